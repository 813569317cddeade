"""The charts of a run: each takes results and labels, and gives an Altair chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anthropolis.engine.registry import load
from anthropolis.lab import measures
from anthropolis.lab.drawing import COLOURS, DASHES, FAINT, INK, MAIN, WIDTH, styled
from anthropolis.lab.labels import Labels
from anthropolis.lab.needs import need
from anthropolis.lab.results import Results
from anthropolis.lab.tournament import Standing

BARS_PER_KIND = 7
BANDS_IN_ONE = 3
"""More bands in one picture would hide each other: then every line has a picture of its own."""
MOST_TICKS = 9


def seat_names(results: Results, labels: Labels) -> list[str]:
    """Roles with their bots, told apart where two are alike."""
    roles = labels.roles(len(results.bots), results.options)
    if len(set(results.bots)) > 1:
        return [f"{role} ({bot})" for role, bot in zip(roles, results.bots)]
    return roles


def colours_of(names: list[str], title: str | None = None) -> dict[str, Any]:
    """Colour, dash and so on of named things, always in the same order."""
    alt = need("altair")
    return {
        "color": alt.Color(
            "name:N", title=title, sort=names,
            scale=alt.Scale(domain=names, range=[COLOURS[i % 8] for i in range(len(names))]),
        ),
        "strokeDash": alt.StrokeDash(
            "name:N", title=title, sort=names,
            scale=alt.Scale(domain=names, range=[DASHES[i % 6] for i in range(len(names))]),
        ),
    }  # fmt: skip


def scores(results: Results, labels: Labels) -> Any:
    """Histograms of the scores, one under the other; one for all in a cooperative game."""
    alt, polars = need("altair"), need("polars")
    counts = measures.score_counts(results)
    names = seat_names(results, labels)
    if load(results.game).cooperative:
        counts = counts.filter(polars.col("seat") == 0)
        names = [labels.own("score")]
    step = bin_width(counts["score"].min(), counts["score"].max())
    counts = counts.with_columns(
        polars.col("seat").replace_strict(list(range(len(names))), names).alias("name"),
        (polars.col("score") // step * step - 0.5).alias("from"),  # a bar stands over its scores
    )
    binned = counts.group_by("name", "from").agg(
        (polars.col("games").sum() / results.sums.games).alias("share")
    ).with_columns((polars.col("from") + step).alias("to")).sort("name", "from")  # fmt: skip
    means = [{"name": n, "mean": results.sums.scores[i].mean} for i, n in enumerate(names)]
    bars = alt.Chart().mark_bar(color=MAIN, opacity=0.75).encode(
        x=alt.X("from:Q", title=labels.own("score"), bin="binned"), x2="to:Q",
        y=alt.Y("share:Q", title=labels.own("share_of_games"), axis=alt.Axis(format="%")),
    )  # fmt: skip
    rule = alt.Chart().mark_rule(color=COLOURS[1], strokeWidth=2.5).encode(x="mean:Q")
    frame = polars.concat(
        [binned.with_columns(polars.lit(None, polars.Float64).alias("mean")),
         polars.DataFrame(means, schema={"name": polars.String, "mean": polars.Float64})],
        how="diagonal",
    )  # fmt: skip
    both = alt.layer(bars, rule, data=frame).properties(
        width=WIDTH, height=90 if names[1:] else 200
    )
    if not names[1:]:
        return styled(both)
    return styled(both.facet(row=row_of(names), spacing=14))


def row_of(names: list[str]) -> Any:
    """One picture below the other, each with its name above."""
    alt = need("altair")
    header = alt.Header(labelAngle=0, labelAlign="left", labelAnchor="start", labelOrient="top")
    return alt.Row("name:N", title=None, sort=names, header=header)


def bin_width(low: Any, high: Any, most: int = 40) -> int:
    """Whole numbers of points, so that no bar is of chance's making."""
    return max(1, -(-(int(high) - int(low) + 1) // most))


def wins(results: Results, labels: Labels) -> Any:
    """Win rate of each seat with its interval, beside an equal share."""
    polars = need("polars")
    names = seat_names(results, labels)
    rates = measures.win_rates(results)
    together = load(results.game).cooperative
    if together:
        rates = rates.filter(polars.col("seat") == 0)
        names = [labels.own("win_rate")]
    rates = rates.with_columns(polars.Series("name", names))
    fair = None if together else 1 / len(names)
    return styled(intervals(rates, names, labels.own("win_rate"), "%", fair))


def intervals(frame: Any, names: list[str], title: str, form: str, line: float | None) -> Any:
    """Points with error bars, one line per name; `rate`, `low` and `high` are the columns."""
    alt = need("altair")
    axis = alt.Axis(format=form) if form else alt.Axis()
    base = alt.Chart(frame).encode(y=alt.Y("name:N", title=None, sort=names))
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=line is not None))
    layers = [
        base.mark_rule(color=MAIN, strokeWidth=5, opacity=0.35).encode(x=x, x2="high:Q"),
        base.mark_point(color=MAIN, filled=True, size=90, opacity=1).encode(x="rate:Q"),
        base.mark_text(align="left", dx=9, dy=-9, color=INK, fontSize=11).encode(
            x="rate:Q", text=alt.Text("rate:Q", format=".0%" if form == "%" else ".2f")
        ),
    ]
    if line is not None:
        rule = alt.Chart(alt.Data(values=[{"v": line}]))
        layers.insert(0, rule.mark_rule(color=FAINT, strokeDash=[5, 4]).encode(x="v:Q"))
    return alt.layer(*layers).properties(width=WIDTH, height=max(60, 34 * len(names)))


def ratings(standings: Sequence[Standing], labels: Labels) -> Any:
    """The ratings of bots with their intervals, best first; needs standings that have one."""
    rated = sorted(
        ((s.bot, s.rating) for s in standings if s.rating), key=lambda one: -one[1].value
    )
    frame = need("polars").DataFrame({
        "name": [bot for bot, _ in rated], "rate": [r.value for _, r in rated],
        "low": [r.low for _, r in rated], "high": [r.high for _, r in rated],
    })  # fmt: skip
    names = [bot for bot, _ in rated]
    title = f"{labels.own('title_ratings')}, {labels.game.name[labels.lang]}"
    return styled(intervals(frame, names, labels.own("say_ratings"), "", None), title)


def parts(results: Results, labels: Labels) -> Any:
    """The mean parts of the score, stacked per seat; small ones are put together."""
    alt, polars = need("altair"), need("polars")
    means = measures.part_means(results, BARS_PER_KIND)
    names = seat_names(results, labels)
    words = {part: labels.part(part) for part in means["part"].unique(maintain_order=True)}
    if measures.OTHERS in words:
        words[measures.OTHERS] = labels.own("others")
    order = list(words.values())
    means = means.with_columns(
        polars.col("seat").replace_strict(list(range(len(names))), names).alias("who"),
        polars.col("part").replace_strict(words).alias("name"),
        polars.col("part").replace_strict(list(words), range(len(words))).alias("place"),
    )
    return styled(
        alt.Chart(means).mark_bar(stroke="#ffffff", strokeWidth=0.6).encode(
            y=alt.Y("who:N", title=None, sort=names),
            x=alt.X("mean:Q", title=labels.own("points")),
            color=alt.Color("name:N", title=None, sort=order, scale=alt.Scale(
                domain=order, range=list(COLOURS[: len(order)])),
                legend=alt.Legend(symbolType="square")),
            order=alt.Order("place:Q"),
        ).properties(width=WIDTH, height=max(80, 40 * len(names)))
    )  # fmt: skip


def lenses(results: Results, labels: Labels) -> Any:
    polars = need("polars")
    changed = measures.lens_changes(results)
    names = [labels.word(name) for name in changed["lens"]]
    frame = changed.with_columns(polars.Series("name", names))
    return styled(intervals(frame, names, labels.own("share_of_games"), "%", None))


def crises(results: Results, labels: Labels) -> Any:
    """Disasters per game by round and kind, stacked; rare kinds are put together."""
    alt, polars = need("altair"), need("polars")
    found = measures.crises_by_round(results)
    kinds = found.group_by("kind", "word").agg(polars.col("mean").sum()).sort(
        ["mean", "kind", "word"], descending=[True, False, False]
    )  # fmt: skip
    others = labels.own("others")
    named = {
        (k, w): labels.crisis(k, w)
        for k, w in kinds.head(BARS_PER_KIND).select("kind", "word").rows()
    }
    order = list(dict.fromkeys(named.values()))
    if kinds.height > BARS_PER_KIND:
        order.append(others)
    name = [named.get((k, w), others) for k, w in found.select("kind", "word").rows()]
    frame = found.with_columns(polars.Series("name", name, polars.String)).group_by(
        "round", "name").agg(polars.col("mean").sum()).sort("round", "name")  # fmt: skip
    last = max(frame["round"])
    return styled(
        alt.Chart(frame).mark_bar(stroke="#ffffff", strokeWidth=0.6).encode(
            x=alt.X("round:O", title=labels.word(unit_of(results)), axis=alt.Axis(labelAngle=0),
                    scale=alt.Scale(domain=list(range(1, last + 1)))),
            y=alt.Y("mean:Q", title=labels.own("per_game")),
            color=alt.Color("name:N", title=None, sort=order, scale=alt.Scale(
                domain=order, range=[COLOURS[i % 8] for i in range(len(order))]),
                legend=alt.Legend(symbolType="square")),
        ).properties(width=WIDTH, height=220)
    )  # fmt: skip


def causes(results: Results, labels: Labels) -> Any:
    alt, polars = need("altair"), need("polars")
    found = measures.main_causes(results)
    names = [labels.word(what) for what in found["what"]]
    frame = found.with_columns(polars.Series("name", names, polars.String))
    return styled(
        alt.Chart(frame).mark_bar(color=MAIN, opacity=0.8).encode(
            y=alt.Y("name:N", title=None, sort=names),
            x=alt.X("share:Q", title=None, axis=alt.Axis(format="%")),
        ).properties(width=WIDTH, height=max(60, 24 * len(names)))
    )  # fmt: skip


def series(results: Results, labels: Labels, quantity: str) -> Any:
    """Median and bands over the rounds; one line per seat or owner."""
    alt, polars = need("altair"), need("polars")
    found = measures.bands(results, quantity)
    if found.is_empty():
        known = ", ".join(measures.quantities(results))
        raise KeyError(f"no series {quantity!r}: choose from {known}")
    names = seat_names(results, labels)
    owners = found.select("seat", "owner").rows()
    alone = labels.word(quantity) if len(set(owners)) == 1 else labels.own("no_player")
    whose = [
        names[seat] if seat is not None else labels.word(owner) if owner else alone
        for seat, owner in owners
    ]
    order = list(dict.fromkeys(whose))
    frame = found.with_columns(polars.Series("name", whose))
    x = rounds_axis(labels.word(unit_of(results)), max(frame["round"]), labels)
    if len(order) <= BANDS_IN_ONE:
        looks = colours_of(order) if order[1:] else {"color": alt.value(MAIN)}
        whole = banded(alt.Chart(frame), looks, x, labels.word(quantity))
        return styled(whole.properties(width=WIDTH, height=240))
    looks = {"color": alt.value(MAIN)}
    each = banded(alt.Chart(), looks, x, labels.word(quantity)).properties(width=WIDTH, height=110)
    return styled(each.facet(row=row_of(order), data=frame, spacing=14))


def rounds_axis(unit: str, last: int, labels: Labels) -> Any:
    """The rounds from the first one. Behind the last one stand ends of games, and no round."""
    alt = need("altair")
    step = -(-last // MOST_TICKS)
    ticks = [*range(1, last - step + 1, step), last]
    end = f"datum.value == {last} ? '{labels.own('end', round=last - 1)}' : datum.label"
    return alt.X(
        "round:Q", title=unit, scale=alt.Scale(domain=[1, last], nice=False, zero=False),
        axis=alt.Axis(values=ticks, format="d", grid=False, labelExpr=end),
    )  # fmt: skip


def banded(chart: Any, looks: dict[str, Any], x: Any, title: str) -> Any:
    """The median as a line, with the bands around it."""
    alt = need("altair")
    base = chart.encode(x=x)
    return alt.layer(
        base.mark_area(opacity=0.12).encode(
            y=alt.Y("p10:Q", title=title), y2="p90:Q", color=looks["color"]
        ),
        base.mark_area(opacity=0.2).encode(y="p25:Q", y2="p75:Q", color=looks["color"]),
        base.mark_line(strokeWidth=2.5).encode(y="p50:Q", **looks),
    )


def unit_of(results: Results) -> str:
    """The game's word for a round."""
    game = load(results.game)
    state = game.new(len(results.bots), 0, results.options).state
    return game.calendar(state).unit or "round"


def cards(results: Results, labels: Labels, kind: str) -> Any:
    """How win rates differ between those who did a thing and all, best and worst."""
    alt, polars = need("altair"), need("polars")
    found = measures.card_effects(results, kind)
    names = [labels.word(thing) for thing in found["thing"]]
    frame = found.with_columns(
        polars.Series("name", names, polars.String),
        (polars.col("low") - polars.col("rate") + polars.col("lift")).alias("from"),
        (polars.col("high") - polars.col("rate") + polars.col("lift")).alias("to"),
    )
    base = alt.Chart(frame).encode(y=alt.Y("name:N", title=None, sort=names))
    axis = alt.Axis(format="+.0%")
    return styled(
        alt.layer(
            alt.Chart(alt.Data(values=[{"v": 0}])).mark_rule(color=FAINT).encode(x="v:Q"),
            base.mark_rule(color=MAIN, strokeWidth=4, opacity=0.35).encode(
                x=alt.X("from:Q", title=labels.own("win_rate"), axis=axis), x2="to:Q"),
            base.mark_point(filled=True, color=MAIN, opacity=1).encode(
                x="lift:Q",
                size=alt.Size("played:Q", legend=None, scale=alt.Scale(range=[30, 160]))),
        ).properties(width=WIDTH, height=max(60, 22 * len(names)))
    )  # fmt: skip
