"""Who sits where when bots meet."""

from __future__ import annotations

from collections.abc import Sequence

from anthropolis.bots.naming import BadBot, check_bot, make_bot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.game import Game

USUAL_SEATS = 3


def usual_seats(game: Game) -> int:
    """Three seats, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def check_player(name: str, game: Game) -> None:
    """There is such a bot, and it can be made for this game; raises BadBot.

    What `module:Class` makes is only known once it has made it: before anything is played.
    """
    check_bot(name)
    try:
        make_bot(name, game, chance_from(0))
    except TypeError as error:
        raise BadBot(
            f"{name!r} is no bot: it must make one of a game and a source of chance ({error})"
        ) from error


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
