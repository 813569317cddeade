"""The 90 AI cards and 38 instruction cards: what is read is what the data says."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    BONUSES,
    CODES,
    EMPHASISED,
    SPECIAL_IDS,
    WANTED,
    AiCard,
    start_actions,
    start_policies,
)
from anthropolis.games.hegemony.automa.expressions import read
from anthropolis.games.hegemony.automa.facts import FACTS
from anthropolis.games.hegemony.automa.instructions import CHECKS, SA_CHECKS
from anthropolis.games.hegemony.automa.narrowing import INSTRUCTIONS, LISTS
from anthropolis.games.hegemony.automa.special import DEEDS
from anthropolis.games.hegemony.table.roles import CLASSES, SECTIONS, load_data

CARDS: list[dict[str, Any]] = load_data("automa_ai_cards")["cards"]


def test_how_many_there_are() -> None:
    """HAU-CMP-01, HAU-CMP-02: 30 AI cards per class; 38 instruction cards, 13 of them checks."""
    assert [len([c for c in AI_CARDS if c.role == role]) for role in range(3)] == [30, 30, 30]
    assert len(INSTRUCTIONS) == 38
    of = [len([c for c in INSTRUCTIONS if c["class"] == name]) for name in (*CLASSES, "all")]
    assert of == [10, 13, 11, 4]
    assert len(CHECKS) == 13
    assert [card["id"] for card in INSTRUCTIONS if not card["easy_mode"]] == list(CHECKS)


@pytest.mark.parametrize("data", CARDS, ids=lambda data: str(data["id"]))
def test_an_ai_card_is_what_its_data_says(data: dict[str, Any]) -> None:
    """HAU-CMP-03: symbols, bonus or conditions, policies, special action, number."""
    card = AI_CARDS[CARDS.index(data)]
    assert [CODES[symbol] for symbol in card.symbols] == data["checks"]
    assert [policy + 1 for policy in card.policies] == data["policies"]
    assert (card.bonus.id if card.bonus else None) == data.get("bonus")
    assert (card.sa_check >= 0) == ("sa_check" in data) == (data["checks"][0] == "SA")
    assert card.special.id == data["special_action"]
    assert bool(data["policies"]) == ("PB" in data["checks"])


def test_odd_cards_show_influence() -> None:
    """HAU-CMP-04: 15 of 30 cards, those with odd numbers."""
    assert all(card.influence == (card.number % 2 == 1) for card in AI_CARDS)


def test_every_bonus_and_special_action_is_on_the_cards_it_names() -> None:
    for bonus in load_data("automa_bonuses")["bonuses"]:
        named = [c.id for c in in_order() if c.bonus and c.bonus.id == bonus["id"]]
        assert bonus["cards"] == named
    for special in load_data("automa_special_actions")["special_actions"]:
        assert sorted(special["cards"]) == sorted(
            card.id for card in AI_CARDS if card.special.id == special["id"]
        )
    assert sorted(DEEDS) == sorted(SPECIAL_IDS)
    assert len(BONUSES) == 31


def in_order() -> list[AiCard]:
    """WC, MC, CC as bonuses list them."""
    return sorted(AI_CARDS, key=lambda card: (card.role, card.number))


@pytest.mark.parametrize(
    "data", [c for c in INSTRUCTIONS if c["kind"] == "check"], ids=lambda c: str(c["id"])
)
def test_a_check_is_what_its_data_says(data: dict[str, Any]) -> None:
    """HAU-SET-07, HAU-ROW-07: every line in printed order, each word of it a fact."""
    check = CHECKS[data["id"]]
    assert len(check.lines) == len(data["lines"])
    for line, printed in zip(check.lines, data["lines"]):
        named = printed["move"] if isinstance(printed["move"], list) else [printed["move"]]
        assert [CODES[action] for action in line.actions] == [n for n in named if n in CODES]
        assert len(line.policies) == len([n for n in named if n not in CODES])
        words = str(printed["when"]).replace("otherwise", "")
        assert all(name in words or name in str(printed["up"]) for name in line.figures)
        assert all(printed["text"][lang] for lang in ("en", "fr"))


@pytest.mark.parametrize(
    "data", [c for c in INSTRUCTIONS if c["kind"] == "preference"], ids=lambda c: str(c["id"])
)
def test_a_list_is_what_its_data_says(data: dict[str, Any]) -> None:
    """HAU-NAR-01: every point in printed order."""
    assert [point.key for point in LISTS[data["id"]].points] == [p["key"] for p in data["list"]]


def test_wanted_policies() -> None:
    """HAU-IMV-03: the table of the card, also with the priority cards."""
    table = INSTRUCTIONS[0]["rows"]
    assert [[f"{i + 1}{SECTIONS[s]}" for i, s in enumerate(row)] for row in WANTED] == [
        table["working_class"],
        table["middle_class"],
        table["capitalist_class"],
        table["state"],
    ]
    assert EMPHASISED == [1, -1, 2]


def test_start_layout() -> None:
    """HAU-ROW-11: rows of the priority cards, nearest first."""
    assert [CODES[c % 16] for c in start_actions(0) if c // 16 == 2] == ["AW", "BGS", "PB"]
    assert [c % 16 + 1 for c in start_policies(2) if c // 16 == 1] == [2, 4, 6, 7]
    assert [c % 16 + 1 for c in start_policies(2) if c // 16 == 0] == [1, 5]


def test_conditions_printed_on_cards() -> None:
    """HAU-CC-14, HAU-MC-15: five sets of conditions, all of them about SA."""
    assert [check.id.removeprefix("conditions_") for check in SA_CHECKS] == [
        "machinery", "trade_lobby", "revenue", "luxury_stock", "unemployment",
    ]  # fmt: skip


def test_a_word_that_is_no_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="no such fact"):
        read("jobless >= 2", FACTS)
    with pytest.raises(ValueError, match="no expression"):
        read("[1]", FACTS)
