"""Anthropocène: a cooperative card game about objectives that only the others can see."""

from __future__ import annotations

from anthropolis.games.anthropocene.game import GAME

__all__ = ["GAME"]
