"""How a bot judges a board: met objectives, near misses, and gas in sight."""

from __future__ import annotations

from typing import Final

from anthropolis.games.anthropocene.components import GENERATIONS
from anthropolis.games.anthropocene.end_of_generation import counted_gas
from anthropolis.games.anthropocene.modes import USE_ICE
from anthropolis.games.anthropocene.objectives import is_met
from anthropolis.games.anthropocene.score import score
from anthropolis.games.anthropocene.state import LOST, NO_LINE, PLAYING, Table

NEAR_MISS: Final = 0.15
HORIZON: Final = 8
"""Random play to the end melts all the ice, so that every choice looks lost; eight cards do not."""


def evaluate(table: Table, seat: int) -> float:
    """The score the team would reach if the rest went as this generation looks, from 0 to 1."""
    if table.outcome == LOST:
        return 0.0
    if table.outcome != PLAYING:
        return scaled(table, float(score(table)))
    sky = float(sum(table.sky)) + hoped_reading(table) * (GENERATIONS - len(table.sky))
    if table.flags & USE_ICE == 0:
        return scaled(table, sky)
    ice = max(0, table.ice - counted_gas(table))
    return scaled(table, sky * ice) if ice else 0.02 * scaled(table, sky)


def hoped_reading(table: Table) -> float:
    """Met objectives count fully, unmet ones by how far their line is from its value."""
    reading = 0.0
    for p in range(table.seats):
        if table.lines[p] != NO_LINE:
            distance = abs(table.totals[table.lines[p]] - table.values[p])
            reading += 1.0 if is_met(table, p) else -NEAR_MISS * min(distance, 6)
    return reading


def scaled(table: Table, points: float) -> float:
    """0 for the worst score there is, 1 for the best."""
    best = table.seats * GENERATIONS * (3 if table.flags & USE_ICE else 1)
    if points <= 0:
        return 0.1 * max(0.0, 1 + points / best)
    return min(1.0, 0.1 + 0.9 * points / best)
