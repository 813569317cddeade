"""Simulated worlds of LIMIT beside the standard run of World3, as on the page that looks back.

| World3 | LIMIT, all nations together |
| --- | --- |
| population | the population of all nations |
| industrial output | what industrial plants make in a generation |
| persistent pollution | pollution tokens of the nations, and those beyond the reserve |
| resources left | fossil resources: in stock, on the market, still to be colonised |

A generation is thirty years from 1850 on. Both are scaled alike: 100 is the highest value that each
has in the years which both cover. The distance of a game is the root of the mean square gap between
the two, over all four curves and all generations of those years: 0 is the same shape.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from anthropolis.engine.rules import load_yaml
from anthropolis.lab.faults import BadRun
from anthropolis.lab.needs import need
from anthropolis.lab.results import Results
from anthropolis.lab.summing import Sum

if TYPE_CHECKING:
    import polars as pl

GAME = "limit"
FIRST_YEAR = 1850
GENERATION = 30
QUANTITIES = {
    "population": ("population",),
    "industry": ("industrial_output",),
    "pollution": ("pollution", "excess_pollution"),
    "resources": ("stock_fossil", "market_fossil", "colony_fossil"),
}
"""The quantities of LIMIT's series that make up each curve of World3."""


@cache
def standard_run() -> dict[str, dict[int, float]]:
    """The curves of World3 by year."""
    found = load_yaml("anthropolis.lab", "world3.yaml")
    first, step = found["first_year"], found["years"]
    return {
        name: {first + step * n: float(value) for n, value in enumerate(values)}
        for name, values in found["curves"].items()
    }


def model_at(curve: str, year: int) -> float:
    """World3 in any of its years, on straight lines between those that are known."""
    known = standard_run()[curve]
    before = max(y for y in known if y <= year)
    after = min(y for y in known if y >= year)
    if before == after:
        return known[before]
    share = (year - before) / (after - before)
    return known[before] * (1 - share) + known[after] * share


def check(results: Results) -> None:
    """Raises BadRun unless the run is one of LIMIT with all its series."""
    if results.game != GAME:
        raise BadRun(f"World3 is compared with LIMIT, not with {results.game}")
    wanted = {name for names in QUANTITIES.values() for name in names}
    if "series" in results.has_tables:
        there = set(results.lazy("series").select("quantity").unique().collect()["quantity"])
    else:
        there = set()
    if missing := sorted(wanted - there):
        raise BadRun(
            f"these series are missing: {', '.join(missing)}. Simulate with --all-lines to keep "
            "the series of everything"
        )


def curves(results: Results) -> pl.DataFrame:
    """`game, curve, year, value`: the world of each game at the beginning of its generations.

    The end of a game counts as the beginning of the generation that nobody plays any more.
    """
    check(results)
    polars = need("polars")
    curve_of = {name: curve for curve, names in QUANTITIES.items() for name in names}
    place = polars.col("round") - 1 + polars.col("end").cast(polars.Int64)
    found: pl.DataFrame = (
        results.lazy("series")
        .filter(polars.col("quantity").is_in(list(curve_of)))
        .with_columns(
            polars.col("quantity").replace_strict(curve_of).alias("curve"),
            (place * GENERATION + FIRST_YEAR).alias("year"),
        )
        .group_by("game", "curve", "year")
        .agg(polars.col("value").sum())
        .sort("game", "curve", "year")
        .collect()
    )
    return found


def scaled(results: Results) -> pl.DataFrame:
    """`game, curve, year, limit, world3`, both from 0 to 100 in the years that both cover."""
    polars = need("polars")
    first = min(min(years) for years in standard_run().values())
    last = max(max(years) for years in standard_run().values())
    both = curves(results).filter(polars.col("year").is_between(first, last))
    most = polars.col("value").max().over("game", "curve")
    ends = both.group_by("game", "curve").agg(polars.col("year").max().alias("last"))
    both = both.join(ends, on=["game", "curve"])
    keys = both.select("curve", "year", "last").unique()
    model = keys.with_columns(
        polars.Series("world3", [model_share(*row) for row in keys.rows()], polars.Float64)
    )
    share = polars.when(most > 0).then(100 * polars.col("value") / most).otherwise(0.0)
    return (
        both.with_columns(share.alias("limit"))
        .join(model, on=["curve", "year", "last"])
        .select("game", "curve", "year", "limit", "world3")
        .sort("game", "curve", "year")
    )


def model_share(curve: str, year: int, last: int) -> float:
    """World3 as a percent of its highest value in the years up to the last one of a game."""
    most = max(value for known, value in standard_run()[curve].items() if known <= last)
    return 100 * model_at(curve, year) / max(most, model_at(curve, last))


def distances(results: Results) -> pl.DataFrame:
    """`game, distance`: the root of the mean square gap of each game, in points of 100."""
    polars = need("polars")
    gap = polars.col("limit") - polars.col("world3")
    return (
        scaled(results).group_by("game").agg((gap**2).mean().sqrt().alias("distance")).sort("game")
    )


def distance(results: Results) -> Sum:
    """The mean distance of the games of a run, with its interval."""
    found = Sum()
    for value in distances(results)["distance"]:
        found.add(value)
    return found


def distance_by_curve(results: Results) -> dict[str, float]:
    """The same for each curve alone, over all games."""
    polars = need("polars")
    gap = polars.col("limit") - polars.col("world3")
    rows = scaled(results).group_by("curve").agg((gap**2).mean().sqrt().alias("distance"))
    by_curve: dict[str, Any] = dict(rows.rows())
    return {curve: by_curve[curve] for curve in QUANTITIES}
