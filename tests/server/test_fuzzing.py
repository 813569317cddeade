"""Nonsense of every kind: no 5xx, no traceback, and nothing changes by a refused request."""

from __future__ import annotations

import json
import logging
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import anthropolis
from anthropolis.server.web.openapi import describe
from tests.server.people import Page, RunningServer, TableAt
from tests.server.school import make_class

SCHEMA = schemathesis.openapi.from_dict(describe())
OPERATIONS = {o.ok().label: o.ok() for o in cast(Any, SCHEMA).get_all_operations()}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def often(examples: int) -> settings:
    return settings(
        max_examples=examples, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


GAMES = anthropolis.games()


def persons(game: str) -> list[str]:
    names = ["person Ann", "person Bo", "person Cy"]
    return names[: max(2, anthropolis.load(game).seats[0])]


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, server: RunningServer) -> TableAt:
    return server.make_table(persons(request.param), game=request.param)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_the_description_allows_or_forbids_is_answered_as_it_says(
    server: RunningServer, label: str, mode: GenerationMode, caplog: pytest.LogCaptureFixture
) -> None:
    """With a facilitator's link at a real table, so that what is allowed really happens.

    The games take turns, so that each is asked about half of everything.
    """
    turn = list(OPERATIONS).index(label) + 2 * (mode is GenerationMode.NEGATIVE)
    game = GAMES[turn % len(GAMES)]
    seats = [*persons(game)[:-1], "open"]
    table = server.make_table(seats, game=game, visibility="public")

    @often(12)
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def try_it(case: Any) -> None:
        if "{table}" in case.path:
            case.path_parameters["table"] = table.id
            case.headers["authorization"] = f"Bearer {table.token('facilitator')}"
        if "{class}" in case.path:
            one = make_class(server, game="limit", tables=1)
            case.path_parameters["class"] = one.id
            case.headers["authorization"] = f"Bearer {one.teacher}"
        response = case.call(base_url=f"http://{server.address}")
        case.validate_response(response, checks=CHECKS)

    try:
        try_it()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "there is nothing that could be wrong with it"
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


TEXTS = st.text(max_size=20) | st.sampled_from(["a", "b", "\x00", "é", "lay:g1_air_0:west"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
KINDS = ["subscribe", "unsubscribe", "choose", "preview", "undo", "undo_answer", "chat", "ping"]
FIELDS = ["sub", "table", "token", "after", "decision", "key", "request", "agree", "text"]
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | TEXTS, "id": st.integers(0, 99) | VALUES},
    optional={name: VALUES | st.sampled_from(["a", 0, True]) for name in FIELDS},
)


@often(50)
@given(message=MESSAGES | VALUES | st.binary(max_size=40))
def test_a_socket_answers_any_message_and_none_of_them_changes_the_table(
    server: RunningServer, table: TableAt, message: Any
) -> None:
    before = table.state(1)
    page = table.page(1)
    page.socket.send(message if isinstance(message, bytes) else json.dumps(message))
    number = page.ask("ping")
    answers: list[tuple[str, int | None]] = []
    while not answers or answers[-1] != ("pong", number):
        got = page.next()
        answers.append((got["type"], got.get("id")))
    page.close()
    kinds = {kind for kind, _ in answers} - {"presence", "chat", "preview"}
    assert kinds <= {"refused", "pong", "done", "state"}, answers
    after = table.state(1)
    assert (after["seq"], after["position"]) == (before["seq"], before["position"])


@often(25)
@given(
    body=st.binary(max_size=200) | VALUES.map(lambda v: json.dumps(v).encode()),
    path=st.sampled_from(["/choose", "/join", "/chat", "/take_back", "/seats/0", "/undo/answer"]),
    who=st.sampled_from([0, 1, "spectator", "join", "not a token", None]),
)
def test_bodies_that_make_no_sense_are_refused_and_change_nothing(
    server: RunningServer, table: TableAt, body: bytes, path: str, who: Any
) -> None:
    before = table.state(0)
    token = table.token(who)
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    url = f"/api/tables/{table.id}{path}"
    answer = server.http.post(url, content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]["fr"]
    assert "Traceback" not in answer.text
    assert table.state(0)["seq"] == before["seq"]


PATHS = ["/api/nothing", "/api/tables/x/y/z", "/api/games/%00", "/api/%ff"]


@pytest.mark.parametrize("path", PATHS)
def test_paths_that_do_not_exist_are_told_in_the_same_form(
    server: RunningServer, path: str
) -> None:
    for method in ("GET", "POST", "DELETE", "OPTIONS"):
        answer = server.http.request(method, path)
        assert answer.status_code in (404, 405)
        assert answer.json()["error"]["code"] in ("not_found", "bad_request")


def test_a_page_can_be_made_of_any_bytes_and_the_server_goes_on(server: RunningServer) -> None:
    page = Page(server.address)
    page.socket.send(b"\xff\xfe\x00")
    assert page.next()["error"]["code"] == "bad_request"
    assert page.request("ping")["type"] == "pong"
