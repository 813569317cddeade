"""A bot's move, whatever happens: the bot, once more if it crashed, then greedy, then any."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence

from anthropolis.engine.match import Match
from anthropolis.server.thinking.levels import FALLBACK, FALLBACK_SECONDS
from anthropolis.server.thinking.origin import Origin
from anthropolis.server.thinking.pool import Crashed, Pool, TooSlow
from anthropolis.server.thinking.turns import Turn

log = logging.getLogger("anthropolis.bots")


async def bot_key(
    pool: Pool,
    origin: Origin,
    choices: Sequence[tuple[int, str]],
    seat: int,
    bot: str,
    seconds: float,
    turn: Turn | None = None,
    waits: Callable[[], None] | None = None,
) -> str | None:
    """The key that the bot takes, or None when neither it nor greedy came to an answer."""
    attempts = [(bot, seconds), (bot, seconds), (FALLBACK, FALLBACK_SECONDS)]
    while attempts:
        name, limit = attempts.pop(0)
        where = {"table": origin.table, "seat": seat, "bot": name}
        try:
            key: str = await pool.ask(origin, choices, "bot", (seat, name), limit, turn, waits)
        except TooSlow:
            attempts = [attempt for attempt in attempts if attempt[0] != name]
            log.warning("bot too slow, next is %s", _next(attempts), extra=where)
        except Crashed as error:
            log.warning("bot crashed (%s), next is %s", error, _next(attempts), extra=where)
        else:
            return key
    return None


def _next(attempts: list[tuple[str, float]]) -> str:
    return attempts[0][0] if attempts else "any option"


def any_key(match: Match, seat: int) -> str:
    """Any option: a table must never stand still."""
    options = match.decision(seat).options
    return options[secrets.randbelow(len(options))].key
