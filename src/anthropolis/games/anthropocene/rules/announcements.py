"""Chapter 7, announcements: the only hints there are, made by the program."""

from __future__ import annotations

from anthropolis.games.anthropocene.rules.objectives import met_pairs
from anthropolis.games.anthropocene.table.events import ObjectiveBroken, ObjectiveMet
from anthropolis.games.anthropocene.table.state import ALL_PAIRS, NO_LINE, Table


def announce_changes(table: Table) -> None:
    """ANT-ANN-01, ANT-ANN-02, ANT-ANN-03: whose objective became met or unmet; else silence.

    ANT-ANN-05: states are compared before and after the whole card, lowest seat first. ANT-ANN-06:
    neither line nor value is named. ANT-ANN-07, ANT-ANN-08, ANT-DIG-02: the program tells everybody
    at once, so whether an objective is met is public at every moment.
    """
    totals, lines, met = table.totals, table.lines, table.met
    for player in range(table.seats):
        line = lines[player]
        now = 1 if line != NO_LINE and totals[line] == table.values[player] else 0
        if now != met[player]:
            met[player] = now
            if table.listening:
                _tell(table, player, now == 1)
    note_moment(table)


def announce_start(table: Table) -> None:
    """ANT-ANN-04, ANT-SET-09: at the start of a generation those already met are told so."""
    for player in range(table.seats):
        table.met[player] = 0
        table.possible[player] = ALL_PAIRS
    announce_changes(table)


def note_moment(table: Table) -> None:
    """ANT-INF-06: every moment, silent or not, tells each player which pairs they cannot hold."""
    pairs = met_pairs(table)
    others = ALL_PAIRS ^ pairs
    possible, met = table.possible, table.met
    for player in range(table.seats):
        left = possible[player]
        still = left & (pairs if met[player] else others)
        if still != left:
            possible[player] = still


def _tell(table: Table, player: int, met: bool) -> None:
    if met:
        table.tell(ObjectiveMet("ANT-ANN-01" if table.placed else "ANT-ANN-04", player))
    else:
        table.tell(ObjectiveBroken("ANT-ANN-02", player))
