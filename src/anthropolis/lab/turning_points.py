"""The decisions that mattered most: where a choice changed most what its seat could expect.

A choice is compared with the others that its seat had at that moment, in the world as it truly
was, and judged by the game itself (`evaluate_all`, from 0 to 1). What would have happened anyway is
the same for all of them and so counts for nothing. It needs the true state: only for matches that
are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.match import Decision, Match, Option, replay
from anthropolis.engine.record import BadRecord, Record

MOST = 5
MOST_OPTIONS = 12
"""So many options of a decision are tried at most: of a long range evenly spaced ones."""
LEAST = 0.005
"""A choice that changes less than this has not mattered."""


class TurningPoint(NamedTuple):
    """A choice and what it changed for the seat that made it."""

    move: int
    """How many choices stood before it."""
    decision: Decision
    option: Option
    before: float
    """What the seat could expect when it had to choose: the average of its options."""
    after: float

    @property
    def swing(self) -> float:
        return self.after - self.before


class Answer(NamedTuple):
    move: int
    decision: Decision
    option: Option


def turning_points(record: Record, most: int = MOST) -> list[TurningPoint]:
    """The choices of a finished match with the largest swings, the largest first.

    Raises BadRecord when the match is not over or does not replay.
    """
    if record.result is None:
        raise BadRecord("this match is not over: its turning points cannot be known yet")
    match = replay(record, 0)
    found = [
        _point(match.game, opened, answers, place)
        for opened, answers in _questions(match, record.choices)
        for place in range(len(answers))
    ]
    told = [point for point in found if abs(point.swing) >= LEAST]
    return sorted(told, key=lambda point: (-abs(point.swing), point.move))[:most]


def _questions(
    match: Match, choices: list[tuple[int, str]]
) -> Iterator[tuple[State, list[Answer]]]:
    """Every question as it was put, with the answers of all the seats that were asked together."""
    move = 0
    while move < len(choices):
        opened, together = match.state.copy(), len(match.deciders)
        answers = []
        for seat, key in choices[move : move + together]:
            decision = match.decision(seat)
            chosen = next(option for option in decision.options if option.key == key)
            answers.append(Answer(move, decision, chosen))
            match.choose(seat, key)
            move += 1
        yield opened, answers


def _point(game: Game, opened: State, answers: list[Answer], place: int) -> TurningPoint:
    """What one of the answers changed, while the others stay as they were."""
    move, decision, option = answers[place]
    worth = {
        choice: _worth(game, opened, answers, place, choice)
        for choice in _tried([o.choice for o in decision.options], option.choice)
    }
    before = sum(worth.values()) / len(worth)
    return TurningPoint(move, decision, option, before, worth[option.choice])


def _worth(game: Game, opened: State, answers: list[Answer], place: int, choice: int) -> float:
    twin = opened.copy()
    for i, (_, decision, option) in enumerate(answers):
        twin.answer(decision.seat, choice if i == place else option.choice)
    return game.evaluate_all(twin)[answers[place].decision.seat]


def _tried(options: list[int], chosen: int) -> list[int]:
    """All options, or evenly spaced ones and the chosen one."""
    step = -(-len(options) // MOST_OPTIONS)
    return sorted({*options[::step], chosen})
