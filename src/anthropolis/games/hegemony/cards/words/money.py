"""HEG-OP-03 and HEG-OP-12: money, storage tiles, accidents."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.measures import measured
from anthropolis.games.hegemony.rules.moving.changes import set_capital, set_money
from anthropolis.games.hegemony.rules.moving.counting import companies_of, working_in
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay
from anthropolis.games.hegemony.rules.moving.stocks import take_tile, tile_places
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    INDUSTRIES,
    RESOURCES,
    ROLES,
    STATE,
    TRADE,
    WC,
)
from anthropolis.games.hegemony.table.state import PROVIDED, RESOURCE, Country


@dataclass(frozen=True)
class ReceiveMoney(Deed):
    """HEG-OP-03, HEG-CRD-04: from the Treasury (forced) or the supply."""

    role: int
    source: int
    amount: int
    measure: int
    by_trade: tuple[int, ...]
    with_loan: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        amount = self.amount * measured(country, self.role, self.measure)
        if self.by_trade:
            amount = self.by_trade[country.policies[TRADE]]
        elif self.with_loan and country.loans[self.role]:
            amount = self.with_loan
        force(country, self.source, self.role, amount, "HEG-OP-03")
        country.noted[PROVIDED] += amount


@dataclass(frozen=True)
class PayMoney(Deed):
    """HEG-OP-03, HEG-MON-03: the price of a card, never by a loan."""

    role: int
    amount: int
    measure: int
    to: int
    capital_first: bool

    def cost(self, country: Country) -> int:
        return self.amount * measured(country, self.role, self.measure)

    def refusal(self, country: Country) -> str:
        if self.to != BANK and self.to != STATE and not country.plays(self.to):
            return "HEG-CRD-05"
        return "" if can_pay(country, self.role, self.cost(country)) else "HEG-MON-03"

    def start(self, country: Country) -> None:
        cost = self.cost(country)
        pay(country, self.role, self.to, cost, "HEG-OP-03", self.capital_first)


@dataclass(frozen=True)
class GiveMoney(Deed):
    """HEG-OP-03: the same sum from the supply for several roles."""

    to: tuple[int, ...]
    amount: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        for role in self.to:
            pay(country, BANK, role, self.amount, "HEG-OP-03")


@dataclass(frozen=True)
class CollectFromPlayers(Deed):
    """HEG-OP-03: a forced payment of every other player to the State."""

    amount: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        for role in country.roles:
            if role != STATE:
                force(country, role, STATE, self.amount, "HEG-OP-03")


@dataclass(frozen=True)
class MoveRevenue(Deed):
    """HEG-OP-12: half of the Revenue, rounded down, becomes Capital."""

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        half = country.money[CC] // 2
        set_money(country, CC, country.money[CC] - half, "HEG-OP-12")
        set_capital(country, country.capital + half, "HEG-OP-12")


@dataclass(frozen=True)
class TakeStorage(Deed):
    """HEG-OP-12: a Storage tile without payment."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if tile_places(country, self.role) else "HEG-STO-01"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return tile_places(country, self.role)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        take_tile(country, self.role, choice, "HEG-OP-12")
        country.noted[RESOURCE] = choice

    def rule(self) -> str:
        return "HEG-OP-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_storage", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("resource", {"resource": RESOURCES[choice]})


@dataclass(frozen=True)
class WorkplaceAccident(Deed):
    """HEG-OP-12: 8 from a player for each of its companies of an industry with WC workers.

    Options are role * 10 + industry; the State only if it is a player.
    """

    amount: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(WC))

    def options(self, country: Country, seat: int) -> list[int]:
        victims = [role for role in country.roles if role != WC]
        return [role * 10 + i for role in victims for i in range(1, len(INDUSTRIES) + 1)]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        role, industry = choice // 10, choice % 10
        struck = [
            company
            for company in companies_of(country, role)
            if INDUSTRY[company] == industry and working_in(country, WC, company)
        ]
        force(country, role, WC, self.amount * len(struck), "HEG-OP-12")

    def rule(self) -> str:
        return "HEG-OP-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_accident", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        industry = INDUSTRIES[choice % 10 - 1]
        return Words("accident", {"role": ROLES[choice // 10], "industry": industry})
