"""What a thinking process does: keeps matches at hand, and answers one question after the other."""

from __future__ import annotations

import contextlib
import os
import signal
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from msgspec import json

from anthropolis.bots.bot import GreedyBot
from anthropolis.bots.naming import make_bot
from anthropolis.bots.suggesting import suggest
from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import Illegal
from anthropolis.engine.match import Match, key_of
from anthropolis.engine.registry import load
from anthropolis.server.replies import Formula, LogEntry, ReasonInfo, Suggestion, Viewer
from anthropolis.server.requests import LineInfo, Replayed, Series
from anthropolis.server.tables.phrasing import (
    Names,
    Told,
    calendar_info,
    common_of,
    sayer_of,
    tell_events,
    tell_formula,
    tell_position,
    tell_preview,
)
from anthropolis.server.thinking.analysing import analysis, judgement, look
from anthropolis.server.thinking.origin import Origin
from anthropolis.server.thinking.reviewing import futures, review

MATCHES = 128
READY = "ready"
"""What a worker says once it is up."""
NEED_ALL = "need all"
"""The answer of a worker that does not have the choices it was thought to have."""


class Question(NamedTuple):
    """Something to think about: the match after `start` known choices and these further ones."""

    origin: Origin
    start: int
    further: list[tuple[int, str]]
    task: str
    args: tuple[Any, ...]


class Shelf:
    """The matches this process has played along with."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def match(self, question: Question) -> Match | None:
        """The match of the question, or None if the choices before are not at hand."""
        origin, start = question.origin, question.start
        match = self.matches.pop(origin.table, None)
        if start == 0:
            match = load(origin.game).new(origin.seats, origin.seed, origin.options)
        if match is None or len(match.choices) != start:
            return None
        for seat, key in question.further:
            match.choose(seat, key)
        self.matches[origin.table] = match
        if len(self.matches) > MATCHES:
            self.matches.popitem(last=False)
        return match


def bot_choice(match: Match, seat: int, bot: str) -> str:
    """The key of the option that the bot takes."""
    # A stream of its own for every move, so that any process makes the same one.
    chance = chance_from(match.seed, f"bot {seat} move {len(match.choices)}")
    choice = make_bot(bot, match.game, chance).choose(match.state, seat)
    step = match.state.asking
    assert step is not None
    return key_of(step.describe(match.state, seat, choice))


def suggestion(match: Match, seat: int, en: list[str], fr: list[str]) -> bytes:
    """What a quick bot would do for the seat, with its reasons."""
    chance = chance_from(match.seed, f"suggest {seat} move {len(match.choices)}")
    found = suggest(GreedyBot(match.game, chance), match.state, seat)
    options = match.decision(seat).options
    option = next(option for option in options if option.choice == found.choice)
    names, say = Names(en, fr).yours(match.game, seat), sayer_of(match.game).words
    reasons = [ReasonInfo(say(r.words, names), round(r.worth, 1)) for r in found.reasons]
    return json.encode(Suggestion(option.key, names.say(option), reasons))


def preview(match: Match, seat: int, key: str, en: list[str], fr: list[str]) -> bytes:
    return json.encode(tell_preview(match, seat, key, match.preview(seat, key), Names(en, fr)))


def formula(match: Match, seat: int, path: str, en: list[str], fr: list[str]) -> bytes:
    return json.encode(Formula(path, tell_formula(match, seat, path, Names(en, fr))))


def replay(match: Match, moves: int, viewer: Viewer, en: list[str], fr: list[str]) -> bytes:
    """The match as it stood, for the eyes of a viewer; the last choice's events lead there."""
    seat = -1 if viewer.seat is None else viewer.seat
    past = match.game.new(match.seats, match.seed, match.options)
    before = 0
    for chooser, key in match.choices[:moves]:
        before = len(past.events)
        past.choose(chooser, key)
    names = names_for(viewer, match, en, fr)
    entry = None
    told = tell_events(past, seat, before, len(past.events), names)
    if moves:
        chooser = match.choices[moves - 1][0]
        entry = chosen(chooser, 0, moves, told)
    view = past.game.view(past.state, seat)
    position = tell_position(past, view, seat, names, {}, common_of(past))
    return json.encode(Replayed(viewer, len(match.choices), position, entry))


def series(match: Match) -> bytes:
    """What the game measures, after each choice."""
    game = match.game
    past = game.new(match.seats, match.seed, match.options)
    rows, calendar = [game.series(past.state)], [calendar_info(game.calendar(past.state))]
    for seat, key in match.choices:
        past.choose(seat, key)
        rows.append(game.series(past.state))
        calendar.append(calendar_info(game.calendar(past.state)))
    lines = game.lines(match.seats, match.options)
    names = dict.fromkeys(name for row in rows for name in row)
    values = {name: [row.get(name) for row in rows] for name in names}
    told = [LineInfo(ln.name, ln.label, ln.unit, ln.owner, ln.telling) for ln in lines]
    return json.encode(Series(len(match.choices), told, values, calendar))


def names_for(viewer: Viewer, match: Match, en: list[str], fr: list[str]) -> Names:
    """Whoever looks at their own seat is "you"; through other eyes everybody has a name."""
    names = Names(en, fr)
    if viewer.role != "seat" or viewer.seat is None:
        return names
    return names.yours(match.game, viewer.seat)


def chosen(seat: int, at: int, move: int, told: Told) -> LogEntry:
    """A choice as a log tells it; nobody's choice is a redraw."""
    if seat < 0:
        return LogEntry(at, "redraw", None, None, 0.0, move, *told, [], None)
    return LogEntry(at, "choice", seat, None, 0.0, move, *told, [], None)


def log(match: Match, viewer: Viewer, en: list[str], fr: list[str]) -> bytes:
    """The set-up and every choice with its events, for the eyes of a viewer."""
    names = names_for(viewer, match, en, fr)
    return _log(match, -1 if viewer.seat is None else viewer.seat, names)


def whole_log(match: Match, en: list[str], fr: list[str]) -> bytes:
    """Everything that happened, also what some did not see. Only for matches that are over."""
    return _log(match, None, Names(en, fr))


def _log(match: Match, seat: int | None, names: Names) -> bytes:
    past = match.game.new(match.seats, match.seed, match.options)
    told = tell_events(past, seat, 0, len(past.events), names)
    entries = [LogEntry(0, "set_up", None, None, 0.0, 0, *told, [], None)]
    for move, (chooser, key) in enumerate(match.choices, 1):
        before = len(past.events)
        past.choose(chooser, key)
        told = tell_events(past, seat, before, len(past.events), names)
        entries.append(chosen(chooser, move, move, told))
    return json.encode(entries)


TASKS = {
    "analysis": analysis,
    "bot": bot_choice,
    "formula": formula,
    "futures": futures,
    "judgement": judgement,
    "log": log,
    "look": look,
    "preview": preview,
    "replay": replay,
    "review": review,
    "series": series,
    "suggestion": suggestion,
    "whole_log": whole_log,
}


def work(pipe: Connection) -> None:
    """The life of a thinking process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    shelf = Shelf()
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        pipe.send(READY)
        while True:
            pipe.send(answer(shelf, pipe.recv()))


def answer(shelf: Shelf, question: Question) -> tuple[str, Any]:
    """(`ok`, result), (`illegal`, (rule, message)), (`need all`, None) or (`error`, text)."""
    try:
        match = shelf.match(question)
        if match is None:
            return NEED_ALL, None
        return "ok", TASKS[question.task](match, *question.args)  # type: ignore[operator]
    except Illegal as error:
        return "illegal", (error.rule, error.message)
    except Exception as error:
        return "error", f"{type(error).__name__}: {error}"
