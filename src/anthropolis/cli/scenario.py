"""`anthropolis scenario`: run given/when/then vectors."""

from __future__ import annotations

from collections import Counter

import click

from anthropolis.cli.common import BadInput, json_option, print_json
from anthropolis.lab.scenario import FAILED, PASSED, SKIPPED, BadFile, Outcome, run_scenarios


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, metavar="FILE.yaml...")
@json_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Run given/when/then vectors and say what differs.

    A file names its game; docs/how_to/write_vectors.md shows how to write one. Exit code 1 if a
    vector fails, 2 if a file cannot be read.
    """
    try:
        outcomes = run_scenarios(*files)
    except BadFile as error:
        raise BadInput(str(error)) from error
    if as_json:
        print_json([outcome.to_json() for outcome in outcomes])
    else:
        for outcome in outcomes:
            if outcome.status == FAILED:
                click.echo(failure_line(outcome, many_files=len(files) > 1))
        click.echo(summary(outcomes))
    if any(outcome.status == FAILED for outcome in outcomes):
        ctx.exit(1)


def failure_line(outcome: Outcome, many_files: bool) -> str:
    """`FAILED EX-18: EX-18[2] score: expected 1, got 0; ...`"""
    where = f"{outcome.file} " if many_files else ""
    return f"FAILED {where}{outcome.id}: " + "; ".join(str(p) for p in outcome.problems)


def summary(outcomes: list[Outcome]) -> str:
    count = Counter(outcome.status for outcome in outcomes)
    return ", ".join(f"{count[status]} {status}" for status in (PASSED, FAILED, SKIPPED))
