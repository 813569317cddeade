"""Chapter 14.2, Cover Needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    FOREIGN,
    SOURCE_WORDS,
    hand_over,
    pay_seller,
    stock_of,
    tell_purchase,
    unit_price,
)
from anthropolis.games.hegemony.rules.moving.benefits import hurricane_food
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.stocks import set_goods, set_storage, stored
from anthropolis.games.hegemony.table.roles import CC, FOOD, MC, ROLES, STATE
from anthropolis.games.hegemony.table.state import Country

FROM_STORAGE: Final = 900
"""FROM_STORAGE + units: how much of its own food MC takes out of Storage."""


@dataclass(frozen=True)
class CoverNeeds(Step):
    """HEG-NEED-01 to HEG-NEED-03: food for the Population, own food first, the rest bought now.

    Parts: for MC with more than it needs, units out of Storage; else source * 100 + units for each
    source that holds food. What is left comes from the Foreign Market. Forced.
    """

    role: int

    def start(self, country: Country) -> None:
        if country.plays(self.role):
            hurricane_food(country, self.role)
            country.ask_parts(self, [country.seat_of(self.role)])

    def in_goods(self, country: Country) -> int:
        return country.goods[self.role * 4 + FOOD]

    def in_storage(self, country: Country) -> int:
        return stored(country, MC, FOOD) if self.role == MC else 0

    def own(self, country: Country) -> int:
        return self.in_goods(country) + self.in_storage(country)

    def sellers(self, country: Country) -> list[int]:
        return [
            source
            for source in (MC, CC, STATE)
            if source != self.role and stock_of(country, source, FOOD)
        ]

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        need = population(country, self.role)
        if self.own(country) >= need:
            low, high = self.storage_range(country, need)
            if parts or low == high:
                return []
            return [FROM_STORAGE + units for units in range(low, high + 1)]
        sellers = self.sellers(country)
        left = need - self.own(country) - sum([part % 100 for part in parts])
        turn = len(parts)
        if turn == len(sellers) or left == 0:
            return []
        most = min(left, stock_of(country, sellers[turn], FOOD))
        return [sellers[turn] * 100 + units for units in range(most + 1)]

    def storage_range(self, country: Country, need: int) -> tuple[int, int]:
        """HEG-NEED-03: how much may come out of Storage."""
        low = max(0, need - self.in_goods(country))
        return low, min(need, self.in_storage(country))

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        need = population(country, self.role)
        if self.own(country) >= need:
            least = self.storage_range(country, need)[0]
            from_storage = parts[0] - FROM_STORAGE if parts else least
            self.eat(country, from_storage, need - from_storage)
            return
        missing = need - self.own(country)
        self.eat(country, self.in_storage(country), self.in_goods(country))
        for part in parts:
            self.buy(country, part // 100, part % 100)
        self.buy(country, FOREIGN, missing - sum([part % 100 for part in parts]))

    def eat(self, country: Country, from_storage: int, from_goods: int) -> None:
        if from_storage:
            left = stored(country, MC, FOOD) - from_storage
            set_storage(country, MC, FOOD, left, "HEG-NEED-01")
        if from_goods:
            left = self.in_goods(country) - from_goods
            set_goods(country, self.role, FOOD, left, "HEG-NEED-01")
        country.stock_left[FOOD] += from_storage + from_goods

    def buy(self, country: Country, source: int, units: int) -> None:
        """HEG-NEED-02: at the usual prices, without a limit per source; it is eaten at once."""
        if units == 0:
            return
        price = unit_price(country, self.role, source, FOOD)
        tell_purchase(country, self.role, source, FOOD, units, price)
        pay_seller(country, self.role, source, FOOD, units, True, "HEG-NEED-02")
        hand_over(country, source, FOOD, units, "HEG-NEED-02")
        country.stock_left[FOOD] += units

    def rule(self) -> str:
        return "HEG-NEED-02"

    def prompt(self, country: Country, seat: int) -> Words:
        if self.own(country) >= population(country, self.role):
            return Words("ask_own_food", {"role": ROLES[self.role]})
        missing = population(country, self.role) - self.own(country)
        return Words("ask_food", {"role": ROLES[self.role], "units": missing})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice >= FROM_STORAGE:
            return Words("from_storage", {"units": choice - FROM_STORAGE})
        return Words("units_from", {"units": choice % 100, "source": SOURCE_WORDS[choice // 100]})
