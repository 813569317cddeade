"""Chapters 14.4 and 16.3, buying: what is needed, every way to get it, the list."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.narrowing import Options, narrow, pick
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    FOREIGN,
    SOURCE_WORDS,
    hand_over,
    pay_seller,
    stock_of,
    take_home,
    tariff,
    tell_purchase,
    thank_state,
    unit_price,
)
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    employed_count,
    is_operational,
    outside_workers,
    population,
    unemployed_count,
    workers_in_play,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.money import force, funds, pay
from anthropolis.games.hegemony.rules.moving.producing import output_of, pay_wage, put_out
from anthropolis.games.hegemony.rules.moving.workforce import has_strike
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.figures import BUY_SOURCES, POPULATION
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION,
    HEALTH,
    KINDS,
    LUXURY,
    MC,
    RESOURCES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import Country

SERVICES: Final = [HEALTH, EDUCATION, LUXURY]
"""HAU-WC-47: what an automa buys, in the order of its check; never Food or Influence."""
ORDER: Final = [STATE, FOREIGN, CC, MC]
"""HAU-WC-43 (5) to (8): from whom it likes best to buy."""
EDUCATION_WANTED: Final = 3
NOT_TO_BE_HAD: Final = -1
LIST_NAMES: Final = ["wc_buy_goods", "mc_buy_goods"]
SOURCE_KEYS: Final = {"state": STATE, "foreign_market": FOREIGN, "capitalist_class": CC}
UNEMPLOYMENT_PAY: Final = 5
PRODUCING: Final[dict[str, int]] = {
    "public_education_produces": TYPES.index("education"),
    "public_health_produces": TYPES.index("healthcare"),
}


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
            if with_own:
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


class PurchaseOptions(Options):
    """HAU-WC-43: the list of purchases, costs taken after the bonus."""

    def __init__(self, shop: Shop, purchases: list[Purchase]) -> None:
        super().__init__(shop.country, shop.role, len(purchases))
        self.given = shop.given
        self.purchases = purchases

    def label(self, option: int) -> str:
        purchase = self.purchases[option]
        parts = [
            f"{SOURCE_WORDS[source]} {purchase.units[source]}"
            for source in range(5)
            if purchase.units[source]
        ]
        return f"{RESOURCES[purchase.resource]}: {', '.join(parts)} = {purchase.cost}"

    def score(self, key: str, option: int) -> int:
        purchase = self.purchases[option]
        cost = max(0, purchase.cost - self.given)
        if key == "free":
            return int(cost == 0)
        if key == "education_if_3_unskilled_unemployed":
            waiting = self.country.unemployed[self.role * KINDS + UNSKILLED]
            return int(purchase.resource == EDUCATION and waiting >= EDUCATION_WANTED)
        if key == "cheapest":
            return -self.in_common_units(purchase, cost)
        if key == "resource_order":
            return -resource_rank(self.role, purchase.resource)
        source = SOURCE_KEYS.get(key, MC)
        return 0 if source == self.role else purchase.units[source]

    def in_common_units(self, purchase: Purchase, cost: int) -> int:
        """HAU-WC-43 (3): the unit cost as a whole number, so that fractions compare exactly."""
        product = 1
        for number in {other.needed for other in self.purchases}:
            product *= number
        return cost * product // purchase.needed


def resource_rank(role: int, resource: int) -> int:
    """HAU-WC-43 (4), HAU-MC-40: Health before Education, for MC Education before Health."""
    order = [HEALTH, EDUCATION, LUXURY] if role == WC else [EDUCATION, HEALTH, LUXURY]
    return order.index(resource)


def choose_purchase(shop: Shop) -> Purchase:
    """HAU-WC-43: Health is left out before the cheapest is looked for, if it would make people."""
    options = shop.every_option()
    free = [p for p in options if p.cost <= shop.given]
    left = free or options
    waiting = shop.country.unemployed[shop.role * KINDS + UNSKILLED]
    learning = [p for p in left if p.resource == EDUCATION]
    if not (waiting >= EDUCATION_WANTED and learning):
        others = [p for p in left if p.resource != HEALTH]
        if others and would_grow(shop.country, shop.role):
            options = others
    return options[narrow(LIST_NAMES[shop.role], PurchaseOptions(shop, options))]


# -- doing it --------------------------------------------------------------------------------------


def produce_first(country: Country, role: int, industry: int) -> None:
    """HAU-WC-46: a Public Company of the industry with own workers pays and produces."""
    found = [
        company
        for company in companies_of(country, STATE)
        if INDUSTRY[company] == industry
        and is_operational(country, company)
        and working_in(country, role, company)
        and not has_strike(country, company)
    ]
    if not found:
        return
    most = max([output_of(country, company, False) for company in found])
    best = [c for c in found if output_of(country, c, False) == most]
    company = best[pick(country, len(best))]
    pay_wage(country, company, STATE, "HAU-WC-46")
    put_out(country, company, output_of(country, company, False), "HAU-WC-46")


def buy(country: Country, role: int, bonus: Bonus | None) -> None:
    """HAU-WC-42 to HAU-WC-46, HAU-MC-40 to HAU-MC-42: choose, pay, perhaps a second helping."""
    shop = Shop(country, role, bonus)
    purchase = choose_purchase(shop)
    if shop.given:
        force(country, STATE, role, shop.given, "HAU-WC-46")
    legitimacy = shop.given > 0
    for source in (MC, STATE, FOREIGN, CC):
        if purchase.units[source]:
            take(shop, source, purchase.resource, purchase.units[source])
            legitimacy = legitimacy or thankful(shop, source, purchase.resource)
    if shop.bonus == "every_source":
        buy_full_sets(shop, purchase)
    elif purchase.sources() == 1:
        second_helping(shop, purchase)
    if legitimacy:
        change_legitimacy(country, role, 1, "HAU-LEG-02")


def thankful(shop: Shop, source: int, resource: int) -> bool:
    """HAU-LEG-02: whether this part of a purchase used the bonus."""
    if source == STATE and shop.halves(resource):
        return True
    return shop.shares_luxury(source, resource) or shop.bonus == "public_services_only"


def take(shop: Shop, source: int, resource: int, units: int) -> None:
    """One source sells; the bonus may halve the price or let the State pay a part."""
    country, role = shop.country, shop.role
    cost = shop.cost_from(source, resource, units)
    tell_purchase(country, role, source, resource, units, cost // units)
    if source == STATE and shop.halves(resource):
        pay(country, role, STATE, cost, "HAU-WC-45")
    elif shop.shares_luxury(source, resource):
        total = unit_price(country, role, source, resource) * units
        pay(country, role, source, cost, "HAU-WC-46")
        force(country, STATE, source, total - cost, "HAU-WC-46")
    else:
        pay_seller(country, role, source, resource, units, shop.bonus != "no_tariffs", "HEG-BUY-08")
    hand_over(country, source, resource, units, "HEG-BUY-01")
    take_home(country, role, resource, units, "HEG-BUY-03")
    if source == STATE:
        thank_state(country, role, resource, units)


def no_more_health(shop: Shop, resource: int) -> bool:
    """HAU-WC-44: Health is not hoarded when one more worker would raise the Population."""
    return resource == HEALTH and would_grow(shop.country, shop.role)


def second_helping(shop: Shop, purchase: Purchase) -> None:
    """HAU-WC-44: after a purchase from one source a full Population from another one."""
    resource, people = purchase.resource, shop.people
    if no_more_health(shop, resource):
        return
    for source in shop.by_price(resource):
        enough = shop.stock(source, resource) >= people and not purchase.units[source]
        cost = shop.cost_from(source, resource, people)
        if enough and cost <= funds(shop.country, shop.role):
            take(shop, source, resource, people)
            return


def buy_full_sets(shop: Shop, purchase: Purchase) -> None:
    """HAU-MC-41: more, the cheapest first, as long as a further full Population is reached."""
    resource, people = purchase.resource, shop.people
    if no_more_health(shop, resource):
        return
    used = purchase.units[:]
    more = further_units(shop, resource, used)
    while len(more) >= people:
        for source in sorted(set(more[:people])):
            units = more[:people].count(source)
            take(shop, source, resource, units)
            used[source] += units
        more = further_units(shop, resource, used)


def further_units(shop: Shop, resource: int, used: list[int]) -> list[int]:
    """The source of every further unit that could be had for the money left."""
    money = funds(shop.country, shop.role)
    found: list[int] = []
    own = shop.people - used[MC] if shop.role == MC else 0
    found += [MC] * min(own, stock_of(shop.country, MC, resource) if shop.role == MC else 0)
    for source in shop.by_price(resource):
        price = shop.cost_from(source, resource, 1)
        left = min(shop.people - used[source], stock_of(shop.country, source, resource))
        while left > 0 and price <= money:
            found.append(source)
            money -= price
            left -= 1
    return found
