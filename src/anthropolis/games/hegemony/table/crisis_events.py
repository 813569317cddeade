"""What happens in the mini-expansions, as events."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import ALARM, CEREMONY, NORMAL
from anthropolis.engine.events import Event


@dataclass(frozen=True)
class CrisisBegun(Event):
    card: str

    def beat(self) -> str:
        return CEREMONY

    def mark(self) -> str:
        return ALARM


@dataclass(frozen=True)
class BondsIssued(Event):
    """What each class has lent the State."""

    working_class: int
    middle_class: int
    capitalist_class: int


@dataclass(frozen=True)
class BondsRepaid(Event):
    working_class: int
    middle_class: int
    capitalist_class: int


@dataclass(frozen=True)
class EventGiven(Event):
    """The State gives an alternative event to a class, which keeps it or takes a point."""

    role: str
    event: str
    kept: bool

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class BenefitUsed(Event):
    role: str
    event: str


@dataclass(frozen=True)
class ObjectiveTurned(Event):
    """An automa has fulfilled one of its open objectives; the best one scores at the end."""

    role: str
    objective: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class ObjectiveKept(Event):
    """Only its owner knows which objective a role has kept."""

    role: str
    seat: int
    objective: str

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else HiddenObjectiveKept(self.rule, self.role, self.seat)


@dataclass(frozen=True)
class HiddenObjectiveKept(Event):
    role: str
    seat: int


@dataclass(frozen=True)
class ObjectiveRevealed(Event):
    role: str
    objective: str
    vp: int

    def beat(self) -> str:
        return CEREMONY
