"""General principles: they hold in every chapter."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.limit.rules.generation import Generation
from anthropolis.games.limit.rules.moving.tokens import pay_bank
from anthropolis.games.limit.rules.political.political import DecidePolicy
from anthropolis.games.limit.rules.score import score_parts
from anthropolis.games.limit.rules.social.social import EconomicGrowth, Taxation, social_steps
from anthropolis.games.limit.rules.social.supply import Supply
from anthropolis.games.limit.rules.world.alliances import AllianceStep
from anthropolis.games.limit.table.conservation import broken_laws
from anthropolis.games.limit.table.setup import new_world, shuffle_and_draw_leader
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, position, run


def test_levels_move_and_values_count() -> None:
    """LIM-TRM-01, LIM-TRM-02: level 5 is worth 10; taxes are 2 $ for each of 10, not of 5."""
    world, _ = position({"X": {"pop_level": 5, "money": 0}})
    run(world, Taxation((0,)))
    assert world.nations[0].money == 20


def test_nothing_becomes_negative_and_nobody_owes() -> None:
    """LIM-TRM-03: a nation without anything starves nine levels, grows, and owes nothing."""
    empty = {"renewable": 0, "industrial": 0, "military": 0}
    world, _ = position({
        "X": {"pop_level": 9, "unrest": 11, "money": 0, "fossil": 0, "stock": empty,
              "territories": 0, "prod": {"renewable": 1}},
    })  # fmt: skip
    run(world, *social_steps((0,)))
    x = world.nations[0]
    assert world.finished()
    assert (x.pop, x.money, x.stock, x.prod) == (2, 4, [1, 1, 1, 0], [1, 1, 1])
    assert (x.unrest, x.disruption, world.bank) == (11, 27, 105)


def test_nothing_in_the_social_phase_is_voluntary() -> None:
    """LIM-TRM-04: with enough of everything and class C on 4 nobody is asked anything."""
    world, _ = position({"X": {"classes": [4, 4, 4, 4, 4], "stock": {"industrial": 30}}})
    run(world, *social_steps((0,)))
    assert world.finished()


def test_a_movement_off_the_track_is_not_made() -> None:
    """LIM-TRM-05: population 100 does not grow, renewable production stays on its land."""
    world, _ = position({"X": {"territories": 2}})
    run(world, EconomicGrowth((0,)))
    assert world.nations[0].prod == [2, 1, 1]
    assert (world.nations[0].unrest, world.nations[0].disruption) == (6, 0)


def test_a_choice_must_be_one_that_can_move() -> None:
    """LIM-TRM-06: the famine can only hit the industrial plant."""
    plants = {"renewable": 1, "industrial": 2}
    world, _ = position({"X": {"stock": {"renewable": 0}, "prod": plants}})
    run(world, Supply((0,)))
    assert offered(world, 0) == ["plant_down:industrial:1"]
    choose(world, 0, "plant_down:industrial:1")
    assert world.finished()  # the second level is skipped: no plant is left
    assert world.nations[0].unrest == 11


@pytest.mark.parametrize("order", [["X", "Y"], ["Y", "X"]])
def test_the_order_inside_a_simultaneous_step_changes_nothing(order: list[str]) -> None:
    """LIM-TRM-07: whoever leads, both end alike."""
    world, _ = position(
        {"X": {"pop_level": 6, "money": 0}, "Y": {"pop_level": 5, "money": 0}},
        order=order, world={"bank": 50, "pollution_reserve": 1},
    )  # fmt: skip
    run(world, Taxation(world.everybody()))
    assert [nation.money for nation in world.nations] == [40, 20]
    assert (world.bank, world.box_money, world.crises) == (0, -10, [1, 0, 0])


def test_answers_count_in_the_order_of_the_question_not_of_arrival() -> None:
    """LIM-TRM-07: X and Y answer in either order; nothing happens before both have."""
    ends = []
    for first, second in ((0, 1), (1, 0)):
        starving = {"pop_level": 3, "stock": {"renewable": 2}, "prod": {"industrial": 2}}
        world, _ = position({"X": starving, "Y": starving})
        run(world, Supply((0, 1)))
        choose(world, first, "plant_down:industrial:1")
        assert world.nations[first].prod[1] == 2
        choose(world, second, "plant_down:industrial:1")
        ends.append([(nation.prod, nation.pop, nation.unrest) for nation in world.nations])
    assert ends[0] == ends[1] == [([2, 1, 1], 2, 9)] * 2


def test_hands_and_decks_are_secret_and_the_rest_is_open() -> None:
    """LIM-TRM-08: at the start everybody knows the starters in every hand."""
    world, _ = position({"X": {}, "Y": {}})
    assert all(nation.shown == nation.hand for nation in world.nations)


def test_points_are_rounded_down_before_they_are_multiplied() -> None:
    """LIM-TRM-09: 19 $ are one full ten, worth 5 points, not 9."""
    world, _ = position({"X": {"money": 19, "stock": {"military": 5}}})
    assert (score_parts(world, 0)["finance"], score_parts(world, 0)["military"]) == (5, 1)


def test_any_amount_can_be_paid_exactly() -> None:
    """LIM-TRM-10: bills are only change."""
    world, _ = position({"X": {"money": 50}})
    pay_bank(world, 0, 37, "LIM-TRM-10")
    assert (world.nations[0].money, world.bank) == (13, 146)


def test_turn_order_is_clockwise_from_the_leader() -> None:
    """LIM-TRM-11: Y leads, then Z, then X, in Decide policy and in the Alliance step."""
    for step in (DecidePolicy(), AllianceStep((1, 2, 0))):
        world, _ = position({"X": {}, "Y": {}, "Z": {}}, order=["Y", "Z", "X"])
        run(world, step)
        asked = []
        for _ in range(3):
            asked.append(world.decider())
            world.answer(world.decider(), 0)
        assert asked == [1, 2, 0]


def random_game(seats: int, seed: int, **options: object) -> World:
    """A shuffled world run to its first decision."""
    given, _ = position({name: {} for name in "UVWXYZ"[:seats]}, options=options)
    world = new_world(seats, chance_from(seed), given.figures)
    shuffle_and_draw_leader(world)
    return run(world, Generation())


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (6, 5)])
def test_random_games_break_no_law_and_end(seats: int, seed: int) -> None:
    """LIM-TRM-03, LIM-TRM-05, LIM-GEN-01: money, tokens, land, tiles and cards are all there."""
    world = random_game(seats, seed, alliances=True)
    dice = chance_from(seed, "dice")
    while world.asking is not None:
        assert broken_laws(world) == []
        seat = world.decider()
        options = world.options(seat)
        world.answer(seat, options[dice.below(len(options))])
    assert broken_laws(world) == []
    assert world.over
    assert world.generation <= 7
