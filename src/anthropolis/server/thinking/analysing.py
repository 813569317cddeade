"""Asking the bots about a match: the tasks of a thinking process behind the library's analysis."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from msgspec import json

from anthropolis.engine.flow import Illegal
from anthropolis.engine.match import Match
from anthropolis.engine.record import BadRecord
from anthropolis.lab.analysis import MOST, Analyst, Way, in_words, way_in_words
from anthropolis.lab.labels import Labels
from anthropolis.lab.sights import Sight
from anthropolis.server.reviews import Analysis, Judgement, Looked, PointInfo, WayInfo
from anthropolis.server.tables.phrasing import Names, calendar_info
from anthropolis.server.terms import Text

KEPT = 4
_kept: OrderedDict[str, Analyst] = OrderedDict()
"""Those asked last: a page asks about one decision after the other."""


def analyst_of(match: Match) -> Analyst:
    record = match.record()
    text = record.to_json()
    analyst = _kept.pop(text, None) or Analyst(record)
    _kept[text] = analyst
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return analyst


def look(match: Match, first: int, seconds: float) -> bytes:
    """The actions from number `first` on at first sight, as many as that time allows."""
    analyst, end = analyst_of(match), monotonic() + seconds
    count = len(analyst.actions) if analyst.whole else 0
    sights = []
    for sight in analyst.sights(first):
        sights.append(sight)
        if monotonic() > end:
            break
    return json.encode(Looked(count, sights))


def analysis(match: Match, sights: list[Sight] | None) -> bytes:
    """The curve, and the decisions that are worth a close look once all have been seen."""
    analyst = analyst_of(match)
    curve = [PointInfo(point.move, point.worth) for point in analyst.curve()]
    decisions = analyst.deciders()
    telling = analyst.telling(MOST, sights or [])
    return json.encode(
        Analysis(len(match.choices), curve, telling, list(decisions), [*decisions.values()], 0, 0)
    )


def judgement(match: Match, move: int, en: list[str], fr: list[str]) -> bytes:
    """One decision and its alternatives, in figures and words; raises Illegal."""
    try:
        found = analyst_of(match).judge(move)
    except BadRecord as error:
        raise Illegal("", str(error)) from error
    names = Names(en, fr)
    game = match.game
    return json.encode(
        Judgement(
            move=found.move, last=found.last, calendar=calendar_info(found.calendar),
            seat=found.decision.seat, rule=found.decision.rule,
            chosen=way_info(found.chosen, names),
            others=[way_info(way, names) for way in found.others],
            gain=found.gain, band=found.band, sure=found.sure, futures=found.futures,
            text=Text(
                in_words(found, Labels(game, "en"), names.en),
                in_words(found, Labels(game, "fr"), names.fr),
            ),
        )
    )  # fmt: skip


def way_info(way: Way, names: Names) -> WayInfo:
    text = Text(way_in_words(way, "en", names.en), way_in_words(way, "fr", names.fr))
    return WayInfo(way.option.key, text, way.worth, way.band)
