"""The store: the same promises from SQLite and from PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from anthropolis.server.store import (
    BadStore,
    Store,
    StoredEntry,
    StoreDown,
    TableRow,
    TokenRow,
    open_store,
)
from anthropolis.server.store.migrate import migrate, migrations
from anthropolis.server.store.writer import Append, Statements

RULES = ["anthropocene 1"]


def table_row(name: str = "t1", visibility: str = "public") -> TableRow:
    return TableRow(name, "anthropocene", "1", "seed", "{}", visibility, "playing", "{}", 10.0)


def entry(table: str, number: int, body: str = "{}", due: float | None = None) -> Append:
    return Append(table, number, 20.0 + number, body, number, due)


def with_store(url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Open the store, do something with it, close it."""

    async def run() -> Any:
        store = await asyncio.to_thread(open_store, url)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


def test_what_was_written_is_there_after_opening_again(store_url: str) -> None:
    async def write(store: Store) -> None:
        token = TokenRow("hash", "t1", "seat", 0)
        assert await store.create(table_row(), [token], [], 0, None)
        assert await store.append(entry("t1", 1, '{"é":"✓"}'))

    async def read(store: Store) -> Any:
        return await store.table("t1"), await store.entries("t1"), await store.tokens("t1")

    with_store(store_url, write)
    row, entries, tokens = with_store(store_url, read)
    assert row == table_row()
    assert entries == [StoredEntry(1, 21.0, '{"é":"✓"}')]
    assert tokens == [TokenRow("hash", "t1", "seat", 0)]


def test_two_clicks_can_never_both_write_the_same_number(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table_row(), [], [], 0, None)
        writes = [store.append(entry("t1", 1, f'"{i}"')) for i in range(20)]
        assert sum(await asyncio.gather(*writes)) == 1
        assert not await store.append(entry("t1", 1, '"late"'))
        assert len(await store.entries("t1")) == 1

    with_store(store_url, work)


def test_many_writes_share_few_commits(store_url: str) -> None:
    async def work(store: Store) -> None:
        for i in range(200):
            await store.create(table_row(f"t{i}"), [], [], 0, None)
        before = store.writer.commits
        writes = [store.append(entry(f"t{i}", 1)) for i in range(200)]
        assert all(await asyncio.gather(*writes))
        assert store.writer.commits - before < 50

    with_store(store_url, work)


def test_one_bad_write_does_not_take_the_others_with_it(store_url: str) -> None:
    async def work(store: Store) -> None:
        for i in range(5):
            await store.create(table_row(f"t{i}"), [], [], 0, None)
        bad = store.writer.submit(Statements([("INSERT INTO nowhere (x) VALUES (1)", ())]))
        good = [store.append(entry(f"t{i}", 1)) for i in range(5)]
        results = await asyncio.gather(bad, *good, return_exceptions=True)
        assert isinstance(results[0], StoreDown)
        assert results[1:] == [True] * 5

    with_store(store_url, work)


def test_the_head_of_a_table_says_how_far_it_has_come_and_what_is_due(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table_row("t1"), [], [], 0, 5.0)
        await store.create(table_row("t2"), [], [], 0, None)
        assert await store.due(6.0, RULES) == ["t1"]
        await store.append(entry("t1", 1, due=50.0))
        await store.append(entry("t2", 1))
        assert await store.due(6.0, RULES) == []
        assert await store.due(50.0, RULES) == ["t1"]
        assert await store.due(50.0, ["anthropocene 0"]) == [], "other rules are not asked for"
        assert await store.numbers(["t1", "t2", "t3"]) == {"t1": 1, "t2": 1}

    with_store(store_url, work)


def test_only_public_tables_are_listed(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table_row("t1"), [], [], 0, None)
        await store.create(table_row("t2", "private"), [], [], 0, None)
        await store.append(entry("t1", 1))
        listed = await store.public_tables(["playing"], 10)
        assert [(row.id, moves, at) for row, moves, at in listed] == [("t1", 1, 21.0)]
        assert await store.public_tables(["finished"], 10) == []

    with_store(store_url, work)


def test_an_idle_table_is_archived_as_its_record(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table_row("t1"), [], [], 0, None)
        await store.append(entry("t1", 1))
        assert await store.idle(21.0) == []
        assert await store.idle(22.0) == ["t1"]
        assert not await store.archive("t1", 0, "record", 99.0), "it moved meanwhile"
        assert await store.archive("t1", 1, "record", 99.0)
        assert await store.record("t1") == "record"
        assert await store.entries("t1") == []
        assert await store.idle(1e9) == []

    with_store(store_url, work)


def test_a_deleted_table_leaves_nothing(store_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(table_row("t1"), [TokenRow("h", "t1", "seat", 0)], [], 0, None)
        await store.append(entry("t1", 1))
        await store.say("t1", StoredEntry(1, 1.0, "{}"))
        assert await store.delete("t1")
        assert await store.table("t1") is None
        assert await store.entries("t1") == []
        assert await store.tokens("t1") == []
        assert await store.chat("t1") == []
        assert not await store.delete("t1")
        assert not await store.append(entry("t1", 2)), "a deleted table takes no move"

    with_store(store_url, work)


def test_migrations_run_once_each(store_url: str) -> None:
    async def work(store: Store) -> None:
        connection = store.dialect.connect()
        assert migrate(store.dialect, connection) == []
        rows = connection.execute("SELECT number FROM migrations ORDER BY number").fetchall()
        assert [number for (number,) in rows] == [number for number, _ in migrations()]
        connection.close()

    with_store(store_url, work)


def test_a_store_of_a_newer_version_is_refused(store_url: str) -> None:
    async def write(store: Store) -> None:
        insert = "INSERT INTO migrations (number, at) VALUES (9999, 'later')"
        await store.writer.submit(Statements([(insert, ())]))

    async def nothing(store: Store) -> None:
        raise AssertionError("the store was opened")

    with_store(store_url, write)
    with pytest.raises(BadStore, match="newer version"):
        with_store(store_url, nothing)


def test_a_second_server_cannot_take_the_same_sqlite_file(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'one.sqlite3'}"
    store = open_store(url)
    with pytest.raises(BadStore, match="another server"):
        open_store(url)
    store.close()
    open_store(url).close()


@pytest.mark.parametrize("url", ["", "sqlite:///", "mysql://x", "file.db"])
def test_a_store_url_that_means_nothing_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(BadStore, match="a store is"):
        open_store(url)
