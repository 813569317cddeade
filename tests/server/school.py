"""People in a class: a teacher who makes it, and those who come in."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

from tests.server.people import Page, TableAt

_keys = itertools.count()


class ClassAt:
    """A class that was made, with its teacher's link."""

    def __init__(self, http: httpx.Client, address: str, made: dict[str, Any]) -> None:
        self.http = http
        self.address = address
        self.info = made["info"]
        self.id: str = made["info"]["id"]
        self.teacher: str = made["teacher"]

    @property
    def tables(self) -> list[str]:
        return [table["id"] for table in self.info["tables"]]

    def ask(
        self, method: str, path: str = "", body: Any = None, token: str | None = None
    ) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        more = {} if body is None else {"json": body}
        return self.http.request(method, f"/api/classes/{self.id}{path}", headers=headers, **more)

    def teach(self, method: str, path: str = "", body: Any = None) -> Any:
        """What the teacher asks, which is done."""
        answer = self.ask(method, path, body, self.teacher)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def join(self, name: str, key: str | None = None, **more: Any) -> httpx.Response:
        key = key or f"key-of-somebody-number-{next(_keys):04}"
        return self.ask("POST", "/join", {"name": name, "key": key} | more)

    def seat(self, name: str, **more: Any) -> dict[str, Any]:
        answer = self.join(name, **more)
        assert answer.status_code == 200, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def table(self, place: int) -> TableAt:
        """A table of the class, led by its teacher."""
        lead = self.teach("GET")["leads"][place]
        links = {"facilitator": lead, "spectator": self.info["tables"][place]["watch"]}
        made = {"table": {"id": self.tables[place]}, "links": {**links, "seats": []}}
        return TableAt(self.http, self.address, made)

    def room(self) -> Page:
        page = Page(self.address, query=f"?table={self.tables[0]}")
        page.request("enter", sub="r", class_id=self.id)
        return page


def make_class(server: Any, game: str = "limit", **more: Any) -> ClassAt:
    body = {"game": game, "tables": 3, "people": 3} | more
    answer = server.http.post("/api/classes", json=body)
    assert answer.status_code == 201, answer.text
    return ClassAt(server.http, server.address, answer.json())
