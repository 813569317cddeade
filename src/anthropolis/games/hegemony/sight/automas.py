"""What everybody sees of an automa: its rows, its discards, and the cards put under its deck."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.games.hegemony.automa.components import (
    AI_IDS,
    ASIDE,
    CODES,
    ROW,
    action_cards,
    deck_of,
    discard_of,
    policy_cards,
)
from anthropolis.games.hegemony.automa.rows import ranking, row
from anthropolis.games.hegemony.table.roles import CLASSES
from anthropolis.games.hegemony.table.state import (
    MODE_WORDS,
    MODES,
    SEEN_BELOW,
    Country,
)

Values = dict[str, Any]


def automas_view(country: Country) -> Values:
    """HAU-SET-04, HAU-DCK-02: everything of every automa but the order of its deck."""
    return {
        CLASSES[role]: automa_view(country, role)
        for role in range(len(CLASSES))
        if country.is_automa(role)
    }


def automa_view(country: Country, role: int) -> Values:
    actions, policies = action_cards(country, role), policy_cards(country, role)
    seen = country.automas[SEEN_BELOW][role]
    deck = deck_of(country, role)
    return {
        "mode": MODE_WORDS[country.automas[MODES][role]],
        "actions": {str(n): [CODES[c] for c in row(actions, n)] for n in rows_in(actions)},
        "policies": {str(n): [p + 1 for p in row(policies, n)] for n in rows_in(policies)},
        "aside": {
            "actions": [CODES[card] for card in row(actions, ASIDE)],
            "policies": [policy + 1 for policy in row(policies, ASIDE)],
        },
        "ranking": {
            "actions": [CODES[card] for card in ranking(actions)],
            "policies": [policy + 1 for policy in ranking(policies)],
        },
        "deck": len(deck),
        "seen_below": [AI_IDS[card] for card in deck[len(deck) - seen :]],
        "discard": [AI_IDS[card] for card in discard_of(country, role)],
    }


def rows_in(side: list[int]) -> list[int]:
    """The rows with cards, bottom first."""
    return sorted({card // ROW for card in side if card // ROW != ASIDE})


def resample_decks(country: Country, chance: Chance) -> None:
    """Nobody knows the order of an AI deck but for the cards that went under it."""
    for role in range(len(CLASSES)):
        deck = deck_of(country, role)
        hidden = len(deck) - country.automas[SEEN_BELOW][role]
        cards = sorted(deck[:hidden])
        chance.shuffle(cards)
        deck[:hidden] = cards
