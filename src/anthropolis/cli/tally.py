"""`anthropolis tally`: how often each card, action and line of a rule happens."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from anthropolis.cli.common import (
    BadInput,
    json_option,
    load_game,
    names_of,
    print_json,
    seed_option,
    set_option,
    settings_of,
)

if TYPE_CHECKING:
    from anthropolis.lab.tallying import Tally


@click.command("tally")
@click.argument("game")
@click.option(
    "--seats", type=names_of, required=True, metavar="WHO,WHO...",
    help="One bot or automa per seat.",
)  # fmt: skip
@click.option("--games", type=click.IntRange(min=1), default=20, show_default=True)
@seed_option
@set_option
@json_option
@click.option(
    "--turns", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.csv",
    help="Also write one row for every turn of an automa.",
)  # fmt: skip
def command(
    game: str,
    seats: list[str],
    games: int,
    seed: int | str,
    settings: tuple[str, ...],
    as_json: bool,
    turns: Path | None,
) -> None:
    """Count what happens in matches of GAME, and list what never does.

    \b
    anthropolis tally hegemony --seats automa,automa,automa --games 100
    """
    from anthropolis.lab.tallying import tally

    rules = load_game(game)
    if not rules.things():
        raise BadInput(f"{rules.name['en']} does not say what to count")
    found = tally(rules, seats, games, seed, settings_of(rules, settings))
    if turns is not None:
        write_turns(turns, found.turns)
    if as_json:
        print_json(found.to_dict())
    else:
        show(found)


def write_turns(path: Path, rows: list[dict[str, Any]]) -> None:
    if not rows:
        raise BadInput("no automa had a turn: give some seats to automas")
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def show(found: Tally) -> None:
    for kind in found.kinds:
        counts = found.seen(kind)
        click.echo(f"{kind}: {len(counts)} of {len(found.kinds[kind])} in {found.games} games")
        for thing, number in counts.most_common():
            click.echo(f"  {number:6}  {thing}")
        for thing in found.never(kind):
            click.echo(f"   never  {thing}")
