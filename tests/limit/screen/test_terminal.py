"""The table drawn in a terminal, from views alone."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from anthropolis.games.limit import GAME
from anthropolis.games.limit.rules.political.political import DecidePolicy
from anthropolis.games.limit.sight.view import view
from tests.limit.positions import choose, position, run


def drawn(shown: dict[str, Any], lang: str, names: list[str], width: int = 100) -> list[str]:
    """The lines on a terminal of so many columns."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(GAME.terminal()(json.loads(json.dumps(shown)), lang, names))
    return console.export_text().splitlines()


@pytest.mark.parametrize(("lang", "education"), [("en", "Education"), ("fr", "Scolarisation")])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_any_view_fits_the_terminal(seats: int, width: int, lang: str, education: str) -> None:
    """LIM-TRM-08: the own hand is there with its texts, but not for a spectator of a solo game."""
    match = GAME.new(seats, 5, {"alliances": True})
    names = [f"N{number}" for number in range(seats)]
    own, watched = (drawn(match.view(seat), lang, names, width) for seat in (0, None))
    assert max(len(line.rstrip()) for line in own + watched) <= width
    assert not any("…" in line for line in own + watched)
    assert any(line.startswith(f" {education}") for line in own)
    assert not any(line.startswith(f" {education}") for line in watched)


@pytest.mark.parametrize(("width", "boards"), [(80, [3, 3]), (120, [6])])
def test_boards_stand_in_as_many_rows_as_they_need(width: int, boards: list[int]) -> None:
    names = [f"N{number}" for number in range(6)]
    lines = drawn(GAME.new(6, 5).view(0), "en", names, width)
    heads = [line.split() for line in lines if line.startswith(" Nations")]
    assert [sum(name in names for name in head) for head in heads] == boards
    assert sum(line.startswith(" Unrest") for line in lines) == len(boards)


def test_a_large_plant_says_what_it_burns_and_soils() -> None:
    """LIM-PRD-05."""
    world, _ = position({"X": {"prod": {"industrial": 5}}, "Y": {}})
    lines = drawn(view(world, 0), "en", ["Ada", "Bo"])
    [place] = [n for n, line in enumerate(lines) if line.startswith(" Industrial plant")]
    assert " ".join(lines[place].split()) == "Industrial plant 10 (level 5) 1 (level 1)"
    assert lines[place + 1].strip() == "burns 2, soils 1"


def test_who_decides_and_who_has_passed_is_marked() -> None:
    """LIM-POL-08."""
    world, names = position({"X": {}, "Y": {}})
    run(world, DecidePolicy())
    choose(world, names["X"], "pass")
    [state] = [s for s in drawn(view(world, 0), "en", ["Ada", "Bo"]) if s.startswith(" State")]
    assert state.split() == ["State", "passed", "◀", "decides"]


def test_crises_alliances_and_cards_on_the_table_are_named() -> None:
    """LIM-CRI-02, LIM-ALL-06, LIM-CRD-11."""
    shared = {"alliances": {"military": [["X", "Y"]]}, "crises_now": ["financial"]}
    x = {"permanents": ["recycling"], "played": ["surcharge"]}
    world, _ = position({"X": x, "Y": {}}, shared, options={"alliances": True})
    lines = drawn(view(world, 1), "fr", ["Ada", "Bo"])
    assert "Crises 1 sur 4 (gén. 1 : financière)" in lines
    assert "Alliance militaire · Ada, Bo (vous)" in lines
    [table] = [line for line in lines if line.startswith("Ada · ")]
    assert table.startswith("Ada · en jeu : Recyclage · jouées : Surtaxe")


def test_the_star_nation_is_drawn_in_a_solo_game() -> None:
    """LIM-SOLO-04."""
    world, _ = position({"X": {}}, {"generation": 4, "star": {}})
    [line] = [s for s in drawn(view(world, 0), "en", ["Ada"]) if s.startswith("Star nation")]
    assert line.startswith("Star nation · population 10, class C 3, industry 10, army 5 · 5 terr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_drawn_cards_are_shown_with_what_they_say(lang: str) -> None:
    """LIM-POL-05: whoever has to keep one of five can read all five."""
    match = GAME.new(2, 5)
    match.choose(0, "deck:society")
    match.choose(1, "deck:society")
    text = " ".join(" ".join(drawn(match.view(0), lang, ["Ada", "Bo"], 120)).split())
    for card in match.view(0)["nations"][0]["drawn"]:
        first = GAME.cards[card]["text"][lang].split(".")[0]
        assert " ".join(first.split()[:4]) in text


def test_the_running_score_says_that_the_stress_test_is_to_come() -> None:
    """LIM-TST-01: until it is over; a table without it has the plain word."""
    lines = drawn(GAME.new(2, 5).view(0), "en", ["Ada", "Bo"])
    assert [line for line in lines if line.startswith(" Score before test")]
    plain = drawn(GAME.new(2, 5, {"stress_tests": 0}).view(0), "en", ["Ada", "Bo"])
    assert [line for line in plain if line.startswith(" Score ")]
