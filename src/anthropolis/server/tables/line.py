"""The choices that stand at a table, and what else has happened there."""

from __future__ import annotations

from dataclasses import dataclass, field

from anthropolis.engine.match import Option
from anthropolis.server.tables.entries import Choice, Entry


@dataclass(slots=True)
class Move:
    """A choice that stands, and which events it brought.

    Choices with one option play themselves: they have the number of the entry that led to them,
    and `forced` says them in words.
    """

    number: int
    at: float
    choice: Choice
    first_event: int
    last_event: int
    forced: Option | None = None


@dataclass(slots=True)
class Note:
    """An entry that is no choice."""

    number: int
    at: float
    entry: Entry
    move: int


@dataclass(slots=True)
class Request:
    """An undo that waits for everybody's agreement."""

    number: int
    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)
