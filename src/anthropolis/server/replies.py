"""Everything that is said between a page and the server, as types. docs/api.md tells the story.

The OpenAPI description and the types of the web client are generated from these classes. What
comes in refuses unknown fields; what goes out always has all its fields.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from anthropolis.server.joining import TableInfo
from anthropolis.server.terms import (
    Actor,
    EntryKind,
    Problem,
    Role,
    Text,
)

# -- what a seat is told --------------------------------------------------------------------------


class Viewer(Struct, frozen=True):
    role: Role
    seat: int | None


class CauseInfo(Struct, frozen=True):
    """Who or what brought something about: a word of the game, and a seat if it was one."""

    what: str
    seat: int | None


class EventInfo(Struct, frozen=True):
    """Something that happened, as data and in words, and how to show it."""

    event: dict[str, Any]
    """`{"event": name, "rule": id, ...fields}`"""
    rule: str
    text: Text
    beat: Literal["silent", "quick", "normal", "ceremony"]
    """How much attention it deserves."""
    mark: Literal["", "begin", "alarm", "end"]
    """What it is to the timeline."""
    about: list[str]
    """The paths of the view that it changes, each with all that is below it."""
    change: int
    """By how much it changes the number at the first of them; 0 where it changes none."""
    cause: CauseInfo | None


class TaleInfo(Struct, frozen=True):
    """One sentence of the story; `first` and `last` are places in the entry's events."""

    text: Text
    kind: Literal["action", "step", "heading", "headline"]
    seat: int | None
    first: int
    last: int
    about: list[str]


class ForcedInfo(Struct, frozen=True):
    """A choice that was none: only one option was there. Others are not told which."""

    seat: int
    label: Text | None


class LogEntry(Struct, frozen=True):
    """One entry of the table's list, as this viewer may know it.

    `move` is the number of choices that stand after it. An entry `take_back` removes every
    entry of kind `choice` with a higher `move`, an entry `back` the last choice of its seat.
    """

    number: int
    kind: EntryKind
    seat: int | None
    by: Actor | None
    at: float
    move: int
    events: list[EventInfo]
    story: list[TaleInfo]
    forced: list[ForcedInfo]
    """Choices with one option that played themselves after it."""
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
    counted: str
    """What these numbers count, as a word of the game; empty when there is no range."""
    parted: bool
    """The answer has parts: each choice adds one, and nothing happens until it is whole."""
    parts: list[OptionInfo]
    """The parts given so far; an `undo` takes the last one back."""
    end: str | None
    """The key of the option that ends the answer here, if it may end."""
    waits: bool
    """Asked although there is one option, because the table waits for everybody."""


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


class CalendarInfo(Struct, frozen=True):
    """Where the match stands: round `number` of `of`; `unit`, `phase` and `step` are words."""

    unit: str
    number: int
    of: int
    year: str
    phase: str
    step: str


class CounterInfo(Struct, frozen=True):
    """A number that matters: `coming` is what the next phase will add to it."""

    id: str
    value: int
    path: str
    coming: int | None
    alarm: bool


class Position(Struct, frozen=True):
    """The game as a viewer may know it."""

    move: int
    calendar: CalendarInfo
    headlines: list[list[CounterInfo]]
    """For each seat the numbers that tell most."""
    view: dict[str, Any]
    deciders: list[int]
    decision: DecisionInfo | None
    scores: list[int]
    finished: bool
    winners: list[int]
    result: dict[str, Any] | None
    parts: list[dict[str, int]]
    """At the end: for each seat what its score is made of, by words; none if it is a count."""
    lenses: dict[str, list[int]]
    """At the end: all scores as each lens of the game sees them."""


class ChatLine(Struct, frozen=True):
    number: int
    at: float
    seat: int | None
    role: Role
    name: Text
    text: str
    deleted: bool
    """The facilitator took the words out."""


class State(Struct, tag="state", tag_field="type", frozen=True):
    """All a viewer needs to show a table. With `reset` the log replaces what the page had."""

    sub: str
    seq: int
    reset: bool
    viewer: Viewer
    table: TableInfo
    position: Position
    log: list[LogEntry]
    log_before: int | None
    """There are earlier entries: ask for the log before this number."""
    paused: bool
    talk: bool
    """Whether chat is open now."""
    sayings: list[Text]
    """What may be said all the same while it is closed."""
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
    sayings: list[Text]
    undo: UndoInfo
    clock: ClockInfo | None
    table: TableInfo | None
    """Only when something in it has changed besides `moves` and `moved_at`."""
    time: float


class ChatMessage(Struct, tag="chat", tag_field="type", frozen=True):
    sub: str
    line: ChatLine


class Presence(Struct, tag="presence", tag_field="type", frozen=True):
    """Which seats have a page open, and since when the others have none."""

    sub: str
    present: list[bool]
    away_since: list[float | None]


class BotWaits(Struct, tag="bot_waits", tag_field="type", frozen=True):
    """There is much to think about here: the bot of this seat waits its turn."""

    sub: str
    seat: int


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


class FollowUpInfo(Struct, frozen=True):
    """An answer to the question that would be asked next, and what both together would bring."""

    key: str
    ref: dict[str, Any]
    label: Text
    events: list[EventInfo]
    changes: list[Change]
    sure: bool


class PreviewAnswer(Struct, frozen=True):
    """What a choice would bring, as far as the seat can know; `sure` if that is all."""

    key: str
    events: list[EventInfo]
    changes: list[Change]
    story: list[TaleInfo]
    sure: bool
    next: list[FollowUpInfo]
    """The seat's own answers to what it would be asked next."""
    open: bool
    """The answer has more parts to come."""
    hidden: list[Text]
    """What only the choice itself will show."""
    ahead: list[Text]
    """What the rules would bring the seat later, as things stand then."""


class Previewed(Struct, tag="preview", tag_field="type", frozen=True):
    id: int
    preview: PreviewAnswer


class PartInfo(Struct, frozen=True):
    label: Text
    amount: int


class Formula(Struct, frozen=True):
    """The parts that make up a number now; none if it is a plain count."""

    path: str
    parts: list[PartInfo]


class Explained(Struct, tag="formula", tag_field="type", frozen=True):
    id: int
    formula: Formula


class ReasonInfo(Struct, frozen=True):
    """What speaks for a choice: so many points more (or less) than the options bring on average."""

    label: Text
    points: float


class Suggestion(Struct, frozen=True):
    """What a bot would do in the place of a seat, and why; no reasons if its game gives none."""

    key: str
    label: Text
    reasons: list[ReasonInfo]


class Gone(Struct, tag="gone", tag_field="type", frozen=True):
    """The table was deleted or archived: the subscription is over."""

    sub: str
    reason: Literal["deleted", "archived", "link_changed"]


class Pong(Struct, tag="pong", tag_field="type", frozen=True):
    id: int
    time: float


ServerMessage = (
    State
    | Moved
    | ChatMessage
    | Presence
    | BotWaits
    | Done
    | Refused
    | Previewed
    | Explained
    | Gone
    | Pong
)
