"""Whole matches for tests: played by chance, or by habits."""

from __future__ import annotations

from random import Random
from typing import Any

from anthropolis.engine.match import Match
from anthropolis.games.climat import GAME

QUICK: dict[str, Any] = {"cast": "starter", "first_player": "first_seat"}


def new(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return GAME.new(seats, seed, {**QUICK, **options})


def step_at_random(match: Match, chance: Random) -> None:
    """One answer of the first seat that is asked."""
    seat = match.deciders[0]
    match.choose(seat, chance.choice(match.decision(seat).options).key)


def random_match(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """A match that chance has played to its end."""
    match = new(seats, seed, **options)
    chance = Random(seed)
    while not match.finished:
        step_at_random(match, chance)
    return match
