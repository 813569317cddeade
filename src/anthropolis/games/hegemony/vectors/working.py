"""Workers who move, learn, leave and come, as vectors write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.rules.free.people import INCOMING, NOBODY_LEARNS, SKILL
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import PLACE
from anthropolis.games.hegemony.rules.moving.plan import UNION
from anthropolis.games.hegemony.table.roles import KINDS
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.answering import (
    IMPOSSIBLE,
    Answering,
    company_of,
    kind_of,
)

SHUFFLED, KINDS_OF_MOVES = 8, 5
"""So many moves of an Assign action, of so many kinds, are tried in every order."""


def worker_code(kind: str, place: str | None) -> int:
    """Where a worker stands and what it is; unemployed if no place is named."""
    source = -1 if place in (None, "unemployed") else company_of(str(place))
    return (source + 1) * KINDS + kind_of(kind) if source > IMPOSSIBLE else IMPOSSIBLE


def assign_workers(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "moves" not in a.entry:
        raise Malformed("moves: an answer is missing")
    moves = [move_parts(move) for move in a.entry["moves"]]
    few = len(moves) <= SHUFFLED and len(set(map(tuple, moves))) <= KINDS_OF_MOVES
    order = workable(country, step, seat, moves, []) if few else None
    return [part for move in order or moves for part in move]


def move_parts(move: Mapping[str, Any]) -> list[int]:
    kind = kind_of(move["worker"])
    to = UNION + kind if move["to"] == "union" else company_of(move["to"])
    return [worker_code(move["worker"], move.get("from")), PLACE + to]


def workable(
    country: Country, step: Any, seat: int, moves: list[list[int]], made: list[list[int]]
) -> list[list[int]] | None:
    """HEG-ASG-02, HEG-ASG-09: the moves in an order in which each is offered.

    Moves are judged together at the end, so that somebody may be written in a place that another
    leaves further down; only unions look at what was done before them, and keep their place.
    """
    if not moves:
        return made
    union_next = moves[0][1] >= PLACE + UNION
    for number, move in enumerate(moves[:1] if union_next else moves):
        if not union_next and move[1] >= PLACE + UNION:
            break
        if move in moves[:number]:
            continue
        parts = [part for earlier in made for part in earlier]
        offered = move[0] in step.more(country, seat, parts)
        if offered and move[1] in step.more(country, seat, [*parts, move[0]]):
            rest = moves[:number] + moves[number + 1 :]
            if (order := workable(country, step, seat, rest, [*made, move])) is not None:
                return order
    return None


def assign_employees(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "moves" not in a.entry:
        raise Malformed("moves: an answer is missing")
    return sorted(
        company_of(move["to"]) * KINDS + kind_of(move["worker"])
        if move.get("from", "unemployed") == "unemployed"
        else IMPOSSIBLE
        for move in a.entry["moves"]
    )


def use_education(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "worker" not in a.entry:
        return [NOBODY_LEARNS]
    skill = SKILL + kind_of(a.parameter("skill"))
    return [worker_code(a.entry["worker"], a.entry.get("at")), skill]


def swap_workers(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    parts: list[int] = []
    for swap in a.entry["swaps"]:
        parts += [worker_code(swap["out"], swap["company"]), INCOMING + kind_of(swap["in"])]
    return parts


def migrate(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    removed = a.parameter("remove")
    if not any(removed.values()):
        raise Refused("HEG-OP-06", "at least one leaves")
    return sorted(kind_of(name) for name, number in removed.items() for _ in range(number))


def add_skilled(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [kind_of(a.parameter("skill"))]


def new_worker(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """HEG-CMP-06: whoever comes for want of an unskilled one is of the kind that is chosen."""
    return [kind_of(a.told(country.roles[seat], "skilled"))]
