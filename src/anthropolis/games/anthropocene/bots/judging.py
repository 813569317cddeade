"""How a bot judges a table: by the share of the ways a generation can still go that end well.

The cards that a generation will still bring to a row are known to everybody, and all of them will
be laid. A *way* says which cells of the row they will cover and which of them will lie on top in
the end; all ways count the same. But players steer: an objective that one way in ten would meet
is met every other time. The figures below were fitted to games of searching bots.
"""

from __future__ import annotations

import math
from typing import Final

from anthropolis.engine.contract import Stake, Words
from anthropolis.games.anthropocene.rules.score import score
from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARDS_PER_GENERATION,
    CH4,
    CO2,
    ELEMENT,
    GAS,
    GENERATIONS,
    ROWS,
)
from anthropolis.games.anthropocene.table.modes import COUNT_CH4, COUNT_CO2, USE_ICE
from anthropolis.games.anthropocene.table.state import EMPTY, LOST, NO_LINE, PLAYING, Table

STEERING_LINES: Final = 54.0
"""Odds that an objective is met, over the share of good ways to the power 1.5."""
STEERING_GAS: Final = 8.0
"""The same for a row without gas: harder, as one seldom knows who will lay its last card."""
HOPED_READING: Final = 0.6
"""What each player is hoped to add to the reading of a generation to come."""
FEARED_MELTING: Final = 0.15
"""Ice feared to melt in a generation to come."""

VALUES_OF: Final[list[list[int]]] = [[v for v in range(4) if rest >> v & 1] for rest in range(16)]
"""A *rest* is a set of cards of one row and generation, one bit per biosphere value."""
SIZE: Final[list[int]] = [len(values) for values in VALUES_OF]
COUNTED: Final[list[list[bool]]] = [
    [(g == CO2 and flags & COUNT_CO2 > 0) or (g == CH4 and flags & COUNT_CH4 > 0) for g in GAS]
    for flags in range(4)
]


def _ways(cells: int, cards: int) -> int:
    """In how many ways the cards can cover these cells of a row, and perhaps others."""
    most = range(max(cells, min(cards, 1)), 4)
    return sum(
        math.comb(3 - cells, covered - cells) * math.perm(cards, covered) for covered in most
    )


def _sums() -> list[int]:
    table = [0] * (16 * 4 * 10)
    for rest in range(16):
        for shown in range(15):
            if shown & ~rest == 0:
                place = (rest * 4 + SIZE[shown]) * 10 + sum(VALUES_OF[shown])
                table[place] += math.factorial(SIZE[shown])
    return table


def _chances_of_cell(empty: int, rest: int, top: int) -> list[float]:
    """How likely a cell ends with each value, in a row with so many empty cells."""
    covered = 1.0
    if top != EMPTY:
        covered = _ways(min(3, empty + 1), SIZE[rest]) / max(1, _ways(empty, SIZE[rest]))
    return [
        (covered / SIZE[rest] if value in VALUES_OF[rest] else 0.0)
        + (1.0 - covered if value == top else 0.0)
        for value in range(4)
    ]


WAYS: Final[list[int]] = [_ways(cells, cards) for cells in range(4) for cards in range(5)]
"""At cells * 5 + cards."""
SUMS: Final[list[int]] = _sums()
"""Orders in which so many cards of a rest make a sum, at (rest * 4 + cards) * 10 + sum."""
CELLS: Final[list[list[float]]] = [
    _chances_of_cell(empty, rest, top)
    for empty in range(4)
    for rest in range(16)
    for top in range(EMPTY, 4)
]
"""At (empty * 16 + rest) * 5 + top + 1."""


class Outlook:
    """The board in biosphere values, and the cards that the generation will still bring."""

    def __init__(self, table: Table) -> None:
        self.counted = COUNTED[table.flags & (COUNT_CO2 | COUNT_CH4)]
        self.tops = [EMPTY] * 9
        self.gas = [False] * 9
        self.empty = [0, 0, 0]
        self.rests = [0, 0, 0]
        self.gas_rests = [0, 0, 0]
        for cell in range(9):
            card = table.tops[cell]
            if card == EMPTY:
                self.empty[cell // 3] += 1
            else:
                self.tops[cell] = BIOSPHERE[card]
                self.gas[cell] = self.counted[card]
        for hand in table.hands:
            for card in hand:
                bit = 1 << BIOSPHERE[card]
                self.rests[ELEMENT[card]] |= bit
                if self.counted[card]:
                    self.gas_rests[ELEMENT[card]] |= bit

    def lay(self, card: int, cell: int) -> None:
        """Put a card of the rest on the cell."""
        if self.tops[cell] == EMPTY:
            self.empty[cell // 3] -= 1
        self.tops[cell] = BIOSPHERE[card]
        self.gas[cell] = self.counted[card]
        self.rests[cell // 3] ^= 1 << BIOSPHERE[card]

    def lift(self, card: int, cell: int, top: int, gas: bool) -> None:
        """Take it back from on top of what was there before."""
        if top == EMPTY:
            self.empty[cell // 3] += 1
        self.tops[cell] = top
        self.gas[cell] = gas
        self.rests[cell // 3] ^= 1 << BIOSPHERE[card]

    def line_chance(self, line: int, value: int) -> float:
        """How likely the line ends at the value."""
        share = self.row_share(line, value) if line < 3 else self.column_share(line - 3, value)
        odds = STEERING_LINES * share * math.sqrt(share)
        return odds / (1.0 + odds)

    def row_share(self, row: int, value: int) -> float:
        """The share of ways in which the row ends at the value."""
        rest = self.rests[row]
        good = 0
        for covered in range(0 if rest == 0 else 1, 8):
            missing = value
            for column in range(3):
                if covered >> column & 1 == 0:
                    top = self.tops[row * 3 + column]
                    missing -= top if top != EMPTY else 10
            if 0 <= missing < 10:
                good += SUMS[(rest * 4 + SIZE[covered]) * 10 + missing]
        return good / max(1, WAYS[self.empty[row] * 5 + SIZE[rest]])

    def column_share(self, column: int, value: int) -> float:
        """The share of ways in which the column ends at the value."""
        air, land, water = self.cell(0, column), self.cell(1, column), self.cell(2, column)
        share = 0.0
        for a in range(4):
            if air[a] > 0.0:
                for b in range(4):
                    if 0 <= value - a - b < 4:
                        share += air[a] * land[b] * water[value - a - b]
        return share

    def cell(self, row: int, column: int) -> list[float]:
        """How likely the cell ends with each value."""
        top = self.tops[row * 3 + column]
        return CELLS[(self.empty[row] * 16 + self.rests[row]) * 5 + top + 1]

    def feared_gas(self, row: int) -> float:
        """How much gas the row is likely to show in the end."""
        seen = self.gas[row * 3] + self.gas[row * 3 + 1] + self.gas[row * 3 + 2]
        rest = self.rests[row]
        clean = SIZE[rest & ~self.gas_rests[row]]
        if clean == 0:
            return float(max(seen, min(1, SIZE[rest])))
        if seen > clean:
            return float(seen - clean)
        if seen == 0 and clean == SIZE[rest]:
            return 0.0
        empty = self.empty[row]
        share = WAYS[(seen + empty) * 5 + clean] / max(1, WAYS[empty * 5 + SIZE[rest]])
        return 1.0 / (1.0 + STEERING_GAS * share * math.sqrt(share))


def evaluate(table: Table) -> float:
    """The score the team may expect, from 0 for the worst to 1 for the best there is."""
    if table.outcome == LOST:
        return 0.0
    if table.outcome != PLAYING:
        return scaled(table, float(score(table)))
    sky = hoped_sky(table)
    ice = table.ice - FEARED_MELTING * (GENERATIONS - len(table.sky))
    if 0 < table.placed < CARDS_PER_GENERATION:
        outlook = Outlook(table)
        sky -= HOPED_READING * table.seats
        for player in range(table.seats):
            if table.lines[player] != NO_LINE:
                chance = outlook.line_chance(table.lines[player], table.values[player])
                sky += 2.0 * chance - 1.0
        ice += FEARED_MELTING
        for row in range(3):
            ice -= outlook.feared_gas(row)
    return scaled(table, sky * max(0.02, ice) if table.flags & USE_ICE else sky)


def stakes(table: Table, player: int) -> list[Stake]:
    """The objectives that the player sees, and the ice that each row may cost, in points."""
    if table.outcome != PLAYING or table.placed == 0:
        return []
    outlook = Outlook(table)
    sky, ice = max(1.0, hoped_sky(table)), float(max(1, table.ice))
    found = []
    for other in range(table.seats):
        if other != player and table.lines[other] != NO_LINE:
            chance = outlook.line_chance(table.lines[other], table.values[other])
            found.append(Stake(Words("stake_objective", {"player": other}), 2.0 * chance * ice))
    if table.flags & USE_ICE:
        for row in range(3):
            words = Words("stake_gas", {"row": ROWS[row]})
            found.append(Stake(words, -outlook.feared_gas(row) * sky))
    return found


def hoped_sky(table: Table) -> float:
    """The readings so far, and as good ones as usual for the generations to come."""
    sky = HOPED_READING * table.seats * (GENERATIONS - len(table.sky))
    for reading in table.sky:
        sky += reading
    return sky


def scaled(table: Table, points: float) -> float:
    """Lost games fill the lowest tenth, so that even there less bad is better."""
    best = table.seats * GENERATIONS * (3 if table.flags & USE_ICE else 1)
    if points <= 0:
        return 0.1 * max(0.0, 1 + points / best)
    return min(1.0, 0.1 + 0.9 * points / best)


def quick_choice(table: Table, player: int, options: list[int]) -> int:
    """The card that does most for the objectives this player sees, and for the ice."""
    outlook = Outlook(table)
    wanted = seen_objectives(table, player)
    gas_weight = price_of_gas(table)
    before = [row_worth(outlook, row, wanted, gas_weight) for row in range(3)]
    chosen, highest = options[0], -math.inf
    for option in options:
        card = option // 3
        row = ELEMENT[card]
        cell = row * 3 + option % 3
        top, gas = outlook.tops[cell], outlook.gas[cell]
        outlook.lay(card, cell)
        worth = row_worth(outlook, row, wanted, gas_weight) - before[row]
        for line in range(3, 6):
            if wanted[line]:
                worth += outlook.line_chance(line, wanted[line])
        outlook.lift(card, cell, top, gas)
        if worth > highest:
            chosen, highest = option, worth
    return chosen


def seen_objectives(table: Table, player: int) -> list[int]:
    """For each line the value that somebody else wants there, or 0 (ANT-INF-02)."""
    wanted = [0] * 6
    for other in range(table.seats):
        if other != player and table.lines[other] != NO_LINE:
            wanted[table.lines[other]] = table.values[other]
    return wanted


def price_of_gas(table: Table) -> float:
    """How many objectives weigh as much as one visible gas.

    ANT-SCO-01: the gas costs the sky once, an objective met and not missed brings the ice twice.
    """
    if table.flags & USE_ICE == 0:
        return 0.0
    return max(1.0, hoped_sky(table)) / (2.0 * max(1, table.ice))


def row_worth(outlook: Outlook, row: int, wanted: list[int], gas_weight: float) -> float:
    """What the row promises: its objective, less the gas it may show."""
    worth = outlook.line_chance(row, wanted[row]) if wanted[row] else 0.0
    return worth - gas_weight * outlook.feared_gas(row) if gas_weight > 0.0 else worth
