"""Laws that need a memory: what never rises or falls, and counters that equal what was told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anthropolis.games.climat import GAME
from anthropolis.games.climat.table.events import WorldChanged
from anthropolis.games.climat.table.laws import broken_laws
from anthropolis.games.climat.table.regions import MANY
from anthropolis.games.climat.table.state import World, destruction
from tests.climat.matches import new, step_at_random
from tests.climat.positions import at


class Memory:
    """What was seen before, held against what is there now."""

    def __init__(self, world: World) -> None:
        self.special = [world.overproduction, world.overconsumption]
        self.destroyed = destruction(world)
        self.parked = 0
        self.told = 0
        self.beside = 0
        self.counted = 100

    def compare(self, world: World, events: list[Any]) -> None:
        special = [world.overproduction, world.overconsumption]
        assert special[0] <= self.special[0]
        assert special[1] <= self.special[1]
        assert destruction(world) >= self.destroyed
        self.special, self.destroyed = special, destruction(world)
        self.compare_oil(world)
        self.compare_ges(world, events)

    def compare_oil(self, world: World) -> None:
        """BPC-INV-08: a region without oil of its own had its last unit on a war token."""
        self.parked |= world.parked
        for region in range(MANY):
            produced = world.oil[region * 3] + world.oil[region * 3 + 2]
            assert produced or self.parked >> region & 1

    def compare_ges(self, world: World, events: list[Any]) -> None:
        """BPC-GES-05, BPC-GES-06: the regions at their last activations and told differences."""
        for event in events[self.told :]:
            if isinstance(event, WorldChanged) and event.what == "global_ges":
                self.counted += event.change()
                self.beside += event.change() if event.rule != "BPC-ACT-15" else 0
        self.told = len(events)
        assert (world.global_ges, world.global_ges - sum(world.ges)) == (self.counted, self.beside)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {"mode": "expert"}), (5, {"runaway": True, "scenario": "ragnarok"})],
)
def test_every_law_holds_before_every_decision(seats: int, options: dict[str, Any]) -> None:
    """BPC-INV-01 to BPC-INV-09, BPC-GES-06: to the end of a random match."""
    match = new(seats, seats, **options)
    chance = Random(seats)
    world: Any = match.state
    memory = Memory(world)
    while not match.finished:
        assert GAME.check(match.state) == []
        memory.compare(world, match.events)
        step_at_random(match, chance)
        world = match.state
    memory.compare(world, match.events)


def spoil(**values: Any) -> list[str]:
    world = at()
    for name, change in values.items():
        getattr(world, name)[change[0]] = change[1]
    return broken_laws(world)


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"population": (0, 0)}, "europe: population or NdV out of bounds"),
        ({"discipline": (8, 0)}, "india: chaos and discipline do not agree"),
        ({"tokens": (0, 5)}, "europe: more tokens than the resilience"),
        (
            {"status": (0, 2), "tokens": (0, 1)},
            "europe: tokens that chaos or dictatorship excludes",
        ),
        ({"oil": (2, 1)}, "europe: imports and exports at once"),
        ({"oil": (0, 2)}, "europe: the oil level is not the NdV"),
        ({"electricity": (2, 2)}, "europe: more dams or reactors than allowed"),
        ({"zones": (0, 4)}, "destruction tokens out of bounds"),
        ({"hands": (0, 1)}, "193 influence cards instead of 192"),
    ],
)
def test_a_broken_law_is_found(change: dict[str, Any], law: str) -> None:
    """BPC-INV-01, BPC-INV-02, BPC-INV-03, BPC-INV-06, BPC-INV-07, BPC-INV-09, BPC-REG-18"""
    assert law in spoil(**change)


def test_a_counter_that_nobody_accounts_for_is_noticed() -> None:
    """BPC-GES-06: the global GES are the regions' and the told differences."""
    world = at()
    assert broken_laws(world) == []
    world.global_ges -= 1
    assert broken_laws(world) == ["the global GES are 99, their parts add up to 100"]
