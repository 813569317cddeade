"""What happens at a table by itself: bots that must decide, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from anthropolis.server.replies import BotWaits
from anthropolis.server.tables.entries import Choice
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.terms import Actor
from anthropolis.server.thinking.bots import any_key, bot_key
from anthropolis.server.thinking.levels import CLOCK_BOT, FALLBACK_SECONDS, bot_of
from anthropolis.server.thinking.turns import CLOCK, UNWATCHED, WATCHED, Turn

if TYPE_CHECKING:
    from anthropolis.server.tables.live import LiveTable

log = logging.getLogger("anthropolis.tables")

SEEN_SECONDS = 60.0
"""So long after somebody asked for it over HTTP a table counts as watched."""


class Minder:
    """Lets others think for one table, and stores what they decide."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def carry_on(self) -> None:
        """Let the bots think that must decide now."""
        live = self.live
        if live.faulty or not self._matters():
            return
        for seat in live.table.bots_to_decide():
            bot, seconds = bot_of(live.table.seats[seat].level)
            self._think(seat, bot, seconds, "bot")

    def overdue(self) -> None:
        """Something should have happened by now: a bot's move, or the end of somebody's time."""
        self.carry_on()
        table = self.live.table
        if self.live.faulty:
            return
        for seat, deadline in table.clocks.deadlines(table.persons_to_decide()).items():
            if deadline <= table.now():
                self._think(seat, CLOCK_BOT, FALLBACK_SECONDS, "clock")

    def _silent_key(self, seat: int) -> str | None:
        """The option that a seat takes by saying nothing, where its game has one."""
        table = self.live.table
        silent = table.game.silence(table.match.state, seat)
        options = table.match.decision(seat).options
        return next((option.key for option in options if option.choice == silent), None)

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()

    def _matters(self) -> bool:
        """Whether anybody plays or watches: bots do not think for nobody."""
        watched = self.live.followed or time.monotonic() - self.live.seen < SEEN_SECONDS
        return bool(self.live.table.persons or watched)

    def _turn(self, by: Actor) -> Turn:
        live = self.live
        lane = WATCHED if live.present() else UNWATCHED
        return Turn(live.address, live.id, CLOCK if by == "clock" else lane)

    def _think(self, seat: int, bot: str, seconds: float, by: Actor) -> None:
        decision = self.live.table.began[seat]
        if (seat, decision) in self.thinking:
            return
        task = asyncio.create_task(self._move(seat, decision, bot, seconds, by))
        self.thinking[seat, decision] = task
        task.add_done_callback(lambda _: self.thinking.pop((seat, decision), None))

    async def _move(self, seat: int, decision: int, bot: str, seconds: float, by: Actor) -> None:
        live, table = self.live, self.live.table
        choices, hall = table.choices(), live.hall
        pace = hall.config.bot_pace if live.listeners and by == "bot" else 0.0
        pool, turn = hall.thinkers.for_bot(bot), self._turn(by)

        def waits() -> None:
            live.tell_all(encode(BotWaits("", seat)))

        if by == "clock" and (silent := self._silent_key(seat)):
            await self._insist(Choice(seat, silent, decision, by))
            return
        thought, _ = await asyncio.gather(
            bot_key(pool, table.origin(), choices, seat, bot, seconds, turn, waits),
            asyncio.sleep(pace),
        )
        if thought is None:
            thought = any_key(table.match, seat)
        if by == "clock":
            log.info("the clock decides", extra={"table": live.id, "seat": seat, "bot": bot})
        await self._insist(Choice(seat, thought, decision, by))

    async def _insist(self, choice: Choice) -> None:
        """Store a bot's choice, also if the store is away for a while."""
        where = {"table": self.live.id, "seat": choice.seat}
        for pause in (0.2, 0.5, 1.0, 2.0, 4.0, 0.0):
            try:
                await self.live.choose(choice)
                return
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    # Taken back, paused or decided otherwise meanwhile.
                    extra = {**where, "code": refusal.code}
                    log.info("a bot's choice came to nothing", extra=extra)
                    return
            await asyncio.sleep(pause)
        log.error("the store is away: a bot's choice is lost", extra=where)
