"""What a learner is paid with, by name."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from anthropolis.engine.flow import State
from anthropolis.engine.game import Game


class BadReward(ValueError):
    """A reward that does not exist."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """Pays every seat after every decision; what was paid in all is worth what it says."""

    def begin(self, game: Game, state: State) -> None:
        """A match begins."""

    def paid(self, game: Game, state: State) -> list[float]:
        """What each seat is paid since it was last asked."""
        raise NotImplementedError

    def copy(self) -> Reward:
        """For a twin of the match; one that remembers nothing can be shared."""
        return self


class Difference(Reward):
    """At the end its score, less the mean of the others where players are against each other."""

    def paid(self, game: Game, state: State) -> list[float]:
        if not state.finished():
            return [0.0] * state.seats
        scores = [float(score) for score in game.scores(state)]
        if game.cooperative or state.seats == 1:
            return scores
        total = sum(scores)
        return [score - (total - score) / (state.seats - 1) for score in scores]


class Win(Reward):
    """At the end 1 for those who have won, -1 for those who have not."""

    def paid(self, game: Game, state: State) -> list[float]:
        if not state.finished():
            return [0.0] * state.seats
        winners = game.winners(state)
        return [1.0 if seat in winners else -1.0 for seat in range(state.seats)]


class Judgement(Reward):
    """By how much the game's own judgement of the table has risen for the seat; it is from 0 to 1.

    It judges the table as it is, like a teacher who sees all hands: nothing of it is in what a
    learner observes, and who plays later gets no reward.
    """

    def __init__(self) -> None:
        self.before: list[float] = []

    def begin(self, game: Game, state: State) -> None:
        self.before = game.evaluate_all(state)

    def paid(self, game: Game, state: State) -> list[float]:
        now = game.evaluate_all(state)
        risen = [now[seat] - self.before[seat] for seat in range(state.seats)]
        self.before = now
        return risen

    def copy(self) -> Reward:
        twin = Judgement()
        twin.before = self.before
        return twin


REWARDS: dict[str, type[Reward]] = {"difference": Difference, "win": Win, "judgement": Judgement}


def reward_of(name: str) -> Reward:
    """The reward of that name; raises BadReward."""
    if name not in REWARDS:
        raise BadReward(f"unknown reward {name!r}: choose {', '.join(REWARDS)}")
    return REWARDS[name]()
