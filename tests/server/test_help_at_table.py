"""Help for people who play with the box: the rules play a written position through the server."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.people import RunningServer

ENGLISH = {"the", "is", "not", "of", "are", "there", "cannot", "has", "no", "this", "expected"}
POSITION = """
given:
  players: 3
  policies: {2: C}
  working_class: {money: 30, unemployed: {unskilled: 3}, influence: 2}
  companies: {cc_radio_station: {}, cc_hotel: {class: working_class}}
  automas: {working_class: {mode: easy}}
"""


def helped(server: RunningServer, **wish: Any) -> Any:
    return server.http.post("/api/games/hegemony/help", json=wish)


def test_a_position_pasted_as_yaml_is_played_and_comes_back(server: RunningServer) -> None:
    """HAU-EZ-02, HAU-WC-26: what to move, why, and the table afterwards."""
    wish = {"text": POSITION, "class": "working_class", "card": 1}
    answer = helped(server, **wish).json()
    assert answer["action"] == "AW"
    assert any("Radio Station" in line["en"] for line in answer["instructions"])
    assert answer["given"]["companies"]["cc_radio_station"]["class"] == "working_class"
    assert answer["given"]["working_class"]["unemployed"]["unskilled"] == 1
    assert answer["given"]["automas"]["working_class"]["discard"] == ["wc_ai_01"]
    texts = [event["text"]["fr"] for event in answer["events"]]
    assert all(texts)


def test_the_table_of_the_answer_is_the_position_of_the_next_turn(server: RunningServer) -> None:
    """HEG-SET-01, HAU-ADV-01: from the start, five turns of a class by its own deck."""
    given = helped(server, players=2).json()["given"]
    assert given["working_class"]["money"] > 0
    for card in range(1, 6):
        wish = {"given": given, "class": "capitalist_class", "card": card}
        answer = helped(server, **wish).json()
        given = answer["given"]
    automa = given["automas"]["capitalist_class"]
    assert automa["discard"] == [f"cc_ai_{card:02}" for card in range(5, 0, -1)], "top first"
    assert len(automa["deck"]) == 25


@pytest.mark.parametrize(
    "wish",
    [
        {"text": "players: [3"},
        {"text": "- no position"},
        {"text": "[" * 9_000},
        {
            "text": "a: &a [1, 1, 1, 1, 1, 1, 1, 1]\n"
            + "".join(
                f"{b}: &{b} [{', '.join([f'*{a}'] * 8)}]\n"
                for a, b in ("ab", "bc", "cd", "de", "ef")
            )
        },
        {"given": {"round": "x"}},
        {"given": {"weather": "fine"}},
        {"given": {"working_class": {"money": 10**9}}},
        {"players": 9},
        {"given": {"companies": {"no_such_company": {}}}},
        {"given": {"policies": {"2": "D"}}},
        {"given": {}, "class": "state", "card": 1},
        {"given": {}, "class": "working_class", "card": 31},
        {"given": {"players": 2}, "class": "middle_class", "card": 1},
        {"given": {"working_class": {"unemployed": {"unskilled": 40}}}},
        {"given": {"working_class": {"goods": {"food": 63}}}},
        {"given": {"deals": ["deal_01"] * 3}},
    ],
)
def test_what_is_no_position_is_refused_with_a_reason(
    server: RunningServer, wish: dict[str, Any]
) -> None:
    answer = helped(server, **wish)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    said = answer.json()["error"]["message"]
    assert "(" in said["fr"]
    assert not ENGLISH & set(re.findall(r"\w+", said["fr"])), said["fr"]


def test_other_games_have_no_such_help(server: RunningServer) -> None:
    assert server.http.post("/api/games/limit/help", json={}).status_code == 404
