"""Which games there are. Games come in through the entry point group `anthropolis.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from anthropolis.engine.game import Game

GROUP = "anthropolis.games"
_loaded: dict[str, Game] = {}


class UnknownGame(ValueError):
    """No installed package provides a game of that id."""


@cache
def _found() -> dict[str, EntryPoint]:
    """Looked for once: what is installed does not change while a process runs."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), reverse=True)}


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(set(_found()) | set(_loaded))


def load(game: str) -> Game:
    """The game with that id; raises UnknownGame."""
    if game not in _loaded:
        point = _found().get(game)
        if point is None:
            raise UnknownGame(f"unknown game {game!r}: choose one of {', '.join(games())}")
        _loaded[game] = point.load()
    return _loaded[game]


def register(game: Game) -> None:
    """Make a game known for this process only, for instance in a test."""
    _loaded[game.id] = game
