"""A class and its room, as types: what a teacher asks for, and what everybody in it is told.

Nothing in a room is more than a spectator of its tables may see.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anthropolis.server.joining import Clock, RoleInfo, SeatInfo
from anthropolis.server.replies import CalendarInfo, ClockInfo, CounterInfo, ServerMessage
from anthropolis.server.requests import ClientMessage, LineInfo, Request
from anthropolis.server.terms import (
    ChatText,
    Incoming,
    Language,
    Level,
    Name,
    Status,
    Sub,
    TableId,
    Text,
)

MOST_TABLES = 16
ClassId = Annotated[str, Meta(min_length=1, max_length=16, description="A class's short name.")]
Seating = Literal["own", "random", "list"]

# -- making and joining a class -------------------------------------------------------------------


class NewClass(Incoming, frozen=True):
    """Several tables of one game. `people` sit at each, with `bots` beside them.

    Seating: people choose their table (`own`), are dealt out (`random`), or sit where the
    teacher's list says: one list of names for each table.
    """

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)]
    people: Annotated[int, Meta(ge=1, le=16)]
    bots: Annotated[int, Meta(ge=0, le=15)] = 0
    level: Level | None = None
    """How strong the bots are, also those that take seats which stay empty."""
    fill: bool = True
    """Bots take the seats that are empty when the class begins; else a table waits for people."""
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    language: Language = "en"
    clock: Clock | None = None
    seating: Seating = "random"
    names: Annotated[
        list[Annotated[list[Name], Meta(max_length=16)]], Meta(max_length=MOST_TABLES)
    ] = []
    open: bool = False
    """The teacher may look at every table through the eyes of every seat."""


class ClassTable(Struct, frozen=True):
    number: int
    id: str
    watch: str
    """A link for whoever in the class watches this table."""


class ClassInfo(Struct, frozen=True):
    """A class as everybody in it knows it."""

    id: str
    title: str
    game: str
    language: Language
    options: dict[str, Any]
    seating: Seating
    people: int
    level: Level | None
    """How strong its bots are; null is what a server takes where nothing was said."""
    fill: bool
    open: bool
    tables: list[ClassTable]
    roles: list[RoleInfo]
    alike: bool
    """Whether all seats play the same part; else they are called by their roles."""
    begun: bool
    shown: str | None
    """The table on the projector."""
    debrief: bool
    """The common debrief has begun."""
    created_at: float


class CreatedClass(Struct, frozen=True):
    """The teacher's link is told once; the server keeps only its hash."""

    info: ClassInfo
    teacher: str


class ClassAnswer(Struct, frozen=True):
    info: ClassInfo
    leads: list[str] | None
    """For the teacher: the link that leads each of the tables, in order."""


class JoinClass(Incoming, frozen=True):
    """With a `key` of its own making a page may ask again after a lost answer: same seat."""

    name: Name
    key: Annotated[str, Meta(min_length=20, max_length=100)]
    number: Annotated[int, Meta(ge=1, le=MOST_TABLES)] | None = None
    """The table, where people choose it themselves."""


class Seated(Struct, frozen=True):
    """A seat of one's own, or, where there is none (`seat` is null), a place to watch from."""

    table: str
    seat: int | None
    token: str


class SayBody(Incoming, frozen=True):
    text: ChatText


class ShowBody(Incoming, frozen=True):
    """Which table stands on the projector; null shows the whole class."""

    table: TableId | None


class TeacherLink(Struct, frozen=True):
    teacher: str


class DoneForAll(Struct, frozen=True):
    """At how many tables it took effect."""

    tables: int


# -- the room -------------------------------------------------------------------------------------


class Enter(Request, tag="enter", frozen=True):
    """Follow all tables of a class at once. Answered by `room` and `done`."""

    sub: Sub
    class_id: ClassId


class Glance(Struct, frozen=True):
    """A table in one look."""

    table: str
    seq: int
    status: Status
    paused: bool
    calendar: CalendarInfo
    deciders: list[int]
    headlines: list[list[CounterInfo]]
    scores: list[int]
    finished: bool
    winners: list[int]
    seats: list[SeatInfo]
    free: int
    """How many seats somebody who comes may take, also those that a bot keeps."""
    clock: ClockInfo | None
    rule: Clock | None
    move: int
    back: int | None
    """How many choices would stand if the last decision were taken back."""
    values: list[int | None]
    """The lines of the room after `move` choices."""
    alarms: int
    """How often something went badly wrong."""
    alarm: Text | None
    """The last of it, in words."""
    time: float


class Room(Struct, tag="room", tag_field="type", frozen=True):
    """The whole room: the class, its tables, and the course of each so far."""

    sub: str
    info: ClassInfo
    lines: list[LineInfo]
    glances: list[Glance]
    curves: list[list[list[int | None]]]
    """For each glance and each line its value after each choice."""


class Glanced(Struct, tag="glance", tag_field="type", frozen=True):
    """Something is new at one of the tables."""

    sub: str
    glance: Glance


class ClassChanged(Struct, tag="class", tag_field="type", frozen=True):
    """The class itself: it has begun, another table is shown, the debrief begins."""

    sub: str
    info: ClassInfo


class ClassGone(Struct, tag="class_gone", tag_field="type", frozen=True):
    sub: str


AnyServerMessage = ServerMessage | Room | Glanced | ClassChanged | ClassGone
AnyClientMessage = ClientMessage | Enter
