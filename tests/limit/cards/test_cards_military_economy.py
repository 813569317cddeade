"""Chapter 12.3, the twelve military-and-economy cards."""

from __future__ import annotations

import pytest

from anthropolis.games.limit.table.components import FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE
from tests.limit.plays import deal_and_play, hold, permanents, play, refusal
from tests.limit.positions import choose, offered, position

STAR = {"territories": 5, "fossil": 8, "money": 40, "pollution": 2, "disruption": 1}


def test_market_access_is_free_and_makes_one_transaction() -> None:
    """LIM-CM-01: after one purchase nothing more is asked."""
    world, _ = position({"X": {"money": 20}})
    deal_and_play(world, 0, "market_access", "buy:military", "quantity:2:10")
    assert (world.nations[0].money, world.nations[0].stock[MILITARY]) == (10, 2)


def test_speculation_moves_a_price_and_then_trades() -> None:
    """LIM-CM-02: 5 $ each of Bank and player to the LIMIT box; renewable rises, four are sold."""
    world, _ = position({"X": {"money": 6, "stock": {"renewable": 4}}})
    keys = ("price_up:renewable", "sell:renewable", "quantity:4:12")
    deal_and_play(world, 0, "speculation", *keys)
    assert (world.nations[0].money, world.box_money, world.bank) == (13, 10, 92)
    assert (world.prices[RENEWABLE], world.market[RENEWABLE]) == (3, 7)


def test_speculation_cannot_push_a_price_off_its_track() -> None:
    """LIM-CM-02, LIM-TRM-06: at an end of its track a cube can only be moved away from it."""
    market = {"price": {"renewable": 1, "fossil": 6}}
    world, _ = position({"X": {"money": 5}}, world={"market": market})
    hold(world, 0, "speculation")
    play(world, 0, "speculation")
    assert offered(world, 0) == [
        "price_up:renewable", "price_down:industrial", "price_up:industrial",
        "price_down:military", "price_up:military", "price_down:fossil",
    ]  # fmt: skip
    choose(world, 0, "price_up:renewable", "no_transaction")
    assert world.prices == [2, 4, 4, 6]


@pytest.mark.parametrize(("money", "bank"), [(4, 100), (5, 4)])
def test_speculation_needs_both_halves(money: int, bank: int) -> None:
    """LIM-CM-02, LIM-CRD-03, LIM-CRD-06: the player's five and the Bank's five."""
    given = {"money": money, "hand": ["speculation"]}
    world, _ = position({"X": given}, world={"bank": bank})
    assert refusal(world, 0, "speculation") == ("LIM-CRD-03" if money < 5 else "LIM-CRD-06")


def test_the_stock_exchange_costs_ten_dollars_to_the_box() -> None:
    """LIM-CM-03: it stays in play and gives Speculation two transactions too."""
    world, _ = position({"X": {"money": 40}})
    deal_and_play(world, 0, "stock_exchange")
    assert (world.nations[0].money, world.box_money, world.bank) == (30, 10, 109)
    assert permanents(world, 0) == ["stock_exchange"]
    keys = ("price_down:military", "buy:military", "quantity:3:9", "sell:renewable")
    deal_and_play(world, 0, "speculation", *keys, "quantity:2:4")
    assert world.nations[0].stock == [0, 1, 3, 8]


def test_humanitarian_aid_calms_everybody_and_the_player_twice() -> None:
    """LIM-CM-04, LIM-TOK-05: tokens go back to the reserve."""
    nations = {"X": {"money": 51, "disruption": 4}, "Y": {"disruption": 1}, "Z": {}}
    world, _ = position(nations, world={"disruption_reserve": 7})
    deal_and_play(world, 0, "humanitarian_aid")
    assert [nation.disruption for nation in world.nations] == [2, 0, 0]
    assert (world.disruption_reserve, world.nations[0].money) == (10, 1)


def test_political_interference_takes_money_and_raises_a_class_of_the_target() -> None:
    """LIM-CM-05: the player chooses the class of Y; 3 $ for Y's population of 3."""
    nations = {"X": {"money": 6}, "Y": {"pop_level": 3, "money": 8, "classes": [2, 1, 1, 1, 1]}}
    world, _ = position(nations)
    hold(world, 0, "political_interference")
    play(world, 0, "political_interference", "target:1")
    assert world.deciders() == [0]
    assert offered(world, 0) == ["class_up:A:3", "class_up:B:2"]
    choose(world, 0, "class_up:B:2")
    assert (world.nations[0].money, world.nations[1].money) == (9, 5)
    assert (world.nations[1].classes, world.bank) == ([2, 2, 1, 1, 1], 208)


def test_political_interference_takes_what_a_poor_nation_has() -> None:
    """LIM-CM-05, LIM-CRD-08: 7 $ instead of 10; no class of Y can climb, so none does."""
    nations = {"X": {"money": 0}, "Y": {"pop_level": 5, "money": 7, "classes": [4, 4, 4, 4, 4]}}
    world, _ = position(nations)
    deal_and_play(world, 0, "political_interference", "target:1")
    assert (world.nations[0].money, world.nations[1].money) == (7, 0)


@pytest.mark.parametrize(("class_c", "money"), [(1, 0), (3, 20)])
def test_tourism_earns_by_the_targets_class_c(class_c: int, money: int) -> None:
    """LIM-CM-06: 10 $ for each level of class C above 1; the target's unrest falls by 2."""
    given = {"classes": [4, 4, class_c, 1, 1], "money": 30}
    world, _ = position({"X": {"money": 0}, "Y": given})
    deal_and_play(world, 0, "development_of_tourism", "target:1")
    assert (world.nations[0].money, world.nations[1].money) == (money, 30 - money)
    assert (world.nations[1].unrest, world.box_money) == (4, 10)


def test_mass_destruction_ruins_land_industry_and_air() -> None:
    """LIM-CM-07, LIM-TRK-07: the territory goes to the LIMIT box and pulls renewable down."""
    given = {"territories": 5, "prod": {"renewable": 5, "industrial": 3, "military": 2}}
    world, _ = position({"X": {"stock": {"military": 10}}, "Y": given})
    keys = ("target:1", "strength:10", "hit:industrial")
    deal_and_play(world, 0, "mass_destruction", *keys)
    x, y = world.nations
    assert (x.disruption, x.territories, x.stock[MILITARY]) == (2, 5, 0)
    assert (y.territories, y.prod, y.pollution) == (4, [4, 2, 2], 3)
    assert (world.box_territories, world.pollution_reserve) == (1, 9)


def test_annexation_takes_land_and_lowers_a_plant() -> None:
    """LIM-CM-08: only military production can fall, so it is the only choice."""
    given = {"territories": 6, "prod": {"military": 2}}
    world, _ = position({"X": {"stock": {"military": 14}}, "Y": given})
    hold(world, 0, "annexation_of_territory")
    play(world, 0, "annexation_of_territory", "target:1", "strength:13")
    assert offered(world, 0) == ["hit:military"]
    choose(world, 0, "hit:military")
    x, y = world.nations
    assert (x.territories, x.disruption, x.stock[MILITARY]) == (6, 2, 1)
    assert (y.territories, y.prod) == (5, [2, 1, 1])


def test_an_attack_on_a_nation_without_land_still_lowers_its_plant() -> None:
    """LIM-CM-13: no territory changes hands; the plant falls."""
    given = {"territories": 0, "prod": {"renewable": 1, "industrial": 4}}
    world, _ = position({"X": {"stock": {"military": 10}}, "Y": given})
    keys = ("target:1", "strength:10", "hit:industrial")
    deal_and_play(world, 0, "annexation_of_territory", *keys)
    assert (world.nations[0].territories, world.nations[1].territories) == (5, 0)
    assert world.nations[1].prod == [1, 3, 1]


def test_mass_destruction_without_land_or_levels_still_pollutes() -> None:
    """LIM-CM-13, LIM-CM-07, LIM-TRM-06: no plant can fall, so nobody is asked."""
    world, _ = position({"X": {"stock": {"military": 10}}, "Y": {"territories": 0}})
    world.nations[1].prod = [1, 1, 1]
    deal_and_play(world, 0, "mass_destruction", "target:1", "strength:10")
    assert (world.nations[1].pollution, world.box_territories) == (3, 0)


@pytest.mark.parametrize(
    ("key", "resource", "taken"),
    [("seize:fossil:2", FOSSIL, 2), ("seize:renewable:5", RENEWABLE, 5),
     ("seize:industrial:3", INDUSTRIAL, 3)],
)  # fmt: skip
def test_a_military_operation_takes_one_kind_of_goods(key: str, resource: int, taken: int) -> None:
    """LIM-CM-09: up to 2 fossil, 5 renewable or 5 industrial, as far as Y has them."""
    stock = {"renewable": 9, "industrial": 3}
    world, _ = position({"X": {"stock": {"military": 4}}, "Y": {"stock": stock}})
    before = [list(nation.stock) for nation in world.nations]
    deal_and_play(world, 0, "military_operation", "target:1", "strength:3", key)
    assert world.nations[0].stock[resource] == before[0][resource] + taken
    assert world.nations[1].stock[resource] == before[1][resource] - taken
    assert (world.nations[0].stock[MILITARY], world.nations[0].disruption) == (1, 1)


def test_colonization_takes_what_the_reserve_has() -> None:
    """LIM-CM-10: 5 military and 2 disruption for 1 territory and 2 fossils."""
    world, _ = position({"X": {"stock": {"military": 6}}, "Y": {}})
    deal_and_play(world, 0, "colonization")
    owner = world.nations[0]
    assert (owner.stock, owner.disruption, owner.territories) == ([2, 1, 1, 10], 2, 6)
    assert (world.colony_territories, world.colony_fossil) == (2, 4)


def test_colonization_ends_with_the_reserve() -> None:
    """LIM-CM-10, LIM-CRD-08: one fossil is left and taken; then the card is of no use."""
    shared = {"colonization": {"territories": 0, "fossil": 1}}
    world, _ = position({"X": {"stock": {"military": 10}}}, world=shared)
    deal_and_play(world, 0, "colonization")
    assert (world.nations[0].territories, world.nations[0].stock[FOSSIL]) == (5, 9)
    hold(world, 0, "colonization")
    assert refusal(world, 0, "colonization") == "LIM-CM-10"


def test_terrorism_unsettles_the_target() -> None:
    """LIM-CM-11, LIM-UNR-03: from 10 to 11, and the overflow of 2 is the target's disruption."""
    world, _ = position({"X": {"stock": {"military": 1}}, "Y": {"unrest": 10}})
    deal_and_play(world, 0, "terrorism", "target:1")
    assert (world.nations[0].stock[MILITARY], world.nations[0].disruption) == (0, 1)
    assert (world.nations[1].unrest, world.nations[1].disruption) == (11, 2)


def test_nobody_targets_itself() -> None:
    """LIM-POL-12: the others in turn order are offered, the player is not."""
    nations = {"X": {}, "Y": {"stock": {"military": 1}}, "Z": {}}
    world, _ = position(nations, order=["Z", "X", "Y"])
    hold(world, 1, "terrorism")
    play(world, 1, "terrorism")
    assert offered(world, 1) == ["target:2", "target:0"]


@pytest.mark.parametrize(("level", "military"), [(2, 0), (5, 3)])
def test_police_repression_takes_soldiers_by_population(level: int, military: int) -> None:
    """LIM-CM-12: the value two levels lower, 1 disruption, unrest -2."""
    world, _ = position({"X": {"pop_level": level, "stock": {"military": 3}}})
    deal_and_play(world, 0, "police_repression")
    owner = world.nations[0]
    assert (owner.stock[MILITARY], owner.disruption, owner.unrest) == (3 - military, 1, 4)


# -- solo -----------------------------------------------------------------------------------------


def test_the_star_nation_pays_from_its_own_money() -> None:
    """LIM-SOLO-05: generation 4: population 10, class C on 3; its classes and unrest stay."""
    world, _ = position({"X": {"money": 0}}, world={"generation": 4, "star": STAR})
    deal_and_play(world, 0, "political_interference", "target:1")
    deal_and_play(world, 0, "development_of_tourism", "target:1")
    assert (world.nations[0].money, world.nations[1].money) == (30, 10)
    deal_and_play(world, 0, "development_of_tourism", "target:1")
    assert (world.nations[0].money, world.nations[1].money) == (40, 0)


def test_terrorism_does_not_move_the_star_nation() -> None:
    """LIM-SOLO-05: it has no unrest; the player still pays."""
    world, _ = position({"X": {"stock": {"military": 1}}}, world={"star": STAR})
    deal_and_play(world, 0, "terrorism", "target:1")
    assert (world.nations[0].disruption, world.nations[1].disruption) == (1, 1)


def test_the_star_nation_returns_disruption_when_every_nation_does() -> None:
    """LIM-SOLO-08: Humanitarian Aid takes one of its tokens too."""
    shared = {"star": STAR, "disruption_reserve": 7}
    world, _ = position({"X": {"money": 50, "disruption": 2}}, world=shared)
    deal_and_play(world, 0, "humanitarian_aid")
    assert (world.nations[0].disruption, world.nations[1].disruption) == (0, 0)
    assert world.disruption_reserve == 10
