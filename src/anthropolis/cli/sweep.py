"""`anthropolis sweep`: the settings of a study compared on the same deals."""

from __future__ import annotations

from pathlib import Path

import click

from anthropolis.cli.common import (
    console,
    json_option,
    on_option,
    print_json,
    progress_bar,
    workers_option,
)


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
    from anthropolis.lab.sweep import sweep

    study = read_study(file)
    if check:
        for number, point in enumerate(study.points):
            click.echo(f"{number:3}  {point.values}")
        return
    folder = out or file.with_suffix("")
    total = study.games * len(study.points)
    with progress_bar(total, as_json) as progress:
        swept = sweep(study, folder, workers, on, progress, all_lines=all_lines)
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
        named = ", ".join(f"{name} {value}" for name, value in row["values"].items()) or "–"  # type: ignore[attr-defined]
        gap_text = f"{row['difference']:+.2f} ± {row['difference_half_width']:.2f}"
        table.add_row(
            named, str(row["games"]), f"{row['mean']:.2f} ± {row['half_width']:.2f}",
            gap_text if row["setting"] else "",
        )  # fmt: skip
    console().print(table)
    click.echo(f"The study is in {folder}. For its pictures: anthropolis report {folder}")
