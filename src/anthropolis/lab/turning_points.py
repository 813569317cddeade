"""The decisions that mattered most: where an action changed most what its seat could expect.

An action is a decision with its own follow-ups. It is compared with the others that its seat could
have begun at that moment, each carried out as well as the seat could, in the world as it truly
was, and judged by the game itself (`evaluate_all`, from 0 to 1) once it is over. What would have
happened anyway is the same for all of them and so counts for nothing. It needs the true state: only
for matches that are over.
"""

from __future__ import annotations

from typing import NamedTuple

from anthropolis.engine.contract import Calendar
from anthropolis.engine.match import Decision, Option
from anthropolis.engine.record import BadRecord, Record
from anthropolis.lab.actions import Action, Course, actions_of, course_of
from anthropolis.lab.judging import Judge, tried

MOST = 5
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
    choices = tried([o.choice for o in decision.options], option.choice)
    worth = [judge.option(choice).worth for choice in choices]
    then = [course.moments[move].option for move in action.own[1:]]
    after = judge.worth(course.state(action.last))
    return TurningPoint(
        move=course.move(action.first), last=course.move(action.last),
        calendar=judge.game.calendar(judge.opened),
        decision=decision, option=option, then=then, before=sum(worth) / len(worth), after=after,
    )  # fmt: skip
