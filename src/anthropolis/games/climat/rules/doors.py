"""Joining and leaving (chapter 28): choices of seats like any other, before each turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.characters import (
    CHARACTERS,
    FULL_TABLE,
    colours_covered,
)
from anthropolis.games.climat.roles.employers import EMPLOYERS, NO_EMPLOYER
from anthropolis.games.climat.rules.moving.dice import chairs_of
from anthropolis.games.climat.rules.moving.hands import discard, tell_discarded
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.table.events import Entered, Left, TakenOver
from anthropolis.games.climat.table.influence import ALL_KINDS
from anthropolis.games.climat.table.regions import MANY
from anthropolis.games.climat.table.state import NOBODY, NOWHERE, World, chairs, chairs_from

STAY: Final = 0
GO: Final = 1
"""For an open seat: enter; for a player: leave."""
FEWEST: Final = 3
ALL_COLOURS: Final = 0b111111


@dataclass(frozen=True)
class Doors(Step):
    """BPC-JOI-01, BPC-JOI-03: open seats may enter before any turn, players may leave."""

    def start(self, world: World) -> None:
        seats = [seat for seat in range(world.seats) if may_pass(world, seat)]
        if seats:
            world.ask_together(self, seats)

    def options(self, world: World, seat: int) -> list[int]:
        return [STAY, GO]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        coming: list[Step] = []
        for at in range(len(seats)):
            if choices[at] == STAY:
                continue
            if world.open_chairs >> seats[at] & 1:
                coming.append(TakeCharacter(seats[at]))
            else:
                leave(world, seats[at])
        world.then(CoverColours(), *coming)

    def rule(self) -> str:
        return "BPC-JOI-01"

    def prompt(self, world: World, seat: int) -> Words:
        outside = world.open_chairs >> seat & 1
        return Words("come_in" if outside else "stay_or_leave", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if world.open_chairs >> seat & 1:
            return Words("enter" if choice == GO else "wait_outside", {})
        return Words("leave" if choice == GO else "stay", {})


def may_pass(world: World, seat: int) -> bool:
    """Who is asked: open seats, and players where the table lets them leave."""
    if world.open_chairs >> seat & 1:
        return True
    return world.table.leaving and bool(chairs_of(world, seat))


# -- coming ---------------------------------------------------------------------------------------


def free_characters(world: World) -> list[int]:
    taken = [world.characters[chair] for chair in chairs(world)]
    return [person for person in range(len(CHARACTERS)) if person not in taken]


def free_employers(world: World) -> list[int]:
    taken = [world.employers[chair] for chair in chairs(world)]
    return [employer for employer in range(len(EMPLOYERS)) if employer not in taken]


@dataclass(frozen=True)
class TakeCharacter(Step):
    """BPC-JOI-01: the newcomer takes a free character."""

    chair: int

    def start(self, world: World) -> None:
        world.ask(self, self.chair)

    def options(self, world: World, seat: int) -> list[int]:
        return free_characters(world)

    def answered(self, world: World, seat: int, choice: int) -> None:
        world.characters[self.chair] = choice
        if world.in_play:
            world.then(TakeEmployer(self.chair))
        else:
            enter(world, self.chair, NO_EMPLOYER)

    def rule(self) -> str:
        return "BPC-JOI-01"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("take_character", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("character", {"character": CHARACTERS[choice]})


@dataclass(frozen=True)
class TakeEmployer(Step):
    """BPC-JOI-01: and a free employer."""

    chair: int

    def start(self, world: World) -> None:
        world.ask(self, self.chair)

    def options(self, world: World, seat: int) -> list[int]:
        return free_employers(world)

    def answered(self, world: World, seat: int, choice: int) -> None:
        enter(world, self.chair, choice)

    def rule(self) -> str:
        return "BPC-JOI-01"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("take_employer", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("employer", {"employer": EMPLOYERS[choice]})


def enter(world: World, chair: int, employer: int) -> None:
    """BPC-JOI-01, BPC-JOI-02: no cards; the pawn stands where the own first turn will be."""
    world.open_chairs &= ~(1 << chair)
    world.arrived |= 1 << chair
    world.ready &= ~(1 << chair)
    world.owner[chair] = chair
    world.employers[chair] = employer
    if employer != NO_EMPLOYER:
        world.in_play |= 1 << employer
    wait = chairs_from(world, world.player).index(chair)
    world.place[chair] = world.order[(world.at + wait) % MANY]
    if world.listening:
        name = EMPLOYERS[employer] if employer != NO_EMPLOYER else ""
        person = CHARACTERS[world.characters[chair]]
        world.tell(Entered("BPC-JOI-01", chair, person, name))


# -- going ----------------------------------------------------------------------------------------


def leave(world: World, seat: int) -> None:
    """BPC-JOI-03, BPC-JOI-04: hands are discarded; below three others take the character over."""
    others = [other for other in range(world.seats) if other != seat and chairs_of(world, other)]
    if not others:
        return
    for chair in chairs_of(world, seat):
        drop_hand(world, chair)
        heir = NOBODY
        if len(chairs(world)) <= FEWEST:
            around = [world.owner[other] for other in chairs_from(world, chair)]
            heir = next(owner for owner in around if owner != seat)
            world.owner[chair] = heir
        else:
            empty_chair(world, chair)
        if world.listening:
            person = CHARACTERS[world.characters[chair]]
            world.tell(
                Left("BPC-JOI-03", seat, person)
                if heir == NOBODY
                else TakenOver("BPC-JOI-04", seat, person, heir)
            )


def drop_hand(world: World, chair: int) -> None:
    kinds: list[int] = []
    for kind in range(ALL_KINDS):
        kinds += [kind] * world.hands[chair * ALL_KINDS + kind]
    for kind in kinds:
        discard(world, chair, kind)
    if world.listening:
        tell_discarded(world, chair, kinds, "BPC-JOI-03")


def empty_chair(world: World, chair: int) -> None:
    """The turn passes on, the employer is out of play."""
    if world.player == chair:
        world.player = chairs_from(world, chair)[1]
        world.acting = world.player
    world.owner[chair] = NOBODY
    if world.employers[chair] != NO_EMPLOYER:
        world.in_play &= ~(1 << world.employers[chair])
        world.employers[chair] = NO_EMPLOYER
    world.place[chair] = NOWHERE


@dataclass(frozen=True)
class CoverColours(TeamQuestion):
    """BPC-JOI-03: characters are exchanged if a colour is out of reach."""

    def choices(self, world: World) -> list[int]:
        here = chairs(world)
        people = [world.characters[chair] for chair in here]
        full = len(here) == FULL_TABLE
        if colours_covered(people, full) == ALL_COLOURS:
            return []
        found: list[int] = []
        for at in range(len(here)):
            for person in free_characters(world):
                if colours_covered([*people[:at], person, *people[at + 1 :]], full) == ALL_COLOURS:
                    found.append(here[at] * 16 + person)
        return found

    def decided(self, world: World, choice: int) -> None:
        world.characters[choice // 16] = choice % 16

    def rule(self) -> str:
        return "BPC-JOI-03"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("exchange_character", {})

    def says(self, world: World, choice: int) -> Words:
        seat, person = world.owner[choice // 16], CHARACTERS[choice % 16]
        return Words("exchange", {"seat": seat, "character": person})
