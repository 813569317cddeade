"""`anthropolis tally`: how often each card, action and line of a rule happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
def command(
    game: str,
    seats: list[str],
    games: int,
    seed: int | str,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count what happens in matches of GAME, and list what never does, with the reason.

    \b
    anthropolis tally hegemony --seats automa,automa,automa --games 100
    """
    from anthropolis.lab.tallying import tally

    rules = load_game(game)
    if not rules.things():
        raise BadInput(f"{rules.name['en']} does not say what to count")
    found = tally(rules, seats, games, seed, settings_of(rules, settings))
    if as_json:
        print_json(found.to_dict())
    else:
        show(found)


def show(found: Tally) -> None:
    for kind in found.kinds:
        counts = found.seen(kind)
        click.echo(f"{kind}: {len(counts)} of {len(found.kinds[kind])} in {found.games} games")
        for thing, number in counts.most_common():
            click.echo(f"  {number:6}  {thing}")
        for thing in found.never(kind):
            why = found.why(kind, thing)
            click.echo(f"   never  {thing}" + (f"  ({why})" if why else ""))
