"""House cards: a table's own cards, added the way docs/how_to/add_a_hegemony_card.md says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from anthropolis.engine.house_cards import BadCard
from anthropolis.games.hegemony.cards.deck import read_card
from anthropolis.games.hegemony.cards.measures import ALIASES, MEASURES
from anthropolis.games.hegemony.cards.words.money import ReceiveMoney
from anthropolis.games.hegemony.cards.words.votes import AddVotes
from anthropolis.games.hegemony.table.decks import (
    ACTION_CARDS,
    CARD_ROLES,
    FULL_DECK,
    HOUSE_CARDS,
    HOUSE_MARK,
    MORE_CARDS,
)
from anthropolis.games.hegemony.table.house_cards import card_problem, read_house_cards
from anthropolis.games.hegemony.table.roles import ROLES, WC, load_data
from tests.house_pages import block, first_card, printed_by, written

PAGE = "add_a_hegemony_card.md"
PRINTED = {
    role: [card for card, owner in zip(ACTION_CARDS, CARD_ROLES) if ROLES[owner] == role]
    for role in ROLES
}
PRINTED_CARDS = ACTION_CARDS[: -MORE_CARDS * len(ROLES)]
"""Those of the base game; the expansion has words of its own."""


def help_card(**changes: Any) -> dict[str, Any]:
    """The card of the page, with some parts changed."""
    return first_card(PAGE, **changes)


def paid(**says: Any) -> dict[str, Any]:
    """An effect that is to bring money."""
    return {"effect": [{"op": "receive_money", "from": "state", **says}]}


def test_the_page_adds_a_card_in_five_minutes(tmp_path: Path) -> None:
    """HEG-CRD-01: the page's file, its command and its script print what it says."""
    assert printed_by(PAGE, tmp_path) == block(PAGE, "text")


def test_a_house_card_reads_like_a_printed_one(tmp_path: Path) -> None:
    """HEG-CRD-01: its operations are the same steps."""
    (record,) = read_house_cards(written(tmp_path, help_card()), PRINTED)
    card = read_card(record, WC)
    assert [type(step) for step in card.steps] == [ReceiveMoney, AddVotes]
    assert card.required == [(3, 1), (3, 2)]


def test_the_printed_game_has_decks_of_40_and_no_mark() -> None:
    """HEG-CMP-01, HEG-CRD-01: 107 different cards."""
    assert [cards.bit_count() for cards in FULL_DECK] == [40, 40, 40, 40]
    assert (len(PRINTED_CARDS), HOUSE_CARDS, HOUSE_MARK) == (107, [], "")


@pytest.mark.parametrize("card", ACTION_CARDS, ids=lambda card: str(card["id"]))
def test_every_printed_card_fits_what_house_cards_must_fit(card: dict[str, Any]) -> None:
    """HEG-CRD-01: the schema describes the printed cards too, notes apart."""
    notes = ("note", "variant", "provenance", "name_fr_source", "condition")
    plain = {key: value for key, value in card.items() if key not in notes}
    role = ROLES[CARD_ROLES[ACTION_CARDS.index(card)]]
    assert card_problem(plain | {"role": role}, load_data("cards.schema"), PRINTED) == ""


def test_every_word_of_the_schema_is_printed_on_a_card_and_every_measure_is_known() -> None:
    """HEG-OP-01 to HEG-OP-14: nothing is offered that no printed card has tried."""
    schema = load_data("cards.schema")
    printed = {op["op"] for card in ACTION_CARDS for op in card["effect"]}
    assert set(schema["words"]) == printed
    assert set(schema["defs"]["measure"]["enum"]) == {*MEASURES, *ALIASES} - {"one"}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"role": "farmers"}, "role: 'farmers' is not one of"),
        ({"copies": 0}, "copies: 0 is less than the minimum"),
        ({"requirement": ["8A"]}, "requirement.0: '8A' does not match"),
        ({"effect": []}, "effect: [] should be non-empty"),
        ({"id": "wc_fake_news"}, "there is another card of this name"),
        ({"copies": 20, "id": "wc_first"}, "a deck has at most 62 cards"),
        ({"colour": "green"}, "'colour' was unexpected"),
        ({"effect": [{"op": "win"}]}, "effect: unknown word 'win': choose from add_votes, "),
        (paid(amount="ten"), "effect, receive_money: amount: 'ten' is not of type 'integer'"),
        (paid(amount=-5), "effect, receive_money: amount: -5 is less than the minimum of 1"),
        (
            paid(amount=5, to="state"),
            "effect, receive_money: Additional properties are not allowed",
        ),
        (paid(amount=5, per="moons"), "effect, receive_money: per: 'moons' is not one of ['pop"),
        (paid(), "effect, receive_money: "),
        ({"effect": [{"op": "privatize"}]}, "effect, privatize: no printed card of this role has"),
        (paid(amount=5, per="population") | {"role": "state"}, "this role has no people to count"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused_by_name(
    tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    """HEG-CRD-01: the sentence says which card and what is wrong."""
    record = help_card(**changes)
    before = help_card(copies=5)
    with pytest.raises(BadCard, match=re.escape(message)) as error:
        read_house_cards(written(tmp_path, before, record), PRINTED)
    assert str(error.value).startswith(f"house card '{record['id']}': ")


@pytest.mark.parametrize(
    "effect",
    [[{"op": "win"}], [{"op": "receive_money"}], [{"op": "gain_vp", "amount": 1, "per": 3},
                                                  {"op": "add_votes"}]],
)  # fmt: skip
def test_an_effect_that_cannot_be_read_is_refused_by_name(effect: list[dict[str, Any]]) -> None:
    """HEG-CRD-01: a word that there is none of, or one that lacks something."""
    with pytest.raises(BadCard, match="card 'wc_neighbourhood_help': its effect cannot be read"):
        read_card(help_card(effect=effect), WC)
