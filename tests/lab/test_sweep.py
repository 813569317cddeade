"""Studies: what is refused and where, which settings a design has, and what comes out."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from anthropolis.lab.faults import BadRun, BadStudy, NoCluster
from anthropolis.lab.frames import merge_files
from anthropolis.lab.playing import Job, play_game
from anthropolis.lab.sections import effects
from anthropolis.lab.study import combinations_of, read_study
from anthropolis.lab.summing import Sums
from anthropolis.lab.sweep import Swept, sweep

GOOD = """\
game = "limit"
seats = ["random", "random"]
games = 12
measure = "crises"

[options]
generations = 3

[vary]
alliances = [false, true]
start_money = [5, 25]
"""


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "study.toml"
    path.write_text(text, encoding="utf-8")
    return path


MISTAKES = {
    ("alliances =", "aliances ="): (10, "unknown option 'aliances': choose from alliances"),
    ('"random", "random"', '"random", "clever"'): (2, "unknown bot 'clever': choose random"),
    ('["random", "random"]', str(["random"] * 7)): (2, "LIMIT is for 1 to 6 seats, not 7"),
    ("games = 12", "games = 0"): (3, "play at least 1 game"),
    ("games = 12", "gams = 12"): (3, "unknown key 'gams': did you mean 'games'?"),
    ('"crises"', '"happiness"'): (4, "unknown measure 'happiness': choose from score"),
    ("generations = 3", "generations = 30"): (7, "'generations'"),
    ("start_money = [5, 25]", "start_money = 5"): (11, "needs the list of its values"),
    ("start_money = [5, 25]", "start_money = [5, 5]"): (11, "has a value twice"),
    ('game = "limit"', 'game = "chess"'): (1, "unknown game 'chess': choose one of"),
    ('game = "limit"', 'game = "limit'): (0, "this is not TOML"),
    ("measure =", 'design = "star"\nmeasure ='): (4, "unknown design 'star': choose grid"),
    ("[options]", "[option]"): (6, "unknown key 'option': did you mean 'options'?"),
    ("games = 12", 'games = "many"'): (3, "'games' is a whole number, not 'many'"),
    ("games = 12", 'design = "random"\npoints = 0'): (4, "at least 1 point"),
    ("games = 12", 'design = "random"\npoints = 1001'): (4, "at most 1,000 points"),
    ("[vary]\n", "[stop]\nwithin = -1\n\n[vary]\n"): (10, "a width above 0"),
    ("[vary]\n", "[stop]\nat_least = 0\n\n[vary]\n"): (10, "play at least 1 game before"),
    ("[vary]\n", "[stop]\nat_least = 13\n\n[vary]\n"): (10, "12 games and so never stops before"),
    ("generations = 3", "start_money = 3"): (11, "'start_money' is also set for all"),
    ("[vary]\n", '[vary]\nseats = [["random"]]\n'): (10, "'seats' is also set for all"),
    (GOOD[GOOD.index("alliances") :], ""): (9, "nothing varies: a study compares values"),
    ("alliances =", "lenses.military ="): (10, "'lenses.military': false is not allowed"),
    ("generations = 3", "lenses.military = 3"): (7, "'lenses.military': 3 is not allowed"),
    ("generations = 3", "[options.lenses]\nmilitary = 3"): (8, "'lenses.military': 3 is not"),
    ("alliances =", '"generations.first" ='): (10, "'generations' has one value and no parts"),
    ('"random", "random"', '\n  ["random"]\n'): (2, "seats are names of bots"),
    ('"random", "random"', '"random",\n"json:loads"'): (2, "'json:loads' is no bot"),
}


@pytest.mark.parametrize("mistake", list(MISTAKES), ids=str)
def test_a_mistake_is_refused_with_its_line_and_the_remedy(
    mistake: tuple[str, str], tmp_path: Path
) -> None:
    line, message = MISTAKES[mistake]
    path = written(tmp_path, GOOD.replace(*mistake))
    with pytest.raises(BadStudy) as refused:
        read_study(path)
    assert message in str(refused.value)
    if line:
        assert f"study.toml, line {line}: " in str(refused.value)
    assert [p.name for p in tmp_path.iterdir()] == ["study.toml"]


def test_an_option_that_the_rules_refuse_has_its_line_though_they_say_it_in_words(
    tmp_path: Path,
) -> None:
    text = 'game = "hegemony"\nseats = ["random", "random"]\n{}\n[vary]\nrounds = [1, 2]\n{}'
    tables = "[options]\nalternative_events = true", ""
    with pytest.raises(BadStudy, match=r"line 4: alternative events need the State"):
        read_study(written(tmp_path, text.format(*tables)))
    with pytest.raises(BadStudy, match=r"line 6: alternative events need the State"):
        read_study(written(tmp_path, text.format("", "alternative_events = [false, true]")))


def test_a_mistake_behind_lists_of_several_lines_has_its_line(tmp_path: Path) -> None:
    text = GOOD.replace('seats = ["random", "random"]', "")
    text = text.replace("[vary]", '[vary]\nseats = [\n  ["random"],\n  ["greedy"]\n]')
    with pytest.raises(BadStudy, match=r"line 15: option 'start_money'"):
        read_study(written(tmp_path, text.replace("[5, 25]", '["much"]')))


def test_an_option_inside_another_may_be_written_in_any_way_of_toml(tmp_path: Path) -> None:
    ways = (
        '[vary]\n"lenses.military" = ["none", "pacifist"]',
        '[vary]\nlenses.military = ["none", "pacifist"]',
        '[vary.lenses]\nmilitary = ["none", "pacifist"]',
    )
    for way in ways:
        study = read_study(written(tmp_path, GOOD[: GOOD.index("[vary]")] + way))
        assert study.vary == {"lenses.military": ["none", "pacifist"]}


def test_a_folder_in_another_run_or_study_is_refused(tmp_path: Path) -> None:
    study = read_study(written(tmp_path, GOOD.replace("games = 12", "games = 1")))
    (tmp_path / "manifest.json").write_text('{"name": "somebody else’s"}', encoding="utf-8")
    sweep(study, tmp_path / "first", workers=1)
    for inside in ("first/second", "first/settings/second", "first/settings/000/second"):
        with pytest.raises(BadRun, match=r"lies in the folder of another run|is not empty"):
            sweep(study, tmp_path / inside, workers=1)
        assert not (tmp_path / inside).exists()


def test_a_broken_study_in_the_folder_is_named(tmp_path: Path) -> None:
    study = read_study(written(tmp_path, GOOD))
    (tmp_path / "out").mkdir()
    (tmp_path / "out/study.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadRun, match=r"study\.json is broken: choose a new folder"):
        sweep(study, tmp_path / "out", workers=1)


def test_a_study_that_cannot_run_where_it_should_leaves_no_folder(tmp_path: Path) -> None:
    study = read_study(written(tmp_path, GOOD))
    with pytest.raises(NoCluster, match="cannot run on 'rai'"):
        sweep(study, tmp_path / "out", on="rai")
    assert not (tmp_path / "out").exists()


def test_designs() -> None:
    vary: dict[str, list[Any]] = {"a": [1, 2, 3], "b": [False, True]}
    assert len(combinations_of(vary, "grid", 0, 1)) == 6
    assert combinations_of(vary, "one_at_a_time", 0, 1) == [
        {"a": 1, "b": False}, {"a": 2, "b": False}, {"a": 3, "b": False}, {"a": 1, "b": True},
    ]  # fmt: skip
    drawn = combinations_of(vary, "random", 4, 1)
    assert drawn[0] == {"a": 1, "b": False}
    assert len({str(point) for point in drawn}) == 4
    assert drawn == combinations_of(vary, "random", 4, 1)


def test_settings_are_compared_deal_by_deal(tmp_path: Path) -> None:
    study = read_study(written(tmp_path, GOOD))
    swept = sweep(study, tmp_path / "out", workers=1)
    assert [swept.values(n) for n in range(4)] == [
        {"alliances": a, "start_money": m} for a in (False, True) for m in (5, 25)
    ]
    seeds = [results.games["seed"].to_list() for results in swept.results]
    assert seeds == [seeds[0]] * 4
    first = swept.results[0].games["crises"].to_list()
    second = swept.results[1].games["crises"].to_list()
    gaps = [b - a for a, b in zip(first, second)]
    assert swept.difference(1).mean == pytest.approx(sum(gaps) / 12)
    money = next(one for one in effects(swept) if one["option"] == "start_money")
    crises = [results.games["crises"] for results in swept.results]
    by_deal = ((crises[1] - crises[0]) + (crises[3] - crises[2])) / 2
    assert money["mean"] == pytest.approx(by_deal.mean())
    assert money["half"] == pytest.approx(1.96 * by_deal.std() / 12**0.5)  # type: ignore[operator]
    again = sweep(study, tmp_path / "out", workers=1)
    assert again.about == swept.about
    other = read_study(written(tmp_path, GOOD.replace("[5, 25]", "[5, 30]")))
    with pytest.raises(BadRun, match="holds another study"):
        sweep(other, tmp_path / "out", workers=1)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("precious")
    with pytest.raises(BadRun, match="is not empty and holds no study"):
        sweep(study, tmp_path / "full", workers=1)


def test_a_study_stopped_before_its_last_setting_is_not_finished(tmp_path: Path) -> None:
    sweep(read_study(written(tmp_path, GOOD)), tmp_path / "out", workers=1)
    shutil.rmtree(tmp_path / "out" / "settings" / "003")
    with pytest.raises(BadRun, match="is not finished: the same command goes on"):
        Swept.load(tmp_path / "out")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match=r"none\.toml: No such file or directory$"):
        read_study(tmp_path / "none.toml")


def test_an_automa_where_none_can_sit_is_refused_at_its_seats(tmp_path: Path) -> None:
    bots = '["greedy", "greedy", "greedy", "automa"]'
    text = f'game = "hegemony"\nseats = {bots}\n\n[vary]\nimf_threshold_inclusive = [true, false]\n'
    with pytest.raises(BadStudy, match="line 2: the State has no automa"):
        read_study(written(tmp_path, text))


STOP = "\n[stop]\nwithin = 0.6\nat_least = 4\n"


def test_a_setting_stops_when_its_interval_is_narrow_whatever_the_workers(tmp_path: Path) -> None:
    text = GOOD.replace("games = 12", "games = 400").replace("start_money = [5, 25]\n", "") + STOP
    study = read_study(written(tmp_path, text))
    one = sweep(study, tmp_path / "one", workers=1)
    two = sweep(study, tmp_path / "two", workers=2)
    for results, twin in zip(one.results, two.results):
        assert 4 <= results.sums.games < 400
        assert results.sums.numbers["crises"].half_width <= 0.6
        assert results.games.equals(twin.games)
        assert results.games.height == results.sums.games


def test_one_game_has_no_interval_to_stop_at(tmp_path: Path) -> None:
    study = read_study(written(tmp_path, GOOD + "\n[stop]\nwithin = 9\nat_least = 1\n"))
    sums = Sums()
    sums.add(play_game(Job(study.game, ("random",) * 2, study.points[0].options, 1), 0).result)
    assert not study.enough(sums)
    sums.add(play_game(Job(study.game, ("random",) * 2, study.points[0].options, 1), 1).result)
    assert study.enough(sums)


def test_a_number_that_the_first_games_do_not_have(tmp_path: Path) -> None:
    """In a batch of lost games a column is empty; it takes its kind from the others."""
    polars = pytest.importorskip("polars", reason="the extra lab is not installed")
    empty = polars.DataFrame({"game": [0], "ice": [None], "sky": [[]]})
    assert empty.schema["ice"] == polars.Null
    full = polars.DataFrame({"game": [1], "ice": [3], "sky": [[4, 5]]})
    missing = polars.DataFrame({"game": [2], "ice": [None], "sky": [None]})
    for number, frame in enumerate((empty, missing, full, empty)):
        frame.write_parquet(tmp_path / f"{number}.parquet")
    merge_files([tmp_path / f"{n}.parquet" for n in range(4)], tmp_path / "all.parquet")
    merged = polars.read_parquet(tmp_path / "all.parquet")
    assert merged["ice"].to_list() == [None, None, 3, None]
    assert merged["sky"].to_list() == [[], None, [4, 5], []]
