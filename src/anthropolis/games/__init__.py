"""The games, one package each. A game never imports another."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that can be called.

    Importing a game puts this package in the place of the function `anthropolis.games`; calling
    either gives the ids of all installed games.
    """

    def __call__(self) -> list[str]:
        from anthropolis.engine.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
