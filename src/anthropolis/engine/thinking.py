"""What bots ask a game: to imagine what a seat cannot know, what to look at, how good it looks."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Stake
from anthropolis.engine.flow import NO_ANSWER, State, Step

SUPPOSED = 6
"""In so many worlds a choice is tried beforehand, unless a game wants more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """The part of a game that thinks ahead; a game overrides what it knows better."""

    cooperative: ClassVar[bool] = False

    # -- imagining -----------------------------------------------------------------------------

    def resample(self, state: Any, seat: int, chance: Chance) -> None:
        """Replace in place what the seat cannot know by something it cannot tell apart.

        What comes out depends on the seat's knowledge and on `chance` alone. By default nothing is
        hidden.
        """

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        """A copy in which everything the seat cannot know is drawn anew, the future included."""
        twin = state.copy()
        self.resample(twin, seat, chance)
        twin.offer_seat = -1
        forget_answers(twin, seat, chance)
        twin.offer_seat = -1
        twin.chance = chance.split()
        return twin

    def suppose(self, state: State, seat: int, chance: Chance) -> list[State]:
        """The worlds in which a preview tries a choice; it tells what is the same in all of them.

        Where few worlds could agree by accident about what the seat cannot know, give more of them.
        """
        return [self.imagine(state, seat, chance.split()) for _ in range(SUPPOSED)]

    # -- judging -------------------------------------------------------------------------------

    def evaluate(self, state: Any, seat: int) -> float:
        """How good the state looks for a seat, from 0 to 1. Only ever called on imagined states."""
        raise NotImplementedError

    def evaluate_all(self, state: Any) -> list[float]:
        """`evaluate` for every seat, for games that can do it at once."""
        if self.cooperative:
            return [self.evaluate(state, 0)] * int(state.seats)
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def stakes(self, state: Any, seat: int) -> list[Stake]:
        """What `evaluate` weighs for a seat, in the same order in every state of a match.

        Only ever called on imagined states; empty if the game does not say.
        """
        return []

    def shortlist(self, state: Any, seat: int, chance: Chance) -> list[int]:
        """The options that a bot should think about; all by default.

        Like a bot it may only ask for the options and imagine the state. `chance` is its own.
        """
        options: list[int] = state.options_once(seat)
        return options

    def playout_choice(self, state: Any, seat: int, chance: Chance) -> int:
        """A quick sensible choice, used inside search; any option by default."""
        options: list[int] = state.options_once(seat)
        return options[chance.below(len(options))]

    def playout_clock(self, state: Any) -> int:
        """How far the game has come, in steps of the game's choice such as rounds; public."""
        return 0

    def playout_horizon(self, state: Any) -> int:
        """How many steps of its clock a search plays on before it evaluates; 0 = to the end."""
        return 0

    def quick_horizon(self, state: Any) -> int:
        """The same where quick choices alone play on and nothing is searched: not to go astray."""
        return self.playout_horizon(state)

    def exploration(self) -> float:
        """How far a search strays from what went best, as a share of the spread of results.

        Little where a plan pays only when it is carried through.
        """
        return 0.5

    def breadth(self) -> int:
        """How many options a search thinks through, those that look best right after; 0 = all.

        Worth it where `evaluate` says much about a choice right after it.
        """
        return 0


def forget_answers(state: State, seat: int, chance: Chance) -> None:
    """Replace the secret answers of other seats by any they could have given."""
    step = state.asking
    if step is None:
        return
    for i in range(len(state.asked)):
        if state.asked[i] == seat:
            continue
        if state.parted:
            state.drafts[i] = some_answer(state, step, i, chance)
        elif state.answers[i] != NO_ANSWER:
            choices = step.options(state, state.asked[i])
            state.answers[i] = choices[chance.below(len(choices))]


def some_answer(state: State, step: Step, place: int, chance: Chance) -> list[int]:
    """Any whole answer in place of a whole one; no part in place of an unfinished one."""
    parts: list[int] = []
    if state.answers[place] == NO_ANSWER:
        return parts
    choices = step.more(state, state.asked[place], parts)
    while choices:
        parts.append(choices[chance.below(len(choices))])
        choices = step.more(state, state.asked[place], parts)
    return parts
