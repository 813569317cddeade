"""What several commands share: their options, reading records, writing files and JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import click

from anthropolis import BadRecord, Game, Record, UnknownGame, games, load
from anthropolis.engine.words import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

Wrapped = TypeVar("Wrapped", bound=Callable[..., Any])
SEED = re.compile(r"-?\d{1,18}")


class BadInput(click.ClickException):
    """Something the user gave that cannot be used: one line, exit code 2."""

    exit_code = 2


def seed_of(text: str | int) -> int | str:
    """A whole number, or any word."""
    word = str(text).strip()
    if not word:
        raise click.BadParameter("give a whole number or a word")
    return int(word) if SEED.fullmatch(word) else word


def names_of(text: str) -> list[str]:
    """Names between commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise click.BadParameter(f"{text!r}: give names between commas, as in greedy,random")
    return names


def set_option(command: Wrapped) -> Wrapped:
    """`--set mode=expert`, as often as needed."""
    return click.option(
        "--set", "settings", multiple=True, metavar="NAME=VALUE",
        help="Change an option of the game; may be repeated. `anthropolis games GAME` lists them.",
    )(command)  # fmt: skip


def lang_option(command: Wrapped) -> Wrapped:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=None,
        help="Language; default: the one of your locale.",
    )(command)  # fmt: skip


def json_option(command: Wrapped) -> Wrapped:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


def seed_option(command: Wrapped) -> Wrapped:
    return click.option(
        "--seed", type=seed_of, default=1, show_default=True, metavar="SEED",
        help="A number or a word. Same seed, same games.",
    )(command)  # fmt: skip


def workers_option(command: Wrapped) -> Wrapped:
    return click.option(
        "--workers", type=click.IntRange(1, 1024), default=None, metavar="N",
        help="Number of processes; default: all cores. It never changes the results.",
    )(command)  # fmt: skip


def on_option(command: Wrapped) -> Wrapped:
    return click.option(
        "--on", default="", metavar="PLACE",
        help="ray, or ray://HOST:PORT for a cluster; default: processes of this machine.",
    )(command)  # fmt: skip


def settings_of(game: Game, settings: tuple[str, ...]) -> dict[str, Any]:
    """The options of `--set`; raises BadOption."""
    from anthropolis.engine.options import complete, parse_assignments

    options = parse_assignments(game.options_schema, list(settings))
    complete(game.options_schema, options)
    return options


def read_record(path: str) -> Record:
    """The record in a file; raises BadInput or BadRecord with the file's name in it."""
    try:
        return Record.load(path)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except BadRecord as error:
        raise type(error)(f"{path}: {error}") from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns a failure to write a file into one clear line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from error


def print_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def console(stderr: bool = False) -> Console:
    """Where people read; plain text when it is not a terminal."""
    from rich.console import Console

    return Console(highlight=False, stderr=stderr)


def load_game(name: str) -> Game:
    """The game of that id; raises UnknownGame, or BadInput if its package is broken."""
    try:
        return load(name.strip().lower())
    except UnknownGame:
        raise
    except Exception as error:
        raise BadInput(f"the game {name!r} is installed but does not load: {error}") from error


def installed_games() -> list[Game]:
    """All games; one whose package is broken costs a line, not the others."""
    found: list[Game] = []
    for name in games():
        try:
            found.append(load_game(name))
        except BadInput as error:
            click.echo(f"Warning: {error.format_message()}", err=True)
    return found


TELL_FIRST, TELL_EVERY = 1.0, 10.0
"""Seconds to the first line about how far it is, and between two, where no bar can be drawn."""


class Pace:
    """How many games (or `what` else) are done, how fast, and how long the rest will take."""

    def __init__(self, total: int, kept: int, what: str = "games") -> None:
        self.total = total
        self.what = what
        self.done = kept
        self.kept = kept
        self.start = monotonic()

    def advance(self, count: int) -> None:
        self.done += count

    def __str__(self) -> str:
        seconds = max(monotonic() - self.start, 1e-9)
        rate = (self.done - self.kept) / seconds
        left = f"{duration((self.total - self.done) / rate)} left" if rate else "time left unknown"
        shown = f"{rate:,.0f}" if rate >= 10 else f"{rate:.2g}"
        return f"{self.done:,} of {self.total:,} {self.what}, {shown} {self.what}/s, {left}"


def plural(number: int, thing: str) -> str:
    """`1 game`, `1,000 games`."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def interval(low: float, high: float, deals: int) -> str:
    """A 95 % interval in words; one deal alone says nothing of how far others would lie."""
    return f"{low:.2f} to {high:.2f}" if deals > 1 else "–"


def duration(seconds: float) -> str:
    """`95` is `1 min 35 s`."""
    whole = round(seconds)
    hours, minutes = whole // 3600, whole // 60 % 60
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {whole % 60} s" if minutes else f"{whole} s"


@contextmanager
def progress_bar(
    total: int, quiet: bool, kept: int = 0, what: str = "games"
) -> Iterator[Callable[[int], None] | None]:
    """How far it is, on standard error: a bar that moves, or now and then a line in a log.

    When `quiet` (programs read what is printed) there is only the bar, where somebody sees it.
    """
    watching = console(stderr=True)
    if quiet and not watching.is_terminal:
        yield None
        return
    pace = Pace(total, kept, what)
    if not watching.is_terminal:
        yield teller(pace)
        return
    from rich import progress

    columns = (progress.BarColumn(), progress.TextColumn("{task.description}"))
    with progress.Progress(*columns, console=watching, transient=True) as bar:
        task = bar.add_task(str(pace), total=total, completed=kept)

        def advance(count: int) -> None:
            pace.advance(count)
            bar.update(task, completed=pace.done, description=str(pace))

        yield advance


def tell_kept(games: int, total: int, folder: Path) -> None:
    """To somebody who has stopped it."""
    now = f"{games:,} of {total:,} games are kept in {folder}"
    click.echo(f"{now}; the same command goes on from there.", err=True)


def teller(pace: Pace) -> Callable[[int], None]:
    """Writes a line soon, and then every now and then."""
    due = pace.start + TELL_FIRST

    def advance(count: int) -> None:
        nonlocal due
        pace.advance(count)
        if monotonic() >= due:
            due = monotonic() + TELL_EVERY
            click.echo(str(pace), err=True)

    return advance
