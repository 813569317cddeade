"""A game for OpenSpiel: importing this registers `python_anthropolis_<game>` for each.

    import pyspiel, anthropolis.envs.open_spiel
    game = pyspiel.load_game("python_anthropolis_anthropocene", {"seats": 3})

Chance is explicit and comes first: it draws one of `worlds` equally likely shuffles, from which
all that is random in the match follows. Nobody is told which.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from anthropolis.engine.match import check_seats
from anthropolis.engine.registry import games, load
from anthropolis.envs.layout import BETWEEN
from anthropolis.envs.space import Space, space_of
from anthropolis.lab.needs import told
from anthropolis.lab.seating import usual_seats

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise told(error) from error

WORLDS = 1000
LONGEST = 20_000
"""No match of any game takes as many decisions."""
BOUNDS = {"win": 1.0, "difference": 10_000.0}
"""How large a reward may be; the others are not paid at the end alone, as OpenSpiel wants it."""


def game_type(game_id: str) -> Any:
    rules = load(game_id)
    shape = pyspiel.GameType
    return shape(
        short_name=f"python_anthropolis_{game_id}",
        long_name=f"Python {rules.name['en']}",
        dynamics=shape.Dynamics.SEQUENTIAL,
        chance_mode=shape.ChanceMode.EXPLICIT_STOCHASTIC,
        information=shape.Information.IMPERFECT_INFORMATION,
        utility=shape.Utility.IDENTICAL if rules.cooperative else shape.Utility.GENERAL_SUM,
        reward_model=shape.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": usual_seats(rules), "worlds": WORLDS, "reward": "win", "seed": "worlds",
            "options": "{}",
        },
    )  # fmt: skip


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """One of the games with its number of seats; `options` are those of the game, as JSON."""

    def __init__(self, kind: Any, game_id: str, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**kind.parameter_specification, **(params or {})}
        self.space = space_of(game_id)
        self.seats = int(chosen["seats"])
        self.worlds = int(chosen["worlds"])
        self.reward = str(chosen["reward"])
        self.seed = str(chosen["seed"])
        self.options = json.loads(str(chosen["options"]))
        check_seats(self.space.game, self.seats)
        if self.reward not in BOUNDS:
            raise ValueError(f"unknown reward {self.reward!r}: choose {', '.join(BOUNDS)}")
        most = BOUNDS[self.reward]
        about = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions.count, max_chance_outcomes=self.worlds,
            num_players=self.seats, min_utility=-most, max_utility=most,
            max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(kind, about, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.space)


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A match: first the shuffle, then decision after decision."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.worlds = game.worlds
        self.seed = game.seed
        self.stage = game.space.stage(game.seats, game.options, game.reward)
        self.paid = [0.0] * game.seats

    def current_player(self) -> int:
        if not self.stage.begun:
            return int(pyspiel.PlayerId.CHANCE)
        return self.stage.seat if self.stage.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.stage.offered) if player == self.stage.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(world, 1.0 / self.worlds) for world in range(self.worlds)]

    def _apply_action(self, action: int) -> None:
        if not self.stage.begun:
            self.stage.begin(f"{self.seed}/{action}")
            return
        paid = self.stage.act(action)
        self.paid = [had + more for had, more in zip(self.paid, paid, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"world {action}"
        stage = self.stage
        if player == stage.seat and action in stage.offered:
            return stage.keys()[stage.offered.index(action)]
        known = stage.actions.keys
        return known[action] if action < len(known) else f"another {action - len(known)}"

    def is_terminal(self) -> bool:
        return self.stage.begun and self.stage.seat < 0

    def returns(self) -> list[float]:
        return self.paid

    def __str__(self) -> str:
        if not self.stage.begun:
            return "before the shuffle"
        return f"{self.stage.game.id} after {self.stage.steps} decisions, seat {self.stage.seat}"


class SpielObserver:
    """What a seat sees, from its view alone; nobody sees anything before the shuffle."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.tensor = np.zeros(space.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.stage.begun:
            columns, values = state.stage.look(player)
            self.tensor[columns] = values

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        names = self.space.layout.names
        told = [f"{names[i]} {self.tensor[i]:g}" for i in np.flatnonzero(self.tensor)]
        return "\n".join(line.removeprefix(f"view{BETWEEN}") for line in told)


def register(game_id: str) -> None:
    kind = game_type(game_id)

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game_id, params)

    pyspiel.register_game(kind, Registered)


for name in games():
    register(name)
