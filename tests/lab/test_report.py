"""Reports: every section that the tables allow, in both languages, and nothing from elsewhere."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest

from anthropolis.engine.match import verify
from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.lab import charts, measures
from anthropolis.lab.drawing import NARROW, narrowed, spoken, to_png, to_svg, to_svgs
from anthropolis.lab.faults import BadRun
from anthropolis.lab.labels import Labels, own_words
from anthropolis.lab.report import write_report
from anthropolis.lab.results import Results
from anthropolis.lab.sections import CARDS, card_rows, outcome_rows, said_of_extremes
from anthropolis.lab.simulate import simulate
from anthropolis.lab.study import read_study
from anthropolis.lab.sweep import Swept, sweep
from tests.lab.test_sweep import GOOD, written

SECTIONS = {
    "anthropocene": {"scores", "wins", "crises", "causes", "series_0", "extremes"},
    "limit": {"scores", "wins", "parts", "lenses", "crises", "causes", "series_0", "cards"},
    "climat": {"scores", "wins", "crises", "causes", "series_0", "extremes"},
    "hegemony": {"scores", "wins", "parts", "series_0", "extremes"},
}


@pytest.fixture(scope="module")
def limit_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("limit") / "run"
    simulate("limit", ["random"] * 3, 40, 1, workers=1, out=folder)
    return folder


@pytest.mark.parametrize("game", list(SECTIONS))
def test_a_report_has_its_sections_in_both_languages(game: str, tmp_path: Path) -> None:
    simulate(game, ["random"] * 3, 22, 1, workers=1, out=tmp_path / "run")
    page = write_report(tmp_path / "run").read_text(encoding="utf-8")
    for lang in ("en", "fr"):
        found = set(re.findall(rf'<section id="(\w+)-{lang}"', page))
        assert found >= SECTIONS[game]
    assert page.count("<main ") == 2


def test_a_report_loads_nothing_from_anywhere(limit_run: Path) -> None:
    page = write_report(limit_run).read_text(encoding="utf-8")
    assert not re.search(r'(src|href)="(?!#|data:)', page)
    assert not re.search(r"url\((?!#)", page)
    addresses = set(re.findall(r"https?://[^\s\"'<]+", page))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}


def test_pictures_are_written_light_and_dark_and_always_alike(
    limit_run: Path, tmp_path: Path
) -> None:
    write_report(limit_run, tmp_path / "a.html", tmp_path / "pictures")
    write_report(limit_run, tmp_path / "b.html")
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()
    names = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert {"scores.en.svg", "scores.fr.dark.svg", "wins.en.png", "wins.fr.dark.png"} <= names


def test_the_report_of_a_study_says_what_each_option_changes(tmp_path: Path) -> None:
    sweep(read_study(written(tmp_path, GOOD)), tmp_path / "out", workers=1)
    page = write_report(tmp_path / "out").read_text(encoding="utf-8")
    assert 'id="tornado-en"' in page
    assert "Start money: 25" in page
    assert "Argent de départ\u00a0: 25" in page
    assert "Ce qui en sort d’autre" in page
    head, rows = outcome_rows(Swept.load(tmp_path / "out"), Labels(load("limit"), "en"))
    assert head[:3] == ["Setting", "Mean score", "Generation"]
    assert "Crises" not in head
    assert [row[2] for row in rows] == ["3.00 ± 0.00"] * 4


def test_charts_show_what_was_counted(limit_run: Path) -> None:
    results = Results.load(limit_run)
    counts = measures.score_counts(results)
    assert counts["games"].sum() == 120
    rates = measures.win_rates(results)
    assert rates["rate"].to_list() == pytest.approx([results.win_rate(s) for s in range(3)])
    last = measures.bands(results, "bank").filter(round=8)
    ends = results.series.filter(quantity="bank", end=True, round=7)["value"]
    assert last["p50"].item() == ends.median()
    per_game = measures.crises_by_round(results)["mean"].sum()
    assert per_game == pytest.approx(results.crises.height / 40)


def test_plots_are_charts_in_both_languages(limit_run: Path) -> None:
    plot = Results.load(limit_run).plot
    assert "Score" in to_svg(plot.scores())
    assert "Banque mondiale" in to_svg(plot("fr").series("bank"))
    assert to_png(plot.wins()).startswith(b"\x89PNG")
    with pytest.raises(KeyError, match="no series 'happyness': choose from crises"):
        plot.series("happyness")


def test_cards_that_only_one_role_has_are_not_blamed_for_the_role() -> None:
    """A card's lift compares with what the same seats win anyway, so that all together give 0."""
    results = simulate("hegemony", ["random"] * 4, 30, 1, workers=1)
    found = measures.card_effects(results, "card_played.card", most=1000)
    assert abs(found["lift"]).max() < 0.5  # type: ignore[operator]


def test_every_card_of_the_chart_has_its_figures_in_the_table() -> None:
    results = simulate("limit", ["random"] * 2, games=30, seed=1, workers=1)
    seats = results.seats.height
    head, rows = card_rows(results, Labels(load("limit"), "fr"))
    assert head[:3] == ["Carte", "Places qui l’ont jouée", "Elles ont gagné"]
    effects = measures.card_effects(results, CARDS)
    assert len(rows) == effects.height > 1
    for row, effect in zip(rows, effects.to_dicts()):
        who = results.plays.filter(kind=CARDS, thing=effect["thing"])
        played = who.drop_nulls("seat").unique(["game", "seat"]).height
        assert row[1] == f"{100 * played / seats:.1f}\u202f%".replace(".", ",")
        assert " à " in row[3]


def test_a_crisis_is_not_named_twice_and_a_quantity_is_named_in_full() -> None:
    english, french = (Labels(load("anthropocene"), lang) for lang in ("en", "fr"))
    assert english.crisis("ice_changed", "ice") == "Ice lost"
    assert french.crisis("game_lost", "ice") == "Partie perdue\u00a0: glace"
    words = [labels.word("objectives_met") for labels in (english, french)]
    assert words == ["Objectives met", "Objectifs atteints"]


def test_every_word_of_the_laboratory_is_there_in_both_languages() -> None:
    for name, texts in own_words().items():
        assert set(texts) == {"en", "fr"}, name
        gaps = [set(re.findall(r"\{(\w+)\}", text)) for text in texts.values()]
        assert gaps[0] == gaps[1], name


def test_numbers_are_written_as_people_write_them() -> None:
    french = Labels(load("limit"), "fr")
    assert french.number(-1234.5) == "−1\u202f234,5"
    assert french.percent(0.125, 1) == "12,5\u202f%"
    assert Labels(load("limit"), "en").number(1234.5) == "1,234.5"


def test_french_charts_have_french_numbers_and_the_style_of_the_house(limit_run: Path) -> None:
    results = Results.load(limit_run)
    french = spoken(results.plot("fr").wins(), "fr").to_dict()["config"]
    english = spoken(results.plot("en").wins(), "en").to_dict()["config"]
    assert french.pop("locale")["number"]["decimal"] == ","
    assert french == english
    assert Labels(load("limit"), "fr").pair("Pénurie", "eau") == "Pénurie\u00a0: eau"
    assert Labels(load("limit"), "en").pair("Shortage", "water") == "Shortage: water"


def test_extreme_games_bring_their_records(limit_run: Path) -> None:
    page = write_report(limit_run).read_text(encoding="utf-8")
    found = re.findall(r'href="data:application/json;base64,([^"]+)" download="limit-(\d+)', page)
    assert found
    record = Record.from_json(b64decode(found[0][0]))
    assert verify(record).finished
    assert record.seed == Results.load(limit_run).games["seed"][int(found[0][1])]


def test_small_parts_of_a_score_are_put_together(limit_run: Path) -> None:
    """No two parts share a colour, and nothing is lost."""
    results = Results.load(limit_run)
    every, few = measures.part_means(results, 7), measures.part_means(results, 2)
    assert few["part"].n_unique() == 3
    assert measures.OTHERS in few["part"]
    totals = [
        frame.drop("part").group_by("seat").sum().sort("seat")["mean"].to_list()
        for frame in (every, few)
    ]
    assert totals[0] == pytest.approx(totals[1])


def test_parts_of_a_score_have_names_in_both_languages() -> None:
    labels = Labels(load("hegemony"), "fr")
    assert [labels.part(part) for part in ("bills", "wealth")] == ["Projets de Loi", "Richesse"]
    assert Labels(load("limit"), "fr").part("territory") == "Territoire"


def test_phones_get_pictures_of_their_own_width(limit_run: Path) -> None:
    page = write_report(limit_run).read_text(encoding="utf-8")
    assert page.count('<div class="chart">') == page.count('<div class="chart phone">') > 10
    side_by_side = {"hconcat": [{"width": 240, "data": {"values": [{"width": 1}]}}]}
    below = {"vconcat": [{"width": NARROW, "data": {"values": [{"width": 1}]}}]}
    assert narrowed(side_by_side) == below
    widths = [
        int(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
        for narrow in (False, True)
        for svg in to_svgs([spoken(Results.load(limit_run).plot.scores(), "en")], narrow)
    ]
    assert widths[1] < 390 < widths[0]


def test_a_run_that_cannot_be_drawn_is_refused_in_one_sentence(tmp_path: Path) -> None:
    simulate("limit", ["random"], 2, options={"generations": 1}, workers=1, out=tmp_path / "two")
    manifest = tmp_path / "two/manifest.json"
    manifest.write_text(manifest.read_text().replace('"finished": true', '"finished": false'))
    with pytest.raises(BadRun, match="is not finished: the same command goes on"):
        write_report(tmp_path / "two")
    manifest.write_text(manifest.read_text().replace('"finished": false', '"finished": true'))
    (tmp_path / "two/seats.parquet").write_text("nothing")
    with pytest.raises(BadRun, match=r"seats\.parquet is no table"):
        write_report(tmp_path / "two")


def test_what_is_said_of_extreme_games_is_true_of_them(limit_run: Path) -> None:
    """The command to watch one names the folder as it was given, where a reader has it."""
    labels = Labels(load("limit"), "en")
    page = write_report(limit_run, limit_run / "with.html").read_text(encoding="utf-8")
    assert f"anthropolis watch {limit_run} N" in page
    page = write_report(limit_run, limit_run / "no.html", watched=False).read_text(encoding="utf-8")
    assert "anthropolis watch" not in page
    assert "its record" in said_of_extremes(labels, "", lambda _: pytest.fail("not now"))
    assert "its record" not in said_of_extremes(labels, "", None)
    calm = simulate("limit", ["random"], 2, options={"generations": 1}, workers=1)
    assert set(measures.extremes(calm)["why"]) == {"highest", "lowest"}


def test_every_line_has_its_bands_and_every_round_its_place() -> None:
    results = simulate("limit", ["random"] * 5, 6, seed=1, workers=1)
    chart = charts.series(results, Labels(load("limit"), "en"), "money").to_dict()
    assert chart["facet"]["row"]["field"] == "name"
    assert [one["mark"]["type"] for one in chart["spec"]["layer"]] == ["area", "area", "line"]
    struck = charts.crises(results, Labels(load("limit"), "en")).to_dict()
    domain = struck["encoding"]["x"]["scale"]["domain"]
    assert domain == list(range(1, domain[-1] + 1))


def test_no_round_is_on_the_axis_that_was_not_played(limit_run: Path) -> None:
    results = Results.load(limit_run)
    for lang, end in (("en", "end 7"), ("fr", "fin 7")):
        texts = re.findall(r"<text [^>]*>([^<]+)</text>", to_svg(results.plot(lang).series("bank")))
        assert texts[:8] == [*"1234567", end]
    assert results.games["rounds"].max() == 7


def test_many_rounds_leave_room_for_their_numbers() -> None:
    x = charts.rounds_axis("turn", 37, Labels(load("climat"), "en")).to_dict()
    assert x["axis"]["values"] == [1, 6, 11, 16, 21, 26, 31, 37]


def test_a_bar_stands_over_its_score_and_not_beside_it() -> None:
    results = simulate("anthropocene", ["random"] * 2, 5, 1, workers=1)
    chart = results.plot.scores().to_dict()
    bars = [bar for rows in chart["datasets"].values() for bar in rows if bar["from"] is not None]
    middles = {(bar["from"] + bar["to"]) / 2 for bar in bars}
    assert middles == set(results.seats["score"])
