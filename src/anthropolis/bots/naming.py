"""Bots by name: `random`, `greedy`, `mcts`, `mcts:500` (iterations), `mcts:1.5s` (seconds).

Other bots come in through the entry point group `anthropolis.bots`, or as `module:Class`: whatever
makes a bot of a game and a source of chance.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from anthropolis.bots.bot import Bot, GreedyBot, RandomBot
from anthropolis.bots.mcts import SearchBot
from anthropolis.engine.chance import Chance
from anthropolis.engine.game import Game
from anthropolis.engine.options import AUTOMA

DEFAULT_ITERATIONS = 400
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 600.0
NAMES = ("random", "greedy", "mcts", AUTOMA)
AUTOMAS = (AUTOMA, f"{AUTOMA}:easy")
BOT_NAMES = ", ".join(["random, greedy, mcts, mcts:ITERATIONS, mcts:SECONDSs", *AUTOMAS])
"""What a person may write for a bot, but for installed ones and `module:Class`."""
GROUP = "anthropolis.bots"

MakeBot = Callable[[Game, Chance], Bot]


class BadBot(ValueError):
    """A bot that does not exist."""


def check_bot(name: str) -> str:
    """The name itself if there is such a bot; raises BadBot."""
    module, colon, _ = name.partition(":")
    if colon and module not in NAMES:
        _found(name)
        return name
    return check_installed_bot(name)


def check_installed_bot(name: str) -> str:
    """As `check_bot`, without `module:Class`: nothing is imported that was not installed."""
    kind, colon, strength = name.partition(":")
    if name in AUTOMAS:
        return name
    if name not in _installed() and (kind not in NAMES or (colon and kind != "mcts")):
        others = "".join(f"{other}, " for other in sorted(_installed()))
        raise BadBot(f"unknown bot {name!r}: choose {BOT_NAMES}, {others}or module:Class")
    if colon:
        search_strength(strength)
    return name


@cache
def _installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, looked for once; the names of our own stay ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in NAMES}


def _found(name: str) -> Any:
    """What `module:Class` names; raises BadBot."""
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise BadBot(f"unknown bot {name!r}: {error}") from error
    if not callable(found):
        raise BadBot(f"{name!r} is no bot: it must make one of a game and a source of chance")
    return found


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
    """The bot of that name for one seat of one game; raises BadBot.

    Whoever sits where an automa plays is never asked.
    """
    kind, colon, strength = name.partition(":")
    if kind == "mcts":
        iterations, seconds = search_strength(strength) if colon else (DEFAULT_ITERATIONS, 0.0)
        return SearchBot(game, chance, iterations, seconds)
    check_bot(name)
    if name == "random" or name in AUTOMAS:
        return RandomBot(game, chance)
    if name == "greedy":
        return GreedyBot(game, chance)
    make = _found(name) if colon else _installed()[name].load()
    return made_by(make, game, chance)


def made_by(make: Any, game: Game, chance: Chance) -> Bot:
    """What a factory makes; raises BadBot if that is no bot."""
    bot = make(game, chance)
    if not isinstance(bot, Bot):
        raise BadBot(f"{name_of(make)!r} makes {type(bot).__name__}, which is no Bot")
    return bot


def name_of(player: str | Bot | MakeBot) -> str:
    """What a bot is called in results; a class or a function by `module:Class`."""
    if isinstance(player, str):
        return player
    named: Any = type(player) if isinstance(player, Bot) else player
    return f"{named.__module__}:{getattr(named, '__qualname__', type(named).__qualname__)}"


def portable_name(player: str | Bot | MakeBot) -> str | None:
    """The name by which another process finds the bot; None if it lives in this process alone."""
    name = name_of(player)
    if isinstance(player, str):
        return name
    if isinstance(player, Bot) or name.startswith("__main__:"):
        return None
    try:
        return name if _found(name) is player else None
    except BadBot:
        return None
