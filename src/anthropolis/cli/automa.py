"""`anthropolis automa`: the next turn of an automa for people who play with the box."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from anthropolis.cli.common import (
    BadInput,
    json_option,
    lang_option,
    print_json,
    seed_option,
)
from anthropolis.cli.texts import language

CLASSES = ("working_class", "middle_class", "capitalist_class")


@click.group("automa")
def command() -> None:
    """Help at a table with the box: what an automa does now, and why.

    \b
    anthropolis automa turn POSITION.yaml --class working_class --card 7
    anthropolis automa needs --class working_class --card 7
    anthropolis automa vote --side for --votes 2:3 --own 4 --others 1
    """


@command.command("turn")
@click.argument("position", metavar="POSITION.yaml")
@click.option("--class", "role", type=click.Choice(CLASSES), required=True, help="Whose turn.")
@click.option("--card", type=click.IntRange(1, 30), help="The AI card drawn; default: draw one.")
@click.option("--explain", is_flag=True, help="Every check, every line, every choice.")
@seed_option
@lang_option
@json_option
def turn(
    position: str,
    role: str,
    card: int | None,
    explain: bool,
    seed: int | str,
    lang: str | None,
    as_json: bool,
) -> None:
    """Read a position, play the turn of an automa, say what to move on the table.

    POSITION is a YAML file with what lies on the table, as the `given` of a vector writes it
    (docs/how_to/write_vectors.md); - reads it from the keyboard.
    Policies and prices that it leaves out are as at the start, of all else there is nothing;
    `anthropolis automa needs` writes one to fill in.
    """
    from anthropolis.games.hegemony.screen.assistant import Advice
    from anthropolis.games.hegemony.vectors.assistant import BadPosition, play_turn

    try:
        found = Advice(play_turn(read_position(position, lang), role, card, seed), role)
    except BadPosition as error:
        raise BadInput(in_words(error, lang)) from error
    if as_json:
        print_json(found.to_json())
        return
    for line in found.lines(language(lang), explain):
        click.echo(line)


def read_position(path: str, lang: str | None) -> dict[str, Any]:
    from anthropolis.games.hegemony.vectors.assistant import BadPosition, read_given

    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        return read_given(text)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        no_text = {"en": "this is not UTF-8 text", "fr": "ce n’est pas du texte en UTF-8"}
        raise BadInput(f"{path}: {no_text[language(lang)]}") from error
    except BadPosition as error:
        raise BadInput(f"{path}: {in_words(error, lang)}") from error


def in_words(error: Exception, lang: str | None) -> str:
    """Why not, in the language of the person where there is a word for it."""
    french = getattr(error, "french", str(error))
    return french if language(lang) == "fr" else str(error)


@command.command("needs")
@click.option("--class", "role", type=click.Choice(CLASSES), required=True, help="Whose turn.")
@click.option("--card", type=click.IntRange(1, 30), required=True, help="The AI card drawn.")
@click.option("--players", type=click.IntRange(2, 4), default=4, help="Roles at the table.")
@json_option
def needs(role: str, card: int, players: int, as_json: bool) -> None:
    """What the turn of a card looks at: a position to fill in, as it is at the start.

    An action that the card does not show may look at more: `turn --explain` tells what was tried.
    """
    import yaml

    from anthropolis.games.hegemony.vectors.assistant import BadPosition, to_fill_in

    try:
        found = to_fill_in(role, card, players)
    except BadPosition as error:
        raise BadInput(in_words(error, None)) from error
    if as_json:
        print_json(found)
    else:
        click.echo(yaml.safe_dump(found, allow_unicode=True, sort_keys=False), nl=False)


@command.command("vote")
@click.option("--side", type=click.Choice(["for", "against"]), required=True, help="Its side.")
@click.option(
    "--votes", required=True, metavar="FOR:AGAINST", help="Votes after the cubes, as in 2:3."
)
@click.option("--own", type=click.IntRange(0), required=True, help="Its Influence.")
@click.option("--allies", type=click.IntRange(0), default=0, help="Of people on its side.")
@click.option("--others", type=click.IntRange(0), default=0, help="Of the other side.")
@click.option("--last", is_flag=True, help="The last vote of round 5.")
@lang_option
@json_option
def vote(
    side: str,
    votes: str,
    own: int,
    allies: int,
    others: int,
    last: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """What an automa spends in a vote, by the influence tables."""
    from anthropolis.games.hegemony.screen.assistant import spend_in_vote

    parts = votes.split(":")
    if len(parts) != 2 or not all(part.isdigit() for part in parts):
        raise BadInput(f"--votes {votes}: write votes for and against, as in 2:3")
    found = spend_in_vote(side, [int(parts[0]), int(parts[1])], own, allies, others, last)
    if as_json:
        print_json(found.to_json())
        return
    click.echo(found.line(language(lang)))
