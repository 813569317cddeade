"""A server in this process and the calls that the scripts of the web client make to it."""

from __future__ import annotations

import json
import shutil
import threading
import time
import types
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import uvicorn

from anthropolis.server.config import Config, Limits, Rate
from anthropolis.server.tables import making
from anthropolis.server.web.app import make_app
from anthropolis.server.web.pushing import PushingSocket
from anthropolis.server.web.static import is_built

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
]  # fmt: skip
PERSON: dict[str, Any] = {"controller": "person"}
BOT: dict[str, Any] = {"controller": "bot", "level": "easy"}
PATIENCE = 300.0


class Serving:
    """`anthropolis serve` without limits, on a free port."""

    def __init__(self, folder: Path, seed: Callable[[int], str] | None = None) -> None:
        if CHROMIUM is None:
            raise SystemExit("no browser: install the package chromium")
        if not is_built():
            raise SystemExit("the web client has not been built: run `make web`")
        if seed:
            vars(making)["secrets"] = types.SimpleNamespace(token_hex=seed)
        free = Rate(0, 1)
        limits = Limits(requests=free, tables=free, seat_messages=free)
        config = Config(
            store=f"sqlite:///{folder}/tables.db", thinkers=1, bot_pace=0.0, limits=limits
        )
        self.server = uvicorn.Server(
            uvicorn.Config(
                make_app(config), port=0, ws=PushingSocket, log_config=None, access_log=False,
                ws_per_message_deflate=False, timeout_graceful_shutdown=3,
            )
        )  # fmt: skip
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise SystemExit("the server did not start")
            time.sleep(0.02)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(timeout=20)

    def call(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        request = urllib.request.Request(f"{self.url}/api{path}", method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or b"null")

    def table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.call("POST", "/tables", {"game": game, "seats": seats} | more)
        return made

    def seat_link(self, made: dict[str, Any], seat: int) -> str:
        return f"{self.url}/table/{made['table']['id']}#{made['links']['seats'][seat]}"

    def state(self, made: dict[str, Any], who: str = "facilitator") -> dict[str, Any]:
        found: dict[str, Any] = self.call(
            "GET", f"/tables/{made['table']['id']}", token=made["links"][who]
        )
        return found

    def wait_until_finished(self, made: dict[str, Any]) -> None:
        end = time.monotonic() + PATIENCE
        while not self.state(made)["position"]["finished"]:
            if time.monotonic() > end:
                raise SystemExit("the bots did not finish their match")
            time.sleep(0.2)

    def replayed(self, made: dict[str, Any], move: int, seat: int = 0) -> dict[str, Any]:
        """How a seat saw it after so many choices of a finished match."""
        path = f"/tables/{made['table']['id']}/replay/{move}?as_seat={seat}"
        found: dict[str, Any] = self.call("GET", path, token=made["links"]["facilitator"])
        position: dict[str, Any] = found["position"]
        return position

    def branch(self, made: dict[str, Any], move: int, seat: int) -> dict[str, Any]:
        """A new table that begins there, with a person on that seat."""
        seats = [BOT for _ in made["links"]["seats"]]
        seats[seat] = PERSON | {"name": "Ann"}
        path = f"/tables/{made['table']['id']}/branch"
        body = {"move": move, "seats": seats}
        branch: dict[str, Any] = self.call("POST", path, body, made["links"]["facilitator"])
        return branch

    def choose(self, made: dict[str, Any], seat: int, key: str) -> None:
        path, token = f"/tables/{made['table']['id']}", made["links"]["seats"][seat]
        decision = self.call("GET", path, token=token)["position"]["decision"]
        self.call("POST", f"{path}/choose", {"decision": decision["id"], "key": key}, token)
