"""A team that does nothing: what the world of the game does by itself."""

from __future__ import annotations

from anthropolis.bots.bot import Bot
from anthropolis.engine.flow import State


class Passing(Bot):
    """Takes the first option of every question: passes, not now, that is all, let it happen."""

    def choose(self, state: State, seat: int) -> int:
        return state.options(seat)[0]
