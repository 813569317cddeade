"""Chapter 2, the board: three rows, three columns, nine piles."""

from __future__ import annotations

from anthropolis.games.anthropocene.table.components import BIOSPHERE, GAS
from anthropolis.games.anthropocene.table.state import EMPTY, Table


def lay_card(table: Table, card: int, cell: int) -> None:
    """ANT-BRD-01 to ANT-BRD-05: cover the cell; only the top card counts, nothing ever leaves.

    Cells are numbered row by row (air, land, water), west to east. The totals of the two lines of
    the cell follow; an empty cell counted 0.
    """
    tops, totals = table.tops, table.totals
    gain = BIOSPHERE[card]
    covered = tops[cell]
    if covered != EMPTY:
        gain -= BIOSPHERE[covered]
    row, column = cell // 3, 3 + cell % 3
    totals[row] = totals[row] + gain
    totals[column] = totals[column] + gain
    tops[cell] = card
    table.laid.append(card * 9 + cell)


def row_has_room(table: Table, row: int) -> bool:
    """Whether a cell of the row is still empty."""
    tops = table.tops
    cell = row * 3
    return tops[cell] == EMPTY or tops[cell + 1] == EMPTY or tops[cell + 2] == EMPTY


def pile(table: Table, cell: int) -> list[int]:
    """ANT-BRD-03: the cards of a cell, bottom card first."""
    return [entry // 9 for entry in table.laid if entry % 9 == cell]


def visible_gas(table: Table, gas: int) -> int:
    """How many visible cards carry that gas, whatever their generation."""
    count = 0
    for card in table.tops:
        if card != EMPTY and GAS[card] == gas:
            count += 1
    return count
