"""The command line: one file per command, imported only when it is called."""

from __future__ import annotations

import sys
from importlib import import_module

import click

import anthropolis
from anthropolis.bots.naming import BadBot

COMMANDS = {
    "games": "List the installed games.",
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games and sum up the results.",
    "tournament": "Compare bots: mean score with its confidence interval.",
    "replay": "Step through a record.",
    "verify": "Check a record: every choice, the seed and the score.",
    "scenario": "Run given/when/then vectors.",
    "rules": "Read the rules, or check that each has code and a test.",
    "bench": "Measure how fast the games run here.",
}

BAD_INPUT = (
    anthropolis.BadOption,
    anthropolis.BadRecord,
    anthropolis.BadSeats,
    anthropolis.UnknownGame,
    anthropolis.Illegal,
    BadBot,
)


class LazyGroup(click.Group):
    """Knows the names and one-line helps of the commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"anthropolis.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(anthropolis.__version__, prog_name="anthropolis")
def cli() -> None:
    """Play, simulate and study board games about the limits of the planet."""


def main() -> None:
    """Run a command; bad input ends in one clear line and exit code 2, never in a traceback."""
    try:
        cli(standalone_mode=False)
    except click.exceptions.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except BAD_INPUT as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
