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
            store=f"sqlite:///{folder}/tables.db",
            thinkers=1,
            bot_pace=0.0,
            limits=limits,
            laboratory=str(folder / "laboratory"),
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

    def asked(self, made: dict[str, Any], seat: int = 0) -> dict[str, Any] | None:
        """What the seat must decide now."""
        path, token = f"/tables/{made['table']['id']}", made["links"]["seats"][seat]
        found: dict[str, Any] | None = self.call("GET", path, token=token)["position"]["decision"]
        return found

    def wait_until_asked(self, made: dict[str, Any], seat: int = 0) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while (decision := self.asked(made, seat)) is None:
            if time.monotonic() > end or self.state(made)["position"]["finished"]:
                raise SystemExit("the seat is not asked any more")
            time.sleep(0.05)
        return decision

    def answer(self, made: dict[str, Any], turn: int, seat: int = 0) -> None:
        """The seat answers its next question; answers in parts are ended as soon as they may be."""
        decision = self.wait_until_asked(made, seat)
        keys = [option["key"] for option in decision["options"]]
        key = decision["end"] or keys[turn % len(keys)]
        path, token = f"/tables/{made['table']['id']}", made["links"]["seats"][seat]
        self.call("POST", f"{path}/choose", {"decision": decision["id"], "key": key}, token)
