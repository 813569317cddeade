"""Anthropolis itself, measured as the peers are: random play driven from Python, and copies.

Each game appears twice: driven from Python like every peer, and in the engine's own inner loop, in
which simulations run.
"""

import argparse
import importlib
import json
import sys
from typing import Any

NOT_INSTALLED = 3


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random play with Anthropolis, as JSON.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement")
    parser.add_argument("--repeats", type=int, default=5, help="measurements per game")
    parser.add_argument("--game", action="append", metavar="ID", help="only this one; repeatable")
    return parser.parse_args()


def results(games: list[str] | None, seconds: float, repeats: int) -> list[dict[str, Any]]:
    """The games at their usual number of seats."""
    anthropolis = importlib.import_module("anthropolis")
    bench = importlib.import_module("anthropolis.lab.bench")
    seating = importlib.import_module("anthropolis.lab.seating")
    found: list[dict[str, Any]] = []
    for name in games or anthropolis.games():
        game = anthropolis.load(name)
        speed = bench.measure(game, seating.usual_seats(game), seconds, repeats)
        label = f"{game.name['en']}, {speed.seats} players"
        copies = list(speed.copy_us.values)
        found.append(result(label, speed.from_python, speed.decisions_per_game, copies))
        found.append(
            result(f"{label}, inner loop", speed.inner_loop, speed.decisions_per_game, None)
        )
    return found


def result(game: str, playing: Any, length: float, copies: list[float] | None) -> dict[str, Any]:
    return {
        "game": game,
        "decisions_per_s": list(playing.decisions_per_s.values),
        "games_per_s": list(playing.games_per_s.values),
        "decisions_per_game": length,
        "copy_us": copies,
    }


def main() -> int:
    """Print the report; a missing package is an answer, not a traceback."""
    given = arguments()
    report: dict[str, Any] = {"peer": "Anthropolis", "version": None, "results": []}
    try:
        anthropolis = importlib.import_module("anthropolis")
        bench = importlib.import_module("anthropolis.lab.bench")
    except ImportError as problem:
        report["missing"] = str(problem)
    else:
        report["version"] = f"{anthropolis.__version__} ({bench.form()})"
        report["results"] = results(given.game, given.seconds, given.repeats)
    print(json.dumps(report))
    return NOT_INSTALLED if "missing" in report else 0


if __name__ == "__main__":
    sys.exit(main())
