"""Chapter 18.2, the State's own basic actions."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.rules.moving.legitimacy import lowest_pairs
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.stocks import set_influence, set_public
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import (
    CAMPAIGN,
    EXTRA_TAX,
    LOWEST_LEGITIMACY,
    MPS_INFLUENCE,
    MPS_LEGITIMACY,
)
from anthropolis.games.hegemony.table.roles import CLASSES, INFLUENCE, STATE
from anthropolis.games.hegemony.table.state import Country


@dataclass(frozen=True)
class MeetMPs(Deed):
    """HEG-ST-12: two Personal Influence to another player, +1 Legitimacy with its class."""

    def refusal(self, country: Country) -> str:
        return "" if country.influence[STATE] >= MPS_INFLUENCE else "HEG-ST-12"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return [0, 1, 2]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        mine = country.influence[STATE] - MPS_INFLUENCE
        set_influence(country, STATE, mine, "HEG-ST-12")
        set_influence(country, choice, country.influence[choice] + MPS_INFLUENCE, "HEG-ST-12")
        change_legitimacy(country, choice, MPS_LEGITIMACY, "HEG-ST-12")

    def rule(self) -> str:
        return "HEG-ST-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_mps", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("class", {"role": CLASSES[choice]})


@dataclass(frozen=True)
class ExtraTax(Deed):
    """HEG-ST-13: ten from every other player, then -1 with the two lowest classes."""

    def refusal(self, country: Country) -> str:
        return "HEG-LEG-03" if min(country.legitimacy) == LOWEST_LEGITIMACY else ""

    def start(self, country: Country) -> None:
        for role in country.roles:
            if role != STATE:
                force(country, role, STATE, EXTRA_TAX, "HEG-ST-13")
        pairs = lowest_pairs(country)
        if len(pairs) == 1:
            self.answered(country, 0, pairs[0])
        else:
            country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return lowest_pairs(country)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        for role in range(3):
            if choice >> role & 1:
                change_legitimacy(country, role, -1, "HEG-ST-13")

    def rule(self) -> str:
        return "HEG-ST-13"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_lose_legitimacy", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return classes_words(choice)


def classes_words(choice: int) -> Words:
    """A set of classes, one bit each."""
    return Words("classes", {"roles": [CLASSES[r] for r in range(3) if choice >> r & 1]})


@dataclass(frozen=True)
class Campaign(Deed):
    """HEG-ST-14, HEG-ACT-07: up to so many Media Influence become Personal; 0 is a pass."""

    most: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        if country.public[INFLUENCE]:
            country.ask(self, country.seat_of(STATE))

    def answered(self, country: Country, seat: int, choice: int) -> None:
        left = country.public[INFLUENCE] - choice
        set_public(country, INFLUENCE, left, "HEG-ST-14")
        set_influence(country, STATE, country.influence[STATE] + choice, "HEG-ST-14")

    def span(self, country: Country, seat: int) -> tuple[int, int] | None:
        return 0, min(self.most, country.public[INFLUENCE])

    def rule(self) -> str:
        return "HEG-ST-14"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_campaign", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("turn_media", {"influence": choice})


def campaign() -> Campaign:
    """The basic action."""
    return Campaign(CAMPAIGN)
