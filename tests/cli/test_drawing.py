"""Anthropocène as it is drawn in a terminal."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

from anthropolis import Match, load
from anthropolis.games.anthropocene.screen.terminal import draw

GAME = load("anthropocene")


def drawn(view: dict[str, Any], lang: str = "en", width: int = 80) -> str:
    """The drawing as plain text: what colours say must be there without them."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(draw(view, lang, None))
    return out.getvalue()


def played(choices: int, seats: int = 3, **options: Any) -> Match:
    """The first options taken, from a known deal in which Player 1 begins."""
    match = GAME.new(seats, 4, {"first_player": 1, **options})
    while len(match.choices) < choices and not match.finished:
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
    return match


def line_with(text: str, *parts: str) -> str:
    return next(line for line in text.splitlines() if all(part in line for part in parts))


def test_rows_show_top_cards_and_their_total() -> None:
    """ANT-DIG-05: the first card, air 1 with CO₂, lies in the north; ANT-DIG-07: gas is marked."""
    text = drawn(played(1).view(1))
    assert line_with(text, "│  Air ").split("│")[2:6] == [
        "     2     ",
        "   1  CO₂  ",
        "     –     ",
        " 3 ",
    ]
    assert "1 card would melt" in text
    assert line_with(text, "│ Σ  ").split() == ["│", "Σ", "│", "2", "│", "3", "│", "2", "│", "│"]


def test_the_height_of_each_pile_is_shown() -> None:
    """ANT-DIG-06: after a whole generation some piles are two cards high."""
    match = played(13)
    heights = [len(p) for row in match.view(0)["board"].values() for p in row.values()]
    lines = [line for line in drawn(match.view(0)).splitlines() if line.startswith("│         │")]
    shown = [cell.split()[0] for line in lines[1:] for cell in line.split("│")[2:5]]
    assert shown == [str(height) for height in heights]
    assert max(heights) >= 2


def test_a_gas_that_does_not_count_stands_in_brackets() -> None:
    """ANT-EOG-03: methane melts ice in expert mode only."""
    assert "(CH₄)" in drawn(played(0).view(0))
    assert "(CH₄)" not in drawn(played(0, mode="expert").view(0))


def test_the_own_objective_is_two_card_backs_and_the_others_are_open() -> None:
    """ANT-DIG-03, ANT-DIG-04: badge for all, objectives of the others with their totals."""
    match = played(0)
    text = drawn(match.view(0))
    assert "✗ not met   ▒▒ ▒▒ hidden" in line_with(text, "Player 1 (you)")
    line, value = match.view(0)["people"][1]["objective"]
    assert f"{line.capitalize()} {value} (now 2)" in line_with(text, " Player 2 ")


def test_a_met_objective_has_a_tick_and_the_word() -> None:
    """ANT-DIG-03: no badge is told by its colour alone."""
    view = played(0).view(0)
    view["people"][1]["status"] = "met"
    assert "✓ met" in line_with(drawn(view), " Player 2 ")
    assert "✓ atteint" in line_with(drawn(view, "fr"), " Joueur 2 ")


def test_always_on_show_are_generation_cards_left_ice_sky_and_whose_turn_it_is() -> None:
    """ANT-DIG-08."""
    text = drawn(played(1).view(1))
    assert text.startswith("Generation 1 of 3 · 11 cards left to lay · Base game\n")
    assert "Ice    3 ■■■" in text
    assert "Sky    not read yet" in text
    assert "◀ to move" in line_with(text, "Player 2 (you)")
    assert "1st" in line_with(text, " Player 1 ")


def test_open_hands_are_shown_and_closed_ones_are_not() -> None:
    """ANT-INF-03: young mode opens the hands; a spectator of the base game sees none."""
    assert "Open hands" in drawn(played(0, mode="young").view(0))
    assert "Open hands" not in drawn(played(0).view(0))
    spectator = drawn(played(0).view(None))
    assert "Your hand" not in spectator
    assert spectator.count("▒▒ ▒▒ hidden") == 3


def test_the_note_sheet_lists_what_is_still_possible() -> None:
    """ANT-DIG-13: only where the table uses it."""
    assert "Note sheet, you may hold: " in drawn(played(4, notes=True).view(0))
    assert "Note sheet" not in drawn(played(4).view(0))


def test_at_the_end_the_result_is_said() -> None:
    match = played(36)
    assert match.finished
    view = match.view(None)
    grade = GAME.catalogue.term(view["grade"], "en")
    points = str(view["score"]).replace("-", "−")
    assert f"together: score {points}, {grade}." in drawn(view)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mode", ["base", "expert", "young", "chick", "expert_open"])
def test_it_fits_into_80_columns_in_every_mode_and_language(lang: str, mode: str) -> None:
    for seats in (2, 3, 4):
        for choices in (0, 5, 13, 30, 36):
            view = played(choices, seats, mode=mode, notes=True).view(0)
            text = drawn(view, lang)
            assert "…" not in text
            assert all(len(line.rstrip()) <= 80 for line in text.splitlines())
            assert len([line for line in text.splitlines() if line.startswith("│ ")]) >= 7


def test_nothing_but_the_view_is_drawn() -> None:
    view = played(7).view(0)
    assert drawn(json.loads(json.dumps(view))) == drawn(view)
