"""Learning to play Anthropocène by proximal policy optimisation, with nothing but numpy.

    python examples/ppo.py --minutes 30     # trains, prints the curve, keeps the network
    PYTHONPATH=examples anthropolis simulate anthropocene --seats ppo:Learned,greedy,greedy

All seats are played by one network from what each of them sees. It is paid by how much the game's
own judgement of the table rises, and by the score at the end. The same seed gives the same network.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

import anthropolis
from anthropolis.bots.bot import Bot
from anthropolis.engine.chance import Chance
from anthropolis.engine.game import Game
from anthropolis.envs.layout import Layout
from anthropolis.envs.space import space_of
from anthropolis.envs.stage import Stage

WEIGHTS = Path(__file__).with_name("anthropocene_ppo.npz")
FORBIDDEN = -1e9
STORY = "view/turns/"
LARGEST = 12
Arrays = dict[str, np.ndarray]


# -- what it looks at ------------------------------------------------------------------------------


class Eyes:
    """The table as it stands, without the story of how it came about; small numbers as signs.

    A network tells 3 from 4 by a sign for each much sooner than by their size.
    """

    def __init__(self, layout: Layout) -> None:
        kept = [i for i, name in enumerate(layout.names) if not name.startswith(STORY)]
        self.columns = np.array(kept)
        small = [i for i in kept if "=" not in layout.names[i] and layout.scales[i] <= LARGEST]
        self.small = np.array(small)
        self.scales = np.array([layout.scales[i] for i in small], np.float32)
        self.signs = np.arange(LARGEST + 1, dtype=np.float32)
        self.width = len(kept) + len(small) * len(self.signs)

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        """What the network gets of observations, row by row."""
        numbers = np.round(seen[:, self.small] * self.scales)[:, :, None]
        signs = (numbers == self.signs).reshape(len(seen), -1)
        found: np.ndarray = np.concatenate([seen[:, self.columns], signs.astype(np.float32)], 1)
        return found


# -- network ---------------------------------------------------------------------------------------


class Network:
    """Two hidden layers, one head for the actions and one for the value of the position."""

    def __init__(self, width: int, actions: int, hidden: int, luck: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float = 1.0) -> np.ndarray:
            drawn: np.ndarray = luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return drawn.astype(np.float32)

        self.weights: Arrays = {
            "w1": layer(width, hidden, 4.0), "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden), "b2": np.zeros(hidden, np.float32),
            "wp": layer(hidden, actions, 0.01), "bp": np.zeros(actions, np.float32),
            "wv": layer(hidden, 1, 0.1), "bv": np.zeros(1, np.float32),
        }  # fmt: skip

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, ...]:
        """Log-probabilities of the actions, values, and the hidden layers for learning."""
        w = self.weights
        first = np.maximum(seen @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        logits = np.where(masks, second @ w["wp"] + w["bp"], FORBIDDEN)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logs, (second @ w["wv"] + w["bv"])[:, 0], first, second

    def gradients(
        self, seen: np.ndarray, hidden: tuple[np.ndarray, ...], d_logits: np.ndarray,
        d_values: np.ndarray,
    ) -> Arrays:  # fmt: skip
        w, (first, second) = self.weights, hidden
        d_second = (d_logits @ w["wp"].T + d_values[:, None] @ w["wv"].T) * (second > 0)
        d_first = (d_second @ w["w2"].T) * (first > 0)
        return {
            "w1": seen.T @ d_first, "b1": d_first.sum(0),
            "w2": first.T @ d_second, "b2": d_second.sum(0),
            "wp": second.T @ d_logits, "bp": d_logits.sum(0),
            "wv": second.T @ d_values[:, None], "bv": d_values.sum(keepdims=True),
        }  # fmt: skip


class Adam:
    """Steps downhill; each weight at its own pace."""

    def __init__(self, weights: Arrays) -> None:
        self.weights = weights
        self.mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self.square = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def step(self, gradients: Arrays, rate: float, most: float = 0.5) -> None:
        self.steps += 1
        size = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        shrink = min(1.0, most / (size + 1e-8))
        pace = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient * shrink - self.mean[name])
            self.square[name] += 0.001 * ((gradient * shrink) ** 2 - self.square[name])
            self.weights[name] -= pace * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)


# -- experience ------------------------------------------------------------------------------------


class Experience:
    """What the seats of many matches saw, did and were paid, seat by seat."""

    def __init__(
        self, matches: Any, eyes: Eyes, network: Network, luck: np.random.Generator
    ) -> None:
        self.matches = matches
        self.eyes = eyes
        self.network = network
        self.luck = luck
        self.scores: list[int] = []

    def gather(self, steps: int, discount: float, trace: float) -> Arrays:
        """Play so many steps of every match, and say how much better than expected each was."""
        n, seats = len(self.matches), self.matches.stages.stages[0].seats
        kept: dict[str, list[Any]] = {"seen": [], "masks": [], "action": [], "log": [], "value": []}
        asked, paid, over = [], [], []
        for _ in range(steps):
            seen, masks = self.eyes(self.matches.observations), self.matches.masks.copy()
            logs, values, _, _ = self.network.forward(seen, masks)
            noise = self.luck.gumbel(size=logs.shape)
            actions = np.where(masks, logs + noise, FORBIDDEN).argmax(axis=1)
            chosen = logs[np.arange(n), actions]
            for name, value in zip(kept, (seen, masks, actions, chosen, values), strict=True):
                kept[name].append(value)
            asked.append(np.array(self.matches.seats))
            done = self.matches.step(actions)
            paid.append(done.rewards)
            over.append(done.over)
            self.scores += [scores[0] for scores in done.scores if scores]
        if self.matches.space.game.cooperative:  # one team: whoever decides, all are paid alike
            seats, asked, paid = 1, [one * 0 for one in asked], [one[:, :1] for one in paid]
        better = advantages(asked, paid, over, kept["value"], seats, discount, trace)
        flat = {name: np.concatenate(values) for name, values in kept.items()}
        counts = np.concatenate(list(better[1]))
        flat["better"] = np.concatenate(list(better[0]))
        return {name: values[counts] for name, values in flat.items()}


def advantages(
    asked: list[np.ndarray], paid: list[np.ndarray], over: list[np.ndarray],
    values: list[np.ndarray], seats: int, discount: float, trace: float,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """Backwards in time: a seat's decision reaches to its next one, or to the end of the match.

    A decision whose outcome lies beyond what was played does not count.
    """
    steps, n = len(asked), len(asked[0])
    found = np.zeros((steps, n), np.float32)
    counts = np.zeros((steps, n), bool)
    coming = np.zeros((n, seats), np.float32)  # paid since the seat's decision that is looked at
    later = np.zeros((n, seats), np.float32)
    worth = np.zeros((n, seats), np.float32)
    known = np.zeros((n, seats), bool)
    rows = np.arange(n)
    for t in range(steps - 1, -1, -1):
        for memory in (coming, later, worth):
            memory[over[t]] = 0
        known[over[t]] = True
        coming += paid[t]
        seat = asked[t]
        error = coming[rows, seat] + discount * worth[rows, seat] - values[t]
        found[t] = error + discount * trace * later[rows, seat]
        counts[t] = known[rows, seat]
        later[rows, seat], worth[rows, seat] = found[t], values[t]
        coming[rows, seat] = 0
        known[rows, seat] = True
    return found, counts


# -- learning --------------------------------------------------------------------------------------


def learn(
    network: Network, adam: Adam, kept: Arrays, rate: float, entropy: float,
    luck: np.random.Generator, rounds: int = 3, size: int = 1024, reach: float = 0.2,
) -> None:  # fmt: skip
    """Proximal policy optimisation: towards what went well, but never far in one go."""
    aim = kept["better"] + kept["value"]
    better = (kept["better"] - kept["better"].mean()) / (kept["better"].std() + 1e-6)
    for _ in range(rounds):
        order = luck.permutation(len(aim))
        for start in range(0, len(aim), size):
            part = order[start : start + size]
            seen, masks, action = kept["seen"][part], kept["masks"][part], kept["action"][part]
            logs, values, first, second = network.forward(seen, masks)
            chances, rows = np.exp(logs), np.arange(len(part))
            ratio = np.exp(logs[rows, action] - kept["log"][part])
            gain = better[part]
            free = np.where(gain > 0, ratio < 1 + reach, ratio > 1 - reach)
            pull = -(gain * ratio * free)[:, None]
            d_logits = -pull * chances
            d_logits[rows, action] += pull[:, 0]
            spread = -(chances * logs).sum(axis=1, keepdims=True)
            d_logits += entropy * chances * (logs + spread) * masks
            d_values = 0.5 * (values - aim[part])
            scale = np.float32(1 / len(part))
            adam.step(
                network.gradients(seen, (first, second), d_logits * scale, d_values * scale), rate
            )


def train(
    updates: int, seed: int, seats: int = 3, n: int = 128, steps: int = 36, hidden: int = 256,
    seconds: float = 0.0, rate: float = 1e-3,
) -> tuple[Network, list[dict[str, float]]]:  # fmt: skip
    """The network after so many updates (or seconds), and how its scores rose on the way."""
    luck = np.random.default_rng(seed)
    matches = anthropolis.batch("anthropocene", n, seats, seed=f"train {seed}", reward="judgement")
    eyes = Eyes(matches.space.layout)
    network = Network(eyes.width, matches.space.actions.count, hidden, luck)
    adam, experience = Adam(network.weights), Experience(matches, eyes, network, luck)
    curve: list[dict[str, float]] = []
    begun = time.perf_counter()
    for update in range(updates):
        left = 1 - update / updates
        kept = experience.gather(steps, discount=0.95, trace=0.8)
        learn(network, adam, kept, rate * left, 0.01 * left, luck)
        recent = experience.scores
        spent = time.perf_counter() - begun
        if recent:
            won = float(np.mean([score > 0 for score in recent]))
            curve.append({"update": update + 1, "decisions": (update + 1) * n * steps,
                          "score": float(np.mean(recent)), "won": won,
                          "seconds": round(spent, 1)})  # fmt: skip
            experience.scores = []
        if update % 10 == 0 and curve:
            print({name: round(value, 3) for name, value in curve[-1].items()}, flush=True)
        if seconds and spent > seconds:
            break
    return network, curve


# -- the bot ---------------------------------------------------------------------------------------


class Learned(Bot):
    """Plays what the network thinks best of what it sees."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.space = space_of(game.id)
        self.eyes = Eyes(self.space.layout)
        path = Path(os.environ.get("ANTHROPOLIS_POLICY", WEIGHTS))
        self.network = Network(1, 1, 1, np.random.default_rng(0))
        with np.load(path) as kept:
            self.network.weights = {name: kept[name].astype(np.float32) for name in kept.files}
        self.stages: dict[int, Stage] = {}

    def choose(self, state: Any, seat: int) -> int:
        if state.seats not in self.stages:
            self.stages[state.seats] = self.space.stage(state.seats, None, "win")
        stage = self.stages[state.seats]
        stage.put(state, seat)
        seen = np.zeros((1, self.space.width), np.float32)
        columns, values = stage.look(seat)
        seen[0, columns] = values
        mask = np.zeros((1, self.space.actions.count), bool)
        mask[0, stage.offered] = True
        logs = self.network.forward(self.eyes(seen), mask)[0]
        best = int(logs[0].argmax())
        return stage.choices[stage.offered.index(best)]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--updates", type=int, default=400)
    reader.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, default=WEIGHTS)
    given = reader.parse_args()
    network, curve = train(given.updates, given.seed, seconds=given.minutes * 60)
    half = {name: value.astype(np.float16) for name, value in network.weights.items()}
    np.savez_compressed(given.out, **half)  # type: ignore[arg-type]
    given.out.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
