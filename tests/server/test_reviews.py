"""Looking back on a match: for tables and files alike, and what might have been."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec import json

import anthropolis
from anthropolis.lab.analysis import MOST, Analyst
from anthropolis.lab.sights import Sight
from anthropolis.lab.turning_points import turning_points
from anthropolis.server.reviews import Looked
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.thinking import looking
from tests.server.people import RunningServer, TableAt, wait_for
from tests.server.test_tables import refusal


def played(server: RunningServer, game: str = "anthropocene") -> TableAt:
    names = [{"controller": "bot", "level": "random", "name": name} for name in ("Ann", "Bo")]
    table = server.make_table(names, game=game)
    wait_for(lambda: table.state()["table"]["status"] == "finished")
    return table


def record_of(table: TableAt) -> str:
    text: str = table.ask("GET", "/record", "spectator").text
    return text


def post(server: RunningServer, path: str, **body: Any) -> httpx.Response:
    return server.http.post(f"/api/{path}", json=body)


def whole(ask: Callable[[], httpx.Response]) -> dict[str, Any]:
    """What is told once every action has been looked at."""
    told: list[dict[str, Any]] = [{}]

    def is_whole() -> bool:
        told[0] = ask().json()
        return bool(told[0]["looked"] == told[0]["actions"])

    wait_for(is_whole)
    return told[0]


def test_a_finished_match_tells_what_mattered_and_how_it_ended(server: RunningServer) -> None:
    table = played(server)
    points = turning_points(anthropolis.Record.from_json(record_of(table)))
    told = whole(lambda: table.ask("GET", "/review", "spectator"))
    assert [(m["move"], m["last"]) for m in told["moments"]] == [(p.move, p.last) for p in points]
    first = told["moments"][0]
    assert first["label"] == {lang: points[0].option.label(lang) for lang in ("en", "fr")}
    assert first["calendar"]["unit"] == "generation"
    assert (first["before"], first["after"]) == (points[0].before, points[0].after)
    assert told["ending"][0]["en"].startswith(("The ice is gone", "Sky "))
    assert [crisis["text"]["en"] for crisis in told["crises"]]


def test_a_file_tells_the_same_as_the_table(server: RunningServer) -> None:
    table = played(server)
    from_file = whole(lambda: post(server, "review", record=record_of(table)))
    assert from_file == whole(lambda: table.ask("GET", "/review", "spectator"))
    assert from_file["moments"]


def test_nobody_waits_for_a_long_match_to_be_looked_at(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However busy the machine: what is known is told at once, and how far the rest is."""
    monkeypatch.setattr(looking, "WAIT_SECONDS", 0.05)
    monkeypatch.setattr(looking, "PIECE_SECONDS", 0.0)
    table = played(server, "hegemony")
    first = table.ask("GET", "/review", "spectator").json()
    assert first["looked"] < first["actions"]
    assert first["ending"]
    assert not first["moments"]
    early = table.ask("GET", "/analysis", "spectator").json()
    assert early["curve"]
    assert not early["telling"]
    assert whole(lambda: table.ask("GET", "/review", "spectator"))["moments"]
    late = table.ask("GET", "/analysis", "spectator").json()
    assert late["looked"] == late["actions"], "what was seen serves both"
    assert late["telling"]


def test_an_action_that_cannot_be_looked_at_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(looking, "REST_SECONDS", 0.0)
    seen = Sight(0.5, 0.7, 0.4)

    async def ask(task: str, args: tuple[Any, ...]) -> bytes:
        if args[0] == 1:
            raise Refusal("fault")
        return json.encode(Looked(3, [seen]))

    async def look() -> list[Sight] | None:
        found = looking.Lookings().at("a match", ask)
        await found.task
        return found.whole

    assert asyncio.run(look()) == [seen, looking.NOTHING, seen]


def test_a_match_that_nobody_can_look_at_is_refused_with_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(looking, "REST_SECONDS", 0.0)

    async def ask(task: str, args: tuple[Any, ...]) -> bytes:
        raise Refusal("bad_request")

    async def look() -> None:
        await looking.Lookings().at("a match", ask).seen()

    with pytest.raises(Refusal):
        asyncio.run(look())


def test_while_the_match_goes_on_nobody_is_told(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], facilitator_sees=True)
    for who in (0, "spectator", "facilitator"):
        refusal(table.ask("GET", "/review", who), "forbidden")
    refusal(table.ask("POST", "/futures", 0, {"move": 0}), "forbidden")


def test_futures_are_compared_by_rounds(server: RunningServer) -> None:
    table = played(server)
    told = table.ask("POST", "/futures", "spectator", {"move": 0, "count": 3}).json()
    assert len(told["scores"]) == len(told["winners"]) == 3
    assert told["rounds"][0] == 1
    for low, middle, high in told["bands"]["ice"]:
        assert low <= middle <= high
    again = post(server, "futures", record=record_of(table), move=0, count=3).json()
    assert again == told


def test_a_future_may_begin_with_another_choice_that_was_open(server: RunningServer) -> None:
    table = played(server)
    seat = int(anthropolis.Record.from_json(record_of(table)).choices[0][0])
    asked = table.ask("GET", f"/replay/0?as_seat={seat}", "spectator").json()["position"]
    key = asked["decision"]["options"][-1]["key"]
    wish = {"move": 0, "seat": seat, "key": key, "count": 2}
    assert len(table.ask("POST", "/futures", "spectator", wish).json()["scores"]) == 2
    refusal(table.ask("POST", "/futures", "spectator", wish | {"key": "fly"}), "illegal")
    refusal(table.ask("POST", "/futures", "spectator", {"move": 9999}), "not_found")


def person_and_bot() -> list[dict[str, Any]]:
    return [{"controller": "person"}, {"controller": "bot", "level": "random"}]


def test_a_match_from_a_file_goes_on_at_a_table(server: RunningServer) -> None:
    table = played(server)
    wish = {"record": record_of(table), "move": 7, "seats": person_and_bot(), "title": "What if"}
    made = post(server, "branch", **wish)
    assert made.status_code == 201
    told = made.json()["table"]
    assert (told["title"], told["branch_of"], told["branch_at"]) == ("What if", None, 7)
    branch = TableAt(server.http, server.address, made.json())
    assert branch.state()["position"]["move"] >= 7
    refusal(post(server, "branch", **wish | {"move": 9999}), "not_found")
    refusal(post(server, "branch", **wish | {"seats": []}), "bad_request")


def test_a_branch_leaves_the_other_match_where_choices_were_taken_back(
    server: RunningServer,
) -> None:
    old = played(server)
    body = {"move": 7, "seats": person_and_bot()}
    made = old.ask("POST", "/branch", "spectator", body).json()
    branch = TableAt(server.http, server.address, made)
    assert branch.state()["table"]["branch_at"] == 7
    branch.ask("POST", "/take_back", "facilitator", {"to": 3})
    assert branch.state()["table"]["branch_at"] == 3


def test_without_a_link_of_the_table_nobody_is_told(server: RunningServer) -> None:
    table, other = played(server), server.make_table(["person", "person"])
    for token in (None, "x" * 43, other.links["facilitator"]):
        refusal(table.ask("GET", "/review", token), "unauthorized")


def test_a_branch_says_where_it_leaves_the_other_match(server: RunningServer) -> None:
    old = played(server)
    seats = [{"controller": "person"}, {"controller": "bot", "level": "random"}]
    made = old.ask("POST", "/branch", "spectator", {"move": 7, "seats": seats}).json()
    assert (made["table"]["branch_of"], made["table"]["branch_at"]) == (old.id, 7)
    assert old.info["branch_at"] is None
    # The link of a branch opens nothing of the match it came from.
    refusal(old.ask("GET", "/series", made["links"]["facilitator"]), "unauthorized")


def test_the_bots_judge_a_match_as_the_library_does(server: RunningServer) -> None:
    table = played(server)
    analyst = Analyst(anthropolis.Record.from_json(record_of(table)))
    told = whole(lambda: table.ask("GET", "/analysis", "spectator"))
    assert told["telling"] == analyst.telling(MOST)
    assert dict(zip(told["decisions"], told["deciders"], strict=True)) == analyst.deciders()
    assert [point["move"] for point in told["curve"]] == [p.move for p in analyst.curve()]
    assert whole(lambda: post(server, "analysis", record=record_of(table))) == told
    move = told["telling"][0]
    judged = table.ask("GET", f"/analysis/{move}", "spectator").json()
    own = analyst.judge(move)
    assert (judged["gain"], judged["band"], judged["sure"]) == (own.gain, own.band, own.sure)
    assert [way["key"] for way in judged["others"]] == [way.option.key for way in own.others]
    assert judged["text"]["en"].endswith(".")
    assert post(server, "judgement", record=record_of(table), move=move).json() == judged
    refusal(table.ask("GET", "/analysis/9999", "spectator"), "illegal")


def test_the_bots_are_asked_only_by_those_who_may_see_everything(server: RunningServer) -> None:
    closed = server.make_table(["person", "person"])
    for who in (0, "spectator", "facilitator"):
        refusal(closed.ask("GET", "/analysis", who), "forbidden")
        refusal(closed.ask("GET", "/analysis/0", who), "forbidden")
    opened = server.make_table(["person", "person"], facilitator_sees=True)
    refusal(opened.ask("GET", "/analysis", 0), "forbidden")
    assert opened.ask("GET", "/analysis", "facilitator").json()["moves"] == 0
