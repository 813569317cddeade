"""What happens in a game of Bataille pour le Climat, as events.

Nearly everything is a number that moves: `Changed` of a region, `WorldChanged` of the board. `why`
and `whose` name the cause: its kind, and the region, card, employer or chair that it belongs to.
Seats are numbers, everything else is named by its id.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.events import Event


@dataclass(frozen=True)
class Changed(Event):
    """A number of a region: a value, its energy, its tokens or its own GES."""

    region: str
    what: str
    before: int
    after: int
    why: str
    whose: str


@dataclass(frozen=True)
class WorldChanged(Event):
    """A number of the board: global GES, both track tokens, destruction tokens."""

    what: str
    before: int
    after: int
    why: str
    whose: str


@dataclass(frozen=True)
class BrokeOut(Event):
    """A war, famine, epidemic, pandemic, chaos or dictatorship begins."""

    region: str
    what: str
    why: str
    whose: str


@dataclass(frozen=True)
class TransformationGained(Event):
    region: str
    tp: str
    why: str
    whose: str


@dataclass(frozen=True)
class GlobalTransformation(Event):
    tp: str


@dataclass(frozen=True)
class PairCompleted(Event):
    region: str
    pair: str
    why: str
    whose: str


@dataclass(frozen=True)
class TurnBegun(Event):
    turn: int
    seat: int
    region: str


@dataclass(frozen=True)
class StepBegun(Event):
    """A step of the active region's activation."""

    region: str
    step: str


@dataclass(frozen=True)
class EventDrawn(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class TargetFound(Event):
    card: str
    region: str


@dataclass(frozen=True)
class EventIgnored(Event):
    """No region meets what the card asks for."""

    card: str


@dataclass(frozen=True)
class Rolled(Event):
    die: int
    result: int
    what: str
    region: str


@dataclass(frozen=True)
class RollChanged(Event):
    """By blue helmets or a referendum."""

    seat: int
    card: str
    before: int
    after: int


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Influence cards taken into a hand; the others see their colours only."""

    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.seat:
            return self
        return ColoursDrawn(self.rule, self.seat, tuple(c.rpartition("_")[0] for c in self.cards))


@dataclass(frozen=True)
class ColoursDrawn(Event):
    seat: int
    colours: tuple[str, ...]


@dataclass(frozen=True)
class CardsDiscarded(Event):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CardPlayed(Event):
    """For its effect; `on` is a region, a colour or a player's number, or nothing."""

    seat: int
    card: str
    effect: str
    on: str


@dataclass(frozen=True)
class CommonActionBegun(Event):
    """An ACI: what for, its colours and thresholds."""

    what: str
    colours: tuple[str, ...]
    thresholds: tuple[int, ...]


@dataclass(frozen=True)
class CardsLaid(Event):
    """So many cards, face down or, after lobbying and in implantations, open."""

    seat: int
    number: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class ExternalDrawn(Event):
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CardsRevealed(Event):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CommonActionCounted(Event):
    total: int
    reached: int


@dataclass(frozen=True)
class ImplantationTried(Event):
    what: str
    total: int
    needed: int
    success: bool


@dataclass(frozen=True)
class ActionTaken(Event):
    seat: int
    action: str


@dataclass(frozen=True)
class Moved(Event):
    seat: int
    before: str
    after: str


@dataclass(frozen=True)
class PowerUsed(Event):
    seat: int
    employer: str


@dataclass(frozen=True)
class EventsRevealed(Event):
    cards: tuple[str, ...]


@dataclass(frozen=True)
class EventsPlaced(Event):
    """The three events of the Journalists go back: on top and under the deck."""

    top: tuple[str, ...]
    bottom: tuple[str, ...]


@dataclass(frozen=True)
class Entered(Event):
    seat: int
    character: str
    employer: str


@dataclass(frozen=True)
class Left(Event):
    """The character is laid aside."""

    seat: int
    character: str


@dataclass(frozen=True)
class TakenOver(Event):
    """A player leaves and another one plays the character too."""

    seat: int
    character: str
    heir: int


@dataclass(frozen=True)
class TutorialOver(Event):
    scenario: str
    won: bool


@dataclass(frozen=True)
class GameOver(Event):
    """`result` is a grade of victory, a band of defeat, or whether an objective was met."""

    won: bool
    result: str
    free_population: int
    points: int
