"""Chapter 12.2, the thirteen production cards."""

from __future__ import annotations

import pytest

from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.social import EconomicGrowth
from anthropolis.games.limit.table.components import FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE
from tests.limit.plays import deal_and_play, hold, permanents, play, refusal
from tests.limit.positions import choose, offered, position, run

STAR = {"territories": 5, "fossil": 8, "money": 40, "pollution": 2, "disruption": 1}


def test_industrialization_pays_the_present_value() -> None:
    """LIM-CP-01: industrial production of 10 costs 10 $ and rises to level 6."""
    world, _ = position({"X": {"money": 12, "prod": {"industrial": 5}}})
    deal_and_play(world, 0, "industrialization", "choose_for:industrial:10")
    assert (world.nations[0].money, world.nations[0].prod) == (2, [2, 6, 1])


def test_robotization_raises_a_factory_two_levels_as_far_as_it_goes() -> None:
    """LIM-CP-02: industrial or military only; from level 7 it stops at 8."""
    world, _ = position({"X": {"money": 40, "prod": {"industrial": 2, "military": 7}}})
    hold(world, 0, "robotization")
    play(world, 0, "robotization")
    assert offered(world, 0) == ["choose_for:industrial:2", "choose_for:military:30"]
    choose(world, 0, "choose_for:military:30")
    assert (world.nations[0].money, world.nations[0].prod) == (10, [2, 2, 8])


def test_policy_planning_skips_economic_growth() -> None:
    """LIM-CP-03: unrest +2; no plant moves in the step."""
    world, _ = position({"X": {"classes": [2, 2, 2, 2, 2]}})
    deal_and_play(world, 0, "policy_planning")
    run(world, EconomicGrowth((0,)))
    assert (world.nations[0].unrest, world.nations[0].prod) == (8, [2, 1, 1])


def test_extraction_digs_two_fossils() -> None:
    """LIM-CP-04: 5 $ and 1 pollution; the fossils come from the LIMIT box."""
    world, _ = position({"X": {"money": 6, "fossil": 1}})
    deal_and_play(world, 0, "extraction")
    owner = world.nations[0]
    assert (owner.money, owner.stock[FOSSIL], owner.pollution) == (1, 3, 1)
    assert (world.box_fossil, world.bank) == (-2, 114)


def test_urbanization_shares_two_steps_for_goods() -> None:
    """LIM-CP-05: 1 industrial a head; D climbs only after C."""
    given = {"pop_level": 4, "classes": [2, 2, 1, 1, 1], "stock": {"industrial": 7}}
    world, _ = position({"X": given})
    hold(world, 0, "urbanization")
    play(world, 0, "urbanization")
    assert offered(world, 0) == ["class_up:A:3", "class_up:C:2"]
    choose(world, 0, "class_up:C:2", "class_up:D:2")
    assert (world.nations[0].classes, world.nations[0].stock[INDUSTRIAL]) == ([2, 2, 2, 2, 1], 2)


def test_overproduction_runs_a_plant_with_all_its_costs() -> None:
    """LIM-CP-06: unrest +1, 10 goods, 2 fossils, 1 pollution; Green Production does not help."""
    given = {"prod": {"industrial": 5}, "permanents": ["green_production"]}
    world, _ = position({"X": given})
    hold(world, 0, "overproduction")
    play(world, 0, "overproduction")
    assert offered(world, 0) == ["choose:industrial", "choose:military"]
    choose(world, 0, "choose:industrial")
    owner = world.nations[0]
    assert (owner.stock[INDUSTRIAL], owner.stock[FOSSIL], owner.pollution) == (11, 6, 1)
    assert (owner.unrest, owner.prod[INDUSTRIAL]) == (7, 5)


def test_overproduction_without_fossils_is_a_shortage() -> None:
    """LIM-CP-06, LIM-PRD-06, LIM-PRD-07: military level 5 runs at 4; unrest +2, plant -1."""
    world, _ = position({"X": {"prod": {"military": 5}, "fossil": 1}})
    deal_and_play(world, 0, "overproduction", "choose:military")
    owner = world.nations[0]
    assert (owner.stock[MILITARY], owner.stock[FOSSIL], owner.pollution) == (5, 0, 1)
    assert (owner.unrest, owner.prod[MILITARY]) == (9, 4)


def test_economic_allies_may_send_fossils_for_overproduction() -> None:
    """LIM-CP-06, LIM-PRD-09: Y gives the one missing fossil; no shortage."""
    nations = {"X": {"prod": {"industrial": 5}, "fossil": 1}, "Y": {}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    keys = ("choose:industrial", "ask_for:1:fossil", "pledge:1:fossil")
    deal_and_play(world, 0, "overproduction", *keys)
    assert (world.nations[0].stock[INDUSTRIAL], world.nations[0].unrest) == (11, 7)
    assert (world.nations[0].stock[FOSSIL], world.nations[1].stock[FOSSIL]) == (0, 7)


@pytest.mark.parametrize(
    ("resource", "stock"),
    [("renewable", [4, 1, 0, 8]), ("industrial", [2, 3, 0, 8]), ("military", [2, 1, 2, 8])],
)
def test_craftsmanship_gains_two_of_one_resource(resource: str, stock: list[int]) -> None:
    """LIM-CP-07: for 1 $; fossils are not on offer and no level moves."""
    world, _ = position({"X": {}})
    play(world, 0, "craftsmanship")
    assert len(offered(world, 0)) == 3
    choose(world, 0, f"choose_for:{resource}:1")
    assert (world.nations[0].stock, world.nations[0].money) == (stock, 4)
    assert world.nations[0].prod == [2, 1, 1]


@pytest.mark.parametrize(("level", "fossil"), [(5, 9), (4, 8)])
def test_recycling_returns_a_fossil_for_ten_goods_spent(level: int, fossil: int) -> None:
    """LIM-CP-08: industrial production -1; 10 goods for Urbanization bring 1 fossil, 5 none."""
    given = {"pop_level": level, "prod": {"industrial": 3}, "stock": {"industrial": 10}}
    world, _ = position({"X": given | {"classes": [1, 1, 1, 1, 1]}})
    deal_and_play(world, 0, "recycling")
    deal_and_play(world, 0, "overconsumption")
    assert (world.nations[0].prod[INDUSTRIAL], permanents(world, 0)) == (2, ["recycling"])
    assert world.nations[0].stock[FOSSIL] == fossil


def test_green_production_takes_one_pollution_off_the_factory() -> None:
    """LIM-CP-09: level 6 becomes 5; its pollution of 1 is spared, its 2 fossils are not."""
    world, _ = position({"X": {"prod": {"industrial": 6}}})
    deal_and_play(world, 0, "green_production")
    run(world, Production((0,)))
    owner = world.nations[0]
    assert (owner.prod[INDUSTRIAL], owner.pollution, owner.stock[FOSSIL]) == (5, 0, 6)


def test_intensive_farming_harvests_one_level_higher() -> None:
    """LIM-CP-10: pays the value 3; then 1 fossil, 1 pollution, and 5 renewable instead of 3."""
    given = {"money": 4, "prod": {"renewable": 3}, "territories": 3, "stock": {"renewable": 0}}
    world, _ = position({"X": given})
    deal_and_play(world, 0, "intensive_farming")
    run(world, Production((0,)))
    owner = world.nations[0]
    assert (owner.money, owner.stock[RENEWABLE]) == (1, 5)
    assert (owner.stock[FOSSIL], owner.pollution, owner.prod[RENEWABLE]) == (7, 1, 3)


def test_intensive_farming_at_the_top_gives_a_hundred() -> None:
    """LIM-CP-10: level 8 counts as the step beyond; the Bank receives 50 $."""
    given = {"money": 50, "prod": {"renewable": 8}, "territories": 8, "stock": {"renewable": 0}}
    world, _ = position({"X": given})
    deal_and_play(world, 0, "intensive_farming")
    run(world, Production((0,)))
    assert (world.nations[0].stock[RENEWABLE], world.nations[0].money) == (100, 0)


def test_cleaning_the_planet_helps_everybody_and_the_player_twice() -> None:
    """LIM-CP-11, LIM-TOK-03: X removes two, Y one, Z has none; excess tokens leave first."""
    nations = {"X": {"money": 50, "pollution": 9}, "Y": {"pollution": 7}, "Z": {}}
    shared = {"pollution_reserve": 0, "excess_pollution": 1}
    world, _ = position(nations, world=shared)
    deal_and_play(world, 0, "cleaning_the_planet")
    assert [nation.pollution for nation in world.nations] == [7, 6, 0]
    assert (world.excess_pollution, world.pollution_reserve) == (0, 2)
    assert (world.nations[0].money, world.bank) == (0, 377)


def test_offshore_production_runs_a_foreign_plant() -> None:
    """LIM-CP-12: X pays Y 5 $ and gets 5 goods for a fossil; Y gets the pollution."""
    world, _ = position({"X": {"money": 8, "fossil": 3}, "Y": {"prod": {"industrial": 4}}})
    deal_and_play(world, 0, "offshore_production", "target:1")
    x, y = world.nations
    assert (x.money, x.stock, x.pollution) == (3, [2, 6, 0, 2], 0)
    assert (y.money, y.stock, y.pollution, y.prod) == (10, [2, 1, 0, 8], 1, [2, 4, 1])
    assert (world.bank, world.box_money) == (208, 10)


def test_offshore_production_targets_only_what_can_be_paid() -> None:
    """LIM-CP-12, LIM-CRD-03: Y's plant is worth 10 $, Z's 1 $; X has 8 $."""
    nations = {"X": {"money": 8}, "Y": {"prod": {"industrial": 5}}, "Z": {}}
    world, _ = position(nations)
    hold(world, 0, "offshore_production")
    play(world, 0, "offshore_production")
    assert offered(world, 0) == ["target:2"]
    world.nations[0].money = 0
    assert refusal(world, 0, "offshore_production") == "LIM-CRD-03"


def test_offshore_production_with_too_few_fossils_runs_lower_without_penalty() -> None:
    """LIM-CP-15: level 6 is paid in full (20 $); one fossil runs level 4 for 5 goods."""
    nations = {"X": {"money": 20, "fossil": 1}, "Y": {"prod": {"industrial": 6}}}
    world, _ = position(nations)
    deal_and_play(world, 0, "offshore_production", "target:1")
    x, y = world.nations
    assert (x.money, x.stock, x.unrest) == (0, [2, 6, 0, 0], 6)
    assert (y.money, y.pollution, y.unrest, y.prod[INDUSTRIAL]) == (25, 1, 6, 6)


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_soft_power_hands_over_up_to_two_disruption(tokens: int) -> None:
    """LIM-CP-13, LIM-CP-16: 20 $; the reserve does not change."""
    world, _ = position({"X": {"money": 25, "disruption": 3}, "Y": {}})
    deal_and_play(world, 0, "soft_power", "target:1", f"give_disruption:{tokens}")
    assert (world.nations[0].money, world.disruption_reserve) == (5, 10)
    assert (world.nations[0].disruption, world.nations[1].disruption) == (3 - tokens, tokens)


def test_soft_power_gives_no_more_than_there_is() -> None:
    """LIM-CP-13, LIM-CRD-08: one token leaves the choice of 0 or 1, none leaves no choice."""
    world, _ = position({"X": {"money": 40, "disruption": 1}, "Y": {}})
    hold(world, 0, "soft_power")
    play(world, 0, "soft_power", "target:1")
    assert offered(world, 0) == ["give_disruption:0", "give_disruption:1"]
    choose(world, 0, "give_disruption:1")
    deal_and_play(world, 0, "soft_power", "target:1")
    assert (world.nations[0].money, world.nations[1].disruption) == (0, 1)


# -- solo -----------------------------------------------------------------------------------------


def test_the_star_nations_plant_runs_at_its_value_of_the_generation() -> None:
    """LIM-SOLO-05, LIM-CP-12: generation 4, value 10: 10 $ to the star, 2 fossils, 1 pollution."""
    world, _ = position({"X": {"money": 15}}, world={"generation": 4, "star": STAR})
    deal_and_play(world, 0, "offshore_production", "target:1")
    x, star = world.nations
    assert (x.money, x.stock) == (5, [2, 11, 0, 6])
    assert (star.money, star.pollution) == (50, 3)


def test_soft_power_adds_to_the_star_nations_tokens() -> None:
    """LIM-SOLO-05: two tokens go to the star nation card."""
    world, _ = position({"X": {"money": 20, "disruption": 2}}, world={"star": STAR})
    deal_and_play(world, 0, "soft_power", "target:1", "give_disruption:2")
    assert (world.nations[0].disruption, world.nations[1].disruption) == (0, 3)


def test_the_star_nation_cleans_too_and_never_contributes() -> None:
    """LIM-SOLO-08: it removes 1 pollution; its 40 $ do not help to pay."""
    shared = {"star": STAR, "pollution_reserve": 7}
    world, _ = position({"X": {"money": 50, "pollution": 3}}, world=shared)
    deal_and_play(world, 0, "cleaning_the_planet")
    assert (world.nations[0].pollution, world.nations[1].pollution) == (1, 1)
    assert (world.pollution_reserve, world.nations[1].money) == (10, 40)
    hold(world, 0, "cleaning_the_planet")
    assert refusal(world, 0, "cleaning_the_planet") == "LIM-CRD-03"
