"""Chapter 2, components: names, indices and the 37 cards of every nation, read from the data."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.house_cards import house_mark
from anthropolis.engine.rules import load_yaml
from anthropolis.games.limit.table.house_cards import load_house_cards

PACKAGE: Final = "anthropolis.games.limit"

RENEWABLE: Final = 0
INDUSTRIAL: Final = 1
MILITARY: Final = 2
FOSSIL: Final = 3
RESOURCES: Final = ["renewable", "industrial", "military", "fossil"]
"""Plants are numbered like the first three resources, which they make."""

CLASS_NAMES: Final = ["A", "B", "C", "D", "E"]
CLASS_A: Final = 0
CLASS_C: Final = 2
CLASS_E: Final = 4

SOCIETY: Final = 0
PRODUCTION: Final = 1
MILITARY_ECONOMY: Final = 2
DECKS: Final = ["society", "production", "military_economy"]

FINANCIAL: Final = 0
ENVIRONMENTAL: Final = 1
MILITARY_CRISIS: Final = 2
CRISES: Final = ["financial", "environmental", "military"]

MILITARY_ALLIANCE: Final = 0
ECONOMIC_ALLIANCE: Final = 1
ALLIANCES: Final = ["military", "economic"]

EMBLEMS: Final = ["circle", "square", "triangle", "diamond", "hexagon", "star"]


def load_data(name: str) -> Any:
    return load_yaml(PACKAGE, f"data/{name}.yaml")


PRINTED_CARDS: Final[list[dict[str, Any]]] = load_data("cards")["cards"]
"""LIM-CMP-02: 12 society, 13 production and 12 military-and-economy cards, the same for all."""
HOUSE_CARDS: Final[list[dict[str, Any]]] = load_house_cards(PRINTED_CARDS)
HOUSE_MARK: Final[str] = house_mark(HOUSE_CARDS)
"""Part of the game's version, so that a record is only replayed with the cards it was played by."""
CARDS: Final[list[dict[str, Any]]] = PRINTED_CARDS + HOUSE_CARDS
CARD_IDS: Final[list[str]] = [str(c["id"]) for c in CARDS]
CARD_BY_ID: Final[dict[str, int]] = {card: i for i, card in enumerate(CARD_IDS)}
DECK_OF: Final[list[int]] = [DECKS.index(c["deck"]) for c in CARDS]
PERMANENT: Final[list[bool]] = [c["kind"] == "permanent" for c in CARDS]
RULE_OF: Final[list[str]] = [str(c["rule"]) for c in CARDS]


def bit(card: int) -> int:
    """Sets of cards (hand, played, permanent, set aside) are kept as bits of one number."""
    return 1 << card


def cards_in(cards: int) -> list[int]:
    """The cards of such a set, in the order of the data file."""
    found: list[int] = []
    card = 0
    while cards:
        if cards & 1:
            found.append(card)
        cards >>= 1
        card += 1
    return found


def set_of(cards: list[int]) -> int:
    members = 0
    for card in cards:
        members |= 1 << card
    return members


VEGETARIANISM: Final[int] = CARD_BY_ID["vegetarianism"]
SUSTAINABLE_CONSUMPTION: Final[int] = CARD_BY_ID["sustainable_consumption"]
POLICY_PLANNING: Final[int] = CARD_BY_ID["policy_planning"]
RECYCLING: Final[int] = CARD_BY_ID["recycling"]
GREEN_PRODUCTION: Final[int] = CARD_BY_ID["green_production"]
INTENSIVE_FARMING: Final[int] = CARD_BY_ID["intensive_farming"]
STOCK_EXCHANGE: Final[int] = CARD_BY_ID["stock_exchange"]
STARTERS: Final[list[int]] = [i for i, c in enumerate(CARDS) if c["access"] == "starter"]
UNLOCKED_AT: Final[dict[int, int]] = {
    i: int(c["access"]["class_a"]) for i, c in enumerate(CARDS) if isinstance(c["access"], dict)
}
"""Set-aside cards and the standard of living of class A that unlocks them."""
