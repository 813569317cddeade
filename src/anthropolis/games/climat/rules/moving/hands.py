"""Influence cards that are drawn, discarded and taken back (chapter 6)."""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.roles.employers import hand_limit
from anthropolis.games.climat.table.events import CardsDiscarded, CardsDrawn
from anthropolis.games.climat.table.influence import ALL_KINDS, CARD_IDS, POWERS, held_of_colour
from anthropolis.games.climat.table.state import World, hand_size
from anthropolis.games.climat.table.tally import DRAWN, place_in_tally

NO_CARD: Final = -1


def draw(world: World, chair: int, colour: int) -> int:
    """BPC-INF-24, BPC-INF-26: the top card of a colour, or none: hand full, or no card left."""
    if hand_size(world, chair) >= hand_limit(world, chair) or not refill(world, colour):
        return NO_CARD
    kind = pick(world, world.deck, colour * POWERS, POWERS, 0)
    world.deck[kind] -= 1
    world.hands[chair * ALL_KINDS + kind] += 1
    world.tally[place_in_tally(chair, DRAWN)] += 1
    return kind


def refill(world: World, colour: int) -> bool:
    """BPC-INF-26: an empty deck takes its discards, only now; false if there are none."""
    if held_of_colour(world.deck, 0, colour) == 0:
        for kind in range(colour * POWERS, (colour + 1) * POWERS):
            world.deck[kind] = world.discards[kind]
            world.discards[kind] = 0
    return held_of_colour(world.deck, 0, colour) > 0


def can_draw(world: World, colour: int) -> bool:
    """Whether a card of that colour is left to be drawn."""
    left = held_of_colour(world.deck, 0, colour) + held_of_colour(world.discards, 0, colour)
    return left > 0


def pick(world: World, pile: list[int], first: int, many: int, mark: int) -> int:
    """The kind of the top card of a shuffled pile: as arranged, else any of those in it."""
    for at in range(len(world.arranged)):
        kind = world.arranged[at] - mark
        if first <= kind < first + many and pile[kind] > 0:
            world.arranged.pop(at)
            return kind
    kinds = [kind for kind in range(first, first + many) if pile[kind] > 0]
    if len(kinds) == 1:
        return kinds[0]
    left = world.chance.below(sum([pile[kind] for kind in kinds]))
    for kind in kinds:
        left -= pile[kind]
        if left < 0:
            return kind
    return kinds[-1]


def draw_external(world: World) -> int:
    """BPC-ACI-14, BPC-ACI-16: one external card; gone through once, the pile is known to all."""
    kind = pick(world, world.external, 0, ALL_KINDS, ALL_KINDS)
    world.external[kind] -= 1
    return kind


def refill_external(world: World, needed: int) -> None:
    """BPC-ACI-14: when fewer cards are left than an ACI takes, the discards are shuffled in."""
    if sum(world.external) < needed:
        for kind in range(ALL_KINDS):
            world.external[kind] += world.external_discards[kind]
            world.external_discards[kind] = 0
        world.external_seen = True


def discard(world: World, chair: int, kind: int) -> None:
    """BPC-INF-20: a card that was used lies face up among the discards of its colour."""
    world.hands[chair * ALL_KINDS + kind] -= 1
    world.discards[kind] += 1


def tell_drawn(world: World, chair: int, kinds: list[int], rule: str) -> None:
    """Callers ask `world.listening` first."""
    if kinds:
        cards = tuple(CARD_IDS[kind] for kind in kinds)
        world.tell(CardsDrawn(rule, world.owner[chair], cards))


def tell_discarded(world: World, chair: int, kinds: list[int], rule: str) -> None:
    """Callers ask `world.listening` first."""
    if kinds:
        cards = tuple(CARD_IDS[kind] for kind in kinds)
        world.tell(CardsDiscarded(rule, world.owner[chair], cards))
