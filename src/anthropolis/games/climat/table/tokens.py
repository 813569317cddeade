"""Calamity tokens and refugees (BPC-CAL-01): three colours with three levels, and yellow."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.regions import load_data

RIOTS: Final = 0
CONFLICTS: Final = 1
WAR: Final = 2
SHORTAGE: Final = 3
DEARTH: Final = 4
FAMINE: Final = 5
EPIZOOTIC: Final = 6
EPIDEMIC: Final = 7
PANDEMIC: Final = 8
REFUGEES: Final = 9
TOKENS: Final = [
    "riots", "conflicts", "war", "shortage", "dearth", "famine",
    "epizootic", "epidemic", "pandemic", "refugees",
]  # fmt: skip
"""BPC-CAL-01: riots, conflicts, war; shortage, dearth, famine; epizootic to pandemic; refugees."""
MANY_TOKENS: Final = 10
LOCAL_REFUGEES: Final = 10
"""Not a token of its own: refugees that stay where they are placed."""
PLACED: Final[list[str]] = [*TOKENS, "local_refugees"]
TOKEN_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACED)}

_PRINTED: Final[list[dict[str, Any]]] = load_data("calamities")["tokens"]
TOKEN_NAMES: Final[dict[str, dict[str, str]]] = {t["id"]: t["name"] for t in _PRINTED}

NO_STATUS: Final = 0
CHAOS: Final = 1
DICTATORSHIP: Final = 2
STATUS: Final = ["", "chaos", "dictatorship"]

FIRST_FACE: Final = 1
SECOND_FACE: Final = 2
"""BPC-WAR-02: a war lies on its first or second face; 0 is no war."""
