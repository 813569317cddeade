"""Supply, conservation and consumption: the first three steps of the Social phase."""

from __future__ import annotations

from anthropolis.games.limit.rules.social.supply import Conservation, Consumption, Supply
from tests.limit.positions import choose, offered, position, run

RENEWABLE, INDUSTRIAL = 0, 1


def test_everybody_eats_and_nothing_else_happens() -> None:
    """LIM-SUP-01, LIM-TRM-02: the value of the population, not its level."""
    world, _ = position({"X": {"pop_level": 5, "stock": {"renewable": 12}}, "Y": {}})
    run(world, Supply((0, 1)))
    x, y = world.nations
    assert (x.stock[RENEWABLE], x.pop, x.unrest) == (2, 5, 6)
    assert (y.stock[RENEWABLE], y.pop, y.unrest) == (0, 2, 6)
    assert world.finished()


def test_a_famine_of_two_levels() -> None:
    """LIM-SUP-02, LIM-SUP-04, LIM-UNR-03: 6 feed level 4 of 6; the sixth unit is kept."""
    plants = {"renewable": 5, "industrial": 4}
    world, _ = position(
        {"X": {"pop_level": 6, "unrest": 8, "stock": {"renewable": 6}, "prod": plants}}
    )
    run(world, Supply((0,)))
    x = world.nations[0]
    assert (x.stock[RENEWABLE], x.pop) == (1, 6)
    assert offered(world, 0) == ["plant_down:renewable:4", "plant_down:industrial:3"]
    choose(world, 0, "plant_down:industrial:3")
    assert (x.pop, x.unrest, x.disruption) == (6, 8, 0)
    assert offered(world, 0) == ["plant_down:renewable:4", "plant_down:industrial:2"]
    choose(world, 0, "plant_down:renewable:4")
    assert (x.pop, x.unrest, x.disruption) == (4, 11, 3)
    assert x.prod == [4, 3, 1]
    assert world.finished()


def test_without_any_food_level_zero_is_fed_and_the_last_people_stay() -> None:
    """LIM-SUP-05, LIM-SUP-02: population 1, nothing to eat, no plant above level 1."""
    world, _ = position(
        {"X": {"pop_level": 1, "stock": {"renewable": 0}, "prod": {"renewable": 1}}}
    )
    run(world, Supply((0,)))
    x = world.nations[0]
    assert (x.pop, x.unrest, x.prod) == (1, 9, [1, 1, 1])
    assert world.finished()  # LIM-TRM-06: no plant can fall, so nobody is asked


def test_vegetarians_need_one_level_less_and_starve_from_there() -> None:
    """LIM-SUP-03: population 20 needs 10; with 9 it falls one level, to 10."""
    given = {"pop_level": 6, "permanents": ["vegetarianism"], "prod": {"renewable": 1}}
    world, _ = position({"X": {**given, "stock": {"renewable": 9}}})
    run(world, Supply((0,)))
    x = world.nations[0]
    assert (x.stock[RENEWABLE], x.pop, x.unrest) == (4, 5, 9)


def test_a_vegetarian_population_of_one_eats_nothing() -> None:
    """LIM-SUP-03, LIM-TRK-03: virtual level 0 is worth 0."""
    world, _ = position(
        {"X": {"pop_level": 1, "permanents": ["vegetarianism"], "stock": {"renewable": 0}}}
    )
    run(world, Supply((0,)))
    assert (world.nations[0].pop, world.nations[0].unrest) == (1, 6)


def test_all_who_starve_choose_together() -> None:
    """LIM-SUP-04, LIM-TRM-07: X misses two levels, Y one; Y does not wait for X's second plant."""
    plants = {"renewable": 2, "industrial": 2}
    world, _ = position({
        "X": {"pop_level": 3, "stock": {"renewable": 1}, "prod": plants},
        "Y": {"pop_level": 2, "stock": {"renewable": 1}, "prod": plants},
    })  # fmt: skip
    run(world, Supply((0, 1)))
    assert world.deciders() == [0, 1]
    choose(world, 1, "plant_down:industrial:1")
    assert world.deciders() == [0]
    assert world.nations[1].prod == [2, 2, 1]  # nothing moves before both have answered
    choose(world, 0, "plant_down:renewable:1")
    assert offered(world, 0) == ["plant_down:industrial:1"]
    choose(world, 0, "plant_down:industrial:1")
    assert (world.nations[1].pop, world.nations[1].prod, world.nations[1].unrest) == (
        1, [2, 1, 1], 9,
    )  # fmt: skip
    assert (world.nations[0].pop, world.nations[0].unrest) == (1, 11)
    assert world.nations[0].disruption == 1


def test_only_ten_renewable_resources_keep() -> None:
    """LIM-KEP-01: 14 become 10, 10 stay 10, 3 stay 3."""
    world, _ = position({
        "X": {"stock": {"renewable": 14}},
        "Y": {"stock": {"renewable": 10}},
        "Z": {"stock": {"renewable": 3}},
    })  # fmt: skip
    run(world, Conservation((0, 1, 2)))
    assert [nation.stock[RENEWABLE] for nation in world.nations] == [10, 10, 3]


def test_the_column_says_how_much_is_consumed() -> None:
    """LIM-IND-01, LIM-IND-02: nothing, one level below, the own level, one level above."""
    nations = {
        name: {"pop_level": 5, "column_c": column, "stock": {"industrial": 30}}
        for column, name in enumerate("WXYZ", 1)
    }
    world, _ = position(nations)
    run(world, Consumption((0, 1, 2, 3)))
    assert [nation.stock[INDUSTRIAL] for nation in world.nations] == [30, 25, 20, 10]
    assert [nation.unrest for nation in world.nations] == [6, 6, 6, 6]


def test_sustainable_consumption_lowers_every_column_by_one_level() -> None:
    """LIM-IND-02: columns 2, 3 and 4 need two lower, one lower, the own level."""
    nations = {
        name: {
            "pop_level": 5, "column_c": column, "stock": {"industrial": 30},
            "permanents": ["sustainable_consumption"],
        }
        for column, name in enumerate("WXYZ", 1)
    }  # fmt: skip
    world, _ = position(nations)
    run(world, Consumption((0, 1, 2, 3)))
    assert [nation.stock[INDUSTRIAL] for nation in world.nations] == [30, 27, 25, 20]


def test_a_shortage_of_goods_lowers_classes_and_raises_unrest() -> None:
    """LIM-IND-03, LIM-IND-04: 3 of 10 goods are two levels short; each may hit another class."""
    given = {"pop_level": 5, "classes": [4, 3, 3, 2, 2], "unrest": 5}
    world, _ = position({"X": {**given, "stock": {"industrial": 4}}})
    run(world, Consumption((0,)))
    x = world.nations[0]
    assert (x.stock[INDUSTRIAL], x.unrest) == (1, 9)
    assert offered(world, 0) == ["class_down:A:3", "class_down:C:2", "class_down:E:1"]
    choose(world, 0, "class_down:C:2")
    assert offered(world, 0) == ["class_down:A:3", "class_down:B:2", "class_down:E:1"]
    choose(world, 0, "class_down:B:2")
    assert x.classes == [4, 2, 2, 2, 2]
    assert world.finished()


def test_the_population_that_consumes_is_the_one_that_survived() -> None:
    """LIM-IND-02: after the famine of step 1 the level is lower."""
    world, _ = position({
        "X": {"pop_level": 4, "column_c": 3, "prod": {"renewable": 1},
              "stock": {"renewable": 3, "industrial": 3}},
    })  # fmt: skip
    run(world, Supply((0,)), Consumption((0,)))
    assert (world.nations[0].pop, world.nations[0].stock[INDUSTRIAL]) == (3, 0)


def test_a_hundred_goods_are_the_most_a_nation_can_be_asked_for() -> None:
    """LIM-TRK-03, LIM-IND-03: above level 9 stands 100; 60 goods pay level 8, one level short."""
    given = {"pop_level": 9, "column_c": 4, "classes": [1, 1, 1, 1, 1]}
    world, _ = position({
        "X": {**given, "stock": {"industrial": 105}},
        "Y": {**given, "stock": {"industrial": 60}},
    })  # fmt: skip
    run(world, Consumption((0, 1)))
    assert [nation.stock[INDUSTRIAL] for nation in world.nations] == [5, 10]
    assert [nation.unrest for nation in world.nations] == [6, 8]


def test_supplying_and_consuming_are_not_voluntary() -> None:
    """LIM-TRM-04: nobody is asked whether to pay."""
    world, _ = position({"X": {"column_c": 3, "stock": {"renewable": 9, "industrial": 9}}})
    run(world, Supply((0,)), Consumption((0,)))
    assert world.finished()
    assert world.nations[0].stock[:2] == [7, 7]


def test_goods_spent_in_a_shortage_are_recycled_too() -> None:
    """LIM-IND-03: 12 of 20 goods pay level 5; ten spent at once bring a fossil."""
    given = {"pop_level": 6, "column_c": 3, "permanents": ["recycling"]}
    world, _ = position({"X": {**given, "stock": {"industrial": 12}}})
    run(world, Consumption((0,)))
    x = world.nations[0]
    assert (x.stock[INDUSTRIAL], x.stock[3], x.unrest) == (2, 9, 8)
