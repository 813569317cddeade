"""Put docstrings into the C that mypyc writes: it leaves them out, and `help()` would be empty.

mypyc gives every class, function and method the text of its signature; the docstring follows it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SIGNATURE = r'PyDoc_STR\("((?:[^"\\]|\\.)*--\\n\\n)"\)'
METHOD = re.compile(r"(CPyPy_(\w+),\s+METH_[A-Z_ |]+, )" + SIGNATURE)
CLASS = re.compile(r"(\.tp_doc = )" + SIGNATURE.replace('"((', '"((\\w+)(', 1))
PROPERTY = re.compile(r"(\(getter\)(\w+)_get_(\w+),\s+(?:NULL|\(setter\)\w+), )NULL")


def write_docstrings(source: str, code: str) -> str:
    """The C of a module with the docstrings of its source."""
    texts = dict(docstrings(ast.parse(source)))

    def method(found: re.Match[str]) -> str:
        return documented(found[1], found[3], text_of(texts, found[2]))

    def described(found: re.Match[str]) -> str:
        return documented(found[1], found[2], texts.get(found[3], ""))

    def getter(found: re.Match[str]) -> str:
        text = text_of(texts, f"{found[2]}___{found[3]}")
        return f"{found[1]}PyDoc_STR({quoted(text)})" if text else found[0]

    return PROPERTY.sub(getter, CLASS.sub(described, METHOD.sub(method, code)))


def docstrings(node: ast.Module | ast.ClassDef, path: str = "") -> Iterator[tuple[str, str]]:
    """The docstrings of functions, classes and methods, by their names as C spells them."""
    for inner in node.body:
        if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
            name = f"{path}___{inner.name}" if path else inner.name
            yield name, ast.get_docstring(inner) or ""
            if isinstance(inner, ast.ClassDef):
                yield from docstrings(inner, name)


def text_of(texts: dict[str, str], symbol: str) -> str:
    """The docstring of a symbol; it begins with as much of the module's name as makes it unique."""
    parts = symbol.split("___")
    names = ("___".join(parts[i:]) for i in range(1, len(parts)))
    return next((texts[name] for name in names if name in texts), "")


def documented(before: str, signature: str, text: str) -> str:
    return f'{before}PyDoc_STR("{signature}" {quoted(text)})'


def quoted(text: str) -> str:
    """A text as C reads it; bytes that are not ASCII in octal, which never runs on."""
    signs = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    written = (signs.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in text.encode())
    return '"' + "".join(written) + '"'


def document(folder: Path, names: list[str], generated: list[str]) -> None:
    """Write the docstrings of these modules, given below `folder`, into the C made of them."""
    for name in names:
        module = "anthropolis." + name.removesuffix(".py").replace("/", ".")
        ending = f"__native_{module.replace('.', '___')}.c"
        for path in (Path(c) for c in generated if c.endswith(ending)):
            code = path.read_text(encoding="utf-8")
            source = (folder / name).read_text(encoding="utf-8")
            path.write_text(write_docstrings(source, code), encoding="utf-8")
