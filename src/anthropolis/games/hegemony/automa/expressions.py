"""The words that instruction cards are written with: numbers, named facts, sums and comparisons.

An expression is read once from the data into a small tree; each named fact is one function.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from anthropolis.games.hegemony.automa.looking import Look
from anthropolis.games.hegemony.table.roles import SECTIONS

Fact = Callable[[Look], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Expression:
    """A number that depends on what the automa looks at; a condition is 0 or 1."""

    def value(self, look: Look) -> int:
        raise NotImplementedError

    def facts(self) -> list[str]:
        """The names of all facts it asks for."""
        return []


class Number(Expression):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, look: Look) -> int:
        return self.number


class Named(Expression):
    """One named fact."""

    def __init__(self, name: str, fact: Fact) -> None:
        self.name = name
        self.fact = fact

    def value(self, look: Look) -> int:
        return self.fact(look)

    def facts(self) -> list[str]:
        return [self.name]


ADD: Final = 0
SUBTRACT: Final = 1
MULTIPLY: Final = 2
DIVIDE: Final = 3
EQUAL: Final = 4
AT_LEAST: Final = 5
AT_MOST: Final = 6
MORE: Final = 7
LESS: Final = 8
BOTH: Final = 9


class Pair(Expression):
    """Two expressions and what joins them; a division is rounded down."""

    def __init__(self, how: int, left: Expression, right: Expression) -> None:
        self.how = how
        self.left = left
        self.right = right

    def value(self, look: Look) -> int:
        left = self.left.value(look)
        if self.how == BOTH and not left:
            return 0
        return joined(self.how, left, self.right.value(look))

    def facts(self) -> list[str]:
        found = self.left.facts()
        return found + [name for name in self.right.facts() if name not in found]


def joined(how: int, left: int, right: int) -> int:
    if how == ADD:
        return left + right
    if how == SUBTRACT:
        return left - right
    if how == MULTIPLY:
        return left * right
    if how == DIVIDE:
        return left // right
    return int(holds(how, left, right))


def holds(how: int, left: int, right: int) -> bool:
    if how == EQUAL:
        return left == right
    if how == AT_LEAST:
        return left >= right
    if how == AT_MOST:
        return left <= right
    if how == MORE:
        return left > right
    if how == LESS:
        return left < right
    return bool(left and right)


OPERATORS: Final[dict[str, int]] = {
    "Add": ADD, "Sub": SUBTRACT, "Mult": MULTIPLY, "Div": DIVIDE, "Eq": EQUAL, "GtE": AT_LEAST,
    "LtE": AT_MOST, "Gt": MORE, "Lt": LESS,
}  # fmt: skip


def read(text: str, facts: Mapping[str, Fact]) -> Expression:
    """An expression of the data files; raises ValueError for a word that it does not know."""
    return _read(ast.parse(str(text), mode="eval").body, facts, str(text))


def _read(node: ast.expr, facts: Mapping[str, Fact], text: str) -> Expression:
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return Number(node.value)
    if isinstance(node, ast.Name):
        return _name(node.id, facts, text)
    if isinstance(node, ast.BinOp):
        how = OPERATORS[type(node.op).__name__]
        return Pair(how, _read(node.left, facts, text), _read(node.right, facts, text))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "floor":
        return _read(node.args[0], facts, text)
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
        parts = [_read(value, facts, text) for value in node.values]
        return _all(parts)
    if isinstance(node, ast.Compare):
        return _comparisons(node, facts, text)
    raise ValueError(f"{text!r} is no expression of an instruction card")


def _name(name: str, facts: Mapping[str, Fact], text: str) -> Expression:
    if name in SECTIONS:
        return Number(SECTIONS.index(name))
    if name not in facts:
        raise ValueError(f"{text!r} asks for {name!r}, and there is no such fact")
    return Named(name, facts[name])


def _comparisons(node: ast.Compare, facts: Mapping[str, Fact], text: str) -> Expression:
    """`0 < a <= 6` is two comparisons."""
    sides = [_read(side, facts, text) for side in [node.left, *node.comparators]]
    found: list[Expression] = [
        Pair(OPERATORS[type(op).__name__], sides[i], sides[i + 1]) for i, op in enumerate(node.ops)
    ]
    return _all(found)


def _all(parts: list[Expression]) -> Expression:
    whole = parts[0]
    for part in parts[1:]:
        whole = Pair(BOTH, whole, part)
    return whole
