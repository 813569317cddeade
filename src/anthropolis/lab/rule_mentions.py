"""Where rule ids are named: in docstrings and in the `rule:` fields of data files.

`ANT-PLC-03, -04 and -05` names three rules, `ANT-MOD-01 to ANT-MOD-04` (or `to -04`) four. A rule
of a lettered list has a letter instead of a number: `BPC-TPX-A to -L` names twelve.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import yaml

ID = re.compile(r"(?<![\w-])([A-Z]{2,}-[A-Z]+)-(\d{2,}|[A-Z])(?!\w)")
NEXT = re.compile(r"(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)-(\d{2,}|[A-Z])(?!\w)")
UP_TO = re.compile(r"(?:\s+to\s+(?:([A-Z]{2,}-[A-Z]+))?-|\.\.-?)(\d{2,}|[A-Z])(?!\w)")


class BadSource(ValueError):
    """A file that cannot be read as what it claims to be."""


class Behind(Enum):
    """What stands behind the place where a rule is named."""

    STATEMENTS = "statements"
    """A function, class or value of its own, or data."""
    MODULE = "module"
    """A whole module, of which some part may be meant."""
    NOTHING = "nothing"


@dataclass(frozen=True)
class Place:
    """Where something stands; `name` is the function, class or assignment."""

    file: str
    line: int
    name: str
    behind: Behind = Behind.STATEMENTS

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


@dataclass(frozen=True)
class Mention:
    """A rule id and where it is named; `implied` if it only lies inside a range."""

    id: str
    place: Place
    implied: bool = False


def ids_in(text: str) -> Iterator[tuple[str, bool]]:
    """The rule ids named in a text, each with whether it is only implied by a range."""
    for first in ID.finditer(text):
        stem, number = first[1], first[2]
        yield f"{stem}-{number}", False
        at = first.end()
        while found := NEXT.match(text, at) or UP_TO.match(text, at):
            last = found[found.re.groups]
            if found.re is UP_TO and found[1] in (None, stem):
                yield from between(stem, number, last)
            if found.re is UP_TO and found[1]:
                break  # the end of the range is a full id and is found for itself
            yield f"{stem}-{last}", False
            number, at = last, found.end()


def between(stem: str, first: str, last: str) -> Iterator[tuple[str, bool]]:
    if first.isalpha() or last.isalpha():
        for letter in range(ord(first[0]) + 1, ord(last[0])):
            yield f"{stem}-{chr(letter)}", True
        return
    for number in range(int(first) + 1, int(last)):
        yield f"{stem}-{number:0{len(first)}d}", True


# -- docstrings ----------------------------------------------------------------------------------


def docstring_mentions(path: Path, shown: str) -> Iterator[Mention]:
    """The rule ids in the docstrings of a Python file; raises BadSource."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        raise BadSource(f"{path}{line}: cannot be read as Python") from error
    for name, text, behind in docstrings(tree, ""):
        place = Place(shown, text.lineno, name, behind)
        yield from (Mention(id, place, implied) for id, implied in ids_in(str(text.value)))


Described = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(node: Described, name: str) -> Iterator[tuple[str, ast.Constant, Behind]]:
    """Every docstring below a node with the name of what it describes, and what that is."""
    before: ast.stmt | None = None
    for statement in node.body:
        text = plain_text(statement)
        if text is not None and before is None:
            yield name, text, behind(node)
        elif text is not None and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            target = assigned(before)
            if target:
                yield joined(name, target), text, Behind.STATEMENTS
        before = statement
        if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from docstrings(statement, joined(name, statement.name))


def behind(node: Described) -> Behind:
    if not any(does_something(statement) for statement in node.body):
        return Behind.NOTHING
    return Behind.MODULE if isinstance(node, ast.Module) else Behind.STATEMENTS


def does_something(statement: ast.stmt) -> bool:
    """Whether a statement can stand for a rule: a text, `pass`, `...` or an import cannot."""
    if isinstance(statement, (ast.Pass, ast.Import, ast.ImportFrom)):
        return False
    if isinstance(statement, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        return any(does_something(inner) for inner in statement.body)
    if isinstance(statement, ast.Raise):
        return "NotImplementedError" not in ast.unparse(statement)
    return not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))


def plain_text(statement: ast.stmt) -> ast.Constant | None:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value if isinstance(statement.value.value, str) else None
    return None


def assigned(statement: ast.stmt | None) -> str:
    """The name that a statement gives a value to, or nothing."""
    if isinstance(statement, ast.AnnAssign):
        return ast.unparse(statement.target)
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0])
    return ""


def joined(outer: str, inner: str) -> str:
    return f"{outer}.{inner}" if outer else inner


# -- data ----------------------------------------------------------------------------------------


def data_mentions(path: Path, shown: str) -> Iterator[Mention]:
    """The rule ids in the `rule:` fields of a YAML file; raises BadSource."""
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadSource(f"{path}: cannot be read as YAML") from error
    for node in rule_fields(root):
        place = Place(shown, node.start_mark.line + 1, "")
        yield from (Mention(id, place, implied) for id, implied in ids_in(node.value))


def rule_fields(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    """The texts of all fields called `rule`, at any depth; a field may hold a list."""
    if isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from rule_fields(inner)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == "rule":
                yield from texts(value)
            yield from rule_fields(value)


def texts(node: yaml.Node) -> list[yaml.ScalarNode]:
    nodes = node.value if isinstance(node, yaml.SequenceNode) else [node]
    return [inner for inner in nodes if isinstance(inner, yaml.ScalarNode)]
