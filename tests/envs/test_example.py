"""The example that learns: it runs, gives the same for the same seed, and plays at a table."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

import anthropolis
from anthropolis.bots.play import play_out
from anthropolis.engine.registry import load
from anthropolis.envs.space import space_of

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'anthropolis[rl]'")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> Any:
    if not EXAMPLE.exists():
        pytest.skip("the examples are not here")
    sys.path.insert(0, str(EXAMPLE.parent))
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
    network = ppo.Network(12, 8, luck)
    counts = np.full(40, 5)
    offers = ppo.Offers(luck.random((200, 12)).astype(np.float32), counts)
    logs, values, _, _ = network.forward(offers)
    taken = luck.integers(5, size=40)
    kept = {
        "taken": taken, "value": values, "log": logs[offers.first + taken],
        "better": np.where(taken == 2, 1.0, -1.0).astype(np.float32),
    }  # fmt: skip
    second = offers.first[taken == 2] + 2
    before = np.exp(logs)[second].mean()
    for _ in range(5):
        ppo.learn(network, ppo.Adam(network.weights), offers, kept, 3e-3, 0.0, luck, rounds=1)
    assert np.exp(network.forward(offers)[0])[second].mean() > before


def test_what_was_watched_becomes_likelier(ppo: Any) -> None:
    space = space_of("anthropocene")
    eyes = ppo.Eyes(space)
    offers, taken = ppo.watch_greedy(eyes, space, 3, 2)
    assert len(offers.counts) == len(taken)
    assert (taken < offers.counts).all()
    luck = np.random.default_rng(1)
    network = ppo.Network(eyes.width, 16, luck)
    before = network.forward(offers)[0][offers.first + taken].mean()
    ppo.imitate(network, ppo.Adam(network.weights), offers, taken, luck, rounds=3, size=16)
    assert network.forward(offers)[0][offers.first + taken].mean() > before


def test_some_decisions_keep_their_offers(ppo: Any) -> None:
    offers = ppo.Offers(np.arange(6)[:, None], np.array([2, 1, 3]))
    some = offers.some(np.array([2, 0]))
    assert some.rows[:, 0].tolist() == [3, 4, 5, 0, 1]
    assert some.which.tolist() == [0, 0, 0, 1, 1]
    assert ppo.best(np.array([1.0, 3.0, 2.0, 7.0, 7.0]), some).tolist() == [1, 0]


def test_offers_are_laid_in_thought(ppo: Any) -> None:
    """The two rows of the same card on two cells differ; rows are as many as the mask offers."""
    matches = anthropolis.batch("anthropocene", 4, 3, 1, {"notes": True})
    eyes = ppo.Eyes(matches.space)
    rows, which = eyes(matches.observations, matches.masks)
    assert len(rows) == matches.masks.sum()
    assert np.bincount(which).tolist() == matches.masks.sum(axis=1).tolist()
    assert len({row.tobytes() for row in rows[which == 0]}) == (which == 0).sum()
    assert set(np.unique(rows[:, : eyes.width // 2])) <= {0.0, 1.0}


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


def test_a_network_that_is_there_is_not_overwritten(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    begin = ["ppo.py", "--updates", "0", "--lessons", "1"]
    monkeypatch.setattr(sys, "argv", begin)
    ppo.main()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["learned.json", "learned.npz"]
    with pytest.raises(SystemExit):
        ppo.main()
    assert "learned.npz is there already" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", [*begin, "--replace"])
    ppo.main()
