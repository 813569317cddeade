"""Chapter 8, companies: the 59 cards as small numbers, read from the data files.

A company's number is its physical card: Capitalist, Middle Class, Public, then the two farms.
Further copies of a card are called `id#2`, `id#3`.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.table.roles import (
    CC,
    KINDS,
    MC,
    RESOURCES,
    STATE,
    TYPES,
    WC,
    load_data,
)

FILES: Final = ["companies_capitalist", "companies_middle", "companies_public", "companies_working"]
FILE_OWNERS: Final = [CC, MC, STATE, WC]
OUT: Final = -1
"""Owner of a card that lies in a deck, a market or the box."""
FACE_DOWN: Final = 5
"""Owner of a Public Company that is not open."""
NO_EMPLOYEE: Final = -1
LEVELS: Final = ["L1", "L2", "L3"]


class Card:
    """One physical company card."""

    def __init__(self, data: dict[str, Any], owner: int, copy: int) -> None:
        self.id: str = data["id"]
        self.label: str = self.id if copy == 1 else f"{self.id}#{copy}"
        self.name: dict[str, str] = data["name"]
        self.owner = owner
        self.starting = copy <= int(data.get("starting_copies", 0))
        self.industry: int = TYPES.index(data["industry"])
        self.cost: int = data["cost"]
        self.output: int = data["produces"]["amount"]
        self.slots: list[int] = [TYPES.index(slot) for slot in data["worker_slots"]]
        employee = data.get("employee_slot")
        self.employee: int = TYPES.index(employee["type"]) if employee else NO_EMPLOYEE
        self.bonus: int = employee["bonus"] if employee else 0
        wages = data["wages"]
        self.wages: list[int] = [wages[level] for level in LEVELS] if wages else [0, 0, 0]
        self.paid = bool(wages)
        self.machinery: int = data["machinery_bonus"] or 0


def _cards() -> list[Card]:
    """HEG-CO-01: all figures of the company tables, and HEG-CMP-02: how many of each."""
    return [
        Card(company, owner, copy)
        for file, owner in zip(FILES, FILE_OWNERS)
        for company in load_data(file)["companies"]
        for copy in range(1, company["copies"] + 1)
    ]


COMPANIES: Final[list[Card]] = _cards()
COUNT: Final[int] = len(COMPANIES)
LABELS: Final[list[str]] = [card.label for card in COMPANIES]
CARD_IDS: Final[list[str]] = [card.id for card in COMPANIES]
BY_LABEL: Final[dict[str, int]] = {label: i for i, label in enumerate(LABELS)}
HOME: Final[list[int]] = [card.owner for card in COMPANIES]
INDUSTRY: Final[list[int]] = [card.industry for card in COMPANIES]
RESOURCE: Final[list[int]] = [card.industry - 1 for card in COMPANIES]
COST: Final[list[int]] = [card.cost for card in COMPANIES]
OUTPUT: Final[list[int]] = [card.output for card in COMPANIES]
SLOTS: Final[list[int]] = [len(card.slots) for card in COMPANIES]
"""HEG-TRM-05, HEG-CO-04: required slots; of MC companies those of the Middle Class."""
SKILLED_SLOT: Final[list[int]] = [max([0, *card.slots]) for card in COMPANIES]
"""The industry its skilled slot names, 0 if all slots are unskilled; no card has two."""
EMPLOYEE_SLOT: Final[list[int]] = [card.employee for card in COMPANIES]
BONUS: Final[list[int]] = [card.bonus for card in COMPANIES]
WAGES: Final[list[list[int]]] = [card.wages for card in COMPANIES]
PAID: Final[list[bool]] = [card.paid for card in COMPANIES]
"""HEG-CO-03: automated companies and those without an employee slot of the MC have no wage."""
MACHINERY_BONUS: Final[list[int]] = [card.machinery for card in COMPANIES]

CC_CARDS: Final[list[int]] = [i for i in range(COUNT) if HOME[i] == CC]
MC_CARDS: Final[list[int]] = [i for i in range(COUNT) if HOME[i] == MC]
PUBLIC_CARDS: Final[list[int]] = [i for i in range(COUNT) if HOME[i] == STATE]
FARMS: Final[list[int]] = [i for i in range(COUNT) if HOME[i] == WC]
DECK_CARDS: Final[list[int]] = [i for i in range(COUNT) if not COMPANIES[i].starting]


def _rows() -> list[list[int]]:
    """HEG-SET-03, HEG-SET-04: the row of each Public Company by player count, 0 = in the box."""
    data = load_data("companies_public")
    rows: list[list[int]] = [[], []]
    for players in (2, 3, 4):
        row = [0] * COUNT
        for first in data["setup"][players]["row_1"]:
            row[BY_LABEL[first]] = 1
        for below in data["rows_2_and_3"]:
            left = [c for c in PUBLIC_CARDS if CARD_IDS[c] == below and row[c] == 0]
            row[left[0]], row[left[1]] = 2, 3
        rows.append(row)
    return rows


ROW: Final[list[list[int]]] = _rows()


# -- crews: how many workers of each type, two bits each -------------------------------------------


def count_of(crew: int, kind: int) -> int:
    return crew >> 2 * kind & 3


def one_more(crew: int, kind: int) -> int:
    return crew + (1 << 2 * kind)


def one_less(crew: int, kind: int) -> int:
    return crew - (1 << 2 * kind)


SIZES: Final[list[int]] = [
    sum([crew >> 2 * kind & 3 for kind in range(KINDS)]) for crew in range(1 << 2 * KINDS)
]
"""How many workers each crew has."""


def size_of(crew: int) -> int:
    return SIZES[crew]


def types_in(crew: int) -> list[int]:
    """The workers of a crew one by one, by type."""
    return [kind for kind in range(KINDS) for _ in range(crew >> 2 * kind & 3)]


def crew_of(types: list[int]) -> int:
    crew = 0
    for kind in types:
        crew += 1 << 2 * kind
    return crew


def full_crew(company: int) -> int:
    """Exactly the types that the slots name."""
    return crew_of(COMPANIES[company].slots)


def fits(company: int, crew: int) -> bool:
    """HEG-TRM-05: whether these workers, perhaps too few, can all stand on its slots."""
    skill = SKILLED_SLOT[company]
    on_skilled = 1 if skill and count_of(crew, skill) else 0
    unskilled_slots = SLOTS[company] - (1 if skill else 0)
    return size_of(crew) - on_skilled <= unskilled_slots


def output_name(company: int) -> str:
    """HEG-TRM-03: agriculture makes food, ..., media makes influence."""
    resource = RESOURCE[company]
    return RESOURCES[resource] if resource < len(RESOURCES) else "influence"
