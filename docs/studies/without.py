"""Greedy players of Bataille pour le Climat who never choose some permanent transformations.

Called by name in climat_transformations.toml: `without:Vehicles` and so on. What a rule makes a
region learn by itself still comes; a team that is asked takes anything else it may.
"""

from __future__ import annotations

import anthropolis
from anthropolis.bots.bot import GreedyBot, best_of


class Without(anthropolis.Bot):
    """Takes what looks best among the options that do not name what it does without."""

    refused: tuple[str, ...] = ()

    def __init__(self, game, chance):
        super().__init__(game, chance)
        self.greedy = GreedyBot(game, chance)

    def choose(self, state, seat):
        options = self.allowed(state, seat, self.game.shortlist(state, seat, self.chance))
        if not options:
            options = self.allowed(state, seat, state.options(seat)) or state.options(seat)
        if len(options) == 1:
            return options[0]
        return options[best_of(self.greedy.worths(state, seat, options), self.chance)]

    def allowed(self, state, seat, options):
        world = self.game.imagine(state, seat, self.chance)
        said = [world.asking.describe(world, seat, option).params for option in options]
        named = [{gaps.get("what"), gaps.get("tp")} for gaps in said]
        return [o for o, names in zip(options, named) if not names & set(self.refused)]


class Nothing(Without):
    """Does without nothing: the greedy player itself, as what the others are compared with."""


class Vehicles(Without):
    """A and B, which save oil."""

    refused = ("tp_a", "tp_b")


class Buildings(Without):
    """C and D, which save electricity."""

    refused = ("tp_c", "tp_d")


class Industry(Without):
    """E and F, which lower emissions."""

    refused = ("tp_e", "tp_f")


class Discipline(Without):
    """G and H, which open the pairs."""

    refused = ("tp_g", "tp_h")


class Demography(Without):
    """I to L, which slow the growth of populations."""

    refused = ("tp_i", "tp_j", "tp_k", "tp_l")


class Worldwide(Without):
    """M to P, which serve all regions at once."""

    refused = ("tp_m", "tp_n", "tp_o", "tp_p")
