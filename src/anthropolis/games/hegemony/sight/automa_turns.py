"""One row for every turn of an automa: what a researcher counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anthropolis.engine.events import Event
from anthropolis.games.hegemony.automa.components import CODES
from anthropolis.games.hegemony.table.automa_events import (
    ActionTried,
    AiCardRevealed,
    AutomaActed,
    RowsShown,
    SidesGuessed,
)
from anthropolis.games.hegemony.table.events import RoundBegun, SideTaken, TurnBegun

Row = dict[str, Any]


def automa_turns(events: Sequence[Event]) -> list[Row]:
    """Card, action, how it came to it, the rows at the end, and how good its guesses were.

    `rank` is the priority or symbol that was done, 0 for political pressure. `guessed` counts the
    players whose side it guessed in a vote it called, `guessed_right` those who took that side.
    """
    rows: list[Row] = []
    round_number = turn = 0
    guesses: dict[str, str] = {}
    for event in events:
        if isinstance(event, RoundBegun):
            round_number = event.number
        elif isinstance(event, TurnBegun):
            turn = event.number
            guesses = {}
        elif isinstance(event, AiCardRevealed):
            rows.append(new_row(event, round_number, turn))
        elif rows:
            follow(rows[-1], event, guesses)
    return rows


def new_row(card: AiCardRevealed, round_number: int, turn: int) -> Row:
    return {
        "round": round_number,
        "turn": turn,
        "role": card.role,
        "card": card.card,
        "bonus_exists": card.bonus_exists,
        "action": "",
        "special": "",
        "rank": 0,
        "guessed": 0,
        "guessed_right": 0,
        **{f"row_{code}": 0 for code in CODES},
        "special_of_card": card.special,
    }


def follow(row: Row, event: Event, guesses: dict[str, str]) -> None:
    """What an event of the turn adds to its row."""
    if isinstance(event, ActionTried) and event.possible and event.role == row["role"]:
        row["rank"] = event.rank
    elif isinstance(event, AutomaActed) and event.role == row["role"]:
        row["action"] = event.action
        row["special"] = row["special_of_card"] if event.action == "SA" else ""
    elif isinstance(event, RowsShown) and event.role == row["role"]:
        for number, cards in enumerate(event.actions, 1):
            for code in cards:
                row[f"row_{code}"] = number
    elif isinstance(event, SidesGuessed) and event.calls:
        guesses |= dict.fromkeys(event.supporters, "for") | dict.fromkeys(
            event.opponents, "against"
        )
    elif isinstance(event, SideTaken) and event.role in guesses:
        row["guessed"] += 1
        row["guessed_right"] += guesses.pop(event.role) == event.side
