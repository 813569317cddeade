"""The own hand: what each card asks for, what it costs, and why it cannot be played now."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.cards.deck import CARDS, ActionCard, refusal
from anthropolis.games.hegemony.cards.words.governing import LoseLegitimacy, SpendInfluence
from anthropolis.games.hegemony.cards.words.money import PayMoney
from anthropolis.games.hegemony.table.decks import CARD_NAMES, COPIES, cards_in
from anthropolis.games.hegemony.table.roles import SECTIONS
from anthropolis.games.hegemony.table.state import Country


def hand_view(country: Country, role: int) -> list[dict[str, Any]]:
    return [card_view(country, COPIES[role][card]) for card in cards_in(country.hands[role])]


def card_view(country: Country, number: int) -> dict[str, Any]:
    """HEG-ACT-04: requirement, price, and the rule that forbids playing it for its effect now."""
    card = CARDS[number]
    return {
        "card": CARD_NAMES[number],
        "requirement": [
            {
                "policy": policy + 1,
                "section": SECTIONS[section],
                "in_force": country.policies[policy] == section,
            }
            for policy, section in card.required
        ],
        "cost": cost_of(country, card),
        "forbidden_by": refusal(country, number) or None,
    }


def cost_of(country: Country, card: ActionCard) -> dict[str, int]:
    """HEG-MON-03, HEG-LEG-03: money, Influence and Legitimacy that the card takes as it stands."""
    cost = {"money": 0, "influence": 0, "legitimacy": 0}
    for step in card.steps:
        if isinstance(step, PayMoney):
            cost["money"] += step.cost(country)
        elif isinstance(step, SpendInfluence):
            cost["influence"] += step.amount
        elif isinstance(step, LoseLegitimacy):
            cost["legitimacy"] += step.classes
    return {what: amount for what, amount in cost.items() if amount}
