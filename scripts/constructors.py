"""Write out the constructors of frozen dataclasses in the copy of the sources that is compiled.

mypyc leaves the constructor that `dataclass` makes to the interpreter, and steps are made several
times per decision. The class stays a frozen dataclass in both forms; only who runs `__init__`
differs.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

Fields = dict[str, ast.AnnAssign]


def copy_with_constructors(package: Path, copy: Path, names: list[str]) -> list[str]:
    """Copy a package and rewrite the modules of these names; their paths in the copy.

    `names` come in an order in which bases stand before what derives from them.
    """
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    known: dict[str, Fields] = {}
    for name in names:
        path = copy / name
        path.write_text(with_constructors(path.read_text("utf-8"), known), "utf-8")
    return [str(copy / name) for name in names]


def with_constructors(source: str, known: dict[str, Fields]) -> str:
    """The module with written constructors; `field(...)` is left to `dataclass`.

    `known` has the fields of the classes met so far, for those that inherit from them.
    """
    lines = source.splitlines()
    written: list[tuple[int, list[str]]] = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or not is_frozen_dataclass(node):
            continue
        own = {ast.unparse(n.target): n for n in node.body if isinstance(n, ast.AnnAssign)}
        fields = inherited_fields(node, known) | own
        known[node.name] = fields
        last = max(n.end_lineno or 0 for n in [node.body[0], *own.values()])
        if fields and not any(isinstance(f.value, ast.Call) for f in fields.values()):
            written.append((last, constructor(fields)))
    for line, text in reversed(written):
        lines[line:line] = text
    return "\n".join(lines) + "\n"


def is_frozen_dataclass(node: ast.ClassDef) -> bool:
    return "dataclass(frozen=True)" in [ast.unparse(name) for name in node.decorator_list]


def inherited_fields(node: ast.ClassDef, known: dict[str, Fields]) -> Fields:
    fields: Fields = {}
    for base in node.bases:
        fields |= known.get(ast.unparse(base), {})
    return fields


def constructor(fields: Fields) -> list[str]:
    """Frozen fields may not be set, says the type checker; here is the one place that does."""
    takes = ", ".join(ast.unparse(field) for field in fields.values())
    sets = [f"        self.{name} = {name}  # type: ignore[misc]" for name in fields]
    return ["", f"    def __init__(self, {takes}) -> None:", *sets]
