"""Cold war and global crises."""

from __future__ import annotations

from typing import Any

from anthropolis.games.limit.rules.world.crises import ColdWar, Crisis, GlobalCrises
from anthropolis.games.limit.table.events import CrisisStruck
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, only_choice, position, run

FINANCIAL, ENVIRONMENTAL, MILITARY = 0, 1, 2
NOW_FINANCIAL = {"bank": 0, "crises": {"financial": 1}, "crises_now": ["financial"]}


def struck(world: World) -> list[tuple[str, int]]:
    return [(e.kind, e.tiles) for e in world.events if isinstance(e, CrisisStruck)]


def test_the_cold_war_starts_above_fifteen() -> None:
    """LIM-CWR-01: 16 military resources bring a disruption token, 15 do not."""
    world, _ = position({"X": {"stock": {"military": 16}}, "Y": {"stock": {"military": 15}}})
    run(world, ColdWar((0, 1)))
    assert [nation.disruption for nation in world.nations] == [1, 0]
    assert world.disruption_reserve == 9


def test_without_a_reason_there_is_no_crisis() -> None:
    """LIM-CRI-01, LIM-FIN-01, LIM-ENV-01, LIM-MIL-01: one token left everywhere, no tile."""
    world, _ = position(
        {"X": {}, "Y": {}}, world={"bank": 0, "pollution_reserve": 1, "disruption_reserve": 1}
    )
    run(world, GlobalCrises())
    assert (world.crises, world.crises_now, struck(world)) == ([0, 0, 0], 0, [])


def test_a_crisis_can_cause_the_next_one() -> None:
    """LIM-CRI-01: two tokens for the richest empty the disruption reserve."""
    world, _ = position(
        {"X": {"money": 50}, "Y": {}}, world={**NOW_FINANCIAL, "disruption_reserve": 2}
    )
    run(world, GlobalCrises())
    assert struck(world) == [("financial", 1), ("military", 1)]
    assert (world.crises, world.crises_now) == ([1, 0, 1], 0b101)
    # LIM-MIL-04, LIM-MIL-05: X has returned one of its two tokens and still has the most.
    assert (world.nations[0].disruption, world.disruption_reserve) == (1, 1)
    assert [nation.pop for nation in world.nations] == [1, 2]


def test_the_second_tile_of_a_kind_doubles_its_first_effect() -> None:
    """LIM-CRI-02, LIM-FIN-02: 2 x population, to the Bank, or all there is."""
    world, _ = position(
        {"X": {"pop_level": 5, "money": 45}, "Y": {"pop_level": 5, "money": 12}},
        world={"bank": 0, "crises": {"financial": 2}, "crises_now": ["financial"]},
    )
    run(world, Crisis(FINANCIAL))
    assert [nation.money for nation in world.nations] == [25, 0]
    assert (world.bank, world.crises[0]) == (32, 2)


def test_a_financial_crisis_needs_its_tile_on_this_generation() -> None:
    """LIM-FIN-01, LIM-CRI-02: the tile of a past generation does not strike again."""
    world, _ = position({"X": {"money": 9}}, world={"bank": 0, "crises": {"financial": 1}})
    run(world, Crisis(FINANCIAL))
    assert (world.nations[0].money, world.nations[0].disruption) == (9, 0)


def test_in_a_financial_crisis_everybody_lowers_a_class() -> None:
    """LIM-FIN-03: of its own choice, all at once; a nation with all on 1 has nothing to lower."""
    world, _ = position(
        {"X": {"classes": [2, 2, 1, 1, 1]}, "Y": {"classes": [3, 2, 1, 1, 1]}, "Z": {}},
        world=NOW_FINANCIAL,
    )
    run(world, Crisis(FINANCIAL))
    assert world.deciders() == [0, 1]
    assert offered(world, 0) == ["class_down:B:1"]
    assert offered(world, 1) == ["class_down:A:2", "class_down:B:1"]
    choose(world, 0, "class_down:B:1")
    choose(world, 1, "class_down:A:2")
    assert [nation.classes for nation in world.nations] == [
        [2, 1, 1, 1, 1], [2, 2, 1, 1, 1], [1, 1, 1, 1, 1],
    ]  # fmt: skip


def test_the_richest_after_the_losses_are_blamed() -> None:
    """LIM-FIN-04, LIM-CRI-03: Y had more before; X has more left."""
    world, _ = position(
        {"X": {"money": 30}, "Y": {"pop_level": 6, "money": 40}}, world=NOW_FINANCIAL
    )
    run(world, Crisis(FINANCIAL))
    assert [(nation.money, nation.disruption) for nation in world.nations] == [(28, 2), (20, 0)]


def test_equally_rich_nations_receive_one_token_each() -> None:
    """LIM-FIN-04: also when all are ruined."""
    world, _ = position({"X": {"money": 1}, "Y": {"money": 0}, "Z": {}}, world=NOW_FINANCIAL)
    world.nations[2].money = 0
    run(world, Crisis(FINANCIAL))
    assert [nation.disruption for nation in world.nations] == [1, 1, 1]


def test_the_second_environmental_crisis() -> None:
    """LIM-ENV-01 to LIM-ENV-05: two levels of soil, a territory each, X pays for its dirt."""
    fields = {"prod": {"renewable": 4}}
    world, _ = position(
        {"X": {"pop_level": 7, "classes": [3, 2, 2, 2, 1], "unrest": 5, "pollution": 9,
               "prod": {"renewable": 5}},
         "B": {"pop_level": 5, "pollution": 4, **fields},
         "C": {"pop_level": 4, "pollution": 2, **fields}},
        world={"pollution_reserve": 0, "crises": {"environmental": 1}},
    )  # fmt: skip
    run(world, Crisis(ENVIRONMENTAL))
    x = world.nations[0]
    assert (x.pop, x.classes, x.unrest) == (6, [2, 2, 2, 2, 1], 8)
    assert [nation.prod[0] for nation in world.nations] == [3, 2, 2]
    assert [nation.territories for nation in world.nations] == [4, 4, 4]
    assert [nation.pop for nation in world.nations] == [6, 5, 5]  # only C is two below
    assert (world.crises[1], world.crises_now, world.box_territories) == (2, 0b010, 3)


def test_lost_land_pulls_renewable_production_down() -> None:
    """LIM-ENV-02, LIM-ENV-03, LIM-TRK-07: level 1 stays; level 5 of 5 territories falls once."""
    world, _ = position(
        {"X": {"prod": {"renewable": 5}, "territories": 5}, "Y": {"prod": {"renewable": 1}},
         "Z": {"territories": 0, "prod": {"renewable": 1}}},
        world={"pollution_reserve": 0},
    )  # fmt: skip
    run(world, Crisis(ENVIRONMENTAL))
    assert [nation.prod[0] for nation in world.nations] == [4, 1, 1]
    assert [nation.territories for nation in world.nations] == [4, 4, 0]


def test_all_who_pollute_most_are_hit_and_none_of_them_gains() -> None:
    """LIM-ENV-04, LIM-ENV-05: compared with the most populous of them, after its loss."""
    most: dict[str, Any] = {"pollution": 4}
    world, _ = position(
        {"W": {**most, "pop_level": 7}, "X": {**most, "pop_level": 3}, "Y": {"pop_level": 4},
         "Z": {"pop_level": 5}},
        world={"pollution_reserve": 0},
    )  # fmt: skip
    run(world, Crisis(ENVIRONMENTAL))
    assert [nation.pop for nation in world.nations] == [6, 2, 5, 5]
    assert [nation.unrest for nation in world.nations] == [9, 9, 6, 6]


def test_the_highest_class_that_may_fall_does() -> None:
    """LIM-ENV-04: A stands with B, so B is the first that may fall. Nobody chooses."""
    world, _ = position(
        {"X": {"pollution": 9, "classes": [3, 3, 2, 2, 1]}, "Y": {}}, world={"pollution_reserve": 0}
    )
    run(world, Crisis(ENVIRONMENTAL))
    assert world.finished()
    assert world.nations[0].classes == [3, 2, 2, 2, 1]


def test_an_empty_reserve_strikes_every_generation() -> None:
    """LIM-ENV-01, LIM-CRI-02: the crisis recurs, one tile a generation."""
    world, _ = position({"X": {"pollution": 15}}, world={"pollution_reserve": 0})
    run(world, GlobalCrises())
    world.crises_now = 0
    only_choice(run(world, GlobalCrises()))
    assert struck(world) == [("environmental", 1), ("environmental", 2)]
    assert world.nations[0].territories == 3


def test_the_first_military_crisis() -> None:
    """LIM-MIL-01 to LIM-MIL-05: the poor fall, troops are spent, tokens go back."""
    world, _ = position(
        {"X": {"pop_level": 5, "classes": [3, 2, 2, 2, 2], "disruption": 7,
               "stock": {"military": 6}},
         "Y": {"pop_level": 4, "classes": [2, 1, 1, 1, 1], "disruption": 3,
               "stock": {"military": 3}}},
        world={"disruption_reserve": 0},
    )  # fmt: skip
    run(world, Crisis(MILITARY))
    x, y = world.nations
    assert (x.classes, x.stock[2], x.disruption, x.pop) == ([3, 2, 2, 2, 1], 1, 6, 4)
    assert (y.classes, y.stock[2], y.disruption, y.pop) == ([1, 1, 1, 1, 1], 0, 2, 4)
    assert (world.disruption_reserve, world.crises) == (2, [0, 0, 1])


def test_three_military_tiles_take_three_steps_from_below() -> None:
    """LIM-MIL-02, LIM-CRI-02: E falls to 1, then D; classes on 1 are skipped."""
    world, _ = position(
        {"X": {"classes": [4, 2, 2, 2, 2], "pop_level": 1, "disruption": 1}},
        world={"disruption_reserve": 0, "crises": {"military": 2}},
    )
    run(world, Crisis(MILITARY))
    assert world.nations[0].classes == [4, 2, 1, 1, 1]


def test_too_few_troops_in_a_military_crisis() -> None:
    """LIM-MIL-03, LIM-ORD-04: 1 of 5 troops is three levels short, chosen one by one."""
    world, _ = position(
        {"X": {"pop_level": 5, "classes": [4, 4, 4, 4, 1], "stock": {"military": 1}}},
        world={"disruption_reserve": 0},
    )
    run(world, Crisis(MILITARY))
    assert world.nations[0].classes == [4, 4, 4, 3, 1]  # LIM-MIL-02
    assert offered(world, 0) == ["class_down:C:3", "class_down:D:2"]
    choose(world, 0, "class_down:D:2", "class_down:D:1", "class_down:C:3")
    assert world.nations[0].classes == [4, 4, 3, 1, 1]
    assert (world.nations[0].unrest, world.nations[0].pop) == (6, 5)
    assert world.finished()


def test_nobody_is_punished_for_no_disruption_at_all() -> None:
    """LIM-MIL-05, LIM-MIL-04: X returns its only token, then nobody has the most."""
    world, _ = position({"X": {"disruption": 1}, "Y": {}}, world={"disruption_reserve": 0})
    run(world, Crisis(MILITARY))
    assert [nation.pop for nation in world.nations] == [2, 2]
    assert world.disruption_reserve == 1
