"""The OpenAPI description, made from the route table and the types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import json
from msgspec.structs import fields

import anthropolis
from anthropolis.server.lessons import AnyClientMessage, AnyServerMessage
from anthropolis.server.tables.refusing import STATUS
from anthropolis.server.terms import ErrorBody, ErrorCode
from anthropolis.server.web.calls import GZIP, JSON, Route
from anthropolis.server.web.routes import ROUTES

REF = "#/components/schemas/{name}"
ALWAYS: tuple[ErrorCode, ...] = ("bad_request", "slow_down", "unavailable", "fault")
PATH_SCHEMAS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "minLength": 1, "maxLength": 32, "pattern": "^[a-z0-9]+$"},
    "class": {"type": "string", "minLength": 1, "maxLength": 16, "pattern": "^[a-z0-9]+$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[a-z_]+$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "job": {"type": "string", "minLength": 16, "maxLength": 16, "pattern": "^[0-9a-f]+$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "move": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
}


@cache
def description() -> bytes:
    return json.encode(describe())


def describe() -> dict[str, Any]:
    """The whole API, the socket's messages among the components."""
    types = [t for r in ROUTES for t in (r.answer, r.body) if t not in (None, str, bytes)]
    queries = [r.query for r in ROUTES if r.query is not None]
    everything = [*types, *queries, ErrorBody, AnyServerMessage, AnyClientMessage]
    schemas, components = json.schema_components(everything, ref_template=REF)
    by_type = {repr(t): schema for t, schema in zip(everything, schemas, strict=True)}
    for query in queries:
        by_type[repr(query)] = components.pop(query.__name__)
    components["ServerMessage"] = by_type[repr(AnyServerMessage)]
    components["ClientMessage"] = by_type[repr(AnyClientMessage)]
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Anthropolis",
            "version": anthropolis.__version__,
            "description": "Tables, seats and live play. The socket is at /api/socket: it takes "
            "ClientMessage and sends ServerMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [*path_parameters(route), *query_parameters(route, by_type)],
        "responses": responses(route, by_type),
    }
    if route.body is not None:
        content = {JSON: {"schema": by_type[repr(route.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    if route.token:
        # A public table may be seen without a link.
        described["security"] = [{"link": []}, {}]
    return described


def path_parameters(route: Route) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]}
        for name in re.findall(r"\{(\w+)\}", route.path)
    ]


def query_parameters(route: Route, by_type: dict[str, Any]) -> list[dict[str, Any]]:
    if route.query is None:
        return []
    properties = by_type[repr(route.query)]["properties"]
    return [
        {"name": f.name, "in": "query", "schema": without_null(properties[f.name])}
        for f in fields(route.query)
    ]


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """In a query a parameter is left out; it is never null."""
    kinds = [kind for kind in schema.get("anyOf", []) if kind != {"type": "null"}]
    if "enum" in schema:
        return {"enum": [value for value in schema["enum"] if value is not None]}
    return kinds[0] if len(kinds) == 1 else schema


def responses(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    good: dict[str, Any] = {"description": "Done"}
    if route.answer is str:
        good["content"] = {"text/plain": {"schema": {"type": "string"}}}
    elif route.answer is bytes:
        good["content"] = {GZIP: {"schema": {"type": "string", "format": "binary"}}}
    elif route.answer is not None:
        good["content"] = {JSON: {"schema": by_type[repr(route.answer)]}}
    listed = {str(route.status): good}
    error = {JSON: {"schema": by_type[repr(ErrorBody)]}}
    codes: set[ErrorCode] = {*ALWAYS, *route.refusals}
    if route.method != "GET":
        codes |= {"forbidden", "too_large"}
    for code in sorted(codes, key=lambda code: STATUS[code]):
        listed[str(STATUS[code])] = {"description": "Refused", "content": error}
    if route.path == "/api/health":
        listed["503"] = good
    return listed
