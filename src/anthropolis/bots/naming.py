"""Bots by name: `random`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:1.5s` (seconds)."""

from __future__ import annotations

from anthropolis.bots.bot import Bot, GreedyBot, RandomBot
from anthropolis.bots.mcts import SearchBot
from anthropolis.engine.chance import Chance
from anthropolis.engine.game import Game

DEFAULT_ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0
NAMES = ("random", "greedy", "mcts")


class BadBot(ValueError):
    """A bot that does not exist."""


def check_bot(name: str) -> str:
    """The name itself if there is such a bot; raises BadBot."""
    kind, colon, strength = name.partition(":")
    if kind not in NAMES or (colon and kind != "mcts"):
        raise BadBot(
            f"unknown bot {name!r}: choose random, greedy, mcts, mcts:ITERATIONS or mcts:SECONDSs"
        )
    if colon:
        search_strength(strength)
    return name


def search_strength(text: str) -> tuple[int, float]:
    """`400` is iterations, `1.5s` is seconds."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= MOST_SECONDS:
                return 1, seconds
        elif 0 < int(text) <= MOST_ITERATIONS:
            return int(text), 0.0
    except ValueError:
        pass
    raise BadBot(
        f"bad strength {text!r} for mcts: give iterations (1 to {MOST_ITERATIONS}) "
        f"or seconds (0.01s to {MOST_SECONDS:.0f}s)"
    )


def make_bot(name: str, game: Game, chance: Chance) -> Bot:
    """The bot of that name for one seat of one game; raises BadBot."""
    check_bot(name)
    kind, _, strength = name.partition(":")
    if kind == "random":
        return RandomBot(game, chance)
    if kind == "greedy":
        return GreedyBot(game, chance)
    iterations, seconds = search_strength(strength) if strength else (DEFAULT_ITERATIONS, 0.0)
    return SearchBot(game, chance, iterations, seconds)
