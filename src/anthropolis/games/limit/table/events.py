"""What happens in a game of LIMIT, as events.

Nearly everything is a number that moves, so nearly everything is `Changed` (of a nation) or
`WorldChanged`; `what` is one of the words in texts/common.yaml. Nations are numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from anthropolis.engine.contract import ALARM, CEREMONY, NOBODY, SILENT, Cause
from anthropolis.engine.events import Event, event_params
from anthropolis.games.limit.table.signs import (
    CRISIS_PATHS,
    cause_of,
    nation_path,
    signs_of,
    world_path,
)


@dataclass(frozen=True)
class LimitEvent(Event):
    """Finds in table/signs.py how it is shown."""

    def beat(self) -> str:
        return signs_of(self)[0]

    def mark(self) -> str:
        return signs_of(self)[1]

    def about(self) -> tuple[str, ...]:
        return tuple(signs_of(self)[2].format(**event_params(self)).split())

    def cause(self) -> Cause | None:
        """The card or step that its rule belongs to, and the nation that acts, if one does."""
        return Cause(cause_of(self.rule), self.actor())

    def actor(self) -> int:
        nation: Any = getattr(self, "nation", NOBODY)
        return int(nation)


@dataclass(frozen=True)
class Changed(LimitEvent):
    """A number on a nation's board, in its stock or among its tokens.

    `by` is the nation whose card or own doing it is, the rules' own NOBODY otherwise.
    """

    nation: int
    what: str
    before: int
    after: int
    by: int

    def about(self) -> tuple[str, ...]:
        return (nation_path(self.nation, self.what),)

    def change(self) -> int:
        return self.after - self.before

    def actor(self) -> int:
        return self.by


@dataclass(frozen=True)
class StarChanged(Changed):
    """The same of the star nation, which has no seat (LIM-SOLO-04)."""

    def about(self) -> tuple[str, ...]:
        return (f"star.{self.what}",)


@dataclass(frozen=True)
class WorldChanged(LimitEvent):
    """A number that all nations share: Bank, reserves, market stocks and price positions.

    `by` is the nation for which it moved or whose card moved it, NOBODY if there is none.
    """

    what: str
    before: int
    after: int
    by: int

    def about(self) -> tuple[str, ...]:
        return (world_path(self.what),)

    def change(self) -> int:
        return self.after - self.before

    def actor(self) -> int:
        return self.by


@dataclass(frozen=True)
class StepBegun(LimitEvent):
    """A step of the generation begins."""

    step: str

    def beat(self) -> str:
        """The Social phase happens by itself: with its first step all stop to read."""
        return CEREMONY if self.step == "supply" else SILENT


@dataclass(frozen=True)
class GenerationBegun(LimitEvent):
    number: int
    nation: int


@dataclass(frozen=True)
class HelpGiven(LimitEvent):
    giver: int
    nation: int
    amount: int
    resource: str


@dataclass(frozen=True)
class HelpRefused(LimitEvent):
    nation: int
    resource: str


@dataclass(frozen=True)
class AllianceBroken(LimitEvent):
    nation: int
    kind: str


@dataclass(frozen=True)
class CardTakenBack(LimitEvent):
    nation: int
    card: str


@dataclass(frozen=True)
class Shortage(LimitEvent):
    """A stock does not cover what is due; `levels` are missing."""

    nation: int
    resource: str
    levels: int

    def mark(self) -> str:
        """A famine is a disaster; the other shortages are a nuisance."""
        return ALARM if self.resource == "renewable" else ""


@dataclass(frozen=True)
class CrisisStruck(LimitEvent):
    """A global crisis is resolved; `tiles` of its kind lie on all generations."""

    kind: str
    tiles: int

    def about(self) -> tuple[str, ...]:
        """What has run out comes first: whatever changed it before is a cause of the crisis."""
        return (CRISIS_PATHS[self.kind], f"crises.tiles.{self.kind}")


@dataclass(frozen=True)
class OfferMade(LimitEvent):
    """`payers` share the fee."""

    nation: int
    other: int
    kind: str
    payers: tuple[int, ...]


@dataclass(frozen=True)
class OfferFailed(LimitEvent):
    """Somebody concerned did not agree."""

    nation: int
    other: int
    kind: str


@dataclass(frozen=True)
class AllianceMade(LimitEvent):
    nation: int
    other: int
    kind: str


@dataclass(frozen=True)
class AllianceLeft(LimitEvent):
    nation: int
    kind: str


@dataclass(frozen=True)
class MemberExcluded(LimitEvent):
    nation: int
    member: int
    kind: str


@dataclass(frozen=True)
class ExclusionRefused(LimitEvent):
    nation: int
    member: int
    kind: str


@dataclass(frozen=True)
class Demilitarized(LimitEvent):
    """All nations are in one military alliance."""


@dataclass(frozen=True)
class GenerationEnded(LimitEvent):
    number: int


@dataclass(frozen=True)
class EventDrawn(LimitEvent):
    """Solo: the event of this generation."""

    event: str


@dataclass(frozen=True)
class RaidEnded(LimitEvent):
    """Solo: the star nation's raid was beaten off, or not."""

    nation: int
    strength: int
    resisted: bool


@dataclass(frozen=True)
class GameOver(LimitEvent):
    """The last generation is over; the stress test and the score follow."""

    generation: int
    crises: int


@dataclass(frozen=True)
class Scored(LimitEvent):
    nation: int
    points: int


@dataclass(frozen=True)
class CardUnlocked(LimitEvent):
    nation: int
    card: str


@dataclass(frozen=True)
class CardsDrawn(LimitEvent):
    nation: int
    deck: str
    cards: int


@dataclass(frozen=True)
class HiddenCardKept(LimitEvent):
    nation: int
    deck: str


@dataclass(frozen=True)
class CardKept(LimitEvent):
    """Only its owner sees which card it is."""

    nation: int
    deck: str
    card: str

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.nation else HiddenCardKept(self.rule, self.nation, self.deck)


@dataclass(frozen=True)
class HiddenCardDiscarded(LimitEvent):
    nation: int
    deck: str


@dataclass(frozen=True)
class CardDiscarded(LimitEvent):
    """Only its owner sees which card it is."""

    nation: int
    deck: str
    card: str

    def seen_by(self, seat: int) -> Event | None:
        if seat == self.nation:
            return self
        return HiddenCardDiscarded(self.rule, self.nation, self.deck)


@dataclass(frozen=True)
class CardPlayed(LimitEvent):
    nation: int
    card: str


@dataclass(frozen=True)
class CardPlayedOn(LimitEvent):
    nation: int
    card: str
    target: int


@dataclass(frozen=True)
class CardNotPaid(LimitEvent):
    """Contributions did not reach the price; the card stays in hand."""

    nation: int
    card: str


@dataclass(frozen=True)
class Contributed(LimitEvent):
    giver: int
    nation: int
    amount: int


@dataclass(frozen=True)
class CardRecovered(LimitEvent):
    nation: int
    card: str


@dataclass(frozen=True)
class Passed(LimitEvent):
    nation: int


@dataclass(frozen=True)
class PassUndone(LimitEvent):
    nation: int


@dataclass(frozen=True)
class CardsReturned(LimitEvent):
    """The instant cards played this generation are back in their owner's hand."""

    nation: int
    cards: int


@dataclass(frozen=True)
class AttackResisted(LimitEvent):
    nation: int
    attacker: int
    strength: int


@dataclass(frozen=True)
class GoodsSeized(LimitEvent):
    nation: int
    target: int
    amount: int
    resource: str


@dataclass(frozen=True)
class DisruptionGiven(LimitEvent):
    nation: int
    target: int
    tokens: int


@dataclass(frozen=True)
class Bought(LimitEvent):
    nation: int
    quantity: int
    resource: str
    money: int


@dataclass(frozen=True)
class Sold(LimitEvent):
    nation: int
    quantity: int
    resource: str
    money: int
