"""Dice, and the cards that may be played after a D8 (chapter 6).

BPC-KNO-05: everybody who holds a card of the colour is asked, all at once and secretly, whatever
its power; BPC-KNO-06: the first offer counts, beginning with the acting player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.employers import helmets
from anthropolis.games.climat.rules.moving.hands import discard
from anthropolis.games.climat.table.events import RollChanged, Rolled
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    HIGH,
    MILITARY,
    POLITICS,
    POWERS,
)
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import NOBODY, World, holds, players

NOT_NOW: Final = 0
HIGH_CARDS: Final = (2, 3)

PROPAGATION_ROLL: Final = 0
REFUSAL_ROLL: Final = 1
ILLNESS_ROLL: Final = 2
OVERCONSUMPTION_ROLL: Final = 3
CURE_ROLL: Final = 4
ROLLS: Final = ["propagation", "refusal", "illness", "overconsumption", "cure"]


def fall(world: World, sides: int) -> int:
    """How a die falls: as arranged, else by chance."""
    for at in range(len(world.loaded)):
        if world.loaded[at] // 100 == sides:
            return world.loaded.pop(at) % 100
    return world.chance.below(sides) + 1


def roll_d4(world: World, rule: str, region: int) -> int:
    result = fall(world, 4)
    if world.listening:
        world.tell(Rolled(rule, 4, result, "losses", REGIONS[region]))
    return result


@dataclass(frozen=True)
class RollD8(Step):
    """BPC-INF-22: roll, then at most one referendum, then at most one blue helmets card.

    What is planned next finds the standing roll in `world.roll`.
    """

    what: int
    region: int

    def start(self, world: World) -> None:
        throw(world, self.what, self.region)
        world.then(Referendum(self.what, self.region), BlueHelmets(self.what, self.region))


def throw(world: World, what: int, region: int) -> None:
    world.roll = fall(world, 8)
    if world.listening:
        world.tell(Rolled("BPC-INF-22", 8, world.roll, ROLLS[what], REGIONS[region]))


def holders(world: World, colours: tuple[int, ...]) -> list[int]:
    """BPC-KNO-05: the seats with a card of these colours, the acting player first."""
    return [seat for seat in players(world) if seat_holds(world, seat, colours)]


def seat_holds(world: World, seat: int, colours: tuple[int, ...]) -> bool:
    for chair in range(world.seats):
        if world.owner[chair] == seat:
            for colour in colours:
                if holds(world, chair, colour):
                    return True
    return False


def chairs_of(world: World, seat: int) -> list[int]:
    """BPC-JOI-04: the chairs that a seat plays; mostly one."""
    return [chair for chair in range(world.seats) if world.owner[chair] == seat]


def chair_with(world: World, seat: int, kind: int) -> int:
    """The first chair of the seat that holds such a card, or -1."""
    for chair in range(world.seats):
        if world.owner[chair] == seat and world.hands[chair * ALL_KINDS + kind]:
            return chair
    return NOBODY


def high_cards(world: World, seat: int, colour: int) -> list[int]:
    """The kinds of power 3 and 4 of a colour that a seat holds."""
    kinds = [colour * POWERS + power for power in HIGH_CARDS]
    return [kind for kind in kinds if chair_with(world, seat, kind) != NOBODY]


@dataclass(frozen=True)
class Referendum(Step):
    """BPC-INF-14, BPC-KNO-05: does anybody have the die rolled again?"""

    what: int
    region: int

    def start(self, world: World) -> None:
        world.ask_together(self, holders(world, (POLITICS,)))

    def options(self, world: World, seat: int) -> list[int]:
        return [NOT_NOW] + [1 + kind for kind in high_cards(world, seat, POLITICS)]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for at in range(len(seats)):
            if choices[at] != NOT_NOW:
                self.roll_again(world, seats[at], choices[at] - 1)
                return

    def roll_again(self, world: World, seat: int, kind: int) -> None:
        discard(world, chair_with(world, seat, kind), kind)
        before = world.roll
        throw(world, self.what, self.region)
        if world.listening:
            world.tell(RollChanged("BPC-INF-14", seat, CARD_IDS[kind], before, world.roll))

    def rule(self) -> str:
        return "BPC-INF-14"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("roll_window", roll_words(world, self.what, self.region))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == NOT_NOW:
            return Words("not_now", {})
        return Words(HIGH[POLITICS], {"card": CARD_IDS[choice - 1]})


def roll_words(world: World, what: int, region: int) -> dict[str, object]:
    return {"roll": world.roll, "what": ROLLS[what], "region": REGIONS[region]}


@dataclass(frozen=True)
class BlueHelmets(Step):
    """BPC-INF-10, BPC-INF-23, BPC-KNO-05: does anybody change the standing roll?"""

    what: int
    region: int

    def start(self, world: World) -> None:
        world.ask_together(self, holders(world, (MILITARY,)))

    def options(self, world: World, seat: int) -> list[int]:
        offers = [NOT_NOW]
        for kind in high_cards(world, seat, MILITARY):
            offers += [1 + 2 * kind, 2 + 2 * kind]
        return offers

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for at in range(len(seats)):
            if choices[at] != NOT_NOW:
                self.send(world, seats[at], choices[at])
                return

    def send(self, world: World, seat: int, choice: int) -> None:
        kind = (choice - 1) // 2
        before = world.roll
        discard(world, chair_with(world, seat, kind), kind)
        world.roll += change_of(world, choice)
        if world.listening:
            world.tell(RollChanged("BPC-INF-10", seat, CARD_IDS[kind], before, world.roll))

    def rule(self) -> str:
        return "BPC-INF-10"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("roll_window", roll_words(world, self.what, self.region))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == NOT_NOW:
            return Words("not_now", {})
        card = CARD_IDS[(choice - 1) // 2]
        return Words(HIGH[MILITARY], {"card": card, "change": change_of(world, choice)})


def change_of(world: World, choice: int) -> int:
    """Odd choices lower the roll, even ones raise it."""
    return -helmets(world) if choice % 2 else helmets(world)
