"""How something came about: back from a disaster to the card or the decision at its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anthropolis.engine.contract import Cause
from anthropolis.engine.events import Event
from anthropolis.games.climat.table.events import BrokeOut, Changed
from anthropolis.games.climat.table.signs import cause_of
from anthropolis.games.climat.table.tokens import STATUS, TOKENS

LONGEST: Final = 8


def chain(events: Sequence[Event], place: int) -> list[Cause]:
    """BPC-CAL-06: its cause, the cause of that one, and so on to where nothing of a region is."""
    event = events[place]
    found: list[Cause] = []
    while isinstance(event, (BrokeOut, Changed)) and len(found) < LONGEST:
        cause = cause_of(event.why, event.whose)
        if cause in found:
            break
        found.append(cause)
        place = last_rise(events, place, event.why, event.whose)
        if place < 0:
            break
        event = events[place]
    return found


def last_rise(events: Sequence[Event], place: int, why: str, whose: str) -> int:
    """Where that trouble last grew in that region before this place; -1 if it is no trouble."""
    if why not in TOKENS and why not in STATUS:
        return -1
    for earlier in range(place - 1, -1, -1):
        event = events[earlier]
        if not isinstance(event, (Changed, BrokeOut)) or event.region != whose:
            continue
        if isinstance(event, BrokeOut) and event.what == why:
            return earlier
        if isinstance(event, Changed) and event.what == why and event.change() > 0:
            return earlier
    return -1
