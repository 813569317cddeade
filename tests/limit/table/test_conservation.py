"""Nothing appears or vanishes: money, tokens, territories, tiles and cards in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from anthropolis import play_out
from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import Event
from anthropolis.engine.options import complete
from anthropolis.games.limit import GAME
from anthropolis.games.limit.table.conservation import broken_laws
from anthropolis.games.limit.table.events import Changed, WorldChanged
from anthropolis.games.limit.table.state import World
from anthropolis.lab.simulate import simulate
from anthropolis.lab.watching import BrokenLaw, Laws, watch


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("options", [{}, {"alliances": True}, {"teaching": True}], ids=str)
def test_random_games_lose_nothing(seats: int, options: dict[str, Any]) -> None:
    """LIM-TRM-03, LIM-TOK-01 to LIM-TOK-09, LIM-CMP-02, LIM-CMP-03: looked at every decision."""
    results = simulate("limit", ["random"] * seats, 3, seats, options, workers=1, check=True)
    assert len(results.games) == 3


CHANGED_BY: dict[str, tuple[set[str], set[str]]] = {
    "money": (
        {"LIM-TAX-01", "LIM-ORD-06"},
        {"LIM-ORD-03", "LIM-CS-09", "LIM-CP-12", "LIM-CM-02", "LIM-CM-03", "LIM-CM-05",
         "LIM-CM-06", "LIM-EVT-06"},
    ),
    "fossil": (
        {"LIM-CP-04", "LIM-CP-08"},
        {"LIM-PRD-05", "LIM-CP-10", "LIM-CP-12", "LIM-EVT-01", "LIM-EVT-03"},
    ),
    "territories": (set(), {"LIM-ENV-03", "LIM-CM-07"}),
    "pollution": (set(), set()),
    "demo_zone": ({"LIM-SOL-05"}, {"LIM-BIR-01"}),
}  # fmt: skip
"""The rules that take a thing from the LIMIT boxes, and those that put it in."""
SHARED = {
    "bank": ("money", 1), "market_fossil": ("fossil", 1), "colony_fossil": ("fossil", 1),
    "colony_territories": ("territories", 1), "pollution_reserve": ("pollution", 1),
    "excess_pollution": ("pollution", -1), "disruption_reserve": ("disruption", 1),
}  # fmt: skip
"""What all nations share of a thing; excess tokens are those that the LIMIT box has given."""


def made_by_rules(events: Sequence[Event]) -> Counter[tuple[str, str]]:
    """How much of each thing each rule has brought into play, or with a minus taken out of it."""
    made: Counter[tuple[str, str]] = Counter()
    for event in events:
        if isinstance(event, Changed):
            made[event.what, event.rule] += event.after - event.before
        elif isinstance(event, WorldChanged) and event.what in SHARED:
            what, sign = SHARED[event.what]
            made[what, event.rule] += sign * (event.after - event.before)
    return made


@pytest.mark.parametrize(("seats", "seed"), [(1, n) for n in range(6)] + [(4, 0), (4, 1), (6, 2)])
def test_only_these_rules_create_or_destroy_anything(seats: int, seed: int) -> None:
    """LIM-TOK-03, LIM-TOK-06 to LIM-TOK-09, LIM-ORD-03, LIM-CP-16, LIM-ENV-03, LIM-BIR-01.

    Between nations, Bank, market and reserves every other rule only moves things.
    """
    match = play_out(GAME.new(seats, seed, {"alliances": True}), ["random"] * seats)
    made = made_by_rules(match.events)
    for what, (ins, outs) in CHANGED_BY.items():
        assert {rule for (thing, rule), n in made.items() if thing == what and n > 0} <= ins, what
        assert {rule for (thing, rule), n in made.items() if thing == what and n < 0} <= outs, what
    assert all(n >= 0 for (thing, _), n in made.items() if thing == "disruption")


def test_what_the_events_tell_is_what_the_limit_boxes_have_booked() -> None:
    """LIM-CMP-03, LIM-TOK-04, LIM-TOK-06, LIM-TOK-08."""
    match = play_out(GAME.new(3, 4, {"alliances": True}), ["random"] * 3)
    totals: Counter[str] = Counter()
    for (what, _), amount in made_by_rules(match.events).items():
        totals[what] += amount
    world = match.state
    assert isinstance(world, World)
    booked = [world.box_money, world.box_fossil, world.box_territories, world.box_disruption]
    things = ["money", "fossil", "territories", "disruption"]
    assert [-totals[thing] for thing in things] == booked
    assert totals["pollution"] == 0


def spend_nothing(world: World) -> None:
    world.nations[0].money += 1


def lose_a_token(world: World) -> None:
    world.nations[0].pollution += 1


def lose_disruption(world: World) -> None:
    world.disruption_reserve -= 1


def burn_fossils(world: World) -> None:
    world.nations[1].stock[3] -= 1


def conquer(world: World) -> None:
    world.nations[1].territories += 1


def free_a_tile(world: World) -> None:
    world.nations[0].demo_zone += 1


def overtake(world: World) -> None:
    world.nations[0].classes = [1, 2, 1, 1, 1]


def farm_without_land(world: World) -> None:
    world.nations[0].prod[0] = 6


def copy_a_card(world: World) -> None:
    world.nations[0].played = world.nations[0].hand


def overprice(world: World) -> None:
    world.prices[2] = 7


@pytest.mark.parametrize(
    ("tamper", "law"),
    [
        (spend_nothing, "money: 229, not 228"),
        (lose_a_token, "pollution: 1 held, 12 in reserve"),
        (lose_disruption, "disruption: 9, not 10"),
        (burn_fossils, "fossil: 24, not 25"),
        (conquer, "territories: 14, not 13"),
        (free_a_tile, "demographic tiles: 11, not 10"),
        (overtake, "nation 0: the classes stand on [1, 2, 1, 1, 1]"),
        (farm_without_land, "nation 0: renewable production stands on level 6"),
        (overprice, "a price has left its track"),
    ],
)
def test_each_law_is_noticed_when_it_is_broken(tamper: Callable[[World], None], law: str) -> None:
    """LIM-TRM-03, LIM-TOK-03, LIM-SOL-02, LIM-TRK-06: and named in words."""
    world = GAME.start(2, complete(GAME.options_schema, {}), chance_from(1))
    assert isinstance(world, World)
    assert broken_laws(world) == []
    tamper(world)
    assert broken_laws(world) == [law]


def test_a_card_that_lies_in_two_places_is_noticed() -> None:
    """LIM-CMP-02: each of the 37 cards lies somewhere once."""
    world = GAME.start(2, complete(GAME.options_schema, {}), chance_from(1))
    assert isinstance(world, World)
    copy_a_card(world)
    [law] = broken_laws(world)
    assert law.startswith("nation 0: the cards are not the 37 of the box")


def test_a_broken_law_is_reported_with_its_seed() -> None:
    world = GAME.start(1, complete(GAME.options_schema, {}), chance_from("s"))
    assert isinstance(world, World)
    world.bank -= 1
    with pytest.raises(BrokenLaw, match=r"limit, seed 's', after 0 decisions: money: 153, not 154"):
        watch(world, [], [Laws(GAME, "s")])
