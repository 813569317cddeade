"""Actions at first sight: each compared with the others that its seat could have begun.

Every other way is carried out as well as the seat could, in the world as it truly was, and judged
by the game itself (`evaluate_all`, from 0 to 1) once it is over. This is most of the work of
looking back on a match, so it can be done in pieces, and is done once for all who need it.
"""

from __future__ import annotations

from typing import NamedTuple

from anthropolis.engine.decision import Option
from anthropolis.lab.actions import Action, Course
from anthropolis.lab.judging import Carried, Judge, tried


class Sight(NamedTuple):
    """What an action was worth to its seat, and what it could have been."""

    before: float
    """What the seat could expect when it had to choose: the average of what it could begin."""
    after: float
    best: float
    """The best that another way would have come to."""


def sight_of(course: Course, action: Action) -> Sight:
    judge = Judge(course, action)
    ways = all_ways(course, action, judge)
    worth = [way.worth for _, way in ways]
    others = [way.worth for option, way in ways if is_other(course, action, option, way)]
    after = judge.worth(course.state(action.last))
    return Sight(sum(worth) / len(worth), after, max(others))


def all_ways(course: Course, action: Action, judge: Judge) -> list[tuple[Option, Carried]]:
    """What the seat could have begun, each carried out, in the order of the options."""
    moment = course.moments[action.first]
    named = {option.choice: option for option in moment.decision.options}
    choices = tried([option.choice for option in moment.decision.options], moment.option.choice)
    return [(named[choice], judge.option(choice)) for choice in choices]


def is_other(course: Course, action: Action, option: Option, way: Carried) -> bool:
    """Whether it is not what was done; the same option carried out better is another way."""
    done = tuple(course.moments[move].option for move in action.own[1:])
    return option.choice != course.moments[action.first].option.choice or way.then != done
