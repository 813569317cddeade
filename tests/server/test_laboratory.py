"""The laboratory: a queue of simulations with limits, which outlives the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import convert

from anthropolis.cli.serve import laboratory_of
from anthropolis.server.config import Config, LaboratoryLimits
from anthropolis.server.laboratory.jobs import Queue
from anthropolis.server.laboratory.laboratory import Laboratory
from anthropolis.server.laboratory.runner import as_toml, work
from anthropolis.server.laboratory.wishes import JobWish
from anthropolis.server.tables.refusing import Refusal
from tests.server.people import RunningServer, quick_config, wait_for

WISH = {"game": "anthropocene", "seats": ["random", "random"], "games": 30, "title": "A trial"}
LONG = {**WISH, "seats": ["greedy"] * 3, "games": 3000, "title": "A long one"}


def config(folder: Path, **limits: Any) -> Config:
    return quick_config(
        f"sqlite:///{folder / 'tables.sqlite3'}",
        laboratory=str(folder / "laboratory"),
        laboratory_limits=LaboratoryLimits(**{"nice": 0} | limits),
    )


@pytest.fixture
def laboratory(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(config(tmp_path)) as running:
        yield running


def ask(http: httpx.Client, wish: dict[str, Any]) -> dict[str, Any]:
    answer = http.post("/api/laboratory/jobs", json=wish)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def job(http: httpx.Client, job_id: str) -> dict[str, Any]:
    jobs = http.get("/api/laboratory").json()["jobs"]
    return next((found for found in jobs if found["id"] == job_id), {})


def wait_until(http: httpx.Client, job_id: str, state: str) -> None:
    """Looks seldom: the runner is behind everything else, also behind our own questions."""

    def reached() -> bool:
        time.sleep(0.3)
        return bool(job(http, job_id)["state"] == state)

    wait_for(reached, 300)


def test_a_simulation_is_played_and_reported(laboratory: RunningServer) -> None:
    made = ask(laboratory.http, WISH)
    assert made["state"] == "waiting"
    wait_until(laboratory.http, made["id"], "done")
    assert job(laboratory.http, made["id"])["played"] == 30
    report = laboratory.http.get(f"/api/laboratory/jobs/{made['id']}/report")
    assert report.headers["content-type"].startswith("text/html")
    assert "sandbox" in report.headers["content-security-policy"]
    assert "Anthropocène" in report.text
    assert laboratory.http.delete(f"/api/laboratory/jobs/{made['id']}").status_code == 204
    assert job(laboratory.http, made["id"]) == {}


def test_settings_are_compared(laboratory: RunningServer, tmp_path: Path) -> None:
    wish = {**WISH, "games": 10, "vary": {"mode": ["base", "expert"]}}
    made = ask(laboratory.http, wish)
    assert made["total"] == 20
    wait_until(laboratory.http, made["id"], "done")
    study = (tmp_path / "laboratory" / made["id"] / "run" / "study.toml").read_text()
    assert '"mode" = ["base", "expert"]' in study


def test_a_job_is_stopped_and_goes_on(laboratory: RunningServer) -> None:
    made = ask(laboratory.http, LONG)
    path = f"/api/laboratory/jobs/{made['id']}"
    wait_until(laboratory.http, made["id"], "running")
    assert laboratory.http.post(f"{path}/stop").json()["state"] == "stopped"
    after = ask(laboratory.http, WISH)
    wait_until(laboratory.http, after["id"], "done")
    assert job(laboratory.http, made["id"])["state"] == "stopped"
    assert laboratory.http.get(f"{path}/report").status_code == 404
    assert laboratory.http.post(f"{path}/resume").json()["state"] == "waiting"
    wait_until(laboratory.http, made["id"], "running")
    laboratory.http.delete(path)


def test_the_queue_outlives_the_server(tmp_path: Path) -> None:
    with RunningServer(config(tmp_path)) as first:
        made = ask(first.http, {**WISH, "games": 200})
        wait_until(first.http, made["id"], "running")
    before = Queue(tmp_path / "laboratory").jobs()[0]
    assert not before.ended
    with RunningServer(config(tmp_path)) as second:
        wait_until(second.http, made["id"], "done")
        assert job(second.http, made["id"])["played"] == 200


def test_limits_are_the_operators(tmp_path: Path) -> None:
    with RunningServer(config(tmp_path, games=100, jobs=1)) as small:
        told = small.http.get("/api/laboratory").json()
        assert (told["most_games"], told["most_jobs"]) == (100, 1)
        vary = {"mode": ["base", "expert", "young", "chick"]}
        endless = {f"option {n}": list(range(24)) for n in range(12)}
        for change in ({"games": 101}, {"vary": vary}, {"games": 1, "vary": endless}):
            wish = {**WISH, **change}
            refused = small.http.post("/api/laboratory/jobs", json=wish)
            assert refused.status_code == 422
            assert "100 games" in refused.json()["error"]["message"]["en"]
        ask(small.http, WISH)
        refused = small.http.post("/api/laboratory/jobs", json=WISH)
        assert "full" in refused.json()["error"]["message"]["en"]
        assert "plein" in refused.json()["error"]["message"]["fr"]


def test_a_job_that_takes_too_long_is_told(tmp_path: Path) -> None:
    with RunningServer(config(tmp_path, minutes=0.01)) as hasty:
        made = ask(hasty.http, LONG)
        wait_until(hasty.http, made["id"], "failed")
        problem = job(hasty.http, made["id"])["problem"]
        assert "longer than" in problem["en"]
        assert "dépasse" in problem["fr"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "not_found"),
        ({"seats": ["random"] * 9}, "bad_seats"),
        ({"seats": ["random", "os:system"]}, "bad_seats"),
        ({"seats": ["random", "mcts:999999"]}, "bad_seats"),
        ({"options": {"mode": "dark"}}, "bad_options"),
        ({"vary": {"mode": ["base", "dark"]}}, "bad_options"),
        ({"vary": {"gravity": [1, 2]}}, "bad_options"),
        ({"options": {"mode": "base"}, "vary": {"mode.hard": [1, 2]}}, "bad_options"),
        ({"games": 0}, "bad_request"),
    ],
)
def test_wishes_are_checked_first(
    laboratory: RunningServer, change: dict[str, Any], code: str
) -> None:
    refused = laboratory.http.post("/api/laboratory/jobs", json={**WISH, **change})
    assert refused.json()["error"]["code"] == code
    assert laboratory.http.get("/api/laboratory").json()["jobs"] == []


def test_it_is_closed_unless_the_operator_opens_it(server: RunningServer) -> None:
    assert server.http.get("/api/laboratory").json()["open"] is False
    refused = server.http.post("/api/laboratory/jobs", json=WISH)
    assert refused.status_code == 403
    assert "--laboratory" in refused.json()["error"]["message"]["fr"]
    assert server.http.get("/api/laboratory/jobs/0123456789abcdef/report").status_code == 403


def test_without_its_libraries_nothing_is_queued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anthropolis.server.laboratory.laboratory.has", lambda module: False)
    with pytest.raises(Refusal) as refused:
        Laboratory(config(tmp_path)).add(convert(WISH, JobWish), guest=True)
    assert "pip install 'anthropolis[lab]'" in refused.value.detail.fr


def test_who_opens_it_by_default() -> None:
    store = "sqlite:////srv/tables.sqlite3"
    given = {"store": store, "host": "127.0.0.1", "public_url": None, "laboratory": None}
    assert laboratory_of(given) == str(Path("/srv/laboratory"))
    assert laboratory_of({**given, "host": "0.0.0.0"}) is None
    assert laboratory_of({**given, "public_url": "https://example.org"}) is None
    assert laboratory_of({**given, "laboratory": False}) is None
    assert laboratory_of({**given, "host": "0.0.0.0", "laboratory": True})


def test_nothing_leads_out_of_the_folder(laboratory: RunningServer) -> None:
    for name in ("..", "%2e%2e", "0" * 16, "tables.sqlite3"):
        assert laboratory.http.delete(f"/api/laboratory/jobs/{name}").status_code in (404, 405)


def test_a_wish_is_also_a_study_file(tmp_path: Path) -> None:
    from anthropolis.lab.study import read_study

    wish = JobWish(
        "limit", ["random"] * 3, 5, "Lenses \"here\"", 3, {"lenses": {"military": "militarist"}},
        {"alliances": [False, True]},
    )  # fmt: skip
    path = tmp_path / "study.toml"
    path.write_text(as_toml(wish))
    study = read_study(path)
    assert study.name == 'Lenses "here"'
    assert [point.options["alliances"] for point in study.points] == [False, True]
    assert study.points[0].options["lenses"]["military"] == "militarist"


def test_one_runner_at_a_time(tmp_path: Path) -> None:
    """A second runner leaves at once; what is refused is told and the next job has its turn."""
    queue = Queue(tmp_path)
    bad = queue.add(JobWish("anthropocene", ["nobody"] * 3, 5))
    good = queue.add(JobWish("anthropocene", ["random"] * 3, 5))
    work(tmp_path, 1.0)
    assert bad.info("").state == "failed"
    assert good.info("").state == "done"
