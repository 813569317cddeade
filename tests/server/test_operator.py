"""`anthropolis tables`: what an operator sees and does, also while the server runs."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from anthropolis.cli.tables import command as tables_command
from anthropolis.server.store.dialect import dialect_of
from tests.server.people import RunningServer, quick_config, wait_for
from tests.server.serving import Served
from tests.server.test_files_and_time import cli


def test_an_operator_lists_shows_exports_and_deletes_tables(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with RunningServer(quick_config(url)) as server:
        table = server.make_table(["person Ann", "person Bo"], game="limit", title="Tuesday")
        other = server.make_table(["person", "person"])
        table.ask("POST", "/chat", 0, {"text": "hello"})
        page = table.page(0)
        env = {"ANTHROPOLIS_STORE": url}
        listed = cli("tables", "list", **env).stdout
        assert f"{table.id}  limit" in listed
        assert "Tuesday" in listed
        assert other.id in listed
        assert cli("tables", "list", "--status", "finished", **env).stdout == ""
        shown = json.loads(cli("tables", "show", table.id, **env).stdout)
        assert (shown["status"], shown["lines of chat"]) == ("playing", 1)
        assert "seed" not in shown
        exported = json.loads(cli("tables", "export", table.id, **env).stdout)
        assert exported["chat"][0]["text"] == "hello"
        for token in table.links["seats"]:
            assert token not in json.dumps(exported)
        assert cli("tables", "show", "nothing", **env).returncode == 2
        assert cli("tables", "delete", table.id, "--yes", **env).returncode == 0
        assert page.until("gone")["sub"] == "a", "the server finds out by itself"
        wait_for(lambda: table.ask("GET", "", 0).status_code == 404)
        assert other.ask("GET", "", 0).status_code == 200


def test_an_operator_can_look_at_a_damaged_table_and_delete_it(store_url: str) -> None:
    with RunningServer(quick_config(store_url)) as server:
        table = server.make_table(["person", "person"], game="limit")
        assert table.ask("POST", "/chat", 0, {"text": "hello"}).status_code == 200
    dialect = dialect_of(store_url)
    connection: Any = dialect.connect()
    connection.execute("UPDATE tables SET summary = '{', settings = '{'")
    connection.execute("UPDATE chat SET body = '{'")
    connection.close()

    def tables(*words: str) -> str:
        done = CliRunner().invoke(tables_command, words, env={"ANTHROPOLIS_STORE": store_url})
        assert done.exit_code == 0, done.output
        return done.stdout

    assert table.id in tables("list")
    assert json.loads(tables("show", table.id))["settings"] == "{"
    assert json.loads(tables("export", table.id))["chat"][0]["text"] == ""
    tables("delete", table.id, "--yes")
    assert tables("list") == ""


def test_archived_tables_are_deleted_when_the_operator_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    config = quick_config(f"sqlite:///{path}", delete_after_days=1.0)
    with RunningServer(config) as server:
        old, new = (server.make_table(["person", "person"]) for _ in range(2))
        for table in (old, new):
            assert table.ask("POST", "/archive", "facilitator").status_code == 204
    with sqlite3.connect(path) as connection:
        update = "UPDATE records SET archived_at = archived_at - 100000 WHERE table_id = ?"
        connection.execute(update, (old.id,))
    with RunningServer(config) as server:
        url = f"http://{server.address}/api/tables/{{}}/record"
        headers = {"authorization": f"Bearer {old.token('facilitator')}"}
        wait_for(lambda: server.http.get(url.format(old.id), headers=headers).status_code == 404)
        headers = {"authorization": f"Bearer {new.token('facilitator')}"}
        assert server.http.get(url.format(new.id), headers=headers).status_code == 200


def test_looking_into_the_store_beside_a_server_loses_no_move(tmp_path: Path) -> None:
    """SQLite must know that the server still uses the file, or the last look takes its log away."""
    store = f"sqlite:///{tmp_path / 'tables'}"
    with Served(store, tmp_path) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
        assert cli("tables", "list", ANTHROPOLIS_STORE=store).returncode == 0
        assert table.choose_first(0).json() == {"seq": 1}
        server.kill()
        server.start()
        assert table.state(0)["seq"] == 1


def test_where_no_server_has_been_nothing_is_made_and_one_line_says_so(tmp_path: Path) -> None:
    for path in (tmp_path / "tables.sqlite3", tmp_path / "nowhere" / "tables.sqlite3"):
        said = cli("tables", "list", ANTHROPOLIS_STORE=f"sqlite:///{path}")
        assert said.returncode != 0
        assert said.stderr.splitlines() == [
            f"Error: the store cannot be used: there is nothing at {path} yet;"
            " `anthropolis serve` makes it"
        ]
    assert list(tmp_path.iterdir()) == []
