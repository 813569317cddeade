"""Chapter 12, common influence actions: lobbying, laying, revealing, counting, the last word.

`world.asks` are the colours as bits, `world.held` is the region where the action is held, or the
place of the institution that holds it. What is planned after `begin` finds the total.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import DONE, Step, Words
from anthropolis.games.climat.roles.employers import AMNESTY, DOCTORS, weak
from anthropolis.games.climat.rules.moving.dice import (
    NOT_NOW,
    chair_with,
    high_cards,
    holders,
)
from anthropolis.games.climat.rules.moving.drawing import more_of_hand
from anthropolis.games.climat.rules.moving.hands import discard, draw_external, refill_external
from anthropolis.games.climat.table.events import (
    CardPlayed,
    CardsLaid,
    CardsRevealed,
    CommonActionBegun,
    CommonActionCounted,
    ExternalDrawn,
)
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    COLOURS,
    EDUCATION,
    EXTERNAL_PER_ACI,
    HIGH,
    MEDIA,
    NGO,
    POWERS,
    SIX,
    colour_of,
    power_of,
)
from anthropolis.games.climat.table.map import FIRST_INSTITUTION, PLACES
from anthropolis.games.climat.table.state import NOWHERE, World, chairs_from, token
from anthropolis.games.climat.table.tally import LAID, place_in_tally
from anthropolis.games.climat.table.tokens import CONFLICTS

CONVENTION: Final = 2
FAKE_NEWS: Final = 100
FOR_CONVENTION: Final = 200
"""First numbers of the offers after the count: 6 per card for a colour, 2 per card for a sign."""


def begin(world: World, asks: list[int], held: int, thresholds: list[int], what: str) -> list[Step]:
    """BPC-ACI-02, BPC-ACI-03: the steps of an action that asks for these colours."""
    world.asks = 0
    for colour in asks:
        world.asks |= 1 << colour
    world.held = held
    world.lobbied = False
    world.cancelled = 0
    world.convention = 0
    world.total = 0
    if world.listening:
        colours = tuple(COLOURS[colour] for colour in asks)
        world.tell(CommonActionBegun("BPC-ACI-02", what, colours, tuple(thresholds)))
    around = chairs_from(world, world.acting)
    laying: list[Step] = [Lay(chair) for chair in [*around[1:], around[0]]]
    return [Lobbying(), *laying, Reveal(), LastOffers()]


@dataclass(frozen=True)
class Lobbying(Step):
    """BPC-INF-13, BPC-ACI-04, BPC-KNO-05: before the external cards, somebody may open it all."""

    def start(self, world: World) -> None:
        refill_external(world, EXTERNAL_PER_ACI)
        world.ask_together(self, holders(world, (NGO,)))

    def options(self, world: World, seat: int) -> list[int]:
        return [NOT_NOW] + [1 + kind for kind in high_cards(world, seat, NGO)]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for at in range(len(seats)):
            if choices[at] != NOT_NOW:
                play_high(world, seats[at], choices[at] - 1, "BPC-INF-13", "")
                world.lobbied = True
                show_external(world)
                return

    def rule(self) -> str:
        return "BPC-INF-13"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("lobbying_window", aci_words(world))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == NOT_NOW:
            return Words("not_now", {})
        return Words(HIGH[NGO], {"card": CARD_IDS[choice - 1]})


def aci_words(world: World) -> dict[str, object]:
    colours = [COLOURS[colour] for colour in range(SIX) if world.asks >> colour & 1]
    return {"held": PLACES[world.held], "colours": colours}


def play_high(world: World, seat: int, kind: int, rule: str, on: str) -> None:
    """BPC-INF-21: a card of power 3 or 4 is played for its effect, in or out of turn."""
    discard(world, chair_with(world, seat, kind), kind)
    if world.listening:
        effect = HIGH[colour_of(kind)]
        world.tell(CardPlayed(rule, seat, CARD_IDS[kind], effect, on))


def show_external(world: World) -> None:
    """BPC-ACI-03: two external cards; nobody sees them before they are turned over."""
    for _ in range(min(EXTERNAL_PER_ACI, sum(world.external))):
        world.external_shown.append(draw_external(world))
    if world.listening:
        cards = tuple(CARD_IDS[kind] for kind in world.external_shown)
        world.tell(ExternalDrawn("BPC-ACI-03", cards))


@dataclass(frozen=True)
class Lay(Step):
    """BPC-ACI-03, BPC-ACI-05, BPC-ACI-07: any number of own cards in the asked colours."""

    chair: int

    def start(self, world: World) -> None:
        world.ask_parts(self, [world.owner[self.chair]])

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[-1] == DONE:
            return []
        pair = needs_two(world, self.chair)
        cards = self.cards(world, [] if pair and len(parts) == 1 else parts, parts)
        if pair and not parts and count_of(world, self.chair) < 2:
            return []
        if only_one(world, self.chair) and parts:
            return []
        if pair and len(parts) == 1:
            return cards
        return [DONE, *cards] if cards else []

    def cards(self, world: World, rising: list[int], parts: list[int]) -> list[int]:
        at = self.chair * ALL_KINDS
        return [
            kind
            for kind in more_of_hand(world, self.chair, rising)
            if world.asks >> colour_of(kind) & 1 and world.hands[at + kind] > parts.count(kind)
        ]

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        lay(world, self.chair, [kind for kind in answers[0] if kind != DONE], world.lobbied)

    def rule(self) -> str:
        return "BPC-ACI-03"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("lay_in_common_action", aci_words(world))

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("enough_laid", {})
        return Words("lay", {"card": CARD_IDS[choice]})


def count_of(world: World, chair: int) -> int:
    """How many cards in the asked colours the chair holds."""
    at = chair * ALL_KINDS
    many = 0
    for kind in range(ALL_KINDS):
        if world.asks >> colour_of(kind) & 1:
            many += world.hands[at + kind]
    return many


def needs_two(world: World, chair: int) -> bool:
    """BPC-EMP-12: Global Amnesty lays no card or at least two for an institution."""
    return world.held >= FIRST_INSTITUTION and weak(world, chair, AMNESTY)


def only_one(world: World, chair: int) -> bool:
    """BPC-EMP-18, BPC-EMP-30: Doctors lay one card at most where there are conflicts."""
    in_region = 0 <= world.held < FIRST_INSTITUTION
    return in_region and weak(world, chair, DOCTORS) and token(world, world.held, CONFLICTS) > 0


def lay(world: World, chair: int, kinds: list[int], openly: bool) -> None:
    """BPC-KNO-02: how many cards is public; which ones, only when they lie open."""
    for kind in kinds:
        world.hands[chair * ALL_KINDS + kind] -= 1
        world.laid.append(chair * ALL_KINDS + kind)
    world.tally[place_in_tally(chair, LAID)] += len(kinds)
    if world.listening and kinds:
        cards = tuple(CARD_IDS[kind] for kind in kinds) if openly else ()
        world.tell(CardsLaid("BPC-ACI-03", world.owner[chair], len(kinds), cards))


@dataclass(frozen=True)
class Reveal(Step):
    """BPC-ACI-03, BPC-ACI-06: all cards are turned over and counted."""

    def start(self, world: World) -> None:
        if not world.lobbied:
            show_external(world)
            if world.listening:
                tell_laid(world)
        world.total = count(world)


def tell_laid(world: World) -> None:
    for chair in chairs_from(world, world.acting):
        kinds = [entry % ALL_KINDS for entry in world.laid if entry // ALL_KINDS == chair]
        if kinds:
            cards = tuple(CARD_IDS[kind] for kind in kinds)
            world.tell(CardsRevealed("BPC-ACI-03", world.owner[chair], cards))


def count(world: World) -> int:
    """BPC-ACI-06, BPC-ACI-08, BPC-ACI-09: asked colours add, other external ones take away."""
    own = [entry % ALL_KINDS for entry in world.laid]
    return counted(own, world.external_shown, world.asks, world.cancelled) + world.convention


def counted(own: list[int], external: list[int], asks: int, cancelled: int) -> int:
    """BPC-ACI-06: the total of these cards; it may be negative."""
    total = 0
    for kind in own + external:
        colour = colour_of(kind)
        if cancelled >> colour & 1 == 0:
            total += power_of(kind) if asks >> colour & 1 else -power_of(kind)
    return total


def reached(total: int, thresholds: list[int]) -> int:
    """BPC-ACI-10: how many thresholds the total reaches; the highest one counts."""
    return sum([1 for threshold in thresholds if total >= threshold])


@dataclass(frozen=True)
class LastOffers(Step):
    """BPC-INF-11, BPC-INF-15, BPC-KNO-05, BPC-KNO-06: fake news checks and one convention."""

    def start(self, world: World) -> None:
        seats = holders(world, (MEDIA, EDUCATION))
        if seats:
            world.ask_parts(self, seats)

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[-1] == DONE:
            return []
        offers = [offer for offer in self.offers(world, seat) if fits(world, seat, offer, parts)]
        return [DONE, *offers] if offers or not parts else []

    def offers(self, world: World, seat: int) -> list[int]:
        found: list[int] = []
        for kind in high_cards(world, seat, MEDIA):
            found += [FAKE_NEWS + (kind % POWERS) * SIX + colour for colour in range(SIX)]
        for kind in high_cards(world, seat, EDUCATION):
            found += [FOR_CONVENTION + (kind % POWERS) * 2 + sign for sign in range(2)]
        return found

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        for at in range(len(seats)):
            for offer in answers[at]:
                if offer != DONE:
                    take_offer(world, seats[at], offer)
        world.total = count(world)

    def rule(self) -> str:
        return "BPC-KNO-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("count_window", {**aci_words(world), "total": world.total})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("not_now", {})
        card = CARD_IDS[offered_kind(choice)]
        if choice >= FOR_CONVENTION:
            return Words(HIGH[EDUCATION], {"card": card, "change": offered_change(choice)})
        return Words(HIGH[MEDIA], {"card": card, "colour": COLOURS[offered_colour(choice)]})


def offered_kind(offer: int) -> int:
    if offer >= FOR_CONVENTION:
        return EDUCATION * POWERS + (offer - FOR_CONVENTION) // 2
    return MEDIA * POWERS + (offer - FAKE_NEWS) // SIX


def offered_colour(offer: int) -> int:
    return (offer - FAKE_NEWS) % SIX


def offered_change(offer: int) -> int:
    return CONVENTION if offer % 2 == 0 else -CONVENTION


def fits(world: World, seat: int, offer: int, parts: list[int]) -> bool:
    """BPC-ACI-08, BPC-ACI-09: rising, each colour once, one convention, as many as are held."""
    if parts and offer <= parts[-1]:
        return False
    if not parts:
        return True
    kind, left = offered_kind(offer), 0
    for chair in range(world.seats):
        if world.owner[chair] == seat:
            left += world.hands[chair * ALL_KINDS + kind]
    for part in parts:
        if offered_kind(part) == kind:
            left -= 1
        if offer >= FOR_CONVENTION:
            if part >= FOR_CONVENTION:
                return False
        elif offered_colour(part) == offered_colour(offer):
            return False
    return left > 0


def take_offer(world: World, seat: int, offer: int) -> None:
    """BPC-KNO-06: a second convention or a second check of a colour goes back to its hand."""
    kind = offered_kind(offer)
    if offer >= FOR_CONVENTION:
        if world.convention == 0:
            world.convention = offered_change(offer)
            play_high(world, seat, kind, "BPC-INF-15", "")
        return
    colour = offered_colour(offer)
    if world.cancelled >> colour & 1 == 0:
        world.cancelled |= 1 << colour
        play_high(world, seat, kind, "BPC-INF-11", COLOURS[colour])


def close(world: World, thresholds: list[int]) -> int:
    """BPC-ACI-13: all cards are discarded, external ones on their own pile; what was reached."""
    for entry in world.laid:
        world.discards[entry % ALL_KINDS] += 1
    for kind in world.external_shown:
        world.external_discards[kind] += 1
    world.laid = []
    world.external_shown = []
    world.held = NOWHERE
    world.lobbied = False
    level = reached(world.total, thresholds)
    if world.listening:
        world.tell(CommonActionCounted("BPC-ACI-10", world.total, level))
    return level
