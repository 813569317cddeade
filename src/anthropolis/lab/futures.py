"""Several futures of one moment: what might have come of it, as a band instead of one line.

Every seat plays as it quickly would (`playout_choice`), each time with other whims, in the world as
it truly is: only for matches that are over, or for those who may see everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median_low
from typing import NamedTuple

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.match import Match

Numbers = dict[str, int]


class Band(NamedTuple):
    """The lowest, the middle and the highest of one number at one moment of all futures."""

    low: int
    middle: int
    high: int


class Futures(NamedTuple):
    """What became of one moment: the final scores of each future, and its numbers by rounds."""

    scores: list[list[int]]
    winners: list[list[int]]
    rounds: list[int]
    """The rounds at whose ends the numbers are compared."""
    bands: dict[str, list[Band]]
    """For each line of the game a band for each of the rounds."""


def futures(match: Match, count: int) -> Futures:
    """Play a match on from where it stands, so many times; the match itself does not change."""
    game = match.game
    ends: list[State] = []
    courses: list[dict[int, Numbers]] = []
    for number in range(count):
        state = match.state.copy()
        chance = chance_from(match.seed, f"future {number} of {len(match.choices)}")
        courses.append(play_on(match, state, chance))
        ends.append(state)
    rounds = sorted(set.intersection(*(set(course) for course in courses)))
    return Futures(
        [list(game.scores(end)) for end in ends],
        [list(game.winners(end)) for end in ends],
        rounds,
        bands([[course[number] for number in rounds] for course in courses]),
    )


def play_on(match: Match, state: State, chance: Chance) -> dict[int, Numbers]:
    """Play a state to its end; its numbers at the end of each round of the calendar."""
    game = match.game
    course: dict[int, Numbers] = {game.calendar(state).number: game.series(state)}
    while not state.finished():
        seat = state.decider()
        state.answer(seat, game.playout_choice(state, seat, chance))
        course[game.calendar(state).number] = game.series(state)
    return course


def bands(courses: Sequence[Sequence[Numbers]]) -> dict[str, list[Band]]:
    """The bands of every number that all the futures know at all of these moments."""
    moments = list(zip(*courses))
    names = set.intersection(*(set(numbers) for moment in moments for numbers in moment))
    return {
        name: [band([numbers[name] for numbers in moment]) for moment in moments]
        for name in sorted(names)
    }


def band(values: Sequence[int]) -> Band:
    return Band(min(values), median_low(values), max(values))
