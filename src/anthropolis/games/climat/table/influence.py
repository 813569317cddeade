"""Influence cards (chapter 6): six colours, four powers, eight copies of each of the 24 kinds.

Cards of one kind are all alike, so hands and piles are counts per kind: `colour * 4 + power - 1`.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.regions import load_data

_PRINTED: Final[Any] = load_data("influences")
COLOURS: Final[list[str]] = [str(colour["id"]) for colour in _PRINTED["colours"]]
"""BPC-INF-01: in the order of the board."""
COLOUR_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
MILITARY: Final = 0
MEDIA: Final = 1
INDUSTRY: Final = 2
NGO: Final = 3
POLITICS: Final = 4
EDUCATION: Final = 5
SIX: Final = 6
POWERS: Final = 4
ALL_KINDS: Final = 24
COPIES: Final[int] = _PRINTED["copies_per_power"][1]
"""BPC-INF-02: eight cards of each power in each colour."""
EXTERNAL_PER_COLOUR: Final[int] = _PRINTED["external_pile"]["cards_per_colour"]
EXTERNAL_PER_ACI: Final[int] = _PRINTED["external_pile"]["draw_per_aci"]
LOW: Final[list[str]] = [str(colour["low"]) for colour in _PRINTED["colours"]]
HIGH: Final[list[str]] = [str(colour["high"]) for colour in _PRINTED["colours"]]
"""BPC-INF-03: powers 1 and 2 of a colour share one effect, powers 3 and 4 another."""
CARD_IDS: Final[list[str]] = [
    f"{colour}_{power}" for colour in COLOURS for power in range(1, POWERS + 1)
]
CARD_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_IDS)}
HIGH_POWER: Final = 3


def colour_of(kind: int) -> int:
    return kind // POWERS


def power_of(kind: int) -> int:
    return kind % POWERS + 1


def is_high(kind: int) -> bool:
    """Whether it is a card of power 3 or 4."""
    return kind % POWERS >= 2


def held_of_colour(counts: list[int], first: int, colour: int) -> int:
    """How many cards of a colour the 24 counts beginning at `first` have."""
    at = first + colour * POWERS
    return counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3]
