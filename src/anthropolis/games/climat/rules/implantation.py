"""Chapter 14, implantation: all lay cards of six colours, face up, until the team closes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import DONE, Step, Words
from anthropolis.games.climat.roles.causes import ACTION, because
from anthropolis.games.climat.roles.employers import IMPLANT_MINUS, SHIFT, works
from anthropolis.games.climat.rules.common_action import lay
from anthropolis.games.climat.rules.moving.calamities import lose_overconsumption
from anthropolis.games.climat.rules.moving.drawing import more_of_hand
from anthropolis.games.climat.rules.moving.learning import gain, gain_global, introduce
from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.events import CardsLaid, ImplantationTried
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    INDUSTRY,
    colour_of,
    is_high,
    power_of,
)
from anthropolis.games.climat.table.state import World, chairs_from, destruction
from anthropolis.games.climat.table.tally import LAID, place_in_tally
from anthropolis.games.climat.table.transformations import REGIONAL, TPS

OVERCONSUMPTION: Final = 16
"""In the place of a transformation: an overconsumption token of North America is removed."""
WHAT: Final[list[str]] = [*TPS, "overconsumption"]
CABINET: Final = 2
ALL_COLOURS: Final = 0b111111
TAKE_BACK: Final = 100
ROUNDS: Final = 3
"""How often the table may go round before the team must close."""
CLOSE: Final = 0
ONCE_MORE: Final = 1

_FIGURES: Final[dict[str, int]] = TABLES["implantation"]
BASE: Final[int] = _FIGURES["base"]
PER_TOKEN: Final[int] = _FIGURES["plus_per_overconsumption_token"]


def needed(world: World, what: int) -> int:
    """BPC-IMP-05, BPC-NAM-03: 20 minus destruction tokens, 1 less with The Shift Action."""
    total = BASE - destruction(world)
    if works(world, SHIFT):
        total -= IMPLANT_MINUS
    return total + PER_TOKEN * world.overconsumption if what == OVERCONSUMPTION else total


def laid_total(kinds: list[int]) -> int:
    """BPC-IMP-06, BPC-INF-12, BPC-NAM-04: powers, and 2 more for each crisis cabinet."""
    total = 0
    for kind in kinds:
        total += power_of(kind)
        if colour_of(kind) == INDUSTRY and is_high(kind):
            total += CABINET
    return total


def succeeds(kinds: list[int], wanted: int) -> bool:
    """BPC-IMP-04, BPC-IMP-07: every colour at least once, and the total reached."""
    colours = 0
    for kind in kinds:
        colours |= 1 << colour_of(kind)
    return colours == ALL_COLOURS and laid_total(kinds) >= wanted


def kinds_laid(world: World) -> list[int]:
    return [entry % ALL_KINDS for entry in world.laid]


@dataclass(frozen=True)
class Implant(Step):
    """BPC-IMP-03, BPC-IMP-04: the table goes round, the acting player last, and then closes."""

    what: int
    round: int

    def start(self, world: World) -> None:
        around = chairs_from(world, world.acting)
        laying: list[Step] = [LayOpen(chair, self.what) for chair in [*around[1:], around[0]]]
        world.then(*laying, Close(self.what, self.round))


@dataclass(frozen=True)
class LayOpen(Step):
    """BPC-IMP-04: lay any cards face up, or take own ones back; nobody is obliged."""

    chair: int
    what: int

    def start(self, world: World) -> None:
        world.ask_parts(self, [world.owner[self.chair]])

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[-1] == DONE:
            return []
        found: list[int] = []
        if not parts or parts[-1] < TAKE_BACK:
            found = more_of_hand(world, self.chair, parts)
        own = [entry % ALL_KINDS for entry in world.laid if entry // ALL_KINDS == self.chair]
        lowest = parts[-1] if parts else 0
        for kind in sorted(set(own)):
            code = TAKE_BACK + kind
            if code >= lowest and own.count(kind) > parts.count(code):
                found.append(code)
        return [DONE, *found] if found else []

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        chosen = [part for part in answers[0] if part != DONE]
        take_back(world, self.chair, [part - TAKE_BACK for part in chosen if part >= TAKE_BACK])
        lay(world, self.chair, [part for part in chosen if part < TAKE_BACK], True)

    def rule(self) -> str:
        return "BPC-IMP-04"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("lay_for_implantation", implant_words(world, self.what))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("enough_laid", {})
        if choice >= TAKE_BACK:
            return Words("take_back", {"card": CARD_IDS[choice - TAKE_BACK]})
        return Words("lay", {"card": CARD_IDS[choice]})


def implant_words(world: World, what: int) -> dict[str, object]:
    total = laid_total(kinds_laid(world))
    return {"what": WHAT[what], "total": total, "needed": needed(world, what)}


def take_back(world: World, chair: int, kinds: list[int]) -> None:
    """BPC-IMP-04: own cards only, until the team closes."""
    for kind in kinds:
        world.laid.remove(chair * ALL_KINDS + kind)
        world.hands[chair * ALL_KINDS + kind] += 1
    world.tally[place_in_tally(chair, LAID)] -= len(kinds)
    if world.listening and kinds:
        cards = tuple(CARD_IDS[kind] for kind in kinds)
        world.tell(CardsLaid("BPC-IMP-04", world.owner[chair], -len(kinds), cards))


@dataclass(frozen=True)
class Close(Step):
    """BPC-IMP-04: the acting player closes for the team, or lets the table go round again."""

    what: int
    round: int

    def start(self, world: World) -> None:
        short = not succeeds(kinds_laid(world), needed(world, self.what))
        if short and self.round < ROUNDS:
            world.ask(self, world.owner[world.acting])
        else:
            finish(world, self.what)

    def options(self, world: World, seat: int) -> list[int]:
        return [CLOSE, ONCE_MORE]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == CLOSE:
            finish(world, self.what)
        else:
            world.then(Implant(self.what, self.round + 1))

    def rule(self) -> str:
        return "BPC-IMP-04"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("close_implantation", implant_words(world, self.what))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("close" if choice == CLOSE else "once_more", {"what": WHAT[self.what]})


def finish(world: World, what: int) -> None:
    """BPC-IMP-07: the cards are discarded, or everybody takes the own ones back."""
    kinds = kinds_laid(world)
    success = succeeds(kinds, needed(world, what))
    world.total = laid_total(kinds)
    if world.listening:
        wanted = needed(world, what)
        world.tell(ImplantationTried("BPC-IMP-07", WHAT[what], world.total, wanted, success))
    for entry in world.laid:
        if success:
            world.discards[entry % ALL_KINDS] += 1
        else:
            world.hands[entry] += 1
    world.laid = []
    if success:
        take_root(world, what)


def take_root(world: World, what: int) -> None:
    """BPC-IMP-07, BPC-IMP-08, BPC-NAM-03: what the cards were laid for."""
    cause = because(ACTION, world.acting)
    if what == OVERCONSUMPTION:
        lose_overconsumption(world, "BPC-NAM-03", cause)
    elif what >= REGIONAL:
        gain_global(world, what, cause)
    else:
        introduce(world, what)
        gain(world, world.place[world.acting], what, cause)
