"""A country written down and read again is the same country, as far as anybody can see."""

from __future__ import annotations

import random
from typing import Any

import pytest

from anthropolis.games.hegemony.game import GAME
from anthropolis.games.hegemony.vectors.given import position
from anthropolis.games.hegemony.vectors.writing import written

EVERY = 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_reads_as_what_lies_on_the_table(seats: int) -> None:
    chance = random.Random(seats)
    options = {"automas": {"capitalist_class": "advanced"}, "rounds": 2}
    match = GAME.new(seats, seed=seats, options=options)
    moves = compared = 0
    while not match.finished:
        seat = match.deciders[0]
        match.choose(seat, chance.choice(match.decision(seat).options).key)
        moves += 1
        if moves % EVERY == 0:
            country: Any = match.state
            given = written(country)
            assert written(position(given)) == given
            compared += 1
    assert compared > 3
