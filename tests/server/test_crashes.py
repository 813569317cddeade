"""The server is killed in the middle of play, the database restarted under it: nothing is lost.

A few kills in every run; with ANTHROPOLIS_FULL_TESTS=1 it is 200 kills and 20 restarts.
"""

from __future__ import annotations

import json
import os
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from anthropolis.server.store.dialect import dialect_of
from tests.server.backends import Postgres
from tests.server.people import PATIENCE, TableAt
from tests.server.serving import Served

FULL = os.environ.get("ANTHROPOLIS_FULL_TESTS") == "1"
KILLS = 200 if FULL else 10
RESTARTS = 20 if FULL else 3
PLAYERS = 4
pytestmark = pytest.mark.timeout(0 if FULL else 600)


class Player(threading.Thread):
    """Plays two seats of one table after the other, some against a bot, and never gives up.

    What was acknowledged is written down. After a lost connection the same answer is sent again.
    """

    def __init__(self, server: Served, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.stop = stop
        self.chance = random.Random(number)
        self.seats = ["person", "person"] if number else ["person", "person", "random"]
        self.tables: list[TableAt] = []
        self.acknowledged: dict[tuple[str, int], tuple[int, str]] = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play()
        except BaseException as error:
            self.error = error

    def play(self) -> None:
        table = self.insist(lambda: self.server.make_table(self.seats, undo="none"))
        self.tables.append(table)
        while not self.stop.is_set():
            states = [self.insist(lambda s=seat: table.state(s)) for seat in (0, 1)]
            if states[0]["position"]["finished"]:
                return
            for seat, state in enumerate(states):
                if (decision := state["position"]["decision"]) is not None:
                    self.choose(table, seat, decision)

    def choose(self, table: TableAt, seat: int, decision: dict[str, Any]) -> None:
        key = self.chance.choice(decision["options"])["key"]
        answer = self.insist(lambda: acknowledged(table.choose(seat, decision["id"], key)))
        assert (table.id, answer["seq"]) not in self.acknowledged
        self.acknowledged[table.id, answer["seq"]] = (seat, key)

    def insist(self, what: Any) -> Any:
        """Try again while the server is away or cannot reach its store."""
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            try:
                return what()
            except (httpx.TransportError, Unavailable, AssertionError) as error:
                last = error
                time.sleep(0.02)
        raise AssertionError(f"in vain: {last!r}")


class Unavailable(Exception):
    """The server said so: nothing was acknowledged."""


def acknowledged(answer: httpx.Response) -> dict[str, Any]:
    if answer.status_code == 503:
        raise Unavailable
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def stored(url: str) -> dict[str, list[dict[str, Any]]]:
    """Every table's entries as the database holds them."""
    connection = dialect_of(url).connect()
    rows = connection.execute(
        "SELECT table_id, number, body FROM entries ORDER BY table_id, number"
    ).fetchall()
    connection.close()
    found: dict[str, list[dict[str, Any]]] = {}
    for table_id, number, body in rows:
        found.setdefault(table_id, []).append(json.loads(body) | {"number": number})
    return found


def check(url: str, players: list[Player]) -> int:
    """No acknowledged choice is lost, none is doubled; returns how many were acknowledged."""
    entries = stored(url)
    count = 0
    for player in players:
        assert player.error is None, player.error
        for (table_id, seq), (seat, key) in player.acknowledged.items():
            entry = entries[table_id][seq - 1]
            assert (entry["number"], entry["seat"], entry["key"]) == (seq, seat, key)
            count += 1
    for listed in entries.values():
        assert [e["number"] for e in listed] == list(range(1, len(listed) + 1))
        answered = [(e["seat"], e["decision"]) for e in listed]
        assert len(answered) == len(set(answered)), "a decision was answered twice"
    return count


def start_players(server: Served) -> tuple[list[Player], threading.Event]:
    stop = threading.Event()
    players = [Player(server, number, stop) for number in range(PLAYERS)]
    for player in players:
        player.start()
    return players, stop


def wait_for_choices(players: list[Player], more_than: int) -> None:
    """On a slow machine the server may die before anybody could choose: let them play on."""
    end = time.monotonic() + 3 * PATIENCE
    while sum(len(p.acknowledged) for p in players) <= more_than and time.monotonic() < end:
        time.sleep(0.2)


def finish(players: list[Player], stop: threading.Event) -> None:
    stop.set()
    for player in players:
        player.join(timeout=3 * PATIENCE)
        assert not player.is_alive()


def still_goes_on(server: Served, players: list[Player]) -> None:
    """Every table that was not finished takes another choice."""
    for player in players:
        table = player.tables[-1]
        before = player.insist(lambda t=table: t.state(0))
        if not before["position"]["finished"]:
            for seat in before["position"]["deciders"]:
                if seat < 2:
                    assert table.choose_first(seat).status_code == 200


def test_killed_again_and_again_the_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    chance = random.Random(9)
    with Served(url, tmp_path) as server:
        players, stop = start_players(server)
        for _ in range(KILLS):
            time.sleep(chance.uniform(0.02, 0.6))
            server.kill()
            server.start()
        wait_for_choices(players, KILLS)
        finish(players, stop)
        still_goes_on(server, players)
    count = check(url, players)
    print(f"{KILLS} kills, {count} acknowledged choices, none lost, none doubled")
    assert count > KILLS
    assert '"trace"' not in server.log.read_text(), "the server's own log tells of a fault"


def test_postgresql_is_restarted_under_the_server_and_nothing_is_lost(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    chance = random.Random(5)
    with Served(postgres_url, tmp_path) as server:
        players, stop = start_players(server)
        for _ in range(RESTARTS):
            time.sleep(chance.uniform(0.2, 1.0))
            postgres.restart()
        wait_for_choices(players, RESTARTS)
        finish(players, stop)
        still_goes_on(server, players)
        count = check(postgres_url, players)
    print(f"{RESTARTS} restarts, {count} acknowledged choices, none lost, none doubled")
    assert count > RESTARTS
