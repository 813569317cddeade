"""What an automa does, as events from which every turn can be explained."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import NORMAL, SILENT
from anthropolis.engine.events import Event


@dataclass(frozen=True)
class Thought(Event):
    """Why an automa does what it does; what it does is told by the events of the game itself."""

    def explains(self) -> bool:
        return True

    def beat(self) -> str:
        return SILENT


@dataclass(frozen=True)
class AiCardRevealed(Event):
    """The card of the turn: its symbols, its bonus and whether it exists, its special action."""

    role: str
    card: str
    symbols: tuple[str, ...]
    bonus: str
    bonus_exists: bool
    special: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class AiCardsShuffled(Thought):
    role: str


@dataclass(frozen=True)
class AiCardsDrawn(Thought):
    """Cards drawn only to look for Influence symbols."""

    role: str
    cards: tuple[str, ...]
    symbols: int


@dataclass(frozen=True)
class CheckBegun(Thought):
    role: str
    symbol: str
    check: str
    with_bonus: bool


@dataclass(frozen=True)
class LineTested(Thought):
    """One line of a check: what it looks at, whether it holds, and the figures behind it.

    `line` is the name of its text; `figures` are facts with their values, as in `unemployed=5`.
    """

    role: str
    check: str
    line: str
    subject: str
    holds: bool
    figures: tuple[str, ...]


@dataclass(frozen=True)
class PriorityMoved(Thought):
    """A priority card goes from one row to another; row 0 is aside."""

    role: str
    card: str
    before: int
    after: int

    def about(self) -> tuple[str, ...]:
        return (f"automas.{self.role}",)


@dataclass(frozen=True)
class GapsClosed(Thought):
    role: str
    side: str


@dataclass(frozen=True)
class RowsShown(Thought):
    """The rows as they lie, bottom row first, nearest card first."""

    role: str
    actions: tuple[tuple[str, ...], ...]
    policies: tuple[tuple[str, ...], ...]

    def beat(self) -> str:
        return SILENT


@dataclass(frozen=True)
class ActionTried(Thought):
    """An action is looked at, whether it can be done, what it takes and what there is of it."""

    role: str
    rank: int
    action: str
    possible: bool
    needs: str
    figures: tuple[str, ...]


@dataclass(frozen=True)
class AutomaActed(Thought):
    role: str
    action: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class BonusUsed(Thought):
    """The bonus of the card belongs to the action that is done."""

    role: str
    bonus: str


@dataclass(frozen=True)
class SpecialActionDone(Thought):
    role: str
    special: str

    def beat(self) -> str:
        return NORMAL


@dataclass(frozen=True)
class ListApplied(Thought):
    """A preference list begins, with all the options it starts from."""

    role: str
    list: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class PointApplied(Thought):
    """One point of a list: what stays and what falls out."""

    role: str
    list: str
    point: str
    kept: tuple[str, ...]
    dropped: tuple[str, ...]


@dataclass(frozen=True)
class OptionChosen(Thought):
    role: str
    list: str
    option: str
    by_chance: bool


@dataclass(frozen=True)
class PoliciesTried(Thought):
    """The policies that an automa goes through for a Bill, and what each of them comes to.

    Each is `policy_2=barred_by_bill`: what bars it, or that it is proposed; that one is the last.
    """

    role: str
    order: str
    policies: tuple[str, ...]


@dataclass(frozen=True)
class SidesGuessed(Thought):
    """Whom an automa takes to be for and against before an Immediate Vote."""

    role: str
    policy: int
    supporters: tuple[str, ...]
    opponents: tuple[str, ...]
    calls: bool


@dataclass(frozen=True)
class VoteWeighed(Thought):
    """Whether an automa calls an Immediate Vote on its Bill, by which test and figures."""

    role: str
    policy: int
    test: str
    calls: bool
    figures: tuple[str, ...]


@dataclass(frozen=True)
class SpendingDecided(Thought):
    """The row of the influence table that an automa, or several together, read."""

    roles: tuple[str, ...]
    row: str
    needed: int
    own: int
    allies: int
    others: int
    spend: int
    draw: int
    all_or_nothing: bool
