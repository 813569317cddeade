"""Chapter 10, end of the game and score."""

from __future__ import annotations

from typing import Final

from anthropolis.games.anthropocene.table.components import load_data
from anthropolis.games.anthropocene.table.events import GameOver
from anthropolis.games.anthropocene.table.modes import USE_ICE
from anthropolis.games.anthropocene.table.state import LOST, WON, Table

SCALES: Final[dict[str, dict[int, dict[str, int]]]] = load_data("score_scales")
WIN_THRESHOLD: Final = 1


def score(table: Table) -> int:
    """ANT-SCO-01, ANT-SCO-02, ANT-SCO-03: the sky, times the ice where there is ice."""
    sky = 0
    for reading in table.sky:
        sky += reading
    return sky * table.ice if table.flags & USE_ICE else sky


def grade(table: Table) -> str:
    """ANT-SCO-04: the best grade whose threshold the score reaches; a lost game has none."""
    if table.outcome != WON:
        return "lost"
    scale = SCALES["with_ice" if table.flags & USE_ICE else "without_ice"][table.seats]
    points = score(table)
    return ["lost", *[name for name, threshold in scale.items() if points >= threshold]][-1]


def end_game(table: Table) -> None:
    """ANT-END-02, ANT-END-04, ANT-END-05: the team has won or lost together; no more cards."""
    table.outcome = WON if score(table) >= WIN_THRESHOLD else LOST
    if table.listening:
        points = score(table)
        table.tell(GameOver("ANT-SCO-03", points, table.outcome == WON, grade(table)))
