"""The example that learns: it runs, gives the same for the same seed, and plays at a table."""

from __future__ import annotations

import importlib.util
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import anthropolis
from anthropolis.bots.play import play_out
from anthropolis.engine.registry import load
from anthropolis.games.anthropocene.table.board import visible_gas
from anthropolis.games.anthropocene.table.components import CO2

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


def test_a_row_ends_as_its_cards_may_fall(ppo: Any) -> None:
    """Into an empty cell while there is one, then onto any; all ways count the same."""
    totals, ends = sys.modules["anthropocene_eyes"].futures()
    assert np.allclose(ends.sum(-1), 1, atol=1e-5)
    assert min(ends.min(), totals.min()) == 0
    full = (3, 1, 2)  # 2, 0 and 1 lie there
    assert totals[*full, 0b1000].tolist() == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])
    assert ends[*full, 0b1000, 0].tolist() == pytest.approx([2 / 3, 0, 0, 0, 1 / 3])
    gap = (3, 0, 2)
    assert totals[*gap, 0b1000].tolist() == pytest.approx([0, 0, 0, 1])
    # 3 into the gap and 1 on any, or 1 into the gap and 3 on any: 5, 4, 6 and 5, 6, 6
    assert totals[*gap, 0b1010].tolist() == pytest.approx([0, 1 / 6, 1 / 3, 1 / 2])
    assert ends[*gap, 0b1010, 1].tolist() == pytest.approx([0, 0, 1 / 2, 0, 1 / 2])


def after(stage: Any, action: int) -> tuple[int, int]:
    """How many of the others have met their objectives then, and how much gas is visible."""
    twin, before = deepcopy(stage), stage.state
    twin.act(action)
    met = [
        twin.state.totals[before.lines[other]] == before.values[other]
        for other in range(stage.seats)
        if other != stage.seat
    ]
    return sum(met), visible_gas(twin.state, CO2)


def test_with_the_last_card_nothing_is_left_to_chance(ppo: Any) -> None:
    """Then the look ahead finds what the rules find on the board."""
    matches = anthropolis.batch("anthropocene", 8, 3, 1, {"notes": True})
    eyes = ppo.Eyes(matches.space)
    seen = set()
    for _ in range(12):
        rows, which = eyes(matches.observations, matches.masks)
        for row, match, action in zip(rows, which, np.nonzero(matches.masks)[1], strict=True):
            stage = matches.stages.stages[match]
            if stage.state.placed == 11:
                met, gas = after(stage, int(action))
                assert row[-15:-9].sum() == met
                assert row[-3:].sum() == gas
                seen.add((met, gas))
        matches.step(matches.masks.argmax(axis=1))
    assert len(seen) > 3


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


def test_the_network_beside_the_example_has_learnt(
    ppo: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten of the 200 games in docs/environments.md, whose mean is 15.9; random bots have -0.1."""
    monkeypatch.delenv("ANTHROPOLIS_POLICY", raising=False)
    played = anthropolis.simulate("anthropocene", [ppo.Learned] * 3, 10, 5, tables=(), workers=1)
    assert played.summary()["seats"][0]["mean"] > 10
    assert ppo.WEIGHTS.stat().st_size < 300_000


def test_a_network_that_is_there_is_not_overwritten(
    ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    begin = ["ppo.py", "--updates", "0"]
    monkeypatch.setattr(sys, "argv", begin)
    ppo.main()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["learned.json", "learned.npz"]
    with pytest.raises(SystemExit):
        ppo.main()
    assert "learned.npz is there already" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", [*begin, "--replace"])
    ppo.main()
