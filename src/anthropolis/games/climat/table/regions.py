"""Chapter 2, regions: their names, numbers and start values, read from data/regions.yaml.

BPC-CMP-01, BPC-REG-01, BPC-REG-02: nine regions; each list here has one entry per region.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.rules import load_yaml

PACKAGE: Final = "anthropolis.games.climat"


def load_data(name: str) -> Any:
    return load_yaml(PACKAGE, f"data/{name}.yaml")


PRINTED: Final[Any] = load_data("regions")
START: Final[list[dict[str, Any]]] = PRINTED["regions"]
"""BPC-REG-15, BPC-REG-17: the board at the start; 161 steps of 50 million people live on it."""
REGIONS: Final[list[str]] = [str(region["id"]) for region in START]
"""BPC-CMP-01, BPC-REG-01, BPC-REG-02: nine, each with its parameters."""
MANY: Final = 9
REGION_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(REGIONS)}
DEFAULT_ORDER: Final[list[int]] = [REGION_BY_ID[name] for name in PRINTED["default_order"]]
"""BPC-REG-03: the column of first games and tutorials."""

NORTH_AMERICA: Final[int] = REGION_BY_ID["north_america"]
MIDDLE_EAST: Final[int] = REGION_BY_ID["middle_east"]
RUSSIA: Final[int] = REGION_BY_ID["russia"]
CHINA: Final[int] = REGION_BY_ID["china"]

HAS_BOMB: Final[list[bool]] = [bool(region["nuclear_weapon"]) for region in START]
"""BPC-REG-19: nuclear weapons protect from appropriation wars, from nothing else."""
HAS_RESERVE: Final[list[bool]] = [bool(region["nature_reserve"]) for region in START]
"""BPC-REG-20: nature reserves count for one employer and some cards."""

_TRACKS: Final[Any] = load_data("tracks")
_BOUNDS: Final[Any] = _TRACKS["bounds"]
LOWEST_NDV: Final[int] = _BOUNDS["ndv"]["min"]
HIGHEST_NDV: Final[int] = _BOUNDS["ndv"]["max"]
HIGHEST_DISCIPLINE: Final[int] = _BOUNDS["discipline"]["max"]
LOWEST_DEMOGRAPHY: Final[int] = _BOUNDS["demography"]["min"]
HIGHEST_DEMOGRAPHY: Final[int] = _BOUNDS["demography"]["max"]
"""BPC-REG-09, BPC-REG-11, BPC-REG-13: NdV 1 to 4, discipline up to 4, demography -5 to +5."""

START_GES: Final[int] = _TRACKS["global_ges"]["start"]
VICTORY_GES: Final[int] = _TRACKS["global_ges"]["victory_at_or_below"]
RED_START: Final[int] = _TRACKS["consequence_track"]["red_start"]
RED_MINIMUM: Final[int] = _TRACKS["consequence_track"]["red_minimum"]
ICON_SQUARE: Final[int] = _TRACKS["consequence_track"]["icon_square"]
LAST_TURN: Final[int] = _TRACKS["region_rounds"]["turns"]
ZONES: Final[list[str]] = [str(zone["id"]) for zone in _TRACKS["destruction_zones"]["zones"]]
ZONE_ROOM: Final[int] = _TRACKS["destruction_zones"]["zones"][0]["capacity"]
POLES: Final = 0
GLACIERS: Final = 1
CURRENTS: Final = 2
FORESTS: Final = 3
"""BPC-CMP-04: four zones with room for three destruction tokens each."""
