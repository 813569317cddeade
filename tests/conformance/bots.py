"""The bots that the suite tries on every game."""

from __future__ import annotations

from anthropolis.bots import make_bot
from anthropolis.bots.bot import Bot
from anthropolis.engine.chance import Chance
from anthropolis.engine.game import Game


def random_bot(game: Game, chance: Chance) -> Bot:
    return make_bot("random", game, chance)


def greedy_bot(game: Game, chance: Chance) -> Bot:
    return make_bot("greedy", game, chance)


def search_bot(game: Game, chance: Chance) -> Bot:
    return make_bot("mcts:6", game, chance)


BOTS = [random_bot, greedy_bot, search_bot]
