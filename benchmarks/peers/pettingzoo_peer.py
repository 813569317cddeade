"""PettingZoo: the usual multi-agent interface of reinforcement learning."""

import importlib
import os
import sys
from random import random
from typing import Any

from measuring import Game, Play, main

NO_COPY = "copying an environment keeps its constructor's arguments, not the position"


def classic(module: str) -> Play:
    """The agent cycle with default wrappers; legal actions are read from the action mask."""
    env = importlib.import_module(f"pettingzoo.classic.{module}").env()

    def play(limit: int) -> tuple[Any, int]:
        env.reset()
        for made in range(limit):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return env, made
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
        return env, limit

    return play


def games() -> list[Game]:
    """The two classic games that need no further engine underneath."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    return [
        Game("tic-tac-toe", classic("tictactoe_v3"), None, NO_COPY),
        Game("Connect Four", classic("connect_four_v3"), None, NO_COPY),
    ]


if __name__ == "__main__":
    sys.exit(main("PettingZoo", "pettingzoo", games))
