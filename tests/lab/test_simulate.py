"""Simulations: tables, folders that survive being killed, and the same results everywhere."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import anthropolis
from anthropolis import Record, verify
from anthropolis.bots.naming import BadBot
from anthropolis.lab.batches import play_batch
from anthropolis.lab.crises import crises_of
from anthropolis.lab.faults import BadRun, BadTables, NoCluster
from anthropolis.lab.results import Results
from anthropolis.lab.simulate import games_kept, play_again, simulate
from anthropolis.lab.tables import TABLES, USUAL, dictionary

ALL = tuple(TABLES)
GAMES = ["anthropocene", "climat", "hegemony", "limit"]


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_its_columns_and_speaks_of_the_same_games(game: str) -> None:
    results = simulate(game, ["random"] * 3, 4, 7, workers=1, tables=ALL)
    for name, table in TABLES.items():
        frame = results.table(name)
        fixed = [column.name for column in table.columns]
        assert frame.columns[: len(fixed)] == fixed
        assert set(frame["game"]) <= set(range(4))
    assert results.games["game"].to_list() == [0, 1, 2, 3]
    assert results.seats.height == 12
    assert results.games["decisions"].sum() == results.decisions.height


@pytest.mark.parametrize("game", GAMES)
def test_tables_say_what_the_matches_say(game: str) -> None:
    """Each number is looked up in the match itself, played from the same seed."""
    results = simulate(game, ["random"] * 3, 2, "w", workers=1, tables=ALL, all_lines=True)
    for number in range(2):
        match = anthropolis.load(game).new(3, f"w/{number}")
        anthropolis.play_out(match, ["random"] * 3)
        own = results.seats.filter(game=number)
        assert own["score"].to_list() == list(match.scores)
        assert own["won"].to_list() == [seat in match.winners for seat in range(3)]
        assert (
            results.decisions.filter(game=number).select("seat", "option").rows() == match.choices
        )
        told = crises_of(match)
        crises = results.crises.filter(game=number)
        assert [row["decision"] for row in crises.to_dicts()] == [crisis.move for crisis in told]
        causes = results.causes.filter(game=number)
        assert causes["amount"].to_list() == [c.amount for one in told for c in one.causes]
        ended = results.series.filter(game=number, end=True)
        values = match.game.series(match.state)
        lines = match.game.lines(3, match.options)
        assert ended["value"].to_list() == [values[line.name] for line in lines]


def test_series_begin_with_every_round_and_close_with_the_end() -> None:
    results = simulate("limit", ["random"] * 2, 2, 1, workers=1)
    one = results.series.filter(game=0, quantity="bank")
    assert one["round"].to_list() == [1, 2, 3, 4, 5, 6, 7, 7]
    assert one["end"].to_list() == [False] * 7 + [True]
    finer = simulate("limit", ["random"] * 2, 1, 1, workers=1, every="step")
    assert finer.series.filter(quantity="bank").height > one.height


def test_scores_have_their_parts_and_lenses() -> None:
    seats = simulate("limit", ["random"] * 3, 3, 2, workers=1).seats
    parts = [name for name in seats.columns if name.startswith("part.")]
    assert "part.happiness" in parts
    assert seats.select(parts).sum_horizontal().to_list() == seats["base_score"].to_list()
    assert seats["lens.none"].to_list() == seats["base_score"].to_list()


def test_a_greedy_bot_is_of_its_own_opinion() -> None:
    """Ranked by another greedy bot, greedy choices rank far better than random ones."""

    def mean_rank(bot: str) -> float:
        results = simulate(
            "anthropocene", [bot] * 2, 3, 1, workers=1, tables=["decisions"], rank=True
        )
        mean: Any = results.decisions["rank"].mean()
        return float(mean)

    assert mean_rank("greedy") + 1 < mean_rank("random")


def test_workers_and_memory_change_nothing(tmp_path: Path) -> None:
    for workers in (1, 2):
        simulate("limit", ["random"] * 2, 9, 3, workers=workers, out=tmp_path / f"{workers}")
    assert bytes_of(tmp_path / "1") == bytes_of(tmp_path / "2")
    kept = simulate("limit", ["random"] * 2, 9, 3, workers=1)
    read = Results.load(tmp_path / "2")
    assert kept.summary() == read.summary()
    for name in USUAL:
        assert kept.table(name).equals(read.table(name))


def test_a_run_that_was_stopped_goes_on_without_playing_a_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    simulate("anthropocene", ["random"] * 2, 30, 5, workers=1, out=whole)
    played: list[int] = []

    def counting(task: Any) -> Any:
        if len(played) == 11:
            raise KeyboardInterrupt
        played.extend(task.games)
        return play_batch(task)

    monkeypatch.setattr("anthropolis.lab.simulate.play_batch", counting)
    with pytest.raises(KeyboardInterrupt):
        simulate("anthropocene", ["random"] * 2, 30, 5, workers=1, out=torn)
    assert games_kept(torn) == 11
    played.append(-1)  # past the number at which it stops
    simulate("anthropocene", ["random"] * 2, 30, 5, workers=1, out=torn)
    assert sorted(number for number in played if number >= 0) == list(range(30))
    assert bytes_of(whole) == bytes_of(torn)
    before = len(played)
    simulate("anthropocene", ["random"] * 2, 30, 5, workers=1, out=torn)
    assert len(played) == before


WORDS = ["simulate", "anthropocene", "--seats", "greedy,greedy", "--games", "300"]


def start(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "anthropolis.cli.main", *WORDS, *words],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip


def test_kill_9_in_the_middle_loses_nothing_and_leaves_nobody(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    assert start("--out", str(whole), "--workers", "1").wait() == 0
    for enough in (20, 60):
        process = start("--out", str(torn), "--workers", "2")
        while len(list(torn.glob("parts/*.json"))) < enough and process.poll() is None:
            time.sleep(0.02)
        process.kill()
        process.wait()
        wait_for_the_end_of(process.pid)
    kept = games_kept(torn)
    assert 60 <= kept < 300
    assert start("--out", str(torn), "--workers", "2").wait() == 0
    assert bytes_of(whole) == bytes_of(torn)


STUDY = 'game = "anthropocene"\nseats = ["greedy", "greedy"]\n[vary]\nmode = ["base", "expert"]\n'


def hear_ctrl_c() -> None:
    """Tests that run in the background of a script were told to ignore it, and hand that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("seconds", [0.0, 0.6], ids=["as workers start", "later"])
def test_ctrl_c_in_a_study_says_what_is_kept_and_nothing_else(
    tmp_path: Path, seconds: float
) -> None:
    """A terminal sends it to all processes at once, to workers that only just start too."""
    (tmp_path / "study.toml").write_text(STUDY)
    process = subprocess.Popen(
        [sys.executable, "-m", "anthropolis.cli.main", "sweep", "study.toml", "--workers", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, cwd=tmp_path,
        text=True, preexec_fn=hear_ctrl_c,
    )  # fmt: skip
    while not (tmp_path / "study/settings/000/parts").exists():
        time.sleep(0.01)
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    told = [line for line in process.communicate()[1].splitlines() if " left" not in line and line]
    # Python ends by the signal itself if it came while an import ran code: shells say 130 to both.
    assert process.returncode in (130, -signal.SIGINT)
    assert re.fullmatch(r"\d+ of 200 games are kept in study; the same command .*", told[0])
    assert told[1:] == ["stopped"]
    wait_for_the_end_of(process.pid)


def wait_for_the_end_of(group: int) -> None:
    """The workers of a killed command end by themselves."""
    for _ in range(600):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    os.killpg(group, signal.SIGKILL)
    raise AssertionError("workers outlived the command that started them")


def test_a_folder_takes_one_run_only(tmp_path: Path) -> None:
    simulate("anthropocene", ["random"] * 2, 2, 5, workers=1, out=tmp_path / "run")
    with pytest.raises(BadRun, match="holds another run: its seed is 5, not 6"):
        simulate("anthropocene", ["random"] * 2, 2, 6, workers=1, out=tmp_path / "run")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("precious")
    with pytest.raises(BadRun, match="is not empty and holds no run"):
        simulate("anthropocene", ["random"] * 2, 2, 6, workers=1, out=tmp_path / "full")
    with pytest.raises(BadRun, match="is not the folder of a run"):
        Results.load(tmp_path / "full")


def test_two_at_once_do_not_write_into_one_folder(tmp_path: Path) -> None:
    from anthropolis.lab.runs import RunFolder

    asked: dict[str, Any] = {"wanted": {"tables": []}}
    first, second = (RunFolder.begin(tmp_path / "run", asked) for _ in range(2))
    with (
        first.alone(),
        pytest.raises(BadRun, match="another simulation is writing"),
        second.alone(),
    ):
        pass


def test_wrong_wishes_are_refused_before_anything_runs(tmp_path: Path) -> None:
    with pytest.raises(BadTables, match="unknown table 'cards'"):
        simulate("limit", ["random"] * 2, 1, tables=["cards"], out=tmp_path / "run")
    with pytest.raises(NoCluster, match=r"'ray://far' names no port: .* ray://HOST:10001"):
        simulate("limit", ["random"] * 2, 2, on="ray://far")
    with pytest.raises(NoCluster, match="cannot run on 'moon'"):
        simulate("limit", ["random"] * 2, 1, on="moon", out=tmp_path / "run")
    with pytest.raises(ValueError, match="every round, phase, step"):
        simulate("limit", ["random"] * 2, 1, every="day", out=tmp_path / "run")
    assert not (tmp_path / "run").exists()


class Cheat(anthropolis.Bot):
    """Takes what is not offered."""

    def choose(self, state: Any, seat: int) -> int:
        return -9


class Clumsy(anthropolis.Bot):
    """Has a mistake of its own."""

    def choose(self, state: Any, seat: int) -> int:
        raise ZeroDivisionError("no time left")


def test_a_laid_card_belongs_to_the_seat_that_laid_it() -> None:
    plays = simulate("anthropocene", ["random"] * 3, 2, 8, {"mode": "chick"}, workers=1).plays
    assert plays.group_by("game", "seat").len()["len"].to_list() == [12] * 6


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_the_rules_is_named_with_its_game(workers: int) -> None:
    """Also out of another process, which must be able to tell it."""
    seats = ["random", f"{__name__}:Cheat"]
    with pytest.raises(BadBot, match=r"Cheat' on seat 2 made an illegal choice .* \(seed '8/0'\)"):
        simulate("anthropocene", seats, 1, 8, workers=workers)


def test_a_bot_that_fails_says_in_which_game() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        simulate("anthropocene", ["random", Clumsy], 1, 8)
    assert raised.value.__notes__ == ["in game 0 of anthropocene, seed '8/0'"]


def test_records_are_kept_and_any_game_can_be_played_again(tmp_path: Path) -> None:
    simulate(
        "limit", ["random"] * 2, 3, 8, workers=1, out=tmp_path / "run", records=tmp_path / "records"
    )
    for number in range(3):
        record = Record.load(tmp_path / "records" / f"{number:06}.json")
        match = verify(record)
        again = play_again(tmp_path / "run", number)
        assert again.choices == record.choices
        assert verify(again).scores == match.scores
    with pytest.raises(BadRun, match="has the games 0 to 2, not 3"):
        play_again(tmp_path / "run", 3)


def test_the_manifest_and_the_dictionary_lie_beside_the_tables(tmp_path: Path) -> None:
    simulate("hegemony", ["random"] * 2, 1, 8, workers=1, out=tmp_path / "run")
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text())
    assert manifest["game"] == "hegemony"
    assert manifest["finished"] is True
    assert manifest["options"]["rounds"] == 5
    assert not (tmp_path / "run" / "parts").exists()
    said = (tmp_path / "run" / "DICTIONARY.md").read_text()
    for name in USUAL:
        assert f"## {name}.parquet" in said
        for column in Results.load(tmp_path / "run").table(name).columns:
            assert f"`{column}`" in said or column.startswith("part.")


def test_the_page_of_the_dictionary_is_up_to_date() -> None:
    page = Path(__file__).parent.parent.parent / "docs" / "lab_data.md"
    assert page.read_text(encoding="utf-8") == dictionary()


def test_the_summary_tells_outcomes_as_means_and_shares() -> None:
    """For programs the same as for people: `--json` leaves nothing out."""
    told = simulate("climat", ["random"] * 3, 4, 1, workers=1, tables=()).summary()["outcomes"]
    assert sum(told["victory"].values()) == 1
    assert 0 < told["turn"] <= 36


LIMITED = """
import resource, sys
from anthropolis.cli.main import main
resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))
main(sys.argv[1:])
"""


@pytest.mark.parametrize("most", [4_000, 9_500], ids=["in a batch", "when tables are put together"])
def test_a_disk_that_takes_no_more_is_named_and_the_run_goes_on_later(
    most: int, tmp_path: Path
) -> None:
    words = "simulate limit --seats random,random --games 60 --workers 1 --tables series"
    out = ["--out", str(tmp_path / "run")]
    program = [sys.executable, "-c", LIMITED.format(most=most), *words.split(), *out]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    said = done.stderr.splitlines()[-1]
    assert done.returncode == 2
    assert said.startswith(f"Error: cannot write {tmp_path / 'run'}")
    assert said.endswith("is kept: make room, and the same command goes on")
    assert not list((tmp_path / "run").glob("**/*.part"))
    for name in ("run", "whole"):
        simulate("limit", ["random"] * 2, 60, 1, out=tmp_path / name, tables=["series"], workers=1)
    assert bytes_of(tmp_path / "run") == bytes_of(tmp_path / "whole")
