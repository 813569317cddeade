"""The view is what its type says."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.sight.shown import LimitView
from tests.limit.matches import choose_at_random


@pytest.mark.parametrize(("seats", "seed"), [(1, 6), (4, 6)])
def test_every_view_of_a_match_has_the_type_it_declares(seats: int, seed: int) -> None:
    """LIM-TRM-08: no key is missing, none is too many, for a nation and for a spectator."""
    match = GAME.new(seats, seed=seed, options={"alliances": True, "generations": 3})
    chance = Random(seed)
    while not match.finished:
        for seat in (0, None):
            shown = match.view(seat)
            assert msgspec.convert(shown, LimitView) == shown
        choose_at_random(match, chance)
