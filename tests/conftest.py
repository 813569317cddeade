"""What all the tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from anthropolis.engine import registry
from anthropolis.engine.game import Game

# A busy machine is not an error.
settings.register_profile("anthropolis", deadline=None)
settings.load_profile("anthropolis")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """No second try passes in silence."""
    again = [str(report.nodeid) for report in terminalreporter.stats.get("rerun", [])]
    if terminalreporter.config.getoption("reruns", None):
        terminalreporter.write_line(f"{len(again)} reruns", yellow=bool(again))
        for name in again:
            terminalreporter.write_line(f"  run again: {name}")


@pytest.fixture
def register() -> Iterator[Callable[[Game], Game]]:
    """Make a game known for one test."""
    before = dict(registry._loaded)

    def add(game: Game) -> Game:
        registry.register(game)
        return game

    yield add
    registry._loaded.clear()
    registry._loaded.update(before)
