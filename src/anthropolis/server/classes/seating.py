"""Who sits where in a class: by themselves, dealt out, or as the teacher's list says."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from anthropolis.server.lessons import Seating
from anthropolis.server.tables.names import look_of
from anthropolis.server.tables.table import Table


class Plan(NamedTuple):
    """How people find a seat."""

    seating: Seating
    people: int
    names: Sequence[Sequence[str]]


def free_seats(table: Table, people: int) -> list[int]:
    """Seats that somebody may take: open, or held by a bot because nobody came."""
    if table.match.finished:
        return []
    return [
        seat
        for seat, setting in enumerate(table.seats[:people])
        if setting.controller == "open"
        or (setting.controller == "bot" and setting.name is None)
    ]  # fmt: skip


def expected(table: Table, names: Sequence[str]) -> list[str]:
    """Who is on the list of this table and has not come yet."""
    here = {look_of(setting.name) for setting in table.seats if setting.name}
    return [name for name in names if look_of(name) not in here]


def order(
    plan: Plan, tables: Sequence[Table], name: str, wish: int | None, chance: random.Random
) -> list[int]:
    """The places of the tables at which this person may sit, the best one first."""
    free = [len(free_seats(table, plan.people)) for table in tables]
    if plan.seating == "own":
        wanted = range(len(tables)) if wish is None else [wish - 1]
        return [place for place in wanted if place < len(tables) and free[place]]
    if plan.seating == "list":
        own = [n for n, names in enumerate(plan.names) if _named(name, names) and n < len(tables)]
        if own:
            return [place for place in own if free[place]]
        for place, names in enumerate(plan.names[: len(tables)]):
            free[place] -= len(expected(tables[place], names))
    # Tables fill evenly; among equals chance decides.
    places = [place for place, seats in enumerate(free) if seats > 0]
    chance.shuffle(places)
    return sorted(places, key=lambda place: -free[place])


def _named(name: str, names: Sequence[str]) -> bool:
    return look_of(name) in {look_of(other) for other in names}
