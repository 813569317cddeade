"""Measure this engine and its peers in one run and print the ratios.

Figures from different days or machines say little: a shared machine varies by 30 %. So all engines
are measured here and now, in several rounds and pinned to the same core; what counts is the ratio
within a round and how far it spreads from round to round.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
PEERS = HERE / "peers"
REFERENCE = "Catanatron"
OURS = "make install"
PIP = "python -m pip install -r benchmarks/requirements-peers.txt"
NPM = "npm ci --prefix benchmarks"
SERIES = ("decisions_per_s", "games_per_s", "copy_us")


@dataclass
class Engine:
    """One command to run in every round, and what it has reported so far."""

    label: str
    command: list[str]
    install: str
    ours: bool = False
    reports: list[dict[str, Any]] = field(default_factory=list)
    failure: str | None = None


@dataclass(frozen=True)
class Line:
    """One game of one engine, with its measurements kept apart by round."""

    engine: str
    version: str | None
    game: str
    ours: bool
    rounds: list[dict[str, Any]]

    def all(self, series: str) -> list[float]:
        """The measurements of all rounds together."""
        return [value for result in self.rounds for value in result[series] or []]

    def by_round(self, series: str) -> list[float | None]:
        """The median of each round, None where nothing was measured."""
        return [median(values) if (values := result[series]) else None for result in self.rounds]

    @property
    def length(self) -> float:
        """Decisions in a game of mean length."""
        return float(median(result["decisions_per_game"] for result in self.rounds))


def engines(ours: Sequence[str]) -> list[Engine]:
    """Ours first and the reference next to it, so that the main ratio is taken close in time."""
    measured = [
        Engine("Anthropolis", [python, str(HERE / "ours.py")], OURS, ours=True) for python in ours
    ]
    for label, script in (
        (REFERENCE, "catanatron_peer.py"),
        ("OpenSpiel", "open_spiel_peer.py"),
        ("RLCard", "rlcard_peer.py"),
        ("PettingZoo", "pettingzoo_peer.py"),
    ):
        measured.append(Engine(label, [sys.executable, str(PEERS / script)], PIP))
    measured.append(Engine("boardgame.io", ["node", str(PEERS / "boardgameio_peer.cjs")], NPM))
    return measured


def pinned() -> list[str]:
    """The prefix that keeps a process on one core, the same for everybody; empty if impossible."""
    if shutil.which("taskset") is None or not hasattr(os, "sched_getaffinity"):
        return []
    return ["taskset", "-c", str(max(os.sched_getaffinity(0)))]


def unavailable(engine: Engine) -> str | None:
    """Why a command cannot even be started."""
    program, script = engine.command
    if not Path(script).is_file():
        return f"benchmarks/{Path(script).relative_to(HERE)} is missing"
    if shutil.which(program) is None:
        return f"{program} is not installed; install it, then: {engine.install}"
    return None


def run(engine: Engine, seconds: float, repeats: int) -> None:
    """Run one engine once; whatever goes wrong becomes one line in the report."""
    engine.failure = unavailable(engine)
    if engine.failure:
        return
    options = ["--seconds", str(seconds), "--repeats", str(repeats)]
    patience = 120 + 30 * seconds * (repeats + 1)
    try:
        done = subprocess.run(
            [*pinned(), *engine.command, *options],
            capture_output=True,
            text=True,
            timeout=patience,
            env=os.environ | {"NODE_ENV": "production"},
            check=False,
        )
    except subprocess.TimeoutExpired:
        engine.failure = f"gave no answer within {patience:.0f} s"
        return
    except OSError as problem:
        engine.failure = f"could not be started: {problem.strerror}"
        return
    read(engine, done)


def read(engine: Engine, done: subprocess.CompletedProcess[str]) -> None:
    """Take the JSON from the last line of output, or say why there is none."""
    try:
        report = json.loads((done.stdout.strip().splitlines() or [""])[-1])
        if "missing" in report:
            engine.failure = f"{report['missing']}; install it with: {engine.install}"
            return
        check(report)
    except (ValueError, TypeError, KeyError):
        said = [line for line in done.stderr.splitlines() if line.strip()]
        reason = said[-1].strip() if said else "its output is not in the form of the benchmarks"
        advice = f"; install it with: {engine.install}" if "No module named" in reason else ""
        engine.failure = f"exit code {done.returncode}, {reason}{advice}"
        return
    engine.reports.append(report)


def check(report: dict[str, Any]) -> None:
    """Refuse a report that the table could not use, before it is merged with good ones."""
    if not report["peer"] or not report["results"]:
        raise ValueError("no results")
    for result in report["results"]:
        if not result["game"] or not result["decisions_per_s"] or not result["games_per_s"]:
            raise ValueError("no measurements")
        float(result["decisions_per_game"])
        sum(result["copy_us"] or [0.0])


def shares(repeats: int, rounds: int) -> list[int]:
    """Spread the repeats over the rounds; every round gets at least one."""
    return [max(1, (repeats + rounds - 1 - index) // rounds) for index in range(rounds)]


def measure(measured: list[Engine], seconds: float, repeats: int, rounds: int) -> None:
    """Run the rounds, every second one backwards, so that a slow drift favours nobody."""
    step, steps = 0, rounds * len(measured)
    for index, share in enumerate(shares(repeats, rounds)):
        for engine in measured if index % 2 == 0 else reversed(measured):
            step += 1
            progress(f"[{step:>2}/{steps}] round {index + 1} of {rounds}: {engine.label} ... ")
            if engine.failure:
                progress("skipped\n")
                continue
            start = time.perf_counter()
            run(engine, seconds, share)
            progress(f"{engine.failure or f'{time.perf_counter() - start:.0f} s'}\n")


def progress(text: str) -> None:
    """Tell whoever waits what is going on; standard output is for the result."""
    print(text, end="", file=sys.stderr, flush=True)


def merge(measured: list[Engine]) -> list[Line]:
    """One line per engine and game, in the order of the engines' own reports."""
    lines: list[Line] = []
    for engine in measured:
        for result in engine.reports[0]["results"] if engine.reports else []:
            same = [
                other
                for report in engine.reports
                for other in report["results"]
                if other["game"] == result["game"]
            ]
            first = engine.reports[0]
            version = first.get("version")
            lines.append(Line(first["peer"], version, result["game"], engine.ours, same))
    return lines


def ratio(ours: Line, reference: Line, series: str) -> dict[str, float] | None:
    """Ours divided by the reference, round by round: the middle and the extremes."""
    pairs = zip(ours.by_round(series), reference.by_round(series), strict=False)
    values = [mine / theirs for mine, theirs in pairs if mine is not None and theirs]
    if not values:
        return None
    return {"median": median(values), "min": min(values), "max": max(values)}


def ratios(lines: list[Line]) -> list[dict[str, Any]]:
    """Each game of ours against the reference; empty when one of the two was not measured."""
    reference = next((line for line in lines if line.engine == REFERENCE), None)
    if reference is None:
        return []
    return [
        {
            "engine": line.engine,
            "game": line.game,
            "against": f"{reference.engine}, {reference.game}",
            "decisions_per_s": ratio(line, reference, "decisions_per_s"),
            "copy_us": ratio(line, reference, "copy_us"),
        }
        for line in lines
        if line.ours
    ]


def number(value: float) -> str:
    """Three significant digits below a hundred, whole numbers with separators above."""
    return f"{value:,.0f}" if value >= 100 else f"{value:#.3g}".rstrip(".")


def spread(values: list[float]) -> str:
    """Median with the range of all measurements."""
    if not values:
        return "-"
    return f"{number(median(values))} ({number(min(values))}-{number(max(values))})"


def times(value: dict[str, float] | None) -> str:
    """A ratio with its range over the rounds."""
    if value is None:
        return "-"
    middle, low, high = (number(value[key]) for key in ("median", "min", "max"))
    return f"{middle} x ({low}-{high})"


def table(head: list[str], rows: list[list[str]], left: int) -> str:
    """Plain text; the first `left` columns are words, the others figures."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    ruler = ["-" * width for width in widths]

    def line(cells: list[str]) -> str:
        padded = (
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return "  ".join(padded).rstrip()

    return "\n".join(line(cells) for cells in [head, ruler, *rows])


def print_report(measured: list[Engine], lines: list[Line]) -> None:
    """The table of engines, the ratios, and a line for everything that is absent."""
    rows = [
        [
            f"{line.engine} {line.version or ''}".rstrip(),
            line.game,
            *(spread(line.all(series)) for series in SERIES),
            number(line.length),
        ]
        for line in lines
    ]
    if rows:
        head = ["engine", "game", "decisions/s", "games/s", "copy µs", "decisions/game"]
        print(table(head, rows, left=2))
        print("Median (lowest-highest) of all measurements.")
    print_ratios(ratios(lines))
    print_absences(measured, lines)


def print_ratios(compared: list[dict[str, Any]]) -> None:
    """Different games are compared, which the heading has to say."""
    if not compared:
        return
    head = ["engine", "game", "decisions/s", "copy time"]
    rows = [
        [one["engine"], one["game"], times(one["decisions_per_s"]), times(one["copy_us"])]
        for one in compared
    ]
    print(f"\nOurs divided by {compared[0]['against']}: median (lowest-highest) over the rounds")
    print(table(head, rows, left=2))


def print_absences(measured: list[Engine], lines: list[Line]) -> None:
    """One line each: what was not measured or cannot be, and why."""
    notes = {(line.engine, note) for line in lines if (note := line.rounds[0].get("note"))}
    for engine, note in sorted(notes):
        print(f"\n{engine}: {note}.")
    for one in measured:
        if one.failure:
            print(f"\n{one.label} {'cut short' if one.reports else 'not measured'}: {one.failure}")


def as_json(measured: list[Engine], lines: list[Line], arguments: argparse.Namespace) -> str:
    """Everything that was measured, round by round, for those who want their own statistics."""
    return json.dumps(
        {
            "seconds": arguments.seconds,
            "repeats": arguments.repeats,
            "rounds": arguments.rounds,
            "pinned": bool(pinned()),
            "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
            "results": [
                {
                    "peer": line.engine,
                    "version": line.version,
                    "game": line.game,
                    **{series: line.all(series) or None for series in SERIES},
                    "decisions_per_game": line.length,
                    "by_round": line.rounds,
                }
                for line in lines
            ],
            "ratios": ratios(lines),
            "not_measured": [
                {"peer": one.label, "reason": one.failure} for one in measured if one.failure
            ],
        },
        indent=2,
    )


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line, refused early where a value makes no sense."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement")
    parser.add_argument("--repeats", type=int, default=5, help="measurements per game, all rounds")
    parser.add_argument("--rounds", type=int, default=3, help="passes through all engines")
    parser.add_argument("--json", action="store_true", help="print the merged data instead")
    parser.add_argument(
        "--ours",
        action="append",
        metavar="PYTHON",
        help="interpreter that has anthropolis installed (may be repeated; default: this one)",
    )
    arguments = parser.parse_args(words)
    if arguments.seconds <= 0 or arguments.repeats < 1 or arguments.rounds < 1:
        parser.error("--seconds, --repeats and --rounds must be positive")
    return arguments


def main(words: Sequence[str] | None = None) -> int:
    """Measure everything there is; fail only if nothing could be measured."""
    arguments = parse(words)
    measured = engines(arguments.ours or [sys.executable])
    try:
        measure(measured, arguments.seconds, arguments.repeats, arguments.rounds)
    except KeyboardInterrupt:
        progress("\nstopped\n")
        return 130
    lines = merge(measured)
    if arguments.json:
        print(as_json(measured, lines, arguments))
    else:
        print_report(measured, lines)
    return 0 if lines else 1


if __name__ == "__main__":
    sys.exit(main())
