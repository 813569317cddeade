"""Bataille pour le Climat: nine regions, thirty-six turns, one counter that must fall to 33."""

from __future__ import annotations

from anthropolis.games.climat.game import GAME

__all__ = ["GAME"]
