"""Batches: some games of a job that one worker plays at once, and what comes back of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from anthropolis.lab.playing import GameResult, Job, Played, Wanted, play_game
from anthropolis.lab.spreading import tick
from anthropolis.lab.summing import Sums
from anthropolis.lab.tables import Rows

MOST_BATCHES = 400
LARGEST_BATCH = 2000


@dataclass(frozen=True)
class Task:
    """Which games of a job one worker plays at once, and what is to come back."""

    job: Job
    number: int
    games: range
    wanted: Wanted
    keep: bool = False
    """Whether the results themselves come back, not only their sums and tables."""


@dataclass
class Batch:
    """What came of a task: sums, each table as Parquet, records by game number."""

    sums: Sums = field(default_factory=Sums)
    results: list[GameResult] = field(default_factory=list)
    tables: dict[str, bytes] = field(default_factory=dict)
    records: dict[int, str] = field(default_factory=dict)


def batch_size(games: int) -> int:
    """It depends on the number of games alone, so that the same run always has the same batches."""
    return max(1, min(LARGEST_BATCH, -(-games // MOST_BATCHES)))


def batches_of(games: int, size: int) -> Iterator[tuple[int, range]]:
    for number, first in enumerate(range(0, games, size)):
        yield number, range(first, min(games, first + size))


def play_batch(task: Task) -> Batch:
    """Play the games of a task; may raise BrokenLaw."""
    batch = Batch()
    rows: Rows = {name: [] for name in task.wanted.tables}
    for number in task.games:
        played = play_game(task.job, number, task.wanted)
        _take(batch, rows, played, task)
        tick()
    if rows:
        from anthropolis.lab.frames import frame_of, to_parquet

        batch.tables = {name: to_parquet(frame_of(name, found)) for name, found in rows.items()}
    return batch


def _take(batch: Batch, rows: Rows, played: Played, task: Task) -> None:
    batch.sums.add(played.result)
    if task.keep:
        batch.results.append(played.result)
    for name in rows:
        rows[name] += played.rows.get(name, [])
    if played.record is not None:
        batch.records[played.result.number] = played.record.to_json()
