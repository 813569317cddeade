"""Words that requests and replies share: short types, texts for people, and why not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Visibility = Literal["private", "public"]
UndoPolicy = Literal["none", "own", "agreed", "facilitator"]
Status = Literal["waiting", "playing", "finished", "archived", "outdated"]
Controller = Literal["person", "bot", "open"]
Role = Literal["seat", "facilitator", "spectator"]
Actor = Literal["person", "bot", "clock", "facilitator", "rules"]
EntryKind = Literal[
    "set_up", "choice", "back", "take_back", "seat", "pause", "resume", "undo_request",
    "undo_answer", "mute", "link", "redraw", "rematch", "clock", "help", "debrief", "unreadable",
]  # fmt: skip
ErrorCode = Literal[
    "bad_request", "unauthorized", "forbidden", "not_found", "too_large", "slow_down",
    "unavailable", "illegal", "bad_options", "bad_seats", "stale", "not_asked", "waiting",
    "paused", "finished", "taken", "no_undo", "talk_closed", "muted", "archived", "outdated",
    "broken", "fault", "name_taken",
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


class Incoming(Struct, forbid_unknown_fields=True, frozen=True):
    """A base for what comes in: unknown fields are refused."""


class Problem(Struct, frozen=True):
    """Why something was refused. `rule` is the rule of the game that refuses, if one does."""

    code: ErrorCode
    message: Text
    rule: str | None = None


class ErrorBody(Struct, frozen=True):
    error: Problem
