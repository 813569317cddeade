"""Sentences with gaps, in every language."""

from __future__ import annotations

import pytest

from anthropolis.engine.words import Catalogue, Phrase, check_language

CATALOGUE = Catalogue(
    {
        "paid": {
            "en": "{player:seat} pays {coins:one coin|# coins}.",
            "fr": "{player:seat} paie {coins:une pièce|# pièces}.",
        },
        "left": {"en": "{cards:# card|# cards}", "fr": "{cards:# carte|# cartes}"},
        "grows": {"en": "{line:term} {by:signed}", "fr": "{line:term} {by:signed}"},
        "plays": {"en": "{card:term}{on:also}.", "fr": "{card:term}{on:also}."},
        "lists": {"en": "{lines:terms}", "fr": "{lines:terms}"},
        "wars": {
            "en": "{wars:|One war. |# wars. }Peace.",
            "fr": "{wars:|Une guerre. |# guerres. }Paix.",
        },
        "begun": {
            "en": "It begins. {player:seat} play, as {player:seat} do.",
            "fr": "Au jeu. {player:seat} jouez, comme {player:seat}.",
        },
        "plain": {"en": "Round {number}", "fr": "Manche {number}"},
    },
    {
        "air": {"en": "air", "fr": "Air"},
        "land": {"en": "land", "fr": "Terre"},
        "cry": {"en": "Enough!", "fr": "Assez !"},
    },
)


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [(0, "0 cards", "0 carte"), (1, "1 card", "1 carte"), (2, "2 cards", "2 cartes")],
)
def test_french_counts_zero_in_the_singular_and_english_in_the_plural(
    cards: int, english: str, french: str
) -> None:
    assert CATALOGUE.say("left", {"cards": cards}, "en") == english
    assert CATALOGUE.say("left", {"cards": cards}, "fr") == french


@pytest.mark.parametrize(
    ("coins", "english", "french"),
    [
        (0, "Player 1 pays 0 coins.", "Joueur 1 paie 0 pièces."),
        (1, "Player 1 pays one coin.", "Joueur 1 paie une pièce."),
        (21, "Player 1 pays 21 coins.", "Joueur 1 paie 21 pièces."),
        (-1, "Player 1 pays -1 coins.", "Joueur 1 paie -1 pièces."),
    ],
)
def test_one_in_letters_is_said_of_one_only(coins: int, english: str, french: str) -> None:
    params = {"player": 0, "coins": coins}
    assert CATALOGUE.say("paid", params, "en") == english
    assert CATALOGUE.say("paid", params, "fr") == french


@pytest.mark.parametrize(
    ("wars", "english"), [(0, "Peace."), (1, "One war. Peace."), (3, "3 wars. Peace.")]
)
def test_what_there_is_none_of_can_go_unsaid(wars: int, english: str) -> None:
    assert CATALOGUE.say("wars", {"wars": wars}, "en") == english


def test_players_are_called_by_their_names_if_they_have_some() -> None:
    said = CATALOGUE.say("paid", {"player": 1, "coins": 1}, "fr", names=["Ann", "Bo"])
    assert said == "Bo paie une pièce."


def test_words_of_the_game_are_translated_and_others_stand_for_themselves() -> None:
    assert CATALOGUE.say("grows", {"line": "land", "by": 2}, "fr") == "Terre +2"
    assert CATALOGUE.say("grows", {"line": "fire", "by": -3}, "en") == "fire −3"
    assert CATALOGUE.say("lists", {"lines": ["air", "land", 7]}, "fr") == "Air, Terre, 7"


def test_a_word_that_is_missing_leaves_no_gap() -> None:
    assert CATALOGUE.say("plays", {"card": "air", "on": "land"}, "fr") == "Air Terre."
    assert CATALOGUE.say("plays", {"card": "air", "on": ""}, "fr") == "Air."


def test_a_name_with_an_exclamation_mark_ends_its_sentence() -> None:
    assert CATALOGUE.say("plays", {"card": "cry", "on": ""}, "en") == "Enough!"
    assert CATALOGUE.say("plays", {"card": "cry", "on": "air"}, "fr") == "Assez ! Air."


def test_a_gap_without_a_kind_takes_the_value_as_it_is() -> None:
    assert CATALOGUE.say("plain", {"number": 3}, "fr") == "Manche 3"


def test_a_phrase_is_english_text_that_can_be_asked_for_in_french() -> None:
    phrase = CATALOGUE.phrase("plain", {"number": 2})
    assert isinstance(phrase, Phrase)
    assert (phrase, phrase(), phrase("fr")) == ("Round 2", "Round 2", "Manche 2")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown language 'de': choose one of en, fr"):
        check_language("de")
    with pytest.raises(ValueError, match="unknown language 'de'"):
        CATALOGUE.phrase("plain", {"number": 2})("de")


def test_a_missing_value_is_never_passed_over() -> None:
    with pytest.raises(KeyError):
        CATALOGUE.say("plain", {}, "en")


def test_a_name_that_begins_a_sentence_has_a_capital() -> None:
    assert CATALOGUE.say("begun", {"player": 0}, "en", ["you"]) == "It begins. You play, as you do."
