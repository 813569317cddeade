"""OpenSpiel: C++ games driven from Python, and one game written in Python."""

import importlib
import sys
from random import random
from typing import Any

from measuring import Game, Play, main

COMPILED = {
    "tic-tac-toe": "tic_tac_toe",
    "Oh Hell, 4 players": "oh_hell(players=4)",
    "Hanabi, 4 players": "hanabi(players=4)",
    "backgammon": "backgammon",
}


def draw(outcomes: list[tuple[int, float]]) -> int:
    """Sample a chance outcome; the last one absorbs rounding errors."""
    rest = random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def playout(pyspiel: Any, name: str) -> Play:
    """One call tells chance, player and end apart, because each crossing into C++ costs."""
    game = pyspiel.load_game(name)
    chance = int(pyspiel.PlayerId.CHANCE)

    def play(limit: int) -> tuple[Any, int]:
        state = game.new_initial_state()
        for made in range(limit):
            player = state.current_player()
            while player == chance:
                state.apply_action(draw(state.chance_outcomes()))
                player = state.current_player()
            if player < 0:
                return state, made
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return state, limit

    return play


def clone(state: Any) -> Any:
    """OpenSpiel's own copy."""
    return state.clone()


def games() -> list[Game]:
    """Two-player, hidden-hand, co-operative and dice games; then the Python game if it loads."""
    pyspiel = importlib.import_module("pyspiel")
    listed = [Game(f"{name} (C++)", playout(pyspiel, key), clone) for name, key in COMPILED.items()]
    try:
        importlib.import_module("open_spiel.python.games.block_dominoes")
    except ImportError as problem:
        print(f"python_block_dominoes left out: {problem}", file=sys.stderr)
    else:
        play = playout(pyspiel, "python_block_dominoes")
        listed.append(Game("block dominoes (Python)", play, clone))
    return listed


if __name__ == "__main__":
    sys.exit(main("OpenSpiel", "open_spiel", games))
