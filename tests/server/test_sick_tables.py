"""One table that cannot be read, one rule that fails: everybody else goes on undisturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anthropolis.engine.match import Match
from anthropolis.engine.registry import load
from anthropolis.server.store.dialect import Sqlite, dialect_of
from anthropolis.server.tables import making
from anthropolis.server.tables.chores import Chores
from anthropolis.server.tables.hall import installed_rules
from tests.server.people import Page, RunningServer, TableAt, quick_config, wait_for


def spoil(url: str, table: TableAt, how: str) -> None:
    """Damage a table in the store as a bug or a bad disk might."""
    statements = {
        "illegal choice": "UPDATE entries SET body = replace(body, 'key\":\"', 'key\":\"x')",
        "bad JSON": "UPDATE entries SET body = '{nonsense'",
        "gap": "UPDATE entries SET number = number + 5",
        "game not installed": "UPDATE tables SET game = 'chess'",
        "bad settings": "UPDATE tables SET settings = '[]'",
        "nothing but nonsense": "UPDATE tables SET settings = '{', summary = '{'",
    }
    column = "table_id" if "entries" in statements[how] else "id"
    dialect = dialect_of(url)
    connection: Any = dialect.connect()
    connection.execute(dialect.sql(f"{statements[how]} WHERE {column} = ?"), (table.id,))
    connection.close()


WAYS = [
    "illegal choice", "bad JSON", "gap", "game not installed", "bad settings",
    "nothing but nonsense",
]  # fmt: skip


class Ward:
    """A server that was started again after one of its two tables was damaged."""

    def __init__(self, server: RunningServer, sick: TableAt, well: TableAt) -> None:
        self.server = server
        self.sick, self.well = (
            TableAt(server.http, server.address, {"table": t.info, "links": t.links})
            for t in (sick, well)
        )


@pytest.fixture(params=WAYS)
def ward(request: pytest.FixtureRequest, store_url: str) -> Iterator[Ward]:
    config = quick_config(store_url)
    clock = {"kind": "seat", "seconds": 5}
    with RunningServer(config) as server:
        sick = server.make_table(["person", "person"], options={"first_player": 1}, clock=clock)
        well = server.make_table(["person", "person"], options={"first_player": 1})
        assert sick.choose_first(0).status_code == 200
    spoil(store_url, sick, request.param)
    with RunningServer(config) as server:
        yield Ward(server, sick, well)


def test_a_table_that_cannot_be_read_stays_alone(ward: Ward) -> None:
    answer = ward.sick.ask("GET", "", 0)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "broken")
    page = ward.well.page(0)
    refused = page.subscribe(ward.sick.id, ward.sick.token(0), "b")
    assert refused["error"]["code"] == "broken"
    assert page.choose_first()["type"] == "done", "the page goes on with its other table"
    assert ward.server.http.get("/api/health").status_code == 200


def test_its_facilitator_can_export_and_delete_it(ward: Ward) -> None:
    assert ward.sick.ask("GET", "/export", 0).status_code == 403
    kept = ward.sick.ask("GET", "/export", "facilitator").json()
    assert kept["table"]["id"] == ward.sick.id
    assert len(kept["entries"]) == 1
    assert ward.sick.ask("DELETE", "", 0).status_code == 403
    assert ward.sick.ask("DELETE", "", "facilitator").status_code == 204
    assert ward.sick.ask("GET", "", 0).status_code == 404


def test_a_rule_that_fails_leaves_the_table_as_it_is_stored(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = server.make_table(["person", "person"], options={"first_player": 1})
    page = table.page(0)
    before = table.state(0)
    choose = Match.choose

    def fail_half_way(self: Match, seat: int, key: str) -> None:
        choose(self, seat, key)
        raise ZeroDivisionError("a bug in a rule")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "choose", fail_half_way)
        answer = page.choose_first()
        assert (answer["type"], answer["error"]["code"]) == ("refused", "fault")
    after = table.state(0)
    assert (after["seq"], after["position"]) == (before["seq"], before["position"])
    assert page.choose_first()["type"] == "done", "the socket lives, the table takes a choice"


def test_a_fault_has_its_own_sentence_and_a_number_that_the_log_has_too(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a bug")

    table = server.make_table(["person", "person"])
    monkeypatch.setattr(server.app.state.serving.store, "table", fail)
    answer = table.ask("GET", "/export", "facilitator")
    problem = answer.json()["error"]
    assert (answer.status_code, problem["code"]) == (500, "fault")
    (logged,) = [r for r in caplog.records if r.levelno == logging.ERROR]
    number = vars(logged)["fault"]
    assert number in problem["message"]["en"]
    assert number in problem["message"]["fr"]
    assert "a bug" not in answer.text


def test_background_work_that_fails_is_begun_again_and_health_says_so_meanwhile() -> None:
    turns: list[int] = []

    async def work() -> None:
        turns.append(len(turns))
        if len(turns) < 3:
            raise RuntimeError("bad luck")

    async def live() -> list[list[str]]:
        chores = Chores()
        chores.every(0.01, work)
        seen = []
        while len(turns) < 5:
            seen.append(chores.troubled)
            await asyncio.sleep(0.001)
        seen.append(chores.troubled)
        await chores.stop()
        return seen

    seen = asyncio.run(live())
    assert ["work"] in seen
    assert seen[-1] == []


def test_health_is_503_while_background_work_fails(server: RunningServer) -> None:
    chores = server.app.state.serving.hall.chores
    chores._failing.add("_sweep_of_another_kind")
    answer = server.http.get("/api/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "troubled")
    chores._failing.clear()
    assert server.http.get("/api/health").status_code == 200


def test_health_is_503_when_the_disk_is_full_and_200_again_when_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = False
    connect = Sqlite.connect

    def connect_to_a_small_disk(self: Sqlite) -> Any:
        connection: Any = connect(self)
        if full:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    monkeypatch.setattr(Sqlite, "connect", connect_to_a_small_disk)
    with RunningServer(quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as server:
        table = server.make_table(["person", "person"], game="limit")
        writer = server.app.state.serving.store.writer
        full, writer._connection = True, None
        body = {"text": "x" * 900}
        wait_for(lambda: table.ask("POST", "/chat", 0, body).status_code == 503)
        assert server.http.get("/api/health").status_code == 503
        full, writer._connection = False, None
        assert server.http.get("/api/health").status_code == 200
        assert table.ask("POST", "/chat", 0, body).status_code == 200


def test_a_line_of_chat_that_cannot_be_read_does_not_close_the_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    config = quick_config(f"sqlite:///{path}")
    with RunningServer(config) as server:
        table = server.make_table(["person", "person"], game="limit")
        assert table.ask("POST", "/chat", 0, {"text": "hello"}).status_code == 200
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE chat SET body = ?", (json.dumps({"seat": "x"}),))
    with RunningServer(config) as server:
        made = {"table": table.info, "links": table.links}
        again = TableAt(server.http, server.address, made)
        assert [(c["text"], c["deleted"]) for c in again.state(0)["chat"]] == [("", True)]
        assert Page(server.address).subscribe(table.id, table.token(0))["type"] == "done"


@pytest.mark.parametrize("error", [ModuleNotFoundError, ValueError, ZeroDivisionError])
def test_a_game_whose_package_is_broken_stops_no_clock_and_no_list(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    theirs = server.make_table(["person", "person"], game="limit", visibility="public")

    def load_all_but_one(name: str) -> Any:
        if name == "limit":
            raise error("this package is broken")
        return load(name)

    monkeypatch.setattr(making, "load", load_all_but_one)
    assert all(not rules.startswith("limit ") for rules in installed_rules())
    listed = server.http.get("/api/games").json()["games"]
    assert "anthropocene" in [game["id"] for game in listed]
    body = {"game": "limit", "seats": [{"controller": "person"}] * 2}
    assert server.http.post("/api/tables", json=body).status_code == 404
    assert server.make_table(["person", "person"])
    server.app.state.serving.hall.tables.pop(theirs.id)
    assert theirs.ask("GET", "", 0).json()["error"]["code"] == "broken"
    shown = server.http.get("/api/tables?limit=100")
    assert shown.status_code == 200
    assert theirs.id not in [table["id"] for table in shown.json()["tables"]]
