"""`anthropolis analyse`: what the bots think of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from anthropolis.cli.common import (
    json_option,
    lang_option,
    print_json,
    progress_bar,
    read_record,
)
from anthropolis.cli.saves import names_in
from anthropolis.cli.texts import language, say

if TYPE_CHECKING:
    from anthropolis.lab.analysis import Analysis, Analyst, Judgement, Way
    from anthropolis.lab.labels import Labels

SHOWN = 5


@click.command("analyse")
@click.argument("file")
@click.option(
    "--futures", type=click.IntRange(min=2), default=12, show_default=True, metavar="N",
    help="How many futures of each way are played.",
)  # fmt: skip
@click.option(
    "--most", type=click.IntRange(min=1), default=24, show_default=True, metavar="N",
    help="So many decisions are looked at closely: those that differ most at first sight.",
)  # fmt: skip
@click.option(
    "--move", type=click.IntRange(min=0), metavar="N",
    help="Judge only the decision that began after N choices.",
)  # fmt: skip
@lang_option
@json_option
def command(
    file: str, futures: int, most: int, move: int | None, lang: str | None, as_json: bool
) -> None:
    """Ask the bots about the match in FILE: what cost most, and what would have been better.

    Each decision is judged together with its own follow-ups, in points from 0 to 100 of what its
    player could expect. The same record gives the same answer.

    \b
    anthropolis analyse game.json
    anthropolis analyse game.json --move 34 --futures 100
    """
    from anthropolis.lab.analysis import Analysis, Analyst, ranked
    from anthropolis.lab.labels import Labels

    record = read_record(file)
    analyst = Analyst(record)
    moves = analyst.telling(most) if move is None else [move]
    judged = []
    with progress_bar(len(moves), as_json, what="decisions") as progress:
        for one in moves:
            judged.append(analyst.judge(one, futures))
            if progress is not None:
                progress(1)
    found = Analysis(analyst.curve(), ranked(judged))
    if as_json:
        print_json(as_data(analyst, found))
        return
    spoken = language(lang)
    names = names_in(record, spoken)
    labels = Labels(analyst.match.game, spoken)
    if move is None:
        tell(found, labels, names or [])
    else:
        tell_ways(found.decisions[0], labels, names or [])


def tell(found: Analysis, labels: Labels, names: Sequence[str]) -> None:
    """The costliest decisions and the best ones, in words."""
    if not found.decisions:
        click.echo(say("analysis_none", labels.lang))
        return
    costly = [one for one in found.decisions if one.sure < 0][:SHOWN]
    good = [one for one in reversed(found.decisions) if one.sure > 0][:SHOWN]
    if not costly and not good:
        click.echo(say("analysis_even", labels.lang))
    for title, some in (("analysis_costly", costly), ("analysis_good", good)):
        if some:
            click.echo(say(title, labels.lang))
        for one in some:
            click.echo(line_of(one, labels, names))
    click.echo(say("analysis_note", labels.lang, count=found.decisions[0].futures))


def tell_ways(judged: Judgement, labels: Labels, names: Sequence[str]) -> None:
    """One decision with all the ways that were compared."""
    from anthropolis.lab.analysis import figure, way_in_words

    click.echo(line_of(judged, labels, names))
    for way in sorted((judged.chosen, *judged.others), key=lambda way: -way.worth):
        worth, band = figure(way.worth, labels.lang), figure(way.band, labels.lang)
        what = way_in_words(way, labels.lang, names or None)
        click.echo(say("analysis_way", labels.lang, worth=worth, band=band, what=what))
    click.echo(say("analysis_note", labels.lang, count=judged.futures))


def line_of(judged: Judgement, labels: Labels, names: Sequence[str]) -> str:
    from anthropolis.cli.wording import Wording
    from anthropolis.lab.analysis import in_words

    where = say("analysis_where", labels.lang, choice=judged.move + 1, move=judged.move)
    if judged.calendar.number:
        where = f"{labels.word(judged.calendar.unit)} {judged.calendar.number}, {where}"
    who = Wording(labels.game, labels.lang, names or None).seat(judged.decision.seat)
    what = in_words(judged, labels, names or None)
    return say("analysis_line", labels.lang, where=where, who=who, what=what)


def as_data(analyst: Analyst, found: Analysis) -> dict[str, Any]:
    return {
        "game": analyst.match.game.id,
        "choices": len(analyst.match.choices),
        "curve": [{"move": point.move, "worth": point.worth} for point in found.curve],
        "decisions": [
            {
                "move": one.move, "last": one.last, "seat": one.decision.seat,
                "rule": one.decision.rule, "gain": one.gain, "band": one.band, "sure": one.sure,
                "futures": one.futures, "chosen": way_data(one.chosen),
                "others": [way_data(way) for way in one.others],
            }
            for one in found.decisions
        ],
    }  # fmt: skip


def way_data(way: Way) -> dict[str, Any]:
    return {
        "key": way.option.key,
        "then": [option.key for option in way.then],
        "worth": way.worth,
        "band": way.band,
    }
