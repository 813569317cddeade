"""Checks that a game declares itself as `contract` asks; part of the conformance suite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anthropolis.engine.contract import BEATS, KINDS, MARKS, Counter, Words
from anthropolis.engine.events import Event
from anthropolis.engine.match import Match
from anthropolis.engine.shapes import CARD, PILE, SEAT, misfit, noted
from anthropolis.engine.trials import Case, NotConformant, Watch, everybody, image, who
from anthropolis.engine.words import LANGUAGES

MOST_COUNTERS = 8


def declarations_hold(case: Case) -> Watch:
    """Roles, calendar, headline, lines, beats, story and formulas are there and true."""
    cards = set(case.game.cards)
    lines = {line.name for line in case.game.lines(case.seats, case.options)}
    told, finished = 0, False
    while not finished:
        match = yield
        finished = match.finished
        check_roles(case)
        check_calendar(match)
        if set(match.game.series(match.state)) != lines:
            different = set(match.game.series(match.state)) ^ lines
            raise NotConformant(f"lines and series do not have the same names: {different}")
        views = {seat: match.game.view(match.state, seat) for seat in everybody(match)}
        for seat, view in views.items():
            check_view(match, seat, view, cards)
            check_headlines(match, seat, view)
        check_events(match.events[told:], list(views.values()))
        check_story(match, told)
        told = len(match.events)
    check_accounts(match)
    check_scores(match)


def check_scores(match: Match) -> None:
    """At the end the parts of every score add up to it."""
    parts = match.game.score_parts(match.state)
    sums = [sum(row.values()) for row in parts]
    if parts and sums != list(match.scores):
        raise NotConformant(f"the parts of the scores make {sums}, but they are {match.scores}")
    for word in {word for row in parts for word in row} - set(match.game.catalogue.terms):
        raise NotConformant(f"{word!r} is a part of the scores without a word")
    for lens, scores in match.game.scores_by_lens(match.state).items():
        if len(scores) != match.seats:
            raise NotConformant(f"the lens {lens!r} does not see every seat")


def check_roles(case: Case) -> None:
    roles = case.game.roles(case.seats, case.options)
    if [role.seat for role in roles[: case.seats]] != list(range(case.seats)):
        raise NotConformant("the first roles are not those of the seats, in order")
    if any(role.seat >= 0 for role in roles[case.seats :]):
        raise NotConformant("a role that the rules play has a seat")
    for role in roles:
        if set(LANGUAGES) - set(role.name) or set(LANGUAGES) - set(role.of) - set(role.to):
            raise NotConformant(f"the role {role.id} has no name in some language")


def check_calendar(match: Match) -> None:
    now = match.game.calendar(match.state)
    if not now.unit or not 0 <= now.number <= now.of:
        raise NotConformant(f"the calendar says {now}")
    phases = {phase.id: phase.steps for phase in match.game.phases()}
    if now.phase and now.phase not in phases:
        raise NotConformant(f"the calendar names the phase {now.phase!r}, which is not declared")
    if now.step and now.step not in phases.get(now.phase, ()):
        raise NotConformant(f"the calendar names the step {now.step!r} of no such phase")


def check_view(match: Match, viewer: int, view: dict[str, Any], cards: set[str]) -> None:
    """A view is as its type says, and what it calls a seat or a card is one."""
    if (typed := match.game.view_type) is None:
        return
    if wrong := misfit(view, typed):
        raise NotConformant(f"the view of {who(viewer)} is not of its type: {wrong}")
    for path, note, value in noted(view, typed):
        if not is_what(match.seats, cards, note, value):
            raise NotConformant(f"{path} in the view of {who(viewer)} is no {note}: {value!r}")


def is_what(seats: int, cards: set[str], note: str, value: Any) -> bool:
    """Whether a value is what its type notes beside it."""
    if note == SEAT:
        return int(value) in range(seats)
    if note == CARD:
        return value in cards
    if note == PILE:
        return all(card in cards for card in value)
    if isinstance(value, list):
        return len(value) == seats
    return all(0 <= int(key) < seats for key in value)


def check_headlines(match: Match, viewer: int, view: dict[str, Any]) -> None:
    for seat in range(match.seats):
        counters = match.game.headline(view, seat)
        if not 0 < len(counters) <= MOST_COUNTERS:
            raise NotConformant(f"the headline of seat {seat} has {len(counters)} counters")
        for counter in counters:
            check_counter(match, viewer, view, counter)


def check_counter(match: Match, viewer: int, view: dict[str, Any], counter: Counter) -> None:
    if not exists(view, counter.path):
        raise NotConformant(f"{who(viewer)} has no {counter.path!r} for {counter.id!r}")
    parts = match.game.formula(match.state, viewer, counter.path)
    found = at(view, counter.path)
    if parts and isinstance(found, int) and sum(part.amount for part in parts) != found:
        amounts = [part.amount for part in parts]
        raise NotConformant(f"{counter.path} is {found}, but its formula says {amounts}")
    for part in parts:
        require_said(match, part.words)


def check_events(events: Sequence[Event], views: list[dict[str, Any]]) -> None:
    for event in events:
        if event.beat() not in BEATS or event.mark() not in MARKS:
            raise NotConformant(f"{event} has the beat {event.beat()!r}, mark {event.mark()!r}")
        for path in event.about():
            top = path.partition(".")[0]
            if not any(top in view for view in views):
                raise NotConformant(f"{event} is about {path!r}, which is in nobody's view")


def check_story(match: Match, told: int) -> None:
    for seat in everybody(match):
        events = match.events_seen_by(None if seat < 0 else seat, told)
        for tale in match.game.story(events, seat):
            if tale.kind not in KINDS or not 0 <= tale.first <= tale.last < len(events):
                raise NotConformant(f"a tale of kind {tale.kind!r} is of no events of the story")
            require_said(match, tale.words)


def check_accounts(match: Match) -> None:
    """What moved a number adds up to what has become of it."""
    for account in match.game.accounts(match.events):
        moved = sum(part.amount for part in account.parts)
        if account.start + moved != account.end:
            raise NotConformant(f"{account.name}: {account.start} {moved:+} is not {account.end}")
        for part in account.parts:
            require_said(match, part.words)


def require_said(match: Match, words: Words) -> None:
    for lang in LANGUAGES:
        text = match.game.catalogue.say(words.name, words.params, lang)
        if not text or "{" in text:
            raise NotConformant(f"{words.name} is said as {text!r}")


def at(view: Any, path: str) -> Any:
    """What stands at a dotted path of a view; lists by number. Raises LookupError."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


def exists(view: dict[str, Any], path: str) -> bool:
    try:
        at(view, path)
    except (LookupError, TypeError, ValueError):
        return False
    return True


def parts_can_be_taken_back(case: Case) -> Watch:
    """A part or a pending answer that is taken back leaves no trace, in state, events or record."""
    while not (match := (yield)).finished:
        for seat in match.deciders if match.state.parted or match.state.together else ():
            twin = match.copy()
            before = image(twin), len(twin.events), twin.choices[:]
            twin.answer(seat, twin.state.options(seat)[-1])
            if not twin.state.may_back(seat):
                continue
            twin.back(seat)
            if before != (image(twin), len(twin.events), twin.choices):
                raise NotConformant(f"taking back the answer of seat {seat} leaves a trace")
