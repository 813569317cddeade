"""Chapter 13, step 9: production. Also what cards need that run a plant (LIM-CP-06, LIM-CP-12)."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.aid import HelpRequest
from anthropolis.games.limit.rules.moving.tokens import gain, lose_fossil, receive_pollution
from anthropolis.games.limit.rules.moving.tracks import (
    TOP_POPULATION,
    TOP_PRODUCTION,
    fossils,
    lower_production,
    payable_plant_level,
)
from anthropolis.games.limit.rules.moving.unrest import raise_unrest
from anthropolis.games.limit.rules.political.taking_back import take_back
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    ECONOMIC_ALLIANCE,
    FOSSIL,
    GREEN_PRODUCTION,
    INDUSTRIAL,
    INTENSIVE_FARMING,
    MILITARY,
    RENEWABLE,
    RESOURCES,
)
from anthropolis.games.limit.table.events import Shortage
from anthropolis.games.limit.table.social_table import FOSSIL_SHORTAGE_UNREST
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
        gain(world, nation, RENEWABLE, farmed_value(world, owner.prod[RENEWABLE]), "LIM-CP-10")
    else:
        value = world.figures.production[owner.prod[RENEWABLE]]
        gain(world, nation, RENEWABLE, value, "LIM-PRD-03")


def farmed_value(world: World, level: int) -> int:
    """LIM-CP-10: one level higher; above the top of the track stands the top of the population."""
    if level < TOP_PRODUCTION:
        return world.figures.production[level + 1]
    return world.figures.population[TOP_POPULATION]


def fossils_wanted(world: World, nation: int) -> int:
    """What the industrial and the military plant burn together at their present levels."""
    cost, prod = world.figures.fossil_cost, world.nations[nation].prod
    return cost[prod[INDUSTRIAL]] + cost[prod[MILITARY]]


@dataclass(frozen=True)
class RunPlant(Step):
    """LIM-PRD-05 to LIM-PRD-07, LIM-PRD-09: run one industrial or military plant once.

    LIM-AID-04: short of fossils, the nation may first ask its economic allies for those missing.
    `step_production` is true in the Production step, where Green Production works, and false for
    Overproduction.
    """

    nation: int
    plant: int
    step_production: bool

    def start(self, world: World) -> None:
        level = world.nations[self.nation].prod[self.plant]
        lack = world.figures.fossil_cost[level] - fossils(world, self.nation)
        if lack > 0 and world.groups[ECONOMIC_ALLIANCE][self.nation]:
            run = PlantRuns(self.nation, self.plant, self.step_production)
            world.then(HelpRequest(self.nation, ECONOMIC_ALLIANCE, FOSSIL, lack, lack), run)
        else:
            run_plant(world, self.nation, self.plant, self.step_production)


@dataclass(frozen=True)
class PlantRuns(Step):
    """LIM-PRD-05: the plant runs, with the help that came or without."""

    nation: int
    plant: int
    step_production: bool

    def start(self, world: World) -> None:
        run_plant(world, self.nation, self.plant, self.step_production)


def run_plant(world: World, nation: int, plant: int, step_production: bool) -> None:
    """LIM-PRD-02, LIM-PRD-05, LIM-PRD-06, LIM-PRD-08: at the highest level the fossils allow.

    LIM-PRD-07: for each level not run unrest +2 and the plant -1 level.
    """
    owner, figures = world.nations[nation], world.figures
    wanted = owner.prod[plant]
    level = payable_plant_level(figures, wanted, owner.stock[FOSSIL])
    gain(world, nation, plant, figures.production[level], "LIM-PRD-05")
    lose_fossil(world, nation, min(figures.fossil_cost[level], owner.stock[FOSSIL]), "LIM-PRD-05")
    pollution = figures.plant_pollution[level]
    if step_production and plant == INDUSTRIAL and owner.has(GREEN_PRODUCTION):
        pollution -= 1
    receive_pollution(world, nation, pollution, "LIM-PRD-05")
    if level < wanted:
        if world.listening:
            world.tell(Shortage("LIM-PRD-06", nation, RESOURCES[FOSSIL], wanted - level))
        raise_unrest(world, nation, FOSSIL_SHORTAGE_UNREST * (wanted - level), "LIM-PRD-07")
        lower_production(world, nation, plant, wanted - level, "LIM-PRD-07")
