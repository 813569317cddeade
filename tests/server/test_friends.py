"""Playing with friends and classes: who left, who comes back, who sees all, and the next match."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import anthropolis.server
from tests.server.people import RunningServer, TableAt
from tests.server.test_tables import refusal

TO_BOT = {"controller": "bot", "level": "random"}


def finished_table(server: RunningServer) -> TableAt:
    """A match of one person and a bot that has come to its end."""
    table = server.make_table(
        ["person Ann", "random"], title="Tuesday", undo="agreed",
        options={"first_player": 1, "mode": "young"},
    )  # fmt: skip
    page = table.page(0)
    while not page.position["finished"]:
        if page.position["decision"]:
            page.choose_first()
        else:
            page.next()
    page.close()
    return table


def test_a_player_may_let_a_bot_play_for_somebody_who_left(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], replace_after=0)
    assert table.info["replace_after"] == 0
    assert table.info["seats"][1]["away_since"] is not None
    assert table.ask("POST", "/seats/1", 0, TO_BOT).status_code == 200
    assert table.state(1)["table"]["seats"][1]["controller"] == "bot"
    assert table.ask("POST", "/seats/1", 1, {"controller": "person"}).status_code == 200
    assert table.state(0)["table"]["seats"][1]["controller"] == "person"


def test_nobody_is_replaced_before_the_time_that_the_table_set(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], replace_after=600)
    problem = refusal(table.ask("POST", "/seats/1", 0, TO_BOT), "forbidden")
    assert problem["message"]["fr"].endswith("(dans 600 s)")


def test_nobody_is_replaced_who_is_there(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], replace_after=0)
    page = table.page(1)
    assert page.state["table"]["seats"][1]["away_since"] is None
    problem = refusal(table.ask("POST", "/seats/1", 0, TO_BOT), "forbidden")
    assert problem["message"]["fr"].endswith("(quelqu’un est là)")
    page.close()


@pytest.mark.parametrize(
    ("agreed", "wish"),
    [
        ({}, TO_BOT),
        ({"replace_after": 0}, {"controller": "open"}),
        ({"replace_after": 0}, {"controller": "bot", "name": "Mule"}),
        ({"replace_after": 0}, {"controller": "bot", "new_link": True}),
    ],
)
def test_another_player_may_do_nothing_else_to_a_seat(
    server: RunningServer, agreed: dict[str, Any], wish: dict[str, Any]
) -> None:
    table = server.make_table(["person Ann", "person Bo"], **agreed)
    refusal(table.ask("POST", "/seats/1", 0, wish), "forbidden")


def test_the_others_are_told_since_when_somebody_is_away(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"])
    ann, bo = table.page(0), table.page(1)
    assert ann.until("presence", present=[True, True])["away_since"] == [None, None]
    bo.close()
    since = ann.until("presence", present=[True, False])["away_since"]
    assert since[0] is None
    assert since[1] >= table.info["created_at"]
    ann.close()


def test_a_host_who_plays_may_not_see_everything(server: RunningServer) -> None:
    seats = [{"controller": "person"}, {"controller": "bot"}]
    wish = {"game": "anthropocene", "seats": seats, "facilitator_sees": True, "host_plays": True}
    problem = refusal(server.http.post("/api/tables", json=wish), "bad_options")
    assert "qui joue à la table ne peut pas tout voir" in problem["message"]["fr"]
    assert server.http.post("/api/tables", json=wish | {"host_plays": False}).status_code == 201


def test_whose_turn_it_is(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 2})
    turn = table.ask("GET", "/turn", 1).json()
    assert turn["yours"] is True
    assert turn["deciders"] == [{"en": "Bo", "fr": "Bo"}]
    assert turn["calendar"]["number"] == 1
    assert table.ask("GET", "/turn", 0).json()["yours"] is False
    table.ask("POST", "/pause", "facilitator")
    paused = table.ask("GET", "/turn", 1).json()
    assert (paused["paused"], paused["yours"]) == (True, False)


def test_the_same_people_play_again_with_the_same_options(server: RunningServer) -> None:
    table = finished_table(server)
    answer = table.ask("POST", "/rematch", 0).json()
    after = answer["table"]
    assert after["id"] != table.id
    for same in ("title", "options", "undo", "game", "language", "clock"):
        assert after[same] == table.info[same], same
    assert [s["name"] for s in after["seats"]] == [s["name"] for s in table.info["seats"]]
    assert after["moves"] == 0
    assert table.state(0)["table"]["rematch"] == after["id"]
    link = {"authorization": f"Bearer {answer['token']}"}
    mine = server.http.get(f"/api/tables/{after['id']}", headers=link).json()
    assert mine["viewer"] == {"role": "seat", "seat": 0}


def test_asking_again_for_the_next_match_gives_the_same_link(server: RunningServer) -> None:
    table = finished_table(server)
    first = table.ask("POST", "/rematch", 0).json()
    assert table.ask("POST", "/rematch", 0).json()["token"] == first["token"]
    leader = table.ask("POST", "/rematch", "facilitator").json()
    assert (leader["table"]["id"], leader["seat"]) == (first["table"]["id"], None)
    assert leader["token"] != first["token"]
    link = {"authorization": f"Bearer {leader['token']}"}
    path = f"/api/tables/{first['table']['id']}/pause"
    assert server.http.post(path, headers=link).status_code == 200


def test_there_is_no_next_match_before_the_end_nor_for_who_only_watches(
    server: RunningServer,
) -> None:
    table = server.make_table(["person Ann", "person Bo"])
    refusal(table.ask("POST", "/rematch", 0), "forbidden")
    refusal(finished_table(server).ask("POST", "/rematch", "spectator"), "forbidden")


def test_a_refusal_names_the_option_in_french(server: RunningServer) -> None:
    seats = [{"controller": "bot"}, {"controller": "bot"}]
    wish = {"game": "limit", "seats": seats, "options": {"tracks": {"energy": "many"}}}
    problem = refusal(server.http.post("/api/tables", json=wish), "bad_options")
    assert "energy : option inconnue, choisissez parmi" in problem["message"]["fr"]
    assert "is not allowed" not in problem["message"]["fr"]


@pytest.mark.parametrize(
    ("options", "french"),
    [
        ({"rounds": 9}, "Manches : 9 n’est pas admis, il faut un nombre entier de 1 à 5"),
        ({"bill_vp": "x"}, '"x" n’est pas admis, il faut un nombre entier de 0 à 10'),
        ({"vp_floor_zero": 1}, "1 n’est pas admis, il faut true (oui) ou false (non)"),
        ({"roles": []}, "roles : option inconnue, choisissez parmi imf_threshold_inclusive, "),
        ({"automas": {"middle_class": "easy"}}, "personne ne joue la Classe Moyenne"),
        ({"alternative_events": True}, "Événements Alternatifs : il y faut l’État"),
    ],
)
def test_a_refusal_says_in_french_what_would_do(
    server: RunningServer, options: dict[str, Any], french: str
) -> None:
    seats = [{"controller": "bot"}, {"controller": "bot"}]
    wish = {"game": "hegemony", "seats": seats, "options": options}
    problem = refusal(server.http.post("/api/tables", json=wish), "bad_options")
    assert french in problem["message"]["fr"]


def test_every_detail_of_a_refusal_is_written_in_both_languages() -> None:
    """A detail is a Text, or a name or number that is the same everywhere: never a sentence."""
    found = []
    for path in Path(anthropolis.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Refusal":
                continue
            if any(isinstance(given, (ast.Constant, ast.JoinedStr)) for given in node.args[1:]):
                found.append(f"{path.name}:{node.lineno}")
    assert found == []


def test_a_bot_suggests_what_it_would_do_with_a_reason_in_both_languages(
    server: RunningServer,
) -> None:
    table = server.make_table(["person Ann", "random", "random"], options={"first_player": 1})
    table.choose_first(0)
    page = table.page(0)
    while page.position["decision"] is None:
        page.next()
    found = table.ask("GET", "/suggestion", 0).json()
    keys = [option["key"] for option in page.position["decision"]["options"]]
    assert found["key"] in keys
    assert found["reasons"]
    assert all(r["label"]["en"] and r["label"]["fr"] for r in found["reasons"])
    page.close()


def test_nothing_is_suggested_where_other_people_play_or_nothing_is_asked(
    server: RunningServer,
) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
    refusal(table.ask("GET", "/suggestion", 0), "forbidden")
    refusal(table.ask("GET", "/suggestion", 1), "not_asked")
    refusal(table.ask("GET", "/suggestion", "spectator"), "forbidden")
