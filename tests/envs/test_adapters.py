"""The environments pass the tests of the libraries that they are made for."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'anthropolis[rl]'")
import anthropolis  # noqa: E402
from anthropolis.bots.naming import BadBot  # noqa: E402
from anthropolis.engine.match import BadSeats  # noqa: E402
from anthropolis.envs.stage import BadAction  # noqa: E402

GAMES = ["anthropocene", "climat", "limit", "hegemony"]
SHORT: dict[str, dict[str, Any]] = {
    "anthropocene": {}, "climat": {"scenario": "one_generation"}, "limit": {"generations": 2},
    "hegemony": {"rounds": 1},
}  # fmt: skip
"""Options by which matches are soon over."""


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from pettingzoo.test import api_test, seed_test

    from anthropolis.envs.aec import env

    api_test(env(game, 3, SHORT[game]), num_cycles=40)
    seed_test(lambda: env(game, 3, SHORT[game]), num_cycles=10)


def test_a_pettingzoo_match_pays_at_its_end() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from anthropolis.envs.aec import env

    table = env("limit", 3, {"generations": 3})
    table.reset(seed=5)
    paid: dict[str, float] = {}
    luck = np.random.default_rng(5)
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        offered = np.flatnonzero(observation["action_mask"])
        table.step(None if over or cut else int(luck.choice(offered)))
    assert sorted(paid) == ["seat_0", "seat_1", "seat_2"]
    assert sum(paid.values()) == pytest.approx(0)
    assert any(paid.values())


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from gymnasium.utils.env_checker import check_env

    from anthropolis.envs.single import Seat

    check_env(Seat(game, ["random", "me", "random"], SHORT[game]), skip_render_check=True)


def test_a_seat_against_bots() -> None:
    pytest.importorskip("gymnasium", reason="Gymnasium is not installed")
    from anthropolis.envs.single import Seat

    env = Seat("anthropocene", ["me", "greedy", "greedy"], reward="win")
    observation, info = env.reset(seed=3)
    masked = int(np.flatnonzero(info["action_mask"] == 0)[0])
    same, cost, over, _, told = env.step(masked)
    assert (same == observation).all()
    assert told["illegal"]
    assert cost == env.illegal_reward
    while not over:
        _, paid, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert paid == (1.0 if 0 in info["winners"] else -1.0)
    assert len(info["scores"]) == 3
    with pytest.raises(BadBot, match="'me'"):
        Seat("anthropocene", ["greedy", "greedy"])
    with pytest.raises(BadSeats):
        Seat("anthropocene", ["me"] + ["greedy"] * 9)


@pytest.mark.parametrize("game", GAMES)
def test_open_spiel(game: str) -> None:
    pyspiel = pytest.importorskip(
        "pyspiel", reason="OpenSpiel is not installed: pip install open_spiel"
    )
    import_module("anthropolis.envs.open_spiel")

    spiel = pyspiel.load_game(
        f"python_anthropolis_{game}", {"seats": 3, "options": json.dumps(SHORT[game])}
    )
    serialise = game == "anthropocene"  # a long match is played again for every step of it
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=serialise, verbose=False)


def any_offered(masks: Any, seed: int) -> list[int]:
    luck = np.random.default_rng(seed)
    return [int(luck.choice(np.flatnonzero(mask))) for mask in masks]


@pytest.mark.parametrize("game", GAMES)
def test_batches(game: str) -> None:
    many = anthropolis.batch(game, 4, 3, seed="batch", options=SHORT[game], reward="win")
    assert many.observations.shape == (4, many.space.width)
    assert many.masks.shape == (4, many.space.actions.count)
    first = many.observations.copy()
    ended = 0
    for number in range(120):
        done = many.step(any_offered(many.masks, number))
        assert done.masks.any(axis=1).all(), "a match that is over has begun anew"
        assert done.rewards.shape == (4, 3)
        for row in np.flatnonzero(done.over):
            ended += 1
            assert len(done.scores[row]) == 3
            assert set(done.rewards[row]) <= {-1.0, 1.0}
        assert not done.rewards[~done.over].any()
    assert ended or game in ("climat", "hegemony")
    many.reset()
    assert (many.observations == first).all()


def test_a_batch_is_stages_side_by_side() -> None:
    many = anthropolis.batch("anthropocene", 3, 3, seed=7)
    stage = many.space.stage(3, None, "difference")
    stage.begin("7/1")
    for number in range(12):
        actions = any_offered(many.masks, number)
        stage.act(actions[1])
        many.step(actions)
        columns, values = stage.look(stage.seat)
        assert many.seats[1] == stage.seat
        assert (np.flatnonzero(many.observations[1]) == sorted(columns)).all()
        assert many.observations[1][columns] == pytest.approx(values)
    with pytest.raises(BadAction):
        many.step([-1, -1, -1])
