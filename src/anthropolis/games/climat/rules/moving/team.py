"""Common decisions: how the team answers a question of the rules (BPC-TRN-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.table.state import World, players

AGREE: Final = 9999
"""What a seat answers that leaves a common decision to the acting player."""


class TeamQuestion(Step):
    """A decision of the team. With no choice nothing is asked, nor with only one."""

    def choices(self, world: World) -> list[int]:
        """What the team may choose, in the order of the board."""
        raise NotImplementedError

    def decided(self, world: World, choice: int) -> None:
        """What follows from the choice."""
        raise NotImplementedError

    def impossible(self, world: World) -> None:
        """What follows when there is nothing to choose."""

    def says(self, world: World, choice: int) -> Words:
        """A choice in words."""
        raise NotImplementedError

    def start(self, world: World) -> None:
        choices = self.choices(world)
        if not choices:
            self.impossible(world)
        elif len(choices) == 1:
            self.decided(world, choices[0])
        elif world.table.agreement and len(players(world)) > 1:
            world.ask_together(self, players(world))
        else:
            world.ask(self, world.owner[world.acting])

    def options(self, world: World, seat: int) -> list[int]:
        choices = self.choices(world)
        if world.together and seat != world.owner[world.acting]:
            return [*choices, AGREE]
        return choices

    def answered(self, world: World, seat: int, choice: int) -> None:
        self.decided(world, choice)

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        """BPC-TRN-04: equal answers stand, else the active player decides among those given."""
        first = choices[0]
        given = [first]
        for choice in choices:
            if choice != AGREE and choice not in given:
                given.append(choice)
        if len(given) == 1:
            self.decided(world, first)
        else:
            world.then(LastWord(self, tuple(sorted(given))))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("agree", {}) if choice == AGREE else self.says(world, choice)


@dataclass(frozen=True)
class LastWord(Step):
    """BPC-TRN-04: the team does not agree; the acting player decides."""

    question: TeamQuestion
    given: tuple[int, ...]

    def start(self, world: World) -> None:
        world.ask(self, world.owner[world.acting])

    def options(self, world: World, seat: int) -> list[int]:
        return list(self.given)

    def answered(self, world: World, seat: int, choice: int) -> None:
        self.question.decided(world, choice)

    def rule(self) -> str:
        return "BPC-TRN-04"

    def prompt(self, world: World, seat: int) -> Words:
        return self.question.prompt(world, seat)

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return self.question.says(world, choice)
