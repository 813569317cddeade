"""Files nobody else can read, clocks that are set, a hanging Redis, text that cannot be stored."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anthropolis.cli.secrets import without_password
from anthropolis.server import now as times
from anthropolis.server.store import open_store
from tests.server.people import RunningServer, TableAt, quick_config, wait_for


def moved_to(table: TableAt, server: RunningServer) -> TableAt:
    return TableAt(server.http, server.address, {"table": table.info, "links": table.links})


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def cli(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "anthropolis.cli.main", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **env}
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_the_store_its_log_and_a_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    old = os.umask(0o022)
    try:
        with RunningServer(quick_config(f"sqlite:///{path}")) as server:
            server.make_table(["person", "person"])
            assert {mode(p) for p in tmp_path.iterdir()} == {0o600}
            assert (tmp_path / "tables.sqlite3-wal").exists()
            copy = tmp_path / "copy.sqlite3"
            done = cli("backup", str(copy), "--store", f"sqlite:///{path}")
            assert done.returncode == 0, done.stderr
            assert mode(copy) == 0o600
    finally:
        os.umask(old)


def test_after_a_clean_stop_the_file_alone_holds_every_move(tmp_path: Path) -> None:
    path, alone = tmp_path / "tables.sqlite3", tmp_path / "alone.sqlite3"
    with RunningServer(quick_config(f"sqlite:///{path}")) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
        assert table.choose_first(0).status_code == 200
        # SQLite clears up by itself only when nobody else, an operator perhaps, has the file open.
        beside = sqlite3.connect(path)
        assert beside.execute("SELECT COUNT(*) FROM tables").fetchone() == (1,)
    shutil.copy(path, alone)
    beside.close()
    assert not (wal := tmp_path / "tables.sqlite3-wal").exists() or wal.stat().st_size == 0
    with sqlite3.connect(alone) as connection:
        assert connection.execute("SELECT COUNT(*) FROM entries").fetchone() == (1,)


class Clock:
    """The machine's clock, set forward or back by somebody."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.offset = times._OFFSET

    def jump(self, seconds: float) -> None:
        self.monkeypatch.setattr(times, "_OFFSET", self.offset + seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_setting_the_clock_while_the_server_runs_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = times.now()
    monkeypatch.setattr(time, "time", lambda: before + 1e8)
    assert times.now() - before < 60


def test_a_clock_that_jumped_ahead_archives_nothing(tmp_path: Path, clock: Clock) -> None:
    config = quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with RunningServer(config) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
    clock.jump(400 * 86_400.0)
    with RunningServer(config) as server:
        moved = moved_to(table, server)
        page = moved.page(0)
        wait_for(lambda: server.app.state.serving.hall.chores._deadlines.get("keep_house"))
        time.sleep(0.3)
        assert page.choose_first()["type"] == "done"


def test_a_table_that_somebody_follows_is_never_archived(tmp_path: Path, clock: Clock) -> None:
    config = quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}", archive_after_days=1.0)
    with RunningServer(config) as server:
        table, other = (server.make_table(["person", "person"]) for _ in range(2))
        page = table.page(0)
        keeping = server.app.state.serving.hall.keeping
        clock.jump(86_400.0 * 40)
        keeping.started -= 86_400.0 * 2
        loop = server.app.state.serving.hall._loop
        count = asyncio.run_coroutine_threadsafe(keeping.archive_idle(), loop).result(30)
        assert count == 1
        assert page.request("ping")["type"] == "pong"
        assert table.ask("GET", "", 0).status_code == 200
        assert other.ask("GET", "", 0).status_code == 409


def test_clocks_run_although_the_last_entry_is_in_the_future(tmp_path: Path, clock: Clock) -> None:
    config = quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    rule = {"kind": "decision", "seconds": 300}
    clock.jump(86_400.0)
    with RunningServer(config) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1}, clock=rule)
        table.choose_first(0)
    clock.jump(0.0)
    with RunningServer(config) as server:
        moved = moved_to(table, server)
        state = moved.state(1)
        assert 0 < state["clock"]["deadlines"]["1"] - state["time"] <= 300
        live = server.app.state.serving.hall.tables[table.id]
        live.table.clocks.mark -= 310
        asyncio.run_coroutine_threadsafe(act(live), server.app.state.serving.hall._loop).result(30)
        wait_for(lambda: live.table.seq >= 2)


async def act(live: Any) -> None:
    live.minder.overdue()


UNSTORABLE = ["%00", "a%00b", "%ED%A0%80", "Ä", "x" * 400, "A"]


@pytest.mark.parametrize("name", UNSTORABLE)
def test_a_table_whose_name_cannot_be_stored_is_not_found(store_url: str, name: str) -> None:
    with RunningServer(quick_config(store_url)) as server:
        for path in ("", "/record", "/export", "/log"):
            answer = server.http.get(f"/api/tables/{name}{path}")
            assert answer.status_code in (401, 404), answer.text
        page = server.make_table(["person", "person"]).page(0)
        refused = page.subscribe("a\x00b", "x" * 43, "b")
        assert refused["error"]["code"] == "not_found"


def test_text_with_a_nul_is_cleaned_or_refused(store_url: str) -> None:
    with RunningServer(quick_config(store_url)) as server:
        table = server.make_table(["person", "person"], game="limit", title="a\x00b")
        assert table.info["title"] == "ab"
        assert table.ask("POST", "/chat", 0, {"text": "\x00"}).status_code == 400
        assert table.ask("POST", "/chat", 0, {"text": "a\x00b"}).status_code == 200


@pytest.fixture
def hanging_redis() -> Iterator[str]:
    """A server that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield f"redis://127.0.0.1:{listening.getsockname()[1]}/0"


def test_a_hanging_redis_delays_nobody(tmp_path: Path, hanging_redis: str) -> None:
    """Two seconds for each move is what it cost when the writer itself told Redis."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    store = open_store(url, hanging_redis)
    told: list[Any] = []
    store.notifier.listen(told.append)
    started = time.monotonic()
    for number in range(20):
        store.notifier.tell_after(None, [("t", number)])
    assert time.monotonic() - started < 2, "the writer waited for Redis"
    store.notifier.stop()
    store.close()


def test_with_a_public_url_only_its_host_is_served(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with RunningServer(quick_config(url, public_url="https://play.example")) as server:
        answer = [
            server.http.get("/api/health", headers={"host": host}).status_code
            for host in ("play.example", "evil.example", server.address, "localhost:1")
        ]
        assert answer == [200, 421, 200, 200]


def test_joining_twice_with_the_same_key_is_joining_once(server: RunningServer) -> None:
    table = server.make_table(["person", "open", "open"])
    wish = {"name": "Bo", "key": "0123456789abcdefghij"}
    first, second = (table.ask("POST", "/join", "join", wish).json() for _ in range(2))
    assert (first["seat"], first["token"]) == (second["seat"], second["token"])
    assert table.ask("GET", "", first["token"]).json()["viewer"]["seat"] == first["seat"]
    other = table.ask("POST", "/join", "join", wish | {"key": "x" * 20, "name": "Cy"}).json()
    assert other["seat"] != first["seat"]


def test_a_password_on_the_command_line_is_refused() -> None:
    url = "postgresql://me:secret@127.0.0.1:1/x"
    for words in (["serve"], ["backup", "copy.dump"], ["tables", "list"]):
        done = cli(*words, "--store", url)
        assert done.returncode == 2
        assert "ANTHROPOLIS_STORE" in done.stderr
        assert "secret" not in done.stderr


def test_pg_dump_gets_the_password_in_its_environment() -> None:
    plain, environment = without_password("postgresql://me:s%40fe@db.example:5432/x")
    assert plain == "postgresql://me@db.example:5432/x"
    assert environment["PGPASSWORD"] == "s@fe"
