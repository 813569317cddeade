"""Hegemony: four classes of one country, each with its own rules, share one economy."""

from __future__ import annotations

from anthropolis.games.hegemony.game import GAME

__all__ = ["GAME"]
