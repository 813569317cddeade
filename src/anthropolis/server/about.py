"""What the server tells about itself, its games and their rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from anthropolis.server.terms import Text

# -- the server, the games and the bots -----------------------------------------------------------


class Health(Struct, frozen=True):
    status: Literal["ok", "closing", "troubled", "store_down"]
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
    minutes: int
    """About how long a match takes; 0 if the game does not say."""
    weight: int
    """1 light, 2 medium, 3 heavy; 0 if the game does not say."""


class GamesAnswer(Struct, frozen=True):
    games: list[GameInfo]
    levels: list[LevelInfo]


class PhaseInfo(Struct, frozen=True):
    id: str
    steps: list[str]


class GameDetails(Struct, frozen=True):
    game: GameInfo
    options_schema: dict[str, Any]
    """JSON Schema; French titles and descriptions under `x-fr` of each property."""
    terms: dict[str, Text]
    """The vocabulary of the game: card ids, rows, classes... in words."""
    cards: dict[str, dict[str, Any]]
    """What is printed on each card, by id."""
    phases: list[PhaseInfo]
    """The phases of every round, in order."""
    meanings: dict[str, str]
    """What stands at which path of a view, `*` for any item or key: seat, card, pile, each_seat."""


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
