"""Pickling and deep copies of what the rules make: by the arguments of its constructor.

What is compiled keeps its fields where pickle does not look for them.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

from mypy_extensions import mypyc_attr


def by_fields(value: Any) -> tuple[Any, ...]:
    """How to make a small frozen thing again: its class, and the fields that dataclasses list."""
    names = getattr(type(value), "__match_args__", ())
    return type(value), tuple([getattr(value, name) for name in names])


def constructor_fields(kind: Any) -> list[str]:
    """The arguments of a state's constructor behind seats and chance."""
    return list(inspect.signature(kind).parameters)[2:]


def copied(value: Any) -> Any:
    """A copy that shares nothing that can change: lists of lists are copied, all else is frozen."""
    return [copied(inner) for inner in value] if isinstance(value, list) else value


FLOW: Final = ("todo", "asking", "asked", "answers", "together", "parted", "drafts", "listening",
               "events")  # fmt: skip
"""What a state has beside the fields of its game."""


def revived(kind: Any, seats: int, chance: Any, own: list[Any], flow: list[Any]) -> Any:
    """A state that was pickled or copied deeply."""
    state = kind(seats, chance, *own)
    for name, value in zip(FLOW, flow, strict=True):
        setattr(state, name, value)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept:
    """A part of a state: `saved_fields` are its fields in the order of its constructor.

    A frozen dataclass need not say them.
    """

    def saved_fields(self) -> list[str]:
        return list(getattr(type(self), "__match_args__", ()))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.saved_fields()])
