"""Chapter 2, the other decks: exports, deals, immigration, events, agendas, action cards."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.house_cards import house_mark
from anthropolis.games.hegemony.table.house_cards import load_house_cards
from anthropolis.games.hegemony.table.roles import RESOURCES, ROLES, SECTIONS, TYPES, load_data

MARKET_MC: Final = 0
MARKET_CC: Final = 1
DECK_MC: Final = 2
DECK_CC: Final = 3
IMMIGRATION_DECK: Final = 4
EXPORTS: Final = 5
DEALS: Final = 6
EVENTS: Final = 7
AGENDAS: Final = 8
PILES: Final = 9

EXPORT_CARDS: Final[list[dict[str, Any]]] = load_data("export_cards")["cards"]
EXPORT_IDS: Final[list[str]] = [card["id"] for card in EXPORT_CARDS]
TRANSACTIONS: Final[list[str]] = [t["id"] for t in EXPORT_CARDS[0]["transactions"]]
SOLD: Final[list[int]] = [RESOURCES.index(t["resource"]) for t in EXPORT_CARDS[0]["transactions"]]
UNITS: Final[list[list[int]]] = [[t["amount"] for t in c["transactions"]] for c in EXPORT_CARDS]
MONEY: Final[list[list[int]]] = [[t["money"] for t in c["transactions"]] for c in EXPORT_CARDS]

_DEALS: Final[list[dict[str, Any]]] = [
    card for card in load_data("business_deals")["cards"] for _ in range(card["copies"])
]
DEAL_IDS: Final[list[str]] = [card["id"] for card in _DEALS]
DEAL_GOODS: Final[list[list[int]]] = [
    [card["goods"]["food"], card["goods"]["luxury"]] for card in _DEALS
]
DEAL_COST: Final[list[int]] = [card["cost"] for card in _DEALS]
DEAL_TARIFF: Final[list[list[int]]] = [[card["tariff"][s] for s in SECTIONS] for card in _DEALS]

_IMMIGRATION: Final[list[dict[str, Any]]] = load_data("immigration_cards")["cards"]
IMMIGRATION_IDS: Final[list[str]] = [card["id"] for card in _IMMIGRATION]
IMMIGRANT: Final[list[list[int]]] = [
    [TYPES.index(card["working_class"]), TYPES.index(card["middle_class"])] for card in _IMMIGRATION
]
"""The worker of WC and of MC on each card."""

_AGENDAS: Final[list[dict[str, Any]]] = load_data("political_agendas")["cards"]
AGENDA_IDS: Final[list[str]] = [card["id"] for card in _AGENDAS]
AGENDA: Final[list[list[int]]] = [
    [SECTIONS.index(card["sections"][n]) for n in range(1, 6)] for card in _AGENDAS
]


def _alternative(card: dict[str, Any]) -> dict[str, Any]:
    """HXP-EVT-07: an alternative event with the words of the base events for what it costs."""
    penalty = dict(card["no_action"])
    if "any" in penalty:
        penalty["choose"] = penalty.pop("any")
    return {**card, "no_action": penalty, "rounds": [1]}


_BASE_CARDS: Final[list[dict[str, Any]]] = load_data("events")["cards"]
BASE_EVENTS: Final[int] = len(_BASE_CARDS)
"""HXP-EVT-01: alternative events are numbered after those of the base game."""
EVENT_CARDS: Final[list[dict[str, Any]]] = [
    *_BASE_CARDS,
    *[_alternative(card) for card in load_data("expansion_alternative_events")["cards"]],
]
EVENT_IDS: Final[list[str]] = [card["id"] for card in EVENT_CARDS]
FROM_ROUND: Final[list[int]] = [min(card["rounds"]) for card in EVENT_CARDS]
"""HEG-EVT-04: the first round in which an event may lie on the board."""

CARD_FILES: Final = ["cards_working", "cards_middle", "cards_capitalist", "cards_state"]
_PRINTED: Final[dict[str, list[dict[str, Any]]]] = {
    role: load_data(file)["cards"] for role, file in zip(ROLES, CARD_FILES)
}
HOUSE_CARDS: Final[list[dict[str, Any]]] = load_house_cards(_PRINTED)
HOUSE_MARK: Final[str] = house_mark(HOUSE_CARDS)
_BY_ROLE: Final[list[list[dict[str, Any]]]] = [
    [*_PRINTED[role], *[card for card in HOUSE_CARDS if card["role"] == role]] for role in ROLES
]
_MORE_CARDS: Final[list[dict[str, Any]]] = load_data("expansion_action_cards")["cards"]
"""HXP-ACT-03: five per role, four of them the same for every role."""
ACTION_CARDS: Final[list[dict[str, Any]]] = [
    *[card for cards in _BY_ROLE for card in cards],
    *_MORE_CARDS,
]
"""HEG-CRD-01: the 107 different cards, those of the house, then the 20 of the expansion."""
CARD_ROLES: Final[list[int]] = [
    *[role for role in range(len(ROLES)) for _ in _BY_ROLE[role]],
    *[ROLES.index(card["role"]) for card in _MORE_CARDS],
]
EXPANSION_CARDS: Final[list[str]] = [card["id"] for card in _MORE_CARDS]
CARD_NAMES: Final[list[str]] = [card["id"] for card in ACTION_CARDS]
CARD_NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_NAMES)}


def _copies() -> list[list[int]]:
    """HEG-CMP-01, HXP-ACT-01: the 40 physical cards of each role, then its five new ones."""
    return [
        [
            number
            for number, card in enumerate(ACTION_CARDS)
            if CARD_ROLES[number] == role
            for _ in range(card["copies"])
        ]
        for role in range(len(ROLES))
    ]


COPIES: Final[list[list[int]]] = _copies()
MORE_CARDS: Final[int] = len(_MORE_CARDS) // len(ROLES)
ALL_CARDS: Final[list[int]] = [(1 << len(copies)) - 1 for copies in COPIES]
FULL_DECK: Final[list[int]] = [cards >> MORE_CARDS for cards in ALL_CARDS]
"""The decks of the base game; with the new cards they are ALL_CARDS."""


def cards_in(cards: int) -> list[int]:
    """The members of a set of cards, lowest first."""
    found: list[int] = []
    card = 0
    while cards:
        if cards & 1:
            found.append(card)
        cards >>= 1
        card += 1
    return found
