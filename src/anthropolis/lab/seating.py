"""Who sits where when bots meet."""

from __future__ import annotations

from collections.abc import Sequence

from anthropolis.engine.game import Game

USUAL_SEATS = 3


def usual_seats(game: Game) -> int:
    """Three seats, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def fair_seatings(first: str, second: str, seats: int) -> list[tuple[str, ...]]:
    """Two bots around a table so that each sits on every seat equally often.

    They alternate; all rotations are played, and all of them again with the bots exchanged, which
    with an odd number of seats gives both the odd seat.
    """
    found: list[tuple[str, ...]] = []
    for pair in ((first, second), (second, first)):
        table = [pair[seat % 2] for seat in range(seats)]
        found += [rotated(table, by) for by in range(seats)]
    return list(dict.fromkeys(found))


def rotated(table: Sequence[str], by: int) -> tuple[str, ...]:
    return (*table[by:], *table[:by])
