"""`anthropolis games`: which games there are and what a table may change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from anthropolis import Game
from anthropolis.cli.common import (
    console,
    installed_games,
    json_option,
    lang_option,
    load_game,
    print_json,
)
from anthropolis.cli.texts import language, say

if TYPE_CHECKING:
    from rich.table import Table


@click.command("games")
@click.argument("game", required=False)
@json_option
@lang_option
def command(game: str | None, as_json: bool, lang: str | None) -> None:
    """List the installed games; with GAME, its options.

    \b
    anthropolis games
    anthropolis games anthropocene
    """
    chosen = [load_game(game)] if game else installed_games()
    if as_json:
        described = [describe(one) for one in chosen]
        print_json(described[0] if game else described)
        return
    spoken = language(lang)
    if game:
        console().print(show_game(chosen[0], spoken))
        return
    console().print(show_games(chosen, spoken))
    click.echo(say("games_hint", spoken))


def describe(game: Game) -> dict[str, Any]:
    """A game as data."""
    return {
        "id": game.id,
        "version": game.version,
        "name": game.name,
        "summary": game.summary,
        "seats": [game.seats[0], game.seats[-1]],
        "cooperative": game.cooperative,
        "options_schema": game.options_schema,
    }


def show_games(listed: list[Game], lang: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("id", "name", "seats", "about"):
        table.add_column(say(f"heading_{heading}", lang), no_wrap=heading != "about")
    for game in listed:
        summary = f"{kind_of(game, lang)}. {game.summary.get(lang, '')}"
        table.add_row(game.id, game.name[lang], seats_of(game), summary.strip())
    return table


def show_game(game: Game, lang: str) -> Any:
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    head = Text(f"{game.name[lang]} ({game.id})", style="bold")
    about = say("game_seats", lang, seats=seats_of(game), kind=kind_of(game, lang).lower())
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("heading_option", lang), no_wrap=True)
    for heading in ("default", "allowed", "about"):
        table.add_column(say(f"heading_{heading}", lang), overflow="fold")
    for name, part in leaves(game.options_schema):
        texts = part.get("x-fr", {}) if lang == "fr" else part
        about_option = texts.get("description") or part.get("description", "")
        table.add_row(name, show_value(part.get("default")), allowed(part, lang), about_option)
    return Group(head, Text(game.summary.get(lang, "")), Text(about), table)


def leaves(schema: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every option that can be set, nested ones as `limits.generations`."""
    for name, part in schema.get("properties", {}).items():
        if part.get("type") == "object" and "properties" in part:
            yield from leaves(part, f"{path}{name}.")
        else:
            yield f"{path}{name}", part


def allowed(part: dict[str, Any], lang: str) -> str:
    """The values an option may take, in few words."""
    if "enum" in part:
        return ", ".join(show_value(value) for value in part["enum"])
    low, high = part.get("minimum"), part.get("maximum")
    if low is not None and high is not None:
        return say("from_to", lang, low=low, high=high)
    if low is not None:
        return say("at_least", lang, low=low)
    kind = part.get("type")
    if kind == "boolean":
        return "true, false"
    if kind == "array":
        return f"[{allowed(part.get('items', {}), lang)}, …]"
    return str(kind or "")


def show_value(value: Any) -> str:
    """A value as it is written after `--set name=`."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def seats_of(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    return str(first) if first == last else f"{first}–{last}"


def kind_of(game: Game, lang: str) -> str:
    return say("cooperative" if game.cooperative else "competitive", lang)
