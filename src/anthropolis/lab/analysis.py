"""Asking the bots about a match: their judgement over time, and the alternatives at each decision.

Every action (a decision with its own follow-ups) is first compared with the others that its seat
could have begun. Those with the largest difference are then looked at closely: bots play several
futures of the chosen way and of the best others, the same futures for each. In a future all that
the seat could not know is drawn anew, so that luck that nobody could see counts for nothing. It is
played as far as the game's search looks ahead and judged by the game itself, in points from 0
(hopeless) to 100 (could not be better).

It needs the true state: for matches that are over, and for those who may see everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.contract import Calendar
from anthropolis.engine.decision import Decision, Option
from anthropolis.engine.events import SPECTATOR
from anthropolis.engine.flow import State
from anthropolis.engine.match import Match
from anthropolis.engine.record import BadRecord, Record
from anthropolis.lab.actions import Action, actions_of, course_of
from anthropolis.lab.judging import Carried, Judge
from anthropolis.lab.labels import Labels
from anthropolis.lab.sights import Sight, all_ways, is_other, sight_of

FUTURES = 12
MOST = 24
"""So many actions of a match are looked at closely, if nobody asks for more."""
MOST_WAYS = 4
"""So many other ways are compared with the chosen one."""
HUNDRED = 100.0
WIDTH = 2.0
"""A band of two standard errors to either side holds about 95 % of what chance does."""


class Point(NamedTuple):
    """What every seat could expect when so many choices stood, from 0 to 100."""

    move: int
    worth: list[float]


class Way(NamedTuple):
    """One way a decision could go, with its follow-ups; what it is worth is a mean of futures."""

    option: Option
    then: tuple[Option, ...]
    worth: float
    band: float


class Judgement(NamedTuple):
    """A decision and its alternatives, the best first."""

    move: int
    """How many choices stood before it."""
    last: int
    """How many stood when it was carried out."""
    calendar: Calendar
    decision: Decision
    chosen: Way
    others: list[Way]
    gain: float
    """What the chosen way was worth more than the best other one; below 0 it was worse."""
    band: float
    futures: int

    @property
    def sure(self) -> float:
        """What is left of the gain or loss when chance is allowed for."""
        if self.gain < 0:
            return min(0.0, self.gain + self.band)
        return max(0.0, self.gain - self.band)


class Analysis(NamedTuple):
    """The judgement over time, and the decisions looked at closely: the costliest first."""

    curve: list[Point]
    decisions: list[Judgement]


def analyse(
    record: Record,
    futures: int = FUTURES,
    most: int = MOST,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Ask the bots about a match, over or not; the same record gives the same answer.

    `progress` is called with 1 after each decision. Raises BadRecord.
    """
    analyst = Analyst(record)
    judged = []
    for move in analyst.telling(most):
        judged.append(analyst.judge(move, futures))
        if progress is not None:
            progress(1)
    return Analysis(analyst.curve(), ranked(judged))


def ranked(judged: Sequence[Judgement]) -> list[Judgement]:
    """The costliest first, the best last; by what is sure, then by what is likely."""
    return sorted(judged, key=lambda one: (one.sure, one.gain, one.move))


class Analyst:
    """Answers questions about one match."""

    def __init__(self, record: Record) -> None:
        if record.seed is None:
            raise BadRecord("this record does not tell its seed: it cannot be analysed")
        self.course = course_of(record)
        self.match: Match = self.course.match
        self.actions = {self.course.move(one.first): one for one in actions_of(self.course)}
        self.whole = all(seat != SPECTATOR for seat, _ in record.choices)

    def curve(self) -> list[Point]:
        """The judgement of the position before each action and at the end."""
        states = [(move, self.course.state(one.first)) for move, one in self.actions.items()]
        states.append((len(self.match.choices), self.course.end))
        judged = self.match.game.evaluate_all
        return [
            Point(move, [HUNDRED * worth for worth in judged(state.copy())])
            for move, state in states
        ]

    def deciders(self) -> dict[int, int]:
        """The moves at which a decision can be judged, and whose it is."""
        actions = self.actions if self.whole else {}
        return {move: self.course.moments[one.first].decision.seat for move, one in actions.items()}

    def sights(self, first: int = 0) -> Iterator[Sight]:
        """The actions from number `first` on at first sight, in the order of the match.

        None where the world was drawn anew on the way: what came of it cannot be compared.
        """
        actions = list(self.actions.values())[first:] if self.whole else []
        return (sight_of(self.course, action) for action in actions)

    def telling(self, most: int, sights: Sequence[Sight] | None = None) -> list[int]:
        """The moves of the actions worth a close look: those that differ most at first sight.

        Whoever has looked at all of them already gives what was seen.
        """
        seen = list(self.sights()) if sights is None else sights
        gaps = {move: sight.after - sight.best for move, sight in zip(self.actions, seen)}
        largest = sorted(gaps, key=lambda move: (-abs(gaps[move]), move))
        return sorted(largest[:most])

    def judge(self, move: int, futures: int = FUTURES) -> Judgement:
        """Compare the action that began after so many choices with its alternatives."""
        if move not in self.actions or not self.whole:
            raise BadRecord(f"no action with a choice begins after {move} choices")
        action = self.actions[move]
        moment, judge = self.course.moments[action.first], Judge(self.course, action)
        ways = [(moment.option, self._chosen(judge, action))]
        ways += self._others(judge, action)[:MOST_WAYS]
        results = [self._futures(judge, way.state, action.first, futures) for _, way in ways]
        chosen, *others = [
            Way(option, carried.then, fmean(found), band_of(found))
            for (option, carried), found in zip(ways, results, strict=True)
        ]
        best = max(range(len(others)), key=lambda n: others[n].worth)
        apart = [own - other for own, other in zip(results[0], results[1 + best], strict=True)]
        return Judgement(
            move=move, last=self.course.move(action.last),
            calendar=judge.game.calendar(judge.opened), decision=moment.decision,
            chosen=chosen, others=sorted(others, key=lambda way: -way.worth),
            gain=fmean(apart), band=band_of(apart), futures=futures,
        )  # fmt: skip

    def _chosen(self, judge: Judge, action: Action) -> Carried:
        state = self.course.state(action.last)
        then = tuple(self.course.moments[move].option for move in action.own[1:])
        return Carried(judge.worth(state), state, then)

    def _others(self, judge: Judge, action: Action) -> list[tuple[Option, Carried]]:
        """The other ways at first sight, the best first; also the same one carried out better."""
        ways = all_ways(self.course, action, judge)
        found = [(option, way) for option, way in ways
                 if is_other(self.course, action, option, way)]  # fmt: skip
        return sorted(found, key=lambda one: -one[1].worth)

    def _futures(self, judge: Judge, state: State, first: int, count: int) -> list[float]:
        """What becomes of a state for the seat, in so many futures that all ways share."""
        labels = [f"future {number} of action {first}" for number in range(count)]
        chances = [chance_from(self.match.seed, label) for label in labels]
        return [HUNDRED * played(judge, state, chance) for chance in chances]


def played(judge: Judge, state: State, chance: Chance) -> float:
    """One future: what the seat cannot know is drawn anew and quick bots play to the horizon."""
    game = judge.game
    world = game.imagine(state, judge.seat, chance)
    horizon, start = game.quick_horizon(world), game.playout_clock(world)
    while not world.finished() and (not horizon or game.playout_clock(world) < start + horizon):
        seat = world.decider()
        world.answer(seat, game.playout_choice(world, seat, chance))
    return game.evaluate_all(world)[judge.seat]


def band_of(values: Sequence[float]) -> float:
    """How far the mean may be off by chance, to either side."""
    return WIDTH * stdev(values) / len(values) ** 0.5 if len(values) > 1 else HUNDRED


def in_words(judged: Judgement, labels: Labels, names: Sequence[str] | None = None) -> str:
    """One sentence: what the decision was worth beside the best other way."""
    kind = "even" if judged.sure == 0 else "cost" if judged.gain < 0 else "gain"
    return labels.own(
        f"analysis_{kind}", what=way_in_words(judged.chosen, labels.lang, names),
        other=way_in_words(judged.others[0], labels.lang, names),
        points=figure(abs(judged.gain), labels.lang), band=figure(judged.band, labels.lang),
    )  # fmt: skip


def way_in_words(way: Way, lang: str, names: Sequence[str] | None = None) -> str:
    return ", ".join(option.label(lang, names) for option in (way.option, *way.then))


def figure(value: float, lang: str) -> str:
    """Whole points; small ones with one digit behind the point."""
    text = f"{value:.0f}" if value >= 2.95 else f"{value:.1f}".removesuffix(".0")
    return text.replace(".", ",") if lang == "fr" else text
