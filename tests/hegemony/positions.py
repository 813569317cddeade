"""Positions for tests, written with the keys of the vectors' `given`, and helpers to play them."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import Step
from anthropolis.engine.match import Match, key_of
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.given import position as written_position


def position(**given: Any) -> Country:
    """A country with nothing to do yet."""
    return written_position(given)


def run(country: Country, *steps: Step) -> Country:
    """Do these steps up to the first decision; events are kept."""
    country.listening = True
    country.then(*steps)
    country.run()
    return country


def offered(country: Country) -> list[str]:
    """The keys of the options of whoever must decide."""
    step, seat = country.asking, country.decider()
    assert step is not None, "nobody is asked"
    return [key_of(step.describe(country, seat, choice)) for choice in country.options(seat)]


def choose(country: Country, *keys: str) -> Country:
    """Answer one decision after the other, each by the key of an option."""
    for key in keys:
        options = offered(country)
        assert key in options, f"{key} is not among {options}"
        seat = country.decider()
        country.answer(seat, country.options(seat)[options.index(key)])
    return country


def random_match(seats: int, seed: int, **options: Any) -> Match:
    """A whole match of random choices."""
    match = GAME.new(seats, seed, options)
    chance = chance_from(seed, "test")
    while not match.finished:
        seat = match.state.decider()
        choices = match.state.options(seat)
        match.answer(seat, choices[chance.below(len(choices))])
    return match
