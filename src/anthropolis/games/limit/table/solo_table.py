"""The star nation's values by generation (LIM-SOLO-04), for chapters that need to read them."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import load_data


def _levels(track: list[dict[str, Any]], values: list[int]) -> list[int]:
    """The printed table names values; the level is the one bearing that value."""
    by_value = {int(step["value"]): int(step["level"]) for step in track}
    return [by_value[value] for value in values]


_SOLO: Final[dict[str, Any]] = load_data("solo")
_ROWS: Final[dict[str, list[int]]] = _SOLO["star_nation"]["rows"]
SOLO_EVENTS: Final[int] = len(_SOLO["events"])
_TRACKS: Final[dict[str, Any]] = load_data("tracks")
POPULATION_LEVELS: Final[list[int]] = _levels(
    _TRACKS["population"]["levels"], _ROWS["population_value"]
)
INDUSTRIAL_LEVELS: Final[list[int]] = _levels(
    _TRACKS["production"]["industrial"]["levels"], _ROWS["industrial_production"]
)
CLASS_C: Final[list[int]] = _ROWS["class_c"]
MILITARY_STOCK: Final[list[int]] = _ROWS["military_stock"]


def star_population_level(generation: int) -> int:
    return POPULATION_LEVELS[generation - 1]


def star_industrial_level(generation: int) -> int:
    return INDUSTRIAL_LEVELS[generation - 1]


def star_class_c(generation: int) -> int:
    return CLASS_C[generation - 1]


def star_military(generation: int) -> int:
    return MILITARY_STOCK[generation - 1]
