"""The table of the Social phase (chapter 13): what each column says, by the standard of class C."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import load_data

_STEPS: Final[dict[str, Any]] = load_data("steps")
_COLUMNS: Final[list[dict[str, Any]]] = _STEPS["social_by_class_c"]

NOTHING: Final = -99
"""A shift so far down that the virtual level is worth nothing (LIM-TRK-03)."""


def _shift(value: int | None) -> int:
    return NOTHING if value is None else value


# Lists have the column, 1 to 4, as index; index 0 is never read.
CONSUMPTION_SHIFT: Final[list[int]] = [
    NOTHING, *[_shift(c["consumption_level_shift"]) for c in _COLUMNS]
]  # fmt: skip
POPULATION_GROWTH: Final[list[int]] = [0, *[int(c["population_growth"]) for c in _COLUMNS]]
TAX: Final[list[int]] = [0, *[int(c["tax_per_population"]) for c in _COLUMNS]]
UPRISING_SHIFT: Final[list[int]] = [
    NOTHING, *[_shift(c["uprising"].get("spend_military_population_offset")) for c in _COLUMNS]
]  # fmt: skip
UPRISING_MONEY: Final[list[int]] = [
    0, *[int(c["uprising"].get("lose_money_per_population", 0)) for c in _COLUMNS]
]  # fmt: skip
GROWTH_CLIMB: Final[list[int]] = [0, *[int(c["growth_zone"]["class_steps"]) for c in _COLUMNS]]
BOOM_CLIMB: Final[list[int]] = [0, *[int(c["boom_zone"]["class_steps"]) for c in _COLUMNS]]
BOOM_MONEY: Final[list[int]] = [0, *[int(c["boom_zone"]["money"]) for c in _COLUMNS]]

KEPT_RENEWABLE: Final[int] = _STEPS["conservation"]["keep_at_most"]
TILES_FOR_LOWER_MORTALITY: Final[int] = _STEPS["lower_mortality"]["tiles_in_zone_at_least"]
TILES_DISCARDED: Final[int] = _STEPS["lower_birth_rate"]["discard_up_to"]
COLD_WAR_ABOVE: Final[int] = _STEPS["cold_war"]["military_stock_above"]

_SHORTAGES: Final[dict[str, Any]] = _STEPS["shortages"]
FAMINE_UNREST: Final[int] = _SHORTAGES["renewable"]["per_missing_level"]["unrest"]
INDUSTRIAL_SHORTAGE_UNREST: Final[int] = _SHORTAGES["industrial"]["per_missing_level"]["unrest"]
FOSSIL_SHORTAGE_UNREST: Final[int] = _SHORTAGES["fossil"]["per_missing_level"]["unrest"]
