"""Reports: one HTML file that needs nothing else, in both languages, light and dark."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from shlex import quote
from typing import Any

from anthropolis.engine.game import Game
from anthropolis.engine.options import is_automa
from anthropolis.engine.registry import load
from anthropolis.engine.words import LANGUAGES
from anthropolis.lab.drawing import dark_rules, darkened, spoken, to_pngs, to_svgs
from anthropolis.lab.faults import BadRun
from anthropolis.lab.labels import Labels
from anthropolis.lab.results import Results
from anthropolis.lab.runs import STUDY, write_whole
from anthropolis.lab.sections import (
    Again,
    Linked,
    Section,
    run_sections,
    setting_name,
    study_sections,
)
from anthropolis.lab.simulate import play_again
from anthropolis.lab.sweep import Swept
from anthropolis.lab.world3_sections import run_world3, study_world3

QUICK = ("random", "greedy")
Svgs = Mapping[tuple[str, str], tuple[str, str]]
"""The picture of each section in each language."""


def write_report(
    folder: Path,
    target: Path | None = None,
    pictures: Path | None = None,
    with_world3: bool = False,
    watched: bool = True,
) -> Path:
    """The report of a run or a study, and its pictures if wanted; raises BadRun.

    `with_world3` lays worlds of LIMIT beside the standard run of World3. `watched` says how to
    watch a game: of no use to readers who have not got the folder.
    """
    if (folder / STUDY).exists():
        swept = Swept.load(folder)
        rules = load(str(swept.about["game"]))
        sections = [*study_sections(swept), *(study_world3(swept) if with_world3 else ())]
        heads = {lang: study_head(swept, Labels(rules, lang)) for lang in LANGUAGES}
    else:
        results = finished_run(folder)
        rules = load(results.game)
        watch = f"anthropolis watch {quote(str(folder))} N" if watched else ""
        sections = [*run_sections(results, watch, player_of(folder, results))]
        sections += [*run_world3(results)] if with_world3 else []
        heads = {lang: run_head(results, Labels(rules, lang)) for lang in LANGUAGES}
    page = target or folder / "report.html"
    write_whole(page, html_of(rules, heads, sections).encode())
    if pictures is not None:
        write_pictures(rules, sections, pictures)
    return page


def finished_run(folder: Path) -> Results:
    """The results of a run that can be drawn; raises BadRun."""
    results = Results.load(folder)
    if not results.asked["finished"]:
        raise BadRun(f"the run in {folder} is not finished: the same command goes on with it")
    return results


def player_of(folder: Path, results: Results) -> Again | None:
    """What plays a game once more; None where that takes long, or would come out differently."""
    if any(bot not in QUICK and not is_automa(bot) for bot in results.bots):
        return None
    return cache(lambda number: play_again(folder, number))


def write_pictures(rules: Game, sections: Sequence[Section], folder: Path) -> None:
    """Every chart as SVG and PNG, light and dark, in both languages."""
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    charts: list[Any] = []
    for section in sections:
        for lang in LANGUAGES if section.chart is not None else ():
            labels = Labels(rules, lang)
            assert section.chart is not None
            names.append(f"{section.id}.{lang}")
            chart = section.chart(labels).properties(title=section.title(labels))
            charts.append(spoken(chart, lang))
    for name, svg in zip(names, to_svgs(charts)):
        write_whole(folder / f"{name}.svg", svg.encode())
        write_whole(folder / f"{name}.dark.svg", darkened(svg).encode())
    for dark in (False, True):
        for name, png in zip(names, to_pngs(charts, dark)):
            write_whole(folder / f"{name}{'.dark' if dark else ''}.png", png)


def html_of(rules: Game, heads: dict[str, str], sections: Sequence[Section]) -> str:
    drawn = [section for section in sections if section.chart is not None]
    charts = [
        spoken(section.chart(Labels(rules, lang)), lang)
        for lang in LANGUAGES
        for section in drawn
        if section.chart is not None
    ]
    keys = [(section.id, lang) for lang in LANGUAGES for section in drawn]
    svgs = dict(zip(keys, zip(to_svgs(charts), to_svgs(charts, narrow=True))))
    bodies = "".join(body(rules, lang, heads[lang], sections, svgs) for lang in LANGUAGES)
    style = resource("report.css") + dark_rules(":root[data-theme=dark] svg")
    title = escape(Labels(rules, "en").own("report_of", name=rules.name["en"]))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style></head>\n<body>{bodies}<script>{resource('report.js')}</script>"
        "</body></html>\n"
    )


def resource(name: str) -> str:
    return files("anthropolis.lab").joinpath(name).read_text(encoding="utf-8")


def body(rules: Game, lang: str, head: str, sections: Sequence[Section], svgs: Svgs) -> str:
    labels = Labels(rules, lang)
    links = "".join(
        f'<li><a href="#{section.id}-{lang}">{escape(section.title(labels))}</a></li>'
        for section in sections
    )
    shown = "\n".join(shown_section(section, labels, svgs) for section in sections)
    return (
        f'<main data-lang="{lang}" lang="{lang}"><div class="tools">'
        f'<button class="lang" type="button">{labels.own("language")}</button>'
        f'<button class="theme" type="button">{labels.own("theme")}</button></div>'
        f"<h1>{escape(labels.own('report_of', name=rules.name[lang]))}</h1>{head}"
        f'<nav aria-label="{labels.own("contents")}"><ul>{links}</ul></nav>\n{shown}'
        f'<p class="note">{labels.own("data_note")}</p></main>\n'
    )


def shown_section(section: Section, labels: Labels, svgs: Svgs) -> str:
    title, said = escape(section.title(labels)), escape(section.say(labels))
    inside = ""
    if both := svgs.get((section.id, labels.lang)):
        sign = f'<svg role="img" aria-label="{title}" '
        wide, narrow = (svg.replace("<svg ", sign, 1) for svg in both)
        name = f"{section.id}-{labels.lang}"
        picture = f'<div class="chart">{wide}</div><div class="chart phone">{narrow}</div>'
        inside = f'<figure data-name="{name}">{picture}<figcaption></figcaption></figure>'
    if section.table is not None:
        inside += table_html(*section.table(labels))
    return (
        f'<section id="{section.id}-{labels.lang}"><h2>{title}</h2><p>{said}</p>{inside}</section>'
    )


def table_html(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th scope=col>{escape(cell)}</th>" for cell in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{cell_html(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    inside = f"<thead><tr>{top}</tr></thead><tbody>{lines}</tbody>"
    return f'<div class="wide"><table>{inside}</table></div>'


def cell_html(cell: str) -> str:
    if not isinstance(cell, Linked):
        return escape(cell)
    data = b64encode(cell.content.encode()).decode()
    link = f'href="data:application/json;base64,{data}" download="{escape(cell.file)}"'
    return f"<a {link}>{escape(cell)}</a>"


def run_head(results: Results, labels: Labels) -> str:
    facts = labels.own(
        "facts", games=labels.number(results.sums.games, 0),
        decisions=labels.number(results.sums.decisions, 0), seed=results.seed,
    )  # fmt: skip
    changed = changed_options(results, labels)
    roles = labels.roles(len(results.bots), results.options)
    seats = [
        [role, bot, labels.number(s.mean, 2), f"± {labels.number(s.half_width, 2)}",
         labels.percent(results.win_rate(seat), 1)]
        for seat, (role, bot, s) in enumerate(zip(roles, results.bots, results.sums.scores))
    ]  # fmt: skip
    head = [labels.own(n) for n in ("role", "bot", "mean_score", "interval", "win_rate")]
    said = labels.pair(labels.own("options"), changed) if changed else labels.own("printed_game")
    return f"<p>{escape(facts)} {escape(said)}</p>{table_html(head, seats)}"


def changed_options(results: Results, labels: Labels) -> str:
    """The options that are not those of the printed game."""
    properties: dict[str, Any] = labels.game.options_schema["properties"]
    changed = {
        name: value
        for name, value in results.options.items()
        if name in properties and json.dumps(properties[name].get("default")) != json.dumps(value)
        and not (isinstance(value, dict) and properties[name].get("default") in ({}, None)
                 and all_default(properties[name], value))
    }  # fmt: skip
    return ", ".join(labels.pair(labels.option(n), labels.value(v, n)) for n, v in changed.items())


def all_default(schema: dict[str, Any], value: dict[str, Any]) -> bool:
    inner = schema.get("properties", {})
    return all(inner.get(name, {}).get("default") == one for name, one in value.items())


def study_head(swept: Swept, labels: Labels) -> str:
    games = sum(results.sums.games for results in swept.results)
    facts = labels.own(
        "study_facts", points=len(swept.results), games=labels.number(games, 0),
        seed=swept.about["seed"],
    )  # fmt: skip
    rows = [
        [str(n), setting_name(swept, n, labels), labels.number(r.sums.games, 0)]
        for n, r in enumerate(swept.results)
    ]
    head = ["", labels.own("setting"), labels.own("games")]
    return f"<p><b>{escape(swept.about['name'])}</b>. {escape(facts)}</p>{table_html(head, rows)}"
