"""Drawing influence cards: what is thrown away first, and draws that a card gives to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import DONE, Step, Words
from anthropolis.games.climat.roles.characters import network
from anthropolis.games.climat.roles.employers import hand_limit
from anthropolis.games.climat.rules.moving.hands import (
    NO_CARD,
    can_draw,
    discard,
    draw,
    tell_discarded,
    tell_drawn,
)
from anthropolis.games.climat.table.influence import ALL_KINDS, CARD_IDS, COLOURS
from anthropolis.games.climat.table.state import World, chairs_from, hand_size, kinds_in_hand


def more_of_hand(world: World, chair: int, parts: list[int]) -> list[int]:
    """Kinds in hand that can follow these parts; in rising order, so each choice comes once."""
    lowest = parts[-1] if parts else 0
    at = chair * ALL_KINDS
    return [
        kind
        for kind in kinds_in_hand(world, chair)
        if kind >= lowest and world.hands[at + kind] > parts.count(kind)
    ]


@dataclass(frozen=True)
class DiscardFirst(Step):
    """BPC-INF-24: a player may discard before drawing; asked when the draws would not all fit."""

    chair: int
    draws: int

    def start(self, world: World) -> None:
        if hand_size(world, self.chair) + self.draws > hand_limit(world, self.chair):
            world.ask_parts(self, [world.owner[self.chair]])

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[-1] == DONE:
            return []
        kinds = more_of_hand(world, self.chair, parts)
        return [DONE, *kinds] if kinds or not parts else []

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        throw_away(world, self.chair, [kind for kind in answers[0] if kind != DONE])

    def rule(self) -> str:
        return "BPC-INF-24"

    def prompt(self, world: World, seat: int) -> Words:
        limit = hand_limit(world, self.chair)
        return Words("discard_first", {"draws": self.draws, "limit": limit})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("enough_discarded", {})
        return Words("discard", {"card": CARD_IDS[choice]})


def throw_away(world: World, chair: int, kinds: list[int]) -> None:
    """BPC-INF-24: cards discarded before a draw."""
    for kind in kinds:
        discard(world, chair, kind)
    if world.listening:
        tell_discarded(world, chair, kinds, "BPC-INF-24")


@dataclass(frozen=True)
class DrawForAll(Step):
    """BPC-EFF-10: in seat order from the active player, each card of a colour of one's choice."""

    amount: int

    def start(self, world: World) -> None:
        steps: list[Step] = []
        for chair in chairs_from(world, world.player):
            steps.append(DiscardFirst(chair, self.amount))
            steps += [DrawAllowed(chair, "BPC-EFF-10")] * self.amount
        world.then(*steps)


@dataclass(frozen=True)
class DrawAllowed(Step):
    """BPC-SET-12, BPC-EFF-10: one card of an allowed colour that the player chooses."""

    chair: int
    by: str

    def start(self, world: World) -> None:
        if hand_size(world, self.chair) >= hand_limit(world, self.chair):
            return
        colours = self.options(world, world.owner[self.chair])
        if len(colours) == 1:
            self.answered(world, world.owner[self.chair], colours[0])
        elif colours:
            world.ask(self, world.owner[self.chair])

    def options(self, world: World, seat: int) -> list[int]:
        return [colour for colour in network(world, self.chair) if can_draw(world, colour)]

    def answered(self, world: World, seat: int, choice: int) -> None:
        kind = draw(world, self.chair, choice)
        if world.listening and kind != NO_CARD:
            tell_drawn(world, self.chair, [kind], self.by)

    def rule(self) -> str:
        return self.by

    def prompt(self, world: World, seat: int) -> Words:
        return Words("draw_which_colour", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("draw_colour", {"colour": COLOURS[choice]})
