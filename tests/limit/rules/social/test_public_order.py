"""Public order and class struggle, the last two steps of the Social phase."""

from __future__ import annotations

from anthropolis.games.limit.rules.social.public_order import ClassStruggle, PublicOrder
from tests.limit.positions import choose, offered, position, run

MILITARY = 2


def test_in_growth_one_class_climbs_unless_class_c_has_everything() -> None:
    """LIM-ORD-05, LIM-ORD-01: positions 3 and 9; columns 1 to 3 choose, column 4 does not."""
    world, _ = position({
        "W": {"unrest": 3}, "X": {"unrest": 9, "classes": [2, 2, 2, 1, 1]},
        "Y": {"classes": [3, 3, 3, 2, 1]}, "Z": {"classes": [4, 4, 4, 3, 1]},
    })  # fmt: skip
    run(world, PublicOrder((0, 1, 2, 3)))
    assert world.deciders() == [0, 1, 2]
    assert offered(world, 0) == ["class_up:A:2"]
    assert offered(world, 1) == ["class_up:A:3", "class_up:D:2"]
    assert offered(world, 2) == ["class_up:A:4", "class_up:D:3", "class_up:E:2"]
    choose(world, 0, "class_up:A:2")
    choose(world, 2, "class_up:E:2")
    choose(world, 1, "class_up:D:2")
    assert [nation.classes for nation in world.nations] == [
        [2, 1, 1, 1, 1], [2, 2, 2, 2, 1], [3, 3, 3, 2, 2], [4, 4, 4, 3, 1],
    ]  # fmt: skip
    assert [nation.money for nation in world.nations] == [5, 5, 5, 5]


def test_a_boom_brings_money_and_in_three_columns_a_class() -> None:
    """LIM-ORD-06: 5 $ in column 1, else 10 $; positions 1 and 2."""
    nations = {
        name: {"unrest": 1 + column % 2, "column_c": column, "classes": [4, 4, 4, 4, 3]}
        for column, name in enumerate("WXYZ", 1)
    }
    world, _ = position(nations)
    run(world, PublicOrder((0, 1, 2, 3)))
    assert [nation.money for nation in world.nations] == [10, 15, 15, 15]
    assert world.bank == 436 - 35
    assert world.deciders() == [0, 1, 2]
    for nation in (0, 1, 2):
        choose(world, nation, "class_up:E:4")
    assert [nation.classes[4] for nation in world.nations] == [4, 4, 4, 3]


def test_a_boom_that_empties_the_bank_brings_a_financial_crisis_once() -> None:
    """LIM-ORD-06, LIM-TOK-08: both are paid in full, one tile is placed, 17 $ are created."""
    boom = {"unrest": 2, "classes": [4, 4, 4, 4, 4], "money": 0}
    world, _ = position({"X": boom, "Y": boom}, world={"bank": 3})
    run(world, PublicOrder((0, 1)))
    assert [nation.money for nation in world.nations] == [10, 10]
    assert (world.bank, world.box_money) == (0, -17)
    assert (world.crises, world.crises_now) == ([1, 0, 0], 0b001)


def test_a_boom_after_poor_taxes_places_no_second_tile() -> None:
    """LIM-ORD-06: never a second tile in one generation."""
    world, _ = position(
        {"X": {"unrest": 1, "classes": [4, 4, 4, 4, 4]}},
        world={"bank": 0, "crises": {"financial": 1}, "crises_now": ["financial"]},
    )
    run(world, PublicOrder((0,)))
    assert (world.nations[0].money, world.crises) == (15, [1, 0, 0])


def test_an_uprising_costs_poor_societies_troops() -> None:
    """LIM-ORD-02: two levels below in column 1, one level below in column 2."""
    rising = {"pop_level": 5, "unrest": 10, "stock": {"military": 6}}
    world, _ = position({"X": {**rising, "column_c": 1}, "Y": {**rising, "column_c": 2}})
    run(world, PublicOrder((0, 1)))
    assert [nation.stock[MILITARY] for nation in world.nations] == [3, 1]
    assert [nation.unrest for nation in world.nations] == [10, 10]  # LIM-UNR-05


def test_an_uprising_costs_rich_societies_money() -> None:
    """LIM-ORD-03: 2 or 3 $ per head to the LIMIT box, or all there is, and nothing more."""
    rising = {"pop_level": 5, "unrest": 11}
    world, _ = position({
        "X": {**rising, "column_c": 3, "money": 45},
        "Y": {**rising, "column_c": 4, "money": 45},
        "Z": {**rising, "column_c": 3, "money": 7},
    })  # fmt: skip
    run(world, PublicOrder((0, 1, 2)))
    assert [nation.money for nation in world.nations] == [25, 15, 0]
    assert (world.box_money, world.bank) == (20 + 30 + 7, 327)
    assert [nation.classes for nation in world.nations] == [[1] * 5] * 3
    assert world.finished()


def test_too_few_troops_cost_standards_of_living() -> None:
    """LIM-ORD-04: 2 of 5 troops pay level 2, two levels short; unrest stays."""
    world, _ = position({
        "X": {"pop_level": 5, "unrest": 10, "classes": [3, 3, 2, 2, 1], "stock": {"military": 2}},
    })  # fmt: skip
    run(world, PublicOrder((0,)))
    x = world.nations[0]
    assert x.stock[MILITARY] == 0
    assert offered(world, 0) == ["class_down:B:2", "class_down:D:1"]
    choose(world, 0, "class_down:D:1")
    assert offered(world, 0) == ["class_down:B:2", "class_down:C:1"]
    choose(world, 0, "class_down:C:1")
    assert (x.classes, x.unrest, x.disruption) == ([3, 3, 1, 1, 1], 10, 0)
    assert world.finished()


def test_when_no_class_can_fall_a_shortage_of_troops_is_over() -> None:
    """LIM-ORD-04, LIM-TRM-06, LIM-SOL-06: everybody is on 1 already."""
    world, _ = position({"X": {"pop_level": 6, "unrest": 10}})
    run(world, PublicOrder((0,)))
    assert world.nations[0].classes == [1, 1, 1, 1, 1]
    assert world.finished()


def test_the_struggle_is_as_long_as_the_ladder() -> None:
    """LIM-STR-01, LIM-UNR-03: A minus E; what passes position 11 becomes disruption."""
    world, _ = position({
        "X": {"classes": [4, 3, 2, 1, 1], "unrest": 10},
        "Y": {"classes": [2, 2, 2, 2, 2]},
        "Z": {"classes": [3, 1, 1, 1, 1]},
    })  # fmt: skip
    run(world, ClassStruggle((0, 1, 2)))
    assert [nation.unrest for nation in world.nations] == [11, 6, 8]
    assert [nation.disruption for nation in world.nations] == [2, 0, 0]
    assert world.disruption_reserve == 10
