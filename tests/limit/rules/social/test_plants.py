"""Production, the ninth step of the Social phase."""

from __future__ import annotations

from anthropolis.games.limit.rules.moving.running import RunPlant
from anthropolis.games.limit.rules.social.plants import Production
from tests.limit.positions import choose, offered, position, run

FOSSIL = 3
EMPTY = {"renewable": 0, "industrial": 0, "military": 0}


def test_three_plants_run_one_after_the_other() -> None:
    """LIM-PRD-01, LIM-PRD-03, LIM-PRD-05: value, fossil cost and pollution of each level."""
    plants = {"renewable": 4, "industrial": 6, "military": 4}
    world, _ = position({"X": {"stock": EMPTY, "prod": plants}})
    run(world, Production((0,)))
    x = world.nations[0]
    assert x.stock == [5, 20, 5, 8 - 3 - 1]
    assert (x.pollution, x.unrest, x.prod) == (3, 6, [4, 6, 4])
    assert (world.pollution_reserve, world.box_fossil) == (6, 4)


def test_up_to_level_three_production_is_clean_and_free() -> None:
    """LIM-PRD-05: no fossil and no pollution below level 4."""
    plants = {"renewable": 3, "industrial": 3, "military": 2}
    world, _ = position({"X": {"stock": EMPTY, "fossil": 0, "prod": plants}})
    run(world, Production((0,)))
    assert world.nations[0].stock == [3, 3, 2, 0]
    assert (world.nations[0].pollution, world.nations[0].unrest) == (0, 6)


def test_the_military_plant_gets_what_the_industrial_one_has_left() -> None:
    """LIM-PRD-06, LIM-PRD-07, LIM-PRD-08: no fossil for level 5, so level 3 runs, two below."""
    plants = {"renewable": 4, "industrial": 5, "military": 5}
    world, _ = position({"X": {"unrest": 4, "stock": EMPTY, "fossil": 2, "prod": plants}})
    run(world, Production((0,)))
    x = world.nations[0]
    assert x.stock == [5, 10, 3, 0]
    assert (x.pollution, x.unrest, x.prod) == (1, 8, [4, 5, 3])


def test_a_plant_runs_as_high_as_its_fossils_allow_and_nobody_is_asked() -> None:
    """LIM-PRD-02, LIM-TRM-04: 3 fossils run level 6 of 8, whether the nation likes it or not."""
    world, _ = position({"X": {"stock": EMPTY, "fossil": 3, "prod": {"industrial": 8}}})
    run(world, Production((0,)))
    x = world.nations[0]
    assert world.finished()
    assert (x.stock[1], x.stock[FOSSIL], x.pollution) == (20, 0, 2)
    assert (x.prod[1], x.unrest) == (6, 10)


def test_green_production_saves_one_pollution_of_the_industrial_plant_only() -> None:
    """LIM-PRD-05: levels 5 and 4 would give 1 + 1, level 1 cannot give less than 0."""
    green = {"permanents": ["green_production"], "stock": EMPTY}
    world, _ = position({
        "X": {**green, "prod": {"industrial": 5, "military": 4}},
        "Y": {**green, "prod": {"industrial": 1}},
    })  # fmt: skip
    run(world, Production((0, 1)))
    assert [nation.pollution for nation in world.nations] == [1, 0]
    assert world.nations[0].stock[FOSSIL] == 8 - 2 - 1


def test_overproduction_runs_a_plant_without_the_help_of_green_production() -> None:
    """LIM-PRD-05, LIM-PRD-07: the same rules with shortage, outside the Production step."""
    world, _ = position({
        "X": {"permanents": ["green_production"], "stock": EMPTY, "fossil": 1,
              "prod": {"industrial": 5}},
    })  # fmt: skip
    run(world, RunPlant(0, 1, False))
    x = world.nations[0]
    assert (x.stock[1], x.pollution, x.unrest, x.prod[1]) == (5, 1, 8, 4)


def test_intensive_farming_takes_its_fossil_before_the_other_plants() -> None:
    """LIM-PRD-04: 2 fossils: one for the fields, one left for an industrial plant that wants 2."""
    world, _ = position({
        "X": {"permanents": ["intensive_farming"], "stock": EMPTY, "fossil": 2,
              "prod": {"renewable": 4, "industrial": 5}},
    })  # fmt: skip
    run(world, Production((0,)))
    x = world.nations[0]
    assert x.stock == [10, 5, 1, 0]
    assert (x.pollution, x.prod, x.unrest) == (2, [4, 4, 1], 8)


def test_without_fossils_intensive_farming_is_withdrawn_first() -> None:
    """LIM-PRD-04: the forced price is one renewable level; the card goes under its deck."""
    world, _ = position({
        "X": {"permanents": ["intensive_farming"], "stock": EMPTY, "fossil": 0,
              "prod": {"renewable": 4}},
    })  # fmt: skip
    run(world, Production((0,)))
    x = world.nations[0]
    assert (x.stock[0], x.prod[0], x.permanents, x.pollution) == (3, 3, 0, 0)


def test_intensive_farming_at_the_top_gives_a_hundred() -> None:
    """LIM-PRD-04: above level 8 stands 100, and territories do not limit the virtual level."""
    farming = {"permanents": ["intensive_farming"], "stock": EMPTY}
    world, _ = position({
        "X": {**farming, "territories": 8, "prod": {"renewable": 8}},
        "Y": {**farming, "territories": 4, "prod": {"renewable": 4}},
    })  # fmt: skip
    run(world, Production((0, 1)))
    assert [nation.stock[0] for nation in world.nations] == [100, 10]


def test_allies_give_fossils_after_they_have_produced_themselves() -> None:
    """LIM-PRD-09, LIM-AID-08: X asks, though it leads, once Y has burnt its own share."""
    plants = {"renewable": 1, "industrial": 5}
    world, _ = position(
        {"X": {"stock": EMPTY, "fossil": 1, "prod": plants},
         "Y": {"stock": EMPTY, "fossil": 3, "prod": plants}},
        world={"alliances": {"economic": [["X", "Y"]]}},
    )  # fmt: skip
    run(world, Production((0, 1)))
    assert world.nations[1].stock == [1, 10, 1, 1]
    assert offered(world, 0) == ["no_help", "ask_for:1:fossil"]
    choose(world, 0, "ask_for:1:fossil")
    choose(world, 1, "pledge:1:fossil")
    x, y = world.nations
    assert (x.stock, x.unrest, x.prod[1]) == ([1, 10, 1, 0], 6, 5)
    assert y.stock[FOSSIL] == 0


def test_each_plant_may_ask_for_the_fossils_it_lacks() -> None:
    """LIM-PRD-09: refused for the industrial plant, X may still ask for the military one."""
    world, _ = position(
        {"X": {"stock": EMPTY, "fossil": 0, "prod": {"industrial": 4, "military": 4}}, "Y": {}},
        world={"alliances": {"economic": [["X", "Y"]]}},
    )
    run(world, Production((0,)))
    choose(world, 0, "ask_for:1:fossil")
    choose(world, 1, "pledge:0:fossil")
    choose(world, 0, "keep_alliance")
    assert (world.nations[0].prod[1], world.nations[0].stock[1]) == (3, 3)
    choose(world, 0, "ask_for:1:fossil")
    choose(world, 1, "pledge:1:fossil")
    x = world.nations[0]
    assert (x.prod, x.stock[2], x.pollution, x.unrest) == ([2, 3, 4], 5, 1, 8)
