"""Chapters 5 and 9.1: drawing Export cards and Business Deals."""

from __future__ import annotations

from anthropolis.games.hegemony.table.decks import DEAL_IDS, DEALS, EXPORT_IDS, EXPORTS
from anthropolis.games.hegemony.table.events import Revealed
from anthropolis.games.hegemony.table.state import Country


def draw(country: Country, pile: int, cards: int, in_use: list[int]) -> int:
    """HEG-PRE-08: the top card; an empty deck is made anew of all that lie nowhere else."""
    deck = country.piles[pile]
    if not deck:
        deck += [card for card in range(cards) if card not in in_use]
        country.chance.shuffle(deck)
    return deck.pop(0)


def draw_exports(country: Country, number: int, rule: str) -> list[int]:
    drawn: list[int] = []
    for _ in range(number):
        card = draw(country, EXPORTS, len(EXPORT_IDS), [country.export, *drawn])
        drawn.append(card)
        if country.listening:
            country.tell(Revealed(rule, "exports", EXPORT_IDS[card]))
    return drawn


def draw_deals(country: Country, number: int, rule: str) -> None:
    for _ in range(number):
        card = draw(country, DEALS, len(DEAL_IDS), country.deals)
        country.deals.append(card)
        if country.listening:
            country.tell(Revealed(rule, "deals", DEAL_IDS[card]))
