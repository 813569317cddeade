"""Links, origins, limits, headers, logs: what keeps a table to those who sit at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from anthropolis.server.config import Limits, Rate
from anthropolis.server.store import TokenRow
from anthropolis.server.tokens import find, hash_of, new_token
from tests.server.people import Page, RunningServer, quick_config


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that allows very little."""
    path = tmp_path / "tables.sqlite3"
    limits = Limits(
        requests=Rate(0.001, 12), tables=Rate(0.001, 2), seat_messages=Rate(0.001, 5),
        sockets_per_address=2, body_bytes=2000,
    )  # fmt: skip
    config = quick_config(f"sqlite:///{path}", limits=limits, public_url="https://play.example")
    with RunningServer(config) as running:
        yield running


def test_only_hashes_of_tokens_are_stored(server: RunningServer) -> None:
    table = server.make_table(["person", "person"])
    path = Path(server.app.state.serving.config.store.removeprefix("sqlite:///"))
    stored = path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()
    tokens = [*table.links["seats"], *(table.links[k] for k in ("facilitator", "join"))]
    for token in tokens:
        assert token.encode() not in stored
        assert hash_of(token).encode() in stored


def test_a_token_is_found_by_its_hash_only() -> None:
    token = new_token()
    rows = [TokenRow(hash_of(new_token()), "t", "seat", n) for n in range(3)]
    assert find(token, rows) is None
    row = TokenRow(hash_of(token), "t", "seat", 3)
    assert find(token, [*rows, row]) == row
    assert find(row.hash, [*rows, row]) is None


def test_a_link_of_one_table_is_worth_nothing_at_another(server: RunningServer) -> None:
    one, two = server.make_table(["person"] * 2), server.make_table(["person"] * 2)
    for who in (0, "facilitator", "spectator", "join"):
        assert two.ask("GET", "", one.token(who)).status_code == 401
    page = Page(server.address)
    answer = page.subscribe(two.id, one.token(0))
    assert answer["error"]["code"] == "unauthorized"


def test_a_seat_cannot_look_through_other_eyes_before_the_end(server: RunningServer) -> None:
    table = server.make_table(["person"] * 2)
    assert table.ask("GET", "?as_seat=1", 0).status_code == 403
    assert table.ask("GET", "/replay/0?as_seat=1", 0).status_code == 403
    assert table.ask("GET", "?as_seat=1", "facilitator").status_code == 403
    open_to = server.make_table(["person"] * 2, facilitator_sees=True)
    seen = open_to.ask("GET", "?as_seat=1", "facilitator").json()
    assert seen["position"]["view"]["seat"] == 1
    assert seen["table"]["facilitator_sees"] is True
    assert open_to.ask("GET", "?as_seat=1", "spectator").status_code == 403


def test_pages_of_other_origins_are_turned_away(server: RunningServer) -> None:
    page = Page(server.address, origin="https://evil.example")
    assert page.closed_with() == 4403
    headers = {"origin": "https://evil.example"}
    body = {"game": "anthropocene", "seats": [{"controller": "person"}] * 2}
    assert server.http.post("/api/tables", json=body, headers=headers).status_code == 403
    Page(server.address, origin=f"http://{server.address}").request("ping")


def test_every_answer_carries_the_headers_that_protect_it(strict: RunningServer) -> None:
    for path in ("/", "/api/health", "/api/nothing"):
        headers = strict.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "wss://play.example" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "max-age" in headers["strict-transport-security"]


def test_too_many_tables_or_requests_are_refused(strict: RunningServer) -> None:
    body = {"game": "anthropocene", "seats": [{"controller": "person"}] * 2}
    big = strict.http.post("/api/tables", json=body | {"title": "x" * 3000})
    assert big.status_code == 413
    made = [strict.http.post("/api/tables", json=body).status_code for _ in range(3)]
    assert made == [201, 201, 429]
    codes = [strict.http.get("/api/games").status_code for _ in range(12)]
    assert codes[0] == 200
    assert codes[-1] == 429
    refused = strict.http.get("/api/games")
    assert int(refused.headers["retry-after"]) >= 1


def test_too_many_sockets_or_messages_of_a_seat_are_refused(strict: RunningServer) -> None:
    table = strict.make_table(["person", "person"])
    pages = [table.page(0), table.page(1), Page(strict.address)]
    assert pages[2].closed_with() == 4429
    codes = [pages[0].request("undo", sub="a")["error"]["code"] for _ in range(7)]
    assert codes == ["no_undo"] * 5 + ["slow_down"] * 2
    assert pages[1].request("undo", sub="a")["error"]["code"] == "no_undo", "another seat may"


def test_a_message_that_is_too_large_closes_the_socket(server: RunningServer) -> None:
    page = Page(server.address)
    page.socket.send('{"type":"ping","id":1,"x":"' + "x" * 70_000 + '"}')
    assert page.closed_with() == 1009
