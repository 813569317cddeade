"""Putting a game into words and JSON, for one pair of eyes: options, events, positions.

A viewer is a seat's number, or -1 for whoever may see only what is public. What has been said once
is remembered as JSON.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, cast

from msgspec import Raw, json

from anthropolis.engine.contract import NOBODY, STEP, Calendar, Counter, Tale, Words
from anthropolis.engine.events import Event, event_json, event_signs
from anthropolis.engine.foresight import Foreseen, Preview
from anthropolis.engine.game import Game
from anthropolis.engine.match import Blocked, Decision, Match, Option, key_of
from anthropolis.engine.words import YOU
from anthropolis.server.replies import (
    BlockedInfo,
    CalendarInfo,
    CauseInfo,
    Change,
    CounterInfo,
    DecisionInfo,
    EventInfo,
    FollowUpInfo,
    OptionInfo,
    PartInfo,
    Position,
    PreviewAnswer,
    TaleInfo,
)
from anthropolis.server.terms import Text

Told = tuple[list[EventInfo], list[TaleInfo]]
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
        self.named = {n for n, s in sentences.items() if any(":seat" in t for t in s.values())}

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
            known,
            Text(
                without_you(decision.ask("en", names.en), "You: "),
                without_you(decision.ask("fr", names.fr), "Vous : "),
            ),
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
        signs = event_signs(event)
        cause = event.cause()
        told = None if cause is None else CauseInfo(cause.what, seat_or_none(cause.seat))
        return EventInfo(
            event_json(event), event.rule, text, signs["beat"], signs["mark"], signs["about"],
            event.change(), told,
        )  # fmt: skip

    def tales(self, events: list[Event], seat: int, names: Names) -> list[TaleInfo]:
        """The story of these events, which the seat has seen."""
        return [self.tale(tale, names) for tale in self.game.story(events, seat)]

    def tale(self, tale: Tale, names: Names) -> TaleInfo:
        return TaleInfo(
            self.words(tale.words, names), cast(Any, tale.kind), seat_or_none(tale.seat),
            tale.first, tale.last, list(tale.about),
        )  # fmt: skip

    def words(self, words: Words, names: Names) -> Text:
        say = self.game.catalogue.say
        return Text(
            say(words.name, words.params, "en", names.en),
            say(words.name, words.params, "fr", names.fr),
        )

    def _keep(self, known: tuple[bytes, tuple[str, ...]], said: object) -> Raw:
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        raw = self.remembered[known] = Raw(encode(said))
        return raw


def without_you(question: str, name: str) -> str:
    """A question to whoever reads it needs no name in front."""
    asked = question.removeprefix(name)
    return asked[:1].upper() + asked[1:]


def seat_or_none(seat: int) -> int | None:
    """NOBODY is null on the wire."""
    return None if seat < 0 else seat


class Names:
    """The players' names in both languages."""

    def __init__(self, en: list[str], fr: list[str]) -> None:
        self.en = en
        self.fr = fr
        self.key = (*en, *fr)
        self._yours: dict[int, Names] = {}

    def yours(self, game: Game, seat: int) -> Names:
        """The names in what is told to one seat: its own is "you", where the game can say so."""
        if not game.catalogue.says_you or not 0 <= seat < len(self.en):
            return self
        if seat not in self._yours:
            en, fr = list(self.en), list(self.fr)
            en[seat], fr[seat] = YOU["en"], YOU["fr"]
            self._yours[seat] = Names(en, fr)
        return self._yours[seat]

    def said_in(self, told: Told, game: Game, seat: int) -> bool:
        """Whether the seat's name stands in what is told, or what else the game calls it."""
        all_names = {self.en[seat], self.fr[seat], *game.catalogue.called(seat, len(self.en))}
        all_names |= {name[:1].upper() + name[1:] for name in all_names}
        written = encode(told)
        return any(encode(name)[1:-1] in written for name in all_names)

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
        counted=decision.counted,
        parted=decision.parted,
        parts=cast(list[OptionInfo], [sayer.option(o, names) for o in decision.parts]),
        end=decision.end,
        waits=decision.waits,
    )


View = dict[str, Any]


class Common(NamedTuple):
    """What is the same for everybody who looks at a position."""

    move: int
    calendar: CalendarInfo
    deciders: list[int]
    scores: list[int]
    finished: bool
    winners: list[int]
    result: dict[str, Any] | None
    parts: list[dict[str, int]]
    lenses: dict[str, list[int]]


def common_of(match: Match) -> Common:
    finished, game = match.finished, match.game
    return Common(
        len(match.choices), calendar_info(game.calendar(match.state)),
        list(match.deciders), list(match.scores), finished,
        list(match.winners), match.record().result if finished else None,
        game.score_parts(match.state) if finished else [],
        game.scores_by_lens(match.state) if finished else {},
    )  # fmt: skip


def calendar_info(now: Calendar) -> CalendarInfo:
    return CalendarInfo(now.unit, now.number, now.of, now.year, now.phase, now.step)


def counter_info(counter: Counter) -> CounterInfo:
    return CounterInfo(counter.id, counter.value, counter.path, counter.coming, counter.alarm)


def tell_position(
    match: Match, view: View, seat: int, names: Names, began: dict[int, int], common: Common
) -> Position:
    """The game as this viewer may know it."""
    decision = None
    if seat in common.deciders:
        yours = names.yours(match.game, seat)
        decision = tell_decision(match.decision(seat), began.get(seat, 0), yours)
    headline = match.game.headline
    headlines = [[counter_info(c) for c in headline(view, s)] for s in range(match.seats)]
    return Position(
        common.move, common.calendar, headlines, view, common.deciders, decision, common.scores,
        common.finished, common.winners, common.result, common.parts, common.lenses,
    )  # fmt: skip


def tell_events(match: Match, seat: int | None, first: int, last: int, names: Names) -> Told:
    """The events from number `first` up to `last` and their story, as this viewer may know.

    With None in place of a seat it is all of them.
    """
    sayer = sayer_of(match.game)
    events = match.events[first:last]
    seen = events if seat is None else [event.seen_by(seat) for event in events]
    known = [event for event in seen if event is not None]
    told = cast(list[EventInfo], [sayer.event(event, names) for event in known])
    return told, sayer.tales(known, -1 if seat is None else seat, names)


def tell_preview(
    match: Match, seat: int, key: str, preview: Preview, names: Names
) -> PreviewAnswer:
    """What an option would bring to the seat; what others do meanwhile is not its doing."""
    sayer, names = sayer_of(match.game), names.yours(match.game, seat)

    def events(foreseen: Foreseen) -> list[EventInfo]:
        return cast(list[EventInfo], [sayer.event(e, names) for e in foreseen.events])

    return PreviewAnswer(
        key=key,
        events=events(preview),
        changes=changes_of(preview),
        story=[sayer.tale(tale, names) for tale in own_tales(match.game, preview.events, seat)],
        sure=preview.sure,
        next=[
            FollowUpInfo(
                key_of(one.words), {"action": one.words.name, **one.words.params},
                sayer.words(one.words, names), events(one), changes_of(one), one.sure,
            )
            for one in preview.next
        ],
        open=preview.open,
        hidden=[sayer.words(words, names) for words in preview.hidden],
        ahead=[sayer.words(words, names) for words in preview.ahead],
    )  # fmt: skip


def own_tales(game: Game, events: list[Event], seat: int) -> list[Tale]:
    """What the seat itself would do, and what automatic steps would do to it or to all."""
    found: list[Tale] = []
    for tale in game.story(events, seat):
        if tale.kind == STEP:
            share = events[tale.first : tale.last + 1]
            found += game.story([e for e in share if not is_of_others(e, seat)], seat)
        elif tale.seat in (NOBODY, seat):
            found.append(tale)
    return found


def is_of_others(event: Event, seat: int) -> bool:
    """Whether it touches other seats' places of the view and nothing else."""
    seats = [re.match(r"\w+\.(\d+)\.", path) for path in event.about()]
    return bool(seats) and all(found and int(found[1]) != seat for found in seats)


def changes_of(foreseen: Foreseen) -> list[Change]:
    return [Change(path, before, after) for path, (before, after) in foreseen.changes.items()]


def tell_formula(match: Match, seat: int, path: str, names: Names) -> list[PartInfo]:
    sayer, names = sayer_of(match.game), names.yours(match.game, seat)
    parts = match.game.formula(match.state, seat, path)
    return [PartInfo(sayer.words(part.words, names), part.amount) for part in parts]
