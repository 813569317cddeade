"""Chapter 6, social unrest: a cube on eleven positions, and disruption beyond the end."""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.rules.moving.tokens import receive_disruption
from anthropolis.games.limit.table.board import (
    CALMEST,
    LAST_OF_BOOM,
    LAST_OF_GROWTH,
    TOP_UNREST,
)
from anthropolis.games.limit.table.changes import tell_change
from anthropolis.games.limit.table.state import Nation, World

BOOM: Final = 0
GROWTH: Final = 1
UPRISING: Final = 2


def zone(owner: Nation) -> int:
    """LIM-UNR-01, LIM-UNR-05: positions 1-2 boom, 3-9 growth, 10-11 uprising; nothing resets it."""
    if owner.unrest <= LAST_OF_BOOM:
        return BOOM
    return GROWTH if owner.unrest <= LAST_OF_GROWTH else UPRISING


def raise_unrest(world: World, nation: int, points: int, rule: str) -> None:
    """LIM-UNR-02, LIM-UNR-03: to the right; every point past the end is a disruption token."""
    owner = world.nations[nation]
    if not owner.has_board() or points <= 0:
        return
    made = min(points, TOP_UNREST - owner.unrest)
    _set_unrest(world, nation, owner.unrest + made, rule)
    if points > made:
        receive_disruption(world, nation, points - made, "LIM-UNR-03")


def lower_unrest(world: World, nation: int, points: int, rule: str) -> None:
    """LIM-UNR-02, LIM-UNR-04: to the left; points past the end are ignored."""
    owner = world.nations[nation]
    if owner.has_board():
        _set_unrest(world, nation, max(CALMEST, owner.unrest - points), rule)


def _set_unrest(world: World, nation: int, position: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "unrest", owner.unrest, position, rule)
    owner.unrest = position
