"""The server as an ASGI application."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anthropolis.server.config import Config
from anthropolis.server.hands import opened, set_here
from anthropolis.server.tables.refusing import Refusal, fault
from anthropolis.server.terms import ErrorBody, ErrorCode
from anthropolis.server.web.calls import JSON, Route, answer, refused
from anthropolis.server.web.handlers import printed
from anthropolis.server.web.openapi import description
from anthropolis.server.web.printed import get_ready
from anthropolis.server.web.pushing import welcome
from anthropolis.server.web.routes import ROUTES
from anthropolis.server.web.security import SecureHeaders, address_of
from anthropolis.server.web.serving import Serving
from anthropolis.server.web.socket import SocketEndpoint
from anthropolis.server.web.static import WebClient, web_folder

log = logging.getLogger("anthropolis.http")

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
BY_STATUS: dict[int, ErrorCode] = {404: "not_found", 405: "bad_request"}


def make_app(config: Config) -> Starlette:
    """A server that opens its store when it starts and finishes writing when it stops."""
    get_ready()
    description()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.serving = Serving(config)
        await app.state.serving.start()
        hands = opened(config.hands, welcome) if config.hands else None
        set_here(hands)
        try:
            yield
        finally:
            if hands is not None:
                set_here(None)
                hands.close()
            await app.state.serving.stop()

    return Starlette(
        routes=routes(config),
        lifespan=lifespan,
        middleware=[
            Middleware(Watch),
            Middleware(SecureHeaders, config=config),
            Middleware(Share),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=5),
        ],
        exception_handlers={HTTPException: http_error, Exception: server_error},
    )


def routes(config: Config) -> list[BaseRoute]:
    by_path: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        by_path.setdefault(route.path, {})[route.method] = route
    listed: list[BaseRoute] = [WebSocketRoute("/api/socket", SocketEndpoint())]
    listed.append(HttpRoute("/api/openapi.json", openapi, methods=["GET"]))
    for path, by_method in by_path.items():
        listed.append(HttpRoute(path, endpoint(by_method), methods=METHODS))
    listed.append(HttpRoute("/api/{rest:path}", nothing_here, methods=METHODS))
    listed.append(
        Mount("/", WebClient(web_folder(), config.public_url or "", config.network_url or ""))
    )
    return listed


def endpoint(by_method: dict[str, Route]) -> Any:
    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method not in by_method:
            raise HTTPException(405, headers={"Allow": ", ".join(by_method)})
        return await answer(by_method[method], request)

    return serve


async def openapi(request: Request) -> Response:
    return printed(description())


async def nothing_here(request: Request) -> Response:
    raise HTTPException(404)


async def http_error(request: Request, error: Exception) -> Response:
    """Errors of the framework in our own form."""
    assert isinstance(error, HTTPException)
    refusal = Refusal(BY_STATUS.get(error.status_code, "bad_request"))
    body = json.encode(ErrorBody(refusal.problem))
    return Response(body, error.status_code, headers=error.headers, media_type=JSON)


async def server_error(request: Request, error: Exception) -> Response:
    """A fault of ours outside the API: the log knows what, the caller only its number."""
    refusal = fault(error, "a request failed", path=request.url.path)
    return Response(json.encode(ErrorBody(refusal.problem)), 500, media_type=JSON)


class Share:
    """Charges every request to the address it comes from, whatever it asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            serving: Serving = scope["app"].state.serving
            if (wait := serving.charge(address_of(scope), scope["path"])) > 0:
                answer = refused(Refusal("slow_down", seconds=wait), serving)
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


class Watch:
    """Counts and logs every request, by its path and never with its headers or its query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            scope["app"].state.serving.counts.requests.labels(str(status)).inc()
            log.info("request", extra={
                "method": scope["method"], "path": scope["path"], "status": status,
                "ms": round((time.perf_counter() - started) * 1000, 2),
                "address": address_of(scope),
            })  # fmt: skip
