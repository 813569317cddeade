"""What is told of a match that is looked back on: moments, crises, and what might have been."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from anthropolis.lab.sights import Sight
from anthropolis.server.replies import CalendarInfo
from anthropolis.server.requests import Branch
from anthropolis.server.terms import Count, Incoming, Key, SeatNumber, Text

RecordText = Annotated[
    str, Meta(min_length=1, description="A record byte for byte as it was downloaded.")
]
MOST_FUTURES = 24


class MomentInfo(Struct, frozen=True):
    """A decision with its follow-ups and what it changed for its seat, from 0 to 1 for the best."""

    move: int
    """How many choices stood before it: where to look, and where to branch."""
    last: int
    """How many stood when it was carried out."""
    calendar: CalendarInfo
    seat: int
    rule: str
    prompt: Text
    label: Text
    then: list[Text]
    """What the seat chose in the follow-ups."""
    before: float
    """What the seat could expect when it was asked: the average of what it could begin."""
    after: float


class ContributionInfo(Struct, frozen=True):
    """What one cause has added on the way to a crisis."""

    what: Text
    seat: int | None
    amount: int
    crisis: int | None
    """The earlier crisis that was this cause, by its place in the list."""


class CrisisInfo(Struct, frozen=True):
    """Something that went badly wrong, and what had led there since the last of its kind."""

    move: int
    calendar: CalendarInfo
    rule: str
    text: Text
    about: list[str]
    causes: list[ContributionInfo]
    chain: list[Text]
    """How it came about, step by step back, where the game tells it."""


class CausePart(Struct, frozen=True):
    """What one cause has added to a number."""

    what: Text
    amount: int


class AccountInfo(Struct, frozen=True):
    """A number from the start to the end of the match; the parts add up to the difference."""

    name: Text
    start: int
    end: int
    parts: list[CausePart]


class Review(Struct, frozen=True):
    """A finished match looked back on."""

    moves: int
    ending: list[Text]
    """The headline of the end and why it ended, if the game says so."""
    moments: list[MomentInfo]
    """The decisions that mattered most, the largest difference first; none until all have been
    looked at."""
    crises: list[CrisisInfo]
    accounts: list[AccountInfo]
    """Numbers of the whole match by what has moved them, where the game keeps account of any."""
    looked: int
    """How many of the actions have been looked at so far: ask again until it is all of them."""
    actions: int


class PointInfo(Struct, frozen=True):
    """What every seat could expect when so many choices stood, from 0 to 100."""

    move: int
    worth: list[float]


class Analysis(Struct, frozen=True):
    """The bots' judgement of a match over time."""

    moves: int
    curve: list[PointInfo]
    telling: list[int]
    """The moves whose decisions are worth a close look, in the order of the match."""
    decisions: list[int]
    """All moves at which a decision can be judged."""
    deciders: list[int]
    """Whose decisions these are."""
    looked: int
    """How many of the actions have been looked at so far; until it is all, none is telling."""
    actions: int


class Looked(Struct, frozen=True):
    """Some of a match's actions at first sight, from a thinking process."""

    actions: int
    """How many the match has."""
    sights: list[Sight]


class WayInfo(Struct, frozen=True):
    """One way a decision could go: what it is worth, from 0 to 100, is a mean of its futures."""

    key: str
    text: Text
    """The option and its follow-ups."""
    worth: float
    band: float


class Judgement(Struct, frozen=True):
    """A decision beside its alternatives, the best first."""

    move: int
    last: int
    calendar: CalendarInfo
    seat: int
    rule: str
    chosen: WayInfo
    others: list[WayInfo]
    gain: float
    """What the chosen way was worth more than the best other one."""
    band: float
    """About 95 % of what chance does to the gain stays within this, to either side."""
    sure: float
    """What is left of the gain or loss when chance is allowed for."""
    futures: int
    text: Text


class FuturesWish(Incoming, frozen=True):
    """Play on from a past moment several times, if wanted with another first choice."""

    move: Count
    seat: SeatNumber | None = None
    key: Key | None = None
    count: Annotated[int, Meta(ge=1, le=MOST_FUTURES)] = 12


class Futures(Struct, frozen=True):
    """Several futures of one moment, as quick bots play them."""

    move: int
    scores: list[list[int]]
    winners: list[list[int]]
    rounds: list[int]
    """The rounds of the calendar at whose ends the lines are compared."""
    bands: dict[str, list[tuple[int, int, int]]]
    """For each line its lowest, middle and highest value at the end of each of the rounds."""


class RecordReview(Incoming, frozen=True):
    record: RecordText


class RecordMove(RecordReview, frozen=True, kw_only=True):
    move: Count


class RecordFutures(FuturesWish, frozen=True, kw_only=True):
    record: RecordText


class RecordBranch(Branch, frozen=True, kw_only=True):
    """What if? A new table that starts from a past decision of a match from a file."""

    record: RecordText
