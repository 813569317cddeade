"""What happens in a game of Hegemony, as events.

Nearly everything is a number that moves: `Changed` (of a role), `TableChanged`, `CompanyChanged`.
Roles are told by their ids, companies by their labels, cards by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import ALARM, BEGIN, CEREMONY, END, NORMAL, SILENT
from anthropolis.engine.events import Event


@dataclass(frozen=True)
class Changed(Event):
    """A number of one role."""

    role: str
    what: str
    before: int
    after: int

    def beat(self) -> str:
        return SILENT


@dataclass(frozen=True)
class TableChanged(Event):
    """A number that everybody shares."""

    what: str
    before: int
    after: int

    def beat(self) -> str:
        return SILENT


@dataclass(frozen=True)
class CompanyChanged(Event):
    """Owner, wage, workers or tokens of a company, in words of the vocabulary."""

    company: str
    what: str
    before: str
    after: str

    def beat(self) -> str:
        return SILENT


@dataclass(frozen=True)
class RoundBegun(Event):
    number: int

    def beat(self) -> str:
        return NORMAL

    def mark(self) -> str:
        return BEGIN


@dataclass(frozen=True)
class PhaseBegun(Event):
    phase: str


@dataclass(frozen=True)
class TurnBegun(Event):
    role: str
    number: int


@dataclass(frozen=True)
class CardPlayed(Event):
    role: str
    card: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class CardDiscarded(Event):
    role: str
    card: str
    action: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class FreeActionTaken(Event):
    role: str
    action: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Only the role itself sees which cards."""

    role: str
    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        return (
            self if seat == self.seat else HiddenCardsDrawn(self.rule, self.role, len(self.cards))
        )


@dataclass(frozen=True)
class HiddenCardsDrawn(Event):
    role: str
    cards: int


@dataclass(frozen=True)
class Revealed(Event):
    """A card of a shared deck lies open now."""

    deck: str
    card: str


@dataclass(frozen=True)
class EventsLookedAt(Event):
    """The State alone looks at the top of the event deck."""

    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else HiddenEventsLookedAt(self.rule, len(self.cards))


@dataclass(frozen=True)
class HiddenEventsLookedAt(Event):
    cards: int


@dataclass(frozen=True)
class BillProposed(Event):
    role: str
    policy: int
    section: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class BillRemoved(Event):
    role: str
    policy: int
    section: str


@dataclass(frozen=True)
class VoteBegun(Event):
    policy: int
    section: str
    role: str


@dataclass(frozen=True)
class SideTaken(Event):
    role: str
    side: str


@dataclass(frozen=True)
class CubesDrawn(Event):
    working_class: int
    middle_class: int
    capitalist_class: int


@dataclass(frozen=True)
class BidRevealed(Event):
    role: str
    influence: int


@dataclass(frozen=True)
class VotesCounted(Event):
    policy: int
    section: str
    votes_for: int
    votes_against: int
    passed: bool

    def beat(self) -> str:
        return CEREMONY


@dataclass(frozen=True)
class PolicyMoved(Event):
    policy: int
    before: str
    after: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class WageBill(Event):
    """Who pays whom how much for a company's production."""

    company: str
    payer: str
    receiver: str
    amount: int


@dataclass(frozen=True)
class Produced(Event):
    company: str
    resource: str
    amount: int


@dataclass(frozen=True)
class Bought(Event):
    buyer: str
    seller: str
    resource: str
    units: int
    price: int


@dataclass(frozen=True)
class TaxPaid(Event):
    role: str
    tax: str
    amount: int

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class ImfChecked(Event):
    loans: int
    limit: int
    intervenes: bool

    def beat(self) -> str:
        return CEREMONY if self.intervenes else SILENT

    def mark(self) -> str:
        return ALARM if self.intervenes else ""


@dataclass(frozen=True)
class EventResolved(Event):
    event: str
    option: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class EventNeglected(Event):
    event: str


@dataclass(frozen=True)
class DemonstrationHeld(Event):
    loss: int

    def beat(self) -> str:
        return CEREMONY


@dataclass(frozen=True)
class Provided(Event):
    role: str
    what: str
    amount: int


@dataclass(frozen=True)
class GameOver(Event):
    winners: tuple[str, ...]

    def beat(self) -> str:
        return CEREMONY

    def mark(self) -> str:
        return END
