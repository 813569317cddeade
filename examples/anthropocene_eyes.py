"""What the learner of `ppo.py` looks at: observations of Anthropocène, arranged for a network."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np

from anthropolis.envs.space import Space

ROWS, COLUMNS = ("air", "land", "water"), ("west", "north", "east")
LINES = ROWS + COLUMNS
GENERATIONS, VALUES, MOST_SEATS, MOST_ICE, LAYS = 3, 4, 4, 3, 12
TOTALS = (3, 4, 5, 6)  # what objectives ask of a line
FURTHEST = 6  # a line further than that from its objective is as far
Arrays = dict[str, np.ndarray]


class Eyes:
    """Reads observations by the names of their columns, and lays every offered card in thought.

    Small numbers become signs, one column for each: a network tells 3 from 4 by signs much sooner
    than by their size. All rows and columns of the board are seen alike, so that what is learnt of
    one holds for all.
    """

    def __init__(self, space: Space) -> None:
        self.names = {name: column for column, name in enumerate(space.layout.names)}
        self.scales = np.array([*space.layout.scales, 1], np.float32)
        decks = [[*(f"g{g}_{row}_{v}" for g in (1, 2, 3) for v in range(4)), f"start_{row}"]
                 for row in ROWS]  # fmt: skip
        cells = [[f"view/board/{row}/{column}" for column in COLUMNS] for row in ROWS]
        self.tops = self.columns(
            [[[f"{cell}/top={card}" for card in decks[r]] for cell in cells[r]] for r in range(3)]
        )
        self.laid = self.columns(
            [[[f"{cell}={card}" for card in decks[r][:-1]] for cell in cells[r]] for r in range(3)]
        )
        self.hand = self.columns([[f"view/people/0/hand={c}" for c in deck[:-1]] for deck in decks])
        people = [f"view/people/{seat}/objective" for seat in range(1, MOST_SEATS)]
        self.lines = self.columns([[f"{who}={line}" for line in LINES] for who in people])
        self.asked = self.columns([f"{who}/1" for who in people])
        notes = [f"view/possible_own_objectives/{k}" for k in range(len(LINES) * len(TOTALS))]
        self.own_lines = self.columns([[f"{note}={line}" for line in LINES] for note in notes])
        self.own_asked = self.columns([f"{note}/1" for note in notes])
        self.values = np.array([*(v for _ in range(3) for v in range(4)), 2])
        gases = [[space.game.cards[card].get("gas") for card in deck] for deck in decks]
        self.co2, self.ch4 = (np.array(gases) == gas for gas in ("co2", "ch4"))
        self.lays = np.zeros((space.actions.count, 3), int)
        for number, key in enumerate(space.actions.keys):
            if key.startswith("lay:"):
                _, card, column = key.split(":")
                row, value = ROWS.index(card.split("_")[1]), int(card[-1])
                self.lays[number] = row, value, COLUMNS.index(column)
        none = np.zeros((1, len(self.names)), np.float32)
        self.width = self(none, np.eye(1, space.actions.count, dtype=bool))[0].shape[1]

    def columns(self, names: Any) -> np.ndarray:
        """Where these names stand; what has no column stands behind the last, where nothing is."""
        found = [self.names.get(n, -1) if isinstance(n, str) else self.columns(n) for n in names]
        return np.array(found)

    def table(self, seen: np.ndarray) -> Arrays:
        """The table of each row of observations, in signs."""
        seen = np.concatenate([seen, np.zeros((len(seen), 1), np.float32)], 1) * self.scales
        number = {name: np.round(seen[:, self.names[f"view/{name}"]]) for name in (
            "generation", "ice", "cards_placed", "sky/0", "sky/1")}  # fmt: skip
        now = signs(number["generation"], GENERATIONS, 1)
        tops = seen[:, self.tops]
        expert = seen[:, self.columns(["view/mode=expert", "view/mode=expert_open"])].sum(1)
        warm = 1 - seen[:, self.names["view/mode=chick"]]
        gas = warm[:, None, None] * self.co2 + expert[:, None, None] * self.ch4
        by_generation = (len(seen), 3, GENERATIONS, VALUES)
        current = now[:, None, :, None]
        own = objectives(seen, self.own_lines, self.own_asked)
        laid = seen[:, self.laid].sum(2).reshape(by_generation)
        return {
            "cells": tops @ signs(self.values, VALUES),
            "values": tops @ self.values.astype(np.float32),
            "gas": (tops * gas[:, :, None]).sum(3),
            "rest": ((1 - laid) * current).sum(2),
            "foul": (gas[:, :, :-1].reshape(by_generation) * current).sum(2),
            "hand": seen[:, self.hand].reshape(by_generation).sum(2),
            "wanted": objectives(seen, self.lines, self.asked),
            "own": own / np.maximum(1, own.sum((1, 2), keepdims=True)),
            "common": np.concatenate([
                signs(number["ice"], MOST_ICE + 1), now, signs(number["cards_placed"], LAYS),
                (number["sky/0"] + number["sky/1"])[:, None] / MOST_SEATS,
                seen[:, self.columns(["view/people/0/status=met", "me/seats=2", "me/seats=4"])],
            ], 1),
        }  # fmt: skip

    def __call__(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """All that is offered, laid in thought, and in which row of observations that was.

        The board is turned so that the laid card comes first, then what is beside and below it.
        The last columns look ahead: how likely each line ends as another seat wants it, and as the
        own objective may want it, and how much gas each row will show.
        """
        which, action = np.nonzero(masks)
        row, value, column = self.lays[action].T
        table = self.table(seen)
        one, rows, columns = which[:, None], turned(row), turned(column)
        board = one[:, :, None], rows[:, :, None], columns[:, None, :]
        own = signs(value, VALUES)
        covered = [table["cells"][which, row, column], table["gas"][which, row, column][:, None]]
        cells, gas, values = (table[name][board] for name in ("cells", "gas", "values"))
        foul, rest, hand = (table[name][one, rows] for name in ("foul", "rest", "hand"))
        cells[:, 0, 0], gas[:, 0, 0], values[:, 0, 0] = own, (foul[:, 0] * own).sum(1), value
        rest[:, 0] -= own
        hand[:, 0] -= own
        lines = np.concatenate([values.sum(2), values.sum(1)], 1)
        places = one, np.concatenate([rows, columns + 3], 1)
        wishes = [table[whose][places] for whose in ("wanted", "own")]
        found = [*covered, cells, gas, rest, rest * foul, hand, *(far(w, lines) for w in wishes)]
        totals, ends = outlook(cells, rest)
        feared = (ends[..., 0] * gas).sum(2) + (ends[..., 1:].sum(2) * foul).sum(2)
        found += [table["common"][which], *(np.sqrt((w * totals).sum(2)) for w in wishes), feared]
        flat = [part.reshape(len(which), -1) for part in found]
        return np.concatenate(flat, 1).astype(np.float32), which


def outlook(cells: np.ndarray, rest: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How likely each line ends at each total, and how each cell ends (see `futures`)."""
    totals, ends = futures()
    tops = np.round(cells @ np.arange(1, VALUES + 1)).astype(int)
    cards = np.round(rest @ 2 ** np.arange(VALUES)).astype(int)
    place = tops[:, :, 0], tops[:, :, 1], tops[:, :, 2], cards
    values = ends[place][..., 1:] + ends[place][..., :1] * cells
    air, land, water = values[:, 0], values[:, 1], values[:, 2]
    three = air[..., :, None, None] * land[..., None, :, None] * water[..., None, None, :]
    columns = three.reshape(len(cells), 3, VALUES**3) @ sums_of_three()
    return np.concatenate([totals[place], columns], 1), ends[place]


@cache
def futures() -> tuple[np.ndarray, np.ndarray]:
    """How a row ends if its cards to come fall anywhere: its total, and each of its cells.

    Found by its three tops (0 for an empty cell, else the value and 1) and its cards to come (one
    bit each). A cell ends as it is, or with each of the values newly on top.
    """
    totals = np.zeros((5, 5, 5, 16, len(TOTALS)), np.float32)
    ends = np.zeros((5, 5, 5, 16, 3, 1 + VALUES), np.float32)
    for rest in range(16):  # what is left once a card is laid is a smaller number
        cards = [card for card in range(VALUES) if rest >> card & 1]
        for tops in np.ndindex(5, 5, 5):
            if not cards:
                total = sum(top - 1 for top in tops if top)
                totals[*tops, 0] = signs(np.array(total), len(TOTALS), TOTALS[0])
                ends[*tops, 0, :, 0] = 1
            cells = [cell for cell in range(3) if not tops[cell]] or [0, 1, 2]
            share = 1 / max(1, len(cards) * len(cells))
            for card, cell in product(cards, cells):
                then = (*tops[:cell], card + 1, *tops[cell + 1 :], rest - (1 << card))
                end = ends[then].copy()
                end[cell, 1 + card], end[cell, 0] = end[cell, 0], 0
                totals[*tops, rest] += share * totals[then]
                ends[*tops, rest] += share * end
    return totals, ends


@cache
def sums_of_three() -> np.ndarray:
    """Which of the totals any three values make."""
    return signs(np.indices((VALUES,) * 3).sum(0).ravel(), len(TOTALS), TOTALS[0])


def turned(first: np.ndarray) -> np.ndarray:
    """All three rows or columns of the board, beginning with this one."""
    return (first[:, None] + np.arange(3)) % 3


def signs(numbers: np.ndarray, count: int, first: int = 0) -> np.ndarray:
    """One column for each of so many whole numbers, counted from the first."""
    found: np.ndarray = (numbers[..., None] == np.arange(first, first + count)).astype(np.float32)
    return found


def objectives(seen: np.ndarray, lines: np.ndarray, asked: np.ndarray) -> np.ndarray:
    """For each line and total, how many of these pairs of columns ask for it."""
    totals = signs(np.round(seen[:, asked]), len(TOTALS), TOTALS[0])
    return np.einsum("npl,npt->nlt", seen[:, lines], totals)


def far(wanted: np.ndarray, totals: np.ndarray) -> np.ndarray:
    """For each line, how likely somebody wants it to be so much higher or lower than it is."""
    missing = np.array(TOTALS) - totals[:, :, None]
    return (wanted[..., None] * signs(missing, 2 * FURTHEST + 1, -FURTHEST)).sum(2)
