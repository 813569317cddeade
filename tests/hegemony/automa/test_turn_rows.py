"""Rows for researchers and drawings for a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.screen.terminal import Speaker, automa_line, draw, rows_upwards
from anthropolis.games.hegemony.sight.automa_turns import automa_turns
from anthropolis.games.hegemony.sight.series import series_at
from anthropolis.lab.simulate import simulate
from tests.hegemony.positions import random_match

ALL = {"working_class": "advanced", "middle_class": "advanced", "capitalist_class": "easy"}


def test_one_row_for_every_turn() -> None:
    """HAU-DCK-01, HAU-ADV-06: 25 turns of each automa with card, action and rank."""
    match = random_match(4, 8, automas=ALL)
    rows = automa_turns(match.events)
    assert len(rows) == 75
    assert {row["round"] for row in rows} == {1, 2, 3, 4, 5}
    for row in rows:
        assert (row["rank"] == 0) == (row["action"] == "political_pressure")
        assert row["guessed_right"] <= row["guessed"]
    advanced = [row for row in rows if row["role"] != "capitalist_class"]
    assert all(row["rank"] <= 2 for row in advanced)
    assert any(row["row_PB"] > 2 for row in advanced)
    assert all(bool(row["special"]) == (row["action"] == "SA") for row in rows)


def test_a_run_has_the_rows_as_a_table() -> None:
    """HAU-DCK-01: of two games of two automas, beside the tables that every run has."""
    pytest.importorskip("polars")
    seats = ["automa", "automa:easy"]
    table = simulate("hegemony", seats, 2, workers=1, tables=["automas"]).automas
    assert table.height == 100
    assert table.columns[:5] == ["game", "round", "turn", "role", "action"]
    assert set(table["game"]) == {0, 1}
    assert set(table["role"]) == {"working_class", "capitalist_class"}
    people = simulate("hegemony", ["random", "random"], 1, workers=1, tables=["automas"])
    assert people.automas.is_empty()


def test_priorities_are_followed_over_time() -> None:
    """HAU-ROW-01: a series for each action card of an advanced automa only."""
    numbers = series_at(GAME.new(4, 8, {"automas": ALL}).state)  # type: ignore[arg-type]
    assert "working_class.priority_AW" in numbers
    assert not [name for name in numbers if name.startswith("capitalist_class.priority")]


def test_the_terminal_shows_what_lies_open() -> None:
    """HAU-ROW-01, HXP-CRI-01, HXP-OBJ-01: rows, the crisis card, one's own agenda."""
    switches = {"crisis_cell": True, "hidden_objectives": True}
    match = GAME.new(4, 8, {"automas": ALL, **switches})
    match.answer(3, match.state.options(3)[0])
    for lang, words in (("en", "rows from the bottom"), ("fr", "rangées depuis le bas")):
        console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(draw(match.view(3), lang))
        text = console.export_text()
        assert words in text
        assert ("hidden agenda" if lang == "en" else "objectif caché") in text


def test_each_side_ends_with_its_highest_card() -> None:
    """HAU-ROW-01: an empty row in between is shown, those above the last card are not."""
    assert rows_upwards({"1": ["SA"], "3": ["AW", "PB"]}) == [["SA"], [], ["AW", "PB"]]
    assert rows_upwards({}) == []
    view = {"mode": "advanced", "policies": {}, "actions": {"1": ["SA"], "3": ["AW"]}, "deck": 30}
    for lang, said in (("en", "Action | – | Assign Workers; policies none;"), ("fr", "| – |")):
        assert said in automa_line("working_class", view, Speaker(lang))
