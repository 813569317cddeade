"""Many games at once, on all cores or a cluster, with the same results whatever the workers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from anthropolis.bots.naming import name_of, portable_name
from anthropolis.bots.play import Player
from anthropolis.engine.match import check_seats
from anthropolis.engine.options import complete
from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.lab.batches import Batch, Task, batch_size, batches_of, play_batch
from anthropolis.lab.faults import BadRun
from anthropolis.lab.needs import has, need
from anthropolis.lab.playing import EVERY, NOTHING, GameResult, Job, Wanted, play_game
from anthropolis.lab.results import Results
from anthropolis.lab.runs import MANIFEST, RunFolder, write_whole
from anthropolis.lab.seating import check_player
from anthropolis.lab.spreading import Progress, check_place, spread
from anthropolis.lab.summing import Sums
from anthropolis.lab.tables import USUAL, check_tables

Enough = Callable[[Sums], bool]
"""Whether the games so far are enough; asked after every batch, in their order."""


@dataclass(frozen=True)
class Plan:
    """What is played, how it is cut into batches, and where it runs."""

    job: Job
    games: int
    wanted: Wanted
    workers: int | None = None
    on: str = ""

    def tasks(self, keep: bool, done: Mapping[int, Sums] | None = None) -> Iterator[Task]:
        for number, games in batches_of(self.games, batch_size(self.games)):
            if number not in (done or {}):
                yield Task(self.job, number, games, self.wanted, keep)

    def to_json(self) -> dict[str, Any]:
        """All that decides what comes out, and nothing else."""
        return {
            "game": self.job.game,
            "version": load(self.job.game).version,
            "seats": [name_of(player) for player in self.job.seats],
            "options": self.job.options,
            "seed": self.job.seed,
            "games": self.games,
            "wanted": self.wanted.to_json(),
        }


def plan_run(
    game: str,
    seats: Sequence[Player],
    games: int = 100,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    on: str = "",
    wanted: Wanted = NOTHING,
) -> Plan:
    """Everything checked before anything runs; raises as `simulate` does."""
    rules = load(game)
    check_seats(rules, len(seats))
    for player in seats:
        if isinstance(player, str):
            check_player(player, rules)
    if games < 1:
        raise ValueError(f"play at least 1 game, not {games}")
    if wanted.every not in EVERY:
        raise ValueError(f"series are taken every {', '.join(EVERY)}, not every {wanted.every!r}")
    full = complete(rules.options_schema, options)
    rules.seated([name_of(player) for player in seats], full)
    names = [portable_name(player) for player in seats]
    if None in names:
        return Plan(Job(game, tuple(seats), full, seed), games, wanted, 1, "")
    bots = tuple(name for name in names if name)
    return Plan(Job(game, bots, full, seed), games, wanted, workers, check_place(on))


def simulate(
    game: str,
    seats: Sequence[Player],
    games: int = 100,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    check: bool = False,
    *,
    on: str = "",
    out: str | Path | None = None,
    tables: Sequence[str] | None = None,
    every: str = "round",
    all_lines: bool = False,
    rank: bool = False,
    records: str | Path | None = None,
) -> Results:
    """Play many games with one bot per seat; raises as `game.new` does, BadBot, BadRun...

    A bot is a name, a `Bot`, or what makes one of a game and a source of chance; `Bot`s and what
    only this process knows play here.
    `workers` is the number of processes (default: all cores), `on` may be `ray` or
    `ray://HOST:PORT`; neither ever changes the results.
    `progress` is called with the number of games just finished. With `check` the game's
    conservation laws are looked at before every decision; raises BrokenLaw at the first broken one.

    `out` is a folder for the tables, written while it runs: the same call goes on where it was
    stopped. Without it they are kept in memory. `tables` are the ones wanted; `every` (round,
    phase, step) and `all_lines` say how much of the series; `rank` lets a greedy bot rank the
    options in the table of decisions. `records` is a folder that takes every game's record.
    """
    if tables is None:
        tables = USUAL if out is not None or has("polars") else ()
    chosen = check_tables(tuple(tables)) if tables else ()
    wanted = Wanted(chosen, every, all_lines, rank, records is not None, check)
    plan = plan_run(game, seats, games, seed, options, workers, on, wanted)
    keeper = Keeper(Path(records) if records is not None else None)
    if out is None:
        return run_in_memory(plan, keeper, progress)
    return run_in_folder(plan, Path(out), keeper, progress)


class Keeper:
    """Writes the records of games into a folder, if there is one."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def keep(self, batch: Batch) -> None:
        if self.folder is not None:
            for number, text in batch.records.items():
                write_whole(self.folder / f"{number:06}.json", text.encode())


def run_in_memory(
    plan: Plan, keeper: Keeper, progress: Progress | None, keep: bool = True
) -> Results:
    """With `keep` the results and tables of all games stay in memory, else their sums alone."""
    batches: dict[int, Batch] = {}
    sums = Sums()
    for task, batch in spread(play_batch, plan.tasks(keep), plan.workers, plan.on, progress):
        sums.merge(batch.sums)
        keeper.keep(batch)
        if keep:
            batches[task.number] = batch
    results: list[GameResult] = []
    tables: dict[str, list[bytes]] = {name: [] for name in plan.wanted.tables}
    for _, batch in sorted(batches.items()):
        results += batch.results
        for name, data in batch.tables.items():
            tables[name].append(data)
    return Results(plan.to_json(), sums, results, tables)


def run_in_folder(
    plan: Plan,
    folder: Path,
    keeper: Keeper,
    progress: Progress | None = None,
    enough: Enough | None = None,
) -> Results:
    """Play what the folder has not got yet, and make its tables; raises BadRun.

    With `enough` it stops early, after the first batch, in their order, that makes it so. Batches
    that were played beyond are dropped: the number of workers changes nothing.
    """
    need("polars")
    run = RunFolder.begin(folder, plan.to_json())
    if not run.finished:
        with run.alone():
            _play_missing(plan, run, keeper, progress, enough)
    return Results.load(folder)


def _play_missing(
    plan: Plan, run: RunFolder, keeper: Keeper, progress: Progress | None, enough: Enough | None
) -> None:
    done = run.done()
    prefix = Prefix(done, enough)
    if not prefix.reached:
        tasks = plan.tasks(False, dict(done))
        for task, batch in spread(play_batch, tasks, plan.workers, plan.on, progress):
            keeper.keep(batch)
            run.keep(task.number, batch)
            prefix.add(task.number, batch.sums)
            if prefix.reached:
                break
    for number in prefix.beyond():
        run.drop(number)
    numbers = list(range(prefix.length))
    run.finish(numbers, prefix.sums)


class Prefix:
    """The batches 0, 1, 2... that are there without a gap, and whether they are enough."""

    def __init__(self, done: dict[int, Sums], enough: Enough | None) -> None:
        self.done = done
        self.enough = enough
        self.sums = Sums()
        self.length = 0
        self.reached = False
        self._grow()

    def add(self, number: int, sums: Sums) -> None:
        self.done[number] = sums
        self._grow()

    def _grow(self) -> None:
        while not self.reached and self.length in self.done:
            self.sums.merge(self.done[self.length])
            self.length += 1
            self.reached = self.enough is not None and self.enough(self.sums)

    def beyond(self) -> list[int]:
        return [number for number in self.done if number >= self.length]


def games_kept(folder: Path) -> int:
    """How many games of a run are there already; 0 where none was begun. Raises BadRun."""
    if not (folder / MANIFEST).exists():
        return 0
    return RunFolder.open(folder).sums().games


def play_again(folder: Path, number: int) -> Record:
    """The record of one game of a run, played once more; raises BadRun.

    It comes out as it did then, unless a bot of the run thinks by the clock.
    """
    manifest = RunFolder.open(folder).manifest
    rules = load(manifest["game"])
    if manifest["version"] != rules.version:
        raise BadRun(
            f"{folder} was played under rule version {manifest['version']} of {rules.id}; "
            f"the installed version is {rules.version}"
        )
    if not 0 <= number < manifest["games"]:
        raise BadRun(f"{folder} has the games 0 to {manifest['games'] - 1}, not {number}")
    bots = tuple(manifest["seats"])
    job = Job(rules.id, bots, dict(manifest["options"]), manifest["seed"])
    record = play_game(job, number, Wanted(records=True)).record
    assert record is not None
    record.names = [f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
    return record
