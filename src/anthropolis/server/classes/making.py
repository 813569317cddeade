"""Making a class: its tables, and the links that come from the teacher's."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from msgspec import Struct, json

from anthropolis.server.lessons import ClassInfo, ClassTable, NewClass, Seating
from anthropolis.server.requests import NewTable, SeatWish
from anthropolis.server.store.classes import ClassRow
from anthropolis.server.tables.making import Made, make_table
from anthropolis.server.tables.names import clean, clean_name
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import Language, Text
from anthropolis.server.tokens import TABLE_LETTERS, hash_of, token_from

CLASS_LENGTH = 6
TOO_MANY_NAMES = Text(
    "there are more names than seats at a table", "il y a plus de noms que de places à une table"
)


class Settings(Struct, frozen=True):
    """What was agreed when the class was made."""

    title: str
    game: str
    language: Language
    options: dict[str, object]
    seating: Seating
    people: int
    level: str | None
    fill: bool
    open: bool
    names: list[list[str]]


class State(Struct, frozen=True, omit_defaults=True):
    """What the teacher has said since."""

    begun: bool = False
    shown: str | None = None
    debrief: bool = False


class Class(NamedTuple):
    """A class as the store has it."""

    row: ClassRow
    settings: Settings
    state: State
    tables: list[str]


_settings = json.Decoder(Settings)
_state = json.Decoder(State)


def read(row: ClassRow, tables: list[str]) -> Class:
    return Class(row, _settings.decode(row.settings), _state.decode(row.state), tables)


def new_class_id() -> str:
    """Short enough to be typed; whoever knows it may come in."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(CLASS_LENGTH))


def names_of(wish: NewClass) -> list[list[str]]:
    """The teacher's list, every name as it would be at a table; raises Refusal."""
    listed = [[clean_name(name) or "" for name in names] for names in wish.names]
    if any(len(names) > wish.people for names in listed):
        raise Refusal("bad_seats", TOO_MANY_NAMES)
    return listed


def table_wish(wish: NewClass, number: int) -> NewTable:
    people = [SeatWish("open")] * wish.people
    bots = [SeatWish("bot", level=wish.level)] * wish.bots
    return NewTable(
        wish.game, people + bots, wish.options, title=table_title(wish, number),
        language=wish.language, clock=wish.clock, facilitator_sees=wish.open,
    )  # fmt: skip


def table_title(wish: NewClass, number: int) -> str:
    return f"{clean(wish.title)} {number}".strip() if wish.title else str(number)


def make_tables(wish: NewClass, guest: bool, teacher: str, secret: str) -> list[Made]:
    """The tables, each with the links of the class; raises Refusal."""
    numbers = range(1, wish.tables + 1)
    return [
        linked(make_table(table_wish(wish, number), guest), teacher, secret) for number in numbers
    ]


def linked(made: Made, teacher: str, secret: str) -> Made:
    """The teacher's link leads the table, and whoever is in the class may watch it."""
    own = {"facilitator": teacher, "spectator": secret}
    tokens = [
        row._replace(hash=hash_of(token_from(made.table.id, own[row.role])))
        if row.role in own
        else row
        for row in made.tokens
    ]
    return made._replace(tokens=tokens)


def settings_of(wish: NewClass, first: Table) -> Settings:
    return Settings(
        clean(wish.title), wish.game, wish.language, first.settings.options, wish.seating,
        wish.people, wish.level, wish.fill, wish.open, names_of(wish),
    )  # fmt: skip


def seats_alike(table: Table) -> bool:
    """Whether the game follows the same numbers for every seat."""
    lines = table.game.lines(len(table.seats), table.match.options)
    seats = range(len(table.seats))
    counted = {frozenset(line.label for line in lines if line.owner == seat) for seat in seats}
    return len(counted) <= 1


def info_of(one: Class, first: Table) -> ClassInfo:
    settings, state = one.settings, one.state
    return ClassInfo(
        id=one.row.id, title=settings.title, game=settings.game, language=settings.language,
        options=settings.options, seating=settings.seating, people=settings.people,
        level=settings.level, fill=settings.fill, open=settings.open,
        tables=[
            ClassTable(number, table, token_from(table, one.row.secret))
            for number, table in enumerate(one.tables, 1)
        ],
        roles=first.info(set()).roles, alike=seats_alike(first),
        begun=state.begun, shown=state.shown, debrief=state.debrief,
        created_at=one.row.created_at,
    )  # fmt: skip
