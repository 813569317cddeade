"""The lines of the map (BPC-REG-21): where refugees and exoduses may go, as bit sets."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.regions import MANY, REGION_BY_ID, load_data

_MAP: Final[Any] = load_data("map")
INSTITUTIONS: Final[list[str]] = [str(name) for name in _MAP["institutions"]]
UN: Final = 0
ICRC: Final = 1
WHO: Final = 2
UNHCR: Final = 3
FIRST_INSTITUTION: Final = MANY
PLACES: Final[list[str]] = [*REGION_BY_ID, *INSTITUTIONS]
"""BPC-CHR-06: where a pawn can be: a region, or an institution behind the nine regions."""
PLACE_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}


def neighbours(lines: list[list[str]]) -> list[int]:
    """For each region the regions at the other ends of its lines, as bits."""
    ends = [0] * MANY
    for one, other in lines:
        ends[REGION_BY_ID[one]] |= 1 << REGION_BY_ID[other]
        ends[REGION_BY_ID[other]] |= 1 << REGION_BY_ID[one]
    return ends


REFUGEE_LINES: Final[list[int]] = neighbours(_MAP["refugee_lines"])
EXODUS_LINES: Final[list[int]] = neighbours(_MAP["exodus_lines"])
"""BPC-REG-21: exoduses are more restricted than refugees."""


def members(regions: int) -> list[int]:
    """The regions of a bit set, by number."""
    return [region for region in range(MANY) if regions >> region & 1]
