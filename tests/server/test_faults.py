"""A fault of ours is told as one, never as a store that cannot save."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.server.people import RunningServer, quick_config


async def fail(request: Request) -> Response:
    raise KeyError("a mistake in the code")


def test_an_unknown_exception_is_told_as_a_fault_without_its_details(tmp_path: Path) -> None:
    with RunningServer(quick_config(f"sqlite:///{tmp_path / 's.sqlite3'}")) as server:
        server.app.router.routes.insert(0, Route("/api/broken", fail))
        answer = server.http.get("/api/broken")
    assert answer.status_code == 500
    problem = answer.json()["error"]
    assert problem["code"] == "fault"
    assert "save" not in problem["message"]["en"]
    assert "mistake" not in answer.text
