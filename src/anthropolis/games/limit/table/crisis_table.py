"""What the three crises cost (chapter 14.2), from data/crises.yaml."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import CRISES, load_data

_EFFECTS: Final[dict[str, list[dict[str, Any]]]] = {
    crisis["id"]: crisis["effects"] for crisis in load_data("crises")["crises"]
}
_FINANCIAL, _ENVIRONMENTAL, _MILITARY = [_EFFECTS[name] for name in CRISES]

LOST_PER_POPULATION: Final[int] = _FINANCIAL[0]["per_population"]
FINANCIAL_FALL: Final[int] = _FINANCIAL[1]["steps"]
BLAME: Final[int] = _FINANCIAL[2]["amount"]
SHARED_BLAME: Final[int] = _FINANCIAL[2]["if_tied_each"]

SOIL_LOST: Final[int] = _ENVIRONMENTAL[0]["levels"]
POLLUTER_UNREST: Final[int] = _ENVIRONMENTAL[2]["unrest"]
MIGRATION_GAP: Final[int] = _ENVIRONMENTAL[3]["if_levels_below_a_sufferer_at_least"]

POOR_FALL: Final[int] = _MILITARY[0]["steps"]
TROOPS_SHIFT: Final[int] = _MILITARY[1]["population_offset"]
CALMED: Final[int] = _MILITARY[2]["amount"]
