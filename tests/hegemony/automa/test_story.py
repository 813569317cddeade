"""What automas think is told beside the story, not in it."""

from __future__ import annotations

import pytest

from anthropolis.engine.words import LANGUAGES
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.automa_events import AiCardRevealed
from tests.hegemony.positions import random_match

MODES = {"working_class": "advanced", "middle_class": "easy", "capitalist_class": "advanced"}


@pytest.mark.parametrize("switches", [{}, {"crisis_cell": True, "alternative_events": True}])
def test_one_sentence_per_turn_of_an_automa(switches: dict[str, bool]) -> None:
    """HAU-EZ-08, HAU-DCK-01: 25 turns each, told in both languages, and no line of a check."""
    match = random_match(4, 8, automas=MODES, **switches)
    tales = GAME.story(match.events, 3)
    told = [tale for tale in tales if tale.words.name.startswith("story_automa")]
    cards = [event for event in match.events if isinstance(event, AiCardRevealed)]
    assert len(told) == len(cards) == 75
    for tale in tales:
        for lang in LANGUAGES:
            said = GAME.catalogue.say(tale.words.name, tale.words.params, lang)
            assert said.strip()
    thinking = {type(event).__name__ for event in match.events if event.explains()}
    assert len(thinking) > 10
    assert not [t for t in tales if t.words.name in ("line_tested", "priority_moved")]
