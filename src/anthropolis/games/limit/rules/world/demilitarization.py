"""Chapter 14.4, demilitarization: once in a game, when all nations are military allies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.tokens import return_disruption, spend
from anthropolis.games.limit.rules.moving.tracks import (
    lower_production,
    production,
    raise_production,
)
from anthropolis.games.limit.rules.moving.unrest import lower_unrest
from anthropolis.games.limit.table.board import TOP_PRODUCTION
from anthropolis.games.limit.table.components import INDUSTRIAL, MILITARY
from anthropolis.games.limit.table.events import Demilitarized
from anthropolis.games.limit.table.state import World

ARMED_FROM: Final = 5
RETURNED_DISRUPTION: Final = 2


@dataclass(frozen=True)
class Demilitarization(Step):
    """LIM-DEM-01 to LIM-DEM-04: at once, and only once in a game; what comes after is as usual."""

    def start(self, world: World) -> None:
        world.demilitarized = True
        if world.listening:
            world.tell(Demilitarized("LIM-DEM-01"))
        nations = world.everybody()
        convert_plants(world, nations)
        for nation in nations:
            lay_down_arms(world, nation)
        world.then(MoveClasses(nations, (1,) * len(nations), True, -1, "LIM-DEM-03"))


def convert_plants(world: World, nations: tuple[int, ...]) -> None:
    """LIM-DEM-02: military production of value 5 or more becomes a level of industrial."""
    for nation in nations:
        if production(world, nation, MILITARY) >= ARMED_FROM:
            raise_production(world, nation, INDUSTRIAL, 1, "LIM-DEM-02")


def lay_down_arms(world: World, nation: int) -> None:
    """LIM-DEM-03: military plant to level 1, stock to 0, unrest -1, up to 2 disruption returned.

    Tables that play by the French edition lower only plants of value 5 or more.
    """
    if not world.figures.large_plants_only or production(world, nation, MILITARY) >= ARMED_FROM:
        lower_production(world, nation, MILITARY, TOP_PRODUCTION, "LIM-DEM-03")
    spend(world, nation, MILITARY, world.nations[nation].stock[MILITARY], "LIM-DEM-03")
    lower_unrest(world, nation, 1, "LIM-DEM-03")
    return_disruption(world, nation, RETURNED_DISRUPTION, "LIM-DEM-03")
