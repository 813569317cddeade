"""Whole matches for tests: played by chance, by wishes, or by habits."""

from __future__ import annotations

from random import Random
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.match import Match
from anthropolis.games.climat import GAME

QUICK: dict[str, Any] = {"cast": "starter", "first_player": "first_seat", "region_order": "default"}


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


def choose(match: Match, seat: int, *starts: str) -> None:
    """The first option whose key begins with one of these words."""
    keys = [option.key for option in match.decision(seat).options]
    match.choose(seat, next(k for s in starts for k in keys if k.startswith(s)))


def finish(match: Match, wish: tuple[str, ...], seed: int = 0) -> Match:
    """Play to the end: options that begin with a wish if there are any, else any."""
    chance = chance_from(seed, "test")
    while not match.finished:
        seat = match.deciders[0]
        keys = [option.key for option in match.decision(seat).options]
        wanted = [key for key in keys if key.startswith(wish)] or keys
        match.choose(seat, wanted[chance.below(len(wanted))])
    return match
