"""Rules change, matches stay: records and logs are served for ever, old tables harm nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import anthropolis
from anthropolis.engine.registry import load
from anthropolis.server.store import StoredEntry
from anthropolis.server.store.dialect import dialect_of
from anthropolis.server.tables.entries import Choice, SteppedBack, TakenBack
from anthropolis.server.tables.keeping import Line, record_of
from tests.server.people import RunningServer, TableAt, quick_config, wait_for


def execute(url: str, sql: str, *params: object) -> list[Any]:
    dialect = dialect_of(url)
    connection: Any = dialect.connect()
    cursor = connection.execute(dialect.sql(sql), params)
    rows = cursor.fetchall() if cursor.description else []
    connection.close()
    return list(rows)


def play_to_the_end(table: TableAt) -> None:
    while not (state := table.state())["position"]["finished"]:
        for seat in state["position"]["deciders"]:
            table.choose_first(seat)


class Update:
    """A live and a finished table, a server that was stopped, and one with newer rules."""

    def __init__(self, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.config = quick_config(url)
        self.game = type(load("anthropocene"))
        self.monkeypatch = monkeypatch
        clock = {"kind": "decision", "seconds": 300}
        with RunningServer(self.config) as server:
            seats = ["person Ann", "person Bo"]
            chick = {"mode": "chick", "first_player": 1}
            self.over = server.make_table(seats, options=chick, visibility="public")
            play_to_the_end(self.over)
            self.log = self.over.state()["log"]
            self.live = server.make_table(
                seats, options={"first_player": 1}, visibility="public", clock=clock
            )
            self.live.choose_first(0)
            sql = "SELECT COUNT(*) FROM records WHERE log IS NOT NULL"
            wait_for(lambda: execute(url, sql) == [(1,)])

    def to_newer_rules(self) -> None:
        self.monkeypatch.setattr(self.game, "version", "99", raising=False)

    def at(self, server: RunningServer, table: TableAt) -> TableAt:
        made = {"table": table.info, "links": table.links}
        return TableAt(server.http, server.address, made)


@pytest.fixture
def update(store_url: str, monkeypatch: pytest.MonkeyPatch) -> Update:
    return Update(store_url, monkeypatch)


def code(table: TableAt, method: str, path: str, who: int | str) -> str:
    answer = table.ask(method, path, who)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["error"]["code"])


def test_a_match_that_is_over_is_kept_with_its_log_whatever_is_installed(update: Update) -> None:
    version = load("anthropocene").version
    update.to_newer_rules()
    with RunningServer(update.config) as server:
        over = update.at(server, update.over)
        assert code(over, "GET", "", 0) == "outdated"
        record = anthropolis.Record.from_json(over.ask("GET", "/record", 0).content)
        assert (record.version, len(record.choices)) == (version, 36)
        assert record.result is not None
        kept = over.ask("GET", "/log", "spectator").json()["log"]
        texts = [[e["text"] for e in entry["events"]] for entry in kept]
        assert texts == [[e["text"] for e in entry["events"]] for entry in update.log]
        assert over.ask("GET", "/log", "x" * 43).status_code == 401


def test_a_table_of_older_rules_says_so_and_can_be_downloaded_and_archived(
    update: Update,
) -> None:
    update.to_newer_rules()
    with RunningServer(update.config) as server:
        live = update.at(server, update.live)
        assert code(live, "GET", "", 0) == "outdated"
        listed = server.http.get("/api/tables").json()["tables"]
        assert {t["status"] for t in listed} == {"outdated"}
        assert live.ask("GET", "/record", 0).status_code == 403, "its seed is still a secret"
        record = anthropolis.Record.from_json(live.ask("GET", "/record", "facilitator").content)
        assert len(record.choices) == 1
        assert live.ask("POST", "/archive", 0).status_code == 403
        assert live.ask("POST", "/archive", "facilitator").status_code == 204
        assert code(live, "GET", "", 0) == "archived"
        assert live.ask("GET", "/record", 0).status_code == 200


def test_tables_of_older_rules_leave_the_queue_of_due_tables(update: Update) -> None:
    """Two hundred of them once kept every clock from running out."""
    url = update.config.store
    execute(url, "UPDATE heads SET due = 1 WHERE table_id = ?", update.live.id)
    for number in range(200):
        copy = "INSERT INTO tables SELECT ?, game, version, seed, settings, visibility, status, "
        execute(url, f"{copy} summary, created_at FROM tables WHERE id = ?", f"old{number}",
                update.live.id)  # fmt: skip
        head = "INSERT INTO heads (table_id, number, moves, moved_at, due) VALUES (?, 0, 0, 1, 1)"
        execute(url, head, f"old{number}")
    update.to_newer_rules()
    with RunningServer(update.config) as server:
        clock = {"kind": "decision", "seconds": 300}
        table = server.make_table(["person"] * 2, options={"first_player": 1}, clock=clock)
        live = server.app.state.serving.hall.tables[table.id]
        live.table.clocks.mark -= 310
        execute(url, "UPDATE heads SET due = 2 WHERE table_id = ?", table.id)
        wait_for(lambda: live.table.seq >= 1)


def test_an_archived_match_goes_on_where_it_was(
    update: Update, make_archived: Callable[[RunningServer, TableAt], None]
) -> None:
    with RunningServer(update.config) as server:
        live = update.at(server, update.live)
        before = live.state(1)
        make_archived(server, live)
        assert code(live, "GET", "", 0) == "archived"
        assert live.ask("POST", "/reopen", 0).status_code == 403
        assert live.ask("POST", "/reopen", "facilitator").status_code == 200
        assert live.ask("POST", "/reopen", "facilitator").status_code == 409
        after = live.state(1)
        assert after["position"] | {"decision": None} == before["position"] | {"decision": None}
        assert live.choose_first(1).status_code == 200


@pytest.fixture
def make_archived() -> Callable[[RunningServer, TableAt], None]:
    def archive(server: RunningServer, table: TableAt) -> None:
        assert table.ask("POST", "/archive", "facilitator").status_code == 204

    return archive


def test_a_record_can_be_had_without_the_rules_and_holds_what_played_itself(
    server: RunningServer,
) -> None:
    table = server.make_table(["person", "person"], game="limit", undo="agreed")
    for number in range(40):
        deciders = table.state()["position"]["deciders"]
        assert table.choose_first(deciders[0]).status_code == 200
        if number % 9 == 5:
            table.ask("POST", "/undo", deciders[0])
        if number == 20:
            assert table.ask("POST", "/take_back", "facilitator", {"to": 9}).status_code == 200
    live = server.app.state.serving.hall.tables[table.id]
    url = server.app.state.serving.config.store
    found = execute(
        url, "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number", table.id
    )
    record = record_of(live.table.row, [StoredEntry(*row) for row in found])
    assert record.choices == live.table.choices()
    assert any(move.forced for move in live.table.line), "nothing played itself in this match"


def test_stepping_back_takes_what_played_itself_with_it() -> None:
    line = Line([(0, "begin")])
    line.follow(Choice(0, "a", 1, "person", [(0, "forced")]))
    line.follow(Choice(1, "b", 1, "person"))
    line.follow(SteppedBack(0))
    assert [choice[:2] for choice in line.choices] == [(0, "begin"), (1, "b")]
    line.follow(TakenBack(1, "facilitator", None, [(1, "forced")]))
    assert [choice[:2] for choice in line.choices] == [(0, "begin"), (1, "forced")]
