"""What went badly wrong in a match, and what had led there: summed by cause and by seat.

Nothing here knows a game. An event says that it is a disaster (`mark`), which numbers it is about,
by how much it changes them and who or what brought it about; an event that names no cause belongs
to the last one that did. So "the Bank is empty" becomes "taxes took 160, Surcharge of seat 2 took
27, since the Bank was last filled". It reads the events of the whole match, hidden ones too: only
for matches that are over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from anthropolis.engine.contract import ALARM, NOBODY, Calendar, Cause
from anthropolis.engine.events import Event, event_name
from anthropolis.engine.match import Match

MOST_CAUSES = 6
Brought = Callable[[Sequence[Event], int], list[tuple[Cause, int]]]
"""What a game itself says of the disaster at a place among its events."""


class Contribution(NamedTuple):
    """How much one cause has added to the number that brought the disaster."""

    cause: Cause
    amount: int
    crisis: int | None
    """The earlier disaster that was this cause, by its place in the list: a link of a chain."""


class Crisis(NamedTuple):
    """A disaster: when it struck, the event that tells it, and what had led there."""

    move: int
    """How many choices stood when it had struck."""
    calendar: Calendar
    event: Event
    causes: list[Contribution]
    chain: list[Cause]
    """How it came about, step by step back, where the game tells it."""


class Told(NamedTuple):
    """An event with its cause, if any is known."""

    event: Event
    cause: Cause | None


def crises_of(match: Match) -> list[Crisis]:
    """Every disaster of a match, in order."""
    past = match.game.new(match.seats, match.seed, match.options)
    calendars = [past.game.calendar(past.state)]
    moves = [0] * len(past.events)
    for move, (seat, key) in enumerate(match.choices, 1):
        past.choose(seat, key)
        calendars.append(past.game.calendar(past.state))
        moves += [move] * (len(past.events) - len(moves))
    brought = partial(past.game.brought, past.state)
    return [
        Crisis(
            moves[place], calendars[moves[place]], past.events[place], causes,
            past.game.chain(past.events, place),
        )
        for place, causes in disasters(past.events, brought)
    ]  # fmt: skip


def disasters(
    events: Sequence[Event], brought: Brought | None = None
) -> list[tuple[int, list[Contribution]]]:
    """The places of the disasters among these events, each with what had led there."""
    told = [Told(event, cause) for event, cause in zip(events, last_causes(events))]
    found: list[tuple[int, list[Contribution]]] = []
    for place, event in enumerate(events):
        if event.mark() == ALARM:
            since = _last_alike(events, [other for other, _ in found], event)
            earlier = {n: told[other] for n, (other, _) in enumerate(found) if other >= since}
            known = brought(events, place)[:MOST_CAUSES] if brought else []
            sums = known or _contributions(told[since:place], event)
            found.append((place, [_linked(cause, amount, earlier) for cause, amount in sums]))
    return found


def last_causes(events: Sequence[Event]) -> list[Cause | None]:
    """The cause of each event: its own, or the last one that was named before it."""
    causes: list[Cause | None] = []
    for event in events:
        causes.append(event.cause() or (causes[-1] if causes else None))
    return causes


def _last_alike(events: Sequence[Event], alarms: Sequence[int], event: Event) -> int:
    """Where the account of the last disaster of this kind was closed."""
    for place in reversed(alarms):
        other = events[place]
        if type(other) is type(event) and other.about() == event.about():
            return place + 1
    return 0


def _contributions(told: Sequence[Told], event: Event) -> list[tuple[Cause, int]]:
    """What each cause has added on the way to the disaster, the largest first.

    The first path of a disaster is what has run out, so what took from it counts; where nothing
    took from it, or the disaster says so, it is too much of something.
    """
    ran_out = event.about()[:1]
    sums: dict[Cause, int] = {}
    for other, cause in told:
        if cause is not None and other.change() and other.about()[:1] == ran_out:
            sums[cause] = sums.get(cause, 0) + other.change()
    took = [(cause, amount) for cause, amount in sums.items() if amount < 0]
    gave = [(cause, amount) for cause, amount in sums.items() if amount > 0]
    brought = gave if event.too_much() else took or gave
    return sorted(brought, key=lambda one: -abs(one[1]))[:MOST_CAUSES]


def _linked(cause: Cause, amount: int, alarms: dict[int, Told]) -> Contribution:
    """The contribution, with the last earlier disaster that was its cause."""
    for number in reversed(alarms):
        event, source = alarms[number]
        seat = NOBODY if source is None else source.seat
        words = (event_name(event), "" if source is None else source.what)
        if cause.what in words and seat in (cause.seat, NOBODY):
            return Contribution(cause, amount, number)
    return Contribution(cause, amount, None)
