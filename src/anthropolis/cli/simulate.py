"""`anthropolis simulate`: many games between bots, and what came out."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from anthropolis import Game
from anthropolis.bots.naming import BOT_NAMES
from anthropolis.cli.common import (
    BadInput,
    console,
    interval,
    json_option,
    load_game,
    names_of,
    on_option,
    plural,
    print_json,
    progress_bar,
    seed_option,
    set_option,
    settings_of,
    tell_kept,
    workers_option,
    writing,
)
from anthropolis.lab.tables import TABLES, USUAL

if TYPE_CHECKING:
    from rich.table import Table

    from anthropolis.lab.results import Results
    from anthropolis.lab.simulate import Plan

FORMATS = (".csv", ".jsonl")


@click.command("simulate")
@click.argument("game")
@click.option(
    "--seats", type=names_of, metavar="BOT,BOT...",
    help=f"One bot per seat: {BOT_NAMES} or module:Class. Default: greedy everywhere.",
)  # fmt: skip
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many to play."
)
@seed_option
@workers_option
@on_option
@set_option
@json_option
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="FOLDER",
    help="Write tidy tables (Parquet) into this folder while it runs. Stopped? The same command "
    "goes on. A name that ends in .csv or .jsonl takes plain rows at the end instead.",
)  # fmt: skip
@click.option(
    "--tables", type=names_of, default=",".join(USUAL), show_default=True, metavar="NAME,NAME...",
    help=f"The tables to write: {', '.join(TABLES)}.",
)  # fmt: skip
@click.option(
    "--every", type=click.Choice(["round", "phase", "step"]), default="round", show_default=True,
    help="How often series are taken.",
)  # fmt: skip
@click.option("--all-lines", is_flag=True, help="Series of everything, not of what tells most.")
@click.option("--rank", is_flag=True, help="Let a greedy bot rank the options of each decision.")
@click.option(
    "--records", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER",
    help="Also keep the record of every game in this folder.",
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
    on: str,
    settings: tuple[str, ...],
    as_json: bool,
    out: Path | None,
    tables: list[str],
    every: str,
    all_lines: bool,
    rank: bool,
    records: Path | None,
    check: bool,
) -> None:
    """Let bots play GAME many times and sum up the scores.

    The same seed gives the same results, whatever the number of workers.

    \b
    anthropolis simulate anthropocene --seats greedy,greedy,greedy --games 1000
    anthropolis simulate limit --games 10000 --out runs/limit
    anthropolis report runs/limit
    """
    from anthropolis.lab.playing import Wanted
    from anthropolis.lab.seating import usual_seats
    from anthropolis.lab.simulate import plan_run
    from anthropolis.lab.tables import check_tables

    rules = load_game(game)
    bots = seats or ["greedy"] * usual_seats(rules)
    options = settings_of(rules, settings)
    plain = check_format(out)
    check_tables_wanted(out is not None and not plain)
    named = list(tables) + (["decisions"] if rank else [])
    chosen = check_tables(tuple(named)) if out is not None and not plain else ()
    wanted = Wanted(chosen, every, all_lines, rank, records is not None, check)
    plan = plan_run(rules.id, bots, games, seed, options, workers, on, wanted)
    results = played(plan, None if plain else out, records, as_json, keep=plain)
    if plain and out is not None:
        write_rows(results, out)
    if as_json:
        print_json(results.summary())
    else:
        show(rules, results)
        if out is not None:
            click.echo(f"Written to {out}" if plain else f"Tables are in {out}")


def check_tables_wanted(into_folder: bool) -> None:
    """What is said about tables says nothing where none are written; raises UsageError."""
    context = click.get_current_context()
    for name in ("tables", "every", "all_lines", "rank"):
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if given and not into_folder:
            option = f"--{name.replace('_', '-')}"
            raise click.UsageError(f"{option} is about tables: say where with --out FOLDER")


def played(
    plan: Plan, folder: Path | None, records: Path | None, quiet: bool, keep: bool
) -> Results:
    """Play it with a bar; says what is kept when somebody stops it."""
    from anthropolis.lab.simulate import Keeper, games_kept, run_in_folder, run_in_memory
    from anthropolis.lab.watching import BrokenLaw

    kept = 0 if folder is None else games_kept(folder)
    try:
        with progress_bar(plan.games, quiet, kept) as progress:
            keeper = Keeper(records)
            if folder is None:
                return run_in_memory(plan, keeper, progress, keep)
            return run_in_folder(plan, folder, keeper, progress)
    except BrokenLaw as error:
        raise click.ClickException(str(error)) from error
    except KeyboardInterrupt:
        if folder is not None:
            tell_kept(games_kept(folder), plan.games, folder)
        raise


def check_format(out: Path | None) -> bool:
    """Whether plain rows are wanted, not a folder; raises BadInput."""
    if out is None or (not out.suffix and not out.is_file()):
        return False
    if out.is_dir() or out.suffix[1:].isdigit():
        return False
    if out.suffix not in FORMATS:
        raise BadInput(
            f"cannot write {out}: its name must end in {' or '.join(FORMATS)}, or be a folder's"
        )
    if not out.parent.is_dir():
        raise BadInput(f"cannot write {out}: there is no folder {out.parent}")
    return True


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
    count = plural(summary["games"], "game")
    head = f"{game.name['en']}: {count}, seed {results.seed}, "
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
            str(row["seat"] + 1), row["bot"], f"{row['mean']:.2f}",
            interval(low, high, summary["games"]),
            str(row["minimum"]), str(row["maximum"]), f"{row['win_rate']:.1%}",
        )  # fmt: skip
    return table


def outcome_lines(results: Results) -> Iterator[str]:
    """What else is said of finished games: means of numbers, shares of words."""
    sums = results.sums
    for name, number in sums.numbers.items():
        if name != "score":
            yield f"{name}: mean {number.mean:.2f}"
    for name, words in sums.words.items():
        shares = sorted(words.items(), key=lambda one: (-one[1], one[0]))
        yield f"{name}: " + ", ".join(f"{word} {n / sums.games:.1%}" for word, n in shares)
