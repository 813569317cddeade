"""Why a number is so: its parts add up to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anthropolis.engine.declaring import at as value_at
from anthropolis.games.climat import GAME
from anthropolis.games.climat.sight.formula import OF_BOARD, OF_REGION
from anthropolis.games.climat.table.regions import REGIONS
from tests.climat.matches import new, step_at_random
from tests.climat.positions import at


def parts(path: str, **given: Any) -> dict[str, int]:
    found = GAME.formula(at(given), 0, path)
    return {GAME.catalogue.say(p.words.name, p.words.params, "en"): p.amount for p in found}


def test_emissions_and_ges_of_a_region() -> None:
    """BPC-GES-01, BPC-GES-03, BPC-GES-04: North America, with two overconsumption tokens."""
    assert parts("regions.north_america.emissions") == {
        "local oil": 3,
        "imported oil": 1,
        "coal": 2,
        "gas": 2,
        "special tokens": 8,
    }
    assert parts("regions.north_america.ges") == {"16 emissions × 8 people / 10": 13}


def test_the_global_counter_is_its_regions_and_what_came_beside_them() -> None:
    """BPC-GES-06"""
    found = parts("global_ges", global_ges=97)
    assert found["cards, pair bonuses and advice so far"] == -3
    assert (sum(found.values()), len(found)) == (97, 10)


def test_tracks_and_totals() -> None:
    """BPC-OIL-01, BPC-IMP-05, BPC-CLI-02, BPC-CLI-04"""
    assert parts("oil_balance")["Middle East"] == 3
    assert parts("implant_total") == {"at the start": 20, "destruction tokens": -4}
    assert parts("advance", global_ges=87) == {"a tenth of 87 GES": 8}
    assert parts("red", red=27) == {"at the start": 30, "lowered by consequences": -3}


@pytest.mark.parametrize("seed", [1, 2])
def test_parts_add_up_all_through_a_match(seed: int) -> None:
    """BPC-GES-02, BPC-SCO-01: wherever a formula is given."""
    match = new(4, seed)
    chance = Random(seed)
    paths = [*OF_BOARD, *(f"regions.{name}.{what}" for name in REGIONS for what in OF_REGION)]
    turn = 0
    while not match.finished:
        now = GAME.calendar(match.state).number
        if now > turn:
            turn = now
            view = match.view(None)
            for path in paths:
                found = GAME.formula(match.state, 0, path)
                assert not found or sum(p.amount for p in found) == value_at(view, path), path
        step_at_random(match, chance)
