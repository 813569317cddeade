"""Looking back on a match: the tasks of a thinking process that need its whole course."""

from __future__ import annotations

from msgspec import json

from anthropolis.engine.contract import Account, Cause
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match
from anthropolis.engine.words import LANGUAGES
from anthropolis.lab.crises import Crisis, crises_of
from anthropolis.lab.futures import futures as several_futures
from anthropolis.lab.sights import Sight
from anthropolis.lab.turning_points import TurningPoint, points_of
from anthropolis.server.reviews import (
    AccountInfo,
    CausePart,
    ContributionInfo,
    CrisisInfo,
    Futures,
    MomentInfo,
    Review,
)
from anthropolis.server.tables.phrasing import Names, calendar_info, sayer_of, seat_or_none
from anthropolis.server.terms import Text
from anthropolis.server.thinking.analysing import analyst_of

UNKNOWN = (0, 0)
"""How far it is with looking at the actions: whoever asks knows."""


def review(match: Match, sights: list[Sight] | None, en: list[str], fr: list[str]) -> bytes:
    """What went wrong and how it ended, in words, and what mattered once all has been seen."""
    names, game = Names(en, fr), match.game
    ending = game.ending(match.state) if match.finished else []
    return json.encode(
        Review(
            len(match.choices),
            [sayer_of(game).words(words, names) for words in ending],
            [moment_info(match, point, names) for point in turned(match, sights or [])],
            [crisis_info(game, crisis, names) for crisis in crises_of(match)],
            [account_info(game, account, names) for account in game.accounts(match.events)],
            *UNKNOWN,
        )
    )


def turned(match: Match, sights: list[Sight]) -> list[TurningPoint]:
    """The turning points of a match that is over."""
    if not match.finished or not sights:
        return []
    analyst = analyst_of(match)
    return points_of(analyst.course, list(analyst.actions.values()), sights)


def moment_info(match: Match, point: TurningPoint, names: Names) -> MomentInfo:
    decision = point.decision
    return MomentInfo(
        move=point.move, last=point.last, calendar=calendar_info(point.calendar),
        seat=decision.seat, rule=decision.rule,
        prompt=Text(decision.ask("en", names.en), decision.ask("fr", names.fr)),
        label=names.say(point.option), then=[names.say(option) for option in point.then],
        before=point.before, after=point.after,
    )  # fmt: skip


def crisis_info(game: Game, crisis: Crisis, names: Names) -> CrisisInfo:
    event, say = crisis.event, game.say_event
    return CrisisInfo(
        move=crisis.move, calendar=calendar_info(crisis.calendar), rule=event.rule,
        text=Text(say(event, "en", names.en), say(event, "fr", names.fr)),
        about=list(event.about()),
        causes=[
            ContributionInfo(
                cause_text(game, cause), seat_or_none(cause.seat), amount, earlier
            )
            for cause, amount, earlier in crisis.causes
        ],
        chain=[cause_text(game, cause) for cause in crisis.chain],
    )  # fmt: skip


def cause_text(game: Game, cause: Cause) -> Text:
    """A cause by name, with the place that it belongs to."""
    said = {lang: game.catalogue.term(cause.what, lang) for lang in LANGUAGES}
    if cause.where:
        said = {ln: f"{text} ({game.catalogue.term(cause.where, ln)})" for ln, text in said.items()}
    return Text(said["en"], said["fr"])


def account_info(game: Game, account: Account, names: Names) -> AccountInfo:
    words = sayer_of(game).words
    parts = [CausePart(words(part.words, names), part.amount) for part in account.parts]
    name = cause_text(game, Cause(account.name))
    return AccountInfo(name, account.start, account.end, parts)


def futures(match: Match, move: int, seat: int | None, key: str | None, count: int) -> bytes:
    """Several futures of a past moment, if wanted after another choice; raises Illegal."""
    past = match.game.new(match.seats, match.seed, match.options)
    for chooser, chosen in match.choices[:move]:
        past.choose(chooser, chosen)
    if seat is not None and key is not None:
        past.choose(seat, key)
    found = several_futures(past, count)
    bands = {name: [tuple(band) for band in line] for name, line in found.bands.items()}
    return json.encode(Futures(move, found.scores, found.winners, found.rounds, bands))  # type: ignore[arg-type]
