"""Putting a game into words and JSON, for one pair of eyes: options, events, positions.

A viewer is a seat's number, or -1 for whoever may see only what is public. What has been said once
is remembered as JSON.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from msgspec import Raw, json

from anthropolis.engine.events import Event, event_json
from anthropolis.engine.foresight import Preview
from anthropolis.engine.game import Game
from anthropolis.engine.match import Blocked, Decision, Match, Option
from anthropolis.server.replies import (
    BlockedInfo,
    Change,
    DecisionInfo,
    EventInfo,
    OptionInfo,
    Position,
    PreviewAnswer,
    Text,
)

MOST_REMEMBERED = 20_000
encode = json.Encoder().encode


class Sayer:
    """Says options, refusals and events of one game in both languages, and remembers how.

    The names of the players are part of what is remembered only where a sentence uses them.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.remembered: dict[tuple[bytes, tuple[str, ...]], Raw] = {}
        self.events: dict[tuple[Event, tuple[str, ...]], Raw] = {}
        sentences = game.catalogue.sentences
        self.named = {n for n, s in sentences.items() if any(":seat}" in t for t in s.values())}

    def option(self, option: Option, names: Names) -> Raw:
        ref = option.ref
        known = (b"o" + encode(ref), names.key if ref["action"] in self.named else ())
        return self.remembered.get(known) or self._keep(
            known, OptionInfo(option.key, ref, names.say(option))
        )

    def blocked(self, blocked: Blocked, names: Names) -> Raw:
        ref = blocked.ref
        known = (
            b"b" + blocked.rule.encode() + encode(ref),
            names.key if ref["action"] in self.named else (),
        )
        return self.remembered.get(known) or self._keep(
            known, BlockedInfo(ref, blocked.rule, names.say(blocked))
        )

    def prompt(self, decision: Decision, names: Names) -> Raw:
        words = decision._words
        known = (
            b"p" + words.name.encode() + encode(words.params),
            names.key if words.name in self.named else (),
        )
        return self.remembered.get(known) or self._keep(
            known, Text(decision.ask("en", names.en), decision.ask("fr", names.fr))
        )

    def event(self, event: Event, names: Names) -> Raw:
        try:
            found = self.events.get((event, names.key))
        except TypeError:  # an event with a list in it has no hash
            return Raw(encode(self._event(event, names)))
        if found is None:
            if len(self.events) >= MOST_REMEMBERED:
                self.events.clear()
            found = self.events[event, names.key] = Raw(encode(self._event(event, names)))
        return found

    def _event(self, event: Event, names: Names) -> EventInfo:
        say = self.game.say_event
        text = Text(say(event, "en", names.en), say(event, "fr", names.fr))
        return EventInfo(event_json(event), event.rule, text)

    def _keep(self, known: tuple[bytes, tuple[str, ...]], said: object) -> Raw:
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        raw = self.remembered[known] = Raw(encode(said))
        return raw


class Names:
    """The players' names in both languages."""

    def __init__(self, en: list[str], fr: list[str]) -> None:
        self.en = en
        self.fr = fr
        self.key = (*en, *fr)

    def say(self, what: Option | Blocked) -> Text:
        return Text(what.label("en", self.en), what.label("fr", self.fr))


_sayers: dict[str, Sayer] = {}


def sayer_of(game: Game) -> Sayer:
    if game.id not in _sayers:
        _sayers[game.id] = Sayer(game)
    return _sayers[game.id]


def tell_decision(decision: Decision, number: int, names: Names) -> DecisionInfo:
    sayer = sayer_of(decision._game)
    return DecisionInfo(
        id=number,
        rule=decision.rule,
        prompt=cast(Text, sayer.prompt(decision, names)),
        ref=decision.ref,
        options=cast(list[OptionInfo], [sayer.option(o, names) for o in decision.options]),
        blocked=cast(list[BlockedInfo], [sayer.blocked(b, names) for b in decision.blocked]),
        span=list(decision.span) if decision.span else None,
    )


View = dict[str, Any]


class Common(NamedTuple):
    """What is the same for everybody who looks at a position."""

    move: int
    deciders: list[int]
    scores: list[int]
    finished: bool
    winners: list[int]
    result: dict[str, Any] | None


def common_of(match: Match) -> Common:
    finished = match.finished
    return Common(
        len(match.choices), list(match.deciders), list(match.scores), finished,
        list(match.winners), match.record().result if finished else None,
    )  # fmt: skip


def tell_position(
    match: Match, view: View, seat: int, names: Names, began: dict[int, int], common: Common
) -> Position:
    """The game as this viewer may know it."""
    decision = None
    if seat in common.deciders:
        decision = tell_decision(match.decision(seat), began.get(seat, 0), names)
    move, deciders, scores, finished, winners, result = common
    return Position(move, view, deciders, decision, scores, finished, winners, result)


def tell_events(
    match: Match, seat: int | None, first: int, last: int, names: Names
) -> list[EventInfo]:
    """The events from number `first` up to `last`, as this viewer may know them; None: all."""
    sayer = sayer_of(match.game)
    events = match.events[first:last]
    seen = events if seat is None else [event.seen_by(seat) for event in events]
    return cast(list[EventInfo], [sayer.event(e, names) for e in seen if e is not None])


def tell_preview(match: Match, key: str, preview: Preview, names: Names) -> PreviewAnswer:
    sayer = sayer_of(match.game)
    return PreviewAnswer(
        key=key,
        events=cast(list[EventInfo], [sayer.event(e, names) for e in preview.events]),
        changes=[Change(path, before, after) for path, (before, after) in preview.changes.items()],
        sure=preview.sure,
    )


def numbers_in(view: dict[str, Any], path: str = "") -> dict[str, float]:
    """Every number of a view by its dotted path, lists by their index."""
    found: dict[str, float] = {}
    items = view.items() if isinstance(view, dict) else enumerate(view)
    for key, value in items:
        name = f"{path}.{key}" if path else str(key)
        if isinstance(value, (dict, list, tuple)):
            found |= numbers_in(cast(dict[str, Any], value), name)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            found[name] = value
    return found
