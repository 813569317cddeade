"""What the server asks of its database, in words of tables and entries."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from anthropolis.server.store.dialect import Connection, Dialect, Params, Sqlite, StoreDown
from anthropolis.server.store.dialect import dialect_of as dialect_of
from anthropolis.server.store.migrate import migrate
from anthropolis.server.store.notify import (
    CHANNEL,
    Notifier,
    Spent,
    notifier_of,
)
from anthropolis.server.store.writer import Append, Statements, Writer

READERS = 4
RETRIES = 2
T = TypeVar("T")


class TableRow(NamedTuple):
    """A table as it was made; what happened since is in its entries."""

    id: str
    game: str
    version: str
    seed: str
    settings: str
    visibility: str
    status: str
    summary: str
    created_at: float


class TokenRow(NamedTuple):
    hash: str
    table_id: str
    role: str
    seat: int | None


class StoredEntry(NamedTuple):
    number: int
    at: float
    body: str


class Head(NamedTuple):
    """How far a table has come, and when something must happen by itself."""

    table_id: str
    number: int
    moves: int
    moved_at: float
    due: float | None


TABLE_COLUMNS = "id, game, version, seed, settings, visibility, status, summary, created_at"
INSERT_TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_TOKEN = "INSERT INTO tokens (hash, table_id, role, seat) VALUES (?, ?, ?, ?)"
INSERT_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES (?, ?, ?, ?)"
INSERT_HEAD = "INSERT INTO heads (table_id, number, moves, moved_at, due) VALUES (?, ?, ?, ?, ?)"
TRIAL: list[tuple[str, Params]] = [
    ("INSERT INTO chat (table_id, number, at, body) VALUES ('', 0, 0, ?)", ("." * 16_384,)),
    ("DELETE FROM chat WHERE table_id = ''", ()),
]
"""Leaves nothing behind, and does not succeed on a full disk."""
OF_A_TABLE = ("tokens", "entries", "chat", "heads", "records")


def replacing_token(token: TokenRow) -> list[tuple[str, Params]]:
    """A new link of a kind or for a seat; the old one closes."""
    delete = "DELETE FROM tokens WHERE table_id = ? AND role = ? AND COALESCE(seat, -1) = ?"
    seat = -1 if token.seat is None else token.seat
    return [
        (delete, (token.table_id, token.role, seat)),
        (INSERT_TOKEN, tuple(token)),
    ]


def keeping_record(table_id: str, record: str, at: float) -> tuple[str, Params]:
    """The record of a match that is over, whatever becomes of its table."""
    insert = (
        "INSERT INTO records (table_id, archived_at, record) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id) DO UPDATE SET archived_at = excluded.archived_at, "
        "record = excluded.record, log = NULL"
    )
    return insert, (table_id, at, record)


def summarising(table_id: str, status: str, summary: str) -> tuple[str, Params]:
    """What lists of tables show."""
    return ("UPDATE tables SET status = ?, summary = ? WHERE id = ?", (status, summary, table_id))


class Store:
    """All reading and writing. Every method may raise StoreDown."""

    def __init__(self, dialect: Dialect, notifier: Notifier) -> None:
        self.dialect = dialect
        self.notifier = notifier
        self.writer = Writer(dialect, notifier.tell_within, notifier.tell_after)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._local = threading.local()
        self._reading: list[Connection] = []

    def open(self) -> None:
        """Take the store, bring it up to date and start writing; raises BadStore, StoreDown."""
        if isinstance(self.dialect, Sqlite):
            self.dialect.hold(self.notifier.shared)
        try:
            connection = self.dialect.connect()
            migrate(self.dialect, connection)
            connection.close()
        except self.dialect.errors as error:
            raise StoreDown(str(error)) from error
        self.writer.start()

    def join(self) -> None:
        """Use a store that is up to date, beside a server that may be using it.

        Raises BadStore where none is, StoreDown where it does not answer. The server finds what is
        changed within a few seconds.
        """
        self.dialect.find()
        try:
            connection = self.dialect.connect()
            connection.execute("SELECT 1 FROM records")
            connection.close()
        except self.dialect.errors as error:
            raise StoreDown(str(error)) from error
        self.writer.start()

    def close(self) -> None:
        """Write what waits and let go."""
        self._readers.shutdown(wait=True)
        for connection in self._reading:
            connection.close()
        self.writer.stop()
        self.dialect.close()

    # -- reading -------------------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query in a reader's thread; a lost connection is tried again."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        for attempt in range(RETRIES + 1):
            try:
                if not hasattr(self._local, "connection"):
                    self._local.connection = self.dialect.connect()
                    self._reading.append(self._local.connection)
                return query(self._local.connection)
            except self.dialect.errors as error:
                if hasattr(self._local, "connection"):
                    self._reading.remove(self._local.connection)
                    self._local.connection.close()
                    del self._local.connection
                if attempt == RETRIES:
                    raise StoreDown(str(error)) from error
                time.sleep(0.05 * (attempt + 1))
        raise AssertionError("unreachable")

    async def rows(self, text: str, params: Params = ()) -> list[Any]:
        sql = self.dialect.sql(text)
        return await self.read(lambda connection: connection.execute(sql, params).fetchall())

    async def alive(self) -> bool:
        """Whether it can be read, and written if the last write came to nothing."""
        try:
            await self.rows("SELECT 1")
            if self.writer.alive and self.writer.failing:
                await self.writer.submit(Statements(TRIAL))
        except StoreDown:
            return False
        return self.writer.alive

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self.rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,))
        return TableRow(*rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        rows = await self.rows(
            "SELECT number, at, body FROM entries WHERE table_id = ? AND number > ? "
            "ORDER BY number",
            (table_id, after),
        )
        return [StoredEntry(*row) for row in rows]

    async def tokens(self, table_id: str) -> list[TokenRow]:
        rows = await self.rows(
            "SELECT hash, table_id, role, seat FROM tokens WHERE table_id = ?", (table_id,)
        )
        return [TokenRow(*row) for row in rows]

    async def chat(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        rows = await self.rows(
            "SELECT number, at, body FROM chat WHERE table_id = ? AND number > ? ORDER BY number",
            (table_id, after),
        )
        return [StoredEntry(*row) for row in rows]

    async def record(self, table_id: str) -> str | None:
        rows = await self.rows("SELECT record FROM records WHERE table_id = ?", (table_id,))
        return str(rows[0][0]) if rows else None

    async def kept_log(self, table_id: str) -> str | None:
        rows = await self.rows("SELECT log FROM records WHERE table_id = ?", (table_id,))
        return str(rows[0][0]) if rows and rows[0][0] is not None else None

    async def without_log(self, rules: Sequence[str], limit: int = 20) -> list[str]:
        """Matches played under these rules whose record is kept and whose log is not yet."""
        marks = ", ".join("?" * len(rules))
        rows = await self.rows(
            "SELECT t.id FROM tables t JOIN records r ON r.table_id = t.id "
            "WHERE t.status = 'finished' AND r.log IS NULL "
            f"AND t.game || ' ' || t.version IN ({marks}) LIMIT ?",
            (*rules, limit),
        )
        return [table_id for (table_id,) in rows]

    async def public_tables(
        self, statuses: Sequence[str], limit: int
    ) -> list[tuple[TableRow, int, float]]:
        """Newest first, each with its number of choices and the time of its last entry."""
        columns = ", ".join(f"t.{c.strip()}" for c in TABLE_COLUMNS.split(","))
        marks = ", ".join("?" * len(statuses))
        rows = await self.rows(
            f"SELECT {columns}, h.moves, h.moved_at FROM tables t "
            "JOIN heads h ON h.table_id = t.id "
            f"WHERE t.visibility = 'public' AND t.status IN ({marks}) "
            "ORDER BY t.created_at DESC, t.id LIMIT ?",
            (*statuses, limit),
        )
        return [(TableRow(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def due(self, before: float, rules: Sequence[str], limit: int = 200) -> list[str]:
        """Tables under these rules ("game version") at which something should have happened."""
        marks = ", ".join("?" * len(rules))
        rows = await self.rows(
            "SELECT h.table_id FROM heads h JOIN tables t ON t.id = h.table_id "
            "WHERE h.due IS NOT NULL AND h.due <= ? "
            f"AND t.game || ' ' || t.version IN ({marks}) ORDER BY h.due LIMIT ?",
            (before, *rules, limit),
        )
        return [table_id for (table_id,) in rows]

    async def numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How far each of these tables has come; a table that is gone is absent."""
        found: dict[str, int] = {}
        ids = list(table_ids)
        for start in range(0, len(ids), 500):
            part = tuple(ids[start : start + 500])
            marks = ", ".join("?" * len(part))
            rows = await self.rows(
                f"SELECT table_id, number FROM heads WHERE table_id IN ({marks})", part
            )
            found.update(dict(rows))
        return found

    async def idle(self, before: float, limit: int = 100) -> list[str]:
        """Tables that nobody has touched since then and that are not archived yet."""
        rows = await self.rows(
            "SELECT t.id FROM tables t JOIN heads h ON h.table_id = t.id "
            "WHERE h.moved_at < ? AND t.status <> 'archived' ORDER BY h.moved_at LIMIT ?",
            (before, limit),
        )
        return [table_id for (table_id,) in rows]

    async def overview(
        self, status: str | None, before: float | None
    ) -> list[tuple[TableRow, int | None, float | None]]:
        """All tables, oldest first, each with its choices and the time of its last entry."""
        columns = ", ".join(f"t.{c.strip()}" for c in TABLE_COLUMNS.split(","))
        rows = await self.rows(
            f"SELECT {columns}, h.moves, h.moved_at FROM tables t "
            "LEFT JOIN heads h ON h.table_id = t.id ORDER BY t.created_at, t.id"
        )
        listed = [(TableRow(*row[:-2]), row[-2], row[-1]) for row in rows]
        return [
            (row, moves, at)
            for row, moves, at in listed
            if (status is None or row.status == status)
            and (before is None or (at or row.created_at) < before)
        ]

    async def newest(self) -> float | None:
        """When anything happened last at any table."""
        rows = await self.rows("SELECT MAX(moved_at) FROM heads")
        return None if rows[0][0] is None else float(rows[0][0])

    async def archived_before(self, before: float, limit: int = 100) -> list[str]:
        rows = await self.rows(
            "SELECT t.id FROM tables t JOIN records r ON r.table_id = t.id "
            "WHERE t.status = 'archived' AND r.archived_at < ? LIMIT ?",
            (before, limit),
        )
        return [table_id for (table_id,) in rows]

    # -- writing -------------------------------------------------------------------------------

    def append(self, append: Append) -> asyncio.Future[bool]:
        """True once the entry is durable; False if that number is taken."""
        return self.writer.submit(append)

    async def create(
        self,
        row: TableRow,
        tokens: Sequence[TokenRow],
        entries: Sequence[StoredEntry],
        moves: int,
        due: float | None,
    ) -> bool:
        parts: list[tuple[str, Params]] = [(f"{INSERT_TABLE} ON CONFLICT DO NOTHING", tuple(row))]
        parts += [(INSERT_TOKEN, tuple(token)) for token in tokens]
        parts += [(INSERT_ENTRY, (row.id, *entry)) for entry in entries]
        number = entries[-1].number if entries else 0
        parts.append((INSERT_HEAD, (row.id, number, moves, row.created_at, due)))
        return await self.writer.submit(Statements(parts))

    async def tell_spent(self, spent: Spent) -> None:
        """Let other processes know what addresses took here; nothing of it is stored."""
        payload = self.notifier.spent_payload(spent)
        if not self.notifier.broadcast(payload) and self.notifier.shared:
            notify = ("SELECT pg_notify(?, ?)", (CHANNEL, payload))
            await self.writer.submit(Statements([notify]))

    async def say(self, table_id: str, line: StoredEntry) -> bool:
        """One line of chat; False if its number is taken."""
        insert = "INSERT INTO chat (table_id, number, at, body) VALUES (?, ?, ?, ?)"
        parts = [(f"{insert} ON CONFLICT DO NOTHING", (table_id, *line))]
        return await self.writer.submit(Statements(parts, tell=(table_id, 0)))

    async def reword(self, table_id: str, number: int, body: str) -> bool:
        """Replace a line of chat; other processes read all lines again."""
        update = "UPDATE chat SET body = ? WHERE table_id = ? AND number = ?"
        parts = [(update, (body, table_id, number))]
        return await self.writer.submit(Statements(parts, tell=(table_id, 0)))

    async def keep_log(self, table_id: str, log: str) -> bool:
        update = "UPDATE records SET log = ? WHERE table_id = ?"
        return await self.writer.submit(Statements([(update, (log, table_id))]))

    async def archive(self, table_id: str, number: int, record: str, at: float) -> bool:
        """Keep the record and let the entries go; False if the table moved meanwhile."""
        parts: list[tuple[str, Params]] = [
            # Without a head no process can write another entry.
            ("DELETE FROM heads WHERE table_id = ? AND number = ?", (table_id, number)),
            (
                "INSERT INTO records (table_id, archived_at, record) VALUES (?, ?, ?) "
                "ON CONFLICT (table_id) DO NOTHING",
                (table_id, at, record),
            ),
            ("UPDATE tables SET status = 'archived' WHERE id = ?", (table_id,)),
            ("DELETE FROM entries WHERE table_id = ?", (table_id,)),
        ]
        return await self.writer.submit(Statements(parts, tell=(table_id, -1)))

    async def reopen(
        self, row: TableRow, entries: Sequence[StoredEntry], at: float, due: float | None
    ) -> bool:
        """An archived table has its entries again; False if it is not archived any more."""
        update = "UPDATE tables SET status = ?, summary = ? WHERE id = ? AND status = 'archived'"
        parts: list[tuple[str, Params]] = [(update, (row.status, row.summary, row.id))]
        parts += [(INSERT_ENTRY, (row.id, *entry)) for entry in entries]
        parts.append((INSERT_HEAD, (row.id, len(entries), len(entries), at, due)))
        return await self.writer.submit(Statements(parts))

    async def delete(self, table_id: str) -> bool:
        """Everything about a table goes."""
        parts: list[tuple[str, Params]] = [("DELETE FROM tables WHERE id = ?", (table_id,))]
        parts += [(f"DELETE FROM {name} WHERE table_id = ?", (table_id,)) for name in OF_A_TABLE]
        return await self.writer.submit(Statements(parts, tell=(table_id, -1)))

    async def sweep_orphans(self) -> None:
        """Entries that another process wrote while their table was being deleted."""
        for name in ("entries", "chat", "heads"):
            delete = f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)"
            await self.writer.submit(Statements([(delete, ())]))


def open_store(url: str, notify_url: str | None = None) -> Store:
    """A store by its URL, open and up to date; raises BadStore or StoreDown."""
    store = Store(dialect_of(url), notifier_of(url, notify_url))
    store.open()
    return store
