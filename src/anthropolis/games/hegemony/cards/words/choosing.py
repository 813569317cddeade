"""HEG-OP-14: `choose_one`."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.words.governing import GainVP, PlaceMachinery
from anthropolis.games.hegemony.cards.words.money import PayMoney
from anthropolis.games.hegemony.rules.moving.actions.build_company import BuildCompany
from anthropolis.games.hegemony.rules.moving.actions.buy import Buy
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import ROLES
from anthropolis.games.hegemony.table.state import Country


def first_refusal(country: Country, steps: tuple[Deed, ...]) -> str:
    """Why these steps cannot all be done now, or nothing."""
    for step in steps:
        rule = step.refusal(country)
        if rule:
            return rule
    return ""


@dataclass(frozen=True)
class ChooseOne(Deed):
    """HEG-OP-14, HEG-CRD-05: exactly one of the options that can be carried out.

    Parts that need an absent role are not available.
    """

    role: int
    choices: tuple[tuple[Deed, ...], ...]

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HEG-OP-14"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [
            number
            for number in range(len(self.choices))
            if not first_refusal(country, self.choices[number])
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.then(*self.choices[choice])

    def rule(self) -> str:
        return "HEG-OP-14"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_choose_one", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return option_words(self.choices[choice])


def option_words(steps: tuple[Deed, ...]) -> Words:
    """What one of a card's options does: build, buy, or pay for something."""
    first, last = steps[0], steps[len(steps) - 1]
    if isinstance(first, BuildCompany):
        name = "choice_deck" if first.from_deck else "choice_market"
        return Words(name, {"difference": first.cost_delta})
    if isinstance(first, Buy):
        if first.populations > 1:
            return Words("choice_one_source", {"sources": first.most_sources})
        return Words("choice_all_sources", {"sources": first.most_sources})
    assert isinstance(first, PayMoney)
    if isinstance(last, PlaceMachinery):
        return Words("choice_machinery", {"money": first.amount, "tokens": last.number})
    assert isinstance(last, GainVP)
    gaps = {"money": first.amount, "role": ROLES[first.to], "vp": last.amount}
    return Words("choice_points", gaps)
