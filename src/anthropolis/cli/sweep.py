"""`anthropolis sweep`: the settings of a study compared on the same deals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from anthropolis.cli.common import (
    console,
    json_option,
    on_option,
    plural,
    print_json,
    progress_bar,
    tell_kept,
    workers_option,
)

if TYPE_CHECKING:
    from anthropolis.lab.study import Study


@click.command("sweep")
@click.argument("file", type=click.Path(path_type=Path), metavar="STUDY.TOML")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
    help="Folder of the study; default: the name of the file without its ending.",
)  # fmt: skip
@workers_option
@on_option
@json_option
@click.option("--all-lines", is_flag=True, help="Series of everything, not of what tells most.")
@click.option("--check", is_flag=True, help="Only check the study and list its settings.")
def command(
    file: Path,
    out: Path | None,
    workers: int | None,
    on: str,
    as_json: bool,
    all_lines: bool,
    check: bool,
) -> None:
    """Play the settings of a study, each on the same deals, and compare them.

    Stopped? The same command goes on. docs/how_to/run_a_study.md says what a study is made of.

    \b
    anthropolis sweep alliances.toml
    anthropolis report alliances
    """
    from rich import box
    from rich.table import Table

    from anthropolis.lab.study import read_study
    from anthropolis.lab.sweep import about_study, check_folder, sweep

    study = read_study(file)
    folder = out or file.with_suffix("")
    check_folder(folder, about_study(study))
    if check:
        show_settings(study, as_json)
        return
    total = study.games * len(study.points)
    kept = games_in(folder)
    try:
        with progress_bar(total, as_json, kept) as progress:
            swept = sweep(study, folder, workers, on, progress, all_lines=all_lines)
    except KeyboardInterrupt:
        tell_kept(games_in(folder), total, folder)
        raise
    rows = []
    for number, results in enumerate(swept.results):
        summed, gap = results.sums.numbers[study.measure], swept.difference(number)
        rows.append({
            "setting": number, "values": swept.values(number), "games": results.sums.games,
            "mean": round(summed.mean, 4), "half_width": round(summed.half_width, 4),
            "difference": round(gap.mean, 4), "difference_half_width": round(gap.half_width, 4),
        })  # fmt: skip
    if as_json:
        print_json({"study": study.name, "measure": study.measure, "settings": rows})
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("setting", "games", study.measure, "difference to the first"):
        table.add_column(heading, justify="left" if heading == "setting" else "right")
    for row in rows:
        named = words_of(swept.values(row["setting"]))  # type: ignore[arg-type]
        gap_text = f"{row['difference']:+.2f} ± {row['difference_half_width']:.2f}"
        table.add_row(
            named, str(row["games"]), f"{row['mean']:.2f} ± {row['half_width']:.2f}",
            gap_text if row["setting"] else "",
        )  # fmt: skip
    console().print(table)
    click.echo(f"The study is in {folder}. For its pictures: anthropolis report {folder}")


def games_in(folder: Path) -> int:
    """How many games of all settings are there already."""
    from anthropolis.lab.runs import SETTINGS
    from anthropolis.lab.simulate import games_kept

    return sum(games_kept(path) for path in folder.glob(f"{SETTINGS}/*"))


def show_settings(study: Study, as_json: bool) -> None:
    """The settings that would be played."""
    if as_json:
        print_json([point.values for point in study.points])
        return
    for number, point in enumerate(study.points):
        click.echo(f"{number:3}  {words_of(point.values)}")
    count = plural(study.games, "game")
    click.echo(f"{plural(len(study.points), 'setting')}, {count} each. The study is right.")


def words_of(values: Mapping[str, Any]) -> str:
    """`alliances true, seats greedy random`."""
    return ", ".join(f"{name} {word_of(value)}" for name, value in values.items()) or "–"


def word_of(value: Any) -> str:
    """A value as it stands in the file, a list without its signs."""
    if isinstance(value, list):
        return " ".join(word_of(one) for one in value)
    return value if isinstance(value, str) else json.dumps(value)
