"""Who may see what after a take-back, in a branch, and through new links."""

from __future__ import annotations

from typing import Any

import anthropolis
from tests.server.people import RunningServer, TableAt


def at(server: RunningServer, made: dict[str, Any]) -> TableAt:
    return TableAt(server.http, server.address, made)


def finished(server: RunningServer) -> TableAt:
    options = {"mode": "chick", "first_player": 1}
    table = server.make_table(["person Ann", "person Bo"], options=options)
    play_on(table)
    return table


def play_on(table: TableAt) -> None:
    while not (state := table.state())["position"]["finished"]:
        for seat in state["position"]["deciders"]:
            table.choose_first(seat)


def hands(table: TableAt, who: int | str = "facilitator") -> list[Any]:
    views = [table.ask("GET", f"?as_seat={seat}", who).json() for seat in (0, 1)]
    return [view["position"]["view"] for view in views]


def test_taking_back_after_the_end_makes_a_branch_and_leaves_the_match(
    server: RunningServer,
) -> None:
    """Its seed was told: whoever wrote it down would know every card to come."""
    over = finished(server)
    watching = over.page("spectator", as_seat=1)
    before = over.state()
    made = over.ask("POST", "/take_back", "facilitator", {"to": 10}).json()
    branch = at(server, made["branch"])
    assert over.state()["seq"] == before["seq"]
    assert over.state()["table"]["seed"] == before["table"]["seed"]
    assert watching.request("ping")["type"] == "pong"
    state = branch.state()
    assert (state["table"]["branch_of"], state["table"]["branch_at"]) == (over.id, 10)
    assert (state["log"][-1]["kind"], state["position"]["move"]) == ("redraw", 11)
    known = over.ask("GET", "/replay/10", "spectator").json()["position"]["view"]
    public = state["position"]["view"]
    assert {k: public[k] for k in ("cards_placed", "scores") if k in public} == {
        k: known[k] for k in ("cards_placed", "scores") if k in known
    }
    assert over.ask("POST", "/take_back", 0, {"to": 10}).status_code == 403


def test_two_branches_from_one_moment_have_different_futures(server: RunningServer) -> None:
    over = finished(server)
    made = [over.ask("POST", "/take_back", "facilitator", {"to": 4}).json() for _ in range(8)]
    futures = [hands(at(server, one["branch"])) for one in made]
    assert any(future != futures[0] for future in futures[1:])


def test_nobody_steps_back_behind_a_redraw(server: RunningServer) -> None:
    over = finished(server)
    made = over.ask("POST", "/take_back", "facilitator", {"to": 4}).json()
    branch = at(server, made["branch"])
    for to in (0, 4):
        refused = branch.ask("POST", "/take_back", "facilitator", {"to": to})
        assert refused.json()["error"]["code"] == "no_undo"
    assert branch.state(0)["undo"]["to"] is None


def test_the_record_of_a_redrawn_branch_can_be_verified(server: RunningServer) -> None:
    over = finished(server)
    branch = at(server, over.ask("POST", "/take_back", "facilitator", {"to": 6}).json()["branch"])
    play_on(branch)
    record = anthropolis.Record.from_json(branch.ask("GET", "/record", 0).content)
    assert anthropolis.verify(record).finished
    assert record.choices[6][0] == -1
    assert branch.ask("GET", "/review", 0).json()["moments"] == []
    assert branch.ask("GET", "/replay/9", 0).status_code == 200


def live_branch(server: RunningServer) -> tuple[TableAt, TableAt]:
    options = {"mode": "chick", "first_player": 1}
    live = server.make_table(["person"] * 2, options=options, facilitator_sees=True)
    for seat in (0, 1):
        assert live.choose_first(seat).status_code == 200
    seats = [{"controller": "person"}] * 2
    made = live.ask("POST", "/branch", "facilitator", {"move": 2, "seats": seats})
    return live, at(server, made.json())


def test_a_branch_of_a_live_match_is_drawn_anew_and_never_tells_its_seed(
    server: RunningServer,
) -> None:
    live, branch = live_branch(server)
    assert branch.state()["log"][-1]["kind"] == "redraw"
    play_on(branch)
    told = branch.state()
    assert told["table"]["status"] == "finished"
    assert told["table"]["seed"] is None
    record = anthropolis.Record.from_json(branch.ask("GET", "/record", 0).content)
    assert (record.seed, record.choices) == (None, [])
    assert branch.ask("GET", "?as_seat=1", 0).status_code == 403
    assert branch.ask("GET", "/replay/0?as_seat=1", 0).status_code == 403
    assert branch.ask("GET", "/replay/1?as_seat=0", 0).status_code == 403
    keys = [
        e["body"].get("key") for e in branch.ask("GET", "/export", "facilitator").json()["entries"]
    ]
    assert not any(str(key).startswith("redraw") for key in keys)
    assert live.state()["table"]["status"] == "playing"


def test_a_new_link_made_by_the_facilitator_is_told_as_such(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"])
    assert table.ask("POST", "/seats/0", "facilitator", {"new_link": True}).status_code == 200
    told = table.state(1)["log"][-1]["text"]
    assert told["en"] == "Seat 1: the facilitator made a new link for Ann."
    assert told["fr"] == "Place 1 : l’animateur a fait un nouveau lien pour Ann."


def test_a_table_open_to_spectators_takes_nobody_who_watched(server: RunningServer) -> None:
    options = {"open_table": True}
    for seats, visibility in ((["person", "open"], "private"), (["person", "person"], "public")):
        body = {
            "game": "anthropocene", "options": options, "visibility": visibility,
            "seats": [{"controller": controller} for controller in seats],
        }  # fmt: skip
        answer = server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_options")
    assert server.make_table(["person", "person"], options=options)
