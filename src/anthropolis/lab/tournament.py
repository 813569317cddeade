"""Bots compared with each other: fair seats, the same deals for all, honest intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from statistics import fmean
from typing import Any

from anthropolis.bots.naming import BadBot, name_of
from anthropolis.engine.game import Game
from anthropolis.engine.match import check_seats
from anthropolis.engine.options import complete
from anthropolis.engine.registry import load
from anthropolis.lab.batches import Task, batch_size, batches_of, play_batch
from anthropolis.lab.playing import NOTHING, GameResult, Job
from anthropolis.lab.ratings import Rating, ratings_of
from anthropolis.lab.seating import check_player, fair_seatings
from anthropolis.lab.spreading import Progress, spread
from anthropolis.lab.summing import Sum, wilson

Table = tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """How a bot did in all its games; the interval is the one of the mean score, at 95 %."""

    bot: str
    games: int
    mean: float
    low: float
    high: float
    win_rate: float
    rating: Rating | None = None


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
    check_bots(rules, bots, alone)
    if alone:
        tables = [(bot,) * seats for bot in bots]
        deals = games
    else:
        tables = [t for a, b in combinations(bots, 2) for t in fair_seatings(a, b, seats)]
        deals = -(-games // len(fair_seatings("", "-", seats)))
    jobs = tuple(Job(game, table, full, seed) for table in tables)
    return Plan(game, tuple(bots), seats, seed, full, alone, jobs, deals)


def check_bots(rules: Game, bots: Sequence[str], alone: bool) -> None:
    for bot in bots:
        check_player(bot, rules)
    twice = [bot for bot in bots if list(bots).count(bot) > 1]
    if twice:
        raise BadBot(f"bot {twice[0]!r} is named twice: name each bot once")
    if len(bots) < (1 if alone else 2):
        raise BadBot("name at least two bots, as in random,greedy: they play against each other")


def play_tournament(
    plan: Plan, workers: int | None = None, progress: Progress | None = None, on: str = ""
) -> Tournament:
    """Play it. The number of workers never changes the outcome."""
    played = play_all(plan, workers, progress, on)
    tables = [tuple(name_of(bot) for bot in job.seats) for job in plan.jobs]
    meetings = () if plan.alone else meetings_of(plan, tables, played)
    ratings = ratings_of(plan.bots, comparisons(plan, tables, played))
    standings = [
        replace(standing_of(bot, tables, played, plan.deals), rating=ratings.get(bot))
        for bot in plan.bots
    ]
    standings.sort(key=lambda s: (-s.mean if plan.alone else -s.win_rate, -s.mean))
    return Tournament(
        plan.game, plan.seats, plan.seed, plan.options, plan.alone, plan.deals,
        tuple(standings), meetings,
    )  # fmt: skip


def play_all(
    plan: Plan, workers: int | None, progress: Progress | None, on: str
) -> list[list[GameResult]]:
    """The games of each job, in the order of the deals."""
    batches = list(batches_of(plan.deals, batch_size(plan.deals * len(plan.jobs))))
    tasks = (
        Task(job, place * len(batches) + number, games, NOTHING, keep=True)
        for place, job in enumerate(plan.jobs)
        for number, games in batches
    )
    found: dict[int, list[GameResult]] = {}
    for task, batch in spread(play_batch, tasks, workers, on, progress):
        found[task.number] = batch.results
    parts = [found[number] for number in range(len(found))]
    width = len(batches)
    return [
        [game for part in parts[place * width : (place + 1) * width] for game in part]
        for place in range(len(plan.jobs))
    ]


def comparisons(
    plan: Plan, tables: Sequence[Table], played: Sequence[list[GameResult]]
) -> list[dict[str, float]]:
    """What ratings are made of: how well each bot did, once per game or per shared deal."""
    if plan.alone:
        own = {table[0]: games for table, games in zip(tables, played)}
        return [
            {bot: mean_score(bot, (bot,) * plan.seats, games[deal]) for bot, games in own.items()}
            for deal in range(plan.deals)
        ]
    return [
        {bot: won_share(bot, table, games[deal]) for bot in dict.fromkeys(table)}
        for deal in range(plan.deals)
        for table, games in zip(tables, played)
    ]


def standing_of(
    bot: str, tables: Sequence[Table], played: Sequence[list[GameResult]], deals: int
) -> Standing:
    """A bot over all the tables it sat at; deals are independent, seatings of a deal are not."""
    own = [(table, games) for table, games in zip(tables, played) if bot in table]
    scores = [fmean(mean_score(bot, t, games[d]) for t, games in own) for d in range(deals)]
    wins = [won_share(bot, t, g) for t, games in own for g in games]
    summed = Sum()
    for score in scores:
        summed.add(score)
    mean, half = summed.mean, summed.half_width
    mean, low, high, rate = rounded(mean, mean - half, mean + half, fmean(wins))
    return Standing(bot, len(wins), mean, low, high, rate)


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
