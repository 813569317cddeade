"""Events: what happened, with the rule that made it happen.

Events are made only when somebody listens (`State.listening`); a simulation never pays for them.
An event class is a frozen dataclass whose fields are plain data, named like the thing in the rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr

from anthropolis.engine.contract import QUICK, Cause
from anthropolis.engine.keeping import by_fields


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """One change of the game, caused by one rule."""

    rule: str

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def seen_by(self, seat: int) -> Event | None:
        """What a seat may know of it: all (the default), less (another event), or nothing.

        A spectator asks with seat -1.
        """
        return self

    def beat(self) -> str:
        """How much attention it deserves: one of `contract.BEATS`."""
        return QUICK

    def explains(self) -> bool:
        """Whether it only says why something happens; told to those who ask."""
        return False

    def mark(self) -> str:
        """What it is to the timeline: one of `contract.MARKS`."""
        return ""

    def about(self) -> tuple[str, ...]:
        """The paths of the view that it changes; a path stands for all that is below it.

        The first path of a disaster is what has run out, or what there is too much of.
        """
        return ()

    def too_much(self) -> bool:
        """Whether a disaster is that there is too much of what its first path names.

        Else it has run out, unless nothing has ever taken from it.
        """
        return False

    def change(self) -> int:
        """By how much it changes the number at its first path; 0 where it changes none."""
        return 0

    def cause(self) -> Cause | None:
        """Who or what brought it about; None: the same as of the event told before it."""
        return None


SPECTATOR = -1

_names: dict[str, str] = {}
_fields: dict[object, list[str]] = {}
"""What is the same for all events of a kind, worked out once."""


def event_name(event: Event) -> str:
    """`CardLaid` is called `card_laid` in texts, logs and files."""
    kind = type(event).__name__
    if kind not in _names:
        _names[kind] = re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
    return _names[kind]


def event_params(event: Event) -> dict[str, Any]:
    """The event's own fields, without the rule."""
    kind: object = type(event)
    if kind not in _fields:
        _fields[kind] = [f.name for f in fields(event) if f.name != "rule"]
    return {name: getattr(event, name) for name in _fields[kind]}


def event_json(event: Event) -> dict[str, Any]:
    """The event as plain data."""
    return {"event": event_name(event), "rule": event.rule, **event_params(event)}


def event_signs(event: Event) -> dict[str, Any]:
    """What the event declares of itself, as plain data: how to show it and what it belongs to."""
    cause = event.cause()
    return {
        "beat": event.beat(),
        "mark": event.mark(),
        "about": list(event.about()),
        "cause": None if cause is None else {"what": cause.what, "seat": cause.seat},
    }
