"""Chapter 13, steps 1 to 3 of the Social phase: supply, conservation, consumption."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.tokens import spend
from anthropolis.games.limit.rules.social.shortages import FOOD, GOODS, claim_from
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import RENEWABLE
from anthropolis.games.limit.table.social_table import KEPT_RENEWABLE
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class Supply(Step):
    """LIM-SUP-01: every nation spends renewable equal to the value of its population."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "supply", "LIM-SUP-01")
        claim_from(world, self.nations, FOOD)


@dataclass(frozen=True)
class Conservation(Step):
    """LIM-KEP-01: of a renewable stock above 10, 10 keep."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "conservation", "LIM-KEP-01")
        for nation in self.nations:
            spoilt = world.nations[nation].stock[RENEWABLE] - KEPT_RENEWABLE
            if spoilt > 0:
                spend(world, nation, RENEWABLE, spoilt, "LIM-KEP-01")


@dataclass(frozen=True)
class Consumption(Step):
    """LIM-IND-01, LIM-IND-02: industrial resources by column; none in the first."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "consumption", "LIM-IND-02")
        claim_from(world, self.nations, GOODS)
