"""`anthropolis play`: a game in the terminal, alone against bots or around one screen."""

from __future__ import annotations

import secrets
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from anthropolis import BadOption, BadSeats, Game, Record
from anthropolis.bots.naming import BOT_NAMES
from anthropolis.cli.common import (
    BadInput,
    console,
    lang_option,
    load_game,
    names_of,
    read_record,
    seed_of,
    set_option,
    settings_of,
)
from anthropolis.cli.main import STOPPED_CODE
from anthropolis.cli.saves import HUMAN, check_player, new_save, players_of
from anthropolis.cli.texts import language

if TYPE_CHECKING:
    from anthropolis.cli.session import Session
    from anthropolis.cli.terminal import Screen

Seed = int | str


@click.command("play")
@click.argument("game", required=False)
@click.option(
    "--seats", type=names_of, metavar="WHO,WHO...",
    help=f"Who sits where: human (or me), {BOT_NAMES} or module:Class. "
    "Default: you against greedy bots.",
)  # fmt: skip
@click.option("--seed", type=seed_of, metavar="SEED", help="Play a known deal; default: random.")
@set_option
@lang_option
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Where to save.")
@click.option("--resume", metavar="FILE", help="Go on with a saved game.")
@click.option("--explain", is_flag=True, help="Also tell why automas do what they do.")
def command(
    game: str | None,
    seats: list[str] | None,
    seed: Seed | None,
    settings: tuple[str, ...],
    lang: str | None,
    save: Path | None,
    resume: str | None,
    explain: bool,
) -> None:
    """Play GAME in the terminal.

    Type ? at any question to see what you can do there. The game is saved after every choice;
    leave with q or Ctrl-C and go on later with --resume.

    \b
    anthropolis play anthropocene
    anthropolis play anthropocene --seats me,greedy,mcts:500 --set mode=expert
    anthropolis play anthropocene --seats human,human --lang fr
    anthropolis play --resume FILE
    """
    if resume is not None:
        session = resumed(resume, game, seats, save, bool(settings) or seed is not None)
    elif game is None:
        raise click.UsageError("say which game, as in `anthropolis play anthropocene`")
    else:
        try:
            session = started(load_game(game), seats, seed, settings, save)
        except BadOption as error:
            raise BadInput(in_words(error, lang)) from error
    session.save()
    lead(session, language(lang), explain)


def started(
    game: Game,
    seats: list[str] | None,
    seed: Seed | None,
    settings: tuple[str, ...],
    save: Path | None,
) -> Session:
    """A new game; raises what is wrong with the wishes."""
    from anthropolis.cli.session import Session

    players = usual_players(game) if seats is None else check_players(seats)
    if seed is None:
        seed = secrets.randbelow(2**53)
    options = game.seated(players, settings_of(game, settings))
    match = game.new(len(players), seed, options)
    check_free(save)
    return Session(match, players, save or new_save(game.id))


def in_words(error: BadOption, lang: str | None) -> str:
    """What is wrong with an option, in the language of the person."""
    if language(lang) != "fr" or not error.french:
        return str(error)
    return f"option « {error.option} » : {error.french}" if error.option else error.french


def check_free(save: Path | None) -> None:
    """Never write over another game."""
    if save is not None and save.exists():
        raise BadInput(f"{save} exists already: go on with --resume {save}, or save elsewhere")


def usual_players(game: Game) -> list[str]:
    from anthropolis.lab.seating import usual_seats

    return [HUMAN] + ["greedy"] * (usual_seats(game) - 1)


def check_players(names: list[str]) -> list[str]:
    players = [check_player(name) for name in names]
    if HUMAN not in players:
        raise BadInput("no seat is human: add human to --seats, or use `anthropolis simulate`")
    return players


def resumed(
    path: str, game: str | None, seats: list[str] | None, save: Path | None, changed: bool
) -> Session:
    """A saved game, with other players if wished."""
    from anthropolis.cli.session import Session

    if changed:
        raise click.UsageError("--seed and --set belong to a new game, not to --resume")
    record = read_record(path)
    if game is not None and load_game(game).id != record.game:
        raise BadInput(f"{path} is a game of {record.game}, not of {game}")
    if record.result is not None:
        raise BadInput(f"the game in {path} is over: look at it with `anthropolis replay {path}`")
    players = players_of(record) if seats is None else check_players(seats)
    check_count(record, players)
    if save != Path(path):
        check_free(save)
    return Session.resume(record, players, save or Path(path))


def check_count(record: Record, players: list[str]) -> None:
    if len(players) != record.seats:
        raise BadSeats(f"this game has {record.seats} seats, --seats names {len(players)}")
    if HUMAN not in players:
        raise BadInput("no seat is human: say who plays with --seats, as in --seats me,greedy")


def lead(session: Session, lang: str, explain: bool) -> None:
    """Play until the end or until somebody leaves; a game that was left says how to go on."""
    from anthropolis.cli.host import Host
    from anthropolis.cli.terminal import Leave, Screen

    screen = Screen(console(), session.match.game, lang, session.names_to_show(lang), explain)
    host = Host(session, screen)
    try:
        host.run()
    except Leave:
        host.hide()
        say_goodbye(screen, session)
    except KeyboardInterrupt:
        host.hide()
        screen.console.show_cursor(True)
        screen.console.print()
        say_goodbye(screen, session)
        sys.exit(STOPPED_CODE)


def say_goodbye(screen: Screen, session: Session) -> None:
    screen.say("left", path=shlex.quote(str(session.path)))
