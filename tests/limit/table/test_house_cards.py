"""House cards: a table's own cards, added the way docs/how_to/add_a_limit_card.md says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from anthropolis.engine.house_cards import BadCard, house_mark
from anthropolis.engine.rules import load_yaml
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS, WORDS, compile_card
from anthropolis.games.limit.cards.words.people import LowerUnrest
from anthropolis.games.limit.cards.words.stocks import Gain
from anthropolis.games.limit.table.components import CARDS, HOUSE_MARK, PACKAGE, PRINTED_CARDS
from anthropolis.games.limit.table.house_cards import card_problem, read_house_cards
from tests.house_pages import block, first_card, printed_by, written

PAGE = "add_a_limit_card.md"


def garden(**changes: Any) -> dict[str, Any]:
    """The card of the page, with some parts changed."""
    return first_card(PAGE, **changes)


def test_the_page_adds_a_card_in_five_minutes(tmp_path: Path) -> None:
    """LIM-CRD-01, LIM-SET-08: the page's file, its command and its script print what it says."""
    assert printed_by(PAGE, tmp_path) == block(PAGE, "text")


def test_a_house_card_compiles_like_a_printed_one(tmp_path: Path) -> None:
    """LIM-CRD-01: without a rule of its own it names the rule of playing cards."""
    (record,) = read_house_cards(written(tmp_path, garden()), PRINTED_CARDS)
    card = compile_card(37, record)
    assert (card.rule, card.pays, card.targets) == ("LIM-CRD-01", True, False)
    assert [type(word) for word in card.effect] == [Gain, LowerUnrest]


def test_the_printed_game_has_its_37_cards_and_no_mark() -> None:
    """LIM-CMP-02, LIM-SET-09: 12, 13 and 12 cards; ten of each are shuffled into the decks."""
    assert (len(PRINTED_CARDS), len(CARDS), HOUSE_MARK) == (37, 37, "")
    decks = [card["deck"] for card in PRINTED_CARDS if card["access"] == "deck"]
    sizes = {deck: decks.count(deck) for deck in set(decks)}
    assert sizes == {"society": 10, "production": 10, "military_economy": 10}


@pytest.mark.parametrize("card", PRINTED_CARDS, ids=lambda card: str(card["id"]))
def test_every_printed_card_speaks_the_vocabulary(card: dict[str, Any]) -> None:
    """LIM-CRD-01: the schema that house cards must fit describes the printed ones."""
    assert card_problem(card, load_yaml(PACKAGE, "data/cards.schema.yaml")) == ""


def test_every_word_of_the_vocabulary_is_described_and_used() -> None:
    """LIM-CRD-01: the schema, the code and the printed cards know the same words."""
    schema = load_yaml(PACKAGE, "data/cards.schema.yaml")
    assert {*schema["cost"], *schema["effect"], "modifier"} == set(WORDS)
    used = {type(word) for card in ALL_CARDS for word in [*card.cost, *card.effect]}
    assert used == set(WORDS.values())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"deck": "culture"}, "deck: 'culture' is not one of"),
        ({"effect": [{"op": "win"}]}, "effect: unknown word 'win': choose from lower_unrest"),
        ({"effect": [{"op": "gain", "amount": 1}]}, "effect, gain: 'resource' is a required"),
        ({"effect": [{"op": "take_money", "amount": 1}]}, "say 'target: nation'"),
        ({"effect": [{"op": "gain", "resource": "chosen", "amount": 1}]}, "needs choose_prod"),
        ({"cost": [{"op": "raise_unrest", "amount": 1}] * 2}, "name each thing once"),
        ({"target": "nation", "resistible": True}, "'attack' and 'resistible: true'"),
        ({"kind": "permanent", "effect": []}, "needs code of its own"),
        ({"id": "education"}, "there is another card of this name"),
        ({"colour": "green"}, "'colour' was unexpected"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused_by_name(
    tmp_path: Path, changes: dict[str, Any], message: str
) -> None:
    """LIM-CRD-01: the sentence says which card and what is wrong."""
    record = garden(**changes)
    with pytest.raises(BadCard, match=re.escape(message)) as error:
        read_house_cards(written(tmp_path, record), PRINTED_CARDS)
    assert str(error.value).startswith(f"house card '{record['id']}': ")


def test_a_file_that_is_no_list_of_cards_is_refused(tmp_path: Path) -> None:
    """LIM-CRD-01: missing file, wrong form, too many cards."""
    with pytest.raises(BadCard, match="cannot be read"):
        read_house_cards(tmp_path / "nowhere.yaml", PRINTED_CARDS)
    (tmp_path / "list.yaml").write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(BadCard, match="a list called 'cards'"):
        read_house_cards(tmp_path / "list.yaml", PRINTED_CARDS)
    many = [garden(id=f"card_{number}") for number in range(26)]
    with pytest.raises(BadCard, match="at most 25 house cards"):
        read_house_cards(written(tmp_path, *many), PRINTED_CARDS)


def test_the_mark_depends_on_what_the_cards_say() -> None:
    """LIM-CMP-02: other cards are another game to a record."""
    assert house_mark([]) == ""
    assert house_mark([garden()]) == house_mark([garden()])
    assert house_mark([garden()]) != house_mark([garden(access="deck")])
