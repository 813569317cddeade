"""`anthropolis environment`: what learners see of a game and may do in it."""

from __future__ import annotations

import json
from pathlib import Path

import click

from anthropolis.cli.common import json_option, load_game, print_json, seed_option


@click.command("environment")
@click.argument("game")
@click.option("--actions", "list_actions", is_flag=True, help="List the numbered actions.")
@click.option("--columns", "list_columns", is_flag=True, help="List the columns of observations.")
@click.option(
    "--explore", type=click.IntRange(min=1), metavar="MATCHES",
    help="Play so many matches of all kinds first and add what is new behind what is known.",
)  # fmt: skip
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), help="Write the spaces to this file."
)
@seed_option
@json_option
def command(
    game: str,
    list_actions: bool,
    list_columns: bool,
    explore: int | None,
    out: Path | None,
    seed: int | str,
    as_json: bool,
) -> None:
    """The action and observation spaces of GAME for learning agents.

    \b
    anthropolis environment anthropocene --columns
    anthropolis environment mygame --explore 500 --out src/mygame/data/environment.json
    """
    from anthropolis.envs.space import NoSpace, Space, space_of
    from anthropolis.envs.space import explore as explored

    rules = load_game(game)
    known: Space | None
    try:
        known = space_of(rules.id)
    except NoSpace as error:
        if not explore:
            raise click.UsageError(str(error)) from error
        known = None
    space = explored(rules, explore or 0, seed, known) if explore or known is None else known
    if out is not None:
        out.write_text(space.to_text(), encoding="utf-8")
    if as_json:
        print_json(json.loads(space.to_text()))
        return
    click.echo(f"{rules.name['en']}: {space.actions.count} actions, {space.width} columns")
    if list_actions:
        show(space.actions.keys)
        click.echo(f"{len(space.actions.keys)}\t(and {space.actions.spare} for options not listed)")
    if list_columns:
        show(space.layout.names)


def show(names: list[str]) -> None:
    for number, name in enumerate(names):
        click.echo(f"{number}\t{name}")
