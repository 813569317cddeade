"""Catanatron: the closest peer, a full modern board game in pure Python."""

import importlib
import sys
from random import random
from typing import Any

from measuring import Game, Play, main


def catan() -> Play:
    """Four random players, driven by the engine's own playable actions and `execute`.

    `execute` checks that the action is playable, as the engine's own loop does, and games stop at
    the engine's own turn limit.
    """
    catanatron = importlib.import_module("catanatron")
    turns_limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)

    def play(limit: int) -> tuple[Any, int]:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
        for made in range(limit):
            if game.winning_color() is not None or game.state.num_turns >= turns_limit:
                return game, made
            actions = game.state.playable_actions
            game.execute(actions[int(random() * len(actions))])
        return game, limit

    return play


def games() -> list[Game]:
    """The one game Catanatron plays."""
    return [Game("Catan, 4 players", catan(), lambda game: game.copy())]


if __name__ == "__main__":
    sys.exit(main("Catanatron", "catanatron", games))
