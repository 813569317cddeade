"""A record from a file can be looked into on any server; nothing of it is stored."""

from __future__ import annotations

import pytest

import anthropolis
from tests.server.people import RunningServer


def record_of(game: str, seats: int) -> anthropolis.Record:
    match = anthropolis.load(game).new(seats, 7)
    return anthropolis.play_out(match, ["random"] * seats).record()


def test_without_a_move_the_end_comes_with_log_and_series(server: RunningServer) -> None:
    record = record_of("anthropocene", 2)
    answer = server.http.post("/api/replay", json={"record": record.to_json()}).json()
    moves = len(record.choices)
    assert answer["replayed"]["position"]["result"] == record.result
    assert [entry["move"] for entry in answer["log"]] == list(range(moves + 1))
    assert answer["series"]["moves"] == moves
    assert answer["names"][1] == {"en": "Player 2", "fr": "Joueur 2"}


def test_a_record_says_which_role_each_seat_is(server: RunningServer) -> None:
    record = record_of("hegemony", 3)
    body = {"record": record.to_json(), "move": 2}
    roles = server.http.post("/api/replay", json=body).json()["roles"]
    seated = {role["seat"]: role["name"]["fr"] for role in roles if role["seat"] is not None}
    assert seated == {0: "Classe Ouvrière", 1: "Classe Moyenne", 2: "Classe Capitaliste"}


def test_any_moment_is_shown_through_the_eyes_of_any_seat(server: RunningServer) -> None:
    record = record_of("anthropocene", 2)
    past = anthropolis.replay(record, 3)
    for seat in (0, 1):
        body = {"record": record.to_json(), "move": 3, "as_seat": seat}
        shown = server.http.post("/api/replay", json=body).json()["replayed"]
        assert shown["position"]["view"] == past.view(seat)
        assert shown["viewer"]["seat"] == seat


@pytest.mark.parametrize("change", ['"digest":"', '"seats":', "{"])
def test_a_changed_record_is_refused(server: RunningServer, change: str) -> None:
    text = record_of("anthropocene", 2).to_json().replace(change, change + "1", 1)
    answer = server.http.post("/api/replay", json={"record": text})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_moves_and_seats_that_are_not_there_are_not_found(server: RunningServer) -> None:
    text = record_of("anthropocene", 2).to_json()
    for wrong in ({"move": 999}, {"as_seat": 2}):
        answer = server.http.post("/api/replay", json={"record": text} | wrong)
        assert answer.status_code == 404
    unfinished = anthropolis.load("anthropocene").new(2, 7).record().public()
    answer = server.http.post("/api/replay", json={"record": unfinished.to_json()})
    assert answer.status_code == 400
