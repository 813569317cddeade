"""Thinking is shared fairly: one table, one address or one kind of question never takes it all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from anthropolis.bots.naming import BadBot
from anthropolis.server.thinking import pool as pools
from anthropolis.server.thinking.levels import LEVELS, bot_of
from anthropolis.server.thinking.turns import CLOCK, UNWATCHED, WATCHED, Full, Turn, Turns
from tests.server.people import RunningServer, quick_config, wait_for


def order(*put: tuple[str, str, int]) -> list[str]:
    """The names of tasks in the order in which they are taken."""
    turns: Turns[str] = Turns(most_per_address=100)
    for number, (address, table, lane) in enumerate(put):
        turns.put(Turn(address, table, lane), f"{address}{table}{number}")
    return [turns.take(0.0) or "" for _ in put]


def test_addresses_take_turns() -> None:
    many = [("a", "1", WATCHED), ("a", "2", WATCHED), ("a", "3", WATCHED), ("b", "9", WATCHED)]
    assert order(*many) == ["a10", "b93", "a21", "a32"]


def test_the_tables_of_an_address_take_turns() -> None:
    many = [("a", "1", WATCHED), ("a", "1", WATCHED), ("a", "1", WATCHED), ("a", "2", WATCHED)]
    assert order(*many) == ["a10", "a23", "a11", "a12"]


def test_clocks_go_first_then_tables_with_a_person() -> None:
    many = [("a", "1", UNWATCHED), ("b", "2", WATCHED), ("c", "3", CLOCK)]
    assert order(*many) == ["c32", "b21", "a10"]


def test_nobody_may_let_more_wait_than_a_share() -> None:
    turns: Turns[str] = Turns(most_per_address=2)
    for table in ("1", "2"):
        turns.put(Turn("a", table), table)
    with pytest.raises(Full):
        turns.put(Turn("a", "3"), "3")
    turns.put(Turn("b", "4"), "4")
    assert turns.take(0.0) == "1"
    turns.put(Turn("a", "3"), "3")
    assert len(turns) == 3


def test_guests_may_ask_for_less_than_whoever_sits_at_the_machine() -> None:
    assert bot_of("mcts:10s")[0] == "mcts:10s"
    for name in ("mcts:10s", "mcts:5000"):
        with pytest.raises(BadBot, match="too long"):
            bot_of(name, guest=True)
    for level in LEVELS:
        assert bot_of(level.level, guest=True) == bot_of(level.level)


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[RunningServer]:
    """A server with one bot process, at which somebody has six tables of deep thinkers."""
    with RunningServer(quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as server:
        for _ in range(6):
            server.make_table(["mcts:3s"] * 4)
        wait_for(
            lambda: server.app.state.serving.thinkers.deep.thinkers[0].known or waiting(server)
        )
        yield server


def waiting(server: RunningServer) -> int:
    return len(server.app.state.serving.thinkers.deep.tasks)


def test_six_tables_of_deep_thinkers_stop_no_clock_no_preview_and_no_debrief(
    busy: RunningServer,
) -> None:
    clock = {"kind": "decision", "seconds": 5}
    table = busy.make_table(["person", "person"], options={"first_player": 1}, clock=clock)
    decision = table.state(0)["position"]["decision"]
    key = decision["options"][0]["key"]
    assert table.ask("POST", "/preview", 0, {"key": key}).status_code == 200
    assert table.ask("GET", "/series", 0).status_code == 200
    live = busy.app.state.serving.hall.tables[table.id]
    live.table.clocks.mark -= 10
    state = wait_for(lambda: (s := table.state(0))["seq"] >= 1 and s)
    assert state["log"][1]["by"] == "clock"


def test_bots_among_themselves_think_only_while_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anthropolis.server.tables.minding.SEEN_SECONDS", 0.0)
    with RunningServer(quick_config(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as server:
        table = server.make_table(["random", "random"], options={"mode": "chick"})
        live = server.app.state.serving.hall.tables[table.id]
        time.sleep(0.5)
        assert (live.table.seq, live.minder.thinking) == (0, {})
        page = table.page("spectator")
        page.follow(3)
        page.close()
        wait_for(lambda: not live.minder.thinking)
        stands = live.table.seq
        time.sleep(0.5)
        assert live.table.seq == stands < 36


def test_a_table_of_bots_is_not_due_and_cannot_fill_the_queue_of_due_tables(
    server: RunningServer,
) -> None:
    bots = server.make_table(["mcts:9s", "mcts:9s"])
    mixed = server.make_table(["mcts:9s", "person"], options={"first_player": 1})
    hall = server.app.state.serving.hall
    assert hall.tables[bots.id].table.due(lambda _: 1.0) is None
    assert hall.tables[mixed.id].table.due(lambda _: 1.0) is not None


def test_people_are_told_when_the_bot_waits_its_turn(
    busy: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "NOTICE_SECONDS", 0.1)
    table = busy.make_table(["person", "mcts:2"], options={"first_player": 1})
    page = table.page(0)
    page.choose_first()
    assert page.until("bot_waits")["seat"] == 1
    page.follow(2)


def test_a_quick_bot_does_not_wait_for_those_that_search(busy: RunningServer) -> None:
    deep = busy.app.state.serving.thinkers.deep
    table = busy.make_table(["person", "easy", "random"], options={"first_player": 1})
    page = table.page(0)
    page.choose_first()
    page.follow(3)
    assert page.position["deciders"] == [0]
    assert waiting(busy) > 0, "those that search still have enough to do"
    assert all(table.id not in thinker.known for thinker in deep.thinkers)
