"""What happens in a game of LIMIT, as events.

Nearly everything is a number that moves, so nearly everything is `Changed` (of a nation) or
`WorldChanged`; `what` is one of the words in texts/common.yaml. Nations are numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.events import Event


@dataclass(frozen=True)
class Changed(Event):
    """A number on a nation's board, in its stock or among its tokens."""

    nation: int
    what: str
    before: int
    after: int


@dataclass(frozen=True)
class WorldChanged(Event):
    """A number that all nations share: Bank, reserves, market stocks and price positions."""

    what: str
    before: int
    after: int


@dataclass(frozen=True)
class StepBegun(Event):
    """A step of the generation begins."""

    step: str


@dataclass(frozen=True)
class GenerationBegun(Event):
    number: int
    nation: int


@dataclass(frozen=True)
class HelpGiven(Event):
    giver: int
    nation: int
    amount: int
    resource: str


@dataclass(frozen=True)
class HelpRefused(Event):
    nation: int
    resource: str


@dataclass(frozen=True)
class AllianceBroken(Event):
    nation: int
    kind: str


@dataclass(frozen=True)
class CardTakenBack(Event):
    nation: int
    card: str


@dataclass(frozen=True)
class Shortage(Event):
    """A stock does not cover what is due; `levels` are missing."""

    nation: int
    resource: str
    levels: int


@dataclass(frozen=True)
class CrisisStruck(Event):
    """A global crisis is resolved; `tiles` of its kind lie on all generations."""

    kind: str
    tiles: int


@dataclass(frozen=True)
class OfferMade(Event):
    """`payers` share the fee."""

    nation: int
    other: int
    kind: str
    payers: tuple[int, ...]


@dataclass(frozen=True)
class OfferFailed(Event):
    """Somebody concerned did not agree."""

    nation: int
    other: int
    kind: str


@dataclass(frozen=True)
class AllianceMade(Event):
    nation: int
    other: int
    kind: str


@dataclass(frozen=True)
class AllianceLeft(Event):
    nation: int
    kind: str


@dataclass(frozen=True)
class MemberExcluded(Event):
    nation: int
    member: int
    kind: str


@dataclass(frozen=True)
class ExclusionRefused(Event):
    nation: int
    member: int
    kind: str


@dataclass(frozen=True)
class Demilitarized(Event):
    """All nations are in one military alliance."""


@dataclass(frozen=True)
class GenerationEnded(Event):
    number: int


@dataclass(frozen=True)
class EventDrawn(Event):
    """Solo: the event of this generation."""

    event: str


@dataclass(frozen=True)
class RaidEnded(Event):
    """Solo: the star nation's raid was beaten off, or not."""

    nation: int
    strength: int
    resisted: bool


@dataclass(frozen=True)
class GameOver(Event):
    """The last generation is over; the stress test and the score follow."""

    generation: int
    crises: int


@dataclass(frozen=True)
class Scored(Event):
    nation: int
    points: int


@dataclass(frozen=True)
class CardUnlocked(Event):
    nation: int
    card: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    nation: int
    deck: str
    cards: int


@dataclass(frozen=True)
class HiddenCardKept(Event):
    nation: int
    deck: str


@dataclass(frozen=True)
class CardKept(Event):
    """Only its owner sees which card it is."""

    nation: int
    deck: str
    card: str

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.nation else HiddenCardKept(self.rule, self.nation, self.deck)


@dataclass(frozen=True)
class HiddenCardDiscarded(Event):
    nation: int
    deck: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    """Only its owner sees which card it is."""

    nation: int
    deck: str
    card: str

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.nation:
            return self
        return HiddenCardDiscarded(self.rule, self.nation, self.deck)


@dataclass(frozen=True)
class CardPlayed(Event):
    nation: int
    card: str


@dataclass(frozen=True)
class CardPlayedOn(Event):
    nation: int
    card: str
    target: int


@dataclass(frozen=True)
class CardNotPaid(Event):
    """Contributions did not reach the price; the card stays in hand."""

    nation: int
    card: str


@dataclass(frozen=True)
class Contributed(Event):
    giver: int
    nation: int
    amount: int


@dataclass(frozen=True)
class CardRecovered(Event):
    nation: int
    card: str


@dataclass(frozen=True)
class Passed(Event):
    nation: int


@dataclass(frozen=True)
class PassUndone(Event):
    nation: int


@dataclass(frozen=True)
class CardsReturned(Event):
    """The instant cards played this generation are back in their owner's hand."""

    nation: int
    cards: int


@dataclass(frozen=True)
class AttackResisted(Event):
    nation: int
    attacker: int
    strength: int


@dataclass(frozen=True)
class GoodsSeized(Event):
    nation: int
    target: int
    amount: int
    resource: str


@dataclass(frozen=True)
class DisruptionGiven(Event):
    nation: int
    target: int
    tokens: int


@dataclass(frozen=True)
class Bought(Event):
    nation: int
    quantity: int
    resource: str
    money: int


@dataclass(frozen=True)
class Sold(Event):
    nation: int
    quantity: int
    resource: str
    money: int
