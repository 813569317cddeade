"""Solo mode: the star nation and the eight events."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.limit.rules.generation import international_phase
from anthropolis.games.limit.rules.moving.living import class_c
from anthropolis.games.limit.rules.moving.tracks import population, production
from anthropolis.games.limit.rules.score import winners
from anthropolis.games.limit.rules.solo import EVENT_IDS, EventHappens, SoloEvent
from anthropolis.games.limit.rules.world.crises import Crisis
from anthropolis.games.limit.table.components import load_data
from anthropolis.games.limit.table.events import EventDrawn
from anthropolis.games.limit.table.setup import shuffle_and_draw_leader
from anthropolis.games.limit.table.solo_table import star_military
from anthropolis.games.limit.table.state import Nation, World
from tests.limit.positions import choose, offered, position, run

STAR = 1
FINANCIAL, ENVIRONMENTAL, MILITARY = 0, 1, 2
RENEWABLE, INDUSTRIAL, FOSSIL = 0, 1, 3


def alone(
    nation: dict[str, Any], generation: int = 1, **world: Any
) -> tuple[World, Nation, Nation]:
    """The world, the player's nation and the star nation."""
    star = world.pop("star", {})
    position_, _ = position({"X": nation}, world={"generation": generation, "star": star, **world})
    return position_, position_.nations[0], position_.nations[STAR]


def happens(world: World, event: str) -> World:
    return run(world, EventHappens(EVENT_IDS.index(event)))


def test_one_nation_and_the_star() -> None:
    """LIM-SOLO-01, LIM-SOLO-02: reserves of two nations, the Bank of one, 40 $ for the star."""
    world, x, star = alone({})
    assert (world.seats, world.everybody(), world.star) == (1, (0,), STAR)
    assert (world.pollution_reserve, world.disruption_reserve, world.bank) == (12, 10, 109)
    assert (world.colony_territories, world.colony_fossil) == (3, 6)
    assert (star.territories, star.stock, star.money) == (5, [0, 0, 0, 8], 40)
    assert (star.pollution, star.disruption, star.hand) == (0, 0, 0)
    assert (x.money, x.stock) == (5, [2, 1, 0, 8])
    assert sorted(world.event_pile) == list(range(8))


def test_the_star_nation_follows_its_table() -> None:
    """LIM-SOLO-04: values by generation, whatever happens."""
    rows = load_data("solo")["star_nation"]["rows"]
    for generation in range(1, 8):
        world, _, _ = alone({}, generation)
        at = generation - 1
        assert population(world, STAR) == rows["population_value"][at]
        assert class_c(world, STAR) == rows["class_c"][at]
        assert production(world, STAR, INDUSTRIAL) == rows["industrial_production"][at]
        assert star_military(generation) == rows["military_stock"][at]


def test_one_event_takes_the_place_of_the_alliance_step() -> None:
    """LIM-SOLO-03: drawn from the top, applied, discarded; whatever the table chose."""
    world, _ = position({"X": {}}, world={"star": {}}, options={"alliances": True})
    names = [type(step).__name__ for step in international_phase(world, (0,))]
    assert names == ["ColdWar", "GlobalCrises", "SoloEvent", "EndOfGeneration"]
    world.event_pile = [6, 2]
    run(world, SoloEvent())
    assert (world.event_pile, world.event_discard) == ([2], [6])
    assert [e.event for e in world.events if isinstance(e, EventDrawn)] == ["climate_summit"]


def test_an_empty_pile_is_formed_again_from_the_discards() -> None:
    """LIM-SOLO-03: all eight, shuffled; then one is drawn."""
    world, _, _ = alone({})
    world.event_pile, world.event_discard = [], [7, 6, 5, 4, 3, 2, 1, 0]
    run(world, SoloEvent())
    assert len(world.event_pile) == 7
    assert sorted(world.event_pile + world.event_discard) == list(range(8))
    assert len(world.event_discard) == 1


def test_the_events_are_shuffled_at_the_start() -> None:
    """LIM-SOLO-02: another seed, another order."""
    orders = []
    for seed in (1, 2):
        world, _, _ = alone({})
        world.chance = chance_from(seed)
        shuffle_and_draw_leader(world)
        orders.append(world.event_pile)
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1]) == list(range(8))


def test_in_a_financial_crisis_the_star_pays_and_may_be_the_richest() -> None:
    """LIM-SOLO-07: it loses k times its population and takes the blame."""
    world, x, star = alone(
        {"pop_level": 5, "money": 30}, 4, bank=0, crises={"financial": 1}, crises_now=["financial"]
    )
    run(world, Crisis(FINANCIAL))
    assert (x.money, x.disruption) == (20, 0)
    assert (star.money, star.disruption, world.bank) == (30, 2, 20)


def test_a_poor_star_gives_what_it_has() -> None:
    """LIM-SOLO-07, LIM-FIN-04: ruined together, one token each."""
    world, x, star = alone(
        {"money": 0}, 7, bank=0, crises={"financial": 1}, crises_now=["financial"],
        star={"money": 9},
    )  # fmt: skip
    run(world, Crisis(FINANCIAL))
    assert (star.money, world.bank) == (0, 9)
    assert (x.disruption, star.disruption) == (1, 1)


def test_a_star_hit_by_the_climate_counts_one_level_below_its_table() -> None:
    """LIM-SOLO-07, LIM-ENV-05: level 6 counts as 5; three below migrate, one below does not."""
    for level, after in ((4, 4), (3, 4)):
        world, x, star = alone(
            {"pop_level": level, "pollution": 5}, 5, pollution_reserve=0, star={"pollution": 7}
        )
        run(world, Crisis(ENVIRONMENTAL))
        assert (x.pop, x.unrest, x.territories) == (after, 6, 4)
        assert (star.territories, star.pollution) == (4, 7)
        assert population(world, STAR) == 20


def test_a_star_that_is_not_hit_gains_nothing_from_migration() -> None:
    """LIM-SOLO-07: effects on its values are ignored."""
    world, x, _ = alone({"pop_level": 8, "pollution": 12}, 1, pollution_reserve=0)
    run(world, Crisis(ENVIRONMENTAL))
    assert (x.pop, x.unrest) == (7, 9)
    assert population(world, STAR) == 2


def test_in_a_military_crisis_the_star_returns_a_token() -> None:
    """LIM-SOLO-07: with the most disruption it loses nothing that it tracks."""
    world, x, star = alone(
        {"pop_level": 1, "disruption": 2}, 3, disruption_reserve=0, star={"disruption": 8}
    )
    run(world, Crisis(MILITARY))
    assert (x.disruption, star.disruption, world.disruption_reserve) == (1, 7, 2)
    assert (x.pop, population(world, STAR)) == (1, 5)


def test_more_than_a_hundred_points_are_a_success() -> None:
    """LIM-SOLO-09: 100 are not enough; the star nation is not scored."""
    base = {"classes": [1, 1, 1, 1, 1], "pop_level": 1, "money": 0}
    world, x, _ = alone({**base, "territories": 19, "stock": {"military": 6}})
    assert winners(world) == []
    x.stock[2] = 9
    assert winners(world) == [0]


# -- the events -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("generation", "fossil", "pollution"), [(1, 8, 1), (2, 7, 2), (6, 5, 3)])
def test_foreign_boom(generation: int, fossil: int, pollution: int) -> None:
    """LIM-EVT-01: industrial values 3, 5 and 20 cost 0, 1 and 3 fossils; pollution plus 1."""
    world, _, star = alone({}, generation)
    happens(world, "foreign_boom")
    assert (star.stock[FOSSIL], star.pollution) == (fossil, pollution)
    assert world.box_fossil == 8 - fossil


def test_foreign_boom_with_the_last_fossils() -> None:
    """LIM-EVT-01: as far as it can; the pollution comes in full, in excess if need be."""
    world, _, star = alone({}, 6, pollution_reserve=2, star={"fossil": 2, "pollution": 4})
    happens(world, "foreign_boom")
    assert (star.stock[FOSSIL], star.pollution) == (0, 7)
    assert (world.pollution_reserve, world.excess_pollution) == (0, 1)


@pytest.mark.parametrize(("own", "unrest"), [(4, 8), (5, 6)])
def test_arms_race(own: int, unrest: int) -> None:
    """LIM-EVT-02: the star has 5 in generation 5; unrest only if the player has fewer."""
    world, x, star = alone({"stock": {"military": own}}, 5)
    happens(world, "arms_race")
    assert (x.unrest, star.disruption, world.disruption_reserve) == (unrest, 2, 8)
    assert world.prices == [3, 4, 5, 4]


def test_oil_shock() -> None:
    """LIM-EVT-03: two positions up, at most to 6; a fossil leaves the market if there is one."""
    world, _, star = alone({}, 4, market={"price": {"fossil": 5}, "stock": {"fossil": 1}})
    happens(world, "oil_shock")
    assert (world.prices[FOSSIL], world.market[FOSSIL], world.box_fossil) == (6, 0, 1)
    happens(world, "oil_shock")
    assert (world.prices[FOSSIL], world.market[FOSSIL], world.box_fossil) == (6, 0, 1)
    assert (star.pollution, world.pollution_reserve) == (2, 10)


def test_border_raid_beaten_off() -> None:
    """LIM-EVT-04: the star attacks with 10 in generation 6; 10 of 12 troops are spent."""
    world, x, star = alone({"stock": {"military": 12}}, 6)
    happens(world, "border_raid")
    assert offered(world, 0) == ["suffer_raid", "resist_raid"]
    choose(world, 0, "resist_raid")
    assert (x.stock[2], x.stock[FOSSIL]) == (2, 8)
    assert (star.stock[FOSSIL], star.disruption) == (8, 1)


def test_border_raid_not_resisted() -> None:
    """LIM-EVT-04: strength 3 at least; with 2 troops nothing else is offered."""
    world, x, star = alone({"stock": {"military": 2}, "fossil": 1}, 1)
    happens(world, "border_raid")
    assert offered(world, 0) == ["suffer_raid"]
    choose(world, 0, "suffer_raid")
    assert (x.stock[2], x.stock[FOSSIL]) == (2, 0)
    assert (star.stock[FOSSIL], star.disruption) == (9, 1)


@pytest.mark.parametrize(("level", "after", "unrest"), [(4, 5, 6), (5, 5, 7), (9, 9, 7)])
def test_migration_wave(level: int, after: int, unrest: int) -> None:
    """LIM-EVT-05: the star stands on level 6; two below grows, one below is troubled."""
    world, x, star = alone({"pop_level": level}, 5)
    happens(world, "migration_wave")
    assert (x.pop, x.unrest, star.pollution) == (after, unrest, 1)


def test_bubble_burst() -> None:
    """LIM-EVT-06: up to 20 $ leave the Bank, without a crisis; prices fall, not below 1."""
    world, _, star = alone({}, 3, bank=13, market={"price": {"renewable": 1}})
    happens(world, "bubble_burst")
    assert (world.bank, world.box_money, world.crises_now) == (0, 13, 0)
    assert world.prices == [1, 3, 3, 3]
    assert star.disruption == 1


def test_climate_summit() -> None:
    """LIM-EVT-07, LIM-SOLO-08: both remove one token, excess first; none is no trouble."""
    world, x, star = alone(
        {"pollution": 8}, 6, pollution_reserve=0, excess_pollution=1, star={"pollution": 5}
    )
    happens(world, "climate_summit")
    assert (x.pollution, star.pollution) == (7, 4)
    assert (world.pollution_reserve, world.excess_pollution) == (1, 0)


def test_detente() -> None:
    """LIM-EVT-08, LIM-SOLO-08: both return one token if they have it; unrest falls."""
    world, x, star = alone({"disruption": 2, "unrest": 7}, 2, disruption_reserve=8)
    happens(world, "detente")
    assert (x.disruption, star.disruption, x.unrest) == (1, 0, 6)
    assert world.disruption_reserve == 9
