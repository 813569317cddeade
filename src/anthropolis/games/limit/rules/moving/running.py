"""Running a plant: in the Production step (chapter 13) and by cards (LIM-CP-06)."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.aid import HelpRequest
from anthropolis.games.limit.rules.moving.tokens import gain, lose_fossil, receive_pollution
from anthropolis.games.limit.rules.moving.tracks import (
    fossils,
    lower_production,
    payable_plant_level,
)
from anthropolis.games.limit.rules.moving.unrest import raise_unrest
from anthropolis.games.limit.table.components import (
    ECONOMIC_ALLIANCE,
    FOSSIL,
    GREEN_PRODUCTION,
    INDUSTRIAL,
    RESOURCES,
)
from anthropolis.games.limit.table.events import Shortage
from anthropolis.games.limit.table.social_table import FOSSIL_SHORTAGE_UNREST
from anthropolis.games.limit.table.state import World


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
