"""The hall: all tables of this process. Hot ones stay in memory, any other is read when needed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from anthropolis.engine.record import Record
from anthropolis.engine.registry import UnknownGame
from anthropolis.server.config import Config
from anthropolis.server.counts import Counts
from anthropolis.server.joining import CreatedTable
from anthropolis.server.now import now
from anthropolis.server.requests import Branch, NewTable
from anthropolis.server.store import Store, StoreDown, TableRow
from anthropolis.server.store.notify import Told
from anthropolis.server.tables.chores import Chores
from anthropolis.server.tables.keeping import Keeping
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.making import (
    Made,
    installed,
    make_branch,
    make_record_branch,
    make_rematch,
    make_table,
    playable,
)
from anthropolis.server.tables.refusing import Refusal, fault, for_programs, other_version
from anthropolis.server.tables.table import Table
from anthropolis.server.thinking.levels import patience
from anthropolis.server.thinking.looking import Lookings
from anthropolis.server.thinking.pool import Thinkers

log = logging.getLogger("anthropolis.hall")

HOUSEKEEPING_SECONDS = 600.0
LOOK_AGAIN_SECONDS = 2.0
"""How often followed tables are compared with the store, and how old a table may be unasked."""
START_UP_SECONDS = 120.0
"""After a restart, whatever is due within this time is looked at at once."""
SICK_SECONDS = 60.0
"""So long a table that could not be read is not tried again."""
TABLE_ID = re.compile(r"[a-z0-9]{1,32}")


class Hall:
    """Finds, makes and follows tables."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, counts: Counts) -> None:
        self.config = config
        self.store = store
        self.thinkers = thinkers
        self.counts = counts
        self.chores = Chores()
        self.keeping = Keeping(self)
        self.lookings = Lookings()
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.sick: dict[str, tuple[Refusal, float]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._early = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self.others: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {}
        """What is stored beside tables and followed here, by its id: how to look at it again."""

    async def start(self) -> None:
        """Listen to other processes and look after what happens by itself."""
        self._loop = asyncio.get_running_loop()
        self.store.notifier.listen(self._heard_in_thread)
        self._early = 0.0 if self.store.notifier.shared else START_UP_SECONDS
        self.chores.every(self.config.sweep_seconds, self._sweep)
        self.chores.every(HOUSEKEEPING_SECONDS, self.keeping.keep_house)
        self.chores.every(LOOK_AGAIN_SECONDS, self._look_again)

    async def stop(self) -> None:
        """Let no bot begin anything new; whatever is being written is finished."""
        self._loop = None
        await self.chores.stop()
        await self.lookings.stop()
        thinking = [task for live in self.tables.values() for task in live.minder.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for live in self.tables.values():
            async with live.lock:
                pass

    # -- finding -------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store; raises Refusal."""
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            if live.checked < time.monotonic() - LOOK_AGAIN_SECONDS:
                await self.check([live])
            if table_id in self.tables:
                return live
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal("not_found")
        refusal, until = self.sick.get(table_id, (None, 0.0))
        if refusal is not None and time.monotonic() < until:
            raise refusal
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        self.sick.pop(table_id, None)
        try:
            table = await self.read_table(table_id)
            tokens = await self.store.tokens(table_id)
            chat = await self.store.chat(table_id)
        except StoreDown as error:
            raise Refusal("unavailable") from error
        except Refusal as refusal:
            if refusal.code == "broken":
                self.sick[table_id] = (refusal, time.monotonic() + SICK_SECONDS)
            raise
        return self._keep(LiveTable(self, table, tokens, chat))

    async def read_table(self, table_id: str, upto: int | None = None) -> Table:
        """Play a table again from the store; raises Refusal or StoreDown."""
        row = await self.store.table(table_id)
        if row is None:
            raise Refusal("not_found")
        if row.status == "archived":
            raise Refusal("archived")
        check_rules(row)
        entries = await self.store.entries(table_id)
        if upto is not None:
            entries = [stored for stored in entries if stored.number <= upto]

        def replay() -> Table:
            table = Table(row)
            table.replay(entries)
            return table

        try:
            return await asyncio.to_thread(replay) if len(entries) > 20 else replay()
        except Exception as error:
            number = fault(error, "a table cannot be read", table=table_id).detail.en
            raise Refusal("broken", number) from error

    def _keep(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        if len(self.tables) > self.config.limits.hot_tables:
            self._forget_one()
        return live

    def _forget_one(self) -> None:
        """Let the table go that was longest unused and that nobody follows."""
        for live in self.tables.values():
            if not (live.followed or live.minder.thinking or live.lock.locked()):
                del self.tables[live.id]
                return

    # -- making and ending ---------------------------------------------------------------------

    async def create(self, wish: NewTable, address: str, guest: bool) -> CreatedTable:
        return await self.open(await asyncio.to_thread(make_table, wish, guest), address)

    async def branch(self, origin: Table, wish: Branch, address: str, guest: bool) -> CreatedTable:
        return await self.open(await asyncio.to_thread(make_branch, origin, wish, guest), address)

    async def branch_record(
        self, record: Record, wish: Branch, address: str, guest: bool
    ) -> CreatedTable:
        made = await asyncio.to_thread(make_record_branch, record, wish, guest)
        return await self.open(made, address)

    async def again(self, origin: Table, address: str) -> CreatedTable:
        """Set the table for the next match of the same people."""
        return await self.open(await asyncio.to_thread(make_rematch, origin), address)

    async def open(self, made: Made, address: str) -> CreatedTable:
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
        live = self._keep(LiveTable(self, table, made.tokens, [], address))
        live.minder.carry_on()
        return CreatedTable(live.info(), made.links)

    async def delete(self, table_id: str) -> None:
        await self.store.delete(table_id)
        self.drop(table_id, deleted=True)

    def drop(self, table_id: str, deleted: bool) -> None:
        self.sick.pop(table_id, None)
        live = self.tables.pop(table_id, None)
        if live is not None:
            live.close("deleted" if deleted else "archived")

    # -- what others write ---------------------------------------------------------------------

    def _heard_in_thread(self, told: Told | None) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            with contextlib.suppress(RuntimeError):  # closed in between
                loop.call_soon_threadsafe(self._heard, told)

    def _heard(self, told: Told | None) -> None:
        if told is None:
            self.chores.once(self._look_again())
            return
        for table_id, number in told:
            if table_id in self.others:
                self.chores.once(self.others[table_id]())
            live = self.tables.get(table_id)
            if live is None:
                continue
            if number < 0:
                self.drop(table_id, deleted=False)
            elif number == 0:
                self.chores.once(live.talk.hear_of_a_change())
            elif not (live.followed or live.minder.thinking):
                live.checked = 0.0  # nobody waits for it here: it is read when somebody asks
            elif number > live.table.seq:
                self.chores.once(live.catch_up())

    async def check(self, several: list[LiveTable]) -> None:
        """Compare tables with the store, where notifications may have been lost."""
        at = time.monotonic()
        numbers = await self.store.numbers(live.id for live in several)
        for live in several:
            live.checked = at
            number = numbers.get(live.id)
            if number is None:
                self.drop(live.id, deleted=False)
            elif number > live.table.seq:
                await live.catch_up()

    async def _look_again(self) -> None:
        """Notifications may be lost, and operators tell nobody; what the store says is so."""
        followed = [live for live in self.tables.values() if live.followed]
        await self.check(followed)
        for live in followed:
            with contextlib.suppress(Refusal):
                await live.talk.catch_up()
        for look in list(self.others.values()):
            await look()

    # -- what happens by itself ----------------------------------------------------------------

    async def _sweep(self) -> None:
        """Whatever is due: bots that other processes left, clocks that ran out."""
        early, self._early = self._early, 0.0
        sick = {table_id for table_id, (_, until) in self.sick.items() if until > time.monotonic()}
        for table_id in await self.store.due(now() + early, installed_rules(), 200 + len(sick)):
            if table_id not in sick:
                await self._act_for(table_id)

    async def _act_for(self, table_id: str) -> None:
        try:
            live = await self.table(table_id)
            if not live.minder.thinking:
                await live.catch_up()
            live.minder.overdue()
        except Refusal as refusal:
            extra = {"table": table_id, "code": refusal.code}
            log.warning("cannot act for a table that is due", extra=extra)


def installed_rules() -> list[str]:
    """ "game version" of everything that can be played here."""
    return [f"{game.id} {game.version}" for game in playable()]


def check_rules(row: TableRow) -> None:
    """Raises Refusal unless the rules of this table are installed."""
    try:
        version = installed(row.game).version
    except UnknownGame as error:
        raise Refusal("broken", for_programs(error)) from error
    if row.version != version:
        raise Refusal("outdated", other_version(f"{row.game} {row.version}", version))
