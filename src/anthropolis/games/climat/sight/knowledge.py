"""Who knows what (BPC-KNO-01 to -04), and worlds that a seat cannot tell from the real one.

A seat knows its own hands; of other hands the colours; the discards; what has been seen of the
external pile; the events that were revealed. Powers in other hands, in decks and in the unseen part
of the external pile are dealt anew, colour by colour; so is the order of events and consequences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.events import Event
from anthropolis.games.climat.sight.view import is_open
from anthropolis.games.climat.table.deck import FIRST_CONSEQUENCE, kind_of
from anthropolis.games.climat.table.events import (
    ActionTaken,
    BrokeOut,
    Changed,
    GlobalTransformation,
    Moved,
    PairCompleted,
    StepBegun,
    TransformationGained,
    TurnBegun,
    WorldChanged,
)
from anthropolis.games.climat.table.influence import ALL_KINDS, POWERS, SIX, held_of_colour
from anthropolis.games.climat.table.state import World, chairs

UNDOABLE: Final = (
    ActionTaken, BrokeOut, Changed, GlobalTransformation, Moved, PairCompleted, StepBegun,
    TransformationGained, TurnBegun, WorldChanged,
)  # fmt: skip
"""What an action and the steps after it do with sure effect. A card that is played was shown."""


def may_undo(events: Sequence[Event], together: bool) -> bool:
    """Nothing was drawn, rolled or shown: an action or a decision with a sure effect.

    An answer that was given together with others in secret stays, but for an open action.
    """
    acted = any(isinstance(event, (ActionTaken, Moved)) for event in events)
    seen = acted or (not together and len(events) > 0)
    return seen and all(isinstance(event, UNDOABLE) for event in events)


def resample(world: World, seat: int, chance: Chance) -> None:
    """Replace in place what the seat cannot know, from what it knows and `chance` alone."""
    hidden = [chair for chair in chairs(world) if world.owner[chair] != seat]
    down = [] if is_open(world) else take_up(world, hidden)
    for colour in range(SIX):
        redeal(world, hidden, colour, chance)
    for chair, number in down:
        lay_again(world, chair, number, chance)
    if world.drawn and world.player in hidden:
        imagine_drawn(world, chance)
    reorder_events(world, chance)
    reorder_consequences(world, chance)


# -- influence cards ------------------------------------------------------------------------------


def take_up(world: World, hidden: list[int]) -> list[tuple[int, int]]:
    """BPC-KNO-02: cards that lie face down go back to their hands; how many is public."""
    numbers: list[tuple[int, int]] = []
    for chair in hidden:
        mine = [entry for entry in world.laid if entry // ALL_KINDS == chair]
        for entry in mine:
            world.hands[entry] += 1
            world.laid.remove(entry)
        if mine:
            numbers.append((chair, len(mine)))
    return numbers


def lay_again(world: World, chair: int, number: int, chance: Chance) -> None:
    """So many cards of asked colours out of the imagined hand."""
    at = chair * ALL_KINDS
    cards: list[int] = []
    for kind in range(ALL_KINDS):
        if world.asks >> (kind // POWERS) & 1:
            cards += [kind] * world.hands[at + kind]
    chance.shuffle(cards)
    for kind in sorted(cards[:number]):
        world.hands[at + kind] -= 1
        world.laid.append(at + kind)
    world.laid.sort()


def redeal(world: World, hidden: list[int], colour: int, chance: Chance) -> None:
    """All unknown cards of a colour are mixed and dealt to hidden hands, deck and unseen pile."""
    first = colour * POWERS
    holes = [(world.hands, chair * ALL_KINDS) for chair in hidden]
    holes.append((world.deck, 0))
    if not world.external_seen:
        holes.append((world.external, 0))
    pool: list[int] = []
    sizes: list[int] = []
    for counts, at in holes:
        sizes.append(held_of_colour(counts, at, colour))
        for kind in range(first, first + POWERS):
            pool += [kind] * counts[at + kind]
            counts[at + kind] = 0
    pool.sort()
    chance.shuffle(pool)
    for (counts, at), size in zip(holes, sizes):
        for kind in pool[:size]:
            counts[at + kind] += 1
        pool = pool[size:]


def imagine_drawn(world: World, chance: Chance) -> None:
    """The colours that were just drawn are known, the powers are any of those in the hand."""
    colours = [kind // POWERS for kind in world.drawn]
    at = world.player * ALL_KINDS
    drawn: list[int] = []
    for colour in range(SIX):
        cards: list[int] = []
        for kind in range(colour * POWERS, (colour + 1) * POWERS):
            cards += [kind] * world.hands[at + kind]
        chance.shuffle(cards)
        drawn += cards[: colours.count(colour)]
    world.drawn = sorted(drawn)


# -- events ---------------------------------------------------------------------------------------


def reorder_events(world: World, chance: Chance) -> None:
    """BPC-KNO-03, BPC-KNO-04: what was mixed into the prepared top stays there, at any place.

    Which cards of a kind come, of those not drawn yet, is unknown too.
    """
    deck = world.event_deck
    places = [
        at
        for at in range(len(deck))
        if deck[at] < FIRST_CONSEQUENCE and world.seen >> deck[at] & 1 == 0
    ]
    events = [at for at in range(len(deck)) if deck[at] < FIRST_CONSEQUENCE]
    border = events[len(events) - world.block] if 0 < world.block <= len(events) else len(deck)
    top = [at for at in places if at >= border]
    kinds = [kind_of(deck[at]) for at in places]
    below = [kind_of(deck[at]) for at in places if at < border]
    confined = sorted([kind_of(deck[at]) for at in top if kind_of(deck[at]) not in below])
    pools = pools_of(world, places, chance)
    chance.shuffle(top)
    for at, kind in zip(top, confined):
        deck[at] = pools[kind].pop()
    left = sorted([at for at in places if at not in top[: len(confined)]])
    mixed = sorted([kind for kind in kinds if kind not in confined])
    chance.shuffle(mixed)
    for at, kind in zip(left, mixed):
        deck[at] = pools[kind].pop()
    world.aside = sorted([card for pool in pools for card in pool])


def pools_of(world: World, places: list[int], chance: Chance) -> list[list[int]]:
    """By kind, the cards that lie unseen in the deck or were left out, in random order."""
    pools: list[list[int]] = [[], [], []]
    for card in [world.event_deck[at] for at in places] + world.aside:
        pools[kind_of(card)].append(card)
    for pool in pools:
        pool.sort()
        chance.shuffle(pool)
    return pools


def reorder_consequences(world: World, chance: Chance) -> None:
    """Those on the deck and those in the pile, but for the ones that were revealed."""
    deck = world.event_deck
    places = [
        at
        for at in range(len(deck))
        if deck[at] >= FIRST_CONSEQUENCE and world.seen >> deck[at] & 1 == 0
    ]
    cards = sorted([deck[at] for at in places] + world.consequences)
    chance.shuffle(cards)
    for number in range(len(places)):
        deck[places[number]] = cards[number]
    world.consequences = cards[len(places) :]
