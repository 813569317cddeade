"""A seat of a game as a Gymnasium environment, with bots on the other seats.

from anthropolis.envs.single import Seat
env = Seat("anthropocene", ["me", "greedy", "greedy"], reward="judgement")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.bots.naming import BadBot
from anthropolis.bots.play import seat_bot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.match import check_seats
from anthropolis.envs.layout import FARTHEST
from anthropolis.envs.space import space_of
from anthropolis.lab.needs import told

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise told(error) from error

ME = "me"
"""The learner among the names of the players."""


class Seat(gymnasium.Env[np.ndarray, int]):
    """The learner's seat is named `me` among the players; the others are bots by name.

    The mask of what is offered is in `info["action_mask"]` and from `action_masks()`. An action
    that is masked out changes nothing: the question stays, it costs `illegal_reward`, and
    `info["illegal"]` says so.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        options: Mapping[str, Any] | None = None,
        reward: str = "difference",
        illegal_reward: float = -0.1,
    ) -> None:
        self.space = space_of(game)
        check_seats(self.space.game, len(players))
        if list(players).count(ME) != 1:
            raise BadBot(f"one of the players is to be {ME!r}: that seat is the learner's")
        self.me = list(players).index(ME)
        self.illegal_reward = illegal_reward
        self.stage = self.space.stage(len(players), options, reward)
        for seat, name in enumerate(players):
            if seat != self.me:
                self.stage.bots[seat] = seat_bot(name, self.space.game, chance_from(0))
        shape = (self.space.width,)
        self.observation_space = spaces.Box(-FARTHEST, FARTHEST, shape, np.float32)
        self.action_space = spaces.Discrete(self.space.actions.count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self.stage.seat = -1
        while self.stage.seat < 0:
            self.stage.begin(int(self.np_random.integers(2**62)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.stage.offered:
            told = {**self._info(), "illegal": True}
            return self._observation(), self.illegal_reward, False, False, told
        paid = self.stage.act(int(action))[self.me]
        return self._observation(), float(paid), self.stage.seat < 0, False, self._info()

    def action_masks(self) -> np.ndarray:
        """What is offered now, as learners with masks ask for it."""
        mask = np.zeros(self.space.actions.count, np.int8)
        mask[self.stage.offered] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.stage.seat < 0:
            info["scores"] = list(self.space.game.scores(self.stage.state))
            info["winners"] = list(self.space.game.winners(self.stage.state))
        return info

    def _observation(self) -> np.ndarray:
        observation = np.zeros(self.space.width, np.float32)
        columns, values = self.stage.look(self.me)
        observation[columns] = values
        return observation
