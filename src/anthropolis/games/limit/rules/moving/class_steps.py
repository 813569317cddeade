"""Single steps of rise or fall of classes, chosen by whoever the rule says.

Several nations choose at once; each gives all its steps as one answer in parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.rules.moving.living import (
    climbing_classes,
    falling_classes,
    lower_class,
    raise_class,
)
from anthropolis.games.limit.table.components import CLASS_NAMES
from anthropolis.games.limit.table.state import World

CLASS_MENU: Final = Menu(
    Verb("class_up", "rank", "after", names=[CLASS_NAMES, []]),
    Verb("class_down", "rank", "after", names=[CLASS_NAMES, []]),
)
UP: Final = 0
DOWN: Final = 1


@dataclass(frozen=True)
class MoveClasses(Step):
    """LIM-SOL-03, LIM-SOL-04, LIM-TRM-06: single steps, each given to a class that can move.

    `nations[i]` makes `counts[i]` steps. The owner chooses, or `chooser` where the rule names
    somebody else (then there is one nation only). `why` is the rule that makes the classes move. A
    step that no class can make is lost.
    """

    nations: tuple[int, ...]
    counts: tuple[int, ...]
    up: bool
    chooser: int
    why: str

    def start(self, world: World) -> None:
        moving = [n for n in self.nations if world.nations[n].has_board()]
        if moving:
            world.ask_parts(self, moving if self.chooser < 0 else [self.chooser])

    def nation_of(self, seat: int) -> int:
        return seat if self.chooser < 0 else self.nations[0]

    def count_of(self, seat: int) -> int:
        return self.counts[self.nations.index(self.nation_of(seat))]

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if len(parts) >= self.count_of(seat):
            return []
        classes = world.nations[self.nation_of(seat)].classes[:]
        for part in parts:
            classes[CLASS_MENU.first(part)] = CLASS_MENU.second(part)
        if self.up:
            return [CLASS_MENU.code(UP, c, classes[c] + 1) for c in climbing_classes(classes)]
        return [CLASS_MENU.code(DOWN, c, classes[c] - 1) for c in falling_classes(classes)]

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            nation = self.nation_of(seats[i])
            for part in answers[i]:
                if self.up:
                    raise_class(world, nation, CLASS_MENU.first(part), self.why)
                else:
                    lower_class(world, nation, CLASS_MENU.first(part), self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        left = self.count_of(seat) - len(world.draft(seat))
        name = "ask_class_up" if self.up else "ask_class_down"
        return Words(name, {"nation": self.nation_of(seat), "left": left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return CLASS_MENU.words(choice)
