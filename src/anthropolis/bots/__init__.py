"""Players that are programs. They see what their seat sees, never the true hidden state."""

from __future__ import annotations

from anthropolis.bots.naming import BadBot, make_bot
from anthropolis.bots.play import play_out

__all__ = ["BadBot", "make_bot", "play_out"]
