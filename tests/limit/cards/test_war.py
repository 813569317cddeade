"""Chapter 11, war: attacks, resistance, allied help; and attacks on the star nation in solo."""

from __future__ import annotations

import pytest

from anthropolis.games.limit.table.components import FOSSIL, MILITARY
from anthropolis.games.limit.table.events import AttackResisted
from anthropolis.games.limit.table.state import World
from tests.limit.plays import deal_and_play, hold, play, refusal
from tests.limit.positions import choose, offered, position

STAR = {"territories": 5, "fossil": 8, "money": 40, "pollution": 0, "disruption": 0}


@pytest.mark.parametrize(
    ("card", "least"),
    [("annexation_of_territory", 10), ("mass_destruction", 10), ("military_operation", 3)],
)
def test_an_attack_has_a_minimum_and_no_other_limit_than_the_stock(card: str, least: int) -> None:
    """LIM-WAR-01: one military too few forbids the card; above, any strength may be chosen."""
    world, _ = position({"X": {"stock": {"military": least - 1}}, "Y": {}})
    hold(world, 0, card)
    assert refusal(world, 0, card) == "LIM-WAR-01"
    world.nations[0].stock[MILITARY] = least + 2
    play(world, 0, card, "target:1")
    assert offered(world, 0) == [f"strength:{n}" for n in range(least, least + 3)]
    assert world.asking is not None
    assert world.asking.span(world, 0) == (least, least + 2)


def test_the_attacker_has_paid_before_the_target_decides() -> None:
    """LIM-WAR-02, LIM-WAR-03: 4 of 6 military and 1 disruption are gone though Y resists."""
    world, _ = position({"X": {"stock": {"military": 6}}, "Y": {"stock": {"military": 5}}})
    hold(world, 0, "military_operation")
    play(world, 0, "military_operation", "target:1", "strength:4")
    assert world.deciders() == [1]
    assert (world.nations[0].stock[MILITARY], world.nations[0].disruption) == (2, 1)
    assert offered(world, 1) == ["suffer", "resist"]
    choose(world, 1, "resist")

    assert world.asking is None
    assert (world.nations[1].stock, world.nations[0].stock[MILITARY]) == ([2, 1, 1, 8], 2)
    assert AttackResisted("LIM-WAR-03", 1, 0, 4) in world.events


def test_equal_strength_is_enough_to_resist() -> None:
    """LIM-WAR-03: exactly what the attacker spent, here all that Y has."""
    world, _ = position({"X": {"stock": {"military": 10}}, "Y": {"stock": {"military": 10}}})
    deal_and_play(world, 0, "annexation_of_territory", "target:1", "strength:10", "resist")
    assert (world.nations[1].stock[MILITARY], world.nations[1].territories) == (0, 5)


def test_who_does_not_resist_spends_nothing() -> None:
    """LIM-WAR-04: Y could and does not; the attacker makes the choices of the effect."""
    given = {"stock": {"military": 20}, "prod": {"industrial": 3, "military": 2}}
    world, _ = position({"X": {"stock": {"military": 13}}, "Y": given})
    hold(world, 0, "annexation_of_territory")
    play(world, 0, "annexation_of_territory", "target:1", "strength:13", "suffer")
    assert world.deciders() == [0]
    assert offered(world, 0) == ["hit:industrial", "hit:military"]
    choose(world, 0, "hit:military")
    assert (world.nations[1].stock[MILITARY], world.nations[1].prod) == (20, [2, 3, 1])


def test_who_cannot_resist_is_not_asked() -> None:
    """LIM-WAR-04: Y has 2 military and no ally; X goes on at once."""
    world, _ = position({"X": {"stock": {"military": 3}}, "Y": {"stock": {"military": 2}}})
    hold(world, 0, "military_operation")
    play(world, 0, "military_operation", "target:1", "strength:3")
    assert world.deciders() == [0]
    assert offered(world, 0) == ["seize:fossil:2", "seize:renewable:2", "seize:industrial:1"]


ALLIED = {"X": {"stock": {"military": 11}}, "Y": {"stock": {"military": 8}}, "Z": {}, "W": {}}
ALLIANCE = {"alliances": {"military": [["Y", "Z"], ["X", "W"]]}}


def attacked(own: int, gift: int) -> World:
    """X attacks Y with 11 military; Y has `own` and an ally Z with `gift`."""
    world, _ = position(ALLIED, world=ALLIANCE)
    world.nations[1].stock[MILITARY] = own
    world.nations[2].stock[MILITARY] = gift
    hold(world, 0, "annexation_of_territory")
    return play(world, 0, "annexation_of_territory", "target:1", "strength:11")


def test_allies_may_give_what_is_missing_to_resist() -> None:
    """LIM-AID-01, LIM-WAR-03: Y asks for 3 to 6, all that Z has; what Z gives must be used."""
    world = attacked(8, 6)
    assert offered(world, 1) == ["suffer", "ask_allies"]
    choose(world, 1, "ask_allies")
    assert offered(world, 1) == [f"ask_for:{n}:military" for n in range(3, 7)]
    choose(world, 1, "ask_for:3:military")
    assert world.deciders() == [2]
    choose(world, 2, "pledge:3:military")

    assert world.asking is None
    assert [n.stock[MILITARY] for n in world.nations] == [0, 0, 3, 0]
    assert world.nations[1].territories == 5


def test_only_the_target_may_ask_for_help() -> None:
    """LIM-WAR-05: X is short of the minimum; its ally W has plenty and cannot help."""
    world, _ = position(ALLIED, world=ALLIANCE)
    world.nations[0].stock[MILITARY] = 9
    world.nations[3].stock[MILITARY] = 50
    hold(world, 0, "annexation_of_territory")
    assert refusal(world, 0, "annexation_of_territory") == "LIM-WAR-01"


def test_without_the_help_the_attack_succeeds() -> None:
    """LIM-AID-01, LIM-WAR-04: Z gives nothing; Y keeps the alliance and loses a territory."""
    world = attacked(8, 6)
    choose(world, 1, "ask_allies", "ask_for:3:military")
    choose(world, 2, "pledge:0:military")
    choose(world, 1, "keep_alliance")

    assert world.asking is None
    assert (world.nations[1].territories, world.nations[0].territories) == (4, 6)
    assert [n.stock[MILITARY] for n in world.nations] == [0, 8, 6, 0]


def test_a_target_that_was_refused_help_may_still_resist_alone() -> None:
    """LIM-WAR-03: Y has 11 itself; after the refusal it decides once more, without asking."""
    world = attacked(11, 1)
    assert offered(world, 1) == ["suffer", "resist", "ask_allies"]
    choose(world, 1, "ask_allies", "ask_for:1:military")
    choose(world, 2, "pledge:0:military")
    choose(world, 1, "keep_alliance")
    assert offered(world, 1) == ["suffer", "resist"]
    choose(world, 1, "resist")
    assert world.nations[1].stock[MILITARY] == 0


@pytest.mark.parametrize("card", ["terrorism", "soft_power", "political_interference"])
def test_other_targeting_cards_cannot_be_resisted(card: str) -> None:
    """LIM-WAR-06: Y has a hundred military and is never asked."""
    given = {"money": 30, "stock": {"military": 1}}
    world, _ = position({"X": given, "Y": {"stock": {"military": 100}}})
    hold(world, 0, card)
    play(world, 0, card, "target:1")
    assert world.deciders() in ([], [0])


def test_tourism_and_offshore_production_cannot_be_refused_either() -> None:
    """LIM-WAR-06: nothing asks Y."""
    world, _ = position({"X": {"money": 30}, "Y": {"stock": {"military": 100}}})
    deal_and_play(world, 0, "development_of_tourism", "target:1")
    deal_and_play(world, 0, "offshore_production", "target:1")


# -- solo -----------------------------------------------------------------------------------------


def raided_star(strength: int) -> World:
    """X attacks the star nation in generation 3, when its military is 3."""
    given = {"X": {"stock": {"military": 9}}}
    world, _ = position(given, world={"generation": 3, "star": STAR})
    hold(world, 0, "military_operation")
    return play(world, 0, "military_operation", "target:1", f"strength:{strength}")


def test_the_star_nation_resists_what_it_can_match() -> None:
    """LIM-SOLO-06: 3 against 3; nobody is asked and nothing is deducted from the star."""
    world = raided_star(3)
    assert world.asking is None
    assert world.nations[0].stock == [2, 1, 6, 8]
    assert AttackResisted("LIM-SOLO-06", 1, 0, 3) in world.events


def test_the_star_nation_cannot_resist_more_than_its_military() -> None:
    """LIM-SOLO-06, LIM-SOLO-05: 4 against 3; two of its fossils change hands."""
    world = raided_star(4)
    choose(world, 0, "seize:fossil:2")
    assert world.nations[0].stock == [2, 1, 5, 10]
    assert world.nations[1].stock[FOSSIL] == 6


def test_the_star_nation_loses_tokens_but_no_levels() -> None:
    """LIM-SOLO-05: a territory changes hands; no plant falls, and nobody is asked for one."""
    world, _ = position({"X": {"stock": {"military": 11}}}, world={"star": STAR})
    deal_and_play(world, 0, "annexation_of_territory", "target:1", "strength:10")
    assert (world.nations[0].territories, world.nations[1].territories) == (6, 4)


def test_mass_destruction_pollutes_the_star_nation() -> None:
    """LIM-SOLO-05, LIM-CM-07: 3 pollution to its tokens, 1 territory to the LIMIT box."""
    world, _ = position({"X": {"stock": {"military": 10}}}, world={"star": STAR})
    deal_and_play(world, 0, "mass_destruction", "target:1", "strength:10")
    star = world.nations[1]
    assert (star.pollution, star.territories, world.box_territories) == (3, 4, 1)


def test_stocks_that_the_star_nation_does_not_track_cannot_be_seized() -> None:
    """LIM-SOLO-05, LIM-TRM-06: only its fossils; without fossils nobody is asked."""
    world = raided_star(4)
    assert offered(world, 0) == ["seize:fossil:2"]
    bare, _ = position({"X": {"stock": {"military": 3}}}, world={"star": STAR | {"fossil": 0}})
    deal_and_play(bare, 0, "military_operation", "target:1", "strength:3")
    assert bare.nations[0].stock == [2, 1, 0, 8]


def test_a_stock_that_is_empty_cannot_be_seized() -> None:
    """LIM-TRM-06, LIM-CM-09: Y has no goods; its fossils and its food are offered."""
    world, _ = position({"X": {"stock": {"military": 3}}, "Y": {"stock": {"industrial": 0}}})
    hold(world, 0, "military_operation")
    play(world, 0, "military_operation", "target:1", "strength:3")
    assert offered(world, 0) == ["seize:fossil:2", "seize:renewable:2"]


def test_help_that_the_allies_do_not_have_cannot_be_asked_for() -> None:
    """LIM-AID-05: Y lacks 3 and Z has 2, so Y is not asked and loses a territory."""
    world = attacked(8, 2)
    assert world.asking is None
    assert [nation.territories for nation in world.nations] == [6, 4, 5, 5]
