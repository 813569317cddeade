"""What the boards print, as a page gets it."""

from __future__ import annotations

import json
import re

from anthropolis.games.hegemony import GAME


def test_the_population_track_and_the_price_levels_are_those_of_the_boards() -> None:
    board = GAME.cards["board"]
    assert board["population"][0] == {"workers_from": 0, "workers_to": 11, "population": 3}
    assert board["population"][-1]["population"] == 10
    assert board["prices"] == {
        "food": [9, 12, 15],
        "luxury": [5, 8, 10],
        "health": [5, 8, 10],
        "education": [5, 8, 10],
    }


def test_french_cards_have_the_apostrophe_of_other_french_texts() -> None:
    written = json.dumps(GAME.cards, ensure_ascii=False)
    texts = re.findall(r'"fr": "([^"]*)"', written)
    assert len([text for text in texts if "’" in text]) > 100
    assert [text for text in texts if "'" in text] == []
