"""What happens in a game of Hegemony, as events.

Nearly everything is a number that moves; those events are in table/numbers.py.
Roles are told by their ids, companies by their labels, cards by their ids.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import ALARM, CEREMONY, NOBODY, NORMAL, QUICK, SILENT, Cause
from anthropolis.engine.events import Event
from anthropolis.games.hegemony.table.numbers import Changed as Changed
from anthropolis.games.hegemony.table.numbers import CompanyChanged as CompanyChanged
from anthropolis.games.hegemony.table.numbers import HegemonyEvent as HegemonyEvent
from anthropolis.games.hegemony.table.numbers import Scored as Scored
from anthropolis.games.hegemony.table.numbers import TableChanged as TableChanged
from anthropolis.games.hegemony.table.signs import DECK_PATHS


@dataclass(frozen=True)
class RoundBegun(HegemonyEvent):
    number: int


@dataclass(frozen=True)
class PhaseBegun(HegemonyEvent):
    phase: str

    def beat(self) -> str:
        """What runs by itself is a report that waits for everybody to read it."""
        return NORMAL if self.phase in ("preparation", "action") else CEREMONY

    def cause(self) -> Cause | None:
        return Cause(self.phase, NOBODY)


@dataclass(frozen=True)
class TurnBegun(HegemonyEvent):
    role: str
    number: int
    seat: int

    def beat(self) -> str:
        """Whose turn it is lights up by itself."""
        return SILENT

    def cause(self) -> Cause | None:
        return Cause("turn", self.seat)


@dataclass(frozen=True)
class CardPlayed(HegemonyEvent):
    role: str
    card: str
    seat: int

    def cause(self) -> Cause | None:
        return Cause(self.card, self.seat)


@dataclass(frozen=True)
class CardDiscarded(HegemonyEvent):
    """The card pays for a basic action."""

    role: str
    card: str
    action: str
    seat: int

    def cause(self) -> Cause | None:
        return Cause(self.action, self.seat)


@dataclass(frozen=True)
class FreeActionTaken(HegemonyEvent):
    role: str
    action: str
    seat: int

    def cause(self) -> Cause | None:
        return Cause(self.action, self.seat)


@dataclass(frozen=True)
class CardsDrawn(HegemonyEvent):
    """Only the role itself sees which cards."""

    role: str
    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        return (
            self if seat == self.seat else HiddenCardsDrawn(self.rule, self.role, len(self.cards))
        )


@dataclass(frozen=True)
class HiddenCardsDrawn(HegemonyEvent):
    role: str
    cards: int


@dataclass(frozen=True)
class Revealed(HegemonyEvent):
    """A card of a shared deck lies open now."""

    deck: str
    card: str

    def about(self) -> tuple[str, ...]:
        return (DECK_PATHS[self.deck],)


@dataclass(frozen=True)
class EventsLookedAt(HegemonyEvent):
    """The State alone looks at the top of the event deck."""

    seat: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else HiddenEventsLookedAt(self.rule, len(self.cards))


@dataclass(frozen=True)
class HiddenEventsLookedAt(HegemonyEvent):
    cards: int


@dataclass(frozen=True)
class BillProposed(HegemonyEvent):
    role: str
    policy: int
    section: str
    by: int


@dataclass(frozen=True)
class BillRemoved(HegemonyEvent):
    role: str
    policy: int
    section: str


@dataclass(frozen=True)
class VoteBegun(HegemonyEvent):
    policy: int
    section: str
    role: str


@dataclass(frozen=True)
class SideTaken(HegemonyEvent):
    role: str
    side: str


@dataclass(frozen=True)
class CubesDrawn(HegemonyEvent):
    working_class: int
    middle_class: int
    capitalist_class: int


@dataclass(frozen=True)
class BidRevealed(HegemonyEvent):
    role: str
    influence: int


@dataclass(frozen=True)
class VotesCounted(HegemonyEvent):
    """The whole vote, for whoever sees it now: proposer, sides, and the cubes of each class."""

    policy: int
    section: str
    votes_for: int
    votes_against: int
    passed: bool
    role: str = ""
    supporters: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    cubes: tuple[int, ...] = (0, 0, 0)


@dataclass(frozen=True)
class PolicyMoved(HegemonyEvent):
    policy: int
    before: str
    after: str


@dataclass(frozen=True)
class WageBill(HegemonyEvent):
    """Who pays whom how much for a company's production."""

    company: str
    payer: str
    receiver: str
    amount: int
    by: int


@dataclass(frozen=True)
class Produced(HegemonyEvent):
    company: str
    resource: str
    amount: int
    by: int


@dataclass(frozen=True)
class Bought(HegemonyEvent):
    buyer: str
    seller: str
    resource: str
    units: int
    price: int
    by: int


@dataclass(frozen=True)
class Exported(HegemonyEvent):
    """Sold to the Foreign Market, all transactions of one action together."""

    role: str
    units: int
    sales: int
    money: int


@dataclass(frozen=True)
class ExportKept(HegemonyEvent):
    """Of several Export cards this one is open now."""

    role: str
    export: str


@dataclass(frozen=True)
class DealMade(HegemonyEvent):
    deal: str
    cost: int
    tariff: int


@dataclass(frozen=True)
class CompanyBuilt(HegemonyEvent):
    role: str
    company: str


@dataclass(frozen=True)
class CubesReturned(HegemonyEvent):
    """Cubes that were looked at go back into the bag."""


@dataclass(frozen=True)
class TaxPaid(HegemonyEvent):
    role: str
    tax: str
    amount: int


@dataclass(frozen=True)
class InterestPaid(HegemonyEvent):
    role: str
    loans: int
    amount: int


@dataclass(frozen=True)
class LoanTaken(HegemonyEvent):
    """Somebody could not pay what had to be paid."""

    role: str
    amount: int


@dataclass(frozen=True)
class ImfChecked(HegemonyEvent):
    loans: int
    limit: int
    intervenes: bool

    def beat(self) -> str:
        return CEREMONY if self.intervenes else QUICK

    def mark(self) -> str:
        return ALARM if self.intervenes else ""

    def too_much(self) -> bool:
        return True


@dataclass(frozen=True)
class EventResolved(HegemonyEvent):
    event: str
    option: str


@dataclass(frozen=True)
class EventNeglected(HegemonyEvent):
    event: str


@dataclass(frozen=True)
class AgendaScored(HegemonyEvent):
    """So many policies stand in the section that the Political Agenda asks for."""

    agenda: str
    matches: int


@dataclass(frozen=True)
class DemonstrationHeld(HegemonyEvent):
    loss: int


@dataclass(frozen=True)
class Provided(HegemonyEvent):
    role: str
    what: str
    amount: int


@dataclass(frozen=True)
class ContractsEnded(HegemonyEvent):
    """Nobody is committed any more, but for the workers in Trade Unions."""


@dataclass(frozen=True)
class GameOver(HegemonyEvent):
    winners: tuple[str, ...]
