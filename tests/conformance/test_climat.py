"""Bataille pour le Climat keeps the promises of every game, in every set-up.

Each set-up is looked at closely in one match; with ANTHROPOLIS_FULL_TESTS=1 with every number of
seats.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from anthropolis.engine.conformance import check_game
from anthropolis.games.climat import GAME
from tests.conformance.bots import BOTS

FULL = os.environ.get("ANTHROPOLIS_FULL_TESTS") == "1"
SET_UPS: list[dict[str, Any]] = [
    {"scenario": "first_steps"},
    {"scenario": "black_gold", "team": "agreement"},
    {"scenario": "thermometer", "weaknesses": True, "cast": "random", "first_player": "random"},
    {"scenario": "one_generation", "propagation": "precise", "talk": "free"},
    {"mode": "expert", "runaway": True, "cast": "random"},
    {"scenario": "ragnarok", "mode": "expert", "team": "agreement"},
    {"scenario": "oil_collapse", "on_your_own": True},
    {"scenario": "global_warming", "no_deus_ex_machina": True, "region_order": "default"},
    {"scenario": "first_steps", "play_on": True, "deck": "ragnarok"},
]
SEATS = {0: 3, 1: 4, 2: 5}


@pytest.mark.parametrize("number", range(len(SET_UPS)), ids=lambda n: str(SET_UPS[n]))
def test_every_set_up_keeps_its_promises(number: int) -> None:
    """BPC-KNO-01 to BPC-KNO-04, BPC-INV-01 to BPC-INV-09: nothing hidden shows, no law breaks."""
    for seats in GAME.seats if FULL else [SEATS[number % 3]]:
        options = SET_UPS[number]
        check_game(GAME, seats, options, seed=number, matches=1, bots=BOTS[:1], every=97)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"scenario": "thermometer", "open_seats": 1}),
        (4, {"scenario": "black_gold", "open_seats": 1, "leaving": True}),
        (3, {"scenario": "first_steps", "leaving": True, "team": "agreement"}),
    ],
)
def test_a_table_where_people_come_and_go_keeps_them_too(seats: int, options: Any) -> None:
    """BPC-JOI-01 to BPC-JOI-04: somebody may come in or leave before any turn."""
    check_game(GAME, seats, options, seed=2, matches=1, bots=BOTS[:1], every=61)
