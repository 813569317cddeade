"""Passing says what the Social phase will bring, whoever else still plays (LIM-POL-08)."""

from __future__ import annotations

from random import Random

import pytest

from anthropolis.engine.match import Match
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.sight.series import nation_numbers
from anthropolis.games.limit.table.calendar import STEP_NUMBER
from anthropolis.games.limit.table.state import World
from tests.limit.matches import choose_at_random


def world_of(match: Match) -> World:
    assert isinstance(match.state, World)
    return match.state


def passed_early(match: Match) -> bool:
    """Whether somebody may pass now while another nation can still act."""
    deciders = match.deciders
    if len(deciders) != 1 or "pass" not in [o.key for o in match.decision(deciders[0]).options]:
        return False
    others = [n for n in range(match.seats) if n != deciders[0]]
    return any(not world_of(match).nations[other].passed for other in others)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_pass_is_never_foreseen_as_a_pass_alone(seats: int) -> None:
    """LIM-POL-08: early it carries a forecast; the last one previews the phase itself."""
    match = GAME.new(seats, seed=7)
    chance, early, late = Random(7), 0, 0
    while not match.finished:
        seat = match.deciders[0]
        if "pass" in [option.key for option in match.decision(seat).options]:
            preview = match.preview(seat, "pass")
            if passed_early(match):
                early += 1
                assert preview.ahead[-1].name in ("forecast", "forecast_calm")
            else:
                late += 1
                assert not preview.ahead
                assert len(preview.events) > 1
        choose_at_random(match, chance)
    assert early > 5
    assert late > 5


def first_early_pass(match: Match) -> int:
    """Play the last option until somebody may pass while the other can still act; who that is."""
    while not passed_early(match):
        choose_last(match)
    return match.deciders[0]


def choose_last(match: Match) -> None:
    """LIM-TRM-04: the lowest class and the last plant, as the rehearsal has it."""
    seat = match.deciders[0]
    match.choose(seat, match.decision(seat).options[-1].key)


@pytest.mark.parametrize("seed", range(3, 8))
def test_the_forecast_comes_true_if_nobody_changes_anything(seed: int) -> None:
    """LIM-TRM-04: both nations pass at once; what was foretold is what the phase does."""
    match = GAME.new(2, seed=seed)
    seat = first_early_pass(match)
    ahead = match.preview(seat, "pass").ahead
    assert ahead[-1].name == "forecast"
    generation = world_of(match).generation
    match.choose(seat, "pass")
    match.choose(match.deciders[0], "pass")
    while (
        world_of(match).phase < STEP_NUMBER["cold_war"] and world_of(match).generation == generation
    ):
        choose_last(match)
    now = nation_numbers(world_of(match).nations[seat])
    foretold = ahead[-1].params["changes"][0][1]
    assert [now[what] for what, _, _ in foretold] == [after for _, _, after in foretold]


def test_a_shortage_is_named() -> None:
    """LIM-SUP-02"""
    match = GAME.new(2, seed=3)
    seat = first_early_pass(match)
    world_of(match).nations[seat].stock[0] = 0
    short = [w for w in match.preview(seat, "pass").ahead if w.name == "forecast_short"]
    assert short[0].params["resource"] == "renewable"
    said = GAME.catalogue.say(short[0].name, short[0].params, "en")
    assert said.startswith("You will be ")
    assert said.endswith(" renewable short.")
