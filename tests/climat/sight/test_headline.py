"""Headline, roles, and the numbers that are followed."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.contract import NOBODY
from anthropolis.games.climat import GAME
from anthropolis.games.climat.table.regions import REGIONS
from tests.climat.positions import at


def counters(**given: Any) -> dict[str, Any]:
    return {counter.id: counter for counter in GAME.headline(GAME.view(at(given), 0), 0)}


def test_the_headline_says_what_the_activation_will_add() -> None:
    """BPC-ACT-15: Europe emits 7 for 11 people."""
    found = counters(regions={"europe": {"population": 21}})
    assert (found["global_ges"].value, found["global_ges"].coming) == (100, 15 - 8)
    assert list(found) == [
        "global_ges", "free_population", "pending", "destruction", "implant_total",
    ]  # fmt: skip


def test_what_is_dangerous_is_an_alarm() -> None:
    """BPC-SET-02, BPC-SCO-03: more emissions than at the start; too few people are free."""
    ruled = {name: {"status": "dictatorship"} for name in ("china", "india", "africa")}
    found = counters(global_ges=104, regions=ruled)
    alarms = [name for name, counter in found.items() if counter.alarm]
    assert alarms == ["global_ges", "free_population"]


@pytest.mark.parametrize(
    ("options", "first"), [({"scenario": "first_steps"}, "person"), ({}, "seat_0")]
)
def test_the_starter_team_has_names(options: dict[str, Any], first: str) -> None:
    """BPC-CHR-05, BPC-SET-05: whoever is chosen at the table has none yet."""
    roles = GAME.roles(3, options)
    assert [role.seat for role in roles] == [0, 1, 2]
    assert (roles[0].id == "seat_0") == (first == "seat_0")


def test_an_empty_seat_is_nobody_yet() -> None:
    """BPC-JOI-01: an open seat takes its character when it comes in."""
    roles = GAME.roles(4, {"scenario": "first_steps", "open_seats": 1})
    assert (roles[3].id, roles[0].id == "seat_0") == ("seat_3", False)
    assert NOBODY not in [role.seat for role in roles]


def test_lines_belong_to_regions_or_seats() -> None:
    """BPC-REG-02: nine lines for each value of regions."""
    owners = [line.owner for line in GAME.lines(4, {}) if line.label == "ges"]
    assert owners == REGIONS
    assert [ln.owner for ln in GAME.lines(4, {}) if ln.label == "cards"] == [0, 1, 2, 3]
