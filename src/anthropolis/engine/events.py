"""Events: what happened, with the rule that made it happen.

Events are made only when somebody listens (`State.listening`); a simulation never pays for them.
An event class is a frozen dataclass whose fields are plain data, named like the thing in the rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """One change of the game, caused by one rule."""

    rule: str

    def seen_by(self, seat: int) -> Event | None:
        """What a seat may know of it: all (the default), less (another event), or nothing.

        A spectator asks with seat -1.
        """
        return self


SPECTATOR = -1


def event_name(event: Event) -> str:
    """`CardLaid` is called `card_laid` in texts, logs and files."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def event_params(event: Event) -> dict[str, Any]:
    """The event's own fields, without the rule."""
    return {f.name: getattr(event, f.name) for f in fields(event) if f.name != "rule"}


def event_json(event: Event) -> dict[str, Any]:
    """The event as plain data."""
    return {"event": event_name(event), "rule": event.rule, **event_params(event)}
