"""Single steps of rise or fall of classes, chosen by whoever the rule says.

For several nations at once: each round asks everybody who still has a movement to make, so that
simultaneous rules stay simultaneous.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.rules.moving.living import (
    climbing_classes,
    falling_classes,
    lower_class,
    raise_class,
)
from anthropolis.games.limit.table.components import CLASS_NAMES
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class MoveClasses(Step):
    """LIM-SOL-03, LIM-SOL-04, LIM-TRM-06: single steps, each given to a class that can move.

    `counts[i]` steps are left to `nations[i]`. The owner chooses, or `chooser` where the rule names
    somebody else (then there is one nation only). `why` is the rule that makes the classes move. A
    step that no class can make is lost.
    """

    nations: tuple[int, ...]
    counts: tuple[int, ...]
    up: bool
    chooser: int
    why: str

    def start(self, world: World) -> None:
        moving = [
            nation
            for nation, count in zip(self.nations, self.counts)
            if count > 0 and nation != world.star and self.movable(world, nation)
        ]
        if moving:
            world.ask_together(self, moving if self.chooser < 0 else [self.chooser])

    def movable(self, world: World, nation: int) -> list[int]:
        owner = world.nations[nation]
        return climbing_classes(owner) if self.up else falling_classes(owner)

    def nation_of(self, seat: int) -> int:
        return seat if self.chooser < 0 else self.nations[0]

    def options(self, world: World, seat: int) -> list[int]:
        return self.movable(world, self.nation_of(seat))

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for i in range(len(seats)):
            self.answered(world, seats[i], choices[i])
        left = tuple(count - 1 for count in self.counts)
        world.then(MoveClasses(self.nations, left, self.up, self.chooser, self.why))

    def answered(self, world: World, seat: int, choice: int) -> None:
        nation = self.nation_of(seat)
        if self.up:
            raise_class(world, nation, choice, self.why)
        else:
            lower_class(world, nation, choice, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        nation = self.nation_of(seat)
        left = self.counts[self.nations.index(nation)]
        name = "ask_class_up" if self.up else "ask_class_down"
        return Words(name, {"nation": nation, "left": left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        level = world.nations[self.nation_of(seat)].classes[choice]
        after = level + 1 if self.up else level - 1
        return Words(
            "class_up" if self.up else "class_down", {"rank": CLASS_NAMES[choice], "after": after}
        )
