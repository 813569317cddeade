"""The board in a terminal, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from anthropolis.games.climat import GAME
from anthropolis.games.climat.screen.terminal import draw


def drawn(lang: str, width: int) -> str:
    match = GAME.new(3, 1, {"cast": "starter", "first_player": "first_seat"})
    out = StringIO()
    Console(file=out, width=width).print(draw(match.view(1), lang, ["Ann", "Bo", "Cy"]))
    return out.getvalue()


@pytest.mark.parametrize(("lang", "word"), [("en", "South America"), ("fr", "Amérique du Sud")])
def test_the_column_the_tracks_and_the_players_are_drawn(lang: str, word: str) -> None:
    text = drawn(lang, 140)
    assert word in text
    assert "Amara Diallo" in text
    assert "100" in text


def test_a_narrow_terminal_is_enough() -> None:
    assert max(len(line) for line in drawn("en", 80).splitlines()) <= 80
