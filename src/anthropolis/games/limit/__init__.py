"""LIMIT (Alexandre Poyé, Ludonaute 2025): seven generations on a finite planet."""

from __future__ import annotations

from anthropolis.games.limit.game import GAME

__all__ = ["GAME"]
