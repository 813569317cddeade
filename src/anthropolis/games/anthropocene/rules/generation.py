"""Chapter 5, course of a generation: twelve turns, clockwise from the first player."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Refusal, Step, Words
from anthropolis.games.anthropocene.rules.end_of_generation import EndOfGeneration
from anthropolis.games.anthropocene.rules.laying import free_columns, legal_moves, place_card
from anthropolis.games.anthropocene.table.components import (
    CARD_IDS,
    CARDS_PER_GENERATION,
    COLUMNS,
    ELEMENT,
)
from anthropolis.games.anthropocene.table.state import NOBODY, PLAYING, Table


def player_to_move(table: Table) -> int:
    """ANT-TRN-02: turn t of 0 to 11 belongs to player (first + t) mod n; after it to nobody."""
    if table.placed == CARDS_PER_GENERATION or table.outcome != PLAYING:
        return NOBODY
    return (table.first + table.placed) % table.seats


@dataclass(frozen=True)
class Turn(Step):
    """ANT-TRN-03: the player whose turn it is must lay exactly one card of their hand."""

    def start(self, table: Table) -> None:
        """ANT-END-05: after the end there is no turn."""
        if table.outcome == PLAYING:
            table.ask(self, player_to_move(table))

    def options(self, table: Table, player: int) -> list[int]:
        """Decision ANT-D1: a card and a column, as card * 3 + column; the row follows."""
        return legal_moves(table, player)

    def answered(self, table: Table, player: int, choice: int) -> None:
        """ANT-TRN-01, ANT-EOG-01: the generation ends when its twelfth card has been laid."""
        place_card(table, player, choice // 3, choice % 3)
        if table.placed == CARDS_PER_GENERATION:
            table.then(EndOfGeneration(), self)
        else:
            table.ask(self, player_to_move(table))

    def rule(self) -> str:
        return "ANT-TRN-03"

    def prompt(self, table: Table, player: int) -> Words:
        return Words("ask_lay", {"player": player})

    def describe(self, table: Table, player: int, choice: int) -> Words:
        return Words("lay", {"card": CARD_IDS[choice // 3], "column": COLUMNS[choice % 3]})

    def hidden(self, table: Table, player: int, choice: int) -> list[Words]:
        """ANT-INF-02: what only the announcement will tell."""
        return [Words("hidden_objective", {})]

    def refused(self, table: Table, player: int) -> list[Refusal]:
        """ANT-DIG-10: the cells of the row that a card cannot take yet."""
        return [
            Refusal(self.describe(table, player, card * 3 + column), "ANT-PLC-04")
            for card in table.hands[player]
            for column in range(3)
            if column not in free_columns(table, ELEMENT[card])
        ]
