"""Whole matches of LIMIT for tests, played at random."""

from __future__ import annotations

from random import Random
from typing import Any

from anthropolis.engine.match import Match
from anthropolis.games.limit.game import GAME


def choose_at_random(match: Match, chance: Random) -> None:
    """The first seat that is asked chooses anything."""
    seat = match.deciders[0]
    match.choose(seat, chance.choice(match.decision(seat).options).key)


def random_match(seats: int, seed: int, **options: Any) -> Match:
    """A match from its set-up to its end."""
    match = GAME.new(seats, seed=seed, options=options)
    chance = Random(seed)
    while not match.finished:
        choose_at_random(match, chance)
    return match
