"""What happens in a game of Bataille pour le Climat, as events.

Nearly everything is a number that moves: `Changed` of a region, `WorldChanged` of the board. `why`
and `whose` name the cause: its kind, and the region, card, employer or chair that it belongs to.
Seats are numbers, everything else is named by its id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from anthropolis.engine.contract import NOBODY, Cause
from anthropolis.engine.events import Event, event_params
from anthropolis.games.climat.table.signs import (
    OUTBREAKS,
    beat_of,
    cause_of,
    region_path,
    signs_of,
    world_path,
)


@dataclass(frozen=True)
class ClimatEvent(Event):
    """Finds in table/signs.py how it is shown."""

    def beat(self) -> str:
        return signs_of(self)[0]

    def mark(self) -> str:
        return signs_of(self)[1]

    def about(self) -> tuple[str, ...]:
        return tuple(signs_of(self)[2].format(**event_params(self)).split())

    def actor(self) -> int:
        """The seat that acts, or nobody."""
        seat: Any = getattr(self, "seat", NOBODY)
        return int(seat)


@dataclass(frozen=True)
class Changed(ClimatEvent):
    """A number of a region: a value, its energy, its tokens or its own GES."""

    region: str
    what: str
    before: int
    after: int
    why: str
    whose: str

    def about(self) -> tuple[str, ...]:
        return (region_path(self.region, self.what),)

    def change(self) -> int:
        return self.after - self.before

    def cause(self) -> Cause | None:
        return cause_of(self.why, self.whose)


@dataclass(frozen=True)
class WorldChanged(ClimatEvent):
    """A number of the board: global GES, both track tokens, destruction tokens."""

    what: str
    before: int
    after: int
    why: str
    whose: str

    def beat(self) -> str:
        return beat_of(self.what)

    def about(self) -> tuple[str, ...]:
        return (world_path(self.what),)

    def change(self) -> int:
        return self.after - self.before

    def cause(self) -> Cause | None:
        return cause_of(self.why, self.whose)


@dataclass(frozen=True)
class BrokeOut(ClimatEvent):
    """A war, famine, epidemic, pandemic, chaos or dictatorship begins."""

    region: str
    what: str
    why: str
    whose: str

    def beat(self) -> str:
        return OUTBREAKS[self.what][0]

    def mark(self) -> str:
        return OUTBREAKS[self.what][1]

    def too_much(self) -> bool:
        """An amnesty that ended the last war did not begin this one."""
        return True

    def about(self) -> tuple[str, ...]:
        what = "status" if self.what in ("chaos", "dictatorship") else self.what
        return (region_path(self.region, what),)

    def cause(self) -> Cause | None:
        return cause_of(self.why, self.whose)


@dataclass(frozen=True)
class TransformationGained(ClimatEvent):
    region: str
    tp: str
    why: str
    whose: str

    def cause(self) -> Cause | None:
        return cause_of(self.why, self.whose)


@dataclass(frozen=True)
class GlobalTransformation(ClimatEvent):
    tp: str


@dataclass(frozen=True)
class PairCompleted(ClimatEvent):
    region: str
    pair: str
    why: str
    whose: str

    def cause(self) -> Cause | None:
        return cause_of(self.why, self.whose)


@dataclass(frozen=True)
class TurnBegun(ClimatEvent):
    turn: int
    seat: int
    region: str

    def cause(self) -> Cause | None:
        return Cause("turn")


@dataclass(frozen=True)
class StepBegun(ClimatEvent):
    """A step of the active region's activation."""

    region: str
    step: str


@dataclass(frozen=True)
class EventDrawn(ClimatEvent):
    seat: int
    card: str

    def cause(self) -> Cause | None:
        return Cause(self.card)


@dataclass(frozen=True)
class TargetFound(ClimatEvent):
    card: str
    region: str


@dataclass(frozen=True)
class EventIgnored(ClimatEvent):
    """No region meets what the card asks for."""

    card: str


@dataclass(frozen=True)
class Rolled(ClimatEvent):
    die: int
    result: int
    what: str
    region: str


@dataclass(frozen=True)
class RollChanged(ClimatEvent):
    """By blue helmets or a referendum."""

    seat: int
    card: str
    before: int
    after: int

    def cause(self) -> Cause | None:
        return Cause(self.card, self.seat)


@dataclass(frozen=True)
class CardsDrawn(ClimatEvent):
    """Influence cards taken into a hand; the others see their colours only."""

    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat:
            return self
        return ColoursDrawn(self.rule, self.seat, tuple(c.rpartition("_")[0] for c in self.cards))


@dataclass(frozen=True)
class ColoursDrawn(ClimatEvent):
    seat: int
    colours: tuple[str, ...]


@dataclass(frozen=True)
class CardsDiscarded(ClimatEvent):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CardPlayed(ClimatEvent):
    """For its effect; `on` is a region, a colour or a player's number, or nothing."""

    seat: int
    card: str
    effect: str
    on: str

    def cause(self) -> Cause | None:
        return Cause(self.effect, self.seat)


@dataclass(frozen=True)
class CommonActionBegun(ClimatEvent):
    """An ACI: what for, its colours and thresholds."""

    what: str
    colours: tuple[str, ...]
    thresholds: tuple[int, ...]


@dataclass(frozen=True)
class CardsLaid(ClimatEvent):
    """So many cards, face down or, after lobbying and in implantations, open."""

    seat: int
    number: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class ExternalDrawn(ClimatEvent):
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CardsRevealed(ClimatEvent):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CommonActionCounted(ClimatEvent):
    total: int
    reached: int


@dataclass(frozen=True)
class ImplantationTried(ClimatEvent):
    what: str
    total: int
    needed: int
    success: bool


@dataclass(frozen=True)
class ActionTaken(ClimatEvent):
    seat: int
    action: str

    def cause(self) -> Cause | None:
        return Cause("action", self.seat)


@dataclass(frozen=True)
class Moved(ClimatEvent):
    seat: int
    before: str
    after: str


@dataclass(frozen=True)
class PowerUsed(ClimatEvent):
    seat: int
    employer: str

    def cause(self) -> Cause | None:
        return Cause(self.employer, self.seat)


@dataclass(frozen=True)
class EventsRevealed(ClimatEvent):
    cards: tuple[str, ...]


@dataclass(frozen=True)
class EventsOnTop(ClimatEvent):
    """Events of the Journalists that go back on the deck."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class EventsUnder(ClimatEvent):
    """Events of the Journalists that go under the deck."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Entered(ClimatEvent):
    seat: int
    character: str
    employer: str


@dataclass(frozen=True)
class Left(ClimatEvent):
    """The character is laid aside."""

    seat: int
    character: str


@dataclass(frozen=True)
class TakenOver(ClimatEvent):
    """A player leaves and another one plays the character too."""

    seat: int
    character: str
    heir: int


@dataclass(frozen=True)
class TutorialOver(ClimatEvent):
    scenario: str
    won: bool


@dataclass(frozen=True)
class GameOver(ClimatEvent):
    """`result` is a grade of victory, a band of defeat, or whether an objective was met."""

    won: bool
    result: str
    free_population: int
    points: int
