"""The table drawn in a terminal, from views alone."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from anthropolis.cli.texts import catalogue
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.calendar import ACTION, ELECTIONS
from tests.hegemony.positions import position


def drawn(shown: dict[str, Any], lang: str, width: int) -> list[str]:
    """The lines on a terminal of so many columns."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(GAME.terminal()(json.loads(json.dumps(shown)), lang, None))
    return console.export_text().splitlines()


@pytest.mark.parametrize(("lang", "treasury"), [("en", "Treasury 120"), ("fr", "Trésor 120")])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_view_fits_the_terminal(seats: int, width: int, lang: str, treasury: str) -> None:
    """HEG-RND-04: the own hand is there with its texts, but not for a spectator."""
    match = GAME.new(seats, 5)
    own, watched = (drawn(match.view(seat), lang, width) for seat in (0, None))
    assert max(len(line.rstrip()) for line in own + watched) <= width
    assert not any("…" in line for line in own + watched)
    assert any(treasury in line for line in own)
    card = GAME.catalogue.term(match.view(0)["hand"][0]["card"], lang)
    assert any(line.strip().startswith(card[:20]) for line in own)
    assert len(watched) < len(own)


def test_a_bill_and_a_warning_are_shown() -> None:
    """HEG-IMF-01: one Loan away is said in words."""
    match = GAME.new(2, 5)
    view = match.view(0)
    view["bills"] = [{"policy": 2, "section": "A", "by": "working_class"}]
    lines = drawn(view, "en", 100)
    assert any("B → A (Working Class)" in line for line in lines)
    assert any("One more Loan and the IMF intervenes." in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_decision_needs_is_on_the_board(lang: str) -> None:
    """HEG-EXP-01, HEG-SCO-07: prices abroad, the Agenda, what companies make and cost."""
    match = GAME.new(4, 5)
    view = match.view(2)
    text = " ".join(" ".join(drawn(view, lang, 120)).split())
    sale = GAME.cards[view["export"]]["transactions"][-1]
    letter = {"en": "E", "fr": "É"}[lang]
    assert f"{sale['amount']} {letter} → {sale['money']}" in text
    sections = GAME.cards[view["state"]["agenda"]]["sections"]
    assert " ".join(f"{policy}{section}" for policy, section in sections.items()) in text
    offered = view["markets"]["capitalist_class"][0]
    assert f"{GAME.catalogue.term(offered, lang)} {GAME.cards[offered]['cost']}" in text
    clinic = view["companies"]["cc_clinic"]
    assert not clinic["operational"]
    assert f"6 {({'en': 'H', 'fr': 'S'})[lang]}" in text


def test_money_to_come_stands_under_money_while_production_is_ahead() -> None:
    """HEG-PRD-01, HEG-NEED-02: as in the counters of the page."""
    country = position(players=2)
    country.phase = ACTION
    money = GAME.view(country, 0)["working_class"]["expected"]["money"]
    assert money < 0
    row = next(one for one in drawn(GAME.view(country, 0), "en", 80) if "Production to come" in one)
    assert f"−{-money}" in row
    country.phase = ELECTIONS
    assert "Production to come" not in " ".join(drawn(GAME.view(country, 0), "en", 80))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_hidden_agendas_say_what_they_ask_before_one_is_kept(lang: str) -> None:
    """HXP-OBJ-01: both that are offered, and then the one that was kept; nothing to others."""
    match = GAME.new(2, 5, {"hidden_objectives": True})
    offered = match.view(0)["objectives_offered"]
    text = " ".join(" ".join(line.split()) for line in drawn(match.view(0), lang, 200))
    asked = [GAME.catalogue.term(f"asks_{name}", lang) for name in offered]
    assert len(asked) == 2
    assert all(one in text for one in asked)
    match.choose(0, match.decision(0).options[0].key)
    kept = " ".join(drawn(match.view(0), lang, 200))
    others = " ".join(drawn(match.view(1), lang, 200))
    assert asked[0] in kept
    assert not any(one in others for one in asked)


def names(part: Any) -> set[str]:
    """What the fields of a view are called, at every depth; numbers apart."""
    if isinstance(part, list):
        return set().union(*map(names, part))
    if not isinstance(part, dict):
        return set()
    own = {key for key in part if not str(key).lstrip("-").isdigit()}
    return own.union(*map(names, part.values()))


@pytest.mark.parametrize("seat", range(4))
def test_every_field_of_a_view_has_a_word_in_both_languages(seat: int) -> None:
    """The list of all one may know and previews name fields; none is left in the code's words."""
    options = {
        "automas": {"working_class": "easy", "middle_class": "advanced"},
        "crisis_cell": True, "alternative_events": True, "hidden_objectives": True,
    }  # fmt: skip
    match = GAME.new(4, 3, options)
    known = set(GAME.catalogue.terms) | set(catalogue().terms)
    for number in range(60):
        if number % 10 == 0:
            assert names(match.view(seat)) - known == set()
        decider = match.deciders[0]
        options_now = match.decision(decider).options
        match.choose(decider, options_now[number % len(options_now)].key)
