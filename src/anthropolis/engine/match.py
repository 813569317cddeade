"""A match: a game being played, with its record. This is the public way to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import chance_from
from anthropolis.engine.decision import Blocked as Blocked
from anthropolis.engine.decision import Decision as Decision
from anthropolis.engine.decision import Option as Option
from anthropolis.engine.decision import key_of as key_of
from anthropolis.engine.events import SPECTATOR, Event
from anthropolis.engine.flow import Illegal, State
from anthropolis.engine.foresight import Preview, foresee
from anthropolis.engine.game import Game
from anthropolis.engine.options import complete
from anthropolis.engine.record import BadRecord, Record, commitment
from anthropolis.engine.registry import load

REDRAW: Final = "redraw:"


class BadSeats(ValueError):
    """A number of seats that the game does not know."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Moment:
    """What a match remembers of a choice: events told before it, and whether it left any choice.

    `chance` says whether the rules drew a random number because of it, `together` whether others
    were asked the same question.
    """

    def __init__(self, told: int, forced: bool, chance: bool, together: bool) -> None:
        self.told = told
        self.forced = forced
        self.chance = chance
        self.together = together


def is_forced(state: State, seat: int) -> bool:
    """One option, and not a question by which the table waits for everybody."""
    step = state.asking
    return step is not None and not step.waits() and len(state.options(seat)) == 1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Match:
    """A game in progress, its choices so far and its events.

    Two matches are equal if the same choices were made in the same game and led to equal states.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        state: State,
        choices: list[tuple[int, str]],
        moments: list[Moment] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.choices = choices
        self.moments = moments or []

    def __repr__(self) -> str:
        asked = f"seats {list(self.deciders)} decide" if self.deciders else "finished"
        played = f"{len(self.choices)} choices, {asked}"
        return f"<Match of {self.game.id}, {self.seats} seats, seed {self.seed!r}: {played}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            (self.game.id, self.game.version) == (other.game.id, other.game.version)
            and (self.seed, self.options) == (other.seed, other.options)
            and self.choices == other.choices
            and self.state == other.state
        )

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is finished."""
        return tuple(self.state.deciders())

    def decision(self, seat: int) -> Decision:
        """What the seat must decide; raises Illegal when it has nothing to decide."""
        step = self.state.asking
        if step is None or seat not in self.state.deciders():
            raise self._not_asked(seat)
        return Decision(self.game, self.state, step, seat)

    def choose(self, seat: int, key: str) -> None:
        """Take an option; raises Illegal(rule, message), state unchanged, if it is not offered.

        In a record nobody's choice (seat -1) is a redraw.
        """
        if seat == SPECTATOR and key.startswith(REDRAW):
            self.redraw(key[len(REDRAW) :])
            return
        self._take(seat, self._choice(seat, key), key)

    def redraw(self, seed: str) -> None:
        """Draw anew everything that is not public, the future included: a match goes on unspoilt.

        For a branch of a match whose secrets somebody knows. It stands in the record.
        """
        told, state = self.state.events, self.game.imagine(self.state, SPECTATOR, chance_from(seed))
        state.listening = self.state.listening
        state.events = told
        self.state = state
        self.choices.append((SPECTATOR, REDRAW + seed))
        self.moments.append(Moment(len(told), False, True, False))

    def answer(self, seat: int, choice: int) -> None:
        """As `choose`, by the number of the option: for drivers that hold it already."""
        step = self.state.asking
        if step is None or seat not in self.state.deciders():
            raise self._not_asked(seat)
        if choice not in self.state.options(seat):
            raise Illegal(step.rule(), f"{choice} is not one of the options")
        self._take(seat, choice, key_of(step.describe(self.state, seat, choice)))

    def _take(self, seat: int, choice: int, key: str) -> None:
        state = self.state
        forced, told, chance = is_forced(state, seat), len(state.events), state.chance.words()
        together = state.together
        state.answer(seat, choice)
        self.choices.append((seat, key))
        self.moments.append(Moment(told, forced, state.chance.words() != chance, together))

    def forced(self) -> list[tuple[int, Option]]:
        """Play every question that leaves no choice, and say whose and which they were."""
        played: list[tuple[int, Option]] = []
        while True:
            seats = [seat for seat in self.state.deciders() if is_forced(self.state, seat)]
            if not seats:
                return played
            option = self.decision(seats[0]).options[0]
            self._take(seats[0], option.choice, option.key)
            played.append((seats[0], option))

    def back(self, seat: int) -> str:
        """Take back the seat's last part, or its answer while others still decide; gives its key.

        It leaves the record as if it had never been: nobody has seen it. Raises Illegal.
        """
        self.state.back(seat)
        for number in range(len(self.choices) - 1, -1, -1):
            if self.choices[number][0] == seat:
                if self.moments:
                    self.moments.pop(number - len(self.choices))
                return self.choices.pop(number)[1]
        raise Illegal("", f"seat {seat} has nothing to take back")

    def undo_point(self, seat: int, bots: Sequence[int] = ()) -> int:
        """The number of choices that stay if the seat steps back alone as far as it may.

        It may while nothing was revealed, no chance was used and nobody else decided; seats in
        `bots` do not count as anybody. It is the number of all choices if it may not step back.
        """
        return min(self.undo_points(seat, bots), default=len(self.choices))

    def undo_points(self, seat: int, bots: Sequence[int] = ()) -> list[int]:
        """All the numbers of choices that the seat may step back to alone, the nearest first."""
        points: list[int] = []
        for number in range(len(self.choices) - 1, len(self.choices) - len(self.moments) - 1, -1):
            moment = self.moments[number - len(self.choices)]
            own = self.choices[number][0] == seat
            if moment.chance or not (own or moment.forced or self.choices[number][0] in bots):
                break
            events = self.state.events[moment.told :]
            # The beginning of an action that is asked in several questions has told nothing yet.
            unseen = not events and not moment.together
            if not unseen and not self.game.may_undo(events, moment.together):
                break
            if own and not moment.forced:
                points.append(number)
        return points

    def _choice(self, seat: int, key: str) -> int:
        state = self.state
        step = state.asking
        if step is None or seat not in state.deciders():
            raise self._not_asked(seat, key)
        for choice in state.options(seat):
            if key_of(step.describe(state, seat, choice)) == key:
                return choice
        for refusal in step.refused(state, seat):
            if key_of(refusal.what) == key:
                raise Illegal(refusal.rule, f"{key!r} is not allowed now")
        rule = self.game.forbidding_rule(state, seat, key) or step.rule()
        raise Illegal(rule, f"{str(key)[:80]!r} is not one of the options")

    def _not_asked(self, seat: int, key: str = "") -> Illegal:
        rule = self.game.forbidding_rule(self.state, seat, key)
        if self.state.asking is None:
            return Illegal(rule, "the game is over")
        return Illegal(rule, f"seat {seat} has nothing to decide now")

    def preview(self, seat: int, key: str) -> Preview:
        """Events and view changes this choice would bring; nothing is committed or given away."""
        choice = self._choice(seat, key)
        told = len(self.choices) - self._parts_of_others(seat)
        chance = chance_from(f"{seat}/{told}", "preview")
        return foresee(self.game, self.state, seat, choice, chance)

    def _parts_of_others(self, seat: int) -> int:
        """How many parts the other seats have given to the open question: nobody may tell."""
        state = self.state
        if not state.parted:
            return 0
        return sum(len(state.draft(other)) for other in state.asked if other != seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """Exactly what this seat may know; None is a spectator."""
        return self.game.view(self.state, SPECTATOR if seat is None else seat)

    @property
    def events(self) -> list[Event]:
        """The typed events so far, all of them: see `events_seen_by` for one seat's share."""
        return self.state.events

    def events_seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as this seat may know them."""
        who = SPECTATOR if seat is None else seat
        seen = [e.seen_by(who) for e in self.state.events[since:]]
        return [e for e in seen if e is not None]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.game.scores(self.state))

    @property
    def finished(self) -> bool:
        return self.state.finished()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () while the match goes on."""
        return tuple(self.game.winners(self.state)) if self.finished else ()

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def copy(self) -> Match:
        """An independent match that starts from here: what if?"""
        state = self.state.copy()
        state.listening = self.state.listening
        state.events = self.state.events[:]
        return Match(
            self.game, self.seats, self.seed, self.options, state, self.choices[:], self.moments[:]
        )

    def record(self) -> Record:
        """All that must be kept of the match: whoever has it has the match."""
        return Record(
            self.game.id, self.game.version, self.seats, self.options, self.seed,
            self.choices[:], self._result(),
        )  # fmt: skip

    def _result(self) -> dict[str, Any] | None:
        if not self.finished:
            return None
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            **self.game.outcome(self.state),
        }


def check_seats(game: Game, seats: int) -> None:
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise BadSeats(f"{game.name['en']} is for {first} to {last} seats, not {seats}")


def new_match(
    game: Game, seats: int, seed: int | str = 0, options: Mapping[str, Any] | None = None
) -> Match:
    """A match set up and run to its first decision; raises BadSeats or BadOption."""
    check_seats(game, seats)
    full = complete(game.options_schema, options)
    state = game.begin(seats, full, chance_from(seed), listening=True)
    return Match(game, seats, seed, full, state, [])


def replay(record: Record, upto: int | None = None) -> Match:
    """Play the record again, the first `upto` choices or all; raises BadRecord."""
    game = load(record.game)
    if record.version != game.version:
        raise BadRecord(
            f"this record was played under rule version {record.version} of {record.game}; "
            f"the installed version is {game.version}"
        )
    if record.seed is None:
        raise BadRecord("this record has no seed yet: it is revealed when the match ends")
    match = new_match(game, record.seats, record.seed, record.options)
    for number, (seat, key) in enumerate(record.choices[:upto], 1):
        try:
            match.choose(seat, key)
        except Illegal as error:
            raise BadRecord(f"choice {number} of this record is not legal: {error}") from error
    return match


def verify(record: Record) -> Match:
    """Re-run every choice and check the seed commitment and the final score; raises BadRecord."""
    if record.seed is not None and record.commitment != commitment(record.seed):
        raise BadRecord("the seed is not the one that was committed to at the start")
    match = replay(record)
    if record.result != match._result():
        raise BadRecord(
            f"the result does not follow from the choices: the record says {record.result}, "
            f"playing it gives {match._result()}"
        )
    return match
