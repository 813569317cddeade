"""The star nation's values by generation (LIM-SOLO-04), for chapters that need to read them."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import INDUSTRIAL, load_data
from anthropolis.games.limit.table.state import Nation


def _levels(track: list[dict[str, Any]], values: list[int]) -> list[int]:
    """The printed table names values; the level is the one bearing that value."""
    by_value = {int(step["value"]): int(step["level"]) for step in track}
    return [by_value[value] for value in values]


_SOLO: Final[dict[str, Any]] = load_data("solo")
_ROWS: Final[dict[str, list[int]]] = _SOLO["star_nation"]["rows"]
SOLO_EVENTS: Final[int] = len(_SOLO["events"])
"""LIM-CMP-05: so many event cards lie in the star nation's box."""
_TRACKS: Final[dict[str, Any]] = load_data("tracks")
POPULATION_LEVELS: Final[list[int]] = _levels(
    _TRACKS["population"]["levels"], _ROWS["population_value"]
)
INDUSTRIAL_LEVELS: Final[list[int]] = _levels(
    _TRACKS["production"]["industrial"]["levels"], _ROWS["industrial_production"]
)
CLASS_C: Final[list[int]] = _ROWS["class_c"]
MILITARY_STOCK: Final[list[int]] = _ROWS["military_stock"]


class StarNation(Nation):
    """LIM-SOLO-01, LIM-SOLO-04, LIM-SOLO-05: it has no board; its levels follow the generation.

    What it holds is money, territories, fossils and tokens.
    """

    def copy(self) -> StarNation:
        return StarNation(
            self.pop, self.unrest, self.money, self.territories, self.pollution, self.disruption,
            self.demo_line, self.demo_zone, self.column_a, self.column_c, self.passed, self.hand,
            self.played, self.permanents, self.set_aside, self.shown, self.open_under,
            self.classes[:], self.prod[:], self.stock[:], [deck[:] for deck in self.decks],
            self.known_under[:], self.drawn[:],
        )  # fmt: skip

    def has_board(self) -> bool:
        return False

    def population_level(self, generation: int) -> int:
        return POPULATION_LEVELS[generation - 1]

    def production_level(self, plant: int, generation: int) -> int:
        """Only the industrial plant is known."""
        return INDUSTRIAL_LEVELS[generation - 1] if plant == INDUSTRIAL else 1

    def class_c(self, generation: int) -> int:
        return CLASS_C[generation - 1]


def star_military(generation: int) -> int:
    return MILITARY_STOCK[generation - 1]
