"""Everything a running server holds."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

from anthropolis.server.classes.school import School
from anthropolis.server.config import Config
from anthropolis.server.counts import Counts
from anthropolis.server.laboratory.laboratory import Laboratory
from anthropolis.server.store import open_store
from anthropolis.server.store.notify import Spent
from anthropolis.server.tables.hall import Hall
from anthropolis.server.thinking.pool import Thinkers
from anthropolis.server.web.files import Files, open_now
from anthropolis.server.web.limits import Buckets

if TYPE_CHECKING:
    from anthropolis.server.web.socket import Page

log = logging.getLogger("anthropolis.server")

RESTARTING = 1012
FILES_SECONDS = 5.0
SHARE_SECONDS = 1.0
RUNNER_SECONDS = 1.0


class Serving:
    """Store, tables, thinkers, pages and limits of one process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.counts = Counts()
        self.store = open_store(config.store, config.notify)
        self.thinkers = Thinkers(config.thinkers)
        self.hall = Hall(config, self.store, self.thinkers, self.counts)
        self.laboratory = Laboratory(config)
        self.school = School(self.hall)
        self.pages: set[Page] = set()
        self.closing = False
        self.files = Files()
        limits = config.limits
        self.address_buckets = Buckets(limits.requests)
        self.table_buckets = Buckets(limits.tables)
        self.seat_buckets = Buckets(limits.seat_messages)
        self.message_buckets = Buckets(limits.address_messages)
        self.file_buckets = Buckets(limits.files)
        self.counts.gauge("sockets", "Open sockets", lambda: len(self.pages))
        self.counts.gauge("hot_tables", "Tables in memory", lambda: len(self.hall.tables))
        self.counts.gauge("open_files", "Files and sockets that are open", open_now)
        self.counts.gauge("broken_tables", "Tables set aside", lambda: len(self.hall.sick))
        self.counts.gauge("commits", "Commits of the store", lambda: self.store.writer.commits)

    async def start(self) -> None:
        # The writer's thread must not wait long for its turn while the event loop is busy.
        sys.setswitchinterval(0.002)
        self.thinkers.start()
        await self.hall.start()
        self.hall.chores.every(FILES_SECONDS, self.files.look)
        if self.config.laboratory:
            self.hall.chores.every(RUNNER_SECONDS, self.laboratory.mind_runner)
        if self.store.notifier.shared:
            loop = asyncio.get_running_loop()

            def heard(spent: Spent) -> None:
                loop.call_soon_threadsafe(self.hear_spent, spent)

            self.store.notifier.on_spent = heard
            self.hall.chores.every(SHARE_SECONDS, self.share_spent)

    async def stop(self) -> None:
        """Let pages go with a code that tells them to come back, then finish writing."""
        self.closing = True
        for page in list(self.pages):
            page.close(RESTARTING)
        await self.hall.stop()
        await asyncio.to_thread(self.laboratory.close)
        await asyncio.to_thread(self.thinkers.stop)
        await asyncio.to_thread(self.store.notifier.stop)
        await asyncio.to_thread(self.store.close)
        log.info("stopped")

    def sockets_from(self, address: str) -> int:
        return sum(page.address == address for page in self.pages)

    @property
    def shared_buckets(self) -> dict[str, Buckets]:
        """The limits of addresses, which count over all processes of a store."""
        return {
            "requests": self.address_buckets, "tables": self.table_buckets,
            "messages": self.message_buckets,
        }  # fmt: skip

    async def share_spent(self) -> None:
        spent = {name: buckets.take_spent() for name, buckets in self.shared_buckets.items()}
        if any(spent.values()):
            await self.store.tell_spent(spent)

    def hear_spent(self, spent: Spent) -> None:
        for name, taken in spent.items():
            for address, tokens in taken.items():
                self.shared_buckets[name].spent_elsewhere(address, tokens)

    def charge(self, address: str, path: str) -> float:
        """Take a request from an address's share; returns the seconds to wait, if it has none."""
        buckets = self.address_buckets if path.startswith("/api") else self.file_buckets
        return buckets.wait(address)
