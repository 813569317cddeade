"""What happens in a game of Anthropocène, as events. Cards and lines are named by their ids."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import ALARM, BEGIN, CEREMONY, END, NORMAL, SILENT, Cause
from anthropolis.engine.events import Event


@dataclass(frozen=True)
class GenerationStarted(Event):
    number: int
    player: int

    def beat(self) -> str:
        return NORMAL

    def mark(self) -> str:
        return BEGIN

    def about(self) -> tuple[str, ...]:
        return ("generation", "first_player")


@dataclass(frozen=True)
class HandsDealt(Event):
    cards: int

    def beat(self) -> str:
        return SILENT

    def about(self) -> tuple[str, ...]:
        return ("people",)


@dataclass(frozen=True)
class ObjectivesDealt(Event):
    def beat(self) -> str:
        return SILENT

    def about(self) -> tuple[str, ...]:
        return ("people",)


@dataclass(frozen=True)
class CardLaid(Event):
    player: int
    card: str
    row: str
    column: str

    def beat(self) -> str:
        return NORMAL

    def about(self) -> tuple[str, ...]:
        return (
            f"board.{self.row}.{self.column}",
            f"totals.{self.row}",
            f"totals.{self.column}",
            "gas",
        )

    def cause(self) -> Cause:
        return Cause(self.card, self.player)


@dataclass(frozen=True)
class ObjectiveMet(Event):
    player: int

    def about(self) -> tuple[str, ...]:
        return (f"people.{self.player}",)


@dataclass(frozen=True)
class ObjectiveBroken(Event):
    player: int

    def about(self) -> tuple[str, ...]:
        return (f"people.{self.player}",)


@dataclass(frozen=True)
class ObjectiveRevealed(Event):
    player: int
    line: str
    value: int
    met: bool

    def beat(self) -> str:
        return CEREMONY

    def about(self) -> tuple[str, ...]:
        return (f"people.{self.player}", f"totals.{self.line}")


@dataclass(frozen=True)
class IceChanged(Event):
    before: int
    after: int
    co2: int
    ch4: int

    def beat(self) -> str:
        return CEREMONY

    def mark(self) -> str:
        return ALARM if self.after < self.before else ""

    def about(self) -> tuple[str, ...]:
        return ("ice", "gas")

    def change(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class SkyRead(Event):
    generation: int
    met: int
    unmet: int
    value: int

    def beat(self) -> str:
        return CEREMONY

    def about(self) -> tuple[str, ...]:
        return ("sky",)


@dataclass(frozen=True)
class GameLost(Event):
    reason: str

    def beat(self) -> str:
        return CEREMONY

    def mark(self) -> str:
        return ALARM

    def about(self) -> tuple[str, ...]:
        return ("outcome", "ice")


@dataclass(frozen=True)
class GameOver(Event):
    score: int
    won: bool
    grade: str

    def beat(self) -> str:
        return CEREMONY

    def mark(self) -> str:
        return END

    def about(self) -> tuple[str, ...]:
        return ("outcome", "score", "grade")
