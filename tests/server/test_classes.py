"""A class: one short link, people who are seated, one teacher over all tables."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from anthropolis.server.classes.seating import Plan, order
from anthropolis.server.config import Limits, Rate
from anthropolis.server.requests import NewTable, SeatWish
from anthropolis.server.tables.making import make_table
from anthropolis.server.tables.table import Table
from tests.server.people import NO_LIMIT, RunningServer, quick_config
from tests.server.school import ClassAt, make_class
from tests.server.serving import Served

NAMES = ["Ann", "Bea", "Cyd", "Dov", "Eli", "Fay", "Gil", "Hal", "Ida"]


def seats_at(one: ClassAt, place: int) -> list[tuple[str, str]]:
    seats = one.table(place).state("facilitator")["table"]["seats"]
    return [(seat["controller"], seat["name"]["en"]) for seat in seats]


def test_people_are_dealt_out_evenly_and_nobody_plays_before_the_class_begins(
    server: RunningServer,
) -> None:
    one = make_class(server)
    where = Counter(one.seat(name)["table"] for name in NAMES[:7])
    assert sorted(where.values()) == [2, 2, 3]
    table = one.table(0)
    assert table.state()["paused"]
    assert one.teach("POST", "/begin") == {"tables": 3}
    controllers = [kind for place in range(3) for kind, _ in seats_at(one, place)]
    assert Counter(controllers) == {"person": 7, "bot": 2}
    assert not table.state()["paused"]
    assert one.ask("GET").json()["info"]["begun"]


def test_a_latecomer_takes_the_seat_that_a_bot_kept_and_the_next_one_watches(
    server: RunningServer,
) -> None:
    one = make_class(server, tables=1)
    one.seat("Ann")
    one.seat("Bea")
    one.teach("POST", "/begin")
    assert one.seat("Late")["seat"] == 2
    assert [kind for kind, _ in seats_at(one, 0)] == ["person"] * 3
    watching = one.seat("Later")
    assert watching["seat"] is None
    assert watching["table"] == one.tables[0]
    table = one.table(0)
    assert table.state(watching["token"])["viewer"] == {"role": "spectator", "seat": None}


def test_a_seat_that_the_teacher_hands_to_a_bot_is_not_given_away(server: RunningServer) -> None:
    one = make_class(server, tables=1, people=2, bots=1)
    for name in NAMES[:2]:
        one.seat(name)
    one.teach("POST", "/begin")
    table = one.table(0)
    bot = {"controller": "bot", "level": "easy"}
    assert table.ask("POST", "/seats/0", "facilitator", bot).status_code == 200
    assert one.seat("Late")["seat"] is None
    back = table.ask("POST", "/seats/0", "facilitator", {"controller": "person"}).json()
    assert back["table"]["seats"][0]["name"]["en"] == seats_at(one, 0)[0][1]


def test_people_choose_their_table_where_they_may(server: RunningServer) -> None:
    one = make_class(server, seating="own", people=2)
    for name in NAMES[:2]:
        assert one.seat(name, number=2)["table"] == one.tables[1]
    assert one.seat("Cyd", number=2)["seat"] is None, "it is full: one can watch it"
    assert one.seat("Cyd", number=9)["seat"] is None
    assert one.seat("Dov")["seat"] == 0


def test_the_list_says_who_sits_where_and_strangers_get_what_is_left(server: RunningServer) -> None:
    names = [["Ann", "Bea"], ["Cyd"]]
    one = make_class(server, seating="list", tables=2, people=2, names=names)
    assert one.seat("Dov")["table"] == one.tables[1], "the other table is full of names"
    assert one.seat("Éva")["seat"] is None
    assert one.seat("bea")["table"] == one.tables[0]
    assert one.seat("Cyd")["table"] == one.tables[1]
    assert one.join("Cyd").json()["seat"] is None


def test_asking_again_after_a_lost_answer_gives_the_same_seat(server: RunningServer) -> None:
    one = make_class(server)
    key = "the-same-key-of-one-page-only"
    assert one.seat("Ann", key=key) == one.seat("Ann", key=key)
    assert sum(kind == "person" for place in range(3) for kind, _ in seats_at(one, place)) == 1


def test_names_are_checked_as_at_any_table(server: RunningServer) -> None:
    one = make_class(server, tables=1)
    assert one.join("\u200b").status_code == 400
    assert one.join("").status_code == 400
    one.seat("Ann")
    assert one.join("Αnn").json()["error"]["code"] == "name_taken"
    names = [["Ann", "Bea", "Cyd", "Dov"]]
    body = {"game": "limit", "tables": 1, "people": 3, "seating": "list", "names": names}
    assert server.http.post("/api/classes", json=body).json()["error"]["code"] == "bad_seats"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/begin", None), ("POST", "/pause", None), ("POST", "/resume", None),
        ("POST", "/say", {"text": "hello"}), ("POST", "/clock", {"clock": None}),
        ("POST", "/show", {"table": None}), ("POST", "/debrief", None), ("POST", "/link", None),
        ("DELETE", "", None),
    ],
)  # fmt: skip
def test_only_the_teacher_leads(
    server: RunningServer, method: str, path: str, body: dict[str, object] | None
) -> None:
    one = make_class(server, tables=1)
    seat = one.seat("Ann")["token"]
    for token in (None, seat, one.info["tables"][0]["watch"], "x" * 43):
        answer = one.ask(method, path, body, token)
        assert answer.status_code == 401, answer.text
    assert one.ask("GET").json()["leads"] is None


def test_the_teacher_s_link_can_be_replaced_and_leads_everything_then(
    server: RunningServer,
) -> None:
    one = make_class(server)
    old_lead, old = one.teach("GET")["leads"][1], one.teacher
    one.teacher = one.teach("POST", "/link")["teacher"]
    assert one.ask("POST", "/pause", token=old).status_code == 401
    table = one.table(1)
    assert table.ask("GET", "", old_lead).status_code == 401
    assert table.ask("POST", "/resume", "facilitator").status_code == 200


def test_the_teacher_pauses_speaks_sets_the_time_and_helps(server: RunningServer) -> None:
    one = make_class(server, tables=2)
    ann = one.seat("Ann", number=1)
    one.teach("POST", "/begin")
    assert one.teach("POST", "/pause") == {"tables": 2}
    assert one.teach("POST", "/pause") == {"tables": 0}
    assert one.teach("POST", "/resume") == {"tables": 2}
    assert one.teach("POST", "/say", {"text": "Look at the bank."}) == {"tables": 2}
    assert one.teach("POST", "/clock", {"clock": {"kind": "phase", "seconds": 300}})
    place = one.tables.index(ann["table"])
    table = one.table(place)
    state = table.state(ann["token"])
    assert state["chat"][-1]["text"] == "Look at the bank."
    assert state["table"]["clock"] == {"kind": "phase", "seconds": 300}
    assert state["clock"]["deadlines"].keys() == {str(ann["seat"])}
    help_path = f"/seats/{ann['seat']}/help"
    assert table.ask("POST", help_path, "facilitator", {"helped": True}).status_code == 200
    assert table.state()["table"]["seats"][ann["seat"]]["helped"]
    assert table.ask("POST", help_path, "facilitator", {"helped": True}).status_code == 409


def test_a_seat_may_ask_for_advice_among_others_once_the_teacher_helps_it(
    server: RunningServer,
) -> None:
    one = make_class(server, game="anthropocene", tables=1, people=2, options={"first_player": 1})
    first = one.seat("Ann")
    one.seat("Bea")
    one.teach("POST", "/begin")
    table = one.table(0)
    assert table.ask("GET", "/suggestion", first["token"]).status_code == 403
    table.ask("POST", "/seats/0/help", "facilitator", {"helped": True})
    advice = table.ask("GET", "/suggestion", first["token"])
    assert advice.status_code == 200
    assert advice.json()["key"]


def test_the_debrief_stops_every_match_and_everybody_is_told(server: RunningServer) -> None:
    one = make_class(server, tables=2)
    one.seat("Ann")
    one.teach("POST", "/begin")
    room = one.room()
    assert one.teach("POST", "/debrief") == {"tables": 2}
    assert room.until("class")["info"]["debrief"]
    state = one.table(0).state()
    assert state["paused"]
    assert state["table"]["debrief"] == one.id
    assert state["log"][-1]["kind"] == "debrief"
    assert one.teach("POST", "/debrief") == {"tables": 0}
    room.close()


def test_a_class_and_its_tables_are_deleted_together(server: RunningServer) -> None:
    one = make_class(server, tables=2)
    room, table = one.room(), one.table(1)
    one.teach("DELETE")
    room.until("class_gone")
    assert one.ask("GET").status_code == 404
    assert table.ask("GET", "", "spectator").status_code == 404
    room.close()


def test_a_class_is_kept_as_long_as_one_of_its_tables(server: RunningServer) -> None:
    one = make_class(server, tables=2)
    serving = server.app.state.serving
    one.table(0).ask("DELETE", "", "facilitator")
    _run(server, serving.hall.keeping.keep_house)
    assert len(one.ask("GET").json()["info"]["tables"]) == 1
    one.info = one.ask("GET").json()["info"]
    one.table(0).ask("DELETE", "", "facilitator")
    _run(server, serving.hall.keeping.keep_house)
    assert one.ask("GET").status_code == 404


def _run(server: RunningServer, work: object) -> None:
    import asyncio

    loop = server.app.state.serving.hall._loop
    asyncio.run_coroutine_threadsafe(work(), loop).result(timeout=30)  # type: ignore[operator]


def test_a_class_takes_as_much_of_an_address_s_share_as_its_tables(tmp_path: Path) -> None:
    limits = Limits(requests=NO_LIMIT, tables=Rate(0.001, 5))
    config = quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=limits)
    with RunningServer(config) as server:
        make_class(server, tables=4)
        body = {"game": "limit", "tables": 4, "people": 3}
        assert server.http.post("/api/classes", json=body).status_code == 429


def test_killed_at_any_time_a_class_is_there_again(store_url: str, tmp_path: Path) -> None:
    with Served(store_url, tmp_path) as server:
        one = make_class(server)
        ann = one.seat("Ann")
        one.teach("POST", "/show", {"table": one.tables[1]})
        server.kill()
        server.start()
        assert one.seat("Bea")["seat"] is not None
        place = one.tables.index(ann["table"])
        assert one.table(place).state(ann["token"])["viewer"]["role"] == "seat"
        info = one.ask("GET").json()["info"]
        assert info["shown"] == one.tables[1]
        assert not info["begun"]
        one.teach("POST", "/begin")
        server.kill()
        server.start()
        assert one.ask("GET").json()["info"]["begun"]
        assert not one.table(0).state()["paused"]


def plain_table(people: int) -> Table:
    seats = [SeatWish("open")] * people
    return make_table(NewTable("limit", seats), guest=False).table


def test_chance_decides_among_tables_that_are_equally_empty() -> None:
    tables = [plain_table(2) for _ in range(4)]
    plan = Plan("random", 2, [])
    firsts = {order(plan, tables, "Ann", None, random.Random(n))[0] for n in range(40)}
    assert firsts == {0, 1, 2, 3}
