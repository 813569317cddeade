"""Random matches, walked from decision to decision: what the conformance suite stands on."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.events import SPECTATOR
from anthropolis.engine.flow import State
from anthropolis.engine.foresight import flatten
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match, key_of

MOST_DECISIONS = 20_000
LOOK_AHEAD = 40
LOOKS = 10
WORLDS = 2


class NotConformant(AssertionError):
    """A promise that the game does not keep, with the place where it broke."""


class Chooser(Protocol):
    """What a bot looks like from here; the engine knows no bots."""

    def choose(self, state: State, seat: int) -> int: ...


MakeBot = Callable[[Game, Chance], Chooser]


class Fresh:
    """Knows of a question to several seats how many it was put to, and who has answered."""

    def __init__(self) -> None:
        self.asking: Any = None
        self.left: set[int] = set()

    def is_new(self, match: Match) -> bool:
        """Whether several seats are asked something new, or one of them has just answered first."""
        left = len(match.deciders)
        if match.state.asking is not self.asking:
            self.asking, self.left = match.state.asking, set()
        if left < 2 or left in self.left or len(self.left) == 2:
            return False
        self.left.add(left)
        return True


@dataclass(frozen=True)
class Case:
    """A game with its number of seats and options, and how closely to look at it.

    Of a random match every `every`-th decision is looked at, and all those that several seats take
    together: when they are asked, and when the first of them has answered.
    """

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int = 0
    bots: Sequence[MakeBot] = ()
    every: int = 1

    def moments(self) -> Iterator[Match]:
        """A random match, handed over before its decisions and once more when it is finished."""
        match = self.game.new(self.seats, self.seed, self.options)
        chance = chance_from(self.seed, "conformance")
        fresh = Fresh()
        for number in range(MOST_DECISIONS):
            if match.finished or number % self.every == 0 or fresh.is_new(match):
                yield match
            if match.finished:
                return
            match.answer(*random_choice(match, chance))
        raise NotConformant(f"a random match has not ended after {MOST_DECISIONS} decisions")

    def __str__(self) -> str:
        return f"{self.game.id}, {self.seats} seats, seed {self.seed}, {plain(self.options)}"


Watch = Generator[None, Match, None]
"""A check at work: it is sent the moments of a match, the finished one last."""
Check = Callable[[Case], Watch]


class Watcher:
    """Sends moments to a check, those of a match that are at least `apart` choices apart."""

    def __init__(self, check: Check, case: Case, apart: int) -> None:
        self.check = check
        self.case = case
        self.apart = apart
        self.due = 0
        self.watch = check(case)
        next(self.watch)

    def look(self, match: Match) -> None:
        """Raises NotConformant, which says what is wrong, where, in which case."""
        if not match.finished and len(match.choices) < self.due:
            return
        self.due = len(match.choices) + self.apart
        try:
            self.watch.send(match)
        except StopIteration:
            return
        except Exception as error:
            raise failure(self.check, self.case, error) from error


def failure(check: Check, case: Case, error: Exception) -> NotConformant:
    what = str(error) if isinstance(error, NotConformant) else repr(error)
    return NotConformant(f"{check.__name__}: {what} ({case})")


def walk(case: Case, checks: Sequence[Check], seldom: Sequence[Check] = (), apart: int = 0) -> int:
    """Play the match of a case once and hand its moments to all checks; returns its choices.

    Checks in `seldom` would cost too much at every moment: theirs are `apart` choices apart. A
    match that cannot be played breaks the promise of the first check.
    """
    watchers = [Watcher(check, case, apart if check in seldom else 0) for check in checks]
    moments = case.moments()
    while True:
        try:
            match = next(moments)
        except Exception as error:
            raise failure(checks[0], case, error) from error
        for watcher in watchers:
            watcher.look(match)
        if match.finished:
            return len(match.choices)


def random_choice(match: Match, chance: Chance) -> tuple[int, int]:
    """Any of the seats that must decide, and the number of any of its options."""
    seat = match.deciders[chance.below(len(match.deciders))]
    options = match.state.options(seat)
    return seat, options[chance.below(len(options))]


def random_key(match: Match, chance: Chance) -> tuple[int, str]:
    """The same with the key of the option."""
    seat, choice = random_choice(match, chance)
    step = match.state.asking
    return seat, key_of(step.describe(match.state, seat, choice)) if step else ""


def play_ahead(match: Match, chance: Chance) -> None:
    """Some more random decisions."""
    for _ in range(LOOK_AHEAD):
        if match.finished:
            return
        match.answer(*random_choice(match, chance))


def everybody(match: Match) -> list[int]:
    """All the seats, and the spectator."""
    return [*range(match.seats), SPECTATOR]


def who(seat: int) -> str:
    return "a spectator" if seat < 0 else f"seat {seat}"


def chance_at(match: Match, stream: str) -> Chance:
    """Numbers for one purpose at this moment of the match, the same every time."""
    return chance_from(f"{match.seed}/{len(match.choices)}", stream)


def worlds(match: Match, seat: int) -> list[State]:
    """States that the seat must not be able to tell from the true one, nor by parts given."""
    moment = f"{match.seed}/{len(match.choices) - parts_given(match.state)}"
    return [
        match.game.imagine(match.state, seat, chance_from(moment, f"world {k} of {seat}"))
        for k in range(WORLDS)
    ]


def in_world(match: Match, world: State) -> Match:
    """The same match if the world were like that: others may have given more parts, or fewer."""
    more = parts_given(world) - parts_given(match.state)
    choices = match.choices[: len(match.choices) + min(more, 0)] + match.choices[-1:] * more
    return Match(match.game, match.seats, match.seed, match.options, world, choices)


def parts_given(state: State) -> int:
    """How many parts of answers to the open question lie on the table, face down."""
    return sum(len(state.draft(seat)) for seat in state.asked) if state.parted else 0


def plain(value: Any) -> str:
    """Plain data as one exact text; raises NotConformant when JSON cannot hold it."""
    try:
        return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError) as error:
        raise NotConformant(f"not plain data: {error}") from error


def image(match: Match) -> str:
    """The whole state as text: two states are equal if these are."""
    return plain(match.game.save(match.state))


def require_same(one: str, other: str, message: str) -> None:
    """Raise NotConformant with the first difference if two texts of plain data are not equal."""
    if one != other:
        raise NotConformant(f"{message}: {_difference(one, other)}")


def _difference(one: str, other: str) -> str:
    a, b = flatten(json.loads(one)), flatten(json.loads(other))
    for path in sorted(a.keys() | b.keys()):
        if a.get(path) != b.get(path):
            return f"{path or 'it'} is {a.get(path)} here and {b.get(path)} there"
    return "the order of the parts differs"
