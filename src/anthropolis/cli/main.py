"""The command line: one file per command, imported only when it is called."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

import anthropolis
from anthropolis.bots.naming import BadBot
from anthropolis.lab.faults import FULL, LAB_FAULTS
from anthropolis.lab.needs import told

COMMANDS = {
    "serve": "Serve tables to browsers on this machine or a network.",
    "backup": "Copy a server's store while it runs.",
    "tables": "List, show, export and delete the tables of a server's store.",
    "games": "List the installed games and their options.",
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games and sum up the results.",
    "sweep": "Compare settings of a game on the same deals.",
    "report": "Make one page with the pictures of a simulation or study.",
    "watch": "Open a simulated game in the browser.",
    "tournament": "Compare bots with each other.",
    "environment": "Show what learning agents see and may do.",
    "tally": "Count how often cards, actions and lines of rules happen.",
    "replay": "Step through a record.",
    "analyse": "Ask the bots about a match: what cost most, and what was better.",
    "verify": "Check records: every choice, the seed and the score.",
    "automa": "Play an automa's turn for a table with the box.",
    "scenario": "Run given/when/then vectors.",
    "rules": "Read the rules, or check that each has code and a test.",
    "new-game": "Start a game of your own from a small complete one.",
    "bench": "Measure how fast the games run here.",
}

BAD_INPUT = (
    anthropolis.BadOption,
    anthropolis.BadRecord,
    anthropolis.BadSeats,
    anthropolis.UnknownGame,
    anthropolis.Illegal,
    BadBot,
    *LAB_FAULTS,
)
BAD_INPUT_CODE = 2
STOPPED_CODE = 130


class LazyGroup(click.Group):
    """Knows the names and one-line helps of the commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"anthropolis.cli.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            near = get_close_matches(name, COMMANDS, n=1)
            advice = f"did you mean {near[0]!r}?" if near else f"choose {', '.join(COMMANDS)}"
            raise click.UsageError(f"unknown command {name!r}: {advice}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.version_option(anthropolis.__version__, prog_name="anthropolis")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play, simulate and study board games about the limits of the planet.

    Start with `anthropolis play anthropocene`. Every command explains itself with --help.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(words: list[str] | None = None) -> None:
    """Run a command and exit; bad input is one clear line and code 2, never a traceback."""
    _write_anything()
    with contextlib.suppress(OSError):  # the folder one is in may be gone
        sys.path.append(os.getcwd())  # bots of the folder one works in, as module:Class
    try:
        code = cli(words, prog_name="anthropolis", standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        sys.exit(STOPPED_CODE)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        sys.exit(BAD_INPUT_CODE)
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "anthropolis"
        _complain(f"{error.format_message().rstrip('.')}; see {path} --help")
    except click.ClickException as error:
        _complain(error.format_message())
    except BAD_INPUT as error:
        _complain(str(error))
    except ModuleNotFoundError as error:
        _complain_of_missing(error)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:
        if error.filename is None and error.errno not in FULL:
            raise
        named = f"use {error.filename}" if error.filename else "write what was to be said"
        _complain(f"cannot {named}: {error.strerror}")
    sys.exit(_exit_code(code))


def _write_anything() -> None:
    """A terminal that cannot show a sign shows `?` in its place."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")


def _complain(message: str) -> None:
    line = " ".join(message.split())
    click.echo(f"Error: {line}", err=True)
    sys.exit(BAD_INPUT_CODE)


def _complain_of_missing(error: ModuleNotFoundError) -> None:
    """What an extra brings is asked for with its remedy; anything else is our own mistake."""
    missing = told(error)
    if missing is error:
        raise error
    _complain(str(missing))


def _exit_code(result: Any) -> int:
    """A command that ends with `ctx.exit(1)` hands back 1; any other value means success."""
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    main()
