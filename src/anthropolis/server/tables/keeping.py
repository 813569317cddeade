"""What is kept of matches: records and logs for ever, archives that can be opened again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from anthropolis.engine.record import Record
from anthropolis.server.now import now
from anthropolis.server.store import StoredEntry, TableRow
from anthropolis.server.store.classes import sweep_classes
from anthropolis.server.tables.entries import (
    Choice,
    Entry,
    SteppedBack,
    TakenBack,
    read_entry,
    read_settings,
)
from anthropolis.server.tables.making import played_again
from anthropolis.server.tables.refusing import Refusal, fault
from anthropolis.server.tables.table import Table
from anthropolis.server.thinking.levels import patience
from anthropolis.server.thinking.pool import Crashed, TooSlow
from anthropolis.server.thinking.turns import UNWATCHED, Full, Turn

if TYPE_CHECKING:
    from anthropolis.server.tables.hall import Hall

log = logging.getLogger("anthropolis.keeping")

DAY = 86_400.0
LOG_SECONDS = 60.0


class Line:
    """The choices that stand, each with whether it left no choice; followed without any rules."""

    def __init__(self, opening: list[tuple[int, str]]) -> None:
        self.choices: list[tuple[int, str, bool]] = []
        self._force(opening)

    def _force(self, forced: list[tuple[int, str]]) -> None:
        self.choices += [(seat, key, True) for seat, key in forced]

    def follow(self, entry: Entry) -> None:
        if isinstance(entry, Choice):
            self.choices.append((entry.seat, entry.key, False))
            self._force(entry.then)
        elif isinstance(entry, TakenBack):
            del self.choices[entry.to :]
            self._force(entry.then)
        elif isinstance(entry, SteppedBack):
            self._step_back(entry.seat)

    def _step_back(self, seat: int) -> None:
        forced = True
        while forced:
            own = [place for place, choice in enumerate(self.choices) if choice[0] == seat]
            forced = self.choices.pop(own[-1])[2]


def record_of(row: TableRow, entries: list[StoredEntry]) -> Record:
    """The record from what is stored, without playing it: the rules may not be installed."""
    settings = read_settings(row.settings)
    line = Line(settings.opening)
    for stored in entries:
        line.follow(read_entry(stored.body))
    choices = [(seat, key) for seat, key, _ in line.choices]
    names = [seat.name or f"Player {n}" for n, seat in enumerate(settings.seats, 1)]
    return Record(
        row.game, row.version, len(settings.seats), settings.options, row.seed, choices, None,
        names=names,
    )  # fmt: skip


class Keeping:
    """Housekeeping of one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.started = time.monotonic()
        self._unreadable: set[str] = set()

    async def keep_house(self) -> None:
        await self.archive_idle()
        await self.delete_old()
        await self.hall.store.sweep_orphans()
        await sweep_classes(self.hall.store)
        await self.keep_logs()

    # -- archives ------------------------------------------------------------------------------

    async def archive_idle(self) -> int:
        """Archive tables that nobody has touched for long; returns how many."""
        days = self.hall.config.archive_after_days
        if not await self._clock_is_likely(days):
            return 0
        count = 0
        limit = 100 + len(self._unreadable)
        for table_id in await self.hall.store.idle(now() - days * DAY, limit):
            live = self.hall.tables.get(table_id)
            if table_id in self._unreadable or (live is not None and live.listeners):
                continue
            count += await self._archive_safely(table_id)
        return count

    async def _clock_is_likely(self, days: float) -> bool:
        """A clock that was set wrong must not archive everything: give somebody a day to see it."""
        newest = await self.hall.store.newest()
        if newest is None or now() - newest < days * DAY / 2:
            return True
        if time.monotonic() - self.started > DAY:
            return True
        log.warning("nothing has happened here for long, or the clock is wrong: archiving waits")
        return False

    async def _archive_safely(self, table_id: str) -> bool:
        try:
            return await self.archive(table_id)
        except Refusal:
            return False
        except ValueError as error:  # what is stored cannot be read; it stays as it is
            self._unreadable.add(table_id)
            fault(error, "a table cannot be archived", table=table_id)
            return False

    async def archive(self, table_id: str) -> bool:
        """Keep the record alone; False if the table moved meanwhile."""
        store = self.hall.store
        row = await store.table(table_id)
        if row is None or row.status == "archived":
            raise Refusal("not_found" if row is None else "archived")
        entries = await store.entries(table_id)
        number = entries[-1].number if entries else 0
        record = record_of(row, entries).to_json()
        kept = await store.archive(table_id, number, record, now())
        if kept:
            log.info("archived", extra={"table": table_id})
            self.hall.drop(table_id, deleted=False)
        return kept

    async def reopen(self, row: TableRow) -> None:
        """Go on with an archived match under the rules it was played by; raises Refusal."""
        text = await self.hall.store.record(row.id)
        if row.status != "archived" or text is None:
            raise Refusal("stale")
        record = Record.from_json(text)
        table, entries = await asyncio.to_thread(played_again, row, record.choices)
        at = now()
        if not await self.hall.store.reopen(table.row, entries, at, table.due(patience)):
            raise Refusal("stale")

    async def delete_old(self) -> int:
        """Delete what was archived longer ago than the operator keeps it; returns how many."""
        days = self.hall.config.delete_after_days
        if not days:
            return 0
        old = await self.hall.store.archived_before(now() - days * DAY)
        for table_id in old:
            await self.hall.delete(table_id)
            log.info("deleted, archived long ago", extra={"table": table_id})
        return len(old)

    # -- logs ----------------------------------------------------------------------------------

    async def keep_logs(self) -> None:
        """Write down the logs that a stop or a crash prevented."""
        from anthropolis.server.tables.hall import installed_rules

        for table_id in await self.hall.store.without_log(installed_rules()):
            try:
                live = await self.hall.table(table_id)
            except Refusal:
                continue
            await self.keep_log(live.table)

    async def keep_log(self, table: Table) -> None:
        """Write down what happened in a match that is over, in words, for any later rules."""
        names = (table.names("en"), table.names("fr"))
        try:
            text = await self.hall.thinkers.replays.ask(
                table.origin(), table.choices(), "whole_log", names, LOG_SECONDS,
                Turn("", table.id, UNWATCHED),
            )  # fmt: skip
        except (Crashed, TooSlow, Full) as error:
            log.warning("a log is kept later: %s", error, extra={"table": table.id})
            return
        await self.hall.store.keep_log(table.id, text.decode())
