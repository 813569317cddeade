"""Making and joining a table, as types. Like all of them they give the API its description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anthropolis.server.terms import (
    Controller,
    Language,
    Status,
    Text,
    UndoPolicy,
    Visibility,
)


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """So many seconds: for each `decision`, for a whole `phase`, or for a `seat` in the match."""

    kind: Literal["decision", "phase", "seat"]
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)]


class Links(Struct, frozen=True):
    """The tokens of a new table. They are told once; the server keeps only their hashes."""

    facilitator: str
    spectator: str
    join: str
    seats: list[str | None]
    """One per seat; null for bots and open seats."""


class RoleInfo(Struct, frozen=True):
    """Who a seat is in the game, or a player that the rules play (then `seat` is null)."""

    id: str
    name: Text
    of: Text
    """The name behind "of": « de la Classe ouvrière »."""
    to: Text
    colour: str
    emblem: str
    seat: int | None


class SeatInfo(Struct, frozen=True):
    seat: int
    controller: Controller
    level: str | None
    name: Text
    present: bool
    """Whether a page of this seat is connected."""
    muted: bool = False
    """The facilitator asked this seat to be silent."""
    away_since: float | None = None
    """Since when nobody is there, for a person's seat; null while somebody is."""
    helped: bool = False
    """The facilitator lets this seat ask a bot what it would do."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    version: str
    title: str
    language: Language
    visibility: Visibility
    status: Status
    seats: list[SeatInfo]
    roles: list[RoleInfo]
    """One for each seat in order, then those that the rules play."""
    options: dict[str, Any]
    undo: UndoPolicy
    clock: Clock | None
    facilitator_sees: bool
    replace_after: int | None
    """Once somebody is away for so many seconds, anybody may let a bot play for them."""
    commitment: str
    """Hash of the seed, shown from the start."""
    seed: str | None
    """The seed itself, once the match is over."""
    created_at: float
    moved_at: float
    moves: int
    """How many choices stand."""
    branch_of: str | None
    branch_at: int | None
    """The move of the other match from which this one goes its own way."""
    rematch: str | None
    """The table at which the same people play again."""
    debrief: str | None
    """The class whose common debrief has begun."""


class CreatedTable(Struct, frozen=True):
    table: TableInfo
    links: Links


class PublicTables(Struct, frozen=True):
    tables: list[TableInfo]


class Joined(Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str
