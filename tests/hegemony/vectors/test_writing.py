"""A country written down and read again is the same country, as far as anybody can see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from anthropolis.games.hegemony.game import GAME
from anthropolis.games.hegemony.vectors.given import position
from anthropolis.games.hegemony.vectors.writing import written

EVERY = 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_reads_as_what_lies_on_the_table(seats: int) -> None:
    chance = random.Random(seats)
    options = {"automas": {"capitalist_class": "advanced"}, "rounds": 2}
    match = GAME.new(seats, seed=seats, options=options)
    moves = compared = 0
    while not match.finished:
        seat = match.deciders[0]
        match.choose(seat, chance.choice(match.decision(seat).options).key)
        moves += 1
        if moves % EVERY == 0:
            country: Any = match.state
            given = written(country)
            assert written(position(given)) == given
            compared += 1
    assert compared > 3


def test_what_waits_and_what_is_kept_is_written_too() -> None:
    """HEG-BEN-04, HXP-CRI-20, HXP-CRI-33, HXP-EVT-04, HAU-EXT-01: nothing of it is forgotten."""
    given: dict[str, Any] = {
        "crisis": "japanese_model",
        "locks": [6],
        "status_quo": [{"policy": 2, "by": "state"}],
        "kept_events": {"capitalist_class": ["demand_for_startup_support"]},
        "bonds": {"working_class": 30},
        "state": {"benefits": {"middle_class": {"money": 15, "cubes": 2}}},
        "automas": {"capitalist_class": {"objectives": ["corporate_empire"]}},
    }
    again = written(position(given))
    state, automa = again["state"], again["automas"]["capitalist_class"]
    for key in ("crisis", "locks", "status_quo", "kept_events", "bonds"):
        assert again[key] == given[key], key
    assert state["benefits"] == given["state"]["benefits"]
    assert automa["objectives"] == ["corporate_empire"]
    assert written(position(again)) == again
