"""RLCard: card games in Python, played on the bare game without the feature encoding."""

import importlib
import sys
from copy import deepcopy
from random import random
from typing import Any

from measuring import Game, Play, main


def bare(package: str, legal: str) -> Play:
    """Each step hands back the next player's state, which lists the legal actions under `legal`."""
    game = importlib.import_module(f"rlcard.games.{package}").Game()

    def play(limit: int) -> tuple[Any, int]:
        state, _ = game.init_game()
        for made in range(limit):
            if game.is_over():
                return game, made
            actions = state[legal]
            state, _ = game.step(actions[int(random() * len(actions))])
        return game, limit

    return play


def games() -> list[Game]:
    """A light game and a rule-heavy one."""
    return [
        Game("Uno, 2 players", bare("uno", "legal_actions"), deepcopy),
        Game("Dou Dizhu, 3 players", bare("doudizhu", "actions"), deepcopy),
    ]


if __name__ == "__main__":
    sys.exit(main("RLCard", "rlcard", games))
