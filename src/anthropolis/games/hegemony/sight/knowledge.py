"""Who knows what (HEG-RND-04): hands and the order of decks are hidden, all else lies open.

A deck of action cards is a set, so its order does not even exist; the same holds for the bag. The
State knows the events it has looked at, everybody the immigration cards that went under the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.events import Event
from anthropolis.games.hegemony.sight.automas import resample_decks
from anthropolis.games.hegemony.sight.expansions import resample_secrets
from anthropolis.games.hegemony.table.decks import (
    AGENDAS,
    DEALS,
    DECK_CC,
    DECK_MC,
    EVENTS,
    EXPORTS,
    IMMIGRATION_DECK,
    cards_in,
)
from anthropolis.games.hegemony.table.events import (
    BillProposed,
    Bought,
    CardDiscarded,
    CardPlayed,
    Changed,
    CompanyBuilt,
    CompanyChanged,
    DealMade,
    Exported,
    FreeActionTaken,
    Provided,
    Scored,
    TableChanged,
)
from anthropolis.games.hegemony.table.roles import STATE
from anthropolis.games.hegemony.table.state import Country


def resample(country: Country, seat: int, chance: Chance) -> None:
    """HEG-RND-04: draw anew what a seat cannot know, from what it knows and `chance` alone."""
    role = country.roles[seat] if seat >= 0 else -1
    for other in country.roles:
        if other != role:
            redeal(country, other, chance)
    known_events = country.known_events if role == STATE else 0
    seen = country.immigrants_seen
    for pile in (DECK_MC, DECK_CC, EXPORTS, DEALS, AGENDAS):
        reorder(country, pile, 0, 0, chance)
    reorder(country, EVENTS, known_events, 0, chance)
    reorder(country, IMMIGRATION_DECK, 0, seen, chance)
    resample_decks(country, chance)
    resample_secrets(country, role, chance)


def redeal(country: Country, role: int, chance: Chance) -> None:
    """Hand and deck mixed, and a hand of the same size drawn."""
    cards = cards_in(country.hands[role] | country.decks[role])
    size = country.hands[role].bit_count()
    chance.shuffle(cards)
    hand = deck = 0
    for card in cards[:size]:
        hand |= 1 << card
    for card in cards[size:]:
        deck |= 1 << card
    country.hands[role] = hand
    country.decks[role] = deck


def reorder(country: Country, pile: int, top: int, bottom: int, chance: Chance) -> None:
    """Shuffle a pile but for the cards that are known on top and at the bottom."""
    cards = country.piles[pile]
    end = len(cards) - bottom
    hidden = sorted(cards[top:end])
    chance.shuffle(hidden)
    country.piles[pile] = cards[:top] + hidden + cards[end:]


OPEN_ACTS: Final = (
    BillProposed, Bought, CardDiscarded, CardPlayed, CompanyBuilt, DealMade, Exported,
    FreeActionTaken, Provided,
)  # fmt: skip
"""What a player does alone and openly."""
NUMBERS: Final = (Changed, Scored, TableChanged, CompanyChanged)


def may_undo(events: Sequence[Event], together: bool) -> bool:
    """Whether a choice that brought these events told nobody anything hidden.

    Only what one player did openly and the numbers that it moved. Without an act the numbers may
    come from answers that several players gave together.
    """
    acts = [event for event in events if isinstance(event, OPEN_ACTS)]
    numbers = [event for event in events if isinstance(event, NUMBERS)]
    open_choice = bool(acts) or (not together and bool(numbers))
    return open_choice and len(acts) + len(numbers) == len(events)
