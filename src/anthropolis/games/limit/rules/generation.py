"""Chapter 8, course of a generation: three phases, again and again until the game is over."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.generation_end import EndOfGeneration, read_political_columns
from anthropolis.games.limit.rules.political.political import (
    DecidePolicy,
    NewPolicy,
    PoliticalActionCapacity,
    TechnologicalAdvancement,
)
from anthropolis.games.limit.rules.political.taking_back import TakeBackWindow
from anthropolis.games.limit.rules.score import total_score
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.social import EconomicGrowth, social_steps
from anthropolis.games.limit.rules.solo import SoloEvent
from anthropolis.games.limit.rules.stress_test import StressTest
from anthropolis.games.limit.rules.world.alliances import AllianceStep
from anthropolis.games.limit.rules.world.crises import ColdWar, GlobalCrises
from anthropolis.games.limit.table.events import GenerationBegun, Scored
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class Generation(Step):
    """LIM-GEN-01: Political phase, Social phase, International phase; then the next, or the end."""

    def start(self, world: World) -> None:
        if world.over:
            world.then(*end_steps(world))
            return
        begin_generation(world)
        nations = world.everybody()
        world.then(
            *political_phase(world, nations),
            *social_phase(nations),
            *international_phase(world, nations),
            self,
        )


def begin_generation(world: World) -> None:
    """LIM-GEN-01, LIM-GEN-02: the leader is named, the columns of the Political phase are read."""
    if world.listening:
        world.tell(GenerationBegun("LIM-GEN-01", world.generation, world.order[0]))
    read_political_columns(world)


def political_phase(world: World, nations: tuple[int, ...]) -> list[Step]:
    """LIM-VAR-02: generation 1 of the teaching set-up begins with Decide policy."""
    if world.figures.teaching and world.generation == 1:
        return [DecidePolicy()]
    return [
        TechnologicalAdvancement(nations),
        NewPolicy(nations),
        PoliticalActionCapacity(nations),
        DecidePolicy(),
    ]


def social_phase(nations: tuple[int, ...]) -> list[Step]:
    """LIM-SOC-01, LIM-CRD-14: the eleven steps, with a window before two of them."""
    steps: list[Step] = []
    for step in social_steps(nations):
        if isinstance(step, (EconomicGrowth, Production)):
            steps.append(TakeBackWindow(nations))
        steps.append(step)
    return steps


def international_phase(world: World, nations: tuple[int, ...]) -> list[Step]:
    """LIM-SET-11, LIM-VAR-03: the Alliance step is an option and no part of the teaching set-up.

    LIM-SOLO-03: alone, an event takes its place.
    """
    steps: list[Step] = [ColdWar(nations), GlobalCrises()]
    if world.star >= 0:
        steps.append(SoloEvent())
    elif has_alliance_step(world):
        steps.append(AllianceStep(nations))
    return [*steps, EndOfGeneration()]


def has_alliance_step(world: World) -> bool:
    return world.figures.alliance and not world.figures.teaching and world.seats > 1


def end_steps(world: World) -> list[Step]:
    """LIM-TST-01, LIM-LEN-05: one stress test, none or several, each after the other."""
    nations = world.everybody()
    tests: list[Step] = [StressTest(nations) for _ in range(world.figures.stress_tests)]
    return [*tests, FinalScore()]


@dataclass(frozen=True)
class FinalScore(Step):
    """LIM-SCO-01: after the stress test everybody's points are added up."""

    def start(self, world: World) -> None:
        if world.listening:
            for nation in range(world.seats):
                world.tell(Scored("LIM-SCO-01", nation, total_score(world, nation)))
