"""Chapters 8 to 11: an event is drawn and resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.cards.interpreter import (
    ASKS,
    BASE,
    SECOND,
    THRESHOLDS,
    CarryOut,
    aim,
)
from anthropolis.games.climat.cards.words import cause_of
from anthropolis.games.climat.roles.employers import (
    CLIMATE_OBJECTIVE,
    EMPLOYERS,
    FAMOX,
    chair_with_power,
)
from anthropolis.games.climat.rules.common_action import begin, close
from anthropolis.games.climat.rules.moving.numbers import tell_world
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.rules.moving.using import use_power
from anthropolis.games.climat.table.deck import (
    ACI_EVENT,
    CONSEQUENCE,
    EVENT_IDS,
    FIRST_CONSEQUENCE,
    WARMING_EVENT,
    kind_of,
    zone_of,
)
from anthropolis.games.climat.table.events import EventDrawn
from anthropolis.games.climat.table.regions import HAS_RESERVE, MANY, REGIONS, ZONE_ROOM, ZONES
from anthropolis.games.climat.table.state import NOBODY, NOWHERE, World

NO: Final = 0
YES: Final = 1


@dataclass(frozen=True)
class DrawEvent(Step):
    """BPC-TRN-03, BPC-EVT-06, BPC-CLI-06: the top card; consequences go to their discards."""

    def start(self, world: World) -> None:
        if not world.event_deck:
            renew_deck(world)
        if not world.event_deck:
            return
        card = world.event_deck.pop()
        world.seen &= ~(1 << card)
        if card >= FIRST_CONSEQUENCE:
            world.consequence_discards.append(card)
        elif world.block:
            world.block -= 1
        if world.listening:
            world.tell(EventDrawn("BPC-TRN-03", world.owner[world.player], EVENT_IDS[card]))
        resolve(world, card)


def renew_deck(world: World) -> None:
    """BPC-EVT-08: what was left out and not used at set-up becomes a new deck."""
    world.event_deck = sorted(world.aside)
    world.aside = []
    world.chance.shuffle(world.event_deck)


def resolve(world: World, card: int) -> None:
    """BPC-EVT-01: what follows depends on the kind of the card."""
    kind = kind_of(card)
    world.shield = NOWHERE
    if kind == WARMING_EVENT:
        warm(world, card)
    elif not aim(world, card):
        return
    elif kind == ACI_EVENT:
        world.then(TakeSecondThreshold(card))
    elif kind == CONSEQUENCE:
        world.then(Shield(card), CarryOut(card, BASE, 0))
    else:
        world.then(CarryOut(card, BASE, 0))


# -- warming --------------------------------------------------------------------------------------


def warm(world: World, card: int) -> None:
    """BPC-WRM-01, BPC-WRM-02, BPC-WRM-03: a destruction token, then the row of its rank."""
    zone = zone_of(card)
    world.card = card
    world.target = NOWHERE
    if world.zones[zone] >= ZONE_ROOM:
        return
    before = world.zones[zone]
    world.zones[zone] = before + 1
    if world.listening:
        tell_world(world, ZONES[zone], before, before + 1, "BPC-WRM-01", cause_of(card))
    world.then(CarryOut(card, before, 0))


# -- ACI events -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeSecondThreshold(Step):
    """BPC-EMP-13, BPC-EMP-24, BPC-EMP-34: Famox may settle an event when its target is known."""

    card: int

    def start(self, world: World) -> None:
        chair = chair_with_power(world, FAMOX)
        if chair == NOBODY:
            world.then(RunCommonAction(self.card))
        else:
            world.ask(self, world.owner[chair])

    def options(self, world: World, seat: int) -> list[int]:
        return [NO, YES]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == NO:
            world.then(RunCommonAction(self.card))
            return
        use_power(world, chair_with_power(world, FAMOX), "BPC-EMP-13")
        world.then(CarryOut(self.card, SECOND, 0))

    def rule(self) -> str:
        return "BPC-EMP-13"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("settle_event", event_words(world, self.card))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        words = {"employer": EMPLOYERS[FAMOX]}
        return Words("use_power" if choice == YES else "keep_power", words)


def event_words(world: World, card: int) -> dict[str, object]:
    return {"card": EVENT_IDS[card], "region": REGIONS[world.target]}


@dataclass(frozen=True)
class RunCommonAction(TeamQuestion):
    """BPC-ACI-01, BPC-ACI-12: the target is known; does the team run the common action?"""

    card: int

    def choices(self, world: World) -> list[int]:
        return [NO, YES]

    def decided(self, world: World, choice: int) -> None:
        if choice == NO:
            world.then(CarryOut(self.card, BASE, 0))
            return
        card = self.card
        steps = begin(world, ASKS[card], world.target, THRESHOLDS[card], EVENT_IDS[card])
        world.then(*steps, EventCounted(card))

    def rule(self) -> str:
        return "BPC-ACI-12"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("run_common_action", event_words(world, self.card))

    def says(self, world: World, choice: int) -> Words:
        return Words("run" if choice == YES else "do_not_run", event_words(world, self.card))


@dataclass(frozen=True)
class EventCounted(Step):
    """BPC-ACI-10, BPC-ACI-11: the highest threshold reached replaces all other results."""

    card: int

    def start(self, world: World) -> None:
        level = close(world, THRESHOLDS[self.card])
        world.then(CarryOut(self.card, level, 0))


# -- climate consequences -------------------------------------------------------------------------


@dataclass(frozen=True)
class Shield(Step):
    """BPC-EMP-15, BPC-EMP-23, BPC-EMP-34: one reserve region may ignore the consequence."""

    card: int

    def start(self, world: World) -> None:
        chair = chair_with_power(world, CLIMATE_OBJECTIVE)
        if chair != NOBODY:
            world.ask(self, world.owner[chair])

    def options(self, world: World, seat: int) -> list[int]:
        return [MANY] + [region for region in range(MANY) if HAS_RESERVE[region]]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice != MANY:
            use_power(world, chair_with_power(world, CLIMATE_OBJECTIVE), "BPC-EMP-15")
            world.shield = choice

    def rule(self) -> str:
        return "BPC-EMP-15"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("shield_region", event_words(world, self.card))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == MANY:
            return Words("keep_power", {"employer": EMPLOYERS[CLIMATE_OBJECTIVE]})
        return Words("shield", {"region": REGIONS[choice]})
