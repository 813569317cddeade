"""Many games at once, on all cores, with the same results whatever the number of workers."""

from __future__ import annotations

import os
import signal
import statistics
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from anthropolis.bots.bot import Bot
from anthropolis.bots.naming import check_bot, name_of, portable_name
from anthropolis.bots.play import Player, run_out, seat_bots
from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.match import check_seats
from anthropolis.engine.options import complete
from anthropolis.engine.registry import load
from anthropolis.lab.processes import without_main

Progress = Callable[[int], None]


@dataclass(frozen=True)
class GameResult:
    """How one game of a batch ended."""

    number: int
    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    outcome: dict[str, Any]


@dataclass
class Results:
    """The results of a batch, in the order of the games."""

    game: str
    seats: tuple[str, ...]
    seed: int | str
    options: dict[str, Any]
    games: list[GameResult] = field(default_factory=list)

    def scores(self, seat: int) -> list[int]:
        return [g.scores[seat] for g in self.games]

    def win_rate(self, seat: int) -> float:
        return sum(seat in g.winners for g in self.games) / len(self.games)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Tidy data: one row per game and seat."""
        for g in self.games:
            for seat, bot in enumerate(self.seats):
                yield {
                    "game": g.number, "seed": g.seed, "seat": seat, "bot": bot,
                    "score": g.scores[seat], "won": seat in g.winners,
                    "decisions": g.decisions, **g.outcome,
                }  # fmt: skip

    def summary(self) -> dict[str, Any]:
        """Means, 95 % confidence intervals and win rates per seat."""
        return {
            "game": self.game,
            "seed": self.seed,
            "options": self.options,
            "games": len(self.games),
            "decisions": sum(g.decisions for g in self.games),
            "seats": [self._seat_summary(seat) for seat in range(len(self.seats))],
        }

    def _seat_summary(self, seat: int) -> dict[str, Any]:
        scores = self.scores(seat)
        low, high = interval(scores)
        return {
            "seat": seat,
            "bot": self.seats[seat],
            "mean": round(statistics.fmean(scores), 4),
            "interval95": [round(low, 4), round(high, 4)],
            "minimum": min(scores),
            "maximum": max(scores),
            "win_rate": round(self.win_rate(seat), 4),
        }


def interval(values: Sequence[float]) -> tuple[float, float]:
    """A 95 % confidence interval of the mean (normal approximation)."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, mean
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return mean - half, mean + half


class BrokenLaw(Exception):
    """A game in which something appeared or vanished, with the seed that shows it again."""


def play_game(
    game: str,
    seats: Sequence[Player],
    options: Mapping[str, Any],
    seed: str,
    number: int,
    check: bool = False,
) -> GameResult:
    """One game of a batch; its seed alone decides it. With `check` it may raise BrokenLaw."""
    rules = load(game)
    table = rules.seated([name_of(player) for player in seats], options)
    state = rules.start(len(seats), table, chance_from(seed))
    bots = seat_bots(rules, seats, seed)
    decisions = run_checked(rules, state, bots, seed) if check else run_out(state, bots)
    return GameResult(
        number, seed, tuple(rules.scores(state)), tuple(rules.winners(state)), decisions,
        rules.outcome(state),
    )  # fmt: skip


def run_checked(rules: Game, state: State, bots: list[Bot], seed: str) -> int:
    """Play to the end and look at the game's own laws before every decision and after the last."""
    decisions = 0
    while True:
        if broken := rules.check(state):
            when = f"seed {seed!r}, after {decisions} decisions"
            raise BrokenLaw(f"{rules.id}, {when}: {'; '.join(broken)}")
        seat = state.decider()
        if seat < 0:
            return decisions
        state.answer(seat, bots[seat].choose(state, seat))
        decisions += 1


Job = tuple[str, tuple[Player, ...], dict[str, Any], int | str]
"""What to play: game, bots, options, seed."""
Task = tuple[Job, range]
"""Which games of a job one worker plays at once."""
Play = Callable[[Task], list[GameResult]]


def play_task(task: Task) -> list[GameResult]:
    (game, seats, options, seed), numbers = task
    return [play_game(game, seats, options, f"{seed}/{n}", n) for n in numbers]


def check_task(task: Task) -> list[GameResult]:
    (game, seats, options, seed), numbers = task
    return [play_game(game, seats, options, f"{seed}/{n}", n, check=True) for n in numbers]


def simulate(
    game: str,
    seats: Sequence[Player],
    games: int = 100,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    check: bool = False,
) -> Results:
    """Play many games with one bot per seat; raises as `game.new` does, or BadBot.

    A bot is a name, a `Bot`, or what makes one of a game and a source of chance; `Bot`s and what
    only this process knows play here.
    `workers` is the number of processes (default: all cores); it never changes the results.
    `progress` is called with the number of games just finished. With `check` the game's
    conservation laws are looked at before every decision; raises BrokenLaw at the first broken one.
    """
    rules = load(game)
    check_seats(rules, len(seats))
    for player in seats:
        if isinstance(player, str):
            check_bot(player)
    if games < 1:
        raise ValueError(f"play at least 1 game, not {games}")
    full = complete(rules.options_schema, options)
    rules.seated([name_of(player) for player in seats], full)
    results = Results(game, tuple(name_of(player) for player in seats), seed, full)
    names = [portable_name(player) for player in seats]
    alone = None in names
    processes = 1 if alone else workers or os.cpu_count() or 1
    job = (game, tuple(seats) if alone else tuple(name for name in names if name), full, seed)
    tasks = [(job, chunk) for chunk in chunks(games, processes)]
    parts = play_tasks(tasks, processes, progress, check_task if check else play_task)
    results.games = [played for part in parts for played in part]
    return results


def chunks(games: int, workers: int) -> Iterator[range]:
    """Some chunks per worker: small enough for a smooth progress bar, large enough to be cheap."""
    size = max(1, min(200, games // (workers * 32)))
    for first in range(0, games, size):
        yield range(first, min(games, first + size))


def play_tasks(
    tasks: Sequence[Task],
    processes: int,
    progress: Progress | None = None,
    play: Play = play_task,
) -> list[list[GameResult]]:
    """Play all tasks, here or in several processes; the results come in the order of the tasks."""
    tell = progress or (lambda _: None)
    if processes == 1 or len(tasks) == 1:
        return [_told(play(task), tell) for task in tasks]
    return _play_in_pool(tasks, processes, tell, play)


def _told(part: list[GameResult], tell: Progress) -> list[GameResult]:
    tell(len(part))
    return part


def _play_in_pool(
    tasks: Sequence[Task], processes: int, tell: Progress, play: Play
) -> list[list[GameResult]]:
    done: dict[int, list[GameResult]] = {}
    with ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_end_at_ctrl_c
    ) as pool:
        with without_main():
            futures = {pool.submit(play, task): number for number, task in enumerate(tasks)}
        try:
            for future in as_completed(futures):
                done[futures[future]] = _told(future.result(), tell)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [done[number] for number in range(len(tasks))]


def _end_at_ctrl_c() -> None:
    """Workers end silently when the user stops the command; its main process says so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
