"""The tables of a run: what a row is, which columns it has and what they mean.

This is the data dictionary; it is written into the folder of every run and into docs/lab_data.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.lab.faults import BadTables

INTEGER: Final = "integer"
TEXT: Final = "text"
SWITCH: Final = "true or false"

Row = tuple[Any, ...]
Rows = dict[str, list[Any]]
"""The rows of each table: tuples in the order of its columns, or mappings where columns vary."""


@dataclass(frozen=True)
class Column:
    name: str
    kind: str
    meaning: str


@dataclass(frozen=True)
class Table:
    """`more` says which columns a game adds."""

    name: str
    row: str
    columns: tuple[Column, ...]
    more: str = ""


GAME = Column("game", INTEGER, "Number of the game in its run, from 0.")
ROUND = Column("round", INTEGER, "Number of the round by the game's own calendar.")
YEAR = Column("year", TEXT, "The year of that round; empty where the game has none.")
PHASE = Column("phase", TEXT, "Id of the phase, from the game's list of phases; may be empty.")
STEP = Column("step", TEXT, "Id of the step inside the phase; may be empty.")
CRISIS = Column("crisis", INTEGER, "Number of the crisis in its game, from 0.")
DECISION = Column("decision", INTEGER, "Decisions of the game that were made before, from 0.")

GAMES = Table(
    "games", "one game",
    (
        GAME,
        Column("seed", TEXT, "Seed of the game: with options and bots it decides everything."),
        Column("seats", INTEGER, "Number of seats."),
        Column("decisions", INTEGER, "How many decisions were made."),
        Column("rounds", INTEGER, "The round in which it ended."),
        Column("won", SWITCH, "Whether anybody won; a cooperative game can be lost by all."),
    ),
    "What the game says of its end (its outcome): `grade`, `crises`, `crises_by_kind.financial`...",
)  # fmt: skip
SEATS = Table(
    "seats", "one seat of one game",
    (
        GAME,
        Column("seat", INTEGER, "Number of the seat, from 0."),
        Column("role", TEXT, "Id of the seat's role (nation, class), or seat_0, seat_1..."),
        Column("bot", TEXT, "The bot or automa on the seat."),
        Column("score", INTEGER, "Final score."),
        Column("won", SWITCH, "Whether the seat is among the winners."),
        Column("place", INTEGER, "1 for the best score, 2 for the next; equal scores share one."),
    ),
    "`part.NAME`: a part of the score. `lens.NAME`: the score through another scoring lens. "
    "`base_score`: the score before lenses.",
)  # fmt: skip
SERIES = Table(
    "series", "one quantity of one owner at one moment of one game",
    (
        GAME, ROUND, YEAR, PHASE, STEP,
        Column("end", SWITCH, "False: before the first decision of the round (or phase, or step). "
               "True: when the game is over."),
        Column("seat", INTEGER, "The seat whose quantity it is; missing if it is nobody's."),
        Column("owner", TEXT, "Whose it is where that is no seat (a region); empty: the world's."),
        Column("quantity", TEXT, "Which number, by the game's word for it."),
        Column("value", INTEGER, "Its value."),
    ),
)  # fmt: skip
CRISES = Table(
    "crises", "one disaster of one game",
    (
        GAME, CRISIS, ROUND, YEAR, PHASE,
        Column("decision", INTEGER, "How many decisions had been made when it had struck."),
        Column("kind", TEXT, "Name of the event that told it."),
        Column("word", TEXT, "Which of its kind: what the event names, or what had run out."),
        Column("about", TEXT, "Path in the view of what had run out, or was too much."),
        Column("details", TEXT, "The fields of the event, as JSON."),
        Column("rule", TEXT, "Id of the rule."),
    ),
)  # fmt: skip
CAUSES = Table(
    "causes", "one cause of one disaster",
    (
        GAME, CRISIS,
        Column("cause", INTEGER, "0 for the cause that added most, 1 for the next..."),
        Column("what", TEXT, "The card, step or effect that added to it, by the game's word."),
        Column("seat", INTEGER, "Whose doing it was; missing: nobody's, or the rules' own."),
        Column("amount", INTEGER, "By how much it changed the number since the last disaster of "
               "this kind."),
        Column("earlier", INTEGER, "The earlier crisis that was this cause; missing: none."),
    ),
)  # fmt: skip
PLAYS = Table(
    "plays", "one card, action or line of a rule that happened in one game",
    (
        GAME, ROUND,
        Column("seat", INTEGER, "The seat that did it; missing: nobody, or the rules."),
        Column("kind", TEXT, "Event and field, as in `anthropolis tally`: `card_played.card`."),
        Column("thing", TEXT, "Which card, action or line."),
    ),
)  # fmt: skip
AUTOMAS = Table(
    "automas", "one turn that the rules played for an automa",
    (
        GAME, ROUND,
        Column("turn", INTEGER, "Number of the turn in its round, from 1."),
        Column("role", TEXT, "Id of the role whose turn it was."),
        Column("action", TEXT, "What was done, by the game's word for it."),
    ),
    "What the game tells of such a turn: the card, the priorities, the guesses...",
)  # fmt: skip
DECISIONS = Table(
    "decisions", "one decision of one game (only on demand)",
    (
        GAME, DECISION, ROUND, PHASE,
        Column("seat", INTEGER, "Who decided."),
        Column("question", TEXT, "Name of the question."),
        Column("rule", TEXT, "Id of the rule that asks it."),
        Column("option", TEXT, "Key of the option that was taken."),
        Column("options", INTEGER, "How many options there were."),
        Column("rank", INTEGER, "1 if the ranking bot likes the taken option best, 2 if one is "
               "better...; missing without --rank, or with one option."),
    ),
)  # fmt: skip

TABLES: Final = {
    t.name: t for t in (GAMES, SEATS, SERIES, CRISES, CAUSES, PLAYS, AUTOMAS, DECISIONS)
}
USUAL: Final = ("games", "seats", "series", "crises", "causes", "plays", "automas")
FROM_EVENTS: Final = frozenset({"crises", "causes", "plays", "automas"})


def check_tables(names: tuple[str, ...]) -> tuple[str, ...]:
    """The tables in their usual order, games and seats always among them; raises BadTables."""
    for name in names:
        if name not in TABLES:
            raise BadTables(f"unknown table {name!r}: choose from {', '.join(TABLES)}")
    return tuple(name for name in TABLES if name in names or name in ("games", "seats"))


def dictionary(names: tuple[str, ...] = tuple(TABLES)) -> str:
    """The data dictionary as Markdown."""
    lines = [
        "# Data dictionary",
        "",
        "Each table is one Parquet file, sorted by game. A missing value is null.",
    ]
    for name in names:
        table = TABLES[name]
        lines += ["", f"## {name}.parquet", "", f"One row is {table.row}.", ""]
        lines += ["| column | kind | meaning |", "| --- | --- | --- |"]
        lines += [f"| `{c.name}` | {c.kind} | {c.meaning} |" for c in table.columns]
        if table.more:
            lines += ["", f"Further columns: {table.more}"]
    return "\n".join(lines) + "\n"
