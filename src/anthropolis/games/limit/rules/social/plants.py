"""Chapter 13, step 9: production."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.running import RunPlant, run_plant
from anthropolis.games.limit.rules.moving.tokens import gain, lose_fossil, receive_pollution
from anthropolis.games.limit.rules.moving.tracks import (
    fossils,
)
from anthropolis.games.limit.rules.political.taking_back import take_back
from anthropolis.games.limit.table.board import TOP_POPULATION, TOP_PRODUCTION
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    INDUSTRIAL,
    INTENSIVE_FARMING,
    MILITARY,
    RENEWABLE,
)
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class Production(Step):
    """LIM-PRD-01: renewable, then industrial, then military plants run; nobody chooses less.

    LIM-AID-08: nations that can run everything do so first, the others follow in turn order.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "production", "LIM-PRD-01")
        short: list[Step] = []
        for nation in self.nations:
            harvest(world, nation)
            if fossils(world, nation) >= fossils_wanted(world, nation):
                run_plant(world, nation, INDUSTRIAL, True)
                run_plant(world, nation, MILITARY, True)
            else:
                short += [RunPlant(nation, INDUSTRIAL, True), RunPlant(nation, MILITARY, True)]
        world.then(*short)


def harvest(world: World, nation: int) -> None:
    """LIM-PRD-03, LIM-PRD-04: gain the renewable value, after Intensive Farming has its way.

    LIM-CP-10: with it 1 fossil is lost, 1 pollution received, and the level counts one higher.
    LIM-CP-14: without any fossil it is withdrawn first, at its price.
    """
    owner = world.nations[nation]
    if owner.has(INTENSIVE_FARMING) and fossils(world, nation) == 0:
        take_back(world, nation, INTENSIVE_FARMING)
    if owner.has(INTENSIVE_FARMING):
        lose_fossil(world, nation, 1, "LIM-CP-10")
        receive_pollution(world, nation, 1, "LIM-CP-10")
        value = farmed_value(world.figures, owner.prod[RENEWABLE])
        gain(world, nation, RENEWABLE, value, "LIM-CP-10")
    else:
        value = world.figures.production[owner.prod[RENEWABLE]]
        gain(world, nation, RENEWABLE, value, "LIM-PRD-03")


def farmed_value(figures: Figures, level: int) -> int:
    """LIM-CP-10: one level higher; above the top of the track stands the top of the population."""
    if level < TOP_PRODUCTION:
        return figures.production[level + 1]
    return figures.population[TOP_POPULATION]


def fossils_wanted(world: World, nation: int) -> int:
    """What the industrial and the military plant burn together at their present levels."""
    cost, prod = world.figures.fossil_cost, world.nations[nation].prod
    return cost[prod[INDUSTRIAL]] + cost[prod[MILITARY]]
