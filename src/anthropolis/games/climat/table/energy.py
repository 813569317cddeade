"""Oil and electricity tokens, and what they emit (chapters 2 and 27).

BPC-CMP-03: supplies never run out, so a region simply counts its tokens.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.regions import (
    CHINA,
    MIDDLE_EAST,
    NORTH_AMERICA,
    RUSSIA,
    START,
    load_data,
)

LOCAL: Final = 0
IMPORTED: Final = 1
EXPORTED: Final = 2
OIL: Final = ["local", "imported", "exported"]
"""BPC-REG-04: brown tokens are produced and used at home, red ones bought, orange ones sold."""

COAL: Final = 0
GAS: Final = 1
HYDRO: Final = 2
NUCLEAR: Final = 3
ENR_I: Final = 4
ENR_P: Final = 5
ELECTRICITY: Final = ["coal", "gas", "hydro", "nuclear", "enr_i", "enr_p"]
"""BPC-REG-06: the six kinds; the last two are intermittent and dispatchable renewables."""
KINDS: Final = 6
NOTHING: Final = -1
"""In the place of a kind that is replaced: the token is added."""

TABLES: Final[Any] = load_data("tables")
_PER_TOKEN: Final[dict[str, Any]] = TABLES["emissions_per_token"]
OIL_EMISSIONS: Final[list[int]] = [int(_PER_TOKEN[f"oil_{kind}"]) for kind in OIL]
ELECTRICITY_EMISSIONS: Final[list[int]] = [int(_PER_TOKEN[kind]) for kind in ELECTRICITY]
"""BPC-GES-01: oil that is used 1, coal 2, gas 1, everything else 0."""

EACH_OVERCONSUMPTION: Final[int] = START[NORTH_AMERICA]["special"]["emissions_each"]
EACH_OVERPRODUCTION: Final[int] = START[CHINA]["special"]["emissions_each"]
COLD: Final[list[int]] = [START[RUSSIA]["special"]["front"], START[RUSSIA]["special"]["back"]]
HEAT: Final[list[int]] = [
    START[MIDDLE_EAST]["special"]["front"],
    START[MIDDLE_EAST]["special"]["back"],
]
"""BPC-GES-03, BPC-CMP-06: the special tokens; the weather tokens have two faces."""

ELECTRICITY_THRESHOLDS: Final[list[int]] = [
    0, *(int(TABLES["electricity_thresholds"][ndv]) for ndv in range(1, 5))
]  # fmt: skip
"""BPC-ELE-01: by standard of living."""


def ges_of(emissions: int, population: int) -> int:
    """BPC-GES-04: emissions x population / 10, rounded half up."""
    return (emissions * population + 5) // 10


def growth(expert: bool, population: int, rate: int) -> int:
    """BPC-GES-07, BPC-EXP-02: what a step of demography adds or takes."""
    tens = population // 10
    if expert:
        return rate * (tens if tens > 1 else 1)
    size = (abs(rate) * (tens + 1) + 1) // 2
    return size if rate > 0 else -size
