"""How fast the games run here: random play, copies and search, several times each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

from anthropolis.bots.mcts import SearchBot
from anthropolis.bots.play import run_random
from anthropolis.engine import flow
from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.options import complete

POSITIONS = 16
REPEATS = 5
UNLIMITED = 1 << 60

Clock = Callable[[], float]
Play = Callable[[int], int]
"""Plays the game of that number to its end and says how many decisions it took."""


@dataclass(frozen=True)
class Series:
    """One quantity measured several times."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return float(median(self.values))

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    def to_dict(self) -> dict[str, Any]:
        return {"median": self.median, "low": self.low, "high": self.high, "all": [*self.values]}


@dataclass(frozen=True)
class Playing:
    """Random play in one kind of loop."""

    decisions_per_s: Series
    games_per_s: Series


@dataclass(frozen=True)
class Speed:
    """All that is measured of one game."""

    game: str
    seats: int
    decisions_per_game: float
    from_python: Playing
    inner_loop: Playing
    copy_us: Series
    search_per_s: Series

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "decisions_per_game": self.decisions_per_game,
            "from_python": _playing(self.from_python),
            "inner_loop": _playing(self.inner_loop),
            "copy_us": self.copy_us.to_dict(),
            "search_iterations_per_s": self.search_per_s.to_dict(),
        }


def _playing(playing: Playing) -> dict[str, Any]:
    return {
        "decisions_per_s": playing.decisions_per_s.to_dict(),
        "games_per_s": playing.games_per_s.to_dict(),
    }


def is_compiled() -> bool:
    """Whether the engine runs as a compiled extension or as pure Python."""
    return not str(flow.__file__).endswith(".py")


def form() -> str:
    return "compiled" if is_compiled() else "pure Python"


def measure(
    game: Game, seats: int, seconds: float, repeats: int = REPEATS, clock: Clock = time.perf_counter
) -> Speed:
    """Measure one game; each single measurement takes about `seconds`, a whole game at least.

    The printed rules are played. The kinds of measurement take turns, so that a machine that slows
    down for a while does so for all of them.
    """
    bench = Bench(game, seats, clock)
    decisions, games, _ = bench.playouts(bench.play_from_python, seconds / 2)
    states = bench.positions(decisions / games)
    counted: list[tuple[int, int, float]] = []
    inner: list[tuple[int, int, float]] = []
    copies: list[float] = []
    searches: list[float] = []
    for _ in range(repeats):
        counted.append(bench.playouts(bench.play_from_python, seconds))
        inner.append(bench.playouts(bench.play_inner_loop, seconds))
        copies.append(bench.copy_time(states, seconds / 4))
        searches.append(bench.search_speed(seconds / 2))
    length = sum(d for d, _, _ in counted) / sum(g for _, g, _ in counted)
    return Speed(
        game.id, seats, round(length, 1), playing_of(counted), playing_of(inner),
        Series(tuple(copies)), Series(tuple(searches)),
    )  # fmt: skip


def playing_of(counts: Sequence[tuple[int, int, float]]) -> Playing:
    return Playing(
        Series(tuple(round(decisions / spent, 1) for decisions, _, spent in counts)),
        Series(tuple(round(games / spent, 3) for _, games, spent in counts)),
    )


class Bench:
    """Plays, copies and searches one game against the clock."""

    def __init__(self, game: Game, seats: int, clock: Clock) -> None:
        self.game = game
        self.seats = seats
        self.clock = clock
        self.options = complete(game.options_schema, None)
        self.random = Random(1)

    def start(self, number: int) -> State:
        return self.game.start(self.seats, self.options, chance_from(number))

    def play_from_python(self, number: int) -> int:
        """Options listed, one drawn and taken by a driver in Python, as a user's own would."""
        return self.play_some(self.start(number), UNLIMITED)

    def play_some(self, state: State, limit: int) -> int:
        draw = self.random.random
        for made in range(limit):
            seat = state.decider()
            if seat < 0:
                return made
            options = state.options(seat)
            state.answer(seat, options[int(draw() * len(options))])
        return limit

    def play_inner_loop(self, number: int) -> int:
        """The same inside the bots, where everything is compiled if anything is."""
        return run_random(self.game, self.start(number), number)

    def playouts(self, play: Play, seconds: float) -> tuple[int, int, float]:
        """Decisions, games and seconds spent; a game is never cut short."""
        decisions = games = 0
        begin = self.clock()
        while True:
            decisions += play(games)
            games += 1
            spent = self.clock() - begin
            if spent >= seconds:
                return decisions, games, spent

    def positions(self, mean_length: float) -> list[State]:
        """Positions from all depths of the game, because states grow."""
        kept: list[State] = []
        number = 0
        while len(kept) < POSITIONS:
            wanted = self.random.randrange(max(1, int(mean_length)))
            state = self.start(number)
            number += 1
            if self.play_some(state, wanted) == wanted:
                kept.append(state)
        return kept

    def copy_time(self, states: Sequence[State], seconds: float) -> float:
        """Microseconds per copy."""
        copies = 0
        begin = self.clock()
        while True:
            for state in states:
                state.copy()
            copies += len(states)
            spent = self.clock() - begin
            if spent >= seconds:
                return round(1e6 * spent / copies, 3)

    def search_speed(self, seconds: float) -> float:
        """Iterations per second of a tree search from the opening position."""
        state = self.start(0)
        bot = SearchBot(self.game, chance_from(1, "bench"), 1, seconds)
        begin = self.clock()
        root = bot.search(state, state.decider())
        spent = self.clock() - begin
        return round(sum(child.visits for child in root.children.values()) / spent, 1)
