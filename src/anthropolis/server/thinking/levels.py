"""How strong a bot is, and how long it may think."""

from __future__ import annotations

from anthropolis.bots.naming import BadBot, check_installed_bot, search_strength
from anthropolis.server.about import LevelInfo
from anthropolis.server.terms import Text

LEVELS = [
    LevelInfo("random", "random", Text("Random", "Au hasard"), 3.0),
    LevelInfo("easy", "greedy", Text("Easy", "Facile"), 6.0),
    LevelInfo("medium", "mcts:200", Text("Medium", "Moyen"), 12.0),
    LevelInfo("hard", "mcts:1000", Text("Hard", "Difficile"), 25.0),
    LevelInfo("expert", "mcts:2s", Text("Expert", "Expert"), 25.0),
]
BY_NAME = {level.level: level for level in LEVELS}
DEFAULT_LEVEL = "easy"
FALLBACK = "greedy"
FALLBACK_SECONDS = 6.0
CLOCK_BOT = "greedy"
QUICK = ("random", "greedy")
"""These look at what is before them and do not search."""
MOST_ITERATIONS = 5000
MOST_SECONDS = 10.0
GUEST_ITERATIONS = 1000
GUEST_SECONDS = 2.0
"""What people may ask for who come from another machine."""
PATIENCE = 5.0
"""How much later than its limit a bot's move may be before another process makes it."""


def bot_of(level: str | None, guest: bool = False) -> tuple[str, float]:
    """The bot of a level or name and the seconds it may take; raises BadBot."""
    name = level or DEFAULT_LEVEL
    if name in BY_NAME:
        return BY_NAME[name].bot, BY_NAME[name].seconds
    check_installed_bot(name)
    kind, _, strength = name.partition(":")
    if kind != "mcts":
        return name, FALLBACK_SECONDS
    iterations, seconds = search_strength(strength) if strength else (400, 0.0)
    most = (GUEST_ITERATIONS, GUEST_SECONDS) if guest else (MOST_ITERATIONS, MOST_SECONDS)
    if iterations > most[0] or seconds > most[1]:
        raise BadBot(
            f"{name!r} would think too long here: at most mcts:{most[0]} or mcts:{most[1]:.0f}s"
        )
    return name, seconds + BY_NAME["hard"].seconds


def patience(level: str | None) -> float:
    """After so many seconds the move of this bot is overdue."""
    return bot_of(level)[1] + FALLBACK_SECONDS + PATIENCE
