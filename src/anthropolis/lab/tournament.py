"""Bots compared with each other: fair seats, the same deals for all, honest intervals."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean
from typing import Any

from anthropolis.bots.naming import BadBot, check_bot, name_of
from anthropolis.engine.match import check_seats
from anthropolis.engine.options import complete
from anthropolis.engine.registry import load
from anthropolis.lab.seating import fair_seatings
from anthropolis.lab.simulate import (
    GameResult,
    Job,
    Progress,
    Task,
    chunks,
    interval,
    play_tasks,
)

Z95 = 1.96


@dataclass(frozen=True)
class Standing:
    """How a bot did in all its games; the interval is the one of the mean score, at 95 %."""

    bot: str
    games: int
    mean: float
    low: float
    high: float
    win_rate: float


@dataclass(frozen=True)
class Meeting:
    """How `bot` did against `other`; the interval is the one of its win rate, at 95 %."""

    bot: str
    other: str
    games: int
    win_rate: float
    low: float
    high: float
    mean: float
    other_mean: float


@dataclass(frozen=True)
class Plan:
    """Which tables will be played: one job per seating, each on the same deals."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int | str
    options: dict[str, Any]
    alone: bool
    jobs: tuple[Job, ...]
    deals: int

    @property
    def games(self) -> int:
        return len(self.jobs) * self.deals


@dataclass(frozen=True)
class Tournament:
    """The outcome: standings, best first, and for competitive games every bot against every other.

    `alone` says that each bot filled all the seats, as in a cooperative game.
    """

    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
    alone: bool
    deals: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    def meeting(self, bot: str, other: str) -> Meeting | None:
        return next((m for m in self.meetings if (m.bot, m.other) == (bot, other)), None)


def plan_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """What will be played; raises BadBot, BadSeats, BadOption or UnknownGame.

    In a cooperative game, or on a single seat, each bot fills all seats for `games` games. In a
    competitive one each pair of bots plays `games` games, rounded up so that every deal is played
    in every seating.
    """
    rules = load(game)
    check_seats(rules, seats)
    full = complete(rules.options_schema, options)
    alone = rules.cooperative or seats == 1
    check_bots(bots, alone)
    if alone:
        tables = [(bot,) * seats for bot in bots]
        deals = games
    else:
        tables = [t for a, b in combinations(bots, 2) for t in fair_seatings(a, b, seats)]
        deals = -(-games // len(fair_seatings("", "-", seats)))
    jobs = tuple((game, table, full, seed) for table in tables)
    return Plan(game, tuple(bots), seats, seed, full, alone, jobs, deals)


def check_bots(bots: Sequence[str], alone: bool) -> None:
    for bot in bots:
        check_bot(bot)
    twice = [bot for bot in bots if list(bots).count(bot) > 1]
    if twice:
        raise BadBot(f"bot {twice[0]!r} is named twice: name each bot once")
    if len(bots) < (1 if alone else 2):
        raise BadBot("name at least two bots, as in random,greedy: they play against each other")


def play_tournament(
    plan: Plan, workers: int | None = None, progress: Progress | None = None
) -> Tournament:
    """Play it. The number of workers never changes the outcome."""
    processes = workers or os.cpu_count() or 1
    tasks: list[Task] = [(job, part) for job in plan.jobs for part in chunks(plan.deals, processes)]
    parts = iter(play_tasks(tasks, processes, progress))
    per_job = sum(1 for _ in chunks(plan.deals, processes))
    played = [[g for _ in range(per_job) for g in next(parts)] for _ in plan.jobs]
    tables = [tuple(name_of(bot) for bot in job[1]) for job in plan.jobs]
    meetings = () if plan.alone else meetings_of(plan, tables, played)
    standings = [standing_of(bot, tables, played, plan.deals) for bot in plan.bots]
    standings.sort(key=lambda s: (-s.mean if plan.alone else -s.win_rate, -s.mean))
    return Tournament(
        plan.game, plan.seats, plan.seed, plan.options, plan.alone, plan.deals,
        tuple(standings), meetings,
    )  # fmt: skip


Table = tuple[str, ...]


def standing_of(
    bot: str, tables: Sequence[Table], played: Sequence[list[GameResult]], deals: int
) -> Standing:
    """A bot over all the tables it sat at; deals are independent, seatings of a deal are not."""
    own = [(table, games) for table, games in zip(tables, played) if bot in table]
    scores = [fmean(mean_score(bot, t, games[d]) for t, games in own) for d in range(deals)]
    wins = [won_share(bot, t, g) for t, games in own for g in games]
    low, high = interval(scores)
    return Standing(bot, len(wins), *rounded(fmean(scores), low, high, fmean(wins)))


def meetings_of(
    plan: Plan, tables: Sequence[Table], played: Sequence[list[GameResult]]
) -> tuple[Meeting, ...]:
    """Every bot against every other, both ways round."""
    found: list[Meeting] = []
    for a, b in combinations(plan.bots, 2):
        both = [(t, g) for t, g in zip(tables, played) if set(t) == {a, b}]
        found += [meeting_of(a, b, both, plan.deals), meeting_of(b, a, both, plan.deals)]
    return tuple(found)


def meeting_of(
    bot: str, other: str, both: Sequence[tuple[Table, list[GameResult]]], deals: int
) -> Meeting:
    games = [(table, g) for table, played in both for g in played]
    rate = fmean(won_share(bot, table, g) for table, g in games)
    low, high = wilson(rate, deals)
    means = [fmean(mean_score(who, table, g) for table, g in games) for who in (bot, other)]
    return Meeting(bot, other, len(games), *rounded(rate, low, high, *means))


def rounded(*values: float) -> tuple[float, ...]:
    return tuple(round(value, 4) for value in values)


def mean_score(bot: str, table: Table, game: GameResult) -> float:
    return fmean(score for name, score in zip(table, game.scores) if name == bot)


def won_share(bot: str, table: Table, game: GameResult) -> float:
    """1 if only this bot's seats won, its share if seats of several did, 0 if none did."""
    winners = [table[seat] for seat in game.winners]
    return winners.count(bot) / len(winners) if winners else 0.0


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """A 95 % interval of a win rate after so many independent trials; honest near 0 and 1 too."""
    square = Z95 * Z95
    middle = rate + square / (2 * trials)
    reach = Z95 * ((rate * (1 - rate) + square / (4 * trials)) / trials) ** 0.5
    scale = 1 + square / trials
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
