"""The state of a game of Anthropocène: a few short lists of numbers.

Everything that can be derived cheaply is derived; line totals, met states and what each player can
deduce are kept up to date because every card needs them.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State
from anthropolis.games.anthropocene.table.components import START_ICE

EMPTY: Final = -1
NO_LINE: Final = -1
NOBODY: Final = -1
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
OUTCOMES: Final = [None, "won", "lost"]
ALL_PAIRS: Final = 0xFFFFFF


class Table(State):
    """Board, hands, objectives and the score so far.

    `laid` is every card on the board as card * 9 + cell in the order laid, `tops` the visible card
    of each cell. `possible[p]` has one bit per pair of line and value (see `objectives.pair_bit`)
    that the announcements of this generation leave open for player p.
    """

    def __init__(
        self,
        seats: int,
        chance: Chance,
        flags: int,
        generation: int,
        placed: int,
        first: int,
        ice: int,
        outcome: int,
        sky: list[int],
        laid: list[int],
        tops: list[int],
        totals: list[int],
        hands: list[list[int]],
        lines: list[int],
        values: list[int],
        met: list[int],
        possible: list[int],
        revealed: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.flags = flags
        self.generation = generation
        self.placed = placed
        self.first = first
        self.ice = ice
        self.outcome = outcome
        self.sky = sky
        self.laid = laid
        self.tops = tops
        self.totals = totals
        self.hands = hands
        self.lines = lines
        self.values = values
        self.met = met
        self.possible = possible
        self.revealed = revealed

    def saved_fields(self) -> list[str]:
        return ["flags", "generation", "placed", "first", "ice", "outcome", "sky", "laid", "tops",
                "totals", "hands", "lines", "values", "met", "possible", "revealed"]  # fmt: skip

    def copy(self) -> Table:
        twin = Table(
            self.seats, self.chance.copy(), self.flags, self.generation, self.placed, self.first,
            self.ice, self.outcome, self.sky[:], self.laid[:], self.tops[:], self.totals[:],
            [hand[:] for hand in self.hands], self.lines[:], self.values[:], self.met[:],
            self.possible[:], self.revealed,
        )  # fmt: skip
        self.share_flow(twin)
        return twin


def empty_table(seats: int, chance: Chance, flags: int) -> Table:
    """No card dealt and none laid, not even the start cards."""
    return Table(
        seats, chance, flags, 1, 0, 0, START_ICE, PLAYING, [], [], [EMPTY] * 9, [0] * 6,
        [[] for _ in range(seats)], [NO_LINE] * seats, [0] * seats, [0] * seats,
        [ALL_PAIRS] * seats, [],
    )  # fmt: skip
