"""Pages that read nothing, say too much, or hold a connection open: they harm only themselves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import anthropolis
from anthropolis.server.config import Limits, Rate
from anthropolis.server.web import connections, files
from anthropolis.server.web.limits import Buckets
from anthropolis.server.web.openapi import description
from anthropolis.server.web.printed import details_page, rules_page
from anthropolis.server.web.security import network_of
from anthropolis.server.web.socket import Page as ServerPage
from anthropolis.server.web.socket import Wire
from tests.server.people import NO_LIMIT, Page, RunningServer, quick_config, wait_for

FREE = {"requests": NO_LIMIT, "tables": NO_LIMIT, "files": NO_LIMIT}


def running(tmp_path: Path, limits: Limits) -> RunningServer:
    return RunningServer(quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=limits))


class CutWire(Wire):
    cut = False

    def abort(self) -> None:
        self.cut = True


def test_what_waits_for_a_page_is_bounded_in_bytes_and_then_the_line_is_cut(
    server: RunningServer,
) -> None:
    async def never(*_: Any) -> Any:
        raise AssertionError("nothing is sent or read here")

    async def flood() -> tuple[ServerPage, CutWire]:
        wire = CutWire()
        page = ServerPage(server.app.state.serving, "somewhere", never, never, wire)
        for _ in range(50):
            page.send(b"x" * 100_000)
        return page, wire

    page, wire = asyncio.run(flood())
    assert (page.close_code, wire.cut, len(page.outbox)) == (4408, True, 0)


def test_a_page_that_reads_nothing_is_cut_and_the_table_goes_on(tmp_path: Path) -> None:
    limits = Limits(**FREE, seat_messages=NO_LIMIT, address_messages=NO_LIMIT, waiting_bytes=50_000)  # type: ignore[arg-type]
    with running(tmp_path, limits) as server:
        table = server.make_table(["person", "person"], game="limit")
        rude = deaf_socket(server.address)
        say(rude, {"type": "subscribe", "id": 1, "sub": "a", "table": table.id,
                   "token": table.token(0)})  # fmt: skip
        pages = server.app.state.serving.pages
        wait_for(lambda: any(p.subs for p in pages))
        for number in range(3000):
            say(rude, {"type": "subscribe", "id": number, "sub": "a", "table": table.id,
                       "token": table.token(0)})  # fmt: skip
            if not pages:
                break
        wait_for(lambda: not pages)
        assert table.choose_first(0).status_code == 200
        rude.close()


def deaf_socket(address: str) -> socket.socket:
    """A page with a tiny buffer that never reads."""
    host, _, port = address.partition(":")
    rude = socket.socket()
    rude.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    rude.connect((host, int(port)))
    rude.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"101" in rude.recv(4096)
    rude.settimeout(5)
    return rude


def say(rude: socket.socket, message: Any) -> None:
    data = json.dumps(message).encode()
    with contextlib.suppress(OSError):  # it was cut
        rude.sendall(b"\x81" + struct.pack("!BH", 0xFE, len(data)) + b"\0\0\0\0" + data)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    limits = Limits(
        **FREE,  # type: ignore[arg-type]
        seat_messages=NO_LIMIT,
        address_messages=Rate(0.001, 30),
        idle_seconds=0.3,
    )
    with running(tmp_path, limits) as server:
        yield server


def test_every_message_is_charged_to_its_address_and_who_goes_on_is_let_go(
    strict: RunningServer,
) -> None:
    table = strict.make_table(["person", "person"], game="limit")
    one, two = table.page(0), table.page(1)
    for page in (one, two):
        for _ in range(14):
            page.request("ping")
    assert one.request("chat", sub="a", text="hello")["error"]["code"] == "slow_down"
    for _ in range(30):
        two.ask("ping")
    assert two.closed_with() == 4429


def test_an_idle_socket_that_follows_nothing_is_closed(strict: RunningServer) -> None:
    following = strict.make_table(["person", "person"]).page(0)
    idle = Page(strict.address)
    assert idle.closed_with() == 4410
    assert following.request("ping")["type"] == "pong"


def test_addresses_of_one_household_count_as_one() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("not an address") == "not an address"


def test_what_another_process_served_counts_too() -> None:
    here, there = Buckets(Rate(0.001, 10)), Buckets(Rate(0.001, 10))
    for _ in range(10):
        assert here.wait("a") == 0
    for key, tokens in here.take_spent().items():
        there.spent_elsewhere(key, tokens)
    assert there.wait("a") > 0
    assert there.wait("b") == 0
    assert here.take_spent() == {}


def raw(server: RunningServer, data: bytes) -> bytes:
    """Send bytes and read until the server closes."""
    host, _, port = server.address.partition(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(data)
        got = b""
        while part := connection.recv(65_536):
            got += part
        return got


def test_a_head_without_end_is_refused(server: RunningServer) -> None:
    got = raw(server, b"GET / HTTP/1.1\r\n" + b"x-more: " + b"y" * 70_000)
    assert got.startswith(b"HTTP/1.1 431")
    got = raw(server, b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 10_000)
    assert got.startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_connection_that_does_not_say_what_it_wants_is_cut(
    server: RunningServer, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)
    with contextlib.suppress(ConnectionResetError):
        assert raw(server, said) == b""


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    limits = Limits(**FREE, body_seconds=0.2)  # type: ignore[arg-type]
    with running(tmp_path, limits) as server:
        head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{"
        got = raw(server, head)
    assert got.startswith(b"HTTP/1.1 400")
    assert b"connection: close" in got


def test_files_the_description_and_what_is_not_there_are_limited_or_cached(
    tmp_path: Path,
) -> None:
    limits = Limits(requests=Rate(0.001, 3), files=Rate(0.001, 5))
    with running(tmp_path, limits) as server:
        assert "max-age" in server.http.get("/api/openapi.json").headers["cache-control"]
        assert [server.http.get("/api/nothing").status_code for _ in range(3)] == [404, 404, 429]
        assert [server.http.get("/nothing.js").status_code for _ in range(6)][-1] == 429


def test_a_word_is_logged_before_files_run_out_and_new_sockets_are_turned_away(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    watch = server.app.state.serving.files
    with monkeypatch.context() as patch:
        patch.setattr(files, "limit", lambda: 10)
        asyncio.run(watch.look())
        assert "raise LimitNOFILE" in caplog.text
        assert Page(server.address).closed_with() == 4429
    asyncio.run(watch.look())
    assert Page(server.address).request("ping")["type"] == "pong"


def test_what_stays_the_same_is_made_before_the_first_guest_comes(tmp_path: Path) -> None:
    """Reading a game and its words takes longer than anybody's move may wait."""
    pages = (details_page, rules_page, description)
    for page in pages:
        page.cache_clear()
    with running(tmp_path, Limits(**FREE)) as server:  # type: ignore[arg-type]
        made = [page.cache_info().misses for page in pages]
        for game in anthropolis.games():
            assert server.http.get(f"/api/games/{game}").status_code == 200
            assert server.http.get(f"/api/games/{game}/rules").status_code == 200
        assert server.http.get("/api/openapi.json").status_code == 200
        assert [page.cache_info().misses for page in pages] == made


def test_chat_comes_in_pages(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], game="limit")
    page = table.page(0)
    for number in range(130):
        page.request("chat", sub="a", text=f"line {number + 1}")
    state = table.state(1)
    assert ([c["number"] for c in state["chat"]], state["chat_seq"]) == ([*range(31, 131)], 130)
    earlier = table.ask("GET", "/chat?before=31", 1).json()["chat"]
    assert [c["number"] for c in earlier] == [*range(1, 31)]
    assert [c["number"] for c in table.ask("GET", "/chat?after=128", 1).json()["chat"]] == [
        129,
        130,
    ]


def test_the_log_comes_in_pages_and_does_not_grow_without_end(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anthropolis.server.tables.telling.LOG_PAGE", 10)
    monkeypatch.setattr("anthropolis.server.tables.live.MOST_NOTES", 24)
    table = server.make_table(["person", "person"], options={"first_player": 1})
    for _ in range(12):
        assert table.ask("POST", "/pause", "facilitator").status_code == 200
        assert table.ask("POST", "/resume", "facilitator").status_code == 200
    assert table.ask("POST", "/pause", "facilitator").status_code == 429
    assert table.choose_first(0).status_code == 200, "the rules themselves are the limit"
    state = table.state(0)
    assert ([e["number"] for e in state["log"]], state["log_before"]) == ([*range(16, 26)], 16)
    page = table.ask("GET", "/log?before=16", 0).json()
    assert ([e["number"] for e in page["log"]], page["before"]) == ([*range(6, 16)], 6)
    page = table.ask("GET", "/log?before=6", 0).json()
    assert ([e["number"] for e in page["log"]], page["before"]) == ([*range(6)], None)


def test_a_person_can_be_muted_and_a_line_deleted(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], game="limit")
    rude, other = table.page(0), table.page(1)
    rude.request("chat", sub="a", text="something nasty")
    assert table.ask("DELETE", "/chat/1", 1).status_code == 403
    assert table.ask("DELETE", "/chat/1", "facilitator").status_code == 204
    lines = [other.until("chat")["line"] for _ in range(2)]
    assert [(x["number"], x["text"], x["deleted"]) for x in lines] == [
        (1, "something nasty", False), (1, "", True),
    ]  # fmt: skip
    assert "nasty" not in table.ask("GET", "/export", "facilitator").text
    assert table.ask("POST", "/seats/0/mute", 1, {"muted": True}).status_code == 403
    assert table.ask("POST", "/seats/0/mute", "facilitator", {"muted": True}).status_code == 200
    assert rude.request("chat", sub="a", text="more")["error"]["code"] == "muted"
    assert other.request("chat", sub="a", text="peace")["type"] == "done"
    told = table.state(1)
    assert told["table"]["seats"][0]["muted"]
    assert told["log"][-1]["text"]["en"] == "Ann may not chat now."
    assert table.ask("POST", "/seats/0/mute", "facilitator", {"muted": False}).status_code == 200
    assert rude.request("chat", sub="a", text="sorry")["type"] == "done"


@pytest.mark.parametrize("role", ["facilitator", "spectator", "join"])
def test_links_that_are_no_seats_can_be_replaced(server: RunningServer, role: str) -> None:
    table = server.make_table(["person", "open"])
    page = table.page(role)
    assert table.ask("POST", "/links", 0, {"role": role}).status_code == 403
    made = table.ask("POST", "/links", "facilitator", {"role": role})
    assert made.status_code == 200
    assert page.until("gone")["reason"] == "link_changed"
    assert table.ask("GET", "", role).status_code == 401
    assert table.ask("GET", "", made.json()["token"]).status_code == 200
    assert table.state(0)["log"][-1]["kind"] == "link"
