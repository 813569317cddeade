"""Why something happens: one number that rules hand on, and its words for events.

A cause is a kind and its subject (a region, a card, an employer or a chair). It says what came just
before; a chain of causes is found by following the events back.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.roles.employers import EMPLOYERS
from anthropolis.games.climat.table.deck import EVENT_IDS
from anthropolis.games.climat.table.regions import REGIONS

SUBJECTS: Final = 128

SET_UP: Final = 0
CARD: Final = 1
ACTION: Final = 2
POWER: Final = 3
RENEWABLES: Final = 4
RIOTS: Final = 5
CONFLICTS: Final = 6
WAR: Final = 7
SHORTAGE: Final = 8
DEARTH: Final = 9
FAMINE: Final = 10
EPIZOOTIC: Final = 11
EPIDEMIC: Final = 12
PANDEMIC: Final = 13
REFUGEES: Final = 14
CHAOS: Final = 15
DICTATORSHIP: Final = 16
EXODUS: Final = 17
OIL_SHORTAGE: Final = 18
POWER_SHORTAGE: Final = 19
RISE: Final = 20
SOBRIETY: Final = 21
DEMOGRAPHY: Final = 22
PROPAGATION: Final = 23
OVERPRODUCTION: Final = 24
TRACK: Final = 25
ACTIVATION: Final = 26
FINAL: Final = 27
DOORS: Final = 28
WHYS: Final = [
    "set_up", "card", "action", "power", "renewables", "riots", "conflicts", "war", "shortage",
    "dearth", "famine", "epizootic", "epidemic", "pandemic", "refugees", "chaos", "dictatorship",
    "exodus", "oil_shortage", "power_shortage", "rise", "sobriety", "demography", "propagation",
    "overproduction", "track", "activation", "final_effects", "doors",
]  # fmt: skip


def because(kind: int, subject: int) -> int:
    return kind * SUBJECTS + subject


def why(cause: int) -> str:
    """The word for the kind of a cause."""
    return WHYS[cause // SUBJECTS]


def whose(cause: int) -> str:
    """The subject of a cause: id of a region, card or employer, or the number of a chair."""
    kind, subject = cause // SUBJECTS, cause % SUBJECTS
    if kind == CARD:
        return EVENT_IDS[subject]
    if kind == POWER:
        return EMPLOYERS[subject]
    if kind in (SET_UP, TRACK, FINAL):
        return ""
    return str(subject) if kind in (ACTION, DOORS) else REGIONS[subject]
