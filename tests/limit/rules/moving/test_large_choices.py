"""Large choices stay small: a number with a range, a class at a time, a card at a time."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import complete
from anthropolis.games.limit import GAME
from anthropolis.games.limit.rules.social.social import social_steps
from anthropolis.games.limit.table.state import World
from tests.limit.plays import hold, play
from tests.limit.positions import offered, position, run

LONGEST_LIST = 38
"""Every card in hand and a pass; a range of numbers may be longer, as it is one question."""


def span(world: World, nation: int) -> tuple[int, int] | None:
    step = world.asking
    assert step is not None
    return step.span(world, nation)


def test_the_military_of_an_attack_is_a_number_between_minimum_and_stock() -> None:
    """LIM-WAR-01."""
    world, _ = position({"X": {"stock": {"military": 200}}, "Y": {}})
    hold(world, 0, "annexation_of_territory")
    play(world, 0, "annexation_of_territory", "target:1")
    assert span(world, 0) == (10, 200)


@pytest.mark.parametrize(("deal", "bounds"), [("buy:fossil", (1, 60)), ("sell:military", (1, 90))])
def test_a_quantity_at_the_market_is_a_number(deal: str, bounds: tuple[int, int]) -> None:
    """LIM-TRN-01, LIM-TRN-03, LIM-TRN-04: by what the market holds, the purse and the Bank."""
    x = {"money": 301, "stock": {"military": 500}, "hand": ["market_access"]}
    shared = {"bank": 271, "market": {"stock": {"fossil": 80}}}
    world, _ = position({"X": x, "Y": {}}, shared)
    play(world, 0, "market_access", deal)
    assert span(world, 0) == bounds


def test_steps_of_living_are_given_to_one_class_at_a_time() -> None:
    """LIM-SOL-03, LIM-CS-04: three steps are three questions with at most five answers."""
    world, _ = position({"X": {"money": 99, "classes": [3, 2, 2, 1, 1]}})
    hold(world, 0, "graduate_studies")
    play(world, 0, "graduate_studies")
    assert offered(world, 0) == ["class_up:A:4", "class_up:B:3", "class_up:D:2"]


def test_a_famine_of_many_levels_asks_level_by_level() -> None:
    """LIM-SUP-04."""
    x = {"pop_level": 8, "stock": {"renewable": 0}, "prod": {"industrial": 8, "military": 8}}
    world, _ = position({"X": x})
    run(world, *social_steps((0,)))
    assert len(offered(world, 0)) == 3


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (3, 2), (6, 3)])
def test_no_list_is_long_and_every_range_is_whole(seats: int, seed: int) -> None:
    """LIM-WAR-01, LIM-TRN-01, LIM-CRD-09, LIM-AID-05: a range offers each of its numbers once."""
    world = GAME.start(seats, complete(GAME.options_schema, {"alliances": True}), chance_from(seed))
    assert isinstance(world, World)
    chance = chance_from(seed, "choices")
    while (seat := world.decider()) >= 0:
        options, bounds = world.options(seat), span(world, seat)
        if bounds is None:
            assert len(options) <= LONGEST_LIST
        else:
            assert options == list(range(bounds[0], bounds[1] + 1))
        world.answer(seat, options[chance.below(len(options))])
