"""`anthropolis bench`: how fast the games run on this machine."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Any

import click

from anthropolis import Game, __version__
from anthropolis.cli.common import console, installed_games, json_option, load_game, print_json

if TYPE_CHECKING:
    from anthropolis.lab.bench import Series, Speed


@click.command("bench")
@click.argument("game", required=False)
@click.option("--seats", type=int, metavar="N", help="Number of seats; default: the usual one.")
@click.option(
    "--seconds", type=click.FloatRange(min=0, min_open=True, max=600), default=2.0,
    show_default=True, help="Time for each kind of measurement, all repeats together.",
)  # fmt: skip
@click.option(
    "--repeats", type=click.IntRange(1, 1000), default=5, show_default=True,
    help="How often each is measured.",
)  # fmt: skip
@json_option
def command(
    game: str | None, seats: int | None, seconds: float, repeats: int, as_json: bool
) -> None:
    """Measure random play, copies and search for GAME, or for all installed games.

    Printed are the median and the range of several repeats. On a shared machine the same figure
    varies by a third: compare only what was measured in one run.

    \b
    anthropolis bench
    anthropolis bench anthropocene --seconds 5
    """
    from anthropolis.engine.match import check_seats
    from anthropolis.lab.bench import form, measure
    from anthropolis.lab.seating import usual_seats

    chosen = [load_game(game)] if game else installed_games()
    speeds: list[Speed] = []
    for one in chosen:
        wanted = usual_seats(one) if seats is None else seats
        check_seats(one, wanted)
        with console(stderr=True).status(f"measuring {one.name['en']}"):
            speeds.append(measure(one, wanted, seconds / repeats, repeats))
    if as_json:
        print_json(report(speeds, form()))
    else:
        show(chosen, speeds, form())


def report(speeds: list[Speed], form: str) -> dict[str, Any]:
    return {
        "version": __version__,
        "form": form,
        "python": platform.python_version(),
        "games": [speed.to_dict() for speed in speeds],
    }


def show(chosen: list[Game], speeds: list[Speed], form: str) -> None:
    from rich import box
    from rich.table import Table

    click.echo(f"Anthropolis {__version__}, {form}, Python {platform.python_version()}")
    for game, speed in zip(chosen, speeds, strict=True):
        title = f"{game.name['en']}, {speed.seats} seats, {speed.decisions_per_game:g} decisions"
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(f"{title} per game")
        for heading in ("median", "lowest", "highest"):
            table.add_column(heading, justify="right")
        for name, series in rows_of(speed):
            table.add_row(name, *(figure(v) for v in (series.median, series.low, series.high)))
        console().print(table)


def rows_of(speed: Speed) -> list[tuple[str, Series]]:
    return [
        ("decisions/s, random play driven from Python", speed.from_python.decisions_per_s),
        ("games/s, the same", speed.from_python.games_per_s),
        ("decisions/s, random play in the inner loop", speed.inner_loop.decisions_per_s),
        ("games/s, the same", speed.inner_loop.games_per_s),
        ("microseconds per copy of a position", speed.copy_us),
        ("iterations/s of tree search at the start", speed.search_per_s),
    ]


def figure(value: float) -> str:
    """Whole numbers from a hundred on, three digits below."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
