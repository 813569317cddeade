"""Chapter 2.1, the crisis cards: their data, the deck, the one that lies open."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.rules.moving.counting import union_count
from anthropolis.games.hegemony.table.events import Revealed
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    MC,
    POLICIES,
    ROLES,
    SECTIONS,
    WC,
    load_data,
)
from anthropolis.games.hegemony.table.state import (
    CRISES_USED,
    CRISIS_DECK,
    REVEALED_CRISIS,
    Country,
)

HALF: Final = "half_round_up"
KEEP: Final = -1
_DATA: Final[dict[str, Any]] = load_data("expansion_crisis_cards")
REPAID: Final[dict[int, int]] = {s["lent"]: s["repaid"] for s in _DATA["bond_cards"]["sides"]}
"""HXP-GEN-04, HXP-CRI-33: what the State pays back for each amount lent."""
LENDERS: Final = [CC, MC, WC]
PROGRAM: Final = "new_government_bond_program"
REVOLUTION: Final = "failed_imf_intervention_revolution"
NEGOTIATIONS: Final = "failed_imf_negotiations"
UNIONS_FOR_REVOLUTION: Final = 2


class Effect:
    """HXP-CRI-06: one line of a crisis card, for some roles."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.roles: list[int] = [ROLES.index(name) for name in data["to"]]
        self.pays: int = data.get("pay_state", 0)
        self.money: int = data.get("gain_money", 0)
        self.influence: str = str(data.get("gain_influence", ""))
        self.cubes: str = str(data.get("add_cubes", ""))
        self.removes: int = data.get("remove_unemployed_workers", 0)
        self.strikes: int = data.get("place_strike_tokens", 0)
        received = data.get("receive_from_state") or {}
        self.from_state: int = received.get("money", 0)
        self.health: int = received.get("health", 0)


class CrisisCard:
    """HXP-GEN-04: one of the 10 crisis cards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.bills: list[int] = [policy - 1 for policy in data["discard_bills"]]
        sections = data["policies"]
        self.sections: list[int] = [
            SECTIONS.index(sections[p + 1]) if p + 1 in sections else KEEP for p in range(POLICIES)
        ]
        self.locks: int = sum(1 << policy - 1 for policy in data["lock"])
        self.effects: list[Effect] = [Effect(effect) for effect in data["effects"]]
        self.legitimacy: list[Any] = [
            data["legitimacy"].get(name, data["legitimacy"].get("each_class", 0))
            for name in CLASSES
        ]


CRISES: Final[list[CrisisCard]] = [CrisisCard(card) for card in _DATA["cards"]]
CRISIS_IDS: Final[list[str]] = [card.id for card in CRISES]


def is_on(country: Country) -> bool:
    return bool(country.crises[REVEALED_CRISIS])


def set_up_crises(country: Country) -> None:
    """HXP-CRI-01: ten cards face down, the top one lies open."""
    deck = list(range(len(CRISES)))
    country.chance.shuffle(deck)
    country.crises[CRISIS_DECK] = deck
    reveal_next(country)


def revealed(country: Country) -> CrisisCard:
    return CRISES[country.crises[REVEALED_CRISIS][0]]


def reveal_next(country: Country) -> None:
    """HXP-CRI-09, HXP-CRI-11: the used card goes aside; those aside make a new deck when needed."""
    used = country.crises[CRISES_USED]
    used += country.crises[REVEALED_CRISIS]
    if not country.crises[CRISIS_DECK]:
        country.crises[CRISIS_DECK] = used[:]
        country.chance.shuffle(country.crises[CRISIS_DECK])
        used.clear()
    card = country.crises[CRISIS_DECK].pop(0)
    country.crises[REVEALED_CRISIS] = [card]
    if country.listening:
        country.tell(Revealed("HXP-CRI-09", "crises", CRISIS_IDS[card]))


def is_replaced(country: Country, card: CrisisCard) -> bool:
    """HXP-CRI-03, HXP-CRI-30: no bonds in the last round, no revolution without 2 unions."""
    if card.id == PROGRAM:
        return country.round == country.figures.rounds
    return card.id == REVOLUTION and union_count(country) < UNIONS_FOR_REVOLUTION
