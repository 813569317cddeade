"""The room over all tables of a class, and the clock of a phase."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from anthropolis.server.classes.glancing import lines_of
from anthropolis.server.joining import Clock
from anthropolis.server.requests import NewTable, SeatWish
from anthropolis.server.tables.clock import Clocks
from anthropolis.server.tables.entries import Choice, ClockChanged
from anthropolis.server.tables.making import make_table
from anthropolis.server.tables.table import Table
from tests.server.people import RunningServer
from tests.server.school import ClassAt, make_class


def begun(server: RunningServer, **more: Any) -> tuple[ClassAt, list[dict[str, Any]]]:
    one = make_class(server, game="anthropocene", tables=2, people=2, **more)
    people = [one.seat(name) for name in ("Ann", "Bea", "Cyd", "Dov")]
    one.teach("POST", "/begin")
    return one, people


def decide(one: ClassAt, people: list[dict[str, Any]]) -> tuple[str, int]:
    """Somebody who must decide takes the first option; the table and how far it is then."""
    for person in people:
        table = one.table(one.tables.index(person["table"]))
        decision = table.state(person["token"])["position"]["decision"]
        if decision:
            body = {"decision": decision["id"], "key": decision["options"][0]["key"]}
            answer = table.ask("POST", "/choose", person["token"], body)
            return person["table"], answer.json()["seq"]
    raise AssertionError("nobody must decide")


def test_everything_that_happens_at_any_table_is_told_on_one_socket(server: RunningServer) -> None:
    one, people = begun(server)
    room = one.room()
    told = next(m for m in room.waiting if m["type"] == "room")
    assert [glance["table"] for glance in told["glances"]] == one.tables
    names = [line["name"] for line in told["lines"]]
    assert len(told["curves"][0]) == len(names) > 0
    seen = set()
    for _ in range(6):
        table, seq = decide(one, people)
        glance = room.until("glance")["glance"]
        while (glance["table"], glance["seq"]) != (table, seq):
            glance = room.until("glance")["glance"]
        assert len(glance["values"]) == len(names)
        seen.add(table)
    assert glance["back"] == glance["move"] - 1
    room.close()


def test_tables_in_the_hands_of_bots_go_on_while_somebody_is_in_the_room(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anthropolis.server.tables.minding.SEEN_SECONDS", 0.0)
    one, people = begun(server, options={"mode": "chick"})
    for person in people:
        lead = one.teach("GET")["leads"][one.tables.index(person["table"])]
        table = one.table(one.tables.index(person["table"]))
        body = {"controller": "bot", "level": "random"}
        assert table.ask("POST", f"/seats/{person['seat']}", lead, body).status_code == 200
    room, over = one.room(), set[str]()
    while len(over) < len(one.tables):
        glance = room.until("glance")["glance"]
        if glance["finished"]:
            over.add(glance["table"])
    room.close()


def test_who_comes_and_goes_is_told_too(server: RunningServer) -> None:
    one, people = begun(server)
    room, place = one.room(), one.tables.index(people[0]["table"])
    page = one.table(place).page(people[0]["token"])
    seat = people[0]["seat"]
    while not room.until("glance")["glance"]["seats"][seat]["present"]:
        pass
    page.close()
    while room.until("glance")["glance"]["seats"][seat]["away_since"] is None:
        pass
    room.close()


def test_of_what_a_room_has_no_space_for_no_seat_has_a_line() -> None:
    table = make_table(NewTable("limit", [SeatWish("person")] * 6), False).table
    lines = lines_of(table)
    assert [line.label for line in lines[:2]] == ["crises", "bank"], "the most telling first"
    own = Counter(line.label for line in lines if line.owner != "")
    assert set(own.values()) == {6}


def test_a_room_that_is_entered_late_has_the_whole_course(server: RunningServer) -> None:
    one, people = begun(server)
    moves = [decide(one, people) for _ in range(5)]
    room = one.room()
    told = room.until("room")
    lengths = {g["table"]: g["move"] + 1 for g in told["glances"]}
    while any(None in curve for curves in told["curves"] for curve in curves):
        told = room.until("room")  # what came before is worked out beside
    for glance, curves in zip(told["glances"], told["curves"], strict=True):
        assert [len(curve) for curve in curves] == [lengths[glance["table"]]] * len(curves)
    assert sum(lengths.values()) >= len(moves)
    room.close()


def test_taking_back_takes_the_curve_back(server: RunningServer) -> None:
    one, people = begun(server)
    table, _ = decide(one, people)
    place = one.tables.index(table)
    room = one.room()
    answer = one.table(place).ask("POST", "/take_back", "facilitator", {"to": 0})
    assert answer.status_code == 200, answer.text
    glance = room.until("glance")["glance"]
    assert (glance["table"], glance["back"]) == (table, None)
    room.close()


def test_a_phase_has_its_time_for_all_and_a_pause_does_not_count() -> None:
    clocks = Clocks(Clock("phase", 60), 3, 0.0)
    assert clocks.deadlines([0, 1]) == {0: 60.0, 1: 60.0}
    clocks.pass_to(20.0, [0, 1])
    clocks.decided(0)
    clocks.pass_to(50.0, [])
    assert clocks.deadlines([1]) == {1: 90.0}
    clocks.next_phase()
    assert clocks.deadlines([2]) == {2: 110.0}


def test_the_time_of_a_phase_begins_anew_with_the_next_one() -> None:
    wish = NewTable("limit", [SeatWish("person")], clock=Clock("phase", 60))
    table, chance = make_table(wish, guest=False).table, random.Random(3)
    at, first = table.clocks.mark, table.phase
    while table.phase == first:
        at += 1.0
        decide_at(table, chance, at)
    assert table.clocks.in_phase == 0.0
    assert table.clocks.in_all[0] > 0.0
    table.apply(table.seq + 1, at, ClockChanged(None))
    assert table.clocks.deadlines([0]) == {}
    assert table.info(set()).clock is None


def decide_at(table: Table, chance: random.Random, at: float) -> None:
    key = chance.choice(table.match.decision(0).options).key
    table.apply(table.seq + 1, at, Choice(0, key, table.began[0], "person"))
