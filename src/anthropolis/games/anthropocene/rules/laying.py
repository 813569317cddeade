"""Chapter 6, laying a card: the only decision of the game."""

from __future__ import annotations

from anthropolis.games.anthropocene.rules.announcements import announce_changes
from anthropolis.games.anthropocene.table.board import lay_card, row_has_room
from anthropolis.games.anthropocene.table.components import (
    CARD_BY_ID,
    CARD_IDS,
    COLUMNS,
    ELEMENT,
    ROWS,
)
from anthropolis.games.anthropocene.table.events import CardLaid
from anthropolis.games.anthropocene.table.state import EMPTY, NOBODY, PLAYING, Table


def legal_moves(table: Table, player: int) -> list[int]:
    """ANT-PLC-02, ANT-PLC-03, ANT-PLC-05, ANT-PLC-06: every card on every cell it may take.

    An empty cell of its own row while there is one, any cell of the row once it is full; so every
    card always has a place.
    """
    moves: list[int] = []
    tops = table.tops
    for card in table.hands[player]:
        cell = ELEMENT[card] * 3
        move = card * 3
        if row_has_room(table, ELEMENT[card]):
            for column in range(3):
                if tops[cell + column] == EMPTY:
                    moves.append(move + column)
        else:
            moves.append(move)
            moves.append(move + 1)
            moves.append(move + 2)
    return moves


def free_columns(table: Table, row: int) -> list[int]:
    """The columns in which a card of that row may be laid now."""
    if not row_has_room(table, row):
        return [0, 1, 2]
    return [column for column in range(3) if table.tops[row * 3 + column] == EMPTY]


def place_card(table: Table, player: int, card: int, column: int) -> None:
    """ANT-PLC-08: the hand gives the card, the cell takes it, and the change is announced.

    Nine cells and twelve cards a generation: from the second one on, every card covers another.
    """
    table.hands[player].remove(card)
    row = ELEMENT[card]
    lay_card(table, card, row * 3 + column)
    table.placed += 1
    if table.listening:
        table.tell(CardLaid("ANT-TRN-03", player, CARD_IDS[card], ROWS[row], COLUMNS[column]))
    announce_changes(table)


def refusal(table: Table, player: int, turn: int, card: int, row: int, column: int) -> str | None:
    """ANT-PLC-07: the first rule that forbids a move, or None; `turn` is whose turn it is.

    In this order: the game is over (ANT-END-05), not this player's turn (ANT-TRN-02), the card is
    not in hand (ANT-PLC-01), the wrong row (ANT-PLC-02), covering in a row that has room
    (ANT-PLC-04).
    """
    if table.outcome != PLAYING:
        return "ANT-END-05"
    if player != turn:
        return "ANT-TRN-02"
    if card not in table.hands[player]:
        return "ANT-PLC-01"
    if row != ELEMENT[card]:
        return "ANT-PLC-02"
    if column not in free_columns(table, row):
        return "ANT-PLC-04"
    return None


def rule_against(table: Table, player: int, turn: int, key: str) -> str:
    """ANT-PLC-07 for the option `lay:card:column`; "" in a break and for what is no option at all.

    A key names no row, so that ANT-PLC-02 cannot be broken with it.
    """
    if table.outcome != PLAYING:
        return "ANT-END-05"
    if turn == NOBODY:
        return ""
    if player != turn:
        return "ANT-TRN-02"
    _, card, column = [*key.split(":"), "", ""][:3]
    if card not in CARD_BY_ID or column not in COLUMNS:
        return ""
    number = CARD_BY_ID[card]
    return refusal(table, player, turn, number, ELEMENT[number], COLUMNS.index(column)) or ""
