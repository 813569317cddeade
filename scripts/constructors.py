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
Known = dict[str, Fields]
"""The fields of classes by module and name."""


def copy_with_constructors(package: Path, copy: Path, names: list[str]) -> list[str]:
    """Copy a package and rewrite the modules of these names; their paths in the copy."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    sources = {module_of(package, name): (copy / name).read_text("utf-8") for name in names}
    written = all_with_constructors(sources)
    for name in names:
        (copy / name).write_text(written[module_of(package, name)], "utf-8")
    return [str(copy / name) for name in names]


def module_of(package: Path, name: str) -> str:
    return f"{package.name}.{name.removesuffix('.py').replace('/', '.')}"


def all_with_constructors(sources: dict[str, str]) -> dict[str, str]:
    """Modules by name with written constructors: each after those it imports."""
    known: Known = {}
    written: dict[str, str] = {}

    def write(module: str) -> None:
        if module in written:
            return
        written[module] = ""  # whoever imports it in a circle has no base there
        for imported in places(ast.parse(sources[module])).values():
            if (other := imported.rpartition(":")[0]) in sources:
                write(other)
        written[module] = with_constructors(sources[module], known, module)

    for module in sources:
        write(module)
    return written


def with_constructors(source: str, known: Known, module: str = "") -> str:
    """The module with written constructors; `field(...)` is left to `dataclass`.

    `known` has the fields of the classes met so far, for those that inherit from them.
    """
    lines = source.splitlines()
    tree = ast.parse(source)
    known |= {f"{module}:{n}": known[place] for n, place in places(tree).items() if place in known}
    written: list[tuple[int, list[str]]] = []
    for node in tree.body:
        if not isinstance(node, ast.ClassDef) or not is_frozen_dataclass(node):
            continue
        own = {ast.unparse(n.target): n for n in node.body if isinstance(n, ast.AnnAssign)}
        fields = inherited_fields(node, known, module) | own
        known[f"{module}:{node.name}"] = fields
        last = max(n.end_lineno or 0 for n in [node.body[0], *own.values()])
        if fields and not any(isinstance(f.value, ast.Call) for f in fields.values()):
            written.append((last, constructor(fields)))
    for line, text in reversed(written):
        lines[line:line] = text
    return "\n".join(lines) + "\n"


def places(tree: ast.Module) -> dict[str, str]:
    """The names that a module imports, and where each of them stands."""
    return {
        alias.asname or alias.name: f"{node.module}:{alias.name}"
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def is_frozen_dataclass(node: ast.ClassDef) -> bool:
    return "dataclass(frozen=True)" in [ast.unparse(name) for name in node.decorator_list]


def inherited_fields(node: ast.ClassDef, known: Known, module: str) -> Fields:
    fields: Fields = {}
    for base in node.bases:
        fields |= known.get(f"{module}:{ast.unparse(base)}", {})
    return fields


def constructor(fields: Fields) -> list[str]:
    """Frozen fields may not be set, says the type checker; here is the one place that does."""
    takes = ", ".join(ast.unparse(field) for field in fields.values())
    sets = [f"        self.{name} = {name}  # type: ignore[misc]" for name in fields]
    return ["", f"    def __init__(self, {takes}) -> None:", *sets]
