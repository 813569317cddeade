"""Headline, calendar, roles and the numbers that are followed."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.contract import NOBODY, Calendar, Counter
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.table.calendar import STEPS
from tests.limit.matches import random_match
from tests.limit.positions import position


def counters(nations: dict[str, Any], seat: int, **world: Any) -> dict[str, Counter]:
    shown = GAME.view(position(nations, world=world)[0], seat)
    return {counter.id: counter for counter in GAME.headline(shown, seat)}


def test_stocks_are_shown_with_what_the_coming_phase_takes_and_makes() -> None:
    """LIM-SUP-01, LIM-TAX-01, LIM-PRD-03: 2 are eaten, 3 grow; 3 people pay 2 $ each."""
    found = counters({"X": {}, "Y": {}}, 0)
    assert found["renewable"] == Counter("renewable", 2, "nations.0.stock.renewable", -2 + 3, False)
    assert found["money"] == Counter("money", 5, "nations.0.money", 6, False)
    assert len(found) == 8


def test_what_falls_short_is_an_alarm() -> None:
    """LIM-SUP-02, LIM-UNR-01, LIM-TOK-08: too little food, an uprising, a Bank too poor."""
    poor = {"stock": {"renewable": 1}, "unrest": 10}
    found = counters({"X": poor, "Y": {}}, 0, bank=5, disruption_reserve=0)
    alarms = [counter.id for counter in found.values() if counter.alarm]
    assert alarms == ["unrest", "renewable", "bank", "disruption_reserve"]


def test_a_spectator_sees_how_the_world_is_doing() -> None:
    """LIM-END-02: one crisis before the last is alarming."""
    found = counters({"X": {}, "Y": {}}, NOBODY, crises={"financial": 3})
    assert list(found) == ["bank", "pollution_reserve", "disruption_reserve", "crises"]
    assert found["crises"] == Counter("crises", 3, "crises.total", None, True)


def test_where_a_match_stands() -> None:
    """LIM-GEN-01: thirty years to a generation; LIM-TST-01: the stress test has its own place."""
    world, _ = position({"X": {}}, world={"generation": 3})
    world.phase = STEPS.index("taxation")
    now = GAME.calendar(world)
    assert now == Calendar("generation", 3, 7, "1910", "social", "taxation")
    world.over = True
    assert (GAME.calendar(world).phase, GAME.calendar(world).step) == ("ending", "stress_test")


def test_every_step_belongs_to_one_phase() -> None:
    """LIM-GEN-01, LIM-SOC-01: eleven steps in the Social phase."""
    listed = [step for phase in GAME.phases() for step in phase.steps]
    assert sorted(listed) == sorted(STEPS)
    assert len(GAME.phases()[1].steps) == 11


def test_alone_the_star_nation_is_played_by_the_rules() -> None:
    """LIM-SOLO-01, LIM-SET-01: two roles, one seat; six nations have six emblems."""
    assert [(role.id, role.seat) for role in GAME.roles(1, {})] == [("circle", 0), ("star", NOBODY)]
    six = GAME.roles(6, {})
    assert len({role.emblem for role in six}) == len({role.colour for role in six}) == 6
    assert six[1].of["fr"] == "de la nation carré"


@pytest.mark.parametrize("seats", [1, 3])
def test_the_lines_are_the_numbers_of_the_series(seats: int) -> None:
    """LIM-SOLO-04: the star nation's tokens are followed as its own; every word is known."""
    match = random_match(seats, 2, generations=1)
    lines = GAME.lines(seats, match.options)
    assert {line.name for line in lines} == set(GAME.series(match.state))
    assert {line.owner for line in lines} == {"", *range(seats), *["star_nation"][: seats == 1]}
    terms = GAME.catalogue.terms
    assert [line for line in lines if line.label not in terms or line.unit not in terms] == []
