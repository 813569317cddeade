"""What is in the boxes and where it lies at the start (chapters 2 and 3), from the data files."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import CLASS_NAMES, FOSSIL, RESOURCES, load_data

_SETUP: Final[dict[str, Any]] = load_data("setup")
_NATION: Final[dict[str, Any]] = _SETUP["per_nation"]
_BOX: Final[dict[str, Any]] = _SETUP["contribution_of_each_nation_box"]
_SHARED: Final[dict[str, Any]] = _SETUP["international_box"]
"""LIM-CMP-01: what all nations share."""
_STAR: Final[dict[str, Any]] = _SETUP["solo"]["star_nation"]
_BILLS: Final[dict[str, int]] = load_data("components")["nation_box"]["bills"]

BILLS_PER_NATION: Final[int] = sum(int(value) * bills for value, bills in _BILLS.items())
"""LIM-CMP-02, LIM-CMP-04: what the bills of a nation's box are worth together."""
START_MONEY: Final[int] = _NATION["money"]
TEACHING_START_MONEY: Final[int] = _NATION["money_teaching_variant"]
STAR_MONEY: Final[int] = _STAR["money"]

START_POPULATION: Final[int] = _NATION["population_level"]
START_UNREST: Final[int] = _NATION["unrest_position"]
START_CLASSES: Final[list[int]] = [_NATION["classes"][name] for name in CLASS_NAMES]
START_PRODUCTION: Final[list[int]] = [
    _NATION["production_level"][name] for name in RESOURCES[:FOSSIL]
]
START_STOCK: Final[list[int]] = [
    *[_NATION["stock"][name] for name in RESOURCES[:FOSSIL]], _NATION["fossil"]
]  # fmt: skip
STAR_STOCK: Final[list[int]] = [*[0 for _ in RESOURCES[:FOSSIL]], _STAR["fossil"]]
START_TERRITORIES: Final[int] = _NATION["territories"]
START_TILES: Final[int] = len(_NATION["demographic_tiles_on_lines"])

START_MARKET: Final[list[int]] = [_SHARED["market_stock"][name] for name in RESOURCES]
START_PRICES: Final[list[int]] = [_SHARED["market_price_position"][name] for name in RESOURCES]


def pollution_tokens(boxes: int) -> int:
    """LIM-SET-03: those of the international box and of the nations' boxes."""
    return int(_SHARED["pollution_reserve"]) + boxes * int(_BOX["pollution_reserve"])


def disruption_tokens(boxes: int) -> int:
    """LIM-SET-03: those of the international box and of the nations' boxes."""
    return int(_SHARED["disruption_reserve"]) + boxes * int(_BOX["disruption_reserve"])


def colonies(boxes: int, what: str) -> int:
    """LIM-SET-04: territories or fossils of the colonization reserve."""
    shared, each = _SHARED["colonization_reserve"], _BOX["colonization_reserve"]
    return int(shared[what]) + boxes * int(each[what])
