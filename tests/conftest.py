"""What all the tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from anthropolis.engine import registry
from anthropolis.engine.game import Game

# A busy machine is not an error.
settings.register_profile("anthropolis", deadline=None)
settings.load_profile("anthropolis")


@pytest.fixture
def register() -> Iterator[Callable[[Game], Game]]:
    """Make a game known for one test."""
    before = dict(registry._loaded)

    def add(game: Game) -> Game:
        registry.register(game)
        return game

    yield add
    registry._loaded.clear()
    registry._loaded.update(before)
