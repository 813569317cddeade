"""Counting what happens in matches, and seats that the rules play."""

from __future__ import annotations

import pytest

from anthropolis.engine.options import BadOption
from anthropolis.engine.registry import load
from anthropolis.lab.simulate import simulate
from anthropolis.lab.tallying import tally


def test_automas_alone() -> None:
    """Each automa draws 25 cards; what was not drawn is listed as never seen."""
    found = tally(load("hegemony"), ["automa", "automa:easy"], 1, 3)
    cards = found.seen("ai_card_revealed.card")
    assert sum(cards.values()) == 50
    assert len(found.never("ai_card_revealed.card")) == 90 - 50
    assert sum(found.seen("automa_acted.action").values()) == 50
    assert found.to_dict()["kinds"]["crisis_begun.card"]["japanese_model"] == 0
    assert all(found.seen(kind).keys() <= set(things) for kind, things in found.kinds.items())


def test_a_game_without_automas_says_so() -> None:
    with pytest.raises(BadOption, match="has no automas"):
        load("anthropocene").seated(["automa", "greedy"], {})


def test_automas_are_simulated_beside_bots() -> None:
    """HAU-SET-01: the same seed gives the same scores; the State is a bot."""
    seats = ["automa", "automa:easy", "automa", "random"]
    first, second = (simulate("hegemony", seats, 1, 4, workers=1) for _ in range(2))
    assert first.results == second.results
    assert first.results[0].decisions > 50


def test_what_is_never_seen_has_a_reason() -> None:
    """HXP-GEN-01, HAU-SET-02: a switch that is off, a hand nobody holds, chance, or a rarity."""
    automas = ["automa", "automa:easy", "automa", "random"]
    found = tally(load("hegemony"), automas, 1, 3, {"hidden_objectives": True})
    told = found.to_dict()["never"]
    assert all(why for things in told.values() for why in things.values())
    assert told["crisis_begun.card"]["japanese_model"] == "crisis_cell is off"
    assert told["line_tested.line"]["mc_check_goods_line_1"] == "Simple Mode makes no checks"
    assert set(told["benefit_used.event"].values()) == {"alternative_events is off"}
    assert "Storage" in told["objective_turned.objective"]["entrepreneur"]
    assert "turned" in told["objective_revealed.objective"]["entrepreneur"]
    cards = told["card_played.card"]
    assert {why for card, why in cards.items() if card.startswith("wc_")} == {
        "automas hold no hand"
    }
    assert cards["st_protect_the_status_quo"] == "action_cards is off"
    alone = tally(load("hegemony"), ["random", "random"], 1, 3).to_dict()["never"]
    assert alone["ai_card_revealed.card"]["wc_ai_01"] == "no automa plays working_class"
    assert set(alone["event_resolved.event"].values()) == {
        "Events are for the State, which nobody plays"
    }
