"""The hall: all tables of this process. Hot ones stay in memory, any other is read when needed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

from anthropolis.engine.registry import load
from anthropolis.server.config import Config
from anthropolis.server.counts import Counts
from anthropolis.server.replies import Branch, CreatedTable, NewTable
from anthropolis.server.store import Store, StoreDown
from anthropolis.server.store.notify import Told
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.making import Made, make_branch, make_table
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.thinking.levels import patience
from anthropolis.server.thinking.pool import Thinkers

log = logging.getLogger("anthropolis.hall")

DAY = 86_400.0
HOUSEKEEPING_SECONDS = 600.0
LOOK_AGAIN_SECONDS = 5.0
START_UP_SECONDS = 120.0
"""After a restart, whatever is due within this time is looked at at once."""


class Hall:
    """Finds, makes, follows and archives tables."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, counts: Counts) -> None:
        self.config = config
        self.store = store
        self.thinkers = thinkers
        self.counts = counts
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hopeless: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """Listen to other processes and look after what happens by itself."""
        self._loop = asyncio.get_running_loop()
        self.store.notifier.listen(self._heard_in_thread)
        early = 0.0 if self.store.notifier.shared else START_UP_SECONDS
        self.spawn(self._sweep(early))
        self.spawn(self._keep_house())
        if self.store.notifier.shared:
            self.spawn(self._look_again())

    async def stop(self) -> None:
        """Let no bot begin anything new; whatever is being written is finished."""
        self._loop = None
        tasks = list(self._tasks)
        for live in self.tables.values():
            tasks += live.thinking.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            async with live.lock:
                pass

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside; failures are logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, (Refusal, StoreDown)):
                log.warning("background work came to nothing: %s", type(error).__name__)
            else:
                log.error("background work failed", exc_info=error)

    # -- finding -------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store; raises Refusal."""
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table = await self.read_table(table_id)
            tokens = await self.store.tokens(table_id)
            chat = await self.store.chat(table_id)
        except StoreDown as error:
            raise Refusal("unavailable") from error
        return self._keep(LiveTable(self, table, tokens, chat))

    async def read_table(self, table_id: str, upto: int | None = None) -> Table:
        """Play a table again from the store; raises Refusal or StoreDown."""
        row = await self.store.table(table_id)
        if row is None:
            raise Refusal("not_found")
        if row.status == "archived":
            raise Refusal("archived")
        version = load(row.game).version
        if row.version != version:
            detail = f"rules version {row.version}, the server has {version}"
            raise Refusal("archived", detail)
        entries = await self.store.entries(table_id)
        if upto is not None:
            entries = [stored for stored in entries if stored.number <= upto]

        def replay() -> Table:
            table = Table(row)
            table.replay(entries)
            return table

        return await asyncio.to_thread(replay) if len(entries) > 20 else replay()

    def _keep(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        if len(self.tables) > self.config.limits.hot_tables:
            self._forget_one()
        return live

    def _forget_one(self) -> None:
        """Let the table go that was longest unused and that nobody follows."""
        for live in self.tables.values():
            if not (live.listeners or live.thinking or live.lock.locked()):
                del self.tables[live.id]
                return

    # -- making and ending ---------------------------------------------------------------------

    async def create(self, wish: NewTable) -> CreatedTable:
        return await self._open(await asyncio.to_thread(make_table, wish))

    async def branch(self, origin: Table, wish: Branch) -> CreatedTable:
        return await self._open(await asyncio.to_thread(make_branch, origin, wish))

    async def _open(self, made: Made) -> CreatedTable:
        table = made.table
        due = table.due(patience)
        try:
            stored = await self.store.create(
                table.row, made.tokens, made.entries, len(table.line), due
            )
        except StoreDown as error:
            raise Refusal("unavailable") from error
        if not stored:
            raise Refusal("unavailable")
        live = self._keep(LiveTable(self, table, made.tokens, []))
        live.carry_on()
        return CreatedTable(live.info(), made.links)

    async def delete(self, table_id: str) -> None:
        await self.store.delete(table_id)
        self._drop(table_id, deleted=True)

    def _drop(self, table_id: str, deleted: bool) -> None:
        live = self.tables.pop(table_id, None)
        if live is not None:
            live.close("deleted" if deleted else "archived")

    async def archive_idle(self) -> int:
        """Keep the records of tables that nobody has touched for long; returns how many."""
        before = time.time() - self.config.archive_after_days * DAY
        count = 0
        for table_id in await self.store.idle(before):
            with contextlib.suppress(Refusal):
                live = await self.table(table_id)
                async with live.lock:
                    record = live.table.match.record()
                    record.names = live.table.names(live.table.settings.language)
                    kept = await self.store.archive(
                        table_id, live.table.seq, record.to_json(), time.time()
                    )
                if kept:
                    count += 1
                    log.info("archived", extra={"table": table_id})
                    self._drop(table_id, deleted=False)
        return count

    # -- what others write ---------------------------------------------------------------------

    def _heard_in_thread(self, told: Told | None) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):  # closed in between
                loop.call_soon_threadsafe(self._heard, told)

    def _heard(self, told: Told | None) -> None:
        if told is None:
            self.spawn(self._compare())
            return
        for table_id, number in told:
            live = self.tables.get(table_id)
            if live is None:
                continue
            if number < 0:
                self._drop(table_id, deleted=False)
            elif number == 0:
                self.spawn(live.talk.catch_up())
            elif number > live.table.seq:
                self.spawn(live.catch_up())

    async def _compare(self) -> None:
        """See which followed tables have moved without our hearing of it."""
        followed = {live.id: live for live in self.tables.values() if live.listeners}
        for table_id, number in (await self.store.numbers(followed)).items():
            if number > followed[table_id].table.seq:
                await followed[table_id].catch_up()

    async def _look_again(self) -> None:
        """Notifications may be lost; what the store says is not."""
        while True:
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            with contextlib.suppress(StoreDown, Refusal):
                await self._compare()
                for live in [x for x in self.tables.values() if x.listeners]:
                    await live.talk.catch_up()

    # -- what happens by itself ----------------------------------------------------------------

    async def _sweep(self, early: float) -> None:
        """Whatever is due: bots that other processes left, clocks that ran out."""
        while True:
            with contextlib.suppress(StoreDown):
                for table_id in await self.store.due(time.time() + early):
                    if table_id not in self._hopeless:
                        await self._act_for(table_id)
            early = 0.0
            await asyncio.sleep(self.config.sweep_seconds)

    async def _act_for(self, table_id: str) -> None:
        try:
            live = await self.table(table_id)
            if not live.thinking:
                await live.catch_up()
            live.overdue()
        except Refusal as refusal:
            if refusal.code != "unavailable":  # older rules: it will not get better by itself
                self._hopeless.add(table_id)
            extra = {"table": table_id, "code": refusal.code}
            log.warning("cannot act for a table that is due", extra=extra)

    async def _keep_house(self) -> None:
        while True:
            with contextlib.suppress(StoreDown):
                await self.archive_idle()
                await self.store.sweep_orphans()
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
