"""A nation's board (chapters 4 to 6): how far each cube may go, as printed in data/tracks.yaml."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import INDUSTRIAL, MILITARY, RENEWABLE, load_data
from anthropolis.games.limit.table.state import Nation

_TRACKS: Final[dict[str, Any]] = load_data("tracks")

TOP_POPULATION: Final[int] = _TRACKS["population"]["max_level"]
TOP_PRODUCTION: Final[int] = _TRACKS["production"]["industrial"]["max_level"]
TOP_LIVING: Final[int] = _TRACKS["standard_of_living"]["max"]
SHIFT_AT: Final[int] = _TRACKS["standard_of_living"]["demographic_shift_at"]
CALMEST: Final[int] = _TRACKS["social_unrest"]["min_position"]
TOP_UNREST: Final[int] = _TRACKS["social_unrest"]["max_position"]
TOP_PRICE: Final[int] = len(_TRACKS["market_price"]["positions"])
_ZONES: Final[dict[str, int]] = {z["zone"]: z["to"] for z in _TRACKS["social_unrest"]["zones"]}
LAST_OF_BOOM: Final[int] = _ZONES["boom"]
LAST_OF_GROWTH: Final[int] = _ZONES["growth"]
PLANTS: Final = [RENEWABLE, INDUSTRIAL, MILITARY]


def highest_production(owner: Nation, plant: int) -> int:
    """LIM-TRK-06, LIM-TRK-08: renewable production needs a territory per level, but for one."""
    if plant == RENEWABLE:
        return min(TOP_PRODUCTION, max(1, owner.territories))
    return TOP_PRODUCTION
