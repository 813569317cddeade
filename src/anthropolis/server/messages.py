"""Everything that is said between a page and the server, as types. docs/api.md tells the story.

The OpenAPI description and the types of the web client are generated from these classes. What
comes in refuses unknown fields; what goes out always has all its fields.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Visibility = Literal["private", "public"]
UndoPolicy = Literal["none", "own", "agreed", "facilitator"]
Status = Literal["waiting", "playing", "finished", "archived"]
Controller = Literal["person", "bot", "open"]
Role = Literal["seat", "facilitator", "spectator"]
Actor = Literal["person", "bot", "clock", "facilitator"]
EntryKind = Literal[
    "set_up", "choice", "take_back", "seat", "pause", "resume", "undo_request", "undo_answer"
]
ErrorCode = Literal[
    "bad_request", "unauthorized", "forbidden", "not_found", "too_large", "slow_down",
    "unavailable", "illegal", "bad_options", "bad_seats", "stale", "not_asked", "waiting",
    "paused", "finished", "taken", "no_undo", "talk_closed", "archived",
]  # fmt: skip

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What others call a player.")]
Level = Annotated[
    str,
    Meta(
        min_length=1, max_length=16,
        description="A level (easy, medium, hard) or a bot's own name: greedy, mcts:200, mcts:1s",
    ),
]  # fmt: skip
Key = Annotated[str, Meta(min_length=1, max_length=500, description="The key of an option.")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, description="A table's own name.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Sub = Annotated[str, Meta(min_length=1, max_length=16, description="Chosen by the page.")]
RequestId = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]
ChatText = Annotated[str, Meta(min_length=1, max_length=1000)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class Text(Struct, frozen=True):
    """A text for people, in every language we speak."""

    en: str
    fr: str


class Answer(Struct, forbid_unknown_fields=True, frozen=True):
    """A base for what comes in: unknown fields are refused."""


# -- errors ---------------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why something was refused. `rule` is the rule of the game that refuses, if one does."""

    code: ErrorCode
    message: Text
    rule: str | None = None


class ErrorBody(Struct, frozen=True):
    error: Problem


# -- the server, the games and the bots -----------------------------------------------------------


class Health(Struct, frozen=True):
    status: Literal["ok", "closing", "store_down"]
    version: str
    store: Literal["sqlite", "postgresql"]
    time: float


class LevelInfo(Struct, frozen=True):
    """A strength that a bot can have."""

    level: str
    bot: str
    name: Text
    seconds: float
    """It answers within this time, whatever happens."""


class GameInfo(Struct, frozen=True):
    id: str
    version: str
    name: Text
    summary: Text
    fewest_seats: int
    most_seats: int
    cooperative: bool


class GamesAnswer(Struct, frozen=True):
    games: list[GameInfo]
    levels: list[LevelInfo]


class GameDetails(Struct, frozen=True):
    game: GameInfo
    options_schema: dict[str, Any]
    """JSON Schema; French titles and descriptions under `x-fr` of each property."""
    terms: dict[str, Text]
    """The vocabulary of the game: card ids, rows, classes... in words."""
    cards: dict[str, dict[str, Any]]
    """What is printed on each card, by id."""


class RuleInfo(Struct, frozen=True):
    id: str
    chapter: str
    provenance: str
    text: Text


class ChapterInfo(Struct, frozen=True):
    id: str
    title: Text


class RulesAnswer(Struct, frozen=True):
    game: str
    version: str
    chapters: list[ChapterInfo]
    rules: list[RuleInfo]


# -- making and joining a table -------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """`decision`: so many seconds for each decision; `seat`: so many for the whole match."""

    kind: Literal["decision", "seat"]
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)]


class SeatWish(Answer, frozen=True):
    """Who sits where: `person` gets a link from you, `open` is taken by whoever joins."""

    controller: Controller
    name: Name | None = None
    level: Level | None = None


class NewTable(Answer, frozen=True):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    language: Language = "en"
    visibility: Visibility = "private"
    undo: UndoPolicy = "own"
    clock: Clock | None = None
    facilitator_sees: bool = False


class Branch(Answer, frozen=True):
    """What if? A new table that starts from a past decision of this one."""

    move: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    title: Annotated[str, Meta(max_length=80)] = ""


class Links(Struct, frozen=True):
    """The tokens of a new table. They are told once; the server keeps only their hashes."""

    facilitator: str
    spectator: str
    join: str
    seats: list[str | None]
    """One per seat; null for bots and open seats."""


class SeatInfo(Struct, frozen=True):
    seat: int
    controller: Controller
    level: str | None
    name: Text
    present: bool
    """Whether a page of this seat is connected."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    version: str
    title: str
    language: Language
    visibility: Visibility
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    undo: UndoPolicy
    clock: Clock | None
    facilitator_sees: bool
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


class CreatedTable(Struct, frozen=True):
    table: TableInfo
    links: Links


class PublicTables(Struct, frozen=True):
    tables: list[TableInfo]


class Join(Answer, frozen=True):
    name: Name
    seat: SeatNumber | None = None


class Joined(Struct, frozen=True):
    table: TableInfo
    seat: int
    token: str


# -- what a seat is told --------------------------------------------------------------------------


class Viewer(Struct, frozen=True):
    role: Role
    seat: int | None


class EventInfo(Struct, frozen=True):
    """Something that happened, as data and in words."""

    event: dict[str, Any]
    """`{"event": name, "rule": id, ...fields}`"""
    rule: str
    text: Text


class LogEntry(Struct, frozen=True):
    """One entry of the table's list, as this viewer may know it.

    `move` is the number of choices that stand after it. An entry `take_back` removes every
    entry of kind `choice` with a higher `move`.
    """

    number: int
    kind: EntryKind
    seat: int | None
    by: Actor | None
    at: float
    move: int
    events: list[EventInfo]
    text: Text | None
    """For entries that are no choice: what happened, in words."""


class OptionInfo(Struct, frozen=True):
    key: str
    ref: dict[str, Any]
    label: Text


class BlockedInfo(Struct, frozen=True):
    ref: dict[str, Any]
    rule: str
    label: Text


class DecisionInfo(Struct, frozen=True):
    """What this seat must decide now. `id` is sent back with the choice."""

    id: int
    rule: str
    prompt: Text
    ref: dict[str, Any]
    """What the question is about, as data: its name and whom or what it names."""
    options: list[OptionInfo]
    blocked: list[BlockedInfo]
    span: list[int] | None
    """Lowest and highest number when the options are a range of numbers."""


class UndoInfo(Struct, frozen=True):
    """What may be taken back now, and a request that waits for answers."""

    may_ask: bool
    """This viewer may send an undo now."""
    to: int | None
    """The number of choices that would stand after it."""
    request: int | None
    """Number of the open request."""
    by: int | None
    waiting_for: list[int]


class ClockInfo(Struct, frozen=True):
    """When the deciding seats run out of time (seconds since 1970), and what each has left."""

    deadlines: dict[str, float]
    left: list[float] | None


class Position(Struct, frozen=True):
    """The game as a viewer may know it."""

    move: int
    view: dict[str, Any]
    deciders: list[int]
    decision: DecisionInfo | None
    scores: list[int]
    finished: bool
    winners: list[int]
    result: dict[str, Any] | None


class ChatLine(Struct, frozen=True):
    number: int
    at: float
    seat: int | None
    role: Role
    name: Text
    text: str


class State(Struct, tag="state", tag_field="type", frozen=True):
    """All a viewer needs to show a table. With `reset` the log replaces what the page had."""

    sub: str
    seq: int
    reset: bool
    viewer: Viewer
    table: TableInfo
    position: Position
    log: list[LogEntry]
    paused: bool
    talk: bool
    """Whether chat is open now."""
    undo: UndoInfo
    clock: ClockInfo | None
    chat: list[ChatLine]
    chat_seq: int
    time: float


class Moved(Struct, tag="moved", tag_field="type", frozen=True):
    """One new entry. `seq` is always the last one plus one."""

    sub: str
    seq: int
    entry: LogEntry
    position: Position
    paused: bool
    talk: bool
    undo: UndoInfo
    clock: ClockInfo | None
    table: TableInfo | None
    """Only when something in it has changed besides `moves` and `moved_at`."""
    time: float


class ChatMessage(Struct, tag="chat", tag_field="type", frozen=True):
    sub: str
    line: ChatLine


class Presence(Struct, tag="presence", tag_field="type", frozen=True):
    """Which seats have a page open."""

    sub: str
    present: list[bool]


class Done(Struct, tag="done", tag_field="type", frozen=True):
    """The request was carried out and is stored; `seq` is the number of its entry."""

    id: int
    seq: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """The request changed nothing. `id` is null when it could not even be read."""

    id: int | None
    error: Problem


class Change(Struct, frozen=True):
    path: str
    before: Any
    after: Any


class PreviewAnswer(Struct, frozen=True):
    """What a choice would bring, as far as the seat can know; `sure` if that is all."""

    key: str
    events: list[EventInfo]
    changes: list[Change]
    sure: bool


class Previewed(Struct, tag="preview", tag_field="type", frozen=True):
    id: int
    preview: PreviewAnswer


class Gone(Struct, tag="gone", tag_field="type", frozen=True):
    """The table was deleted or archived: the subscription is over."""

    sub: str
    reason: Literal["deleted", "archived", "link_changed"]


class Pong(Struct, tag="pong", tag_field="type", frozen=True):
    id: int
    time: float


ServerMessage = State | Moved | ChatMessage | Presence | Done | Refused | Previewed | Gone | Pong


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
    sub: Sub


class UndoAnswer(Request, tag="undo_answer", frozen=True):
    sub: Sub
    request: Count
    agree: bool


class Chat(Request, tag="chat", frozen=True):
    sub: Sub
    text: ChatText


class Ping(Request, tag="ping", frozen=True):
    pass


ClientMessage = Subscribe | Unsubscribe | Choose | Preview | Undo | UndoAnswer | Chat | Ping


# -- the same over HTTP, and what a facilitator does ----------------------------------------------


class ChooseBody(Answer, frozen=True):
    decision: Count
    key: Key


class PreviewBody(Answer, frozen=True):
    key: Key


class UndoAnswerBody(Answer, frozen=True):
    request: Count
    agree: bool


class ChatBody(Answer, frozen=True):
    text: ChatText


class TakeBack(Answer, frozen=True):
    to: Count
    """How many choices stand afterwards."""


class SeatChange(Answer, frozen=True):
    """Change who decides for a seat (facilitator) or its name (also the seat itself)."""

    controller: Controller | None = None
    level: Level | None = None
    name: Name | None = None
    new_link: bool = False
    """Make a new link and close the old one."""


class SeatChanged(Struct, frozen=True):
    table: TableInfo
    token: str | None


class Accepted(Struct, frozen=True):
    """Stored. `seq` is the number of the new entry."""

    seq: int


class ChatAnswer(Struct, frozen=True):
    chat: list[ChatLine]
    chat_seq: int


class Replayed(Struct, frozen=True):
    """The table as it stood after `position.move` choices, and what led there."""

    viewer: Viewer
    moves: int
    position: Position
    entry: LogEntry | None


class Series(Struct, frozen=True):
    """Every number of the public view, after each choice: `values[path][move]`."""

    moves: int
    values: dict[str, list[float | None]]


class TurningPointInfo(Struct, frozen=True):
    """A choice and what it changed for its seat, from 0 for the worst to 1 for the best."""

    move: int
    """How many choices stood before it: where to look, and where to branch."""
    seat: int
    rule: str
    prompt: Text
    label: Text
    before: float
    """What the seat could expect when it was asked: the average of its options."""
    after: float


class TurningPoints(Struct, frozen=True):
    """The choices of a finished match that mattered most, the largest swing first."""

    moves: int
    points: list[TurningPointInfo]


class RecordBody(Answer, frozen=True):
    """A record byte for byte as it was downloaded, and what to show of it."""

    record: Annotated[str, Meta(min_length=1)]
    move: Count | None = None
    as_seat: SeatNumber | None = None


class ReplayedRecord(Struct, frozen=True):
    """A match from its record alone. Without a `move` it is the end, with log and series."""

    game: str
    names: list[Text]
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
