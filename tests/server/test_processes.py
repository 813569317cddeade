"""Two server processes on one store serve one table to different players."""

from __future__ import annotations

import concurrent.futures
import re
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from anthropolis.server.hands import Hands, own_table_id, set_here
from anthropolis.server.store.notify import neighbours_of
from tests.server.people import PATIENCE, Page, wait_for
from tests.server.serving import Served

Two = tuple[Served, Served]


@pytest.fixture(params=["postgresql", "redis", "sqlite"])
def two(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Two]:
    """Two processes that tell each other by PostgreSQL itself, by Redis or as neighbours."""
    words = []
    if request.param == "redis":
        words = ["--notify", str(request.getfixturevalue("redis_url"))]
    if request.param == "sqlite":
        store = f"sqlite:///{tmp_path / 'tables'}"
        words = ["--notify", neighbours_of(str(tmp_path / "tables"))]
    else:
        store = str(request.getfixturevalue("postgres_url"))
    with Served(store, tmp_path, *words) as one, Served(store, tmp_path, *words) as other:
        yield one, other


def play(pages: list[Page], moves: int) -> None:
    """Whoever must decide takes the first option, until so many entries are there."""
    for seq in range(moves):
        for page in pages:
            page.follow(seq)
        (mover,) = [page for page in pages if page.position["decision"]]
        answer = mover.choose_first()
        assert (answer["type"], answer["seq"]) == ("done", seq + 1)


def test_a_choice_at_one_process_reaches_the_pages_of_the_other(two: Two) -> None:
    here = two[0].make_table(["person Ann", "person Bo"], options={"mode": "chick"})
    there = two[1].table(here)
    pages = [here.page(0), there.page(1)]
    watching = there.page("spectator")
    play(pages, 36)
    watching.follow(36)
    for page in pages:
        page.follow(36)
    states = [here.state(0), there.state(0)]
    assert states[0]["table"]["status"] == "finished"
    assert states[0]["log"] == states[1]["log"]
    numbers = [m["seq"] for m in watching.waiting if m["type"] == "moved"]
    assert numbers == list(range(1, 37)), "each entry once, in order"


def test_bots_of_a_table_move_once_although_two_processes_know_it(two: Two) -> None:
    here = two[0].make_table(["person", "random", "random"], options={"mode": "chick"})
    there = two[1].table(here)
    page, watching = here.page(0), there.page("facilitator")
    while not page.position["finished"]:
        if page.position["decision"]:
            page.choose_first()
        else:
            page.waiting.append(page.next())
    watching.follow(page.seq)
    log = there.state()["log"]
    # A last question with one option plays itself and is no entry of its own.
    assert [e["number"] for e in log] == list(range(page.seq + 1))
    assert log[-1]["move"] == 36
    assert watching.position["view"] == there.state()["position"]["view"]


def test_two_clicks_on_the_same_decision_at_two_processes_count_once(two: Two) -> None:
    here = two[0].make_table(["person", "person"], options={"first_player": 1})
    tables = [here, two[1].table(here)]
    for table in tables:
        table.state(0)
    options = [o["key"] for o in here.state(0)["position"]["decision"]["options"]]

    def click(number: int) -> int:
        return tables[number].choose(0, 0, options[number]).status_code

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        codes = sorted(pool.map(click, range(2)))
    assert codes == [200, 409]
    assert [table.state(1)["seq"] for table in tables] == [1, 1]


def test_chat_pause_new_links_and_deletion_reach_the_other_process(two: Two) -> None:
    options = {"first_player": 1, "mode": "chick", "pauses": True}
    here = two[0].make_table(["person Ann", "person Bo"], options=options)
    there = two[1].table(here)
    pages = [here.page(0), there.page(1)]
    play(pages, 12)
    pages[0].follow(12)
    assert pages[0].request("chat", sub="a", text="well done")["type"] == "done"
    assert pages[1].until("chat")["line"]["text"] == "well done"
    here.ask("POST", "/pause", "facilitator")
    assert pages[1].until("moved", seq=13)["paused"] is True
    assert here.ask("POST", "/seats/1", "facilitator", {"new_link": True}).status_code == 200
    assert pages[1].until("gone")["reason"] == "link_changed"
    wait_for(lambda: there.ask("GET", "", 1).status_code == 401)
    here.ask("DELETE", "", "facilitator")
    wait_for(lambda: there.ask("GET", "", 0).status_code == 404)


def sockets_now(server: Served) -> set[int]:
    """How many sockets each process has, as many times as it takes to ask them both."""
    asked = [httpx.get(f"http://{server.address}/api/metrics", timeout=PATIENCE) for _ in range(12)]
    found = [re.search(r"^anthropolis_sockets (\d+)", one.text, re.M) for one in asked]
    return {int(one[1]) for one in found if one}


def test_the_pages_of_a_table_meet_at_one_process(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables'}"
    with (
        tempfile.TemporaryDirectory() as short,  # names of sockets may not be long
        Served(store, tmp_path, "--workers", "2", environment={"TMPDIR": short}) as server,
    ):
        wait_for(lambda: len(list(Path(short).glob("*/*.hand"))) == 2)
        table = server.make_table(["person", "person"], options={"mode": "chick"})
        pages = [table.page(0), table.page(1), *(table.page("spectator") for _ in range(7))]
        play(pages[:2], 12)
        assert sockets_now(server) <= {0, len(pages)}
        for page in pages:
            page.follow(12)


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[list[Hands]]:
    """Two processes of one port, as far as sockets are concerned; nobody listens yet."""
    made = [Hands(str(tmp_path)) for _ in range(2)]
    for one in made:
        one._socket.bind(str(one.path))
    yield made
    for one in made:
        one._socket.close()


def test_all_processes_agree_whose_table_it_is_and_both_have_some(hands: list[Hands]) -> None:
    ids = [f"table{n}" for n in range(200)]
    owners = [[one.owner(table) for table in ids] for one in hands]
    assert owners[0] == owners[1]
    assert {owners[0].count(one.path) > 50 for one in hands} == {True}
    set_here(hands[1])
    assert {hands[0].owner(own_table_id()) for _ in range(20)} == {hands[1].path}
    set_here(None)


def test_a_connection_is_handed_over_with_what_was_read_of_it(hands: list[Hands]) -> None:
    here, there = hands
    table = next(t for t in map(str, range(99)) if here.owner(t) == there.path)
    mine = next(t for t in map(str, range(99)) if here.owner(t) == here.path)
    one, other = socket.socketpair()
    assert not here.pass_on(one.fileno(), b"head", mine), "it stays where its table is"
    assert here.pass_on(one.fileno(), b"head", table)
    one.close()
    head, handles, _, _ = socket.recv_fds(there._socket, 100, 1)
    assert head == b"head"
    with socket.socket(fileno=handles[0]) as handed, other:
        handed.sendall(b"welcome")
        assert other.recv(100) == b"welcome"


def test_a_process_that_died_is_forgotten_and_the_connection_stays(hands: list[Hands]) -> None:
    here, there = hands
    table = next(t for t in map(str, range(99)) if here.owner(t) == there.path)
    there._socket.close()
    one, other = socket.socketpair()
    with one, other:
        assert not here.pass_on(one.fileno(), b"head", table)
    assert here.owner(table) == here.path


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_several_workers_of_one_command_share_a_port(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    in_a_file = f"sqlite:///{tmp_path / 'tables'}"
    store = in_a_file if kind == "sqlite" else str(request.getfixturevalue("postgres_url"))
    with Served(store, tmp_path, "--workers", "2") as server:
        table = server.make_table(["person", "person"], options={"mode": "chick"})
        pages = [table.page(0), table.page(1)]
        play(pages, 12)
        wait_for(lambda: table.state()["seq"] == 12)
        assert table.page(0, after=12).state["log"] == []
