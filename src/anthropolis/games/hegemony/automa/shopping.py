"""Chapters 14.4 and 16.3, what is needed and every way to get it."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    FOREIGN,
    stock_of,
    tariff,
    unit_price,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    employed_count,
    outside_workers,
    population,
    unemployed_count,
    workers_in_play,
)
from anthropolis.games.hegemony.rules.moving.money import funds
from anthropolis.games.hegemony.table.figures import BUY_SOURCES, POPULATION
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION,
    HEALTH,
    LUXURY,
    MC,
    RESOURCES,
    STATE,
)
from anthropolis.games.hegemony.table.state import Country

SERVICES: Final = [HEALTH, EDUCATION, LUXURY]
"""HAU-WC-47: what an automa buys, in the order of its check; never Food or Influence."""
ORDER: Final = [STATE, FOREIGN, CC, MC]
"""HAU-WC-43 (5) to (8): from whom it likes best to buy."""
NOT_TO_BE_HAD: Final = -1
UNEMPLOYMENT_PAY: Final = 5


def needed_units(country: Country, role: int, resource: int) -> int:
    """HAU-WC-40, HAU-MC-40: what the Goods & Services area lacks, else a full Population."""
    people = population(country, role)
    held = country.goods[role * 4 + resource]
    return people - held if held < people else people


def would_grow(country: Country, role: int) -> bool:
    """Whether one worker more would raise the Population."""
    workers = workers_in_play(country, role)
    return workers + 1 < len(POPULATION) and POPULATION[workers + 1] > POPULATION[workers]


def bonus_money(country: Country, role: int, bonus: str) -> int:
    """HAU-WC-46, HAU-MC-42: what the State gives before the purchase."""
    if bonus == "public_services_only":
        return UNEMPLOYMENT_PAY * unemployed_count(country, role)
    if bonus == "wage_supplement_one":
        return employed_count(country, role)
    if bonus == "wage_supplement_two":
        return 2 * outside_workers(country)
    return 0


class Purchase:
    """One way to get the needed amount: units from each source, and what they cost the buyer."""

    def __init__(self, resource: int, units: list[int], cost: int, needed: int) -> None:
        self.resource = resource
        self.units = units
        self.cost = cost
        self.needed = needed

    def sources(self) -> int:
        return len([number for number in self.units if number])


class Shop:
    """HAU-WC-41, HAU-WC-42: every purchase an automa could make now, with or without a bonus."""

    def __init__(self, country: Country, role: int, bonus: Bonus | None) -> None:
        self.country = country
        self.role = role
        self.bonus = bonus.id if bonus is not None else ""
        self.people = population(country, role)
        self.given = bonus_money(country, role, self.bonus)
        self.money = funds(country, role) + self.given
        self.purchases: list[list[Purchase]] = [
            self.splits(resource) if resource in SERVICES else [] for resource in range(4)
        ]

    # -- sources and prices --------------------------------------------------------------------

    def sources(self, resource: int) -> list[int]:
        """HAU-WC-41, HAU-WC-46: who could sell some, in the order of preference."""
        if self.bonus == "public_services_only":
            open_to = [STATE] if resource != LUXURY else []
        else:
            open_to = ORDER
        return [source for source in open_to if self.stock(source, resource)]

    def stock(self, source: int, resource: int) -> int:
        """At most Population from each source."""
        if source == self.role:
            return 0
        return min(self.people, stock_of(self.country, source, resource))

    def own_stock(self, resource: int) -> int:
        """HAU-MC-11, HAU-MC-40: own Storage is a source at price 0."""
        if self.role != MC or self.bonus == "public_services_only":
            return 0
        return min(self.people, stock_of(self.country, MC, resource))

    def cost_from(self, source: int, resource: int, units: int) -> int:
        """HAU-WC-45, HAU-WC-46, HAU-MC-42: what these units cost the buyer, bonus included."""
        if source == self.role:
            return 0
        price = unit_price(self.country, self.role, source, resource)
        if source == FOREIGN and self.bonus == "no_tariffs":
            price -= tariff(self.country, resource)
        total = price * units
        if source == STATE and self.halves(resource):
            return (total + 1) // 2
        if self.shares_luxury(source, resource):
            return total - total // 2
        return total

    def halves(self, resource: int) -> bool:
        return self.bonus == f"half_price_{RESOURCES[resource]}"

    def shares_luxury(self, source: int, resource: int) -> bool:
        return self.bonus == "half_luxury" and resource == LUXURY and source in (MC, CC)

    def cost(self, resource: int, units: list[int]) -> int:
        return sum([self.cost_from(s, resource, units[s]) for s in range(5) if units[s]])

    # -- splits --------------------------------------------------------------------------------

    def splits(self, resource: int) -> list[Purchase]:
        """HAU-WC-42, HAU-MC-40: every payable split of the needed amount over the sources."""
        needed = needed_units(self.country, self.role, resource)
        if self.bonus == "every_source":
            found = self.cheapest_first(resource, needed)
        else:
            found = self.shared_out(resource, needed)
        return [
            Purchase(resource, units, cost, needed)
            for units in found
            for cost in [self.cost(resource, units)]
            if cost <= self.money
        ]

    def shared_out(self, resource: int, needed: int) -> list[list[int]]:
        own = min(needed, self.own_stock(resource))
        if own:
            base = [0, own, 0, 0, 0]
            with_own = self.over(resource, needed - own, BUY_SOURCES - 1, base)
            if any(self.cost(resource, units) <= self.money for units in with_own):
                return with_own
        return self.over(resource, needed, BUY_SOURCES, [0] * 5)

    def over(self, resource: int, needed: int, most: int, base: list[int]) -> list[list[int]]:
        """The needed units from at most so many other sources, on top of `base`."""
        if needed == 0:
            return [base]
        sources = self.sources(resource)
        found: list[list[int]] = []
        for first in range(len(sources) if most else 0):
            one = sources[first]
            if self.stock(one, resource) >= needed:
                found.append(plus(base, one, needed))
            for other in sources[first + 1 :] if most > 1 else []:
                least = max(1, needed - self.stock(other, resource))
                for units in range(least, min(needed - 1, self.stock(one, resource)) + 1):
                    found.append(plus(plus(base, one, units), other, needed - units))
        return found

    def cheapest_first(self, resource: int, needed: int) -> list[list[int]]:
        """HAU-MC-41: from as many sources as it takes, the cheapest first."""
        units = [0] * 5
        units[MC] = min(needed, self.own_stock(resource))
        left = needed - units[MC]
        for source in self.by_price(resource):
            taken = min(left, self.stock(source, resource))
            units[source] += taken
            left -= taken
        return [] if left else [units]

    def by_price(self, resource: int) -> list[int]:
        """Sources, the cheapest first, then in the order of preference."""
        left = self.sources(resource)
        found: list[int] = []
        while left:
            prices = [self.cost_from(source, resource, 1) for source in left]
            found.append(left.pop(prices.index(min(prices))))
        return found

    # -- what the checks ask -------------------------------------------------------------------

    def unit_cost(self, resource: int) -> int:
        """HAU-WC-42: the cost of a unit after bonus money, rounded up; NOT_TO_BE_HAD if none."""
        found = self.purchases[resource]
        if not found:
            return NOT_TO_BE_HAD
        cheapest = min([purchase.cost for purchase in found])
        needed = found[0].needed
        return (max(0, cheapest - self.given) + needed - 1) // needed

    def obtainable(self) -> list[int]:
        return [resource for resource in SERVICES if self.purchases[resource]]

    def every_option(self) -> list[Purchase]:
        return [purchase for resource in SERVICES for purchase in self.purchases[resource]]


def plus(units: list[int], source: int, number: int) -> list[int]:
    more = units[:]
    more[source] += number
    return more
