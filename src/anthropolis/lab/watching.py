"""Watchers: what looks at a game while bots play it, and turns what it sees into rows of tables.

They use what a game declares of itself: its calendar, its lines and series, the marks and causes of
its events, and the things that may be counted.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from anthropolis.bots.bot import GreedyBot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import BEGIN, NOBODY, Calendar, Line
from anthropolis.engine.decision import key_of
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.lab.crises import disasters, last_causes
from anthropolis.lab.tables import Rows


class BrokenLaw(Exception):
    """A game in which something appeared or vanished, with the seed that shows it again."""


class Watcher:
    """Looks before every decision, at every choice and at the end."""

    def before(self, state: State, seat: int) -> None:
        """Somebody is about to decide."""

    def choice(self, state: State, seat: int, choice: int) -> None:
        """This is what the seat will answer."""

    def over(self, state: State) -> None:
        """The game is finished."""

    def rows(self) -> Rows:
        """What was seen, by table."""
        return {}


def watch(state: State, bots: list[Any], watchers: list[Watcher]) -> int:
    """Play to the end with somebody looking on; returns the number of decisions."""
    decisions = 0
    seat = state.decider()
    while seat >= 0:
        for watcher in watchers:
            watcher.before(state, seat)
        choice = bots[seat].choose(state, seat)
        for watcher in watchers:
            watcher.choice(state, seat, choice)
        state.answer(seat, choice)
        decisions += 1
        seat = state.decider()
    for watcher in watchers:
        watcher.over(state)
    return decisions


class Laws(Watcher):
    """The game's own laws, before every decision and after the last; raises BrokenLaw."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.decisions = 0

    def before(self, state: State, seat: int) -> None:
        self.over(state)
        self.decisions += 1

    def over(self, state: State) -> None:
        if broken := self.game.check(state):
            when = f"seed {self.seed!r}, after {self.decisions} decisions"
            raise BrokenLaw(f"{self.game.id}, {when}: {'; '.join(broken)}")


class Series(Watcher):
    """The numbers of `lines` at the beginning of every round, phase or step, and at the end."""

    def __init__(self, game: Game, number: int, lines: list[Line], every: str) -> None:
        self.game = game
        self.number = number
        self.lines = lines
        self.every = every
        self.last: tuple[Any, ...] = ()
        self.found: list[Any] = []

    def before(self, state: State, seat: int) -> None:
        calendar = self.game.calendar(state)
        now = moment(calendar, self.every)
        if now != self.last:
            self.last = now
            self._take(state, calendar, False)

    def over(self, state: State) -> None:
        self._take(state, self.game.calendar(state), True)

    def _take(self, state: State, calendar: Calendar, end: bool) -> None:
        values = self.game.series(state)
        when = (self.number, calendar.number, calendar.year, calendar.phase, calendar.step, end)
        for line in self.lines:
            if line.name in values:
                seat = line.owner if isinstance(line.owner, int) else None
                owner = "" if isinstance(line.owner, int) else line.owner
                self.found.append((*when, seat, owner, line.label, values[line.name]))

    def rows(self) -> Rows:
        return {"series": self.found}


def moment(calendar: Calendar, every: str) -> tuple[Any, ...]:
    if every == "round":
        return (calendar.number,)
    if every == "phase":
        return (calendar.number, calendar.phase)
    return (calendar.number, calendar.phase, calendar.step)


class Events(Watcher):
    """Disasters with their causes, turns of automas, and everything that may be counted."""

    def __init__(self, game: Game, number: int, kinds: dict[str, list[tuple[str, str]]]) -> None:
        self.game = game
        self.number = number
        self.kinds = kinds
        self.decisions = 0
        self.events: list[Event] = []
        self.end: State | None = None
        self.stretches: list[tuple[int, Calendar, int]] = []
        """Where the events of each stretch end, when that was, and after how many decisions."""

    def before(self, state: State, seat: int) -> None:
        self._look(state)
        self.decisions += 1

    def over(self, state: State) -> None:
        self._look(state)
        self.events = state.events
        self.end = state

    def _look(self, state: State) -> None:
        told = len(state.events)
        if not self.stretches or told > self.stretches[-1][0]:
            self.stretches.append((told, self.game.calendar(state), self.decisions))

    def rows(self) -> Rows:
        crises: list[Any] = []
        causes: list[Any] = []
        brought = partial(self.game.brought, self.end)
        for number, (place, found) in enumerate(disasters(self.events, brought)):
            crises.append(self._crisis(number, place))
            for rank, one in enumerate(found):
                seat = None if one.cause.seat == NOBODY else one.cause.seat
                causes.append(
                    (self.number, number, rank, one.cause.what, seat, one.amount, one.crisis)
                )
        turns = [{"game": self.number, **row} for row in self.game.automa_turns(self.events)]
        return {"crises": crises, "causes": causes, "plays": self._plays(), "automas": turns}

    def _crisis(self, number: int, place: int) -> tuple[Any, ...]:
        event = self.events[place]
        calendar, decisions = self._when(place)
        about = event.about()
        return (
            self.number, number, calendar.number, calendar.year, calendar.phase, decisions,
            event_name(event), word_of(event), about[0] if about else "",
            plain(event_params(event)), event.rule,
        )  # fmt: skip

    def _when(self, place: int) -> tuple[Calendar, int]:
        """The calendar at an event, and the decisions made by then.

        A decision may end a round and begin the next one: what is told before the new round begins
        belongs to the old one.
        """
        low, high = 0, len(self.stretches) - 1
        while low < high:
            middle = (low + high) // 2
            if self.stretches[middle][0] > place:
                high = middle
            else:
                low = middle + 1
        _, calendar, decisions = self.stretches[low]
        if low > 0:
            first, before, _ = self.stretches[low - 1]
            if not any(event.mark() == BEGIN for event in self.events[first : place + 1]):
                return before, decisions
        return calendar, decisions

    def _plays(self) -> list[Any]:
        found: list[Any] = []
        if not self.kinds:
            return found
        causes = last_causes(self.events)
        for place, event in enumerate(self.events):
            for kind, field in self.kinds.get(event_name(event), ()):
                params = event_params(event)
                if params.get("holds", True):
                    cause = causes[place]
                    seat = None if cause is None or cause.seat == NOBODY else cause.seat
                    calendar, _ = self._when(place)
                    found.append((self.number, calendar.number, seat, kind, str(params[field])))
        return found


def word_of(event: Event) -> str:
    """Which disaster of its kind it is: what the event says, or else what it is about."""
    params = event_params(event)
    for name in ("kind", "what", "reason"):
        if isinstance(params.get(name), str):
            return str(params[name])
    return event.about()[0].rpartition(".")[2] if event.about() else ""


def counted_kinds(game: Game) -> dict[str, list[tuple[str, str]]]:
    """Of each event name the kinds of things it tells, and in which field."""
    found: dict[str, list[tuple[str, str]]] = {}
    for kind in game.things():
        name, _, field = kind.partition(".")
        found.setdefault(name, []).append((kind, field))
    return found


def plain(params: dict[str, Any]) -> str:
    return json.dumps(params, ensure_ascii=False, separators=(",", ":"), default=str)


class Choices(Watcher):
    """Every choice by its key: the rest of a record."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []

    def choice(self, state: State, seat: int, choice: int) -> None:
        step = state.asking
        assert step is not None
        self.found.append((seat, key_of(step.describe(state, seat, choice))))


class Decisions(Watcher):
    """Every decision; `rank` says whether a greedy bot ranks the options beside."""

    def __init__(self, game: Game, number: int, rank: bool) -> None:
        self.game = game
        self.number = number
        self.judge = GreedyBot(game, chance_from(f"{number}", "rank")) if rank else None
        self.found: list[Any] = []

    def choice(self, state: State, seat: int, choice: int) -> None:
        step = state.asking
        assert step is not None
        calendar = self.game.calendar(state)
        options = state.options(seat)
        ranked = self.judge is not None and len(options) > 1
        self.found.append((
            self.number, len(self.found), calendar.number, calendar.phase, seat,
            step.prompt(state, seat).name, step.rule(),
            key_of(step.describe(state, seat, choice)), len(options),
            self._rank(state, seat, choice) if ranked else None,
        ))  # fmt: skip

    def _rank(self, state: State, seat: int, choice: int) -> int:
        """One more than the number of options that look better."""
        assert self.judge is not None
        options = list(state.options(seat))
        worths = [0.0] * len(options)
        for _ in range(self.judge.worlds):
            world = self.game.imagine(state, seat, self.judge.chance)
            self.judge.let_others_answer(world, seat)
            for place, option in enumerate(options):
                trial = world.copy()
                trial.answer(seat, option)
                self.judge.finish_answer(trial, seat)
                worths[place] += self.game.evaluate(trial, seat)
        own = worths[options.index(choice)]
        return 1 + sum(worth > own + 1e-9 for worth in worths)

    def rows(self) -> Rows:
        return {"decisions": self.found}
