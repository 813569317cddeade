"""A nation's three decks: drawing from the top, putting underneath, and who knows what of it."""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.table.components import DECK_OF, set_of
from anthropolis.games.limit.table.state import Nation

KINDS: Final[list[int]] = [
    set_of([card for card, kind in enumerate(DECK_OF) if kind == deck]) for deck in range(3)
]
"""All the cards of each deck, as sets."""


def filled_decks(owner: Nation) -> list[int]:
    """LIM-POL-04: an empty deck may not be chosen while another has cards."""
    return [deck for deck in range(3) if owner.decks[deck]]


def draw(owner: Nation, deck: int, cards: int) -> None:
    """LIM-POL-03, LIM-POL-04: from the top, or all there are; only the nation sees them."""
    pile = owner.decks[deck]
    owner.drawn = pile[:cards]
    owner.decks[deck] = pile[cards:]
    owner.open_under &= ~set_of(owner.drawn)
    owner.known_under[deck] = min(owner.known_under[deck], len(owner.decks[deck]))


def put_under(owner: Nation, card: int) -> None:
    """Under the deck of its kind; the nation remembers it there."""
    deck = DECK_OF[card]
    owner.decks[deck].append(card)
    owner.known_under[deck] += 1


def put_under_openly(owner: Nation, card: int) -> None:
    """The same for a card that lay open: everybody knows where it lies until it is drawn."""
    put_under(owner, card)
    owner.open_under |= 1 << card


def forget_shown(owner: Nation, deck: int) -> None:
    """LIM-TRM-08: a hidden discard leaves nobody sure of any hand card of that kind."""
    owner.shown &= ~KINDS[deck]
