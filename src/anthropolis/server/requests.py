"""What a page asks on its socket and over HTTP, and the answers that are no state of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anthropolis.server.joining import Clock, CreatedTable, RoleInfo, TableInfo
from anthropolis.server.replies import CalendarInfo, ChatLine, LogEntry, Position, Viewer
from anthropolis.server.terms import (
    ChatText,
    Controller,
    Count,
    EntryKind,
    Incoming,
    Key,
    Language,
    Level,
    Name,
    RequestId,
    SeatNumber,
    Status,
    Sub,
    TableId,
    Text,
    Token,
    UndoPolicy,
    Visibility,
)

ViewPath = Annotated[str, Meta(min_length=1, max_length=200, description="A path of the view.")]

# -- making and joining a table -------------------------------------------------------------------


class SeatWish(Incoming, frozen=True):
    """Who sits where: `person` gets a link from you, `open` is taken by whoever joins."""

    controller: Controller
    name: Name | None = None
    level: Level | None = None


class NewTable(Incoming, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    language: Language = "en"
    visibility: Visibility = "private"
    undo: UndoPolicy = "own"
    clock: Clock | None = None
    facilitator_sees: bool = False
    host_plays: bool = False
    """Whoever makes the table plays at it too, and so may not see everything."""
    replace_after: Annotated[int, Meta(ge=0, le=604_800)] | None = None
    """Once somebody is away for so many seconds, anybody may let a bot play for them."""


class Branch(Incoming, frozen=True):
    """What if? A new table that starts from a past decision of this one."""

    move: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    title: Annotated[str, Meta(max_length=80)] = ""
    redraw: bool = False
    """Draw anew everything that is not public, so that nobody knows what comes."""


class Join(Incoming, frozen=True):
    """With a `key` of its own making a page may ask again after a lost answer: same seat."""

    name: Name
    seat: SeatNumber | None = None
    key: Annotated[str, Meta(min_length=20, max_length=100)] | None = None


class TableHelp(Incoming, frozen=True, rename={"role": "class"}):
    """People play with the box: a position they wrote down, and the card that they drew.

    Without a position the answer is the table at the start; without a card the position as read.
    """

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    given: dict[str, Any] | None = None
    text: Annotated[str, Meta(max_length=20_000, description="A position as YAML.")] | None = None
    role: Annotated[str, Meta(max_length=40)] | None = None
    card: Annotated[int, Meta(ge=1, le=1000)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


# -- what a page says on its socket ---------------------------------------------------------------


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """A base: every message of a page has a number, and gets exactly one answer with it."""

    id: RequestId


class Subscribe(Request, tag="subscribe", frozen=True):
    """Follow a table. Answered by `state` and `done`; without a token one watches a public table.

    `after` and `chat_after` are the last numbers the page has seen: only what came later is sent.
    """

    sub: Sub
    table: TableId
    token: Token | None = None
    after: Count | None = None
    chat_after: Count = 0
    as_seat: SeatNumber | None = None
    """For facilitators of tables where they may see everything."""


class Unsubscribe(Request, tag="unsubscribe", frozen=True):
    sub: Sub


class Choose(Request, tag="choose", frozen=True):
    sub: Sub
    decision: Count
    key: Key


class Preview(Request, tag="preview", frozen=True):
    sub: Sub
    key: Key


class Undo(Request, tag="undo", frozen=True):
    """Take back one part or choice of one's own, or ask the others whether one may."""

    sub: Sub


class Why(Request, tag="formula", frozen=True):
    """What a number of the view is made of now."""

    sub: Sub
    path: ViewPath


class UndoAnswer(Request, tag="undo_answer", frozen=True):
    sub: Sub
    request: Count
    agree: bool


class Chat(Request, tag="chat", frozen=True):
    sub: Sub
    text: ChatText


class Ping(Request, tag="ping", frozen=True):
    pass


ClientMessage = Subscribe | Unsubscribe | Choose | Preview | Undo | Why | UndoAnswer | Chat | Ping


# -- the same over HTTP, and what a facilitator does ----------------------------------------------


class ChooseBody(Incoming, frozen=True):
    decision: Count
    key: Key


class PreviewBody(Incoming, frozen=True):
    key: Key


class WhyBody(Incoming, frozen=True):
    path: ViewPath


class UndoAnswerBody(Incoming, frozen=True):
    request: Count
    agree: bool


class ChatBody(Incoming, frozen=True):
    text: ChatText


class MuteBody(Incoming, frozen=True):
    muted: bool


class HelpBody(Incoming, frozen=True):
    helped: bool


class ClockBody(Incoming, frozen=True):
    """Another time to think; null takes the clock away."""

    clock: Clock | None


LinkRole = Literal["facilitator", "spectator", "join"]


class NewLink(Incoming, frozen=True):
    """Replace a link that more people have than should."""

    role: LinkRole


class LinkMade(Struct, frozen=True):
    token: str


class TakeBack(Incoming, frozen=True):
    to: Count
    """How many choices stand afterwards."""


class SeatChange(Incoming, frozen=True):
    """Change who decides for a seat (facilitator) or its name (also the seat itself)."""

    controller: Controller | None = None
    level: Level | None = None
    name: Name | None = None
    new_link: bool = False
    """Make a new link and close the old one."""


class SeatChanged(Struct, frozen=True):
    table: TableInfo
    token: str | None


class Rejoined(Struct, frozen=True):
    """A seat of the next match, or its facilitator (`seat` is null), with a link of its own."""

    table: TableInfo
    seat: int | None
    token: str


class Turn(Struct, frozen=True):
    """Whose turn it is, for a list of one's tables."""

    status: Status
    paused: bool
    calendar: CalendarInfo
    deciders: list[Text]
    """What those are called who must decide now."""
    yours: bool


class Accepted(Struct, frozen=True):
    """Stored. `seq` is the number of the new entry."""

    seq: int


class TookBack(Struct, frozen=True):
    """Stored; or, when the match was over and its secrets told, what became a branch instead."""

    seq: int
    branch: CreatedTable | None


class ChatAnswer(Struct, frozen=True):
    chat: list[ChatLine]
    chat_seq: int


class LogPage(Struct, frozen=True):
    """Entries that stand, in order; `before` is what to ask with for the page before it."""

    log: list[LogEntry]
    before: int | None


class Replayed(Struct, frozen=True):
    """The table as it stood after `position.move` choices, and what led there."""

    viewer: Viewer
    moves: int
    position: Position
    entry: LogEntry | None


class LineInfo(Struct, frozen=True):
    """A number that is followed: its word without its owner, what it counts, and whose it is."""

    name: str
    label: str
    unit: str
    owner: int | str
    """A seat, a word of the game, or empty for what all share."""
    telling: bool


class Series(Struct, frozen=True):
    """The game's own figures after each choice, `values[name][move]`, and where it stood then."""

    moves: int
    lines: list[LineInfo]
    values: dict[str, list[int | None]]
    calendar: list[CalendarInfo]


class RecordBody(Incoming, frozen=True):
    """A record byte for byte as it was downloaded, and what to show of it."""

    record: Annotated[str, Meta(min_length=1)]
    move: Count | None = None
    as_seat: SeatNumber | None = None


class ReplayedRecord(Struct, frozen=True):
    """A match from its record alone. Without a `move` it is the end, with log and series."""

    game: str
    names: list[Text]
    roles: list[RoleInfo]
    replayed: Replayed
    log: list[LogEntry]
    series: Series | None


class ExportedEntry(Struct, frozen=True):
    number: int
    at: float
    kind: EntryKind
    body: dict[str, Any]


class Export(Struct, frozen=True):
    """Everything the server keeps about a table, without tokens; no seed before the end."""

    table: TableInfo
    entries: list[ExportedEntry]
    chat: list[ChatLine]
