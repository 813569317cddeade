"""How fast learners are served: decisions per second of processor time, in one process.

    python benchmarks/environments.py --seconds 2

`batch` steps 64 matches in one call; `pettingzoo` is the environment inside its usual wrappers,
asked as its tutorials do. Both take any offered action and make every observation and mask.
Processor time is less disturbed by others on the machine.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import anthropolis
from anthropolis.engine import flow
from anthropolis.envs.aec import env

GAMES = ("anthropocene", "limit", "climat", "hegemony")
MATCHES = 64
SEATS = 3


def batch_rate(game: str, seconds: float) -> float:
    luck = np.random.default_rng(1)
    matches = anthropolis.batch(game, MATCHES, SEATS, seed=1, reward="win")
    begun, decisions = time.process_time(), 0
    while time.process_time() - begun < seconds:
        matches.step(np.where(matches.masks, luck.random(matches.masks.shape), -1).argmax(axis=1))
        decisions += MATCHES
    return decisions / (time.process_time() - begun)


def pettingzoo_rate(game: str, seconds: float) -> float:
    luck = np.random.default_rng(1)
    table: Any = env(game, SEATS, reward="win")
    begun, decisions, seed = time.process_time(), 0, 0
    while time.process_time() - begun < seconds:
        table.reset(seed=seed)
        seed += 1
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut or time.process_time() - begun > seconds:
                break
            table.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
    return decisions / (time.process_time() - begun)


def main() -> None:
    reader = argparse.ArgumentParser(description="Speed of the environments")
    reader.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    seconds = reader.parse_args().seconds
    print("compiled" if not str(flow.__file__).endswith(".py") else "pure Python")
    print("| game | batch | PettingZoo |\n| --- | ---: | ---: |")
    for game in GAMES:
        print(
            f"| {game} | {batch_rate(game, seconds):,.0f} | {pettingzoo_rate(game, seconds):,.0f} |"
        )


if __name__ == "__main__":
    main()
