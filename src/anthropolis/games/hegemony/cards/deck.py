"""Chapters 6 and 17, action cards: what may be played and what happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step
from anthropolis.engine.house_cards import BadCard
from anthropolis.games.hegemony.cards.measures import measure_number, measured
from anthropolis.games.hegemony.cards.words.governing import (
    LoseLegitimacy,
    SpendInfluence,
    TakeInfluence,
)
from anthropolis.games.hegemony.cards.words.money import PayMoney
from anthropolis.games.hegemony.cards.words.reading import read_effect
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.rules.moving.legitimacy import gain_token
from anthropolis.games.hegemony.table.decks import ACTION_CARDS, CARD_ROLES
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import CLASSES, SECTIONS
from anthropolis.games.hegemony.table.state import CHOSEN, NOTES, Country

PRICES: Final = (PayMoney, SpendInfluence, LoseLegitimacy, TakeInfluence)
"""Steps that are the price of a card wherever they stand on it."""
CHOSEN_CLASS: Final = -1


class Symbol:
    """HEG-CRD-02: a class symbol on a card."""

    def __init__(self, data: dict[str, Any]) -> None:
        chosen = data["class"] == "chosen"
        self.role: int = CHOSEN_CLASS if chosen else CLASSES.index(data["class"])
        self.amount: int = data["amount"]
        self.per: int = data.get("per", 0)
        self.measure: int = measure_number(data.get("of", "one"))
        self.token: bool = data.get("token", False)


class ActionCard:
    """HEG-CRD-01: a card of a role's deck as steps that can be pushed on the stack."""

    def __init__(self, data: dict[str, Any], role: int) -> None:
        self.id: str = data["id"]
        self.role = role
        self.required: list[tuple[int, int]] = [
            (int(section[0]) - 1, SECTIONS.index(section[1])) for section in data["requirement"]
        ]
        self.steps: list[Deed] = list(read_effect(data["effect"], role))
        self.first = self.steps[0]
        self.prices: list[Deed] = [step for step in self.steps[1:] if isinstance(step, PRICES)]
        self.symbols: list[Symbol] = [Symbol(symbol) for symbol in data["legitimacy"]]


def read_card(data: dict[str, Any], role: int) -> ActionCard:
    """A record as a card; raises BadCard if its words cannot be understood."""
    try:
        return ActionCard(data, role)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        name, why = data["id"], error.args[0] if error.args else error
        raise BadCard(f"card {name!r}: its effect cannot be read ({why})") from error


CARDS: Final[list[ActionCard]] = [
    read_card(data, role) for data, role in zip(ACTION_CARDS, CARD_ROLES)
]


def refusal(country: Country, number: int) -> str:
    """HEG-ACT-04: requirement, every price, and the first step; "" if the card can be played."""
    card = CARDS[number]
    if card.required and not in_force(country, card.required):
        return "HEG-ACT-04"
    rule = card.first.refusal(country)
    for price in card.prices:
        if not rule:
            rule = price.refusal(country)
    return rule


def in_force(country: Country, required: list[tuple[int, int]]) -> bool:
    """One of the listed sections is in force."""
    return any(country.policies[policy] == section for policy, section in required)


@dataclass(frozen=True)
class PlayCard(Step):
    """HEG-ACT-05, HEG-CRD-03: its steps in order; what is impossible later is skipped."""

    number: int

    def start(self, country: Country) -> None:
        forget_notes(country)
        card = CARDS[self.number]
        country.then(*card.steps, Symbols(self.number))


@dataclass(frozen=True)
class Symbols(Step):
    """HEG-ACT-06, HEG-CRD-02: class symbols change Legitimacy after the effect, with a State."""

    number: int

    def start(self, country: Country) -> None:
        if country.state_plays():
            self.move_tracks(country)
        forget_notes(country)

    def move_tracks(self, country: Country) -> None:
        for symbol in CARDS[self.number].symbols:
            role = country.noted[CHOSEN] if symbol.role == CHOSEN_CLASS else symbol.role
            amount = symbol.amount
            if symbol.per:
                amount *= measured(country, role, symbol.measure) // symbol.per
            if symbol.token:
                gain_token(country, role, "HEG-CRD-02")
            else:
                change_legitimacy(country, role, amount, "HEG-CRD-02")


def forget_notes(country: Country) -> None:
    """What one card remembers concerns no other."""
    for index in range(NOTES):
        country.noted[index] = 0
