"""Many matches of a game side by side, stepped in one call: `anthropolis.batch`.

The matches are played by compiled code; this only puts their numbers into arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from anthropolis.engine.match import check_seats
from anthropolis.envs.space import Space, space_of
from anthropolis.envs.stage import Stages
from anthropolis.lab.needs import need

if TYPE_CHECKING:
    import numpy as np


class Batch:
    """n matches. `seats[i]` is asked in match i; a match that is over begins anew by itself.

    `observations` (n × width) and `masks` (n × actions) are those of the seats that are asked; they
    are written over by the next step.
    """

    def __init__(
        self, space: Space, n: int, seats: int, seed: int | str, options: Any, reward: str
    ) -> None:
        check_seats(space.game, seats)
        numpy: Any = need("numpy")
        self.numpy = numpy
        self.space = space
        self.stages = Stages([space.stage(seats, options, reward) for _ in range(n)], seed)
        self.observations: np.ndarray = numpy.zeros((n, space.width), numpy.float32)
        self.masks: np.ndarray = numpy.zeros((n, space.actions.count), numpy.bool_)
        self.reset()

    def __len__(self) -> int:
        return len(self.stages.stages)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} matches of {self.space.game.id}>"

    @property
    def seats(self) -> list[int]:
        """Who is asked in each match."""
        return self.stages.seats()

    def reset(self) -> tuple[np.ndarray, np.ndarray]:
        """Begin with the first n matches of the seed again."""
        self.stages.begin()
        return self._look()

    def step(self, actions: Sequence[int] | np.ndarray) -> Step:
        """One action for every match; raises BadAction if one of them is masked out."""
        stages = self.stages
        stages.act([int(action) for action in actions])
        observations, masks = self._look()
        rewards = self.numpy.array(stages.paid, self.numpy.float32)
        over = self.numpy.array(stages.over, self.numpy.bool_)
        return Step(observations, masks, rewards, over, stages.scores)

    def _look(self) -> tuple[np.ndarray, np.ndarray]:
        rows, columns, values = self.stages.look()
        self.observations.fill(0)
        self.observations[rows, columns] = values
        self.masks.fill(False)
        self.masks[self.stages.offered()] = True
        return self.observations, self.masks


class Step:
    """What came of a step: `rewards` (n × seats), `over` (n), and the scores of what is over."""

    def __init__(
        self,
        observations: np.ndarray,
        masks: np.ndarray,
        rewards: np.ndarray,
        over: np.ndarray,
        scores: list[list[int]],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.over = over
        self.scores = scores


def batch(
    game: str,
    n: int,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    reward: str = "difference",
) -> Batch:
    """n matches of a game, ready for their first actions; raises BadSeats, BadOption, BadReward."""
    return Batch(space_of(game), n, seats, seed, options, reward)
