"""Anthropocène keeps the promises of every game, in every mode."""

from __future__ import annotations

from itertools import product

import pytest

from anthropolis.engine.conformance import check_game
from anthropolis.games.anthropocene import GAME
from tests.conformance.bots import BOTS

MODES = GAME.options_schema["properties"]["mode"]["enum"]
SWITCHES = [
    {"pauses": pauses, "open_table": open_table}
    for pauses, open_table in product((False, True), repeat=2)
]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("switches", SWITCHES, ids=str)
def test_every_mode_keeps_its_promises(seats: int, mode: str, switches: dict[str, bool]) -> None:
    check_game(GAME, seats, {"mode": mode, **switches}, bots=BOTS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_note_sheet_gives_nothing_away(seats: int) -> None:
    """ANT-DIG-13: what the program crosses out is what the seat could work out by itself."""
    check_game(GAME, seats, {"notes": True, "pauses": True}, seed=7, bots=BOTS)
