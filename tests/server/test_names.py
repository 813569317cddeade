"""Names at a table can be read, be told apart, and do not change all the time."""

from __future__ import annotations

import pytest

from anthropolis.server.tables.names import look_of
from tests.server.people import RunningServer

UNSEEN = ["A\u200bnn", "\u202eAnn", "Ann\u2066", "\ufeffAnn", "A\u00adnn", "\u3164", "\u2800\u2800"]


def people(*names: str) -> list[dict[str, str]]:
    return [{"controller": "person", "name": name} for name in names]


def made(server: RunningServer, *names: str) -> tuple[int, str]:
    body = {"game": "anthropocene", "seats": people(*names)}
    answer = server.http.post("/api/tables", json=body)
    return answer.status_code, answer.json().get("error", {}).get("code", "")


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_invisible_and_direction_changing_characters_are_refused(
    server: RunningServer, name: str
) -> None:
    assert made(server, name, "Bo") == (400, "bad_request")


def test_marks_do_not_pile_up(server: RunningServer) -> None:
    assert made(server, "Z" + "\u0301" * 30, "Bo") == (400, "bad_request")
    assert made(server, "Zoé", "Nguyễn")[0] == 201


ALIKE = [("Ann", "ann"), ("Ann", "Аnn"), ("Ann", "A n n"), ("Bob", "B0b"), ("José", "Jose"),
         ("Ann", "Ａｎｎ")]  # fmt: skip


@pytest.mark.parametrize("names", ALIKE, ids=ascii)
def test_no_two_are_alike_at_a_table(server: RunningServer, names: tuple[str, str]) -> None:
    assert made(server, *names) == (409, "name_taken")


def test_nobody_takes_the_name_by_which_another_seat_is_called(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "open", "easy"])
    for name in ("Ann", "Bot 3", "Robot 3"):
        answer = table.ask("POST", "/join", "join", {"name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "name_taken")
    assert table.ask("POST", "/join", "join", {"name": "Bo"}).status_code == 200
    renamed = table.ask("POST", "/seats/1", 1 if table.links["seats"][1] else "facilitator",
                        {"name": "ANN"})  # fmt: skip
    assert renamed.json()["error"]["code"] == "name_taken"


def test_a_seat_changes_its_name_only_so_often(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"])
    codes = [
        table.ask("POST", "/seats/0", 0, {"name": f"Ann the {n}th"}).status_code for n in range(12)
    ]
    assert codes == [200] * 10 + [429] * 2
    assert table.ask("POST", "/seats/0", "facilitator", {"name": "Anna"}).status_code == 200


def test_names_that_only_resemble_each_other_a_little_are_told_apart() -> None:
    assert len({look_of(name) for name in ("Ann", "Anna", "Player 1", "Player 2", "Ольга")}) == 5
