"""What the options of one decision come to: each carried out to its end, as well as its seat could.

The state is the true one, so this is for matches that are over and for those who may see
everything.
"""

from __future__ import annotations

from typing import NamedTuple

from anthropolis.engine.chance import chance_from
from anthropolis.engine.decision import Option
from anthropolis.engine.flow import State
from anthropolis.lab.actions import Action, Course, is_over, is_same_question

MOST_OPTIONS = 12
"""So many options of a decision are tried at most: of a long range evenly spaced ones."""
MOST_TRIALS = 60
"""So many ways of carrying an option out are tried at most; beyond them the usual one is taken."""


class Carried(NamedTuple):
    """An option carried out: what it is worth to its seat, where it leads, by which follow-ups."""

    worth: float
    state: State
    then: tuple[Option, ...]


class Judge:
    """What the options of one decision are worth to its seat, each carried out to its end."""

    def __init__(self, course: Course, action: Action) -> None:
        self.game = course.match.game
        self.opened = course.state(action.first)
        self.seat = course.moments[action.first].decision.seat
        self.chance = chance_from(course.match.seed, f"judging {action.first}")
        self.together = _answers_of_others(course, action, self.seat)
        self.trials = 0

    def option(self, choice: int) -> Carried:
        self.trials = 0
        return self._carried_out(_after(self.opened, self.seat, choice), ())

    def worth(self, state: State) -> float:
        return self.game.evaluate_all(state.copy())[self.seat]

    def _carried_out(self, state: State, then: tuple[Option, ...]) -> Carried:
        """The best that the seat can make of it; the others do what they usually do."""
        while not is_over(self.opened, state):
            asked = state.deciders()
            if self.seat not in asked:
                self._let_answer(state, asked[0])
                continue
            options = state.options(self.seat)
            ways = tried(options, options[0])
            if 1 < len(ways) <= MOST_TRIALS - self.trials:
                self.trials += len(ways)
                return max((self._by(state, way, then) for way in ways), key=_worth)
            choice = self.game.playout_choice(state, self.seat, self.chance)
            then = (*then, self._named(state, choice))
            state.answer(self.seat, choice)
        return Carried(self.worth(state), state, then)

    def _by(self, state: State, choice: int, then: tuple[Option, ...]) -> Carried:
        named = self._named(state, choice)
        return self._carried_out(_after(state, self.seat, choice), (*then, named))

    def _named(self, state: State, choice: int) -> Option:
        assert state.asking is not None
        return Option(self.game, state.asking.describe(state, self.seat, choice), choice)

    def _let_answer(self, state: State, other: int) -> None:
        """Somebody else answers: as they did, if they were asked together with the seat."""
        if is_same_question(self.opened, state) and self.together.get(other):
            parts = self.together[other]
            for part in parts:
                state.answer(other, part)
        else:
            state.answer(other, self.game.playout_choice(state, other, self.chance))


def tried(options: list[int], chosen: int) -> list[int]:
    """All options, or evenly spaced ones and the chosen one."""
    step = -(-len(options) // MOST_OPTIONS)
    return sorted({*options[::step], chosen})


def _worth(carried: Carried) -> float:
    return carried.worth


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
