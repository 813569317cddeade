"""Hegemony keeps the promises of every game, whoever sits where, with every switch."""

from __future__ import annotations

import os
from typing import Any

import pytest

from anthropolis.engine.conformance import check_game
from anthropolis.games.hegemony import GAME
from tests.conformance.bots import BOTS

FULL = os.environ.get("ANTHROPOLIS_FULL_TESTS") == "1"
SWITCHES: list[dict[str, Any]] = [{}, {"imf_threshold_inclusive": False, "vp_floor_zero": False}]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SWITCHES, ids=str)
def test_every_table_keeps_its_promises(seats: int, options: dict[str, Any]) -> None:
    """HEG-RND-04: nothing hidden shows, whoever plays."""
    played = {**options, "rounds": 5 if FULL else 2}
    check_game(GAME, seats, played, seed=seats, matches=1, bots=BOTS, every=30 * seats)


AUTOMAS: list[tuple[int, dict[str, str]]] = [
    (2, {"capitalist_class": "easy"}),
    (2, {"working_class": "advanced"}),
    (3, {"working_class": "easy", "middle_class": "advanced"}),
    (4, {"working_class": "advanced", "middle_class": "easy", "capitalist_class": "advanced"}),
]
EXPANSIONS = ("crisis_cell", "alternative_events", "hidden_objectives", "action_cards")


@pytest.mark.parametrize(("seats", "automas"), AUTOMAS, ids=str)
def test_automas_keep_them_beside_people_and_bots(seats: int, automas: dict[str, str]) -> None:
    """HAU-SET-01: nobody is asked for an automa, and its hidden cards stay hidden."""
    played = {"automas": automas, "rounds": 5 if FULL else 1}
    check_game(GAME, seats, played, seed=seats, matches=1, bots=BOTS, every=30 * seats)


@pytest.mark.parametrize("switches", [*[(name,) for name in EXPANSIONS], EXPANSIONS], ids=str)
@pytest.mark.parametrize("automas", [{}, AUTOMAS[3][1]], ids=["people", "automas"])
def test_every_mini_expansion_keeps_them(
    switches: tuple[str, ...], automas: dict[str, str]
) -> None:
    """HXP-CRI-01, HXP-EVT-01, HXP-OBJ-01, HXP-ACT-01: each alone, and all together."""
    played = {**dict.fromkeys(switches, True), "automas": automas, "rounds": 5 if FULL else 1}
    check_game(GAME, 4, played, seed=4, matches=1, bots=BOTS, every=120)
