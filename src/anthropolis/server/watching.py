"""One record, opened in the browser of this machine: a server for one pair of eyes."""

from __future__ import annotations

import json
import socket
import tempfile
import webbrowser
from pathlib import Path
from typing import Any

import click
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from anthropolis.engine.record import Record
from anthropolis.server.config import Config
from anthropolis.server.web.app import make_app

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Anthropolis</title>
<script src="/watch/record.js"></script></head><body></body></html>
"""


def watching_app(record: Record, store: str) -> Starlette:
    """The usual server; its page /watch puts the record where the page of replays looks for it."""
    app = make_app(Config(store=store, thinkers=1))
    kept = json.dumps(record.to_json()).replace("</", "<\\/")
    script = (
        f'sessionStorage.setItem("anthropolis.record", {kept});\nlocation.replace("/replay");\n'
    )

    async def page(request: Request) -> Response:
        return HTMLResponse(PAGE)

    async def code(request: Request) -> Response:
        return Response(script, media_type="text/javascript")

    app.router.routes.insert(0, Route("/watch", page))
    app.router.routes.insert(0, Route("/watch/record.js", code))
    return app


def watch_record(record: Record, port: int, open_browser: bool) -> None:
    """Serve until somebody presses Ctrl-C."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as bound:
        app = watching_app(record, f"sqlite:///{Path(folder) / 'tables.sqlite3'}")
        bound.bind(("127.0.0.1", port))
        address = f"http://127.0.0.1:{bound.getsockname()[1]}/watch"

        class Server(uvicorn.Server):
            async def startup(self, sockets: Any = None) -> None:
                await super().startup(sockets)
                click.echo(f"The game is at {address}  (stop with Ctrl-C)")
                if open_browser:
                    webbrowser.open(address)

        config = uvicorn.Config(app, access_log=False, log_level="warning")
        Server(config).run(sockets=[bound])
