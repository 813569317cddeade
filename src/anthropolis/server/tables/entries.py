"""What can happen at a table. A table is what its entries, one after the other, make of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from anthropolis.server.joining import Clock
from anthropolis.server.terms import Actor, Controller, Language, UndoPolicy, Visibility


class Choice(Struct, tag="choice", frozen=True, omit_defaults=True):
    """A seat took an option. `decision` is the question it answers.

    `then` is what left no choice after it and played itself: the rules find it again by
    themselves, but a record must be had when they are no longer installed.
    """

    seat: int
    key: str
    decision: int
    by: Actor
    then: list[tuple[int, str]] = []


class SteppedBack(Struct, tag="back", frozen=True):
    """A seat took back a part of its answer, or its answer while others still decide."""

    seat: int


class TakenBack(Struct, tag="take_back", frozen=True, omit_defaults=True):
    """Only the first `to` choices stand."""

    to: int
    by: Actor
    seat: int | None = None
    then: list[tuple[int, str]] = []


class SeatChanged(Struct, tag="seat", frozen=True):
    """Who decides for a seat, or its name, or its link."""

    seat: int
    controller: Controller
    level: str | None
    name: str | None
    by: Actor
    new_link: bool = False


class Paused(Struct, tag="pause", frozen=True):
    pass


class Resumed(Struct, tag="resume", frozen=True):
    pass


class UndoRequested(Struct, tag="undo_request", frozen=True):
    seat: int
    to: int


class UndoAnswered(Struct, tag="undo_answer", frozen=True):
    seat: int
    request: int
    agree: bool


class Muted(Struct, tag="mute", frozen=True):
    """The facilitator asked a seat to be silent in the chat, or let it speak again."""

    seat: int
    muted: bool


class LinkChanged(Struct, tag="link", frozen=True):
    """The facilitator made a new link of a kind; the old one is closed."""

    role: Literal["facilitator", "spectator", "join"]


class Rematched(Struct, tag="rematch", frozen=True):
    """The same people play again, at another table."""

    table: str
    seat: int | None


class ClockChanged(Struct, tag="clock", frozen=True):
    """The facilitator gives another time to think, or takes the clock away."""

    clock: Clock | None


class Helped(Struct, tag="help", frozen=True):
    """The facilitator lets a seat ask a bot what it would do, or no longer."""

    seat: int
    helped: bool


class Debriefed(Struct, tag="debrief", frozen=True):
    """The common debrief of the class has begun."""

    class_id: str


Entry = (
    Choice | SteppedBack | TakenBack | SeatChanged | Paused | Resumed | UndoRequested | UndoAnswered
    | Muted | LinkChanged | Rematched | ClockChanged | Helped | Debriefed
)  # fmt: skip


class SeatSetting(Struct, frozen=True):
    controller: Controller
    level: str | None = None
    name: str | None = None


class Settings(Struct, frozen=True):
    """What was agreed when the table was made."""

    seats: list[SeatSetting]
    options: dict[str, object]
    title: str
    language: Language
    visibility: Visibility
    undo: UndoPolicy
    clock: Clock | None
    facilitator_sees: bool
    forced: bool = False
    """Whether questions with one option play themselves; tables of old asked them."""
    branch_of: str | None = None
    branch_at: int | None = None
    opening: list[tuple[int, str]] = []
    """What left no choice at the very beginning."""
    replace_after: int | None = None
    sealed: bool = False
    """A branch of a match that still goes on: its own end must not tell that one's secrets."""


class ChatEntry(Struct, frozen=True):
    seat: int | None
    role: str
    text: str
    deleted: bool = False


# Made here, once: msgspec learns a type at its first use, and crashes when two threads are first.
_encoder = json.Encoder()
_entries: json.Decoder[Entry] = json.Decoder(Entry)
_settings = json.Decoder(Settings)
_lines = json.Decoder(ChatEntry)


def write_entry(entry: Entry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(body: str) -> Entry:
    return _entries.decode(body)


def read_settings(body: str) -> Settings:
    return _settings.decode(body)


def read_line(body: str) -> ChatEntry:
    return _lines.decode(body)
