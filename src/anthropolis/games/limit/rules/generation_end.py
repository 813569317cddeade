"""Chapter 14.6, end of the generation: the lead passes on, or the game is over."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import CLASS_A
from anthropolis.games.limit.table.events import GameOver, GenerationEnded
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class EndOfGeneration(Step):
    """LIM-END-01, LIM-END-02: the tile turns, the lead goes to the left; a new generation or not.

    The tiles of a past generation stay counted; none lies on the new one yet (LIM-CRI-02).
    """

    def start(self, world: World) -> None:
        begin_step(world, "end_of_generation", "LIM-END-01")
        if world.listening:
            world.tell(GenerationEnded("LIM-END-01", world.generation))
        world.order = [*world.order[1:], world.order[0]]
        if is_last_generation(world):
            world.over = True
            if world.listening:
                world.tell(GameOver("LIM-END-02", world.generation, sum(world.crises)))
        else:
            world.generation += 1
            world.crises_now = 0
            read_political_columns(world)


def read_political_columns(world: World) -> None:
    """LIM-GEN-02: the column of the Political phase is class A as it stands now."""
    for nation in world.order:
        owner = world.nations[nation]
        owner.column_a = owner.classes[CLASS_A]


def is_last_generation(world: World) -> bool:
    """LIM-END-02, LIM-GEN-01: generation 7 is, and one that ends with 4 or more crisis tiles."""
    figures = world.figures
    return world.generation >= figures.generations or sum(world.crises) >= figures.crisis_limit
