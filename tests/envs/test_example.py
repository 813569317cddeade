"""The example that learns: it runs, gives the same for the same seed, and plays at a table."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from anthropolis.bots.play import play_out
from anthropolis.engine.registry import load

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'anthropolis[rl]'")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    if not EXAMPLE.exists():
        pytest.skip("the examples are not here")
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo"] = module
    spec.loader.exec_module(module)
    return module


def tiny(ppo: Any, seed: int) -> Any:
    return ppo.train(2, seed, n=6, steps=12, hidden=16)[0].weights


def test_the_same_seed_learns_the_same(ppo: Any) -> None:
    first, second, other = tiny(ppo, 1), tiny(ppo, 1), tiny(ppo, 2)
    assert all((first[name] == second[name]).all() for name in first)
    assert any((first[name] != other[name]).any() for name in first)


def test_gradients_are_those_of_the_loss(ppo: Any) -> None:
    """A small step against the gradient of the policy's head raises what went well."""
    luck = np.random.default_rng(3)
    network = ppo.Network(12, 5, 8, luck)
    seen = luck.random((40, 12)).astype(np.float32)
    masks = np.ones((40, 5), bool)
    logs, values, _, _ = network.forward(seen, masks)
    action = luck.integers(5, size=40)
    kept = {
        "seen": seen, "masks": masks, "action": action, "value": values,
        "log": logs[np.arange(40), action],
        "better": np.where(action == 2, 1.0, -1.0).astype(np.float32),
    }  # fmt: skip
    before = np.exp(logs)[:, 2].mean()
    for _ in range(5):
        ppo.learn(network, ppo.Adam(network.weights), kept, 3e-3, 0.0, luck, rounds=1)
    assert np.exp(network.forward(seen, masks)[0])[:, 2].mean() > before


def test_a_seats_decision_reaches_to_its_next_one(ppo: Any) -> None:
    asked = [np.array([0]), np.array([1]), np.array([0])]
    paid = [np.array([[1.0, 0.0]]), np.array([[2.0, 5.0]]), np.array([[4.0, 7.0]])]
    over = [np.array([False]), np.array([False]), np.array([True])]
    values = [np.array([10.0]), np.array([20.0]), np.array([30.0])]
    found, counts = ppo.advantages(asked, paid, over, values, 2, 1.0, 0.0)
    assert counts.all()
    assert found[:, 0].tolist() == [1 + 2 + 30 - 10, 5 + 7 - 20, 4 - 30]


def test_what_was_learnt_plays_at_a_table(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "policy.npz"
    np.savez_compressed(path, **tiny(ppo, 1))
    monkeypatch.setenv("ANTHROPOLIS_POLICY", str(path))
    game = load("anthropocene")
    match = play_out(game.new(3, 1), [ppo.Learned, "random", "greedy"])
    again = play_out(game.new(3, 1), [ppo.Learned, "random", "greedy"])
    assert match.finished
    assert match.choices == again.choices
