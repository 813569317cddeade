"""`anthropolis simulate`: many games between bots, and what came out."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import click

from anthropolis import Game
from anthropolis.cli.common import (
    BadInput,
    console,
    json_option,
    load_game,
    names_of,
    print_json,
    progress_bar,
    seed_option,
    set_option,
    settings_of,
    workers_option,
    writing,
)

if TYPE_CHECKING:
    from rich.table import Table

    from anthropolis.lab.simulate import Results

FORMATS = (".csv", ".jsonl")


@click.command("simulate")
@click.argument("game")
@click.option(
    "--seats", type=names_of, metavar="BOT,BOT...",
    help="One bot per seat: random, greedy, mcts, mcts:ITERATIONS, mcts:SECONDSs or module:Class. "
    "Default: greedy everywhere.",
)  # fmt: skip
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many to play."
)
@seed_option
@workers_option
@set_option
@json_option
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Also write one row per game and seat, as .csv or .jsonl.",
)  # fmt: skip
@click.option(
    "--check", is_flag=True,
    help="Before every decision look whether anything has appeared or vanished; slower.",
)  # fmt: skip
def command(
    game: str,
    seats: list[str] | None,
    games: int,
    seed: int | str,
    workers: int | None,
    settings: tuple[str, ...],
    as_json: bool,
    out: Path | None,
    check: bool,
) -> None:
    """Let bots play GAME many times and sum up the scores.

    The same seed gives the same results, whatever the number of workers.

    \b
    anthropolis simulate anthropocene --seats greedy,greedy,greedy --games 1000
    anthropolis simulate anthropocene --set mode=expert --out expert.csv
    """
    from anthropolis.lab.seating import usual_seats
    from anthropolis.lab.simulate import BrokenLaw, simulate

    rules = load_game(game)
    bots = seats or ["greedy"] * usual_seats(rules)
    options = settings_of(rules, settings)
    check_format(out)
    with progress_bar(games, hidden=as_json) as progress:
        try:
            results = simulate(rules.id, bots, games, seed, options, workers, progress, check)
        except BrokenLaw as error:
            raise click.ClickException(str(error)) from error
    if out is not None:
        write_rows(results, out)
    if as_json:
        print_json(results.summary())
    else:
        show(rules, results)


def check_format(out: Path | None) -> None:
    if out is None:
        return
    if out.suffix not in FORMATS:
        raise BadInput(f"cannot write {out}: its name must end in {' or '.join(FORMATS)}")
    if not out.parent.is_dir():
        raise BadInput(f"cannot write {out}: there is no folder {out.parent}")


def write_rows(results: Results, out: Path) -> None:
    with writing(out), out.open("w", encoding="utf-8", newline="") as file:
        rows = results.rows()
        if out.suffix == ".jsonl":
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
            return
        first = next(rows)
        table = csv.DictWriter(file, list(first))
        table.writeheader()
        for row in (first, *rows):
            table.writerow({name: cell(value) for name, value in row.items()})


def cell(value: Any) -> Any:
    """Lists and switches are written as JSON, so that they can be read back."""
    return (
        value
        if isinstance(value, (int, str)) and not isinstance(value, bool)
        else json.dumps(value)
    )


def show(game: Game, results: Results) -> None:
    summary = results.summary()
    head = f"{game.name['en']}: {summary['games']:,} games, seed {results.seed}, "
    click.echo(head + f"{summary['decisions'] / summary['games']:.1f} decisions per game")
    console().print(seat_table(game, summary))
    for line in outcome_lines(results):
        click.echo(line)


def seat_table(game: Game, summary: dict[str, Any]) -> Table:
    """One line per seat; in a cooperative game all seats share one score."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("seat")
    table.add_column("bot")
    for heading in ("mean score", "95 % interval", "lowest", "highest", "win rate"):
        table.add_column(heading, justify="right")
    for row in summary["seats"]:
        low, high = row["interval95"]
        table.add_row(
            str(row["seat"] + 1), row["bot"], f"{row['mean']:.2f}", f"{low:.2f} to {high:.2f}",
            str(row["minimum"]), str(row["maximum"]), f"{row['win_rate']:.1%}",
        )  # fmt: skip
    return table


def outcome_lines(results: Results) -> Iterator[str]:
    """What else is said of finished games: shares of words, means of numbers."""
    count = len(results.games)
    for name in results.games[0].outcome:
        values = [g.outcome.get(name) for g in results.games]
        if all(isinstance(v, (int, float)) and not isinstance(v, bool) for v in values):
            yield f"{name}: mean {fmean(v for v in values if v is not None):.2f}"
        elif all(isinstance(v, (str, bool)) for v in values):
            shares = Counter(str(v) for v in values).most_common()
            yield f"{name}: " + ", ".join(f"{word} {n / count:.1%}" for word, n in shares)
