"""Restarts, clocks, archives, and what an operator looks at."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import anthropolis
from tests.server.people import RunningServer, TableAt, quick_config, wait_for


def sqlite(path: Path) -> str:
    return f"sqlite:///{path / 'tables.sqlite3'}"


def moved_to(table: TableAt, server: RunningServer) -> TableAt:
    """The same table at a server that was started again."""
    made = {"table": table.info, "links": table.links}
    return TableAt(server.http, server.address, made)


def test_a_table_goes_on_after_a_restart(store_url: str) -> None:
    config = quick_config(store_url)
    with RunningServer(config) as server:
        table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
        table.choose_first(0)
        before = table.state(1)
    with RunningServer(config) as server:
        table = moved_to(table, server)
        after = table.state(1)
        same = ("seq", "position", "log", "viewer")
        assert {k: after[k] for k in same} == {k: before[k] for k in same}
        assert table.choose_first(1).json() == {"seq": 2}


def test_bots_that_were_to_move_when_the_server_stopped_move_after_a_restart(
    tmp_path: Path,
) -> None:
    config = quick_config(sqlite(tmp_path))
    with RunningServer(config) as server:
        table = server.make_table(["mcts:9s", "person"], options={"first_player": 1})
        assert table.state(1)["seq"] == 0
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("UPDATE tables SET settings = replace(settings, 'mcts:9s', 'random')")
    with RunningServer(config) as server:
        moved = moved_to(table, server)
        wait_for(lambda: moved.state(1)["position"]["deciders"] == [1])


def test_pages_are_told_to_come_back_when_the_server_stops(tmp_path: Path) -> None:
    with RunningServer(quick_config(sqlite(tmp_path))) as server:
        page = server.make_table(["person", "person"]).page(0)
    assert page.closed_with() in (1001, 1012)


def test_when_the_clock_runs_out_a_bot_decides_and_the_log_says_so(server: RunningServer) -> None:
    clock = {"kind": "decision", "seconds": 300}
    table = server.make_table(["person", "person"], options={"first_player": 1}, clock=clock)
    live = server.app.state.serving.hall.tables[table.id]
    live.table.clocks.mark -= 310  # so many seconds have passed
    asyncio.run_coroutine_threadsafe(act(live), live_loop(server)).result()
    state = wait_for(lambda: (s := table.state(0))["seq"] == 1 and s)
    assert (state["log"][-1]["seat"], state["log"][-1]["by"]) == (0, "clock")
    deadline = state["clock"]["deadlines"]["1"]
    assert 0 < deadline - time.time() <= 300


def test_where_silence_means_something_the_clock_needs_no_bot(server: RunningServer) -> None:
    """BPC-TRN-04: whoever is silent agrees with the active player."""
    table = server.make_table(
        ["person"] * 3, "climat", options={"team": "agreement"},
        clock={"kind": "decision", "seconds": 300},
    )  # fmt: skip
    table.choose_first(0)
    live = server.app.state.serving.hall.tables[table.id]
    live.table.clocks.mark -= 310
    asyncio.run_coroutine_threadsafe(act(live), live_loop(server)).result()
    wait_for(lambda: table.state(0)["seq"] >= 3)
    by_clock = [key for seat, key in live.table.match.choices if seat > 0][:2]
    assert by_clock == ["agree", "agree"]


async def act(live: Any) -> None:
    live.minder.overdue()


def live_loop(server: RunningServer) -> asyncio.AbstractEventLoop:
    loop = server.app.state.serving.hall._loop
    assert isinstance(loop, asyncio.AbstractEventLoop)
    return loop


def test_a_clock_that_ran_out_while_nobody_looked_is_noticed(tmp_path: Path) -> None:
    config = quick_config(sqlite(tmp_path))
    clock = {"kind": "seat", "seconds": 300}
    with RunningServer(config) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1}, clock=clock)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("UPDATE tables SET created_at = created_at - 600")
        connection.execute("UPDATE heads SET due = due - 600")
    with RunningServer(config) as server:
        moved = moved_to(table, server)
        state = wait_for(lambda: (s := moved.state(0))["seq"] >= 1 and s)
        assert state["log"][1]["by"] == "clock"
        assert state["clock"]["left"][0] == 0.0


def test_an_abandoned_table_is_archived_as_a_record_and_not_lost(tmp_path: Path) -> None:
    config = quick_config(sqlite(tmp_path), archive_after_days=1.0)
    with RunningServer(config) as server:
        table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
        table.choose_first(0)
        server.make_table(["person", "person"])
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        update = "UPDATE heads SET moved_at = moved_at - 100000 WHERE table_id = ?"
        connection.execute(update, (table.id,))
    with RunningServer(config) as server:
        moved = moved_to(table, server)
        wait_for(lambda: moved.ask("GET", "", 0).status_code == 409)
        assert moved.ask("GET", "", 0).json()["error"]["code"] == "archived"
        record = anthropolis.Record.from_json(moved.ask("GET", "/record", 0).content)
        match = anthropolis.verify(record)
        assert (len(match.choices), match.finished) == (1, False)
        assert moved.ask("GET", "/record", "x" * 43).status_code == 401
        assert moved.ask("DELETE", "", "facilitator").status_code == 204
        assert moved.ask("GET", "/record", 0).status_code == 404


def test_memory_is_bounded_and_cold_tables_come_back(tmp_path: Path) -> None:
    from anthropolis.server.config import Limits, Rate

    none = Rate(0, 1)
    limits = Limits(requests=none, tables=none, seat_messages=none, hot_tables=5)
    with RunningServer(quick_config(sqlite(tmp_path), limits=limits)) as server:
        tables = [server.make_table(["person"] * 2, options={"first_player": 1}) for _ in range(12)]
        page = tables[0].page(0)
        for table in tables:
            assert table.choose_first(0).json() == {"seq": 1}
        hot = server.app.state.serving.hall.tables
        assert len(hot) <= 6
        assert tables[0].id in hot, "somebody follows it"
        page.follow(1)
        assert [t.state(1)["seq"] for t in tables] == [1] * 12


def test_health_and_metrics_tell_how_the_server_is(server: RunningServer) -> None:
    health = server.http.get("/api/health").json()
    assert (health["status"], health["store"]) == ("ok", "sqlite")
    server.make_table(["person"] * 2, options={"first_player": 1}).choose_first(0)
    text = server.http.get("/api/metrics").text
    assert 'anthropolis_choices_total{by="person"}' in text
    assert "anthropolis_hot_tables" in text
