"""Chapter 12, free actions of owners and debtors: prices, wages, bonus, storage, loans."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.companies import company_words
from anthropolis.games.hegemony.rules.moving.asking import DONE, ascending
from anthropolis.games.hegemony.rules.moving.bag import set_bag
from anthropolis.games.hegemony.rules.moving.changes import gain_vp, set_money
from anthropolis.games.hegemony.rules.moving.counting import companies_of
from anthropolis.games.hegemony.rules.moving.legitimacy import benefit, has_benefits, set_benefit
from anthropolis.games.hegemony.rules.moving.money import can_pay, pay, pay_off
from anthropolis.games.hegemony.rules.moving.prices import (
    adjust_prices,
    price_changes,
    price_words,
)
from anthropolis.games.hegemony.rules.moving.stocks import (
    put_in_storage,
    put_surplus,
    set_goods,
    set_influence,
    take_tile,
    tile_places,
)
from anthropolis.games.hegemony.rules.moving.wages import (
    adjust_wages,
    can_change_wages,
    wage_changes,
    wage_words,
)
from anthropolis.games.hegemony.rules.moving.workforce import commit
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import (
    BENEFITS_VP,
    BONUS_COST,
    PAY_OFF,
    STORAGE_COST,
)
from anthropolis.games.hegemony.table.roles import BANK, CC, RESOURCES, ROLES, STATE
from anthropolis.games.hegemony.table.state import (
    BENEFIT_CUBES,
    BENEFIT_INFLUENCE,
    BENEFIT_KINDS,
    BENEFIT_MONEY,
    Country,
)


@dataclass(frozen=True)
class AdjustPrices(Deed):
    """HEG-FREE-09: any price markers to printed options, one marker at a time."""

    role: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        found = price_changes(country, self.role, list(range(len(RESOURCES))), parts)
        return [*found, DONE] if parts and found else found

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        adjust_prices(country, self.role, answers[0], "HEG-FREE-09")

    def rule(self) -> str:
        return "HEG-FREE-09"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_prices", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return price_words(choice)


@dataclass(frozen=True)
class AdjustWages(Deed):
    """HEG-FREE-10, HEG-CO-30, HEG-CO-31: any wage markers to legal levels; a raise commits."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if can_change_wages(country, self.role) else "HEG-FREE-10"

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        found = wage_changes(country, companies_of(country, self.role), parts)
        return [*found, DONE] if parts and found else found

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        adjust_wages(country, answers[0], "HEG-FREE-10", free_action=True)

    def rule(self) -> str:
        return "HEG-FREE-10"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_wages", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return wage_words(choice)


@dataclass(frozen=True)
class GiveBonus(Deed):
    """HEG-FREE-11: CC pays 5 to the workers of one own company, not an automated one."""

    def refusal(self, country: Country) -> str:
        if not can_pay(country, CC, BONUS_COST):
            return "HEG-MON-03"
        return "" if self.options(country, 0) else "HEG-FREE-11"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(CC))

    def options(self, country: Country, seat: int) -> list[int]:
        return [c for c in companies_of(country, CC) if country.crew_class[c] >= 0]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        pay(country, CC, country.crew_class[choice], BONUS_COST, "HEG-FREE-11")
        commit(country, choice, "HEG-FREE-11")

    def rule(self) -> str:
        return "HEG-FREE-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_bonus", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)


@dataclass(frozen=True)
class BuyStorage(Deed):
    """HEG-FREE-12: CC pays 20 for a Storage tile of a resource that has none."""

    def refusal(self, country: Country) -> str:
        if not can_pay(country, CC, STORAGE_COST):
            return "HEG-MON-03"
        return "" if tile_places(country, CC) else "HEG-FREE-12"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(CC))

    def options(self, country: Country, seat: int) -> list[int]:
        return tile_places(country, CC)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        pay(country, CC, BANK, STORAGE_COST, "HEG-FREE-12")
        take_tile(country, CC, choice, "HEG-FREE-12")

    def rule(self) -> str:
        return "HEG-FREE-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_storage", {"role": ROLES[CC]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("resource", {"resource": RESOURCES[choice]})


@dataclass(frozen=True)
class PayOffLoan(Deed):
    """HEG-FREE-08: 50, Capital first, for one loan."""

    role: int

    def refusal(self, country: Country) -> str:
        if country.loans[self.role] == 0:
            return "HEG-FREE-08"
        return "" if can_pay(country, self.role, PAY_OFF) else "HEG-MON-03"

    def start(self, country: Country) -> None:
        pay_off(country, self.role, PAY_OFF, "HEG-FREE-08")


@dataclass(frozen=True)
class ReceiveBenefits(Deed):
    """HEG-FREE-07, HEG-BEN-04: all items of the own area; the State gains 1 VP."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if has_benefits(country, self.role) else "HEG-FREE-07"

    def start(self, country: Country) -> None:
        # Money first: it may pay for the tile on which an automa stores the rest.
        for kind in reversed(range(BENEFIT_KINDS)):
            amount = benefit(country, self.role, kind)
            if amount:
                set_benefit(country, self.role, kind, 0, "HEG-FREE-07")
                self.take(country, kind, amount)
        gain_vp(country, STATE, BENEFITS_VP, "benefits", "HEG-FREE-07")

    def take(self, country: Country, kind: int, amount: int) -> None:
        role = self.role
        if kind == BENEFIT_MONEY:
            set_money(country, role, country.money[role] + amount, "HEG-FREE-07")
        elif kind == BENEFIT_INFLUENCE:
            set_influence(country, role, country.influence[role] + amount, "HEG-FREE-07")
        elif kind == BENEFIT_CUBES:
            set_bag(country, role, country.bag[role] + amount, "HEG-FREE-07")
        elif role == CC:
            lost = put_in_storage(country, CC, kind, amount, "HEG-FREE-07")
            if country.is_automa(CC):
                lost = put_surplus(country, CC, kind, lost, "HEG-FREE-07")
            country.stock_left[kind] += lost
        else:
            held = country.goods[role * 4 + kind]
            set_goods(country, role, kind, held + amount, "HEG-FREE-07")
