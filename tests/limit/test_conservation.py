"""Nothing appears or vanishes: money, tokens, territories, tiles and cards in random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import complete
from anthropolis.games.limit import GAME
from anthropolis.games.limit.conservation import broken_laws
from anthropolis.games.limit.state import World
from anthropolis.lab.simulate import BrokenLaw, run_checked, simulate


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("options", [{}, {"alliance": True}, {"teaching": True}], ids=str)
def test_random_games_lose_nothing(seats: int, options: dict[str, Any]) -> None:
    """LIM-TRM-03, LIM-TOK-01 to LIM-TOK-09, LIM-CMP-02, LIM-CMP-03: looked at every decision."""
    results = simulate("limit", ["random"] * seats, 3, seats, options, workers=1, check=True)
    assert len(results.games) == 3


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
        run_checked(GAME, world, [], "s")
