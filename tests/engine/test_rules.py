"""The numbered rules as data."""

from __future__ import annotations

from anthropolis.games.anthropocene import GAME


def test_rules_are_read_in_the_order_of_the_rulebook() -> None:
    ids = [rule.id for rule in GAME.rules]
    assert (ids[0], ids[-1], len(ids)) == ("ANT-CMP-01", "ANT-DIG-17", 96)
    assert len(set(ids)) == 96


def test_every_rule_has_its_words_and_its_chapter_in_both_languages() -> None:
    for rule in GAME.rules:
        assert all(rule.text[lang] and rule.chapter_title[lang] for lang in ("en", "fr"))
        assert rule.provenance
    first = GAME.rules[0]
    assert (first.chapter, first.chapter_title["fr"]) == ("components", "Matériel")


def test_texts_rules_and_options_are_read_once() -> None:
    """Also when compiled: reading them again for every label is a hundred times slower."""
    assert GAME.rules is GAME.rules
    assert GAME.catalogue is GAME.catalogue
    assert GAME.options_schema is GAME.options_schema
