"""Set-up of a game for 2 to 6 nations."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.limit.rules.generation import has_alliance_step
from anthropolis.games.limit.table.components import CARD_BY_ID, cards_in, load_data
from anthropolis.games.limit.table.conservation import broken_laws
from anthropolis.games.limit.table.setup import shuffle_and_draw_leader
from anthropolis.games.limit.table.state import World
from tests.limit.positions import position

SETUP = load_data("setup")
STARTERS = ["education", "public_expenditure", "industrialization", "craftsmanship"]
SET_ASIDE = ["market_access", "robotization", "mass_destruction"]


def table(nations: int, **options: object) -> World:
    return position({name: {} for name in "UVWXYZ"[:nations]}, options=options)[0]


def numbers(cards: list[str]) -> list[int]:
    return sorted(CARD_BY_ID[card] for card in cards)


def test_all_nations_start_alike() -> None:
    """LIM-SET-01, LIM-SET-05, LIM-SET-06: board, stocks, money, classes and tiles."""
    for owner in table(6).nations:
        assert (owner.pop, owner.prod, owner.stock) == (2, [2, 1, 1], [2, 1, 0, 8])
        assert (owner.money, owner.territories) == (5, 5)
        assert (owner.pollution, owner.disruption, owner.unrest) == (0, 0, 6)
        assert (owner.classes, owner.demo_line, owner.demo_zone) == ([1] * 5, 0b11111, 0)


def test_the_market_at_the_start() -> None:
    """LIM-SET-02: three of each; renewable on position 3, the others on 4."""
    world = table(4)
    assert (world.market, world.prices) == ([3, 3, 3, 3], [3, 4, 4, 4])


@pytest.mark.parametrize("totals", SETUP["totals_by_nations"], ids=lambda t: f"{t['nations']}")
def test_reserves_and_bank_by_number_of_nations(totals: dict[str, Any]) -> None:
    """LIM-SET-03, LIM-SET-04: 6 + 3n pollution, 6 + 2n disruption, 109n $, n + 1 territories."""
    world = table(totals["nations"])
    assert world.bank == totals["world_bank"]
    assert world.pollution_reserve == totals["pollution_reserve"]
    assert world.disruption_reserve == totals["disruption_reserve"]
    colonies = {"territories": world.colony_territories, "fossil": world.colony_fossil}
    assert colonies == totals["colonization"]
    assert broken_laws(world) == []


def test_no_generation_is_past_and_no_crisis_lies_on_the_table() -> None:
    """LIM-SET-07: seven generations to come."""
    world = table(3)
    assert (world.generation, world.figures.generations) == (1, 7)
    assert (world.crises, world.crises_now, world.over) == ([0, 0, 0], 0, False)


def test_hand_and_cards_set_aside() -> None:
    """LIM-SET-08: four starters in hand, three cards aside."""
    for owner in table(2).nations:
        assert cards_in(owner.hand) == numbers(STARTERS)
        assert cards_in(owner.set_aside) == numbers(SET_ASIDE)
        assert (owner.played, owner.permanents) == (0, 0)


def test_three_shuffled_decks_of_ten() -> None:
    """LIM-SET-09: each nation has its own order, and another one with another seed."""
    world, again, other = table(2), table(2), table(2)
    for twin, seed in ((world, 1), (again, 1), (other, 2)):
        twin.chance = chance_from(seed)
        shuffle_and_draw_leader(twin)
    decks = world.nations[0].decks
    assert [len(deck) for deck in decks] == [10, 10, 10]
    assert decks != world.nations[1].decks
    assert decks == again.nations[0].decks
    assert decks != other.nations[0].decks
    assert broken_laws(world) == []


def test_the_first_leader_is_drawn() -> None:
    """LIM-SET-10: with enough seeds everybody leads once; the order stays clockwise."""
    leaders = set()
    for seed in range(20):
        world = table(3)
        world.chance = chance_from(seed)
        shuffle_and_draw_leader(world)
        leaders.add(world.order[0])
        assert world.order == [(world.order[0] + i) % 3 for i in range(3)]
    assert leaders == {0, 1, 2}


def test_the_alliance_step_is_chosen_at_set_up() -> None:
    """LIM-SET-11: off unless the table wants it; nobody is allied at the start."""
    assert not has_alliance_step(table(4))
    world = table(4, alliances=True)
    assert has_alliance_step(world)
    assert (world.groups, world.agreement) == ([[0] * 4, [0] * 4], [0, 0])
    assert world.demilitarized is False


def test_other_set_ups_have_their_own_chapters() -> None:
    """LIM-SET-12: alone there is a star nation; learners start with 4 $."""
    world, _ = position({"X": {}}, world={"star": {}})
    assert (world.star, world.bank, len(world.event_pile)) == (1, SETUP["solo"]["world_bank"], 8)
    taught = table(2, teaching=True)
    assert [nation.money for nation in taught.nations] == [4, 4]


def test_a_table_may_start_with_other_money() -> None:
    """LIM-SET-04, LIM-SET-05: what is not handed out stays in the Bank."""
    world = table(2, start_money=12)
    assert ([nation.money for nation in world.nations], world.bank) == ([12, 12], 204)
