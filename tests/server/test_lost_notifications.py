"""Several processes on one store keep to what is so, also when nothing is told between them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from anthropolis.server.config import Limits, Rate
from anthropolis.server.store.notify import Notifier
from anthropolis.server.tables.hall import LOOK_AGAIN_SECONDS
from tests.server.people import NO_LIMIT, RunningServer, TableAt, quick_config, wait_for

Two = tuple[RunningServer, RunningServer]


@pytest.fixture
def deaf(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    """Two servers on one store that hear nothing of each other."""
    monkeypatch.setattr(Notifier, "read", lambda self, payload: [])
    config = quick_config(postgres_url)
    with RunningServer(config) as here, RunningServer(config) as there:
        yield here, there


def at(server: RunningServer, table: TableAt) -> TableAt:
    return TableAt(server.http, server.address, {"table": table.info, "links": table.links})


def test_five_seconds_are_enough_to_look_twice() -> None:
    assert 2 * LOOK_AGAIN_SECONDS <= 5


def test_a_revoked_link_is_refused_everywhere_although_nobody_was_told(deaf: Two) -> None:
    here = deaf[0].make_table(["person", "person"], options={"first_player": 1})
    there = at(deaf[1], here)
    page = there.page(0)
    assert there.ask("GET", "", 0).status_code == 200
    assert here.ask("POST", "/seats/0", "facilitator", {"new_link": True}).status_code == 200
    assert page.until("gone")["reason"] == "link_changed"
    wait_for(lambda: there.ask("GET", "", 0).status_code == 401)
    assert there.choose(0, 0, "anything").status_code == 401


def test_a_deleted_table_takes_no_move_anywhere(deaf: Two) -> None:
    here = deaf[0].make_table(["person", "person"], options={"first_player": 1})
    there = at(deaf[1], here)
    decision = there.state(0)["position"]["decision"]
    assert here.ask("DELETE", "", "facilitator").status_code == 204
    answer = there.choose(0, decision["id"], decision["options"][0]["key"])
    assert answer.status_code == 404, "not even at once"
    wait_for(lambda: there.ask("GET", "", 0).status_code == 404)


def test_a_move_made_elsewhere_is_found(deaf: Two) -> None:
    here = deaf[0].make_table(["person", "person"], options={"first_player": 1})
    page = at(deaf[1], here).page(1)
    assert here.choose_first(0).status_code == 200
    page.follow(1)
    assert page.position["decision"]


def test_what_an_address_asks_of_one_process_counts_at_the_other(postgres_url: str) -> None:
    limits = Limits(requests=Rate(0.001, 40), tables=NO_LIMIT)
    config = quick_config(postgres_url, limits=limits)
    with RunningServer(config) as here, RunningServer(config) as there:
        for _ in range(40):
            here.http.get("/api/games")
        assert here.http.get("/api/games").status_code == 429
        buckets = there.app.state.serving.address_buckets
        wait_for(lambda: buckets._buckets.get("127.0.0.1", (40.0, 0.0))[0] < 5)
        assert there.http.get("/api/games").status_code == 429
