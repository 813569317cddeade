"""What an option says it touches is a rule of its game; its values have words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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


def choices(schema: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Every option that is a choice, and each of its values; seats of the rules have a page."""
    for part in schema.get("properties", {}).values():
        if "x-seats" not in part:
            yield from ((part, value) for value in part.get("enum", []))
            yield from choices(part)
            yield from choices(part.get("items", {}))


@pytest.mark.parametrize("name", anthropolis.games())
def test_every_value_of_an_option_has_a_word_in_both_languages(name: str) -> None:
    game = anthropolis.load(name)
    words = [
        part.get("x-values", {}).get(value, game.catalogue.terms.get(value, {}))
        for part, value in choices(game.options_schema)
    ]
    assert all(word.get("en") and word.get("fr") for word in words)
