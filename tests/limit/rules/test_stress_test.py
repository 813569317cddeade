"""The stress test at the end of the game."""

from __future__ import annotations

from anthropolis.games.limit.rules.score import total_score
from anthropolis.games.limit.rules.stress_test import StressTest
from anthropolis.games.limit.table.events import CrisisStruck, StepBegun
from tests.limit.positions import choose, offered, position, run

EMPTY = {"renewable": 0, "industrial": 0, "military": 0}


def test_three_steps_once_more_and_no_others() -> None:
    """LIM-TST-01, LIM-TST-02: 18 renewable are not cut to 10, nobody grows, nobody pays taxes."""
    world, _ = position({
        "X": {"pop_level": 4, "classes": [2, 2, 2, 1, 1], "stock": {"renewable": 18,
              "industrial": 4}, "prod": {"renewable": 4, "industrial": 3}},
    })  # fmt: skip
    run(world, StressTest((0,)))
    x = world.nations[0]
    assert (x.stock[:3], x.pop, x.money, x.unrest) == ([18, 4, 1], 4, 5, 6)
    assert [event.step for event in world.events if isinstance(event, StepBegun)] == [
        "stress_test", "supply", "consumption", "production",
    ]  # fmt: skip


def test_shortages_hurt_as_ever() -> None:
    """LIM-TST-01: a famine with its choice of a plant."""
    world, _ = position({
        "X": {"pop_level": 3, "stock": {"renewable": 2}, "prod": {"industrial": 2}}, "Y": {},
    })  # fmt: skip
    run(world, StressTest((0, 1)))
    assert offered(world, 0) == ["plant_down:renewable:1", "plant_down:industrial:1"]
    choose(world, 0, "plant_down:industrial:1")
    x, y = world.nations
    assert (x.pop, x.unrest, x.stock[:3]) == (2, 9, [2, 2, 1])
    assert (y.pop, y.unrest, y.stock[:3]) == (2, 6, [2, 2, 1])


def test_the_test_looks_at_class_c_as_it_stands_now() -> None:
    """LIM-TST-03: the column of the last Social phase was 1; class C stands on 3."""
    world, _ = position({
        "X": {"column_c": 1, "classes": [3, 3, 3, 1, 1], "stock": {"industrial": 2}},
    })  # fmt: skip
    run(world, StressTest((0,)))
    assert world.nations[0].stock[1] == 2 - 2 + 1


def test_permanent_cards_and_allies_still_help() -> None:
    """LIM-TST-03: Vegetarianism lowers the need to 3, of which an ally gives 1."""
    world, _ = position(
        {"X": {"pop_level": 4, "permanents": ["vegetarianism"]}, "Y": {"stock": {"renewable": 3}}},
        world={"alliances": {"economic": [["X", "Y"]]}},
    )
    run(world, StressTest((0, 1)))
    choose(world, 0, "ask_for:1:renewable")
    choose(world, 1, "pledge:1:renewable")
    assert (world.nations[0].pop, world.nations[0].stock[0]) == (4, 2)


def test_a_permanent_card_may_go_before_the_last_production() -> None:
    """LIM-CRD-14, LIM-TST-03: after Consumption, before Production: no fossil, no pollution."""
    world, _ = position({"X": {"permanents": ["intensive_farming"]}, "Y": {}})
    run(world, StressTest((0, 1)))
    assert world.deciders() == [0]
    assert offered(world, 0) == ["keep_permanents", "take_back:intensive_farming"]
    assert world.nations[0].stock[:3] == [0, 1, 0]
    choose(world, 0, "take_back:intensive_farming")
    x = world.nations[0]
    assert (x.prod[0], x.stock, x.pollution) == (1, [1, 2, 1, 8], 0)


def test_what_the_test_leaves_behind_counts_but_brings_no_crisis() -> None:
    """LIM-TST-04, LIM-TST-01: the last pollution and disruption tokens are taken."""
    world, _ = position(
        {"X": {"pop_level": 1, "unrest": 11, "stock": EMPTY, "prod": {"renewable": 1,
               "industrial": 7}}},
        world={"pollution_reserve": 1, "disruption_reserve": 2},
    )  # fmt: skip
    before = total_score(world, 0)
    run(world, StressTest((0,)))
    choose(world, 0, "plant_down:industrial:6")
    x = world.nations[0]
    assert (x.pollution, x.disruption) == (2, 3)
    assert total_score(world, 0) == before - 4 - 3
    assert (world.pollution_reserve, world.disruption_reserve, world.crises) == (0, 0, [0, 0, 0])
    assert not [event for event in world.events if isinstance(event, CrisisStruck)]


def test_a_second_test_starts_from_the_result_of_the_first() -> None:
    """LIM-LEN-05, LIM-TST-01: 5 eaten, 3 harvested; then 3 for 5 people are a famine."""
    world, _ = position({"X": {"pop_level": 4, "stock": {**EMPTY, "renewable": 5},
                               "prod": {"renewable": 3}}})  # fmt: skip
    run(world, StressTest((0,)), StressTest((0,)))
    choose(world, 0, "plant_down:renewable:2")
    x = world.nations[0]
    assert (x.pop, x.unrest, x.stock[:3]) == (3, 9, [2, 2, 2])
