"""What a report shows of World3: the curves beside each other, and how far apart they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from anthropolis.lab import charts, world3
from anthropolis.lab.drawing import COLOURS, MAIN, styled
from anthropolis.lab.labels import Labels
from anthropolis.lab.needs import need
from anthropolis.lab.results import Results
from anthropolis.lab.sections import Section, own, setting_name
from anthropolis.lab.sweep import Swept

CHART = 250


def run_world3(results: Results) -> Iterator[Section]:
    """For one run: the overlay and its distances; raises BadRun if its tables cannot tell."""
    world3.check(results)
    yield Section("world3", own("title_world3"), own("say_world3"),
                  lambda labels: overlay(results, labels),
                  lambda labels: distance_rows(results, labels))  # fmt: skip


def study_world3(swept: Swept) -> Iterator[Section]:
    """For a study: the distance of every setting, nearest first, and the overlay of the first."""
    for results in swept.results:
        world3.check(results)
    yield Section("world3_settings", own("title_world3_settings"), own("say_world3_settings"),
                  lambda labels: distances_by_setting(swept, labels))  # fmt: skip
    yield from run_world3(swept.results[0])


def overlay(results: Results, labels: Labels) -> Any:
    """Four charts: the median world with the middle 80 % of the games, and World3 dashed."""
    alt, polars = need("altair"), need("polars")
    value = polars.col("limit")
    found = world3.scaled(results).group_by("curve", "year").agg(
        value.quantile(0.1, "linear").alias("p10"), value.median().alias("p50"),
        value.quantile(0.9, "linear").alias("p90"), polars.col("world3").mean(),
    ).sort("curve", "year")  # fmt: skip
    made = []
    for curve in world3.QUANTITIES:
        base = alt.Chart(found.filter(polars.col("curve") == curve)).encode(
            x=alt.X("year:Q", title=labels.own("year"), axis=alt.Axis(format="d", grid=False)),
        )  # fmt: skip
        named = {name: labels.own(f"{name}_curve") for name in ("limit", "world3")}
        colour = alt.Scale(domain=list(named.values()), range=[MAIN, COLOURS[1]])
        dash = alt.Scale(domain=list(named.values()), range=[[1, 0], [6, 3]])
        low = alt.Y("p10:Q", title=labels.own("highest_is_100"), scale=alt.Scale(domain=[0, 100]))
        layers = [base.mark_area(opacity=0.18, color=MAIN).encode(y=low, y2="p90:Q")]
        for name, column in (("limit", "p50"), ("world3", "world3")):
            layers.append(base.transform_calculate(name=f"'{named[name]}'").mark_line(
                strokeWidth=2.5, point=True).encode(
                y=f"{column}:Q", color=alt.Color("name:N", title=None, scale=colour),
                strokeDash=alt.StrokeDash("name:N", title=None, scale=dash)))  # fmt: skip
        made.append(alt.layer(*layers).properties(
            width=CHART, height=150, title=labels.own(f"world3_{curve}")))  # fmt: skip
    rows = [alt.hconcat(made[0], made[1]), alt.hconcat(made[2], made[3])]
    return styled(alt.vconcat(*rows))


def distance_rows(results: Results, labels: Labels) -> tuple[list[str], list[list[str]]]:
    whole = world3.distance(results)
    head = [labels.own("world3_what"), labels.own("distance")]
    rows = [
        [labels.own(f"world3_{curve}"), labels.number(value)]
        for curve, value in world3.distance_by_curve(results).items()
    ]
    said = f"{labels.number(whole.mean)} ± {labels.number(whole.half_width)}"
    return head, [*rows, [labels.own("world3_all"), said]]


def distances_by_setting(swept: Swept, labels: Labels) -> Any:
    polars = need("polars")
    sums = [world3.distance(results) for results in swept.results]
    order = sorted(range(len(sums)), key=lambda n: sums[n].mean)
    names = [setting_name(swept, n, labels) for n in order]
    frame = polars.DataFrame({
        "name": names, "rate": [sums[n].mean for n in order],
        "low": [sums[n].mean - sums[n].half_width for n in order],
        "high": [sums[n].mean + sums[n].half_width for n in order],
    })  # fmt: skip
    return styled(charts.intervals(frame, names, labels.own("distance"), "", None))
