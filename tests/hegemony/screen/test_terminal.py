"""The table drawn in a terminal, from views alone."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from anthropolis.games.hegemony import GAME


def drawn(shown: dict[str, Any], lang: str, width: int) -> list[str]:
    """The lines on a terminal of so many columns."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(GAME.terminal()(json.loads(json.dumps(shown)), lang, None))
    return console.export_text().splitlines()


@pytest.mark.parametrize(("lang", "treasury"), [("en", "Treasury 120"), ("fr", "Trésor 120")])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_view_fits_the_terminal(seats: int, width: int, lang: str, treasury: str) -> None:
    """HEG-RND-04: the own hand is there with its texts, but not for a spectator."""
    match = GAME.new(seats, 5)
    own, watched = (drawn(match.view(seat), lang, width) for seat in (0, None))
    assert max(len(line.rstrip()) for line in own + watched) <= width
    assert not any("…" in line for line in own + watched)
    assert any(treasury in line for line in own)
    card = GAME.catalogue.term(match.view(0)["hand"][0]["card"], lang)
    assert any(line.strip().startswith(card[:20]) for line in own)
    assert len(watched) < len(own)


def test_a_bill_and_a_warning_are_shown() -> None:
    """HEG-IMF-01: one Loan away is said in words."""
    match = GAME.new(2, 5)
    view = match.view(0)
    view["bills"] = [{"policy": 2, "section": "A", "by": "working_class"}]
    lines = drawn(view, "en", 100)
    assert any("B → A (Working Class)" in line for line in lines)
    assert any("One more Loan and the IMF intervenes." in line for line in lines)
