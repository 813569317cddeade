"""Help at a table with the box where there is no server: one exchange of text.

A browser runs this with the same rules as the server (`server.packing` hands them out).
"""

from __future__ import annotations

import json
from importlib import import_module

from anthropolis.engine.game import Game


def game_in(package: str) -> Game:
    """The game of a package, where nothing is installed that could name it."""
    game: Game = import_module(package).GAME
    return game


def answer(game: Game, wish: str) -> str:
    """As JSON the `answer` to a wish, or why it is `refused` in both languages."""
    try:
        return json.dumps({"answer": game.help_at_table(json.loads(wish))})
    except ValueError as error:
        french = getattr(error, "french", str(error))
        return json.dumps({"refused": {"en": str(error), "fr": french}})
