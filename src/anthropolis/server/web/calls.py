"""An HTTP request as our handlers see it: checked, decoded, counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from anthropolis.server.config import Limits
from anthropolis.server.store import StoreDown, TableRow
from anthropolis.server.tables.access import Access, access, access_by
from anthropolis.server.tables.hall import TABLE_ID
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.refusing import Refusal, fault, for_programs
from anthropolis.server.terms import ErrorBody, ErrorCode, Text
from anthropolis.server.web.security import address_of, is_guest, origin_allowed
from anthropolis.server.web.serving import Serving

JSON = "application/json"
GZIP = "application/gzip"
TOO_SLOW = Text("it came too slowly", "trop lent")


@dataclass(frozen=True)
class Call:
    """One request. `body` and `query` are of the types that the route names."""

    serving: Serving
    path: dict[str, str]
    token: str | None
    address: str
    body: Any
    query: Any

    async def table(self) -> tuple[LiveTable, Access]:
        """The table of the path and what the caller may do there; raises Refusal."""
        live = await self.serving.hall.table(self.path["table"])
        return live, access(live, self.token)

    async def stored(self) -> tuple[TableRow, Access]:
        """The same of a table that need not be playable here: what the store says alone."""
        table_id = self.path["table"]
        row = await self.serving.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise Refusal("not_found")
        tokens = await self.serving.store.tokens(table_id)
        return row, access_by(self.token, tokens, row.visibility == "public")

    @property
    def guest(self) -> bool:
        """Whether it comes from another machine."""
        return is_guest(self.address)

    def number(self, name: str) -> int:
        """A number in the path; anything else is not found."""
        text = self.path[name]
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refusal("not_found")
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One line of the API: what comes in, what goes out, and what may be refused."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    body: Any = None
    query: Any = None
    status: int = 200
    refusals: tuple[ErrorCode, ...] = ()
    token: bool = False


async def answer(route: Route, request: Request) -> Response:
    """Carry out a request, or refuse it."""
    serving: Serving = request.app.state.serving
    try:
        call = await read_call(route, request, serving)
        result = await route.handler(call)
    except Refusal as refusal:
        return refused(refusal, serving)
    except StoreDown:
        return refused(Refusal("unavailable"), serving)
    except Exception as error:
        where = {"method": request.method, "path": request.url.path}
        return refused(fault(error, "a request failed", **where), serving)
    if isinstance(result, Response):
        return unless_known(result, request)
    headers = {"cache-control": "no-store"}
    content = b"" if result is None else json.encode(result)
    media = None if result is None else JSON
    return Response(content, route.status, headers=headers, media_type=media)


def unless_known(response: Response, request: Request) -> Response:
    """Whoever has an answer already, by its mark, is told only that it is still true."""
    mark = response.headers.get("etag")
    if mark is None or mark not in request.headers.get("if-none-match", ""):
        return response
    kept = {name: response.headers[name] for name in ("etag", "cache-control")}
    return Response(status_code=304, headers=kept)


def refused(refusal: Refusal, serving: Serving) -> Response:
    serving.counts.refusals.labels(refusal.code).inc()
    headers = {"cache-control": "no-store"}
    if refusal.code == "slow_down":
        headers["retry-after"] = str(max(1, int(refusal.seconds + 1)))
    if refusal.code == "too_large" or refusal.detail == TOO_SLOW:
        headers["connection"] = "close"  # the rest of the body is not waited for
    if refusal.code == "unauthorized":
        headers["www-authenticate"] = "Bearer"
    body = json.encode(ErrorBody(refusal.problem))
    return Response(body, refusal.status, headers=headers, media_type=JSON)


async def read_call(route: Route, request: Request, serving: Serving) -> Call:
    address = address_of(request.scope)
    if request.method != "GET" and not origin_allowed(request.headers, serving.config):
        raise Refusal("forbidden", Text("wrong origin", "origine refusée"))
    content = await read_body(request, serving.config.limits)
    return Call(
        serving=serving,
        path=dict(request.path_params),
        token=token_of(request),
        address=address,
        body=decode_body(route, request, content),
        query=decode_query(route, request),
    )


def token_of(request: Request) -> str | None:
    value = request.headers.get("authorization")
    if value is None:
        return None
    kind, _, token = value.partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > 100:
        raise Refusal("unauthorized")
    return token


async def read_body(request: Request, limits: Limits) -> bytes:
    parts, size = [], 0
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                size += len(part)
                if size > limits.body_bytes:
                    raise Refusal("too_large")
                parts.append(part)
    except ClientDisconnect as error:
        raise Refusal("bad_request") from error
    except TimeoutError as error:
        raise Refusal("bad_request", TOO_SLOW) from error
    return b"".join(parts)


def decode_body(route: Route, request: Request, content: bytes) -> Any:
    if route.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("bad_request", Text("send application/json", "envoyez application/json"))
    try:
        return json.decode(content, type=route.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_request", for_programs(error)) from error


def decode_query(route: Route, request: Request) -> Any:
    given = dict(request.query_params)
    if route.query is None:
        if given:
            raise Refusal("bad_request", Text("this takes no parameters", "aucun paramètre ici"))
        return None
    try:
        return msgspec.convert(given, route.query, strict=False)
    except msgspec.MsgspecError as error:
        raise Refusal("bad_request", for_programs(error)) from error
