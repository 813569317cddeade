"""The commands `serve` and `backup`, as people run them."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import anthropolis as anthropolis_package
from anthropolis.cli.addresses import greeting, network_addresses, urls
from tests.server.backends import Postgres, postgres_programs
from tests.server.people import RunningServer, quick_config
from tests.server.serving import Served


def anthropolis(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "anthropolis.cli.main", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_logs_are_json_and_never_hold_a_token(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path / 's.sqlite3'}", tmp_path, "--log-level", "debug") as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
        table.page(0).choose_first()
        table.ask("GET", "", "facilitator")
        table.ask("GET", f"?after=0&as_seat={table.token(1)}", 0)
    text = server.log.read_text()
    for token in [*table.links["seats"], table.links["facilitator"], table.links["join"]]:
        assert token not in text
        assert token[-12:] not in text
    lines = [line for line in text.splitlines() if line.startswith("{")]
    said = [line for line in text.splitlines() if not line.startswith("{")]
    assert said == [f"Anthropolis is at http://{server.address}  (stop with Ctrl-C)"]
    requests = [x for x in map(json.loads, lines) if x["logger"] == "anthropolis.http"]
    assert {"method", "path", "status", "ms"} <= set(requests[-1])


def test_the_server_stops_in_good_order_when_told_to(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 's.sqlite3'}"
    with Served(store, tmp_path) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
        assert table.choose_first(0).json() == {"seq": 1}
        server.stop()
        server.start()
        assert table.state(0)["seq"] == 1


def test_a_file_that_another_server_holds_is_left_to_it(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'x'}"
    with Served(store, tmp_path):
        done = anthropolis("serve", "--port", "0", "--workers", "2", "--store", store)
    assert done.returncode != 0
    assert "another server is using" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("store", ["nonsense", "postgresql://nobody@127.0.0.1:1/none"])
def test_a_store_that_cannot_be_opened_ends_in_one_clear_line(store: str) -> None:
    done = anthropolis("serve", "--port", "0", "--store", store)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_ends_in_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = anthropolis("serve", "--port", str(port), "--store", f"sqlite:///{tmp_path / 'x'}")
    assert done.returncode == 2
    assert done.stderr == (
        f"Error: port {port} is taken: give another one with --port, or --port 0 for any free one\n"
    )


def test_on_all_addresses_it_says_how_others_reach_it() -> None:
    reached = urls("0.0.0.0", 8000, None)
    assert reached[0] == "http://127.0.0.1:8000"
    assert reached[1:] == [f"http://{address}:8000" for address in network_addresses()]
    assert greeting(["http://127.0.0.1:8000", "http://10.0.0.7:8000"], 1).splitlines() == [
        "Anthropolis is at http://127.0.0.1:8000  (stop with Ctrl-C)",
        "From other devices on this network: http://10.0.0.7:8000",
    ]


def test_a_public_address_is_the_only_one_it_names() -> None:
    assert urls("0.0.0.0", 8000, "https://play.example.org/") == ["https://play.example.org"]


def test_without_its_client_the_server_says_so_and_serves(tmp_path: Path) -> None:
    package = Path(anthropolis_package.__file__).parent
    copy = tmp_path / "anthropolis"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    store = f"sqlite:///{tmp_path / 's.sqlite3'}"
    with Served(store, tmp_path, environment={"PYTHONPATH": str(tmp_path)}) as server:
        answer = server.http.get("/table/x")
    assert (answer.status_code, "make web" in answer.text) == (200, True)
    assert server.log.read_text().startswith("This installation has no web client")


def test_the_openapi_description_can_be_written_to_a_file() -> None:
    done = anthropolis("serve", "--openapi")
    described = json.loads(done.stdout)
    assert described["openapi"] == "3.1.0"
    assert "ServerMessage" in described["components"]["schemas"]


def test_a_backup_of_a_running_server_is_a_whole_store(tmp_path: Path) -> None:
    store, copy = tmp_path / "s.sqlite3", tmp_path / "copy.sqlite3"
    with RunningServer(quick_config(f"sqlite:///{store}")) as server:
        table = server.make_table(["person", "person"], options={"first_player": 1})
        table.choose_first(0)
        done = anthropolis("backup", str(copy), "--store", f"sqlite:///{store}")
        assert done.returncode == 0, done.stderr
    again = anthropolis("backup", str(copy), "--store", f"sqlite:///{store}")
    assert "exists already" in again.stderr
    with RunningServer(quick_config(f"sqlite:///{copy}")) as server:
        table.http = server.http
        assert table.state(0)["seq"] == 1


def test_a_backup_into_a_missing_folder_ends_in_one_clear_line(tmp_path: Path) -> None:
    store, missing = tmp_path / "s.sqlite3", tmp_path / "missing"
    with RunningServer(quick_config(f"sqlite:///{store}")):
        done = anthropolis("backup", str(missing / "copy"), "--store", f"sqlite:///{store}")
    assert done.returncode == 2
    assert done.stderr == f"Error: there is no folder {missing}; make it first\n"


def test_a_backup_of_postgresql_is_what_pg_dump_writes(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    with RunningServer(quick_config(postgres_url)) as server:
        table = server.make_table(["person", "person"])
        done = anthropolis("backup", str(tmp_path / "copy.dump"), "--store", postgres_url)
        assert done.returncode == 0, done.stderr
    programs = postgres_programs()
    assert programs is not None
    restore = [str(programs / "pg_restore"), "-f", "-", str(tmp_path / "copy.dump")]
    text = subprocess.run(restore, capture_output=True, text=True, check=True).stdout
    assert table.id in text
