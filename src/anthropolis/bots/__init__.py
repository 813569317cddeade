"""Players that are programs. They see what their seat sees, never the true hidden state."""

from __future__ import annotations

from anthropolis.bots.bot import Bot
from anthropolis.bots.naming import BadBot, make_bot
from anthropolis.bots.play import Player, play_out

__all__ = ["BadBot", "Bot", "Player", "make_bot", "play_out"]
