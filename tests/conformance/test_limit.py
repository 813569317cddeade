"""LIMIT keeps the promises of every game, for every number of nations and every set-up.

Matches of many nations are cut short; with ANTHROPOLIS_FULL_TESTS=1 all have seven generations.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from anthropolis.engine.conformance import check_game
from anthropolis.games.limit import GAME
from tests.conformance.bots import BOTS

SET_UPS: list[dict[str, Any]] = [{}, {"alliances": True}, {"teaching": True}]
FULL = os.environ.get("ANTHROPOLIS_FULL_TESTS") == "1"
GENERATIONS = {1: 7, 2: 4, 3: 3, 4: 2, 5: 1, 6: 1}
"""Many nations have many decisions, which are much alike from generation to generation."""
PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
LENSES = {"military": "pacifist", "happiness": "egalitarian", "finance": "fine_money"}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_every_set_up_keeps_its_promises(seats: int, options: dict[str, Any]) -> None:
    """LIM-SET-11, LIM-SET-12, LIM-TRM-08: nothing hidden shows, with 1 to 6 nations.

    Alliances are made at the end of a generation and tried in the next.
    """
    least = 2 if "alliances" in options else 1
    played = {**options, "generations": 7 if FULL else max(least, GENERATIONS[seats])}
    check_game(GAME, seats, played, seed=seats, bots=BOTS, every=2 * seats * seats + 5)


def test_every_single_decision_of_a_match_keeps_them() -> None:
    check_game(GAME, 2, {"alliances": True, "generations": 3}, seed=11, bots=BOTS[:1])


def test_house_rules_keep_them_too() -> None:
    """LIM-LEN-01 to LIM-LEN-05: lenses, other tracks, two stress tests, a short game."""
    house = {
        "lenses": LENSES,
        "stress_tests": 2,
        "generations": 3,
        "crisis_limit": 2,
        "start_money": 50,
        "tracks": {"fossil_cost": [0, 1, 1, 2, 2, 3, 3, 4]},
    }
    check_game(GAME, 3, house, seed=5, bots=BOTS[:1], every=5)


def test_there_are_playthroughs_of_the_set_ups_that_differ_most() -> None:
    """LIM-SET-11, LIM-SET-12, LIM-LEN-01 to LIM-LEN-05: solo, few and many, and every option."""
    heads = [
        json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
        for path in PLAYTHROUGHS.glob("limit_*.txt")
    ]
    assert {1, 2, 3, 6} <= {head["seats"] for head in heads}
    changed = {name for head in heads for name in head["options"]}
    assert changed == set(GAME.options_schema["properties"])
