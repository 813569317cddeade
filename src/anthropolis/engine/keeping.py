"""Pickling and deep copies of what the rules make: by the arguments of its constructor.

What is compiled keeps its fields where pickle does not look for them.
"""

from __future__ import annotations

from typing import Any


def by_fields(value: Any) -> tuple[Any, ...]:
    """How to make a small frozen thing again: its class, and the fields that dataclasses list."""
    names = getattr(type(value), "__match_args__", ())
    return type(value), tuple([getattr(value, name) for name in names])


class Kept:
    """A part of a state: `saved_fields` are its fields in the order of its constructor."""

    def saved_fields(self) -> list[str]:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in self.saved_fields()])
