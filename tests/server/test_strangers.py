"""Records and numbers from strangers: checked before anything is made of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import anthropolis
from anthropolis.engine.record import Record
from anthropolis.server.thinking.pool import Pool
from tests.server.people import RunningServer


@pytest.fixture
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which tasks were put to a thinking process: none, if all is refused before."""
    asked: list[str] = []

    async def ask(self: Pool, origin: Any, choices: Any, task: str, *more: Any) -> bytes:
        asked.append(task)
        return b"null"

    monkeypatch.setattr(Pool, "ask", ask)
    return asked


def record(**changes: Any) -> str:
    """A sound record of a short match, with some fields changed and the digest made to fit."""
    match = anthropolis.load("anthropocene").new(2, seed=1)
    made = match.record()
    for name, value in changes.items():
        setattr(made, name, value)
    text: str = made.to_json()
    return text


def replay(server: RunningServer, text: str) -> Any:
    return server.http.post("/api/replay", json={"record": text})


BAD: dict[str, dict[str, Any]] = {
    "millions of seats": {"seats": 30_000_000},
    "no seats": {"seats": 0},
    "fewer than none": {"seats": -3},
    "options that are none": {"options": {"mode": "hard"}},
    "a list for an option": {"options": {"first_player": [1] * 1000}},
    "half a player": {"options": {"first_player": 1.0}},
    "a name as long as a book": {"names": ["x" * 10_000, "Bo"]},
    "another game": {"game": "chess"},
    "other rules": {"version": "0"},
}


@pytest.mark.parametrize("changes", BAD.values(), ids=BAD)
def test_a_record_that_cannot_be_is_refused_before_anything_is_built(
    server: RunningServer, nobody_thinks: list[str], changes: dict[str, Any]
) -> None:
    answer = replay(server, record(**changes))
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    assert nobody_thinks == []


def test_a_record_without_bottom_is_refused(server: RunningServer) -> None:
    deep = '{"options":' * 20_000 + "{}" + "}" * 20_000
    answer = server.http.post("/api/replay", json={"record": deep[:60_000]})
    assert answer.status_code in (400, 413)


def test_a_record_with_millions_of_seats_leaves_the_server_free_for_others(
    server: RunningServer,
) -> None:
    """A number of two hundred bytes once made a list of thirty million names."""
    made = json.loads(record())
    text = Record(made["game"], made["version"], 30_000_000, made["options"], 1, [], None).to_json()
    assert len(text) < 400
    assert replay(server, text).status_code == 400
    assert server.http.get("/api/health").status_code == 200


@pytest.mark.parametrize("options", [{"first_player": 2.0}, {"first_player": 1e3}])
def test_a_float_is_refused_where_a_whole_number_is_meant(
    server: RunningServer, options: dict[str, Any]
) -> None:
    seats = [{"controller": "person"}] * 2
    body = {"game": "anthropocene", "seats": seats, "options": options}
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_options")


LIMIT_NUMBERS = [{"generations": 3.0}, {"tracks": {"fossil_cost": [1.0] * 8}}]


@pytest.mark.parametrize("options", LIMIT_NUMBERS, ids=str)
def test_a_float_deep_inside_the_options_is_refused_too(
    server: RunningServer, options: dict[str, Any]
) -> None:
    seats = [{"controller": "person"}] * 2
    body = {"game": "limit", "seats": seats, "options": options}
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_options")
