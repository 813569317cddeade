"""The cards of a written position: Markets, open cards, and decks with what is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed
from anthropolis.games.hegemony.table.companies import CARD_IDS, COUNT, HOME, OUT
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    AGENDAS,
    BASE_EVENTS,
    DEAL_IDS,
    DEALS,
    DECK_CC,
    DECK_MC,
    EVENT_IDS,
    EVENTS,
    EXPORT_IDS,
    EXPORTS,
    IMMIGRATION_DECK,
    IMMIGRATION_IDS,
    MARKET_CC,
    MARKET_MC,
)
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC
from anthropolis.games.hegemony.table.state import Country


def event_number(name: str) -> int:
    if name not in EVENT_IDS:
        raise Malformed(f"{name}: there is no such Event")
    return EVENT_IDS.index(name)


def write_cards(country: Country, given: Mapping[str, Any]) -> None:
    decks: Mapping[str, Any] = given.get("decks") or {}
    write_companies(country, given, decks)
    country.deals = [deal_copy(country, deal) for deal in given.get("deals") or []]
    write_decks(country, given, decks)
    write_deal_deck(country, decks)


def write_companies(country: Country, given: Mapping[str, Any], decks: Mapping[str, Any]) -> None:
    used = [c for c in range(COUNT) if country.owner[c] != OUT]
    for pile, role in ((MARKET_CC, CC), (MARKET_MC, MC)):
        listed = (given.get(CLASSES[role]) or {}).get("market") or []
        country.piles[pile] = own_cards(listed, role, f"{CLASSES[role]}.market", used)
    piles = ((DECK_CC, CC, "companies_capitalist"), (DECK_MC, MC, "companies_middle"))
    for pile, role, key in piles:
        if key in decks:
            country.piles[pile] = own_cards(decks[key], role, f"decks.{key}", used)
        else:
            country.piles[pile] = rest_of_deck(country.piles[pile], used)


DECK_NAMES = {
    IMMIGRATION_DECK: ("immigration", IMMIGRATION_IDS),
    EXPORTS: ("exports", EXPORT_IDS),
    EVENTS: ("events", EVENT_IDS),
    AGENDAS: ("agendas", AGENDA_IDS),
}


def write_decks(country: Country, given: Mapping[str, Any], decks: Mapping[str, Any]) -> None:
    """The decks of which every card is there once: as listed, or all that is not in use."""
    in_use = {
        IMMIGRATION_DECK: [],
        EXPORTS: [country.export],
        EVENTS: [*country.events_open, *map(event_number, kept_events(given))],
        AGENDAS: [country.agenda, country.last_agenda],
    }
    for pile, (key, ids) in DECK_NAMES.items():
        if key in decks:
            country.piles[pile] = [number_in(ids, card) for card in decks[key]]
        else:
            whole = full_pile(country, pile, in_use[pile])
            country.piles[pile] = [card for card in whole if card not in in_use[pile]]


def kept_events(given: Mapping[str, Any]) -> list[str]:
    return [event for own in (given.get("kept_events") or {}).values() for event in own]


def full_pile(country: Country, pile: int, in_use: list[int]) -> list[int]:
    """A whole deck; with alternative events on the board or kept by a class it is theirs."""
    if pile == EVENTS and any(event >= BASE_EVENTS for event in in_use):
        return list(range(BASE_EVENTS, len(EVENT_IDS)))
    return country.piles[pile]


def number_in(ids: list[str], card: str) -> int:
    if card not in ids:
        raise Malformed(f"given.decks: this game is played without {card!r}")
    return ids.index(card)


def write_deal_deck(country: Country, decks: Mapping[str, Any]) -> None:
    left = [deal for deal in country.piles[DEALS] if deal not in country.deals]
    if "deals" in decks:
        chosen: list[int] = []
        for name in decks["deals"]:
            copies = [deal for deal in left if DEAL_IDS[deal] == name and deal not in chosen]
            if not copies:
                raise Malformed(f"given.decks.deals: there are only two copies of {name}")
            chosen.append(copies[0])
        left = chosen
    country.piles[DEALS] = left


def deal_copy(country: Country, name: str) -> int:
    copies = [i for i, deal in enumerate(DEAL_IDS) if deal == name and i not in country.deals]
    if not copies:
        raise Malformed(f"given.deals: there are only two copies of {name}")
    country.deals.append(copies[0])
    return copies[0]


def own_cards(listed: list[str], role: int, path: str, used: list[int]) -> list[int]:
    """Companies that this class can build."""
    for card in listed:
        if HOME[CARD_IDS.index(card)] != role:
            raise Malformed(f"given.{path}: {card} is no Company of the {CLASSES[role]}")
    return [copy_of(card, used, path) for card in listed]


def copy_of(card: str, used: list[int], path: str) -> int:
    """The first physical card of that name that lies nowhere yet."""
    copies = [c for c in range(COUNT) if CARD_IDS[c] == card and c not in used]
    if not copies:
        raise Malformed(f"given.{path}: there is no further copy of {card}")
    used.append(copies[0])
    return copies[0]


def rest_of_deck(deck: list[int], used: list[int]) -> list[int]:
    """The deck without cards in use, further copies under the lowest number that is free."""
    found: list[int] = []
    for company in deck:
        copies = [c for c in range(COUNT) if CARD_IDS[c] == CARD_IDS[company] and c not in used]
        if copies:
            found.append(copies[0])
            used.append(copies[0])
    return found
