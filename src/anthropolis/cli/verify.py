"""`anthropolis verify`: does a record hold what it says?"""

from __future__ import annotations

from typing import Any

import click

from anthropolis import BadOption, BadRecord, BadSeats, Match, UnknownGame, verify
from anthropolis.cli.common import BadInput, json_option, print_json, read_record
from anthropolis.engine.record import Unreadable

OK, FAILED, UNREADABLE = 0, 1, 2


@click.command("verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@json_option
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Check records: every byte, every choice, the seed and the final score.

    Exit code 0 if all are right, 1 if a record does not verify, 2 if a file cannot be read or is
    not a record.

    \b
    anthropolis verify game.json
    """
    reports = [report_on(file) for file in files]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            tell(report)
    ctx.exit(max(report["code"] for report in reports))


def report_on(file: str) -> dict[str, Any]:
    """What can be said of one file."""
    try:
        match = verify(read_record(file))
    except (BadInput, Unreadable, UnknownGame) as error:
        return complaint(file, UNREADABLE, error)
    except (BadRecord, BadSeats, BadOption) as error:
        return complaint(file, FAILED, error)
    return {
        "file": file,
        "code": OK,
        "ok": True,
        "game": match.game.id,
        "choices": len(match.choices),
        "finished": match.finished,
        "scores": list(match.scores),
        "winners": list(match.winners),
        "in_words": in_words(match),
    }


def complaint(file: str, code: int, error: Exception) -> dict[str, Any]:
    message = " ".join(str(error).split())
    for repeated in (f"{file}: ", f"cannot read {file}: "):
        message = message.removeprefix(repeated)
    return {"file": file, "code": code, "ok": False, "problem": message}


def in_words(match: Match) -> str:
    parts = [match.game.name["en"], f"{len(match.choices)} choices"]
    if not match.finished:
        return ", ".join([*parts, "not finished yet"])
    if match.game.cooperative:
        parts += [f"score {match.scores[0]}", "won" if match.winners else "lost"]
    else:
        winners = " and ".join(str(seat + 1) for seat in match.winners) or "nobody"
        scores = " : ".join(str(score) for score in match.scores)
        parts += [f"scores {scores}", f"won by {winners}"]
    return ", ".join(parts)


def tell(report: dict[str, Any]) -> None:
    if report["ok"]:
        click.echo(f"ok {report['file']}: {report['in_words']}")
    else:
        word = "not ok" if report["code"] == FAILED else "cannot check"
        click.echo(f"{word} {report['file']}: {report['problem']}", err=True)
