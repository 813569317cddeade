"""Permanent transformations A to P: names, needs and pairs (chapter 13)."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.regions import HIGHEST_DISCIPLINE, HIGHEST_NDV, load_data

_PRINTED: Final[Any] = load_data("tps")
TPS: Final[list[str]] = [str(tp["id"]) for tp in _PRINTED["tps"]]
TP_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(TPS)}
TP_NAMES: Final[dict[str, dict[str, str]]] = {tp["id"]: tp["name"] for tp in _PRINTED["tps"]}

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6
H: Final = 7
FIRST_OF_BIRTHS: Final = 8
REGIONAL: Final = 12
M: Final = 12
N: Final = 13
REFUGEE_FUND: Final = 14
P: Final = 15
"""BPC-TPX-01: A to L belong to regions, M to P to the whole world."""

PAIRS: Final = [(1 << A) | (1 << B), (1 << C) | (1 << D), (1 << E) | (1 << F)]
AB: Final = 0
CD: Final = 1
EF: Final = 2
PAIR_IDS: Final = ["ab", "cd", "ef"]
LEARNT_BY_CLOSED_CHINA: Final = 0b111111
"""BPC-CHN-03: A to F."""


def _bound(tp: int, key: str, expert: bool, default: int) -> int:
    printed = _PRINTED["tps"][tp]
    needs = printed.get("needs_expert") if expert else None
    return int((needs or printed.get("needs") or {}).get(key, default))


def _bounds(key: str, default: int) -> list[list[int]]:
    """In normal and in expert mode, for A to L."""
    modes = (False, True)
    return [[_bound(tp, key, expert, default) for tp in range(REGIONAL)] for expert in modes]


NDV_MIN: Final = _bounds("ndv_min", 1)
NDV_MAX: Final = _bounds("ndv_max", HIGHEST_NDV)
DISCIPLINE_MIN: Final = _bounds("discipline_min", 0)
DISCIPLINE_MAX: Final = _bounds("discipline_max", HIGHEST_DISCIPLINE)
"""BPC-TPX-A to L: what a region must meet when it gains the transformation; BPC-EXP-03."""


def _met(mode: int, ndv: int, discipline: int) -> int:
    found = 0
    for tp in range(REGIONAL):
        rich = NDV_MIN[mode][tp] <= ndv <= NDV_MAX[mode][tp]
        if rich and DISCIPLINE_MIN[mode][tp] <= discipline <= DISCIPLINE_MAX[mode][tp]:
            found |= 1 << tp
    return found


DISCIPLINES: Final = HIGHEST_DISCIPLINE + 1
MET: Final[list[list[int]]] = [
    [
        _met(mode, ndv, discipline)
        for ndv in range(HIGHEST_NDV + 1)
        for discipline in range(DISCIPLINES)
    ]
    for mode in range(2)
]
"""By mode, at `ndv * 5 + discipline`: the transformations, as bits, whose needs are met."""
