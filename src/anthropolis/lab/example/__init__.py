"""The Pond: the shortest complete game. Copy it with `anthropolis new-game NAME`."""

from __future__ import annotations

from .game import Pond

GAME = Pond()
