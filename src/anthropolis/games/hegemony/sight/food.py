"""The Food of the coming Cover Needs as the table stands: what will be there, what must be bought.

Production comes first, and MC eats before WC: what it buys is no longer there for WC.
"""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.actions.buy import FOREIGN, UNLIMITED, unit_price
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    is_operational,
    population,
)
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.stocks import storage_limit, stored
from anthropolis.games.hegemony.rules.production.produce import TOP_LEVEL
from anthropolis.games.hegemony.table.companies import NO_EMPLOYEE, RESOURCE
from anthropolis.games.hegemony.table.roles import CC, FOOD, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country

Purchase = tuple[int, int, int]
"""A source, how many units, and the price of one."""


def stands_still(country: Country, company: int) -> bool:
    """HEG-STR-05, HEG-STR-06: a strike stops a company, unless its wage is L3 by then."""
    return bool(country.strikes >> company & 1) and country.wage[company] != TOP_LEVEL


def own_food(country: Country, role: int) -> int:
    """HEG-NEED-01: in the Goods & Services area, and of MC in Storage too."""
    if role not in (WC, MC):
        return 0
    in_storage = stored(country, MC, FOOD) if role == MC else 0
    return country.goods[role * 4 + FOOD] + in_storage


def made_food(country: Country, role: int) -> int:
    """HEG-PRD-03 to HEG-PRD-05: what its companies will add, as far as a Storage takes it."""
    made = sum([output(country, c) for c in companies_of(country, role) if RESOURCE[c] == FOOD])
    if role == WC:
        return made
    return max(0, min(made, storage_limit(country, role, FOOD) - stored(country, role, FOOD)))


def output(country: Country, company: int) -> int:
    """HEG-STR-06: a struck MC company produces without its employee."""
    stopped = stands_still(country, company)
    works = country.employee[company] != NO_EMPLOYEE and not stopped
    if not is_operational(country, company) or (stopped and country.owner[company] != MC):
        return 0
    return output_of(country, company, works)


def missing_food(country: Country, role: int) -> int:
    """HEG-NEED-02: what own Food does not cover."""
    if role not in (WC, MC) or not country.plays(role):
        return 0
    here = own_food(country, role) + made_food(country, role)
    return max(0, population(country, role) - here)


def cheapest_food(country: Country, role: int) -> list[Purchase]:
    """HEG-NEED-02: the missing Food from wherever it costs least, out of any number of sources."""
    left = missing_food(country, role)
    offers = [(unit_price(country, role, source, FOOD), source) for source in (MC, CC, STATE)]
    offers.append((unit_price(country, role, FOREIGN, FOOD), FOREIGN))
    found: list[Purchase] = []
    for price, source in sorted(offers):
        units = min(left, for_sale(country, role, source))
        if units:
            found.append((source, units, price))
            left -= units
    return found


def for_sale(country: Country, buyer: int, source: int) -> int:
    """What a source will have to sell once it has produced and, before WC, MC has eaten."""
    if source == FOREIGN:
        return UNLIMITED
    if source == buyer or not (source == STATE or country.plays(source)):
        return 0
    if source == MC:
        from_storage = max(0, population(country, MC) - country.goods[MC * 4 + FOOD])
        return max(0, stored(country, MC, FOOD) + made_food(country, MC) - from_storage)
    there = country.public[FOOD]
    if source == CC:
        there = stored(country, CC, FOOD) + made_food(country, CC)
    bought = cheapest_food(country, MC) if buyer == WC else []
    return there - sum([units for seller, units, _ in bought if seller == source])


def food_price(country: Country, role: int) -> int:
    """HEG-NEED-02: the least that the missing Food would cost."""
    return sum([units * price for _, units, price in cheapest_food(country, role)])
