"""Special actions about money, and sales to the State."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.deeds.deed import RULE, Deed
from anthropolis.games.hegemony.automa.exporting import dearest_deals, make_deal
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.automa.skills import remove_jobless
from anthropolis.games.hegemony.rules.moving.changes import gain_vp, set_capital, set_money
from anthropolis.games.hegemony.rules.moving.counting import (
    company_count,
    population,
    unemployed_count,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.rules.moving.stocks import (
    gain_influence,
    public_limit,
    set_public,
    set_storage,
    stored,
)
from anthropolis.games.hegemony.table.companies import COUNT
from anthropolis.games.hegemony.table.roles import BANK, CC, LUXURY, ROLES, STATE
from anthropolis.games.hegemony.table.state import Country


class TopEmployer(Deed):
    """HAU-SPA-04: 15 from the player in whose companies most own workers are."""

    def workers_by_owner(self, country: Country, role: int) -> list[int]:
        counts = [0, 0, 0, 0]
        for company in range(COUNT):
            owner = country.owner[company]
            if 0 <= owner <= STATE and owner != role and country.plays(owner):
                counts[owner] += working_in(country, role, company)
        return counts

    def possible(self, country: Country, role: int) -> bool:
        return max(self.workers_by_owner(country, role)) > 0

    def do(self, country: Country, role: int) -> int:
        counts = self.workers_by_owner(country, role)
        tied = [owner for owner in range(4) if counts[owner] == max(counts)]
        force(
            country, tied[pick(country, [ROLES[owner] for owner in tied])], role, 15, "HAU-SPA-04"
        )
        return 1


class PayForPoints(Deed):
    """HAU-SPA-06: money to another role for victory points; CC takes it from Capital first."""

    def __init__(self, cost: int, vp: int, receiver: int) -> None:
        self.cost = cost
        self.vp = vp
        self.receiver = receiver

    def possible(self, country: Country, role: int) -> bool:
        return can_pay(country, role, self.cost)

    def do(self, country: Country, role: int) -> int:
        pay(country, role, self.receiver, self.cost, "HAU-SPA-06", capital_first=True)
        gain_vp(country, role, self.vp, "cards", RULE)
        return 1


class Emigration(Deed):
    """HAU-WC-51: of at least four jobless workers two leave, for 10."""

    def possible(self, country: Country, role: int) -> bool:
        return unemployed_count(country, role) >= 4

    def do(self, country: Country, role: int) -> int:
        remove_jobless(country, role, 2, "HAU-WC-51")
        receive(country, role, 10, RULE)
        return 1


class CompanyGrants(Deed):
    """5 from the State per company owned; its symbol counts once per three companies."""

    def possible(self, country: Country, role: int) -> bool:
        return company_count(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        number = company_count(country, role)
        force(country, STATE, role, 5 * number, RULE)
        return number // 3


class Offshore(Deed):
    """With 150 in Revenue half of it becomes Capital."""

    def possible(self, country: Country, role: int) -> bool:
        return country.money[CC] >= 150

    def do(self, country: Country, role: int) -> int:
        half = country.money[CC] // 2
        set_money(country, CC, country.money[CC] - half, RULE)
        set_capital(country, country.capital + half, RULE)
        return 1


class ThemePark(Deed):
    """6 per Population for one Prosperity."""

    def possible(self, country: Country, role: int) -> bool:
        return can_pay(country, role, 6 * population(country, role))

    def do(self, country: Country, role: int) -> int:
        pay(country, role, BANK, 6 * population(country, role), RULE)
        gain_prosperity(country, role, RULE)
        return 1


class SellToState(Deed):
    """HAU-CC-33: from regular Storage at 10 each, as far as the State has room; forced."""

    def __init__(self, resource: int, most: int, influence: int) -> None:
        self.resource = resource
        self.most = most
        self.influence = influence

    def units(self, country: Country, role: int) -> int:
        held = min(self.most, stored(country, role, self.resource))
        if self.resource == LUXURY and not country.state_plays():
            return held
        room = public_limit(country, self.resource) - country.public[self.resource]
        return max(0, min(held, room))

    def possible(self, country: Country, role: int) -> bool:
        return self.units(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        units, resource = self.units(country, role), self.resource
        left = stored(country, role, resource) - units
        set_storage(country, role, resource, left, "HAU-CC-33")
        if resource == LUXURY and not country.state_plays():
            country.stock_left[resource] += units
        else:
            set_public(country, resource, country.public[resource] + units, "HAU-CC-33")
        force(country, STATE, role, 10 * units, "HAU-CC-33")
        if self.influence:
            gain_influence(country, role, self.influence, RULE)
        return units // 3


class BusinessDeal(Deed):
    """HAU-CC-42: one Business Deal."""

    def possible(self, country: Country, role: int) -> bool:
        return bool(dearest_deals(country))

    def do(self, country: Country, role: int) -> int:
        make_deal(country)
        return 1
