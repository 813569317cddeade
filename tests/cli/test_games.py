"""`anthropolis games`."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from anthropolis import games, load
from anthropolis.engine import registry
from tests.cli.user import User


def test_the_list_names_every_game_with_its_seats(user: User) -> None:
    said = user.runs("games")
    assert said.code == 0
    for name in games():
        line = next(line for line in said.out.splitlines() if line.strip().startswith(name))
        game = load(name)
        assert f"{game.seats[0]}–{game.seats[-1]}" in line


def test_one_game_shows_its_options_in_both_languages(user: User) -> None:
    english = user.runs("games", "anthropocene").out
    assert "Anthropocène (anthropocene)" in english
    assert "2–4 seats, cooperative." in english
    assert "first_player" in english
    assert "0 to 4" in english
    french = user.runs("games", "anthropocene", "--lang", "fr").out
    assert "2–4 places, coopératif." in french
    assert "0 à 4" in french


def test_programs_get_the_schema_with_its_defaults(user: User) -> None:
    listed = user.runs("games", "--json").json()
    assert [game["id"] for game in listed] == games()
    one = user.runs("games", "anthropocene", "--json").json()
    assert one in listed
    assert one["seats"] == [2, 4]
    assert one["cooperative"] is True
    assert one["options_schema"]["properties"]["mode"]["default"] == "base"


def test_the_games_can_be_asked_for_before_and_after_one_was_loaded() -> None:
    """The package `anthropolis.games` comes into the place of the function of the same name."""
    program = (
        "import anthropolis\n"
        "before = anthropolis.games()\n"
        "anthropolis.load('anthropocene')\n"
        "assert before == anthropolis.games(), anthropolis.games()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""


def test_a_game_that_does_not_load_costs_one_line_and_not_the_others(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "anthropolis.no_such_module:GAME", registry.GROUP)
    found = registry._found()
    monkeypatch.setattr(registry, "_found", lambda: {**found, "broken": broken})
    said = user.runs("games")
    assert said.code == 0
    assert "anthropocene" in said.out
    assert said.err == (
        "Warning: the game 'broken' is installed but does not load: "
        "No module named 'anthropolis.no_such_module'\n"
    )
    assert user.runs("play", "broken").code == 2
