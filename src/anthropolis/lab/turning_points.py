"""The decisions that mattered most: where an action changed most what its seat could expect.

An action is a decision with its own follow-ups. It is compared with the others that its seat could
have begun at that moment, each carried out as well as the seat could, in the world as it truly
was, and judged by the game itself (`evaluate_all`, from 0 to 1) once it is over. What would have
happened anyway is the same for all of them and so counts for nothing. It needs the true state: only
for matches that are over.
"""

from __future__ import annotations

from typing import NamedTuple

from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import Calendar
from anthropolis.engine.flow import State
from anthropolis.engine.match import Decision, Option
from anthropolis.engine.record import BadRecord, Record
from anthropolis.lab.actions import (
    Action,
    Course,
    actions_of,
    course_of,
    is_over,
    is_same_question,
)

MOST = 5
MOST_OPTIONS = 12
"""So many options of a decision are tried at most: of a long range evenly spaced ones."""
MOST_TRIALS = 60
"""So many ways of carrying an option out are tried at most; beyond them the usual one is taken."""
LEAST = 0.005
"""An action that changes less than this has not mattered."""


class TurningPoint(NamedTuple):
    """An action and what it changed for the seat that took it."""

    move: int
    """How many choices stood before it."""
    last: int
    """How many stood when it was over."""
    calendar: Calendar
    decision: Decision
    option: Option
    then: list[Option]
    """What the seat chose in the follow-ups."""
    before: float
    """What the seat could expect when it had to choose: the average of its options."""
    after: float

    @property
    def swing(self) -> float:
        return self.after - self.before


def turning_points(record: Record, most: int = MOST) -> list[TurningPoint]:
    """The actions of a finished match with the largest swings, the largest first.

    Raises BadRecord when the match is not over or does not replay.
    """
    if record.result is None:
        raise BadRecord("this match is not over: its turning points cannot be known yet")
    course = course_of(record)
    found = [_point(course, action) for action in actions_of(course)]
    told = [point for point in found if abs(point.swing) >= LEAST]
    return sorted(told, key=lambda point: (-abs(point.swing), point.move))[:most]


def _point(course: Course, action: Action) -> TurningPoint:
    _, _, decision, option = course.moments[action.first]
    judge = Judge(course, action)
    tried = _tried([o.choice for o in decision.options], option.choice, MOST_OPTIONS)
    worth = [judge.option(choice) for choice in tried]
    then = [course.moments[move].option for move in action.own[1:]]
    after = judge.worth(course.state(action.last))
    return TurningPoint(
        move=course.move(action.first), last=course.move(action.last),
        calendar=judge.game.calendar(judge.opened),
        decision=decision, option=option, then=then, before=sum(worth) / len(worth), after=after,
    )  # fmt: skip


class Judge:
    """What the options of one decision are worth to its seat, each carried out to its end."""

    def __init__(self, course: Course, action: Action) -> None:
        self.game = course.match.game
        self.opened = course.state(action.first)
        self.seat = course.moments[action.first].decision.seat
        self.chance = chance_from(course.match.seed, f"judging {action.first}")
        self.together = _answers_of_others(course, action, self.seat)
        self.trials = 0

    def option(self, choice: int) -> float:
        self.trials = 0
        twin = self.opened.copy()
        twin.answer(self.seat, choice)
        return self._carried_out(twin)

    def worth(self, state: State) -> float:
        return self.game.evaluate_all(state.copy())[self.seat]

    def _carried_out(self, state: State) -> float:
        """The best that the seat can make of it; the others do what they usually do."""
        while not is_over(self.opened, state):
            asked = state.deciders()
            if self.seat in asked:
                options = state.options(self.seat)
                ways = _tried(options, options[0], MOST_OPTIONS)
                if 1 < len(ways) <= MOST_TRIALS - self.trials:
                    self.trials += len(ways)
                    return max(self._carried_out(_after(state, self.seat, way)) for way in ways)
                state.answer(self.seat, self.game.playout_choice(state, self.seat, self.chance))
            else:
                self._let_answer(state, asked[0])
        return self.worth(state)

    def _let_answer(self, state: State, other: int) -> None:
        """Somebody else answers: as they did, if they were asked together with the seat."""
        if is_same_question(self.opened, state) and self.together.get(other):
            parts = self.together[other]
            for part in parts:
                state.answer(other, part)
        else:
            state.answer(other, self.game.playout_choice(state, other, self.chance))


def _after(state: State, seat: int, choice: int) -> State:
    twin = state.copy()
    twin.answer(seat, choice)
    return twin


def _answers_of_others(course: Course, action: Action, seat: int) -> dict[int, list[int]]:
    """What those answered who were asked together with the seat and had not answered before it."""
    opened = course.state(action.first)
    found: dict[int, list[int]] = {}
    for move in range(action.first + 1, action.last):
        moment = course.moments[move]
        if not is_same_question(opened, moment.state):
            break
        if moment.decision.seat != seat:
            found.setdefault(moment.decision.seat, []).append(moment.option.choice)
    return found


def _tried(options: list[int], chosen: int, most: int) -> list[int]:
    """All options, or evenly spaced ones and the chosen one."""
    step = -(-len(options) // most)
    return sorted({*options[::step], chosen})
