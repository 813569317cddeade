"""Chapter 1, components and set-up: AI cards, bonuses, special actions, decks."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.table.automa_events import AiCardsShuffled
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    ROLES,
    SECTIONS,
    load_data,
)
from anthropolis.games.hegemony.table.state import (
    ACTION_ROWS,
    AI_DECK,
    AI_DISCARD,
    MODES,
    OWN_PARTS,
    POLICY_ROWS,
    SEEN_BELOW,
    Country,
)

CODES: Final = ["AW", "BGS", "PB", "STR", "DEM", "SA", "BC", "SC", "SFM", "LOB"]
"""The actions an automa knows; an action's number is its place here."""
AW: Final = 0
BGS: Final = 1
PB: Final = 2
STR: Final = 3
DEM: Final = 4
SA: Final = 5
BC: Final = 6
SC: Final = 7
SFM: Final = 8
LOB: Final = 9
PRESSURE: Final = 10
"""Not an action card: political pressure, when nothing else can be done."""

_PRIORITY: Final[dict[str, Any]] = load_data("automa_priority_cards")
WANTED: Final[list[list[int]]] = [
    [SECTIONS.index(section[1]) for section in _PRIORITY["wanted_policies"][role]] for role in ROLES
]
"""HAU-IMV-03: the section of each policy that each role wants; of the State it is only a guess."""
EMPHASISED: Final[list[int]] = [(_PRIORITY["emphasised_policy"][name] or 0) - 1 for name in CLASSES]
ROW: Final = 16
"""A card of the rows is row * ROW + action or policy; row 0 is aside."""
ASIDE: Final = 0


class Bonus:
    """HAU-CMP-03: what an AI card adds to one action, as its data says."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        self.number = number
        self.id: str = data["id"]
        self.applies_to: int = CODES.index(data["applies_to"])
        required = data.get("requires")
        self.policy: int = required["policy"] - 1 if required else -1
        self.sections: list[int] = (
            [SECTIONS.index(section) for section in required["sections"]] if required else []
        )
        self.symbol = "legitimacy" in data

    def exists(self, country: Country) -> bool:
        """HAU-EZ-05: one whose policy is not in force does not exist this turn."""
        return self.policy < 0 or country.policies[self.policy] in self.sections


class Special:
    """HAU-CMP-03, HAU-SPA-01: the special action printed at the bottom of an AI card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        required = data.get("requires")
        self.policy: int = required["policy"] - 1 if required else -1
        self.sections: list[int] = (
            [SECTIONS.index(section) for section in required["sections"]] if required else []
        )
        self.symbol = "legitimacy" in data
        self.per_three: bool = "per" in (data.get("legitimacy") or {})

    def in_force(self, country: Country) -> bool:
        return self.policy < 0 or country.policies[self.policy] in self.sections


BONUS_DATA: Final[dict[str, Any]] = load_data("automa_bonuses")
BONUSES: Final[list[Bonus]] = [Bonus(i, data) for i, data in enumerate(BONUS_DATA["bonuses"])]
BONUS_IDS: Final[list[str]] = [bonus.id for bonus in BONUSES]
SPECIALS: Final[list[Special]] = [
    Special(data) for data in load_data("automa_special_actions")["special_actions"]
]
SPECIAL_IDS: Final[list[str]] = [special.id for special in SPECIALS]
SA_CHECK_IDS: Final[list[str]] = [check["id"] for check in BONUS_DATA["sa_checks"]]


class AiCard:
    """HAU-CMP-03: four symbols, a bonus or conditions, two policies, a special action, a number."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.role: int = CLASSES.index(data["class"])
        self.number: int = data["number"]
        self.symbols: list[int] = [CODES.index(code) for code in data["checks"]]
        self.policies: list[int] = [policy - 1 for policy in data["policies"]]
        bonus = data.get("bonus")
        self.bonus: Bonus | None = BONUSES[BONUS_IDS.index(bonus)] if bonus else None
        conditions = data.get("sa_check")
        self.sa_check: int = SA_CHECK_IDS.index(conditions) if conditions else -1
        self.special: Special = SPECIALS[SPECIAL_IDS.index(data["special_action"])]
        self.influence: bool = data["influence_symbol"]


AI_CARDS: Final[list[AiCard]] = [AiCard(data) for data in load_data("automa_ai_cards")["cards"]]
"""HAU-CMP-01: the 90 cards; a card's number in the state is its place here."""
AI_IDS: Final[list[str]] = [card.id for card in AI_CARDS]


def deck_of(country: Country, role: int) -> list[int]:
    return country.automas[OWN_PARTS * role + AI_DECK]


def discard_of(country: Country, role: int) -> list[int]:
    return country.automas[OWN_PARTS * role + AI_DISCARD]


def action_cards(country: Country, role: int) -> list[int]:
    """Every action card of the class as row * ROW + action; a row's sequence is nearest first."""
    return country.automas[OWN_PARTS * role + ACTION_ROWS]


def policy_cards(country: Country, role: int) -> list[int]:
    return country.automas[OWN_PARTS * role + POLICY_ROWS]


def set_up_automa(country: Country, role: int, mode: int) -> None:
    """HAU-SET-05 to HAU-SET-07: mode, rows of the start layout, and a deck in the data's order."""
    country.automas[MODES][role] = mode
    country.automas[OWN_PARTS * role + ACTION_ROWS] = start_actions(role)
    country.automas[OWN_PARTS * role + POLICY_ROWS] = start_policies(role)
    country.automas[OWN_PARTS * role + AI_DECK] = [
        card for card in range(len(AI_CARDS)) if AI_CARDS[card].role == role
    ]


def start_actions(role: int) -> list[int]:
    """HAU-CMP-01: six action-priority cards in their printed rows."""
    cards = [card for card in _PRIORITY["action_cards"] if card["class"] == CLASSES[role]]
    cards.sort(key=lambda card: int(card["start_position"]))
    return [card["start_row"] * ROW + CODES.index(card["code"]) for card in cards]


def start_policies(role: int) -> list[int]:
    """HAU-CMP-01: seven policy-priority cards; those on the wanted section lie aside."""
    cards = [card for card in _PRIORITY["policy_cards"] if card["class"] == CLASSES[role]]
    cards.sort(key=lambda card: int(card.get("start_position", 0)))
    return [card.get("start_row", ASIDE) * ROW + card["policy"] - 1 for card in cards]


def distance(country: Country, role: int, policy: int) -> int:
    """How far a marker is from the section that a role wants."""
    return abs(country.policies[policy] - WANTED[role][policy])


# -- drawing ---------------------------------------------------------------------------------------


def next_card(country: Country, role: int) -> int:
    """HAU-DCK-01, HAU-DCK-03: the top AI card; the discard pile goes under an empty deck first."""
    deck = deck_of(country, role)
    if not deck:
        shuffle_in_discards(country, role)
    card = deck.pop(0)
    seen = country.automas[SEEN_BELOW]
    seen[role] = min(seen[role], len(deck))
    return card


def shuffle_in_discards(country: Country, role: int) -> None:
    """HAU-DCK-03, HAU-LST-03: the discard pile is shuffled and put under the deck."""
    discards = discard_of(country, role)
    country.chance.shuffle(discards)
    deck_of(country, role).extend(discards)
    discards.clear()
    country.automas[SEEN_BELOW][role] = 0
    if country.listening:
        country.tell(AiCardsShuffled("HAU-DCK-03", ROLES[role]))


def draw_to_look(country: Country, role: int, number: int) -> list[int]:
    """HAU-DCK-02, HAU-CMP-04: so many cards, looked at for their symbols, then under the deck."""
    deck = deck_of(country, role)
    if len(deck) < number and discard_of(country, role):
        shuffle_in_discards(country, role)
    drawn = [next_card(country, role) for _ in range(min(number, len(deck)))]
    deck.extend(drawn)
    country.automas[SEEN_BELOW][role] = min(
        len(deck), country.automas[SEEN_BELOW][role] + len(drawn)
    )
    return drawn


def symbols_in(cards: list[int]) -> int:
    """How many of these cards show the Influence symbol."""
    return len([card for card in cards if AI_CARDS[card].influence])
