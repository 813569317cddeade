"""Previews that cannot tell everything say what it is that nobody can know yet."""

from __future__ import annotations

import pytest

import anthropolis
from anthropolis.engine.chance import chance_from
from anthropolis.engine.words import LANGUAGES

PREVIEWS = 80


@pytest.mark.parametrize(
    ("game_id", "seats"), [("anthropocene", 3), ("limit", 3), ("climat", 3), ("hegemony", 4)]
)
def test_what_a_preview_cannot_tell_is_named(game_id: str, seats: int) -> None:
    game = anthropolis.load(game_id)
    match, chance = game.new(seats, 1), chance_from(1)
    tried = unsure = 0
    while not match.finished and tried < PREVIEWS:
        seat = match.state.decider()
        options = match.decision(seat).options
        if len(options) > 1 and chance.below(3) == 0:
            tried += 1
            preview = match.preview(seat, options[chance.below(len(options))].key)
            if not preview.sure:
                unsure += 1
                assert preview.hidden
            for words in preview.hidden:
                assert all(game.catalogue.say(words.name, words.params, x) for x in LANGUAGES)
        match.answer(seat, game.playout_choice(match.state, seat, chance))
    assert unsure
