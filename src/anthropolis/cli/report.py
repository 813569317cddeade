"""`anthropolis report`: one page with the pictures of a simulation or study."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import click


@click.command("report")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Where to write the page; default: report.html in the folder.",
)  # fmt: skip
@click.option(
    "--pictures", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
    help="Also write every chart as SVG and PNG, light and dark, in both languages.",
)  # fmt: skip
@click.option(
    "--world3", is_flag=True,
    help="Lay worlds of LIMIT beside World3; they were simulated with --all-lines.",
)  # fmt: skip
@click.option("--open", "open_browser", is_flag=True, help="Open the page in a browser.")
def command(
    folder: Path, out: Path | None, pictures: Path | None, world3: bool, open_browser: bool
) -> None:
    """Make one self-contained page of the run or study in FOLDER, in both languages.

    \b
    anthropolis simulate limit --games 1000 --out runs/limit
    anthropolis report runs/limit --open
    """
    from anthropolis.lab.report import write_report

    page = write_report(folder, out, pictures, world3)
    click.echo(f"Written to {page}")
    if open_browser:
        webbrowser.open(page.resolve().as_uri())
