"""Making a table, joining it, playing at it over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import RunningServer, TableAt, wait_for


def refusal(answer: Any, code: str) -> dict[str, Any]:
    """The problem that an answer tells of."""
    problem: dict[str, Any] = answer.json()["error"]
    assert problem["code"] == code, problem
    assert problem["message"]["en"]
    assert problem["message"]["fr"]
    return problem


def test_a_table_gives_a_link_to_everybody_who_needs_one(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "open", "easy"], title="Tuesday", language="fr")
    assert [s["controller"] for s in table.info["seats"]] == ["person", "open", "bot"]
    assert [s["name"]["fr"] for s in table.info["seats"]] == ["Ann", "Joueur 2", "Robot 3"]
    assert table.info["status"] == "waiting"
    assert [link is not None for link in table.links["seats"]] == [True, False, False]
    tokens = [table.links[k] for k in ("facilitator", "spectator", "join")]
    tokens.append(table.links["seats"][0])
    assert len(set(tokens)) == 4
    assert all(len(token) == 43 for token in tokens)


def test_a_seat_sees_its_own_view_its_decision_and_the_log(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
    state = table.state(0)
    assert state["viewer"] == {"role": "seat", "seat": 0}
    assert state["position"]["view"]["seat"] == 0
    assert state["position"]["deciders"] == [0]
    decision = state["position"]["decision"]
    assert decision["prompt"]["fr"].startswith("Posez")
    assert all(o["key"].startswith("lay:") and o["label"]["en"] for o in decision["options"])
    assert state["log"][0]["kind"] == "set_up"
    assert state["log"][0]["events"][0]["rule"].startswith("ANT-")
    assert table.state(1)["position"]["decision"] is None
    assert table.state("spectator")["position"]["view"]["seat"] is None


def test_a_choice_is_stored_and_shown(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
    answer = table.choose_first(0)
    assert answer.json() == {"seq": 1}
    state = table.state(1)
    assert (state["seq"], state["position"]["move"]) == (1, 1)
    entry = state["log"][1]
    known = [entry[k] for k in ("number", "kind", "seat", "by", "move")]
    assert known == [1, "choice", 0, "person", 1]
    assert entry["events"][0]["text"]["en"].startswith("Ann lays")
    assert state["position"]["deciders"] == [1]


def test_the_same_answer_twice_is_acknowledged_once_more_and_not_doubled(
    server: RunningServer,
) -> None:
    table = server.make_table(["person", "person"], options={"first_player": 1})
    options = table.state(0)["position"]["decision"]["options"]
    assert table.choose(0, 0, options[0]["key"]).json() == {"seq": 1}
    assert table.choose(0, 0, options[0]["key"]).json() == {"seq": 1}
    refusal(table.choose(0, 0, options[1]["key"]), "stale")
    assert table.state(0)["seq"] == 1


def test_a_refused_choice_names_the_rule_and_changes_nothing(server: RunningServer) -> None:
    """ANT-PLC-04, ANT-DIG-10: a cell that is not free yet is refused with its rule."""
    table = server.make_table(["person", "person"], options={"first_player": 1})
    before = table.state(0)
    refusal(table.choose(0, 0, "lay:nonsense:west"), "illegal")
    blocked = before["position"]["decision"]["blocked"]
    for entry in blocked[:1]:
        ref = entry["ref"]
        key = f"lay:{ref['card']}:{ref['column']}"
        assert refusal(table.choose(0, 0, key), "illegal")["rule"] == entry["rule"]
    refusal(table.choose(1, 0, "lay:nonsense:west"), "not_asked")
    after = table.state(0)
    assert (after["seq"], after["position"]) == (0, before["position"])


def test_whoever_has_the_join_link_takes_an_open_seat(server: RunningServer) -> None:
    table = server.make_table(["person", "open", "open"], options={"first_player": 1})
    refusal(table.choose_first(0), "waiting")
    joined = table.ask("POST", "/join", "join", {"name": "Bo"}).json()
    assert (joined["seat"], joined["table"]["status"]) == (1, "waiting")
    refusal(table.ask("POST", "/join", "join", {"name": "Cy", "seat": 1}), "taken")
    joined = table.ask("POST", "/join", "join", {"name": "Cy", "seat": 2}).json()
    assert (joined["seat"], joined["table"]["status"]) == (2, "playing")
    refusal(table.ask("POST", "/join", "join", {"name": "Di"}), "taken")
    refusal(table.ask("POST", "/join", "spectator", {"name": "Di"}), "forbidden")
    state = table.state(joined["token"])
    assert state["viewer"] == {"role": "seat", "seat": 2}
    assert [s["name"]["en"] for s in state["table"]["seats"]] == ["Player 1", "Bo", "Cy"]


def test_only_public_tables_are_listed_and_seen_without_a_link(server: RunningServer) -> None:
    public = server.make_table(["person", "open"], visibility="public")
    private = server.make_table(["person", "open"])
    listed = server.http.get("/api/tables", params={"status": "waiting", "limit": 100}).json()
    ids = [t["id"] for t in listed["tables"]]
    assert public.id in ids
    assert private.id not in ids
    assert public.state(None)["viewer"]["role"] == "spectator"
    refusal(private.ask("GET"), "unauthorized")
    assert public.ask("POST", "/join", None, {"name": "Bo"}).status_code == 200


@pytest.mark.parametrize(
    ("change", "code", "status"),
    [
        ({"game": "chess"}, "not_found", 404),
        ({"seats": [{"controller": "person"}]}, "bad_seats", 422),
        ({"options": {"mode": "wild"}}, "bad_options", 422),
        ({"options": {"first_player": 3}}, "bad_options", 422),
        ({"seats": [{"controller": "bot", "level": "godlike"}] * 2}, "bad_seats", 422),
        ({"seats": [{"controller": "bot", "level": "mcts:600s"}] * 2}, "bad_seats", 422),
        ({"seats": [{"controller": "person", "level": "easy"}] * 2}, "bad_seats", 422),
        ({"seats": [{"controller": "person", "name": "\u0000 \u0007"}] * 2}, "bad_request", 400),
        ({"surprise": 1}, "bad_request", 400),
        ({"clock": {"kind": "decision", "seconds": 1}}, "bad_request", 400),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_words(
    server: RunningServer, change: dict[str, Any], code: str, status: int
) -> None:
    wish = {"game": "anthropocene", "seats": [{"controller": "person"}] * 2} | change
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == status
    refusal(answer, code)


def test_the_facilitator_pauses_takes_back_and_goes_on(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], options={"first_player": 1}, undo="none")
    first = table.state(0)["position"]
    table.choose_first(0)
    table.choose_first(1)
    assert table.ask("POST", "/pause", "facilitator").json() == {"seq": 3}
    refusal(table.choose_first(0), "paused")
    assert table.ask("POST", "/take_back", "facilitator", {"to": 0}).json()["seq"] == 4
    refusal(table.ask("POST", "/take_back", "facilitator", {"to": 0}), "no_undo")
    assert table.ask("POST", "/resume", "facilitator").json() == {"seq": 5}
    state = table.state(0)
    assert state["position"]["view"] == first["view"]
    assert [e["kind"] for e in state["log"]] == ["set_up", "pause", "take_back", "resume"]
    refusal(table.ask("POST", "/pause", 0), "forbidden")
    assert table.choose_first(0).json() == {"seq": 6}


def test_a_bot_takes_over_for_a_person_and_gives_the_seat_back(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
    change = {"controller": "bot", "level": "random"}
    changed = table.ask("POST", "/seats/0", "facilitator", change).json()
    assert changed["table"]["seats"][0] == {
        "seat": 0, "controller": "bot", "level": "random",
        "name": {"en": "Ann", "fr": "Ann"}, "present": False, "muted": False,
        "away_since": None, "helped": False,
    }  # fmt: skip
    wait_for(lambda: table.state(1)["position"]["deciders"] == [1])
    refusal(table.choose(0, 0, "lay:nonsense:west"), "stale")
    back = table.ask("POST", "/seats/0", "facilitator", {"controller": "person"})
    assert back.json()["token"] is None, "the old link is good again"
    table.choose_first(1)
    assert table.choose_first(0).status_code == 200


def test_a_lost_link_is_replaced_and_the_old_one_is_worth_nothing(server: RunningServer) -> None:
    table = server.make_table(["person", "person"])
    answer = table.ask("POST", "/seats/0", "facilitator", {"new_link": True}).json()
    refusal(table.ask("GET", "", 0), "unauthorized")
    assert table.state(answer["token"])["viewer"] == {"role": "seat", "seat": 0}
    refusal(table.ask("POST", "/seats/0", 1, {"name": "Eve"}), "forbidden")
    refusal(table.ask("POST", "/seats/1", 1, {"new_link": True}), "forbidden")
    assert table.ask("POST", "/seats/1", 1, {"name": "Bo"}).status_code == 200
    assert table.state(1)["table"]["seats"][1]["name"]["fr"] == "Bo"


def test_a_deleted_table_is_gone(server: RunningServer) -> None:
    table = server.make_table(["person", "person"])
    refusal(table.ask("DELETE", "", 0), "forbidden")
    assert table.ask("DELETE", "", "facilitator").status_code == 204
    refusal(table.ask("GET", "", 0), "not_found")


def finished_table(server: RunningServer, **more: Any) -> TableAt:
    table = server.make_table(["random", "random"], options={"mode": "chick"}, **more)
    wait_for(lambda: table.state()["table"]["status"] == "finished")
    return table


def test_what_if_opens_a_new_table_from_a_past_decision(server: RunningServer) -> None:
    old = finished_table(server)
    seats = [{"controller": "person"}, {"controller": "person"}]
    made = old.ask("POST", "/branch", "spectator", {"move": 10, "seats": seats})
    assert made.status_code == 201
    branch = TableAt(server.http, server.address, made.json())
    assert (branch.info["branch_of"], branch.info["moves"]) == (old.id, 10)
    replayed = old.ask("GET", "/replay/10?as_seat=0", "spectator").json()
    assert branch.state(0)["position"]["view"] == replayed["position"]["view"]
    playing = server.make_table(["person", "person"])
    refusal(playing.ask("POST", "/branch", 0, {"move": 0, "seats": seats}), "forbidden")


def test_a_match_can_be_replayed_move_by_move_and_charted(server: RunningServer) -> None:
    table = finished_table(server)
    replayed = table.ask("GET", "/replay/3", "spectator").json()
    assert (replayed["moves"], replayed["position"]["move"]) == (36, 3)
    assert replayed["position"]["view"]["cards_placed"] == 3
    assert replayed["entry"]["events"][0]["event"]["event"] == "card_laid"
    refusal(table.ask("GET", "/replay/37", "spectator"), "not_found")
    series = table.ask("GET", "/series", "spectator").json()
    assert series["moves"] == 36
    assert series["values"]["hand_size.0"][0] == 6
    assert {line["name"] for line in series["lines"]} == set(series["values"])
    assert [now["number"] for now in series["calendar"][::12]] == [1, 2, 3, 3]
    assert {len(values) for values in series["values"].values()} == {37}


def test_the_creator_gets_everything_that_is_kept(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options={"first_player": 1})
    key = table.state(0)["position"]["decision"]["options"][0]["key"]
    table.choose(0, 0, key)
    exported = table.ask("GET", "/export", "facilitator").json()
    assert exported["table"]["seed"] is None
    assert exported["entries"][0]["body"] == {"seat": 0, "decision": 0, "by": "person"}
    assert key not in table.ask("GET", "/export", "facilitator").text
    refusal(table.ask("GET", "/export", 0), "forbidden")


def test_games_rules_and_words_can_be_read(server: RunningServer) -> None:
    games = server.http.get("/api/games").json()
    assert "anthropocene" in [g["id"] for g in games["games"]]
    assert [x["level"] for x in games["levels"]] == ["random", "easy", "medium", "hard", "expert"]
    details = server.http.get("/api/games/anthropocene").json()
    assert details["terms"]["air"] == {"en": "air", "fr": "Air"}
    assert details["options_schema"]["properties"]["mode"]["default"] == "base"
    rules = server.http.get("/api/games/anthropocene/rules").json()
    assert rules["rules"][0]["id"] == "ANT-CMP-01"
    assert rules["rules"][0]["text"]["fr"]
    refusal(server.http.get("/api/games/chess"), "not_found")


@pytest.mark.parametrize(
    ("automas", "options", "english", "french"),
    [
        (
            [1],
            {"alternative_events": True},
            "alternative events need the State",
            "il y faut l’État",
        ),
        ([0, 1, 2, 3], {}, "the State has no automa", "l’État n’en a pas"),
        (
            [1],
            {"automas": {"middle_class": "easy"}},
            "with 2 roles nobody plays the Middle Class",
            "à 2 rôles, personne ne joue la Classe Moyenne",
        ),
    ],
)
def test_a_combination_that_cannot_be_is_refused_with_its_reason(
    server: RunningServer, automas: list[int], options: dict[str, Any], english: str, french: str
) -> None:
    """HXP-GEN-02, HAU-SET-02: in both languages."""
    seats = [{"controller": "bot", "level": "greedy"} for _ in range(max(2, len(automas)))]
    for seat in automas:
        seats[seat]["level"] = "automa"
    wish = {"game": "hegemony", "seats": seats, "options": options}
    problem = refusal(server.http.post("/api/tables", json=wish), "bad_options")
    assert english in problem["message"]["en"]
    assert french in problem["message"]["fr"]
