"""The sections of a report: which charts a run or a study gives, with titles and explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.lab import charts, measures
from anthropolis.lab.drawing import COLOURS, FAINT, MAIN, WIDTH, styled
from anthropolis.lab.labels import Labels
from anthropolis.lab.needs import need
from anthropolis.lab.results import Results
from anthropolis.lab.summing import SCORE
from anthropolis.lab.sweep import Swept

MOST_SERIES = 6
CARDS = "card_played.card"
"""Cards that some play and others do not: where every card is laid in every game, as in
Anthropocène, and all win together, whoever plays one wins as often as anybody."""


class Linked(str):
    """A cell of a table that takes one somewhere: to a file that lies in the page itself."""

    file: str = ""
    content: str = ""

    @classmethod
    def to(cls, text: str, file: str, content: str) -> Linked:
        made = cls(text)
        made.file, made.content = file, content
        return made


Again = Callable[[int], Record]
"""Plays a game of a run once more."""


@dataclass(frozen=True)
class Section:
    """A picture or a table, with what is said about it; everything is made per language."""

    id: str
    title: Callable[[Labels], str]
    say: Callable[[Labels], str]
    chart: Callable[[Labels], Any] | None = None
    table: Callable[[Labels], tuple[list[str], list[list[str]]]] | None = None


def own(name: str, /, **gaps: Callable[[Labels], str]) -> Callable[[Labels], str]:
    return lambda labels: labels.own(name, **{g: make(labels) for g, make in gaps.items()})


def run_sections(
    results: Results, watch: str = "", again: Again | None = None
) -> Iterator[Section]:
    """All that the tables of a run can show; with `again` extreme games bring their records."""
    together = load(results.game).cooperative
    tables = results.has_tables
    yield Section("scores", own("title_scores"), own("say_scores"),
                  lambda labels: charts.scores(results, labels))  # fmt: skip
    yield Section("wins", own("title_wins"), own("say_wins_together" if together else "say_wins"),
                  lambda labels: charts.wins(results, labels))  # fmt: skip
    names = results.lazy("seats").collect_schema().names()
    if any(name.startswith("part.") for name in names):
        yield Section("parts", own("title_parts"), own("say_parts"),
                      lambda labels: charts.parts(results, labels))  # fmt: skip
    if any(name.startswith("lens.") for name in names):
        yield Section("lenses", own("title_lenses"), own("say_lenses"),
                      lambda labels: charts.lenses(results, labels))  # fmt: skip
    if "crises" in tables and results.crises.height:
        yield Section("crises", own("title_crises"), own("say_crises"),
                      lambda labels: charts.crises(results, labels))  # fmt: skip
    if "causes" in tables and results.causes.height:
        yield Section("causes", own("title_causes"), own("say_causes"),
                      lambda labels: charts.causes(results, labels))  # fmt: skip
    yield from series_sections(results)
    yield from card_sections(results)
    yield Section("extremes", own("title_extremes"),
                  lambda labels: said_of_extremes(labels, watch, again),
                  table=lambda labels: extreme_rows(results, labels, again))  # fmt: skip


def said_of_extremes(labels: Labels, watch: str, again: Again | None) -> str:
    said = [labels.own("say_extremes")]
    if again is not None:
        said.append(labels.own("say_records"))
    if watch:
        said.append(labels.own("say_watch", command=watch))
    return " ".join(said)


def series_sections(results: Results) -> Iterator[Section]:
    if "series" not in results.has_tables:
        return
    for place, quantity in enumerate(measures.quantities(results)[:MOST_SERIES]):
        yield series_section(results, place, quantity)


def series_section(results: Results, place: int, quantity: str) -> Section:
    title = own("title_series", name=lambda labels: labels.word(quantity))
    return Section(f"series_{place}", title, own("say_series"),
                   lambda labels: charts.series(results, labels, quantity))  # fmt: skip


def card_sections(results: Results) -> Iterator[Section]:
    """Of things that are cards only: actions and lines of rules are not anybody's to choose."""
    cards = [kind for kind in measures.play_kinds(results) if kind == CARDS]
    for kind in cards:
        if measures.card_effects(results, kind).height > 1:
            yield Section("cards", own("title_cards"), own("say_cards"),
                          lambda labels: charts.cards(results, labels, CARDS),
                          lambda labels: card_rows(results, labels))  # fmt: skip


def card_rows(results: Results, labels: Labels) -> tuple[list[str], list[list[str]]]:
    """The cards of the chart with the figures behind it."""
    head = ["card", "played_by", "their_wins", "interval", "mean_score"]
    rows = [
        [
            labels.word(row["thing"]), labels.percent(row["played"], 1),
            labels.percent(row["rate"], 1),
            labels.own(
                "span", low=labels.percent(row["low"], 1), high=labels.percent(row["high"], 1)
            ),
            labels.number(row["mean"], 1),
        ]
        for row in measures.card_effects(results, CARDS).to_dicts()
    ]  # fmt: skip
    return [labels.own(name) for name in head], rows


def extreme_rows(
    results: Results, labels: Labels, again: Again | None = None
) -> tuple[list[str], list[list[str]]]:
    head = ["why", "game", "best", "rounds", "disasters", "seed"]
    rows = [
        [
            labels.own(row["why"]), game_cell(results.game, row["game"], again),
            str(row["best"]).replace("-", "−"), str(row["rounds"]), str(row["disasters"]),
            row["seed"],
        ]
        for row in measures.extremes(results).to_dicts()
    ]  # fmt: skip
    return [labels.own(name) for name in head], rows


def game_cell(game: str, number: int, again: Again | None) -> str:
    """The number of a game, with its record to take away; any server loads and shows it."""
    if again is None:
        return str(number)
    return Linked.to(str(number), f"{game}-{number:06}.json", again(number).to_json())


# -- studies -------------------------------------------------------------------------------------


def study_sections(swept: Swept) -> Iterator[Section]:
    def measure(labels: Labels) -> str:
        is_score = swept.measure == SCORE
        return labels.own("mean_score") if is_score else labels.column(swept.measure)

    yield Section("tornado", own("title_tornado", name=measure), own("say_tornado"),
                  lambda labels: tornado(swept, labels))  # fmt: skip
    yield Section("points", own("title_points", name=measure), own("say_points"),
                  lambda labels: points(swept, labels, measure(labels)))  # fmt: skip
    yield Section("win_rates", own("title_wins"), own("say_points"),
                  lambda labels: study_wins(swept, labels))  # fmt: skip
    if other_numbers(swept):
        yield Section("outcomes", own("title_outcomes"), own("say_points"),
                      table=lambda labels: outcome_rows(swept, labels))  # fmt: skip


def other_numbers(swept: Swept) -> list[str]:
    """What the game tells of its end in numbers, besides what is compared."""
    told = dict.fromkeys(name for results in swept.results for name in results.sums.numbers)
    return [name for name in told if name != swept.measure]


def outcome_rows(swept: Swept, labels: Labels) -> tuple[list[str], list[list[str]]]:
    names = other_numbers(swept)
    rows = []
    for number, results in enumerate(swept.results):
        told = [results.sums.numbers.get(name) for name in names]
        rows.append([
            setting_name(swept, number, labels),
            *(f"{labels.number(s.mean, 2)} ± {labels.number(s.half_width, 2)}" if s else "–"
              for s in told),
        ])  # fmt: skip
    head = [labels.own("mean_score") if name == SCORE else labels.column(name) for name in names]
    return [labels.own("setting"), *head], rows


def setting_name(swept: Swept, number: int, labels: Labels) -> str:
    values = swept.values(number)
    if swept.about["design"] == "one_at_a_time":
        base = swept.values(0)
        values = {name: value for name, value in values.items() if value != base[name]}
    named = [
        labels.pair(labels.option(name), labels.value(value, name))
        for name, value in values.items()
    ]
    return " · ".join(named) or labels.own("base")


def effects(swept: Swept) -> list[dict[str, Any]]:
    """For each value of each option the mean paired difference to the same setting with the first.

    In a grid this averages over all settings of the other options; in a one-at-a-time design there
    is one such pair; in a random design only pairs that happen to be there count.
    """
    found: list[dict[str, Any]] = []
    every = [swept.values(number) for number in range(len(swept.results))]
    for name, values in swept.about["vary"].items():
        for value in values[1:]:
            pairs = [
                (number, every.index({**own_values, name: values[0]}))
                for number, own_values in enumerate(every)
                if own_values[name] == value and {**own_values, name: values[0]} in every
            ]
            if pairs:
                gap = swept.mean_difference(pairs)
                found.append(
                    {"option": name, "value": value, "mean": gap.mean, "half": gap.half_width}
                )
    return sorted(found, key=lambda one: -abs(one["mean"]))


def tornado(swept: Swept, labels: Labels) -> Any:
    alt, polars = need("altair"), need("polars")
    rows = [
        {
            "name": labels.pair(
                labels.option(one["option"]), labels.value(one["value"], one["option"])
            ),
            "mean": one["mean"], "low": one["mean"] - one["half"],
            "high": one["mean"] + one["half"], "sure": abs(one["mean"]) > one["half"],
        }
        for one in effects(swept)
    ]  # fmt: skip
    names = [str(row["name"]) for row in rows]
    frame = polars.DataFrame(rows, infer_schema_length=None)
    base = alt.Chart(frame).encode(y=alt.Y("name:N", title=None, sort=names))
    colour = alt.Color("sure:N", legend=None, scale=alt.Scale(
        domain=[True, False], range=[MAIN, COLOURS[6]]))  # fmt: skip
    return styled(
        alt.layer(
            alt.Chart(alt.Data(values=[{"v": 0}])).mark_rule(color=FAINT).encode(x="v:Q"),
            base.mark_bar(opacity=0.55, height=14).encode(
                x=alt.X("mean:Q", title=labels.own("difference")), color=colour),
            base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q", color=colour),
        ).properties(width=WIDTH, height=max(60, 30 * len(names)))
    )  # fmt: skip


def points(swept: Swept, labels: Labels, title: str) -> Any:
    polars = need("polars")
    names = [setting_name(swept, n, labels) for n in range(len(swept.results))]
    sums = [results.sums.numbers[swept.measure] for results in swept.results]
    frame = polars.DataFrame({
        "name": names, "rate": [s.mean for s in sums],
        "low": [s.mean - s.half_width for s in sums], "high": [s.mean + s.half_width for s in sums],
    })  # fmt: skip
    return styled(charts.intervals(frame, names, title, "", None))


def study_wins(swept: Swept, labels: Labels) -> Any:
    """Win rates of all seats in every setting."""
    alt, polars = need("altair"), need("polars")
    rows = []
    order: list[str] = []
    for number, results in enumerate(swept.results):
        roles = labels.roles(len(results.bots), results.options)
        order += [role for role in roles if role not in order]
        for row in measures.win_rates(results).to_dicts():
            name = setting_name(swept, number, labels)
            rows.append({"setting": name, "name": roles[row["seat"]], **row})
    together = load(str(swept.about["game"])).cooperative
    frame = polars.DataFrame(rows, infer_schema_length=None)
    names = list(dict.fromkeys(frame["setting"]))
    if together:
        frame = frame.filter(polars.col("seat") == 0).with_columns(name=polars.col("setting"))
        return styled(charts.intervals(frame, names, labels.own("win_rate"), "%", None))
    base = alt.Chart(frame).encode(
        y=alt.Y("setting:N", title=None, sort=names),
        yOffset=alt.YOffset("name:N", sort=order),
        color=charts.colours_of(order)["color"],
    )
    return styled(
        alt.layer(
            base.mark_rule(strokeWidth=4, opacity=0.35).encode(
                x=alt.X("low:Q", title=labels.own("win_rate"), axis=alt.Axis(format="%")),
                x2="high:Q"),
            base.mark_point(filled=True, size=60, opacity=1).encode(
                x="rate:Q", shape=alt.Shape("name:N", sort=order, legend=None)),
        ).properties(width=WIDTH, height=max(90, 20 * len(order) * len(names)))
    )  # fmt: skip
