"""Chapter 7, a turn: draw, event, two actions, activation, and both markers move on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.characters import (
    CHOOSES_SECONDARY,
    EACH_PRIMARY,
    PRIMARY,
    secondary,
)
from anthropolis.games.climat.roles.employers import JOURNALISTS, works
from anthropolis.games.climat.rules.actions import ACTIONS, TakeAction
from anthropolis.games.climat.rules.activation import Activation
from anthropolis.games.climat.rules.doors import Doors
from anthropolis.games.climat.rules.ending import EndTest
from anthropolis.games.climat.rules.events import DrawEvent
from anthropolis.games.climat.rules.moving.drawing import DiscardFirst
from anthropolis.games.climat.rules.moving.hands import (
    NO_CARD,
    discard,
    draw,
    tell_discarded,
    tell_drawn,
)
from anthropolis.games.climat.rules.powers import Moment
from anthropolis.games.climat.table.events import TurnBegun
from anthropolis.games.climat.table.influence import CARD_IDS, COLOURS, colour_of
from anthropolis.games.climat.table.regions import MANY, REGIONS
from anthropolis.games.climat.table.state import PLAYING, World, active, chairs, chairs_from

KEEP: Final = 0


@dataclass(frozen=True)
class Turn(Step):
    """BPC-TRN-01, BPC-JOI-01: somebody may come or go; then the turn begins."""

    def start(self, world: World) -> None:
        world.then(Doors(), TurnBegins())


@dataclass(frozen=True)
class TurnBegins(Step):
    """BPC-TRN-01, BPC-EMP-34: the four parts of a turn, and the moments between them."""

    def start(self, world: World) -> None:
        begin_turn(world)
        world.then(
            Moment(), StartDraw(), DrawEvent(), Moment(), TakeAction(False), Moment(),
            NextAction(), Moment(), ActivateRegion(), EndTest(), TurnEnds(),
        )  # fmt: skip


def begin_turn(world: World) -> None:
    """BPC-JOI-02: a newcomer's power is ready from the own second turn on."""
    chair = world.player
    world.acting = chair
    world.actions = []
    world.colours_played = 0
    world.free_moved = 0
    world.free_card = False
    if world.arrived >> chair & 1:
        world.arrived &= ~(1 << chair)
    else:
        world.ready |= 1 << chair
    if world.listening:
        region = REGIONS[active(world)]
        world.tell(TurnBegun("BPC-TRN-01", world.turn, world.owner[chair], region))


@dataclass(frozen=True)
class NextAction(Step):
    """BPC-ATN-01: the second action."""

    def start(self, world: World) -> None:
        if len(world.actions) < ACTIONS:
            world.then(TakeAction(False))


@dataclass(frozen=True)
class ActivateRegion(Step):
    """BPC-TRN-01: the active region is activated."""

    def start(self, world: World) -> None:
        world.then(Activation(active(world)))


@dataclass(frozen=True)
class TurnEnds(Step):
    """BPC-EMP-34: the last moment of a turn, unless the game is over."""

    def start(self, world: World) -> None:
        if world.outcome == PLAYING:
            world.then(Moment(), MoveOn(), Turn())


@dataclass(frozen=True)
class MoveOn(Step):
    """BPC-TRN-01, BPC-TRN-02: the player to the left, the region below."""

    def start(self, world: World) -> None:
        move_on(world)


def move_on(world: World) -> None:
    """BPC-TRN-02: after the ninth region the marker returns to the top, the round rises."""
    around = chairs_from(world, world.player)
    world.player = around[1] if len(around) > 1 else around[0]
    world.acting = world.player
    world.at = (world.at + 1) % MANY
    world.turn += 1
    world.actions = []


# -- the draw -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartDraw(Step):
    """BPC-CHR-03, BPC-INF-24, BPC-EMP-17: discard, draw, and swap with the Journalists."""

    def start(self, world: World) -> None:
        chair = world.player
        choosing = len(chairs(world)) == CHOOSES_SECONDARY
        number = 1 if choosing else len(secondary(world, chair))
        draws = 2 * EACH_PRIMARY + number
        world.then(DiscardFirst(chair, draws), ChooseSecondary(), Swap())


@dataclass(frozen=True)
class ChooseSecondary(Step):
    """BPC-CHR-03: with four players the player names one secondary colour; the others draw all."""

    def start(self, world: World) -> None:
        chair = world.player
        if len(chairs(world)) == CHOOSES_SECONDARY:
            world.ask(self, world.owner[chair])
        else:
            draw_network(world, secondary(world, chair))

    def options(self, world: World, seat: int) -> list[int]:
        return secondary(world, world.player)

    def answered(self, world: World, seat: int, choice: int) -> None:
        draw_network(world, [choice])

    def rule(self) -> str:
        return "BPC-CHR-03"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("which_secondary", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("draw_colour", {"colour": COLOURS[choice]})


def draw_network(world: World, second: list[int]) -> None:
    """BPC-CHR-03, BPC-INF-24: both primaries twice, then the secondary colours."""
    chair = world.player
    colours = [c for c in PRIMARY[world.characters[chair]] for _ in range(EACH_PRIMARY)] + second
    kinds = [draw(world, chair, colour) for colour in colours]
    world.drawn = [kind for kind in kinds if kind != NO_CARD]
    if world.listening:
        tell_drawn(world, chair, world.drawn, "BPC-CHR-03")


@dataclass(frozen=True)
class Swap(Step):
    """BPC-EMP-17, BPC-EMP-29: one of the cards just drawn for another of its colour."""

    def start(self, world: World) -> None:
        if works(world, JOURNALISTS) and world.drawn:
            world.ask(self, world.owner[world.player])
        else:
            world.drawn = []

    def options(self, world: World, seat: int) -> list[int]:
        return [KEEP] + [1 + kind for kind in sorted(set(world.drawn))]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice != KEEP:
            swap(world, choice - 1)
        world.drawn = []

    def rule(self) -> str:
        return "BPC-EMP-17"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("swap_drawn_card", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == KEEP:
            return Words("swap_nothing", {})
        return Words("swap", {"card": CARD_IDS[choice - 1]})


def swap(world: World, kind: int) -> None:
    """BPC-EMP-29: the card is discarded, another of its colour drawn."""
    chair = world.player
    discard(world, chair, kind)
    world.drawn.remove(kind)
    new = draw(world, chair, colour_of(kind))
    if new != NO_CARD:
        world.drawn.append(new)
    if world.listening:
        tell_discarded(world, chair, [kind], "BPC-EMP-29")
        tell_drawn(world, chair, [new] if new != NO_CARD else [], "BPC-EMP-29")
