"""Chapters 14.4 and 16.3, buying: the list, the purchase, the second helping."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.narrowing import Options, narrow, pick
from anthropolis.games.hegemony.automa.shopping import Purchase, Shop, would_grow
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    FOREIGN,
    SOURCE_WORDS,
    hand_over,
    pay_seller,
    take_home,
    tell_purchase,
    thank_state,
    unit_price,
)
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    is_operational,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.money import force, funds, pay
from anthropolis.games.hegemony.rules.moving.producing import output_of, pay_wage, put_out
from anthropolis.games.hegemony.rules.moving.workforce import has_strike
from anthropolis.games.hegemony.table.automa_events import ListApplied, PointApplied
from anthropolis.games.hegemony.table.companies import INDUSTRY, LABELS
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION,
    HEALTH,
    KINDS,
    LUXURY,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import Country

EDUCATION_WANTED: Final = 3
LIST_NAMES: Final = ["wc_buy_goods", "mc_buy_goods"]
SOURCE_KEYS: Final = {"state": STATE, "foreign_market": FOREIGN, "capitalist_class": CC}
PRODUCING: Final[dict[str, int]] = {
    "public_education_produces": TYPES.index("education"),
    "public_health_produces": TYPES.index("healthcare"),
}


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
            if shop.country.listening and len(others) < len(options):
                tell_left_out(shop, options, others)
            options = others
    return options[narrow(LIST_NAMES[shop.role], PurchaseOptions(shop, options))]


def tell_left_out(shop: Shop, options: list[Purchase], left: list[Purchase]) -> None:
    """HAU-WC-43: what falls out before the list is looked at, told like a point of it."""
    country, role, name = shop.country, ROLES[shop.role], LIST_NAMES[shop.role]
    every = PurchaseOptions(shop, options)
    labels = [every.label(option) for option in range(len(options))]
    stay = tuple([labels[i] for i in range(len(options)) if options[i] in left])
    fall = tuple([labels[i] for i in range(len(options)) if options[i] not in left])
    country.tell(ListApplied("HAU-NAR-01", role, name, tuple(labels)))
    country.tell(PointApplied("HAU-WC-43", role, name, "point_left_out", stay, fall))


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
    company = best[pick(country, [LABELS[c] for c in best])]
    pay_wage(country, company, STATE, "HAU-WC-46")
    put_out(country, company, output_of(country, company, False), "HAU-WC-46")


def buy(country: Country, role: int, bonus: Bonus | None) -> None:
    """HAU-WC-42 to HAU-WC-46, HAU-MC-40 to HAU-MC-42: choose, pay, perhaps a second helping."""
    shop = Shop(country, role, bonus)
    purchase = choose_purchase(shop)
    if shop.given:
        force(country, STATE, role, shop.given, "HAU-WC-46")
    legitimacy = shop.given > 0
    everywhere = shop.bonus == "every_source"
    units = full_sets(shop, purchase) if everywhere else purchase.units
    for source in (MC, STATE, FOREIGN, CC):
        if units[source]:
            take(shop, source, purchase.resource, units[source])
            legitimacy = legitimacy or thankful(shop, source, purchase.resource)
    if purchase.sources() == 1 and not everywhere:
        seller = second_helping(shop, purchase)
        legitimacy = legitimacy or thankful(shop, seller, purchase.resource)
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


def second_helping(shop: Shop, purchase: Purchase) -> int:
    """HAU-WC-44: after a purchase from one source a full Population from another one, if any."""
    resource, people = purchase.resource, shop.people
    if no_more_health(shop, resource):
        return NOBODY
    for source in shop.by_price(resource):
        enough = shop.stock(source, resource) >= people and not purchase.units[source]
        cost = shop.cost_from(source, resource, people)
        if enough and cost <= funds(shop.country, shop.role):
            take(shop, source, resource, people)
            return source
    return NOBODY


def full_sets(shop: Shop, purchase: Purchase) -> list[int]:
    """HAU-MC-41: units from each source, with as many further full Populations as can be had.

    All that one source sells is one purchase (HEG-BUY-09), so nothing is paid before it is known.
    """
    units = purchase.units[:]
    if no_more_health(shop, purchase.resource):
        return units
    money = funds(shop.country, shop.role) - purchase.cost
    more = further_units(shop, purchase.resource, units, money)
    while len(more) >= shop.people:
        for source in more[: shop.people]:
            units[source] += 1
            money -= shop.cost_from(source, purchase.resource, 1)
        more = further_units(shop, purchase.resource, units, money)
    return units


def further_units(shop: Shop, resource: int, used: list[int], money: int) -> list[int]:
    """The source of every further unit that could be had for the money left."""
    found = [MC] * (shop.own_stock(resource) - used[MC])
    for source in shop.by_price(resource):
        price = shop.cost_from(source, resource, 1)
        left = shop.stock(source, resource) - used[source]
        while left > 0 and price <= money:
            found.append(source)
            money -= price
            left -= 1
    return found
