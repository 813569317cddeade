"""What is read off the tables of a run: means with intervals, shares, bands, comparisons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anthropolis.lab.needs import need
from anthropolis.lab.results import Results
from anthropolis.lab.summing import Z95

if TYPE_CHECKING:
    import polars as pl

LEAST_PLAYS = 20
"""A card that fewer seats have played says nothing."""


def share_expr(wins: Any, count: Any) -> list[Any]:
    """Columns `rate`, `low`, `high` of a share."""
    square = Z95 * Z95
    rate = wins / count
    middle = rate + square / (2 * count)
    reach = Z95 * ((rate * (1 - rate) + square / (4 * count)) / count).sqrt()
    scale = 1 + square / count
    return [
        rate.alias("rate"),
        ((middle - reach) / scale).clip(0, 1).alias("low"),
        ((middle + reach) / scale).clip(0, 1).alias("high"),
    ]


def score_counts(results: Results) -> pl.DataFrame:
    """How often each score came up, per seat."""
    polars = need("polars")
    counted: pl.DataFrame = (
        results.lazy("seats")
        .group_by("seat", "score")
        .agg(polars.len().alias("games"))
        .sort("seat", "score")
        .collect()
    )
    return counted


def win_rates(results: Results) -> pl.DataFrame:
    """Per seat: role, bot, share of games won with its interval, mean score."""
    polars = need("polars")
    found: pl.DataFrame = (
        results.lazy("seats")
        .group_by("seat", "role", "bot")
        .agg(
            polars.col("won").sum().alias("wins"),
            polars.len().alias("games"),
            polars.col("score").mean().alias("mean"),
        )
        .with_columns(*share_expr(polars.col("wins"), polars.col("games")))
        .sort("seat")
        .collect()
    )
    return found


OTHERS = ""
"""The name of what is put together."""


def part_means(results: Results, most: int) -> pl.DataFrame:
    """The mean of the parts of the score, per seat: the largest ones, and all others together.

    Parts that are always 0 are left out.
    """
    polars = need("polars")
    parts = [name for name in results.lazy("seats").collect_schema() if name.startswith("part.")]
    found: pl.DataFrame = (
        results.lazy("seats")
        .group_by("seat")
        .agg(polars.col(name).mean() for name in parts)
        .sort("seat")
        .collect()
        .unpivot(index="seat", variable_name="part", value_name="mean")
        .with_columns(polars.col("part").str.strip_prefix("part."))
    )
    size = found.group_by("part", maintain_order=True).agg(polars.col("mean").abs().max())
    told = size.filter(polars.col("mean") > 0.005).sort(
        "mean", descending=True, maintain_order=True
    )
    large = told["part"] if told.height <= most + 1 else told["part"].head(most)
    kept = found.filter(polars.col("part").is_in(large.to_list()))
    rest = found.filter(polars.col("part").is_in(told["part"].tail(-large.len()).to_list()))
    small = rest.group_by("seat", maintain_order=True).agg(polars.col("mean").sum())
    together = small.select("seat", polars.lit(OTHERS).alias("part"), "mean")
    both: pl.DataFrame = polars.concat([kept, together])
    return both


def lens_changes(results: Results) -> pl.DataFrame:
    """How often the winner through each lens is not the winner by the plain score."""
    polars = need("polars")
    names = results.lazy("seats").collect_schema()
    lenses = [name for name in names if name.startswith("lens.") and name != "lens.none"]
    best = results.lazy("seats").select(
        "game", *(
            (polars.col(lens) == polars.col(lens).max().over("game")).alias(lens)
            for lens in ["lens.none", *lenses]
        ),
    )  # fmt: skip
    changed = best.group_by("game").agg(
        (polars.col(lens) != polars.col("lens.none")).any() for lens in lenses
    )
    wide: pl.DataFrame = changed.select(polars.col(lens).sum() for lens in lenses).collect()
    games = results.sums.games
    long = wide.unpivot(variable_name="lens", value_name="changed").with_columns(
        polars.col("lens").str.strip_prefix("lens."), polars.lit(games).alias("games")
    )
    shared = long.with_columns(*share_expr(polars.col("changed"), polars.col("games")))
    return shared.sort("rate", descending=True)


def crises_by_round(results: Results) -> pl.DataFrame:
    """How many disasters of each kind strike per game in each round."""
    polars = need("polars")
    found: pl.DataFrame = (
        results.lazy("crises")
        .group_by("round", "kind", "word")
        .agg((polars.len() / results.sums.games).alias("mean"))
        .sort("round", "kind", "word")
        .collect()
    )
    return found


def main_causes(results: Results, most: int = 12) -> pl.DataFrame:
    """What disasters came of: the share of them to which each cause added most."""
    polars = need("polars")
    found: pl.DataFrame = (
        results.lazy("causes")
        .filter(polars.col("cause") == 0)
        .group_by("what")
        .agg(polars.len().alias("count"))
        .with_columns((polars.col("count") / polars.col("count").sum()).alias("share"))
        .sort(["count", "what"], descending=[True, False])
        .head(most)
        .collect()
    )
    return found


def quantities(results: Results) -> list[str]:
    """The quantities of the series, in the order in which the game offers them."""
    first: pl.DataFrame = (
        results.lazy("series").select("quantity").unique(maintain_order=True).collect()
    )
    return list(first["quantity"])


def bands(results: Results, quantity: str) -> pl.DataFrame:
    """A quantity over the rounds, per owner: median, and the middle half and 80 % of the games.

    The end of the game counts as one round more. A game that is over early is not in later rounds.
    """
    polars = need("polars")
    value = polars.col("value")
    found: pl.DataFrame = (
        results.lazy("series")
        .filter(polars.col("quantity") == quantity)
        .with_columns(polars.col("round") + polars.col("end").cast(polars.Int64))
        .group_by("round", "seat", "owner")
        .agg(
            value.quantile(0.1, "linear").alias("p10"),
            value.quantile(0.25, "linear").alias("p25"),
            value.median().alias("p50"),
            value.quantile(0.75, "linear").alias("p75"),
            value.quantile(0.9, "linear").alias("p90"),
            value.mean().alias("mean"),
            polars.len().alias("games"),
        )
        .sort("seat", "owner", "round")
        .collect()
    )
    return found


def card_effects(results: Results, kind: str, most: int = 20) -> pl.DataFrame:
    """Per thing: in what share of seats it was done, and how often those seats won.

    `lift` is their win rate less what the same seats win in all games, so that a card that only
    one role has is not taken for the strength of that role.
    """
    polars = need("polars")
    seats = (
        results.lazy("seats")
        .select("game", "seat", "won", "score")
        .with_columns((polars.col("won") - polars.col("won").mean().over("seat")).alias("more"))
    )
    total: Any = seats.select(polars.len()).collect().item()
    found: pl.DataFrame = (
        results.lazy("plays")
        .filter(polars.col("kind") == kind, polars.col("seat").is_not_null())
        .select("game", "seat", "thing")
        .unique()
        .sort("game", "seat", "thing")
        .join(seats, on=["game", "seat"])
        .group_by("thing")
        .agg(
            polars.len().alias("games"),
            polars.col("won").sum().alias("wins"),
            polars.col("score").mean().alias("mean"),
            polars.col("more").mean().round(9).alias("lift"),
        )
        .filter(polars.col("games") >= LEAST_PLAYS)
        .with_columns(*share_expr(polars.col("wins"), polars.col("games")))
        .with_columns((polars.col("games") / total).alias("played"))
        .sort(["lift", "thing"], descending=[True, False])
        .collect()
    )
    if found.height > most:
        half = most // 2
        ends: pl.DataFrame = polars.concat([found.head(half), found.tail(most - half)])
        return ends
    return found


def play_kinds(results: Results) -> list[str]:
    if "plays" not in results.has_tables:
        return []
    counted: pl.DataFrame = (
        results.lazy("plays").group_by("kind").len().sort("len", descending=True).collect()
    )
    return list(counted["kind"])


def extremes(results: Results, each: int = 3) -> pl.DataFrame:
    """The games with the highest and lowest best score, and those with most disasters."""
    polars = need("polars")
    best = (
        results.lazy("seats")
        .group_by("game")
        .agg(polars.col("score").max().alias("best"), polars.col("score").min().alias("worst"))
    )
    games = (
        results.lazy("games").select("game", "seed", "decisions", "rounds").join(best, on="game")
    )
    if "crises" in results.has_tables:
        struck = results.lazy("crises").group_by("game").len("disasters")
        games = games.join(struck, on="game", how="left").with_columns(
            polars.col("disasters").fill_null(0)
        )
    else:
        games = games.with_columns(polars.lit(0, polars.Int64).alias("disasters"))
    every: pl.DataFrame = games.collect()
    found = []
    struck_at_all = bool(every["disasters"].sum())
    for why, by, falling in (
        ("highest", "best", True), ("lowest", "best", False), ("most_disasters", "disasters", True),
    ):  # fmt: skip
        if by == "disasters" and not struck_at_all:
            continue
        top = every.sort([by, "game"], descending=[falling, False]).head(each)
        found.append(top.with_columns(polars.lit(why).alias("why")))
    joined: pl.DataFrame = polars.concat(found)
    return joined
