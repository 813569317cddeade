"""What a simulation hands over: sums, tables as Polars frames, and charts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anthropolis.lab.faults import BadRun
from anthropolis.lab.flat import flat
from anthropolis.lab.needs import need
from anthropolis.lab.playing import GameResult
from anthropolis.lab.runs import RunFolder
from anthropolis.lab.summing import Sums, summary_of

if TYPE_CHECKING:
    import polars as pl

    from anthropolis.lab.plots import Plots

PARQUET = b"PAR1"
"""How every such file begins."""


class Results:
    """The results of a batch, in the order of the games.

    `games`, `seats`, `series`, `crises`, `causes`, `plays` and `decisions` are Polars frames; the
    columns are explained in docs/lab_data.md. `plot` draws them.
    """

    def __init__(
        self,
        asked: Mapping[str, Any],
        sums: Sums,
        results: list[GameResult] | None = None,
        tables: Mapping[str, list[bytes]] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.asked = dict(asked)
        self.sums = sums
        self.results = results or []
        self.folder = folder
        self._tables = tables or {}
        self._frames: dict[str, pl.DataFrame] = {}

    @classmethod
    def load(cls, folder: str | Path) -> Results:
        """The results in the folder of a run; raises BadRun."""
        run = RunFolder.open(Path(folder))
        return cls(run.manifest, run.sums(), folder=Path(folder))

    def __repr__(self) -> str:
        bots = ", ".join(self.bots)
        return f"<Results of {self.sums.games:,} games of {self.game}: {bots}, seed {self.seed!r}>"

    @property
    def game(self) -> str:
        return str(self.asked["game"])

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(self.asked["seats"])

    @property
    def seed(self) -> int | str:
        seed: int | str = self.asked["seed"]
        return seed

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.asked["options"])

    @property
    def has_tables(self) -> tuple[str, ...]:
        """The tables that were asked for."""
        return tuple(self.asked["wanted"]["tables"])

    def table(self, name: str) -> pl.DataFrame:
        """One of the tables; raises KeyError if it was not asked for."""
        polars = need("polars")
        if name not in self.has_tables:
            raise KeyError(f"the table {name!r} was not asked for: simulate(..., tables=[...])")
        if name not in self._frames:
            if self.folder is not None:
                frame = polars.read_parquet(self.file_of(name))
            else:
                from anthropolis.lab.frames import from_parquet

                frame = from_parquet(self._tables[name])
            self._frames[name] = frame
        return self._frames[name]

    def lazy(self, name: str) -> pl.LazyFrame:
        """The table to be read as far as a question needs it: for runs larger than memory."""
        if self.folder is None:
            return self.table(name).lazy()
        lazy: pl.LazyFrame = need("polars").scan_parquet(self.file_of(name))
        return lazy

    def file_of(self, name: str) -> Path:
        """The file of a table in the folder of the run; raises BadRun."""
        assert self.folder is not None
        file = self.folder / f"{name}.parquet"
        try:
            with file.open("rb") as found:
                whole = found.read(4) == PARQUET
        except OSError as error:
            raise BadRun(f"cannot read {file}: {error.strerror}") from error
        if not whole:
            raise BadRun(f"{file} is no table: simulate into a new folder")
        return file

    @property
    def games(self) -> pl.DataFrame:
        return self.table("games")

    @property
    def seats(self) -> pl.DataFrame:
        return self.table("seats")

    @property
    def series(self) -> pl.DataFrame:
        return self.table("series")

    @property
    def crises(self) -> pl.DataFrame:
        return self.table("crises")

    @property
    def causes(self) -> pl.DataFrame:
        return self.table("causes")

    @property
    def plays(self) -> pl.DataFrame:
        return self.table("plays")

    @property
    def automas(self) -> pl.DataFrame:
        return self.table("automas")

    @property
    def decisions(self) -> pl.DataFrame:
        return self.table("decisions")

    @property
    def plot(self) -> Plots:
        """Altair charts: `plot.scores()`, `plot.series("pollution")`..."""
        from anthropolis.lab.plots import Plots

        return Plots(self)

    def scores(self, seat: int) -> list[int]:
        return [g.scores[seat] for g in self.results]

    def win_rate(self, seat: int) -> float:
        return self.sums.wins[seat] / self.sums.games

    def rows(self) -> Iterator[dict[str, Any]]:
        """Plain rows without any library: one per game and seat, with what was said of the end."""
        for g in self.results:
            for seat, bot in enumerate(self.bots):
                yield {
                    "game": g.number, "seed": g.seed, "seat": seat, "bot": bot,
                    "score": g.scores[seat], "won": seat in g.winners,
                    "decisions": g.decisions, **flat(g.outcome),
                }  # fmt: skip

    def summary(self) -> dict[str, Any]:
        """Means, 95 % confidence intervals and win rates per seat."""
        head = {"game": self.game, "seed": self.seed, "options": self.options}
        return {**head, **summary_of(self.sums, self.bots)}
