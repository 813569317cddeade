"""Learning to play Anthropocène by proximal policy optimisation, with nothing but numpy.

    python examples/ppo.py --out mine.npz   # trains for some minutes, keeps network and curve
    export ANTHROPOLIS_POLICY=mine.npz      # else the network beside this file plays
    PYTHONPATH=examples anthropolis simulate anthropocene --seats ppo:Learned,greedy,greedy

All seats are played by one network from what each of them sees. It looks at every offered card as
it would lie and gives it a mark; the marks make the chances. It begins by playing anything, and is
paid by how much the game's own judgement of the table rises. The same seed gives the same network,
on another machine one like it.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several threads change the last digits

import numpy as np
from anthropocene_eyes import Arrays, Eyes

import anthropolis
from anthropolis.bots.bot import Bot
from anthropolis.engine.chance import Chance
from anthropolis.engine.game import Game
from anthropolis.envs.space import space_of
from anthropolis.envs.stage import Stage
from anthropolis.games.anthropocene.sight.digital_table import possible_own_objectives

OPTIONS = {"notes": True}  # the sheet that crosses out what the own objective cannot be
WEIGHTS = Path(__file__).with_name("anthropocene_ppo.npz")


# -- network ---------------------------------------------------------------------------------------


class Offers:
    """What is offered in some decisions, one row each; `first` is where each decision begins."""

    def __init__(self, rows: np.ndarray, counts: np.ndarray) -> None:
        self.rows = rows
        self.counts = counts
        self.first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.which = np.repeat(np.arange(len(counts)), counts)

    def some(self, decisions: np.ndarray) -> Offers:
        counts = self.counts[decisions]
        place = np.repeat(self.first[decisions] - np.cumsum(counts) + counts, counts)
        return Offers(self.rows[place + np.arange(len(place))], counts)


class Network:
    """Two hidden layers look at each offer; one head gives marks, one the value of the position."""

    def __init__(self, width: int, hidden: int, luck: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float = 1.4) -> np.ndarray:
            drawn: np.ndarray = luck.standard_normal((rows, columns)) * gain / np.sqrt(rows)
            return drawn.astype(np.float32)

        self.weights: Arrays = {
            "w1": layer(width, hidden, 3.0), "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden // 2), "b2": np.zeros(hidden // 2, np.float32),
            "wp": layer(hidden // 2, 1, 0.01), "wv": layer(hidden // 2, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }  # fmt: skip

    def forward(self, offers: Offers) -> tuple[np.ndarray, ...]:
        """Log-probability of each offer, value of each decision, and the hidden layers."""
        w = self.weights
        first = np.maximum(offers.rows @ w["w1"] + w["b1"], 0)
        second = np.maximum(first @ w["w2"] + w["b2"], 0)
        marks = (second @ w["wp"])[:, 0]
        marks -= np.maximum.reduceat(marks, offers.first)[offers.which]
        logs = marks - np.log(np.add.reduceat(np.exp(marks), offers.first))[offers.which]
        means = np.add.reduceat(second @ w["wv"], offers.first)[:, 0] / offers.counts
        return logs, means + w["bv"], first, second

    def gradients(
        self, offers: Offers, hidden: tuple[np.ndarray, ...], d_marks: np.ndarray,
        d_values: np.ndarray,
    ) -> Arrays:  # fmt: skip
        w, (first, second) = self.weights, hidden
        d_means = (d_values / offers.counts)[offers.which].astype(np.float32)[:, None]
        d_marks = d_marks.astype(np.float32)[:, None]
        d_second = (d_marks @ w["wp"].T + d_means @ w["wv"].T) * (second > 0)
        d_first = (d_second @ w["w2"].T) * (first > 0)
        return {
            "w1": offers.rows.T @ d_first, "b1": d_first.sum(0),
            "w2": first.T @ d_second, "b2": d_second.sum(0),
            "wp": second.T @ d_marks, "wv": second.T @ d_means,
            "bv": d_values.sum(keepdims=True).astype(np.float32),
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

    def gather(self, steps: int, discount: float, trace: float) -> tuple[Offers, Arrays]:
        """Play so many steps of every match, and say how much better than expected each was."""
        n, seats = len(self.matches), self.matches.stages.stages[0].seats
        kept: dict[str, list[Any]] = {"rows": [], "counts": [], "taken": [], "log": [], "value": []}
        asked, paid, over = [], [], []
        for _ in range(steps):
            rows, which = self.eyes(self.matches.observations, self.matches.masks)
            offers = Offers(rows, np.bincount(which, minlength=n))
            logs, values, _, _ = self.network.forward(offers)
            taken = best(logs + self.luck.gumbel(size=len(logs)), offers)
            steps_of = (rows, offers.counts, taken, logs[offers.first + taken], values)
            for name, value in zip(kept, steps_of, strict=True):
                kept[name].append(value)
            actions = np.nonzero(self.matches.masks)[1][offers.first + taken]
            asked.append(np.array(self.matches.seats))
            done = self.matches.step(actions)
            paid.append(done.rewards)
            over.append(done.over)
            self.scores += [scores[0] for scores in done.scores if scores]
        if self.matches.space.game.cooperative:  # one team: whoever decides, all are paid alike
            seats, asked, paid = 1, [one * 0 for one in asked], [one[:, :1] for one in paid]
        better = advantages(asked, paid, over, kept["value"], seats, discount, trace)
        flat = {name: np.concatenate(values) for name, values in kept.items()}
        flat["better"] = np.concatenate(list(better[0]))
        counts = np.nonzero(np.concatenate(list(better[1])))[0]
        offers = Offers(flat.pop("rows"), flat.pop("counts"))
        return offers.some(counts), {name: values[counts] for name, values in flat.items()}


def best(marks: np.ndarray, offers: Offers) -> np.ndarray:
    """Which offer of each decision has the highest mark."""
    highest = marks == np.maximum.reduceat(marks, offers.first)[offers.which]
    first = np.minimum.reduceat(np.where(highest, np.arange(len(marks)), len(marks)), offers.first)
    return first - offers.first


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


def shuffled(count: int, size: int, luck: np.random.Generator) -> Iterator[np.ndarray]:
    """All places once, in any order, so many at a time."""
    order = luck.permutation(count)
    for start in range(0, count, size):
        yield order[start : start + size]


def learn(
    network: Network, adam: Adam, offers: Offers, kept: Arrays, rate: float, entropy: float,
    luck: np.random.Generator, rounds: int = 3, size: int = 1024, reach: float = 0.2,
) -> None:  # fmt: skip
    """Proximal policy optimisation: towards what went well, but never far in one go."""
    aim = kept["better"] + kept["value"]
    better = (kept["better"] - kept["better"].mean()) / (kept["better"].std() + 1e-6)
    for _ in range(rounds):
        for part in shuffled(len(aim), size, luck):
            some = offers.some(part)
            logs, values, first, second = network.forward(some)
            taken = some.first + kept["taken"][part]
            ratio = np.exp(logs[taken] - kept["log"][part])
            gain = better[part]
            free = np.where(gain > 0, ratio < 1 + reach, ratio > 1 - reach)
            pull = gain * ratio * free
            chances = np.exp(logs)
            d_marks = pull[some.which] * chances
            d_marks[taken] -= pull
            spread = -np.add.reduceat(chances * logs, some.first)[some.which]
            d_marks += entropy * chances * (logs + spread)
            d_values = 0.5 * (values - aim[part])
            slopes = network.gradients(
                some, (first, second), d_marks / len(part), d_values / len(part)
            )
            adam.step(slopes, rate)


def train(
    updates: int, seed: int, seats: int = 3, n: int = 128, steps: int = 36, hidden: int = 128,
    rate: float = 2e-3,
) -> tuple[Network, list[dict[str, float]]]:  # fmt: skip
    """The network after so many updates, and how its scores rose on the way."""
    luck = np.random.default_rng(seed)
    matches = anthropolis.batch(
        "anthropocene", n, seats, f"train {seed}", OPTIONS, reward="judgement"
    )
    eyes = Eyes(matches.space)
    network = Network(eyes.width, hidden, luck)
    adam, experience = Adam(network.weights), Experience(matches, eyes, network, luck)
    curve: list[dict[str, float]] = []
    begun = time.process_time()
    for update in range(updates):
        left = 1 - update / updates
        offers, kept = experience.gather(steps, discount=0.9, trace=0.9)
        learn(network, adam, offers, kept, rate * left, 0.01 * left, luck)
        scores, experience.scores = experience.scores, []
        if scores:
            curve.append({"decisions": (update + 1) * n * steps, "score": float(np.mean(scores)),
                          "won": float(np.mean([score > 0 for score in scores])),
                          "seconds": round(time.process_time() - begun, 1)})  # fmt: skip
            if update % 10 == 9 or update + 1 == updates:
                print({name: round(value, 3) for name, value in curve[-1].items()}, flush=True)
    return network, curve


# -- the bot ---------------------------------------------------------------------------------------


class Learned(Bot):
    """Plays what the network thinks best of what it sees."""

    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, chance)
        self.space = space_of(game.id)
        self.eyes = Eyes(self.space)
        path = Path(os.environ.get("ANTHROPOLIS_POLICY", WEIGHTS))
        self.network = Network(1, 2, np.random.default_rng(0))
        with np.load(path) as kept:
            self.network.weights = {name: kept[name].astype(np.float32) for name in kept.files}
        self.stages: dict[int, Stage] = {}

    def choose(self, state: Any, seat: int) -> int:
        if state.seats not in self.stages:
            self.stages[state.seats] = self.space.stage(state.seats, None, "win")
        stage = self.stages[state.seats]
        stage.put(state, seat)
        seen = np.zeros((1, self.space.width), np.float32)
        told: Any = stage.seen(seat)
        told["view"].setdefault("possible_own_objectives", possible_own_objectives(state, seat))
        columns, values = self.space.layout.scaled(self.space.layout.read(told, seat, state.seats))
        seen[0, columns] = values
        mask = np.zeros((1, self.space.actions.count), bool)
        mask[0, stage.offered] = True
        rows, which = self.eyes(seen, mask)
        offers = Offers(rows, np.bincount(which))
        taken = int(best(self.network.forward(offers)[0], offers)[0])
        return stage.choices[stage.offered.index(int(np.nonzero(mask[0])[0][taken]))]


# -- the command -----------------------------------------------------------------------------------


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--updates", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument(
        "--out", type=Path, default=Path("learned.npz"), metavar="FILE.npz",
        help="where the network goes, its curve beside it (learned.npz here)",
    )  # fmt: skip
    reader.add_argument("--replace", action="store_true", help="the file of --out may be there")
    reader.add_argument("--picture", type=Path, metavar="FILE.svg", help="draw the curve")
    given = reader.parse_args()
    if given.out.suffix != ".npz":
        reader.error(f"--out must end in .npz: {given.out}")
    if given.out.exists() and not given.replace:
        reader.error(f"{given.out} is there already: name another file, or add --replace")
    return given


def main() -> None:
    given = arguments()
    network, curve = train(given.updates, given.seed)
    half = {name: value.astype(np.float16) for name, value in network.weights.items()}
    np.savez_compressed(given.out, **half)  # type: ignore[arg-type]
    given.out.with_suffix(".json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
    if given.picture is not None:
        from learning_curve import draw

        draw(curve, given.picture)
    print(f"Learned: {given.out}. To play with it: export ANTHROPOLIS_POLICY={given.out}")


if __name__ == "__main__":
    main()
