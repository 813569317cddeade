"""How a card is carried out: its target, its results and their words, one after the other.

BPC-EFF-01: every ACI event, every climate consequence and every row of a warming card is data. No
card has code of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.cards.amounts import Where, read_where
from anthropolis.games.climat.cards.words import (
    ACTIVE,
    ALL,
    LINKED,
    SPREAD_UP,
    TARGET,
    Word,
    cause_of,
    read_word,
)
from anthropolis.games.climat.table.deck import (
    ACI_EVENT,
    CARDS,
    CONSEQUENCE,
    EVENT_IDS,
    WARMING,
    kind_of,
)
from anthropolis.games.climat.table.events import EventIgnored, TargetFound
from anthropolis.games.climat.table.influence import COLOUR_BY_ID
from anthropolis.games.climat.table.map import REFUGEE_LINES
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import (
    NOWHERE,
    World,
    active,
    down_from,
    from_active,
    shares,
    up_from,
)

BASE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
RESULTS: Final = ["base", "first", "second"]


def read_results(card: Any) -> list[list[Word]]:
    """The lists of words of a card: of an ACI event three, of a consequence one."""
    if "effects" in card:
        return [[read_word(word) for word in card["effects"]]]
    if "effect" in card:
        return [[read_word(card["effect"])]]
    if "zone" in card:
        rows = WARMING["zones"][card["zone"]]
        return [[read_word(word) for word in rows[rank]] for rank in (1, 2, 3)]
    return [[read_word(word) for word in card[result]] for result in RESULTS]


WORDS: Final[list[list[list[Word]]]] = [read_results(card) for card in CARDS]
"""By card and result; of a warming card the results are the ranks of its destruction token."""
TARGETS: Final[list[Where]] = [
    read_where(card.get("target", {}).get("where", {})) for card in CARDS
]
GOES_UP: Final[list[bool]] = [card.get("target", {}).get("arrow") == "up" for card in CARDS]
STARTS: Final[list[str]] = [str(card.get("target", {}).get("start", "active")) for card in CARDS]
ASKS: Final[list[list[int]]] = [
    [COLOUR_BY_ID[colour] for colour in card.get("asks", [])] for card in CARDS
]
THRESHOLDS: Final[list[list[int]]] = [
    [int(threshold) for threshold in card.get("thresholds", [])] for card in CARDS
]
CARDS_WITH_CODE: Final[list[str]] = []
"""Cards that the words cannot express: none."""


def find_target(world: World, card: int) -> int:
    """BPC-EVT-02, BPC-EVT-03, BPC-OIC-01, BPC-CLI-07: the first that fits, or -1."""
    first = active(world)
    if STARTS[card] == "previous":
        first = up_from(world, first)[0]
    elif STARTS[card] == "next":
        first = down_from(world, first)[0]
    others = up_from(world, first) if GOES_UP[card] else down_from(world, first)
    return search(world, [first, *others], TARGETS[card], kind_of(card) == ACI_EVENT)


def search(world: World, regions: list[int], where: Where, sharing: bool) -> int:
    """BPC-EVT-04, BPC-DIC-04, BPC-CHA-07: ACI events pass over regions that do not share."""
    for region in regions:
        if where.holds(world, region) and (not sharing or shares(world, region)):
            return region
    return NOWHERE


def aim(world: World, card: int) -> bool:
    """Find the target of the card and remember it; false: the card is ignored."""
    world.card = card
    world.target = find_target(world, card)
    if world.listening:
        if world.target == NOWHERE:
            world.tell(EventIgnored("BPC-EVT-03", EVENT_IDS[card]))
        else:
            found = TargetFound("BPC-EVT-02", EVENT_IDS[card], REGIONS[world.target])
            world.tell(found)
    return world.target != NOWHERE


@dataclass(frozen=True)
class CarryOut(Step):
    """BPC-EVT-07: the words of a result in the order written, from `at` on."""

    card: int
    result: int
    at: int

    def start(self, world: World) -> None:
        words = WORDS[self.card][self.result]
        if self.at < len(words):
            world.then(CarryOut(self.card, self.result, self.at + 1))
            carry_out(world, self.card, self.result, self.at)


def carry_out(world: World, card: int, result: int, at: int) -> None:
    word = WORDS[card][result][at]
    if word.is_global():
        if word.condition.holds(world, world.target if world.target != NOWHERE else 0):
            word.apply(world, world.target, cause_of(card))
    else:
        world.then(ApplyTo(card, result, at, tuple(scope(world, card, word))))


@dataclass(frozen=True)
class ApplyTo(Step):
    """One word, to one region after the other; what came before may have closed the next one."""

    card: int
    result: int
    at: int
    regions: tuple[int, ...]

    def start(self, world: World) -> None:
        word = WORDS[self.card][self.result][self.at]
        depth = len(world.todo)
        for done in range(len(self.regions)):
            if len(world.todo) > depth:
                left = self.regions[done:]
                world.todo.insert(depth, ApplyTo(self.card, self.result, self.at, left))
                return
            region = self.regions[done]
            touched = is_touched(world, self.card, region)
            if touched and word.condition.holds(world, region):
                word.apply(world, region, cause_of(self.card))


def scope(world: World, card: int, word: Word) -> list[int]:
    """BPC-EFF-03, BPC-EFF-04, BPC-EMP-23: the regions a word is for, in order.

    ACI events pass over regions that do not share, consequences over the one that is shielded.
    """
    if word.at == TARGET:
        regions = [world.target]
    elif word.at == ACTIVE:
        regions = [active(world)]
    elif word.at == LINKED:
        linked = REFUGEE_LINES[world.target]
        below = [region for region in down_from(world, world.target) if linked >> region & 1]
        regions = [region for region in below if word.where.holds(world, region)]
    elif word.at == ALL:
        regions = [region for region in from_active(world) if word.where.holds(world, region)]
    else:
        return spread(world, card, word)
    return [region for region in regions if is_touched(world, card, region)]


def spread(world: World, card: int, word: Word) -> list[int]:
    """BPC-EFF-04, BPC-CLI-08: single tokens, one per region, round again if there are more."""
    going_up = word.at == SPREAD_UP
    others = up_from(world, world.target) if going_up else down_from(world, world.target)
    regions = [region for region in others if is_touched(world, card, region)]
    if not regions:
        return []
    return [regions[n % len(regions)] for n in range(word.amount.now(world))]


def is_touched(world: World, card: int, region: int) -> bool:
    """BPC-EVT-04, BPC-EMP-23: whether the card does anything in that region."""
    if kind_of(card) == CONSEQUENCE and region == world.shield:
        return False
    return kind_of(card) != ACI_EVENT or shares(world, region)
