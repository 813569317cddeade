"""`anthropolis bench` and the script for the comparison with other engines."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path

from anthropolis import load
from anthropolis.engine import flow
from anthropolis.lab.bench import Bench, Series, form, measure
from tests.cli.user import User

OURS = Path(__file__).parents[2] / "benchmarks" / "ours.py"
QUICK = ("bench", "anthropocene", "--seconds", "0.02", "--repeats", "2")


def test_a_series_is_summed_up_by_its_median_and_its_range() -> None:
    series = Series((3.0, 1.0, 2.0))
    assert (series.median, series.low, series.high) == (2.0, 1.0, 3.0)


def test_a_measurement_counts_whole_games_and_all_their_decisions() -> None:
    """The clock goes on by one second at each look, so the third game ends the measurement."""
    ticks = count()
    bench = Bench(load("anthropocene"), 3, clock=lambda: float(next(ticks)))
    assert bench.playouts(lambda number: 10 + number, seconds=3.0) == (33, 3, 3.0)


def test_positions_come_from_all_depths_of_a_game() -> None:
    bench = Bench(load("anthropocene"), 3, clock=lambda: 0.0)
    states = bench.positions(24)
    depths = {len(bench.game.view(state, -1)["turns"]) for state in states}
    assert len(states) == 16
    assert len(depths) > 4


def test_everything_is_measured_as_often_as_asked_for() -> None:
    speed = measure(load("anthropocene"), 2, 0.005, repeats=3)
    assert len(speed.inner_loop.decisions_per_s.values) == 3
    assert len(speed.from_python.games_per_s.values) == 3
    assert len(speed.copy_us.values) == len(speed.search_per_s.values) == 3
    assert min(speed.copy_us.values) > 0
    assert min(speed.search_per_s.values) > 0
    assert 12 <= speed.decisions_per_game <= 36


def test_the_report_says_which_form_is_running(user: User) -> None:
    expected = "pure Python" if str(flow.__file__).endswith(".py") else "compiled"
    assert form() == expected
    said = user.runs(*QUICK)
    assert f", {expected}, Python " in said.out
    assert "decisions/s, random play in the inner loop" in said.out


def test_programs_get_every_measurement(user: User) -> None:
    report = user.runs(*QUICK, "--json").json()
    (game,) = report["games"]
    assert (game["game"], game["seats"]) == ("anthropocene", 3)
    assert len(game["inner_loop"]["decisions_per_s"]["all"]) == 2


def test_the_comparison_gets_one_line_in_its_own_form() -> None:
    words = [sys.executable, str(OURS), "--seconds", "0.01", "--repeats", "1"]
    done = subprocess.run(
        [*words, "--game", "anthropocene"], capture_output=True, text=True, check=True
    )
    (line,) = done.stdout.splitlines()
    report = json.loads(line)
    assert report["peer"] == "Anthropolis"
    for result in report["results"]:
        assert len(result["decisions_per_s"]) == len(result["games_per_s"]) == 1
        assert result["decisions_per_game"] > 0
    assert report["results"][0]["copy_us"][0] > 0
