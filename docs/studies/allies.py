"""Greedy nations of LIMIT that stand together: `allies:Allied` in limit_allies.toml.

Greedy bots seldom ally by themselves, so that they say little about what alliances do.
"""

from __future__ import annotations

import anthropolis
from anthropolis.bots.bot import GreedyBot
from anthropolis.engine.decision import key_of


class Allied(anthropolis.Bot):
    """Offers an alliance whenever it may, agrees to every offer, and never leaves one."""

    def __init__(self, game, chance):
        super().__init__(game, chance)
        self.greedy = GreedyBot(game, chance)

    def choose(self, state, seat):
        question = state.asking.prompt(state, seat).name
        if question not in ("ask_alliance", "ask_offer_consent"):
            return self.greedy.choose(state, seat)
        keys = {key_of(state.asking.describe(state, seat, o)): o for o in state.options(seat)}
        if "agree" in keys:
            return keys["agree"]
        offers = [option for key, option in keys.items() if key.startswith("offer:")]
        return offers[self.chance.below(len(offers))] if offers else keys["no_alliance_action"]
