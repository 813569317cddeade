"""What the Python peers share: the clock, the copies, the JSON.

Every peer supplies one function that plays a random game. Everything around it is the same code for
all of them, so that a difference between two lines of the table is a difference between engines.
"""

import argparse
import contextlib
import importlib.metadata
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

NO_LIMIT = sys.maxsize
POSITIONS = 16
NOT_INSTALLED = 3

Play = Callable[[int], tuple[Any, int]]
"""Play one random game, or its first `limit` decisions; give the state and the decisions made."""


@dataclass(frozen=True)
class Game:
    """One game of a peer; `copy` is None where the engine cannot copy a position."""

    name: str
    play: Play
    copy: Callable[[Any], Any] | None
    note: str | None = None


def playouts(play: Play, seconds: float) -> tuple[int, int, float]:
    """Play whole games for about `seconds`; a game is never cut, so long games overrun a little."""
    decisions = games = 0
    start = time.perf_counter()
    while True:
        decisions += play(NO_LIMIT)[1]
        games += 1
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return decisions, games, elapsed


def positions(game: Game, mean_length: float) -> list[Any]:
    """Positions from all depths of the game, because states grow with logs and hands."""
    assert game.copy is not None
    kept: list[Any] = []
    while len(kept) < POSITIONS:
        wanted = random.randrange(max(1, int(mean_length)))
        state, made = game.play(wanted)
        if made == wanted:
            kept.append(game.copy(state))
    return kept


def copy_time(copy: Callable[[Any], Any], states: list[Any], seconds: float) -> float:
    """Microseconds per copy, averaged over the given positions."""
    copies = 0
    start = time.perf_counter()
    while True:
        for state in states:
            copy(state)
        copies += len(states)
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return 1e6 * elapsed / copies


def measure(game: Game, seconds: float, repeats: int) -> dict[str, Any]:
    """Warm up, then time playouts and copies in turn, `repeats` times."""
    decisions, games, _ = playouts(game.play, seconds / 2)
    states = positions(game, decisions / games) if game.copy else []
    per_second: list[float] = []
    games_per_second: list[float] = []
    copies: list[float] = []
    decisions = games = 0
    for _ in range(repeats):
        made, played, elapsed = playouts(game.play, seconds)
        decisions, games = decisions + made, games + played
        per_second.append(round(made / elapsed, 1))
        games_per_second.append(round(played / elapsed, 3))
        if game.copy:
            copies.append(round(copy_time(game.copy, states, seconds / 4), 3))
    result: dict[str, Any] = {
        "game": game.name,
        "decisions_per_s": per_second,
        "games_per_s": games_per_second,
        "decisions_per_game": round(decisions / games, 1),
        "copy_us": copies or None,
    }
    return result | ({"note": game.note} if game.note else {})


def main(peer: str, distribution: str, games: Callable[[], list[Game]]) -> int:
    """Command line of one peer; a missing package is an answer, not a traceback."""
    parser = argparse.ArgumentParser(description=f"Random play with {peer}, as one JSON object.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement")
    parser.add_argument("--repeats", type=int, default=5, help="measurements per game")
    arguments = parser.parse_args()
    report: dict[str, Any] = {"peer": peer, "version": None, "results": []}
    # Some libraries greet on standard output, which belongs to the JSON.
    with contextlib.redirect_stdout(sys.stderr):
        try:
            listed = games()
            report["version"] = importlib.metadata.version(distribution)
        except ImportError as problem:
            report["missing"] = str(problem)
        else:
            report["results"] = [measure(g, arguments.seconds, arguments.repeats) for g in listed]
    print(json.dumps(report))
    return NOT_INSTALLED if "missing" in report else 0
