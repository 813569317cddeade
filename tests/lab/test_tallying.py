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


def test_a_game_without_automas_says_so() -> None:
    with pytest.raises(BadOption, match="has no automas"):
        load("anthropocene").seated(["automa", "greedy"], {})


def test_automas_are_simulated_beside_bots() -> None:
    """HAU-SET-01: the same seed gives the same scores; the State is a bot."""
    seats = ["automa", "automa:easy", "automa", "random"]
    first, second = (simulate("hegemony", seats, 1, 4, workers=1) for _ in range(2))
    assert first.results == second.results
    assert first.results[0].decisions > 50
