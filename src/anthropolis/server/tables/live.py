"""A table in use: one thing at a time, durable before it is told, told to each as they may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Raw
from msgspec.structs import replace

from anthropolis.engine.flow import Illegal
from anthropolis.server.joining import TableInfo
from anthropolis.server.replies import Gone, Presence, State, Viewer
from anthropolis.server.requests import LogPage
from anthropolis.server.store import StoredEntry, StoreDown, TokenRow
from anthropolis.server.store.dialect import Params
from anthropolis.server.store.store import keeping_record, replacing_token, summarising
from anthropolis.server.store.writer import Append
from anthropolis.server.tables.chat import Talk
from anthropolis.server.tables.entries import (
    Choice,
    Entry,
    LinkChanged,
    SeatChanged,
    TakenBack,
    read_entry,
    write_entry,
)
from anthropolis.server.tables.minding import Minder
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal, fault, illegal
from anthropolis.server.tables.table import Table
from anthropolis.server.tables.telling import Teller, with_sub
from anthropolis.server.terms import Text
from anthropolis.server.thinking.levels import patience

if TYPE_CHECKING:
    from anthropolis.server.tables.hall import Hall

ATTEMPTS = 8
"""How often an entry is tried again when another process was faster."""
MOST_NOTES = 2000
CHANGED_ENOUGH = Text(
    "too much was changed at this table already", "on a déjà trop changé à cette table"
)
LONG = 100
"""From so many choices on, taking back is done outside the event loop."""

Marks = tuple[str, int, str | None]
Reason = Literal["deleted", "archived", "link_changed"]


class Listener(Protocol):
    """A page that follows the table."""

    viewer: Viewer
    eyes: int
    sub: bytes
    token_hash: str | None

    def send(self, message: bytes) -> None: ...

    def end(self, message: bytes) -> None: ...


class Conflict(Exception):
    """Another process has written that number."""


class AlreadyDone(Exception):
    """The same answer to the same decision: it is stored under this number."""

    def __init__(self, seq: int) -> None:
        super().__init__()
        self.seq = seq


class LiveTable:
    """A table with its listeners. All changes go through `act`, which holds the lock."""

    def __init__(
        self,
        hall: Hall,
        table: Table,
        tokens: list[TokenRow],
        chat: list[StoredEntry],
        address: str = "",
    ) -> None:
        self.hall = hall
        self.id = table.id
        self.table = table
        self.teller = Teller(table)
        self.tokens = tokens
        self.talk = Talk(table, chat, hall.store, self.tell_all)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.watchers: set[Callable[[LiveTable], None]] = set()
        """Rooms in which this table is one of several: told that something is new, not what."""
        self.minder = Minder(self)
        self.studied: tuple[int, dict[str, asyncio.Task[Raw]]] = (-1, {})
        """What was worked out about the match as it stands, by its number and what it is."""
        self.broken = False
        self.address = address or table.id
        """Where the table was made, as long as this process remembers; never stored."""
        self.checked = self.seen = time.monotonic()
        self.told = table.seq
        self.left: dict[int, float] = {}
        """When the last page of a seat closed; seats that were never here are away from now on."""
        self.read_at = table.now()
        self.faulty = False
        """A rule failed here: bots and clocks leave the table alone until it is read anew."""
        self._marked = self._marks()

    def _marks(self) -> Marks:
        """What a table's summary depends on, apart from its moves."""
        return (self.table.status, self.table.naming, self.table.rematch)

    # -- changing ------------------------------------------------------------------------------

    async def act(self, make: Callable[[Table], Entry], token: str | None = None) -> int:
        """Make an entry from the table as it is and store it; returns its number.

        `token` is the hash of the new link of a seat whose entry says it gets one.

        `make` raises Refusal when the table does not allow it. If another process is faster, it is
        asked again about the table as it has become.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._mend()
                try:
                    number = await self._commit(self._bounded(make(self.table)), token)
                except AlreadyDone as done:
                    return done.seq
                except Conflict:
                    continue
                self.minder.carry_on()
                return number
        raise Refusal("unavailable")

    def _bounded(self, entry: Entry) -> Entry:
        """A table keeps all its entries in memory: those that no rule limits have a limit here."""
        if not isinstance(entry, Choice) and len(self.table.notes) >= MOST_NOTES:
            raise Refusal("slow_down", CHANGED_ENOUGH)
        return entry

    async def _commit(self, entry: Entry, token: str | None) -> int:
        number, at = self.table.seq + 1, max(self.table.now(), self.table.moved_at)
        await self._apply(number, at, entry)
        self.broken = True  # until it is known to be stored
        marks = self._marks()
        changed = marks != self._marked
        try:
            stored = await self.hall.store.append(self._append(number, at, entry, changed, token))
        except StoreDown as error:
            raise Refusal("unavailable") from error
        if not stored:
            raise Conflict
        self.broken = False
        self._marked = marks
        self.announce(changed)
        self.hall.counts.entry(entry)
        if changed and self.table.open:
            self.hall.chores.once(self.hall.keeping.keep_log(self.table))
        if token is not None:
            await self.reload_tokens()
        return number

    async def _apply(self, number: int, at: float, entry: Entry) -> None:
        try:
            if isinstance(entry, TakenBack) and entry.to > LONG:
                await asyncio.to_thread(self.table.apply, number, at, entry)
            else:
                self.table.apply(number, at, entry)
        except Illegal as error:
            raise illegal(error) from error
        except Exception as error:
            self.broken = self.faulty = True  # half changed: the store is asked what is so
            raise fault(error, "a rule failed", table=self.id) from error

    def _append(
        self, number: int, at: float, entry: Entry, changed: bool, token: str | None
    ) -> Append:
        table = self.table
        extra: list[tuple[str, Params]] = []
        if changed:
            info = encode(table.info(set())).decode()
            extra.append(summarising(self.id, table.status, info))
        if changed and table.match.finished:
            extra.append(keeping_record(self.id, table.record().to_json(), at))
        if token is not None and isinstance(entry, SeatChanged):
            extra += replacing_token(TokenRow(token, self.id, "seat", entry.seat))
        elif token is not None and isinstance(entry, LinkChanged):
            extra += replacing_token(TokenRow(token, self.id, entry.role, None))
        if isinstance(entry, (Choice, TakenBack)) and (then := table.forced_by(number)):
            entry = replace(entry, then=then)
        return Append(
            self.id, number, at, write_entry(entry), len(table.line), table.due(patience),
            tuple(extra),
        )  # fmt: skip

    async def _mend(self) -> None:
        """Read the store again after a write that came too late or whose fate nobody knows."""
        if not self.broken:
            return
        try:
            self.table = await self.hall.read_table(self.id, upto=self.told)
            self.tokens = await self.hall.store.tokens(self.id)
        except StoreDown as error:
            raise Refusal("unavailable") from error
        self.teller = Teller(self.table)
        self.talk.table = self.table
        self._marked = self._marks()
        self.broken = False
        await self._follow()
        self.minder.carry_on()

    async def _be_at(self, seq: int | None) -> None:
        """Know at least as much as a page that has been at another process."""
        await self._mend()
        if seq is not None and seq > self.table.seq:
            await self._follow()

    async def catch_up(self) -> None:
        """Follow what another process has written."""
        async with self.lock:
            if self.broken:
                await self._mend()
            else:
                await self._follow()

    async def _follow(self) -> None:
        try:
            entries = await self.hall.store.entries(self.id, self.table.seq)
        except StoreDown as error:
            raise Refusal("unavailable") from error
        for stored in entries:
            entry = read_entry(stored.body)
            await self._apply(stored.number, stored.at, entry)
            marks = self._marks()
            self.announce(marks != self._marked)
            self._marked = marks
            if isinstance(entry, LinkChanged) or (
                isinstance(entry, SeatChanged) and entry.new_link
            ):
                await self.reload_tokens()

    async def reload_tokens(self) -> None:
        """After a link was replaced, whoever listens through the old one hears no more."""
        self.tokens = await self.hall.store.tokens(self.id)
        valid = {row.hash for row in self.tokens}
        for listener in list(self.listeners):
            if listener.token_hash is not None and listener.token_hash not in valid:
                self.drop(listener, "link_changed")

    async def choose(self, choice: Choice) -> int:
        """Store a seat's answer; returns its number; raises Refusal."""

        def make(table: Table) -> Entry:
            check_choice(table, choice)
            return choice

        return await self.act(make)

    # -- telling -------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        return self.table.info(self.present(), self.away())

    def away(self) -> dict[int, float]:
        """Since when nobody is there for a person's seat, as far as this process knows."""
        absent = set(self.table.persons) - self.present()
        return {seat: self.left.get(seat, self.read_at) for seat in absent}

    def present(self) -> set[int]:
        seats = [x.viewer.seat for x in self.listeners if x.viewer.role == "seat"]
        return {seat for seat in seats if seat is not None}

    def announce(self, changed: bool) -> None:
        """Tell the newest entry to everybody who listens."""
        self.told = self.table.seq
        self._tell_watchers()
        if not self.listeners:
            return
        info = self.info() if changed else None
        told: dict[tuple[str, int | None, int], bytes] = {}
        self.teller.look_for({listener.eyes for listener in self.listeners})
        for listener in list(self.listeners):
            viewer = listener.viewer
            who = (viewer.role, viewer.seat, listener.eyes)
            message = told.get(who)
            if message is None:
                message = told[who] = encode(self.teller.moved(viewer, listener.eyes, info))
            listener.send(with_sub(message, listener.sub))
        self.teller.forget_views()

    @property
    def followed(self) -> bool:
        return bool(self.listeners or self.watchers)

    def _tell_watchers(self) -> None:
        for watch in list(self.watchers):
            watch(self)

    def tell_all(self, message: bytes) -> None:
        for listener in list(self.listeners):
            listener.send(with_sub(message, listener.sub))

    async def state(self, viewer: Viewer, eyes: int, after: int | None, chat_after: int) -> State:
        """What a viewer needs to show the table: only what is stored already."""
        async with self.lock:
            await self._be_at(after)
            self.seen = time.monotonic()
            self.minder.carry_on()
            return self._state(viewer, eyes, after, chat_after)

    def _state(self, viewer: Viewer, eyes: int, after: int | None, chat_after: int) -> State:
        talk = (self.talk.after(chat_after), self.talk.seq)
        return self.teller.state(viewer, eyes, after, self.info(), talk)

    def log_page(self, eyes: int, before: int | None) -> LogPage:
        return LogPage(*self.teller.log_page(eyes, -1, before))

    async def listen(self, listener: Listener, after: int | None, chat_after: int) -> int:
        """Send the state and then everything that comes after it, with no gap between them."""
        async with self.lock:
            await self._be_at(after)
            before = self.present()
            self.listeners.add(listener)
            state = self._state(listener.viewer, listener.eyes, after, chat_after)
            listener.send(with_sub(encode(state), listener.sub))
            self._tell_presence(before)
            self.minder.carry_on()
            return self.table.seq

    def leave(self, listener: Listener) -> None:
        before = self.present()
        self.listeners.discard(listener)
        self._tell_presence(before)

    def _tell_presence(self, before: set[int]) -> None:
        after = self.present()
        if before != after:
            self.left.update(dict.fromkeys(before - after, self.table.now()))
            seats, away = range(len(self.table.seats)), self.away()
            present = [seat in after for seat in seats]
            self.tell_all(encode(Presence("", present, [away.get(seat) for seat in seats])))
            self._tell_watchers()

    def drop(self, listener: Listener, reason: Reason) -> None:
        self.listeners.discard(listener)
        listener.end(with_sub(encode(Gone("", reason)), listener.sub))

    def close(self, reason: Reason) -> None:
        """The table is gone: nobody listens any more and no bot thinks on."""
        for listener in list(self.listeners):
            self.drop(listener, reason)
        self.watchers.clear()
        self.minder.stop()


def check_choice(table: Table, choice: Choice) -> None:
    """Whether this seat may answer this decision now; the rules judge the answer itself."""
    done = table.answered.get((choice.seat, choice.decision))
    if done is not None and done[0] == choice.key and choice.by == "person":
        raise AlreadyDone(done[1])
    if table.match.finished:
        raise Refusal("finished")
    if table.paused:
        raise Refusal("paused")
    if table.status == "waiting":
        raise Refusal("waiting")
    if done is not None:
        raise Refusal("stale")
    if choice.seat not in table.match.deciders:
        raise Refusal("not_asked")
    if table.began[choice.seat] != choice.decision:
        raise Refusal("stale")
    controller = table.seats[choice.seat].controller
    if (choice.by == "bot") != (controller == "bot"):
        raise Refusal("forbidden")
