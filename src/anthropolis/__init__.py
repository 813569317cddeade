"""Anthropolis: play, simulate and study board games about the limits of the planet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anthropolis.engine.flow import Illegal
from anthropolis.engine.game import Game
from anthropolis.engine.match import BadSeats, Match, new_match, replay, verify
from anthropolis.engine.options import BadOption
from anthropolis.engine.record import BadRecord, Record
from anthropolis.engine.registry import UnknownGame, games, load

if TYPE_CHECKING:
    from anthropolis.bots import Bot, Player, play_out
    from anthropolis.envs.batch import batch
    from anthropolis.lab.analysis import analyse
    from anthropolis.lab.results import Results
    from anthropolis.lab.simulate import simulate
    from anthropolis.lab.timeline import timeline

__version__ = "0.1.0"

__all__ = [
    "BadOption", "BadRecord", "BadSeats", "Bot", "Game", "Illegal", "Match", "Player",
    "Record", "Results", "UnknownGame", "analyse", "batch", "games", "load", "new_match",
    "play_out", "replay", "simulate", "timeline", "verify",
]  # fmt: skip

_LATER = {
    "Bot": "anthropolis.bots",
    "Player": "anthropolis.bots",
    "play_out": "anthropolis.bots",
    "batch": "anthropolis.envs.batch",
    "analyse": "anthropolis.lab.analysis",
    "simulate": "anthropolis.lab.simulate",
    "Results": "anthropolis.lab.results",
    "timeline": "anthropolis.lab.timeline",
}


def __getattr__(name: str) -> Any:
    """Bots and the lab are imported when first used: `import anthropolis` stays light."""
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'anthropolis' has no attribute {name!r}")
