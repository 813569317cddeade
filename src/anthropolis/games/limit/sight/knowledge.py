"""Who knows what: hands and decks are hidden, everything else lies open (LIM-TRM-08).

A nation knows its own hand, what it has drawn, and the cards it has put under its decks itself; of
what lies above them it knows which cards they are but not their order. Of another nation it knows
every card that lies open, is known to be in its hand, or was openly put under its deck; the others
may be in its hand, just drawn or anywhere else in the deck of their kind. Card backs tell the kinds
apart, so the numbers are public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.events import Event
from anthropolis.games.limit.table.components import DECK_OF, cards_in
from anthropolis.games.limit.table.events import (
    Bought,
    CardPlayed,
    CardPlayedOn,
    CardRecovered,
    CardTakenBack,
    Changed,
    DisruptionGiven,
    GoodsSeized,
    Passed,
    PassUndone,
    Sold,
    WorldChanged,
)
from anthropolis.games.limit.table.state import Nation, World


def hidden_hand(owner: Nation, deck: int) -> list[int]:
    """The cards of one kind in hand that the other nations do not know of."""
    return [card for card in cards_in(owner.hand & ~owner.shown) if DECK_OF[card] == deck]


def resample(world: World, seat: int, chance: Chance) -> None:
    """LIM-TRM-08: draw anew what a seat cannot know, from what it knows and `chance` alone.

    A spectator (seat -1) knows no hand. LIM-SOLO-03: nobody knows the order of the events to come.
    """
    for nation in range(world.seats):
        if nation == seat:
            reorder_own_decks(world.nations[nation], chance)
        else:
            redeal(world.nations[nation], chance)
    if world.event_pile:
        world.event_pile.sort()
        chance.shuffle(world.event_pile)


def reorder_own_decks(owner: Nation, chance: Chance) -> None:
    """The part of each deck above the cards that the nation put there itself, in any order."""
    for kind in range(3):
        deck = owner.decks[kind]
        unknown = len(deck) - owner.known_under[kind]
        top = sorted(deck[:unknown])
        chance.shuffle(top)
        owner.decks[kind] = top + deck[unknown:]


def redeal(owner: Nation, chance: Chance) -> None:
    """Hand, drawn cards and deck of each kind mixed and dealt again in the same numbers.

    Cards that everybody saw go under their deck stay where they are.
    """
    hand = owner.hand & owner.shown
    drawn: list[int] = []
    for kind in range(3):
        secret = hidden_hand(owner, kind)
        looked_at = [card for card in owner.drawn if DECK_OF[card] == kind]
        deck = owner.decks[kind]
        hidden = [card for card in deck if not owner.open_under >> card & 1]
        pool = sorted(secret + looked_at + hidden)
        chance.shuffle(pool)
        held, seen = len(secret), len(secret) + len(looked_at)
        for card in pool[:held]:
            hand |= 1 << card
        drawn += pool[held:seen]
        owner.decks[kind] = fill_in(deck, owner.open_under, pool[seen:])
    owner.hand = hand
    owner.drawn = drawn


def fill_in(deck: list[int], fixed: int, cards: list[int]) -> list[int]:
    """The deck with other cards in all places but those of the set `fixed`."""
    if fixed == 0:
        return cards
    filled: list[int] = []
    used = 0
    for card in deck:
        if fixed >> card & 1:
            filled.append(card)
        else:
            filled.append(cards[used])
            used += 1
    return filled


# -- taking back a choice -------------------------------------------------------------------------

OPEN_ACTS: Final = (
    Bought, CardPlayed, CardPlayedOn, CardRecovered, CardTakenBack, DisruptionGiven, GoodsSeized,
    Passed, PassUndone, Sold,
)  # fmt: skip
"""What a nation does alone and openly."""


def may_undo(events: Sequence[Event]) -> bool:
    """Whether a choice that brought these events told nobody anything hidden.

    Only numbers may have moved, and what one nation did openly. Numbers of several nations without
    such an act mean that they decided together: who answers last has seen what the others chose.
    Nor can a choice be taken back that nobody saw: it may have been the last of several in secret.
    """
    moved = {event.nation for event in events if isinstance(event, Changed)}
    acts = [event for event in events if isinstance(event, OPEN_ACTS)]
    numbers = [event for event in events if isinstance(event, (Changed, WorldChanged))]
    if len(acts) + len(numbers) < len(events):
        return False
    return bool(acts) or len(moved) == 1
