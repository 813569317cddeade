"""Actions: a decision together with all that follows from it before the next decision of its kind.

Whoever plays a card is asked what to pay with and what to gain; only all of these answers together
do something. A record is a list of choices; here it becomes the list of actions that they made.
"""

from __future__ import annotations

from typing import NamedTuple

from anthropolis.engine.events import SPECTATOR
from anthropolis.engine.flow import NO_ANSWER, State
from anthropolis.engine.match import Decision, Match, Option, replay
from anthropolis.engine.record import Record


class Moment(NamedTuple):
    """A choice of the record, and the state in which it was made."""

    move: int
    """How many entries of the record stood before it."""
    state: State
    decision: Decision
    option: Option


class Action(NamedTuple):
    """What a seat did: the moments from number `first` up to `last`, its own ones in `own`."""

    first: int
    last: int
    own: list[int]


class Course(NamedTuple):
    """A match moment by moment; `end` is the state after the last choice."""

    match: Match
    moments: list[Moment]
    end: State

    def state(self, moment: int) -> State:
        """The state after so many moments."""
        return self.moments[moment].state if moment < len(self.moments) else self.end

    def move(self, moment: int) -> int:
        """How many entries of the record stand after so many moments."""
        if moment < len(self.moments):
            return self.moments[moment].move
        return len(self.match.choices)


def course_of(record: Record) -> Course:
    """Play a record again and keep every moment of it; raises BadRecord."""
    match = replay(record, 0)
    moments = []
    for move, (seat, key) in enumerate(record.choices):
        if seat != SPECTATOR:  # else the future is drawn anew: nobody's decision
            state, decision = match.state.copy(), match.decision(seat)
            chosen = next(option for option in decision.options if option.key == key)
            moments.append(Moment(move, state, decision, chosen))
        match.choose(seat, key)
    return Course(match, moments, match.state.copy())


def actions_of(course: Course) -> list[Action]:
    """Every action of a match, in the order in which they began; none begins without a choice."""
    found: list[Action] = []
    running: dict[int, int] = {}  # until which moment each seat's last action goes
    for first, moment in enumerate(course.moments):
        seat = moment.decision.seat
        if first < running.get(seat, 0) or len(moment.decision.options) == 1:
            continue
        last = end_of(course, first)
        running[seat] = last
        own = [m for m in range(first, last) if course.moments[m].decision.seat == seat]
        found.append(Action(first, last, own))
    return found


def end_of(course: Course, first: int) -> int:
    """How many choices stand when the action that begins with this one is over."""
    opened = course.state(first)
    last = first + 1
    while last < len(course.moments) and not is_over(opened, course.state(last)):
        last += 1
    return last


def is_over(opened: State, now: State) -> bool:
    """Whether what began with the open question of `opened` has been carried out in `now`."""
    if now.asking is None:
        return True
    if is_same_question(opened, now):
        return False
    return type(now.asking) is type(opened.asking) or not is_still_planned(opened, now)


def is_still_planned(opened: State, now: State) -> bool:
    """Whether all that was to come after the question is still to come."""
    planned = now.todo[: len(opened.todo)]
    return len(planned) == len(opened.todo) and all(
        step is other for step, other in zip(planned, opened.todo)
    )


def is_same_question(opened: State, now: State) -> bool:
    """Whether the question is still open: an answer lacks a part, or others have not answered."""
    if now.asking is not opened.asking:
        return False
    return any(answer != NO_ANSWER for answer in now.answers) or any(now.drafts)
