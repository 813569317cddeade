"""Chapter 5, employers: a competence for all, a power once a game, a weakness of one's own.

BPC-EMP-01, BPC-EMP-03: competences work for everybody while the employer is in play; a weakness
binds the character of that employer alone.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.regions import load_data
from anthropolis.games.climat.table.state import NOBODY, World

_PRINTED: Final[list[dict[str, Any]]] = load_data("employers")["employers"]
EMPLOYERS: Final[list[str]] = [str(employer["id"]) for employer in _PRINTED]
EMPLOYER_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(EMPLOYERS)}
SHIFT: Final = 0
VOLUNTEERS: Final = 1
AMNESTY: Final = 2
FAMOX: Final = 3
GUARDS: Final = 4
CLIMATE_OBJECTIVE: Final = 5
MALMO: Final = 6
JOURNALISTS: Final = 7
DOCTORS: Final = 8
NO_EMPLOYER: Final = -1


def _value(employer: int, part: str) -> int:
    return int(_PRINTED[employer][part]["value"])


IMPLANT_MINUS: Final[int] = _value(SHIFT, "competence")
ELECTRICITY_MINUS: Final[int] = _value(VOLUNTEERS, "competence")
HELMETS_WITH_AMNESTY: Final[int] = _value(AMNESTY, "competence")
HELMETS: Final = 2
INSTITUTION_MINUS: Final[int] = _value(FAMOX, "competence")
GREEN_MINUS: Final[int] = _value(MALMO, "competence")
CURED_ON_ARRIVAL: Final[int] = _value(DOCTORS, "competence")
CURED_BY_POWER: Final[int] = _value(DOCTORS, "power")
HAND_LIMIT: Final[int] = TABLES["hand_limit"]["default"]
FAMOX_LIMIT: Final[int] = _value(FAMOX, "weakness")


def works(world: World, employer: int) -> bool:
    """Whether the competence of that employer is in play."""
    return world.in_play >> employer & 1 == 1


def weak(world: World, chair: int, employer: int) -> bool:
    """BPC-EMP-03, BPC-SET-07, BPC-EXP-05: whether that weakness binds the chair."""
    return world.table.weaknesses and world.employers[chair] == employer


def hand_limit(world: World, chair: int) -> int:
    """BPC-INF-24, BPC-EMP-13: ten cards, eight with the weakness of Famox."""
    return FAMOX_LIMIT if weak(world, chair, FAMOX) else HAND_LIMIT


def helmets(world: World) -> int:
    """BPC-EMP-12: what a blue helmets card changes a roll by."""
    return HELMETS_WITH_AMNESTY if works(world, AMNESTY) else HELMETS


def has_power(world: World, chair: int) -> bool:
    """BPC-EMP-02, BPC-VAR-02, BPC-JOI-02: powers work once a game; newcomers wait for them."""
    there = world.employers[chair] != NO_EMPLOYER and world.owner[chair] != NOBODY
    fresh = world.used >> chair & 1 == 0 and world.ready >> chair & 1 == 1
    return world.table.powers and there and fresh


def chair_with_power(world: World, employer: int) -> int:
    """The chair that can use the power of that employer now, or -1."""
    for chair in range(world.seats):
        if world.employers[chair] == employer and has_power(world, chair):
            return chair
    return NOBODY
