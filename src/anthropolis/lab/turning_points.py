"""The decisions that mattered most: where an action changed most what its seat could expect.

An action is a decision with its own follow-ups. It is compared with the others that its seat could
have begun at that moment, each carried out as well as the seat could, in the world as it truly
was, and judged by the game itself (`evaluate_all`, from 0 to 1) once it is over. What would have
happened anyway is the same for all of them and so counts for nothing. It needs the true state: only
for matches that are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anthropolis.engine.contract import Calendar
from anthropolis.engine.match import Decision, Option
from anthropolis.engine.record import BadRecord, Record
from anthropolis.lab.actions import Action, Course, actions_of, course_of
from anthropolis.lab.sights import Sight, sight_of

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
    actions = actions_of(course)
    return points_of(course, actions, [sight_of(course, action) for action in actions], most)


def points_of(
    course: Course, actions: Sequence[Action], sights: Sequence[Sight], most: int = MOST
) -> list[TurningPoint]:
    """The same where every action has been looked at already."""
    pairs = [(action, sight) for action, sight in zip(actions, sights)
             if abs(sight.after - sight.before) >= LEAST]  # fmt: skip
    pairs.sort(key=lambda pair: (-abs(pair[1].after - pair[1].before), pair[0].first))
    return [_point(course, action, sight) for action, sight in pairs[:most]]


def _point(course: Course, action: Action, sight: Sight) -> TurningPoint:
    _, state, decision, option = course.moments[action.first]
    return TurningPoint(
        move=course.move(action.first), last=course.move(action.last),
        calendar=course.match.game.calendar(state), decision=decision, option=option,
        then=[course.moments[move].option for move in action.own[1:]],
        before=sight.before, after=sight.after,
    )  # fmt: skip
