"""One game of a batch, played by bots and watched as far as somebody wants to know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from anthropolis.bots.naming import BadBot, name_of
from anthropolis.bots.play import Player, run_out, seat_bots
from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import Line
from anthropolis.engine.flow import Illegal, State
from anthropolis.engine.game import Game
from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.lab.flat import flat, of_seat, places
from anthropolis.lab.tables import FROM_EVENTS, Rows
from anthropolis.lab.watching import (
    Choices,
    Decisions,
    Events,
    Laws,
    Series,
    Watcher,
    counted_kinds,
    watch,
)

EVERY = ("round", "phase", "step")


@dataclass(frozen=True)
class GameResult:
    """How one game of a batch ended."""

    number: int
    seed: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    outcome: dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What is to be known of the games besides their results.

    `every` says how often series are taken, `all_lines` whether also of lines that tell little;
    with `rank` a greedy bot ranks the options of each decision.
    """

    tables: tuple[str, ...] = ()
    every: str = "round"
    all_lines: bool = False
    rank: bool = False
    records: bool = False
    check: bool = False

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "tables": list(self.tables)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Wanted:
        return cls(**{**data, "tables": tuple(data["tables"])})


NOTHING = Wanted()


@dataclass(frozen=True)
class Job:
    """What to play: game, bots, complete options and the seed of all its games."""

    game: str
    seats: tuple[Player, ...]
    options: dict[str, Any]
    seed: int | str

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


@dataclass
class Played:
    """A game that is over: its result, rows for tables, and its record if it was wanted."""

    result: GameResult
    rows: Rows = field(default_factory=dict)
    record: Record | None = None


def play_game(job: Job, number: int, wanted: Wanted = NOTHING) -> Played:
    """One game of a job; its seed alone decides it. May raise BrokenLaw, or BadBot."""
    rules = load(job.game)
    seed = job.seed_of(number)
    options = rules.seated([name_of(player) for player in job.seats], job.options)
    listening = bool(FROM_EVENTS & set(wanted.tables))
    state = rules.begin(len(job.seats), options, chance_from(seed), listening=listening)
    bots = seat_bots(rules, job.seats, seed)
    watchers = watchers_of(rules, job, options, number, wanted)
    choices = Choices()
    if wanted.records:
        watchers.append(choices)
    with told_of_bots(job, number, state):
        decisions = watch(state, bots, watchers) if watchers else run_out(state, bots)
    result = GameResult(
        number, seed, tuple(rules.scores(state)), tuple(rules.winners(state)), decisions,
        rules.outcome(state),
    )  # fmt: skip
    played = Played(result)
    if wanted.tables:
        played.rows = rows_of(rules, job, options, state, result)
        for watcher in watchers:
            played.rows |= watcher.rows()
    if wanted.records:
        played.record = record_of(rules, len(job.seats), options, choices.found, result)
    return played


@contextmanager
def told_of_bots(job: Job, number: int, state: State) -> Iterator[None]:
    """Whoever writes a bot learns which game shows what is wrong with it."""
    try:
        yield
    except Illegal as error:
        seat = state.decider()
        raise BadBot(
            f"{name_of(job.seats[seat])!r} on seat {seat + 1} made an illegal choice in game "
            f"{number} (seed {job.seed_of(number)!r}): {error}"
        ) from error
    except Exception as error:
        error.add_note(f"in game {number} of {job.game}, seed {job.seed_of(number)!r}")
        raise


def watchers_of(
    rules: Game, job: Job, options: Mapping[str, Any], number: int, wanted: Wanted
) -> list[Watcher]:
    found: list[Watcher] = []
    if wanted.check:
        found.append(Laws(rules, job.seed_of(number)))
    if "series" in wanted.tables:
        lines = followed(rules, len(job.seats), options, wanted.all_lines)
        found.append(Series(rules, number, lines, wanted.every))
    if FROM_EVENTS & set(wanted.tables):
        kinds = counted_kinds(rules) if "plays" in wanted.tables else {}
        found.append(Events(rules, number, kinds))
    if "decisions" in wanted.tables:
        found.append(Decisions(rules, number, wanted.rank))
    return found


_followed: dict[str, list[Line]] = {}


def followed(rules: Game, seats: int, options: Mapping[str, Any], all_lines: bool) -> list[Line]:
    """The lines of a game, those that tell most or all; read once per kind of table."""
    key = repr((rules.id, seats, sorted(options.items(), key=str), all_lines))
    if key not in _followed:
        lines = rules.lines(seats, options)
        _followed[key] = [line for line in lines if all_lines or line.telling]
    return _followed[key]


def rows_of(
    rules: Game, job: Job, options: Mapping[str, Any], state: State, result: GameResult
) -> Rows:
    """The row of the game and those of its seats."""
    names = [role.id for role in rules.roles(len(job.seats), options) if role.seat >= 0]
    game = {
        "game": result.number, "seed": result.seed, "seats": len(job.seats),
        "decisions": result.decisions, "rounds": rules.calendar(state).number,
        "won": bool(result.winners), **flat(result.outcome),
    }  # fmt: skip
    ranks = places(result.scores)
    seats = [
        {
            "game": result.number, "seat": seat, "role": names[seat],
            "bot": name_of(player), "score": result.scores[seat], "won": seat in result.winners,
            "place": ranks[seat], **of_seat(result.outcome, seat),
        }
        for seat, player in enumerate(job.seats)
    ]  # fmt: skip
    return {"games": [game], "seats": seats}


def record_of(
    rules: Game,
    seats: int,
    options: dict[str, Any],
    choices: Sequence[tuple[int, str]],
    result: GameResult,
) -> Record:
    ended = {"scores": list(result.scores), "winners": list(result.winners), **result.outcome}
    return Record(
        rules.id, rules.version, seats, options, result.seed, list(choices), ended
    )  # fmt: skip
