"""The Social phase as a whole, demography, economic growth and taxation."""

from __future__ import annotations

from anthropolis.games.limit.rules.social.social import (
    EconomicGrowth,
    LowerBirthRate,
    LowerMortality,
    PopulationGrowth,
    Taxation,
    social_steps,
)
from anthropolis.games.limit.table.events import StepBegun
from tests.limit.positions import choose, offered, only_choice, position, run


def test_eleven_steps_in_their_order() -> None:
    """LIM-SOC-01, LIM-TRM-07: each is finished by all nations before the next begins."""
    world, _ = position({"X": {}, "Y": {}})
    only_choice(run(world, *social_steps((0, 1))))
    assert [event.step for event in world.events if isinstance(event, StepBegun)] == [
        "supply", "conservation", "consumption", "population_growth", "lower_mortality",
        "lower_birth_rate", "economic_growth", "taxation", "production", "public_order",
        "class_struggle",
    ]  # fmt: skip


def test_the_first_social_phase_of_a_game() -> None:
    """LIM-SOC-01, LIM-SOC-02: the only decision is the class that climbs in Public order."""
    world, _ = position({"X": {"money": 0}})
    run(world, *social_steps((0,)))
    assert offered(world, 0) == ["class_up:A:2"]
    choose(world, 0, "class_up:A:2")
    x = world.nations[0]
    assert (x.pop, x.money, x.stock, x.prod) == (3, 6, [3, 2, 1, 8], [3, 1, 1])
    assert (x.classes, x.unrest) == ([2, 1, 1, 1, 1], 7)
    assert world.finished()


def test_the_column_is_read_once_when_the_phase_begins() -> None:
    """LIM-GEN-03: class C falls in the shortage of goods; taxes still follow column 2."""
    world, _ = position({
        "X": {"classes": [2, 2, 2, 1, 1], "column_c": 4, "stock": {"industrial": 0}},
    })  # fmt: skip
    run(world, *social_steps((0,)))
    assert world.nations[0].column_c == 2
    choose(world, 0, "class_down:C:1")
    assert world.nations[0].money == 5 + 3 * 3
    assert (world.nations[0].column_c, world.nations[0].pop) == (2, 3)


def test_population_grows_in_the_first_two_columns() -> None:
    """LIM-POP-01, LIM-TRK-05: one level, but not beyond the end of the track."""
    world, _ = position({
        "V": {"pop_level": 9}, "W": {"column_c": 1}, "X": {"column_c": 2},
        "Y": {"column_c": 3}, "Z": {"column_c": 4},
    })  # fmt: skip
    run(world, PopulationGrowth((0, 1, 2, 3, 4)))
    assert [nation.pop for nation in world.nations] == [9, 3, 3, 2, 2]


def test_two_demographic_tiles_lower_mortality_in_any_column() -> None:
    """LIM-MOR-01: once, on top of growth; one tile does nothing."""
    world, _ = position({
        "X": {"demo_zone": 1}, "Y": {"demo_zone": 2}, "Z": {"demo_zone": 5, "column_c": 4},
    })  # fmt: skip
    run(world, PopulationGrowth((0, 1, 2)), LowerMortality((0, 1, 2)))
    assert [nation.pop for nation in world.nations] == [3, 4, 3]


def test_at_most_two_tiles_leave_the_zone() -> None:
    """LIM-BIR-01: all of 1 or 2, two of 5, to the LIMIT box."""
    world, _ = position({
        "W": {}, "X": {"demo_zone": 1}, "Y": {"demo_zone": 2}, "Z": {"demo_zone": 5},
    })  # fmt: skip
    run(world, LowerBirthRate((0, 1, 2, 3)))
    assert [nation.demo_zone for nation in world.nations] == [0, 0, 0, 3]
    assert world.box_tiles == 5


def test_economic_growth_of_poor_societies_is_automatic() -> None:
    """LIM-ECO-01, LIM-ECO-02: renewable as far as the territories reach; industrial in column 2."""
    world, _ = position({
        "X": {"column_c": 1}, "Y": {"column_c": 2},
        "Z": {"column_c": 2, "territories": 2},
    })  # fmt: skip
    run(world, EconomicGrowth((0, 1, 2)))
    assert [nation.prod for nation in world.nations] == [[3, 1, 1], [3, 2, 1], [2, 2, 1]]
    assert world.finished()


def test_richer_societies_choose_what_grows_or_shrinks() -> None:
    """LIM-ECO-01, LIM-ECO-04: up in column 3, down in column 4; both answer at once."""
    plants = {"industrial": 5, "military": 3}
    world, _ = position({
        "X": {"column_c": 3, "prod": plants}, "Y": {"column_c": 4, "prod": plants},
    })  # fmt: skip
    run(world, EconomicGrowth((0, 1)))
    assert world.deciders() == [0, 1]
    assert offered(world, 0) == ["plant_up:industrial:6", "plant_up:military:4"]
    assert offered(world, 1) == ["plant_down:industrial:4", "plant_down:military:2"]
    choose(world, 1, "plant_down:military:2")
    choose(world, 0, "plant_up:industrial:6")
    assert [nation.prod for nation in world.nations] == [[2, 6, 3], [2, 5, 2]]


def test_a_plant_that_can_move_must_be_chosen() -> None:
    """LIM-ECO-04, LIM-TRM-06: an end of the track is no way out, unless both are there."""
    world, _ = position({
        "W": {"column_c": 3, "prod": {"industrial": 8, "military": 8}},
        "X": {"column_c": 3, "prod": {"industrial": 8}},
        "Y": {"column_c": 4, "prod": {"industrial": 2}},
        "Z": {"column_c": 4},
    })  # fmt: skip
    run(world, EconomicGrowth((0, 1, 2, 3)))
    assert world.deciders() == [1, 2]
    assert offered(world, 1) == ["plant_up:military:2"]
    assert offered(world, 2) == ["plant_down:industrial:1"]


def test_policy_planning_skips_the_step_whatever_the_column() -> None:
    """LIM-ECO-03: neither rise nor fall."""
    planning = {"permanents": ["policy_planning"], "prod": {"industrial": 4}}
    world, _ = position({
        "X": {**planning, "column_c": 2}, "Y": {**planning, "column_c": 4},
    })  # fmt: skip
    run(world, EconomicGrowth((0, 1)))
    assert world.finished()
    assert [nation.prod for nation in world.nations] == [[2, 4, 1], [2, 4, 1]]


def test_taxes_by_column() -> None:
    """LIM-TAX-01: 2, 3, 3 and 5 $ for each of 10 people."""
    nations = {
        name: {"pop_level": 5, "column_c": column, "money": 0}
        for column, name in enumerate("WXYZ", 1)
    }
    world, _ = position(nations)
    run(world, Taxation((0, 1, 2, 3)))
    assert [nation.money for nation in world.nations] == [20, 30, 30, 50]
    assert (world.bank, world.crises_now) == (436 - 130, 0)


def test_a_bank_that_covers_the_sum_exactly_was_enough() -> None:
    """LIM-TAX-02, LIM-TOK-08: 40 $ for two taxes of 20 $ end on 0 without a crisis."""
    taxed = {"pop_level": 5, "money": 0}
    world, _ = position({"X": taxed, "Y": taxed}, world={"bank": 40})
    run(world, Taxation((0, 1)))
    assert (world.bank, world.crises, world.box_money) == (0, [0, 0, 0], 0)


def test_when_the_bank_lacks_a_dollar_all_are_paid_and_a_tile_is_placed() -> None:
    """LIM-TAX-02, LIM-TAX-03: the crisis itself waits for the International phase."""
    taxed = {"pop_level": 5, "money": 0}
    world, _ = position({"X": taxed, "Y": taxed}, world={"bank": 39})
    run(world, Taxation((0, 1)))
    assert [nation.money for nation in world.nations] == [20, 20]
    assert (world.bank, world.box_money) == (0, -1)
    assert (world.crises, world.crises_now) == ([1, 0, 0], 0b001)
