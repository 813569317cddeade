"""Which games there are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

import anthropolis
from anthropolis.engine.game import Game
from tests.conformance.sealed_bids import GAME


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(anthropolis.UnknownGame) as refusal:
        anthropolis.load("monopoly")
    known = ", ".join(anthropolis.games())
    assert str(refusal.value) == f"unknown game 'monopoly': choose one of {known}"


def test_a_game_is_loaded_once() -> None:
    assert "anthropocene" in anthropolis.games()
    assert anthropolis.load("anthropocene") is anthropolis.load("anthropocene")


def test_a_game_can_be_made_known_for_one_process(register: Callable[[Game], Game]) -> None:
    register(GAME)
    assert anthropolis.games() == sorted(anthropolis.games())
    assert "sealed_bids" in anthropolis.games()
    assert anthropolis.load("sealed_bids") is GAME


HEAVY = "import sys, anthropolis; print([m for m in {!r} if m in sys.modules])"


def test_importing_the_library_loads_nothing_heavy() -> None:
    heavy = [
        "click", "jsonschema", "numpy", "polars", "rich", "starlette", "yaml",
        "anthropolis.bots", "anthropolis.games.anthropocene", "anthropolis.lab.simulate",
    ]  # fmt: skip
    run = subprocess.run(
        [sys.executable, "-c", HEAVY.format(heavy)], capture_output=True, text=True, check=True
    )
    assert run.stdout == "[]\n"


def test_the_list_of_games_can_be_asked_for_after_a_game_is_loaded() -> None:
    """The package of the games must not take the place of the function."""
    anthropolis.load("anthropocene")
    assert anthropolis.games()[0] == "anthropocene"
