"""Chapter 4, objectives: a line and a value, hidden from their owner."""

from __future__ import annotations

from anthropolis.games.anthropocene.table.components import HIGHEST, LOWEST, VALUES
from anthropolis.games.anthropocene.table.state import NO_LINE, Table


def pair_bit(line: int, value: int) -> int:
    """The bit of the pair in `Table.possible`."""
    return 1 << (line * 4 + value - LOWEST)


def is_met(table: Table, player: int) -> bool:
    """ANT-OBJ-01, ANT-OBJ-03: the total of the player's line is exactly the player's value."""
    line = table.lines[player]
    return line != NO_LINE and table.totals[line] == table.values[player]


def met_pairs(table: Table) -> int:
    """The pairs that would be met as the board stands, as bits."""
    pairs = 0
    totals = table.totals
    for line in range(6):
        total = totals[line]
        if LOWEST <= total <= HIGHEST:
            pairs |= 1 << (line * 4 + total - LOWEST)
    return pairs


def deal_objectives(table: Table) -> None:
    """ANT-SET-07, ANT-NXT-05: everybody takes one marker and one biosphere card, unseen.

    ANT-OBJ-02: each marker exists once, so no two players share a line; the values 4 and 5 exist
    twice. ANT-NXT-01: all cards are shuffled anew each time, so the leftovers need not be kept.
    """
    markers = [0, 1, 2, 3, 4, 5]
    values = VALUES[:]
    table.chance.shuffle(markers)
    table.chance.shuffle(values)
    for player in range(table.seats):
        table.lines[player] = markers[player]
        table.values[player] = values[player]
