"""A game as a PettingZoo environment: seats take turns, several agents learn or play together.

from anthropolis.envs.aec import env
table = env("limit", seats=3, reward="win")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.match import check_seats
from anthropolis.envs.layout import FARTHEST
from anthropolis.envs.space import space_of
from anthropolis.lab.needs import told

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise told(error) from error

ILLEGAL_REWARD = -1.0


def env(
    game: str, seats: int, options: Mapping[str, Any] | None = None, reward: str = "difference"
) -> Any:
    """As PettingZoo's own games: whoever takes a masked action ends the match with -1."""
    table: Any = Table(game, seats, options, reward)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class Table(AECEnv):  # type: ignore[misc, unused-ignore]
    """A match whose agents are `seat_0`, `seat_1`... Observations are dicts with `action_mask`."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None, reward: str
    ) -> None:
        super().__init__()
        self.space = space_of(game)
        check_seats(self.space.game, seats)
        self.metadata = {"name": f"anthropolis_{game}_v0", "is_parallelizable": False,
                         "render_modes": []}  # fmt: skip
        self.render_mode = None
        self.stage = self.space.stage(seats, options, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        width, count = self.space.width, self.space.actions.count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(-FARTHEST, FARTHEST, (width,), np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            })
            for agent in self.possible_agents
        }  # fmt: skip
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.stage.begin(int(self.seeds.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        """Whose turn it is; when the match is over they are dismissed in order."""
        return self.possible_agents[self.stage.seat] if self.stage.seat >= 0 else self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        observation = np.zeros(self.space.width, np.float32)
        columns, values = self.stage.look(seat)
        observation[columns] = values
        mask = np.zeros(self.space.actions.count, np.int8)
        if seat == self.stage.seat:
            mask[self.stage.offered] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        paid = self.stage.act(int(action))
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        if self.stage.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing to see here: `anthropolis watch` shows matches in the browser."""

    def close(self) -> None:
        """Nothing is held open."""
