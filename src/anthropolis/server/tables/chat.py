"""Chat at a table: numbered lines, stored before they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from msgspec import json

from anthropolis.server.replies import ChatLine, ChatMessage, Role, Text, Viewer
from anthropolis.server.store import Store, StoredEntry
from anthropolis.server.tables.entries import ChatEntry, read_line
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal

if TYPE_CHECKING:
    from anthropolis.server.tables.table import Table

ATTEMPTS = 8
MOST_LINES = 5000


class Talk:
    """The lines of one table. `tell` sends a message to everybody who listens."""

    def __init__(
        self, table: Table, lines: list[StoredEntry], store: Store, tell: Callable[[bytes], None]
    ) -> None:
        self.table = table
        self.store = store
        self.tell = tell
        self.lines = lines
        self.lock = asyncio.Lock()

    @property
    def seq(self) -> int:
        return len(self.lines)

    def after(self, number: int) -> list[ChatLine]:
        return [self._line(stored) for stored in self.lines[number:]]

    async def say(self, viewer: Viewer, text: str) -> int:
        """Store a line and tell it; returns its number."""
        body = json.encode(ChatEntry(viewer.seat, viewer.role, text)).decode()
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.seq >= MOST_LINES:
                    raise Refusal("slow_down")
                stored = StoredEntry(self.seq + 1, time.time(), body)
                if await self.store.say(self.table.id, stored):
                    self._hear(stored)
                    return stored.number
                await self._follow()
        raise Refusal("unavailable")

    async def catch_up(self) -> None:
        """Hear what was said to another process."""
        async with self.lock:
            await self._follow()

    async def _follow(self) -> None:
        for stored in await self.store.chat(self.table.id, self.seq):
            self._hear(stored)

    def _hear(self, stored: StoredEntry) -> None:
        self.lines.append(stored)
        self.tell(encode(ChatMessage("", self._line(stored))))

    def _line(self, stored: StoredEntry) -> ChatLine:
        said = read_line(stored.body)
        name = Text("Facilitator", "Animateur") if said.seat is None else self.table.name(said.seat)
        role = cast(Role, said.role)
        return ChatLine(stored.number, stored.at, said.seat, role, name, said.text)
