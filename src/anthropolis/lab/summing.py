"""What a run sums up while it plays: exact whole numbers, so that the order never matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from anthropolis.lab.flat import flat
from anthropolis.lab.playing import GameResult

Z95 = 1.96
SCORE = "score"


@dataclass
class Sum:
    """Of some numbers: how many, their total, the total of their squares, the ends."""

    count: int = 0
    total: float = 0
    squares: float = 0
    lowest: float | None = None
    highest: float | None = None

    def add(self, value: float) -> None:
        self.merge(Sum(1, value, value * value, value, value))

    def merge(self, other: Sum) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        lows = [v for v in (self.lowest, other.lowest) if v is not None]
        highs = [v for v in (self.highest, other.highest) if v is not None]
        self.lowest = min(lows, default=None)
        self.highest = max(highs, default=None)

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def half_width(self) -> float:
        """Half of a 95 % confidence interval of the mean (normal approximation)."""
        if self.count < 2:
            return 0.0
        spread = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        return float(Z95 * (spread / self.count) ** 0.5)

    def to_list(self) -> list[Any]:
        return [self.count, self.total, self.squares, self.lowest, self.highest]


@dataclass
class Sums:
    """Of some games: scores and wins per seat, numbers and words of the outcome."""

    games: int = 0
    decisions: int = 0
    scores: list[Sum] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    numbers: dict[str, Sum] = field(default_factory=dict)
    words: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, result: GameResult) -> None:
        one = Sums(1, result.decisions)
        one.scores = [Sum(1, s, s * s, s, s) for s in result.scores]
        one.wins = [int(seat in result.winners) for seat in range(len(result.scores))]
        one.numbers[SCORE] = Sum()
        one.numbers[SCORE].add(sum(result.scores) / len(result.scores))
        for name, value in flat(result.outcome).items():
            if isinstance(value, (bool, str)):
                one.words[name] = Counter([str(value)])
            elif isinstance(value, (int, float)):
                one.numbers[name] = Sum(1, value, value * value, value, value)
        self.merge(one)

    def merge(self, other: Sums) -> None:
        self.games += other.games
        self.decisions += other.decisions
        seats = range(max(len(self.scores), len(other.scores)))
        self.scores += [Sum() for _ in seats[len(self.scores) :]]
        self.wins += [0 for _ in seats[len(self.wins) :]]
        for seat, summed in enumerate(other.scores):
            self.scores[seat].merge(summed)
            self.wins[seat] += other.wins[seat]
        for name, number in other.numbers.items():
            self.numbers.setdefault(name, Sum()).merge(number)
        for name, words in other.words.items():
            self.words.setdefault(name, Counter()).update(words)

    def win_rates(self) -> list[float]:
        return [wins / self.games for wins in self.wins]

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "scores": [s.to_list() for s in self.scores],
            "wins": self.wins,
            "numbers": {name: s.to_list() for name, s in self.numbers.items()},
            "words": {name: dict(words) for name, words in self.words.items()},
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Sums:
        return cls(
            data["games"], data["decisions"], [Sum(*s) for s in data["scores"]], data["wins"],
            {name: Sum(*s) for name, s in data["numbers"].items()},
            {name: Counter(words) for name, words in data["words"].items()},
        )  # fmt: skip


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """A 95 % interval of a win rate after so many independent trials; honest near 0 and 1 too."""
    square = Z95 * Z95
    middle = rate + square / (2 * trials)
    reach = Z95 * ((rate * (1 - rate) + square / (4 * trials)) / trials) ** 0.5
    scale = 1 + square / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def summary_of(sums: Sums, bots: Sequence[str]) -> dict[str, Any]:
    """Means, 95 % confidence intervals and win rates per seat; means and shares of outcomes."""
    numbers = {name: round(of.mean, 4) for name, of in sums.numbers.items() if name != SCORE}
    shares = {
        name: {word: round(n / sums.games, 4) for word, n in words.most_common()}
        for name, words in sums.words.items()
    }
    return {
        "games": sums.games,
        "decisions": sums.decisions,
        "seats": [_seat_summary(sums, seat, bot) for seat, bot in enumerate(bots)],
        "outcomes": {**numbers, **shares},
    }


def _seat_summary(sums: Sums, seat: int, bot: str) -> dict[str, Any]:
    scores = sums.scores[seat]
    return {
        "seat": seat,
        "bot": bot,
        "mean": round(scores.mean, 4),
        "interval95": [
            round(scores.mean - scores.half_width, 4),
            round(scores.mean + scores.half_width, 4),
        ],
        "minimum": scores.lowest,
        "maximum": scores.highest,
        "win_rate": round(sums.wins[seat] / sums.games, 4),
    }
