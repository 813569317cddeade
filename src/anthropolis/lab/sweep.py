"""Sweeps: every setting of a study played on the same deals, each into a folder of its own.

study.toml           the study as it was asked for
study.json           what was made of it: settings, in their order
settings/000 ...     one run per setting
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anthropolis.lab.faults import BadRun
from anthropolis.lab.needs import need
from anthropolis.lab.playing import Wanted
from anthropolis.lab.results import Results
from anthropolis.lab.runs import SETTINGS, STUDY, check_outside, write_whole
from anthropolis.lab.simulate import Keeper, plan_run, run_in_folder
from anthropolis.lab.spreading import Progress, check_place
from anthropolis.lab.study import Study
from anthropolis.lab.summing import SCORE, Sum
from anthropolis.lab.tables import USUAL, check_tables

if TYPE_CHECKING:
    import polars as pl

Told = Callable[[int, int], None]
"""Called before each setting, with its number and how many there are."""


@dataclass(frozen=True)
class Swept:
    """A study that was played: its settings and the results of each."""

    folder: Path
    about: dict[str, Any]
    results: list[Results]

    @classmethod
    def load(cls, folder: Path) -> Swept:
        """Raises BadRun if the folder holds no study, or an unfinished one."""
        try:
            about = json.loads((folder / STUDY).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadRun(f"{folder} holds no study: it has no {STUDY}") from error
        runs = [folder / SETTINGS / f"{n:03}" for n in range(len(about["points"]))]
        begun = all(run.is_dir() for run in runs)
        results = [Results.load(run) for run in runs if begun]
        if not begun or not all(one.asked["finished"] for one in results):
            raise BadRun(f"the study in {folder} is not finished: the same command goes on with it")
        return cls(folder, about, results)

    @property
    def measure(self) -> str:
        return str(self.about["measure"])

    def values(self, number: int) -> dict[str, Any]:
        return dict(self.about["points"][number]["values"])

    def per_game(self, number: int) -> pl.DataFrame:
        """The measure of each game of a setting."""
        polars = need("polars")
        results = self.results[number]
        if self.measure == SCORE:
            wanted = results.lazy("seats").group_by("game").agg(polars.col("score").mean())
        else:
            wanted = results.lazy("games").select("game", self.measure)
        frame: pl.DataFrame = wanted.sort("game").collect()
        return frame.rename({self.measure: "value"})

    def difference(self, number: int, base: int = 0) -> Sum:
        """The measure less that of the base, deal by deal, over the deals that both have played."""
        return self.mean_difference([(number, base)])

    def mean_difference(self, pairs: Sequence[tuple[int, int]]) -> Sum:
        """The mean of several differences, deal by deal, over the deals that all have played.

        They share their deals, so that their intervals must not be put together as if they were
        independent: each deal counts once, with its mean.
        """
        polars = need("polars")
        gaps = polars.concat([self._gaps(number, base) for number, base in pairs])
        deals = gaps.group_by("game", maintain_order=True).agg(
            polars.col("gap").mean(), polars.len().alias("pairs")
        )
        found = Sum()
        for gap in deals.filter(polars.col("pairs") == len(pairs))["gap"]:
            found.add(gap)
        return found

    def _gaps(self, number: int, base: int) -> pl.DataFrame:
        polars = need("polars")
        both = self.per_game(number).join(self.per_game(base), on="game", suffix="_base")
        gap = (polars.col("value") - polars.col("value_base")).cast(polars.Float64)
        return both.select("game", gap.alias("gap"))


def sweep(
    study: Study,
    folder: Path,
    workers: int | None = None,
    on: str = "",
    progress: Progress | None = None,
    told: Told | None = None,
    tables: tuple[str, ...] = USUAL,
    all_lines: bool = False,
) -> Swept:
    """Play what the folder has not got yet; raises BadRun if it holds something else."""
    need("polars")
    check_place(on)
    begin(study, folder)
    wanted = Wanted(check_tables(tables), all_lines=all_lines)
    for number, point in enumerate(study.points):
        if told:
            told(number, len(study.points))
        plan = plan_run(
            study.game, point.seats, study.games, study.seed, point.options, workers, on, wanted
        )
        enough = study.enough if study.within is not None else None
        run_in_folder(plan, folder / SETTINGS / f"{number:03}", Keeper(None), progress, enough)
    return Swept.load(folder)


def about_study(study: Study) -> dict[str, Any]:
    return {
        "format": 1, "kind": "study", "name": study.name, "game": study.game,
        "games": study.games, "seed": study.seed, "design": study.design,
        "measure": study.measure, "vary": study.vary, "within": study.within,
        "at_least": study.at_least,
        "points": [{"values": p.values, "seats": list(p.seats)} for p in study.points],
    }  # fmt: skip


def check_folder(folder: Path, about: Mapping[str, Any]) -> bool:
    """Whether the study was begun in the folder; raises BadRun if something else is there."""
    try:
        found = json.loads((folder / STUDY).read_text(encoding="utf-8"))
    except FileNotFoundError:
        found = None
    except ValueError as error:
        raise BadRun(f"{folder / STUDY} is broken: choose a new folder with --out") from error
    if found is not None:
        if found != json.loads(json.dumps(about)):
            raise BadRun(f"{folder} holds another study: choose a new folder with --out")
        return True
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRun(f"{folder} is not empty and holds no study: choose a new folder with --out")
    check_outside(folder)
    return False


def begin(study: Study, folder: Path) -> None:
    about = about_study(study)
    path = folder / STUDY
    if check_folder(folder, about):
        return
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "study.toml", study.source.encode())
    write_whole(path, (json.dumps(about, ensure_ascii=False, indent=1) + "\n").encode())
