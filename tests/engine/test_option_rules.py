"""What an option says it touches is a rule of its game."""

from __future__ import annotations

import pytest

import anthropolis

OF_THE_TABLE = {
    "anthropocene": {"pauses"},
    "climat": {"open_seats", "leaving"},
    "hegemony": set[str](),
    "limit": set[str](),
}
"""Options that no printed rule speaks of: they are about the table, not the game."""


@pytest.mark.parametrize("name", anthropolis.games())
def test_every_option_names_the_rules_that_it_touches(name: str) -> None:
    game = anthropolis.load(name)
    properties = game.options_schema["properties"]
    silent = {option for option, part in properties.items() if not part.get("x-rules")}
    assert silent == OF_THE_TABLE[name]
    known = {rule.id for rule in game.rules}
    named = {rule for part in properties.values() for rule in part.get("x-rules", [])}
    assert named <= known
