"""How fast games are simulated, and what the laboratory adds to playing them, as Markdown tables.

    python benchmarks/laboratory.py games --seconds 5      # per game and bot, 1 and 2 workers
    python benchmarks/laboratory.py tables --games 2000    # what Parquet and Ray cost
    python benchmarks/laboratory.py peers --seconds 5      # simulators of others, in the same run

Rates are by the clock, costs in processor time of all processes: the latter are less disturbed by
others on the machine. `ray`, `catanatron` and `open_spiel` are measured where they are installed.
"""

from __future__ import annotations

import argparse
import importlib
import os
import resource
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from anthropolis.engine import flow
from anthropolis.engine.registry import load
from anthropolis.lab.seating import usual_seats
from anthropolis.lab.simulate import simulate
from anthropolis.lab.spreading import usual_workers

GAMES = ("anthropocene", "limit", "climat", "hegemony")
BOTS = ("random", "greedy")
SPIELS = ("backgammon", "oh_hell(players=4)", "hanabi(players=4)")
MILLION = 1_000_000
Measured = tuple[float, float]
"""Seconds by the clock, and seconds of processors."""


def processor_seconds() -> float:
    """Of this process and of those it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def timed(work: Callable[[], Any]) -> tuple[Measured, Any]:
    clock, processors = time.perf_counter(), processor_seconds()
    done = work()
    return (time.perf_counter() - clock, processor_seconds() - processors), done


def play(game: str, bot: str, games: int, workers: int, **more: Any) -> tuple[Measured, int]:
    """Measured, and the decisions that were made."""
    seats = [bot] * usual_seats(load(game))
    tables = more.pop("tables", () if "out" not in more else None)
    measured, results = timed(
        lambda: simulate(game, seats, games, 1, workers=workers, tables=tables, **more)
    )
    return measured, int(results.summary()["decisions"])


def enough_games(game: str, bot: str, seconds: float) -> int:
    """About as many games as one worker plays in that time."""
    games = 1
    while True:
        (clock, _), _ = play(game, bot, games, 1)
        if clock > seconds / 8:
            return max(2, round(games * seconds / clock))
        games *= 4


def show(head: tuple[str, ...], rows: list[list[str]]) -> None:
    print(f"| {' | '.join(head)} |")
    print(f"|{' --- |' * 2}{' ---: |' * (len(head) - 2)}")
    for row in rows:
        print(f"| {' | '.join(row)} |", flush=True)
    print()


def measure_games(seconds: float) -> None:
    head = ("game", "bot", "games", "games/s, 1 worker", "games/s, 2 workers", "efficiency",
            "processor seconds per million decisions")  # fmt: skip
    rows = []
    for game in GAMES:
        for bot in BOTS:
            games = enough_games(game, bot, seconds)
            (one, used), decisions = play(game, bot, games, 1)
            (two, _), _ = play(game, bot, 2 * games, 2)
            rows.append([
                game, bot, f"{games:,}", f"{games / one:,.1f}", f"{2 * games / two:,.1f}",
                f"{one / two:.0%}", f"{used * MILLION / decisions:,.1f}",
            ])  # fmt: skip
    show(head, rows)


def measure_tables(games: int) -> None:
    """The same games without tables, with tables in a folder, and on Ray."""
    head = ("game", "kept", "games", "processor milliseconds a game", "seconds by the clock")
    rows = []
    for game in ("anthropocene", "limit"):
        count = games if game == "anthropocene" else max(2, games // 20)
        ways: dict[str, dict[str, Any]] = {
            "nothing, 1 worker": {"workers": 1},
            "Parquet, 1 worker": {"workers": 1, "out": ""},
            "Parquet, 2 workers": {"workers": 2, "out": ""},
        }
        if has("ray"):
            ways["Parquet, Ray"] = {"workers": 2, "out": "", "on": "ray"}
        for way, wish in ways.items():
            with tempfile.TemporaryDirectory() as folder:
                more = {**wish, "out": Path(folder) / "run"} if "out" in wish else dict(wish)
                (clock, used), _ = play(game, "random", count, **more)
            cost = "" if "Ray" in way else f"{1000 * used / count:.2f}"
            rows.append([game, way, f"{count:,}", cost, f"{clock:.1f}"])
    show(head, rows)


def measure_peers(seconds: float) -> None:
    """Whole random games of others by their own simulators, and ours beside them."""
    head = ("simulator", "game", "games", "games/s", "processor milliseconds a game")
    rows = []
    for name, game, run in [*ours(), *catanatron(), *open_spiel()]:
        games, clock, used = 1, 0.0, 0.0
        while clock < seconds / 4:
            games *= 4
            (clock, used), _ = timed(partial(run, games))
        rows.append(
            [name, game, f"{games:,}", f"{games / clock:,.1f}", f"{1000 * used / games:.3g}"]
        )
    show(head, rows)


Simulator = tuple[str, str, Callable[[int], Any]]


def ours() -> list[Simulator]:
    return [("Anthropolis", game, partial(play, game, "random", workers=1)) for game in GAMES]


def catanatron() -> list[Simulator]:
    """Its own loop of a game, `Game.play`."""
    if not has("catanatron"):
        return []
    peer = importlib.import_module("catanatron")

    def run(games: int) -> None:
        for _ in range(games):
            peer.Game([peer.RandomPlayer(colour) for colour in peer.Color]).play()

    return [("Catanatron", "Catan, 4 players", run)]


def open_spiel() -> list[Simulator]:
    """Its own loop of a game between its own random bots, in C++."""
    if not has("pyspiel"):
        return []
    spiel = importlib.import_module("pyspiel")

    def runner(name: str) -> Callable[[int], Any]:
        game = spiel.load_game(name)
        bots = [spiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

        def run(games: int) -> None:
            for seed in range(games):
                spiel.evaluate_bots(game.new_initial_state(), bots, seed)

        return run

    return [("OpenSpiel", name, runner(name)) for name in SPIELS]


def has(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def main() -> None:
    reader = argparse.ArgumentParser(description="Speed of the laboratory")
    reader.add_argument("part", choices=("games", "tables", "peers"))
    reader.add_argument("--seconds", type=float, default=5.0, help="of each measurement")
    reader.add_argument("--games", type=int, default=2000, help="for tables")
    given = reader.parse_args()
    form = "pure Python" if str(flow.__file__).endswith(".py") else "compiled"
    load_now = os.getloadavg()[0]
    print(f"{form}, {usual_workers()} processors, load {load_now:.1f} before\n")
    if given.part == "games":
        measure_games(given.seconds)
    elif given.part == "tables":
        measure_tables(given.games)
    else:
        measure_peers(given.seconds)


if __name__ == "__main__":
    main()
