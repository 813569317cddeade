"""One thread writes. Whatever waits is written in one commit, and acknowledged after it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from anthropolis.server.store.dialect import Connection, Dialect, Params, StoreDown

log = logging.getLogger("anthropolis.store")

MOST_IN_A_COMMIT = 400
BUSY = 4
"""So many writes in one commit mean that more are about to come: it is worth waiting for them."""
LINGER = 0.002


class Append(NamedTuple):
    """One entry of a table and what the table's head becomes by it."""

    table_id: str
    number: int
    at: float
    body: str
    moves: int
    due: float | None
    extra: tuple[tuple[str, Params], ...] = ()
    """Further statements, run only if the entry is in."""


class Statements(NamedTuple):
    """Statements that belong together; if the first one changes nothing, the rest is left."""

    parts: Sequence[tuple[str, Params]]
    tell: tuple[str, int] | None = None
    """Table and number to tell other processes about."""


Job = tuple[Append | Statements, "asyncio.Future[bool]", asyncio.AbstractEventLoop]
Tell = Callable[[Connection | None, list[tuple[str, int]]], None]


class Writer:
    """Takes writes from the event loop, commits them in groups, and says which took effect.

    The future of a write is True if it took effect, False if the number was taken already, and
    raises StoreDown if nobody knows: then the caller must read the store again.
    """

    def __init__(self, dialect: Dialect, tell_within: Tell, tell_after: Tell) -> None:
        self.dialect = dialect
        self.commits = 0
        self.failing = False
        """The last write came to nothing: the disk is full, or the database away."""
        self._tell_within = tell_within
        self._tell_after = tell_after
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def stop(self) -> None:
        """Write what waits, then end."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    def submit(self, write: Append | Statements) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._queue.put((write, future, loop))
        return future

    # -- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            first = self._queue.get()
            if first is None:
                break
            batch = [first]
            while len(batch) < MOST_IN_A_COMMIT:
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    open_for_more = False
                    break
                batch.append(job)
            results = self._write(batch)
            self.failing = isinstance(results[-1], Exception)
            self._settle(batch, results)
            if len(batch) >= BUSY:
                time.sleep(LINGER)
        if self._connection is not None:
            with contextlib.suppress(*self.dialect.errors):
                self.dialect.settle(self._connection)
            self._connection.close()

    def _write(self, batch: list[Job]) -> list[bool | Exception]:
        writes = [write for write, _, _ in batch]
        try:
            return list(self._commit(writes))
        except StoreDown as error:
            return [error] * len(batch)
        except Exception:
            # One bad write must not take the others with it: each gets a commit of its own.
            log.exception("a group of %d writes failed, writing them one by one", len(batch))
            return [self._write_alone(write) for write in writes]

    def _write_alone(self, write: Append | Statements) -> bool | Exception:
        try:
            return self._commit([write])[0]
        except Exception as error:
            return error if isinstance(error, StoreDown) else StoreDown(str(error))

    def _commit(self, writes: list[Append | Statements]) -> list[bool]:
        connection = self._connected()
        try:
            # IMMEDIATE: SQLite takes its lock now, not at the first write.
            connection.execute("BEGIN" if self.dialect.kind == "postgresql" else "BEGIN IMMEDIATE")
            done = self._execute(connection, writes)
            told = _to_tell(writes, done)
            if told:
                self._tell_within(connection, told)
            connection.execute("COMMIT")
        except self.dialect.errors as error:
            self._give_up(connection, error)
            if self._connection is None:
                raise StoreDown(str(error)) from error
            raise
        self.commits += 1
        if told:
            self._tell_after(None, told)
        return done

    def _give_up(self, connection: Any, error: Exception) -> None:
        """Undo what was begun; forget a connection that is lost."""
        lost = self.dialect.is_lost(connection, error)
        if not lost:
            try:
                connection.execute("ROLLBACK")
            except self.dialect.errors:
                lost = True
        if lost:
            log.warning("the connection of the writer is lost: %s", error)
            connection.close()
            self._connection = None

    def _connected(self) -> Connection:
        if self._connection is None:
            try:
                self._connection = self.dialect.connect()
            except self.dialect.errors as error:
                time.sleep(0.1)
                raise StoreDown(str(error)) from error
        return self._connection

    def _execute(self, connection: Connection, writes: list[Append | Statements]) -> list[bool]:
        appends = [write for write in writes if isinstance(write, Append)]
        written = self._append_all(connection, appends) if appends else {}
        return [
            written.get((write.table_id, write.number)) is write
            if isinstance(write, Append)
            else self._run_statements(connection, write)
            for write in writes
        ]

    def _append_all(
        self, connection: Connection, appends: list[Append]
    ) -> dict[tuple[str, int], Append]:
        """All entries in one statement; the primary key decides. Returns those that are in."""
        first: dict[tuple[str, int], Append] = {}
        standing = self._standing(connection, sorted({a.table_id for a in appends}))
        for a in appends:
            if a.table_id in standing:
                first.setdefault((a.table_id, a.number), a)
        if not first:
            return {}
        rows = ", ".join(["(?, ?, ?, ?)"] * len(first))
        insert = (
            f"INSERT INTO entries (table_id, number, at, body) VALUES {rows} "
            "ON CONFLICT DO NOTHING RETURNING table_id, number"
        )
        params = [v for a in first.values() for v in (a.table_id, a.number, a.at, a.body)]
        done = connection.execute(self.dialect.sql(insert), params).fetchall()
        written = {(table_id, number): first[table_id, number] for table_id, number in done}
        heads = {a.table_id: a for a in sorted(written.values(), key=_number_of)}
        if heads:
            self._raise_heads(connection, list(heads.values()))
        for append in written.values():
            for text, values in append.extra:
                connection.execute(self.dialect.sql(text), values)
        return written

    def _standing(self, connection: Connection, tables: list[str]) -> set[str]:
        """Those tables that are there; none of them can be deleted before this is committed."""
        marks = ", ".join("?" * len(tables))
        lock = " ORDER BY table_id FOR UPDATE" if self.dialect.kind == "postgresql" else ""
        select = f"SELECT table_id FROM heads WHERE table_id IN ({marks}){lock}"
        rows = connection.execute(self.dialect.sql(select), tables).fetchall()
        return {table_id for (table_id,) in rows}

    def _raise_heads(self, connection: Connection, heads: list[Append]) -> None:
        # All heads are there and locked; this form writes them in one statement.
        rows = ", ".join(["(?, ?, ?, ?, CAST(? AS DOUBLE PRECISION))"] * len(heads))
        upsert = (
            f"INSERT INTO heads (table_id, number, moves, moved_at, due) VALUES {rows} "
            "ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, "
            "moves = excluded.moves, moved_at = excluded.moved_at, due = excluded.due"
        )
        params = [v for a in heads for v in (a.table_id, a.number, a.moves, a.at, a.due)]
        connection.execute(self.dialect.sql(upsert), params)

    def _run_statements(self, connection: Connection, write: Statements) -> bool:
        for place, (text, params) in enumerate(write.parts):
            cursor = connection.execute(self.dialect.sql(text), params)
            if place == 0 and cursor.rowcount == 0:
                return False
        return True

    def _settle(self, batch: list[Job], results: list[bool | Exception]) -> None:
        """Tell the event loop, once per loop and commit."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Any, Any]]] = {}
        for (_, future, loop), result in zip(batch, results, strict=True):
            by_loop.setdefault(loop, []).append((future, result))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_resolve, settled)


def _number_of(append: Append) -> int:
    return append.number


def _to_tell(writes: list[Append | Statements], done: list[bool]) -> list[tuple[str, int]]:
    told = []
    for write, took_effect in zip(writes, done, strict=True):
        if took_effect and isinstance(write, Append):
            told.append((write.table_id, write.number))
        elif took_effect and isinstance(write, Statements) and write.tell:
            told.append(write.tell)
    return told


def _resolve(settled: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for future, result in settled:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
