"""What happens in a game of Anthropocène, as events. Cards and lines are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.events import Event


@dataclass(frozen=True)
class GenerationStarted(Event):
    number: int
    player: int


@dataclass(frozen=True)
class HandsDealt(Event):
    cards: int


@dataclass(frozen=True)
class ObjectivesDealt(Event):
    pass


@dataclass(frozen=True)
class CardLaid(Event):
    player: int
    card: str
    row: str
    column: str


@dataclass(frozen=True)
class ObjectiveMet(Event):
    player: int


@dataclass(frozen=True)
class ObjectiveBroken(Event):
    player: int


@dataclass(frozen=True)
class ObjectiveRevealed(Event):
    player: int
    line: str
    value: int
    met: bool


@dataclass(frozen=True)
class IceChanged(Event):
    before: int
    after: int
    co2: int
    ch4: int


@dataclass(frozen=True)
class SkyRead(Event):
    generation: int
    met: int
    unmet: int
    value: int


@dataclass(frozen=True)
class GameLost(Event):
    reason: str


@dataclass(frozen=True)
class GameOver(Event):
    score: int
    won: bool
    grade: str
