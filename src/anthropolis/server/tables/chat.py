"""Chat at a table: numbered lines, stored before they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from msgspec import MsgspecError, json

from anthropolis.server.replies import ChatLine, ChatMessage, Viewer
from anthropolis.server.store import Store, StoredEntry
from anthropolis.server.tables.entries import ChatEntry, read_line
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.terms import Role, Text

if TYPE_CHECKING:
    from anthropolis.server.tables.table import Table

ATTEMPTS = 8
MOST_LINES = 5000
PAGE = 100
"""So many lines are sent at once; whoever wants earlier ones asks for them."""

TALKED_ENOUGH = Text("this table has talked enough", "cette table a assez parlé")


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
        """The newest lines behind this number."""
        return [self._line(stored) for stored in self.lines[number:][-PAGE:]]

    def before(self, number: int | None) -> list[ChatLine]:
        """The page of lines that ends before this number."""
        last = self.seq if number is None else max(0, number - 1)
        return [self._line(stored) for stored in self.lines[max(0, last - PAGE) : last]]

    async def say(self, viewer: Viewer, text: str) -> int:
        """Store a line and tell it; returns its number."""
        body = json.encode(ChatEntry(viewer.seat, viewer.role, text)).decode()
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.seq >= MOST_LINES:
                    raise Refusal("slow_down", TALKED_ENOUGH)
                stored = StoredEntry(self.seq + 1, self.table.now(), body)
                if await self.store.say(self.table.id, stored):
                    self._hear(stored)
                    return stored.number
                await self._follow()
        raise Refusal("unavailable")

    async def delete(self, number: int) -> None:
        """Take the words out of a line; who said it and when stays."""
        async with self.lock:
            if not 1 <= number <= self.seq:
                raise Refusal("not_found")
            old = self.lines[number - 1]
            said = read(old)
            body = json.encode(ChatEntry(said.seat, said.role, "", True)).decode()
            await self.store.reword(self.table.id, number, body)
            self.lines[number - 1] = old._replace(body=body)
            self.tell(encode(ChatMessage("", self._line(self.lines[number - 1]))))

    async def catch_up(self) -> None:
        """Hear what was said to another process."""
        async with self.lock:
            await self._follow()

    async def hear_of_a_change(self) -> None:
        """Somebody spoke at another process, or a line was deleted there."""
        async with self.lock:
            if not await self._follow():
                for old, stored in zip(self.lines, await self.store.chat(self.table.id)):
                    if old != stored:
                        self.lines[stored.number - 1] = stored
                        self.tell(encode(ChatMessage("", self._line(stored))))

    async def _follow(self) -> int:
        """Hear what is new; returns how many lines."""
        new = await self.store.chat(self.table.id, self.seq)
        for stored in new:
            self._hear(stored)
        return len(new)

    def _hear(self, stored: StoredEntry) -> None:
        self.lines.append(stored)
        self.tell(encode(ChatMessage("", self._line(stored))))

    def _line(self, stored: StoredEntry) -> ChatLine:
        said = read(stored)
        name = Text("Facilitator", "Animateur") if said.seat is None else self.table.name(said.seat)
        return line(stored, said, name)


def read(stored: StoredEntry) -> ChatEntry:
    """What was said; a line that cannot be read counts as deleted."""
    try:
        return read_line(stored.body)
    except MsgspecError:
        return ChatEntry(None, "facilitator", "", True)


def line(stored: StoredEntry, said: ChatEntry, name: Text) -> ChatLine:
    role = cast(Role, said.role)
    return ChatLine(stored.number, stored.at, said.seat, role, name, said.text, said.deleted)


def line_of(stored: StoredEntry, names: list[str | None]) -> ChatLine:
    """A line of a table of which only the store tells."""
    said = read(stored)
    known = said.seat is not None and said.seat < len(names)
    name = (names[said.seat] if known and said.seat is not None else None) or ""
    return line(stored, said, Text(name, name))
