"""People who use a server: they make tables, open pages and play."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Callable
from typing import Any, Self, cast

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from anthropolis.server.config import Config, Limits, Rate
from anthropolis.server.web.app import make_app
from anthropolis.server.web.connections import BoundedHttp
from anthropolis.server.web.pushing import PushingSocket

NO_LIMIT = Rate(0, 1)
PATIENCE = 60.0


def quick_config(store: str, **more: Any) -> Config:
    """A server without limits whose bots do not dawdle."""
    limits = Limits(
        requests=NO_LIMIT, tables=NO_LIMIT, seat_messages=NO_LIMIT, address_messages=NO_LIMIT,
        files=NO_LIMIT,
    )  # fmt: skip
    settings: dict[str, Any] = {"limits": limits, "bot_pace": 0.0, "thinkers": 1} | more
    return Config(store=store, sweep_seconds=0.2, **settings)


class RunningServer:
    """A server in a thread of this process, on a free port."""

    def __init__(self, config: Config) -> None:
        self.app = make_app(config)
        settings = uvicorn.Config(
            self.app, port=0, ws=PushingSocket, http=BoundedHttp, log_config=None, access_log=False,
            ws_max_size=config.limits.body_bytes, timeout_graceful_shutdown=3,
            ws_per_message_deflate=False,
        )  # fmt: skip
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(timeout=20)

    def make_table(self, seats: list[Any], game: str = "anthropocene", **more: Any) -> TableAt:
        return TableAt(self.http, self.address, make_table(self.http, seats, game, **more))


def wait_for(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """The first true answer; fails if none comes in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


def seat(kind: str) -> dict[str, Any]:
    """`person`, `open`, `person Ann`, or the level of a bot."""
    kind, _, name = kind.partition(" ")
    if kind in ("person", "open"):
        return {"controller": kind} | ({"name": name} if name else {})
    return {"controller": "bot", "level": kind}


def make_table(http: httpx.Client, seats: list[Any], game: str, **more: Any) -> dict[str, Any]:
    body = {"game": game, "seats": [seat(s) if isinstance(s, str) else s for s in seats]} | more
    answer = http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


class TableAt:
    """A table that was made, with all its links."""

    def __init__(self, http: httpx.Client, address: str, made: dict[str, Any]) -> None:
        self.http = http
        self.address = address
        self.id: str = made["table"]["id"]
        self.info = made["table"]
        self.links = made["links"]

    def token(self, who: int | str | None) -> str | None:
        if who is None:
            return None
        token: str = self.links["seats"][who] if isinstance(who, int) else self.links.get(who, who)
        return token

    def ask(
        self, method: str, path: str = "", who: int | str | None = None, body: Any = None
    ) -> httpx.Response:
        token = self.token(who)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is None:
            return self.http.request(method, f"/api/tables/{self.id}{path}", headers=headers)
        return self.http.request(method, f"/api/tables/{self.id}{path}", headers=headers, json=body)

    def state(self, who: int | str | None = "spectator") -> dict[str, Any]:
        answer = self.ask("GET", "", who)
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def choose(self, who: int, decision: int, key: str) -> httpx.Response:
        return self.ask("POST", "/choose", who, {"decision": decision, "key": key})

    def choose_first(self, who: int) -> httpx.Response:
        """Take the first option that the seat is offered."""
        decision = self.state(who)["position"]["decision"]
        return self.choose(who, decision["id"], decision["options"][0]["key"])

    def page(self, who: int | str | None, **more: Any) -> Page:
        page = Page(self.address, query=f"?table={self.id}")
        page.subscribe(self.id, self.token(who), **more)
        return page


class Page:
    """A page of a browser: one socket, and what came through it."""

    def __init__(self, address: str, origin: str | None = None, query: str = "") -> None:
        url = f"ws://{address}/api/socket{query}"
        opened = connect(url, origin=cast(Any, origin), compression=None, max_size=None)
        self.socket: ClientConnection = opened.__enter__()
        self.received: list[bytes] = []
        self.waiting: list[dict[str, Any]] = []
        self.number = 0
        self.state: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.seq = -1

    def close(self) -> None:
        self.socket.close()

    def next(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.received.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("state", "moved"):
            self.position, self.seq = message["position"], message["seq"]
        if message["type"] == "state":
            self.state = message
        return message

    def closed_with(self) -> int:
        """Read until the server closes; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind; others that come before it are kept in `waiting`."""
        for message in self.waiting:
            if _fits(message, kind, wanted):
                self.waiting.remove(message)
                return message
        while True:
            message = self.next()
            if _fits(message, kind, wanted):
                return message
            self.waiting.append(message)

    def ask(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def answer_to(self, number: int) -> dict[str, Any]:
        """The message that answers a request."""
        while True:
            for message in self.waiting:
                if message.get("id") == number:
                    self.waiting.remove(message)
                    return message
            self.waiting.append(self.next())

    def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.answer_to(self.ask(kind, **fields))

    def subscribe(
        self, table: str, token: str | None, sub: str = "a", **more: Any
    ) -> dict[str, Any]:
        fields = {"sub": sub, "table": table} | ({"token": token} if token else {}) | more
        return self.request("subscribe", **fields)

    def choose_first(self) -> dict[str, Any]:
        decision = self.position["decision"]
        key = decision["options"][0]["key"]
        return self.request("choose", sub="a", decision=decision["id"], key=key)

    def follow(self, seq: int) -> None:
        """Read until the table has come so far."""
        while self.seq < seq:
            self.waiting.append(self.next())


def _fits(message: dict[str, Any], kind: str, wanted: dict[str, Any]) -> bool:
    return message["type"] == kind and all(message.get(k) == v for k, v in wanted.items())
