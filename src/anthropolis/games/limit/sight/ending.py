"""The end of a match in words: what became of the world, and why it ended."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import Words
from anthropolis.games.limit.table.state import World

FIRST_YEAR: Final = 1850
YEARS: Final = 30


def ending(world: World) -> list[Words]:
    """LIM-END-02: after the last generation, or when too many crises have struck."""
    crises, limit = sum(world.crises), world.figures.crisis_limit
    year = FIRST_YEAR + YEARS * world.generation
    counted = {
        "bankruptcies": world.crises[0],
        "collapses": world.crises[1],
        "wars": world.crises[2],
    }
    if crises >= limit:
        headline = Words("ending_broken", {"year": year, **counted})
        return [headline, Words("ended_by_crises", {"crises": crises, "limit": limit})]
    name = "ending_calm" if crises == 0 else "ending_barely"
    return [
        Words(name, {"year": year, **(counted if crises else {})}),
        Words("ended_by_time", {"generations": world.generation}),
    ]
