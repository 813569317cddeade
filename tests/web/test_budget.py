"""How much a table page weighs. Times are measured by `make web-performance` and not asserted."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]
BUDGET = 150_000
"""Bytes of compressed script that a table page may load."""


@pytest.mark.parametrize("game", ["anthropocene", "limit", "climat", "hegemony"])
def test_the_script_of_a_table_page_stays_within_its_budget(
    live_server: Server, someone: Come, game: str
) -> None:
    ann = someone()
    scripts: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 6))

    ann.page.on("response", weigh)
    ann.sit(live_server.table(game, "Ann", "bot", "bot"), 0).next_question()
    ann.page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) <= BUDGET
