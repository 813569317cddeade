"""Hegemony keeps the promises of every game, for two, three and four roles."""

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
