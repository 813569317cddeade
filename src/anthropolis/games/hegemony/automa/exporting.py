"""Chapter 15.5 and 16.3, the foreign market and Business Deals."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import DONE
from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.rules.moving.actions.trade import SellAbroad, sell_abroad
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.stocks import (
    from_supply,
    put_in_storage,
    put_in_zone,
    put_surplus,
)
from anthropolis.games.hegemony.table.decks import (
    DEAL_COST,
    DEAL_GOODS,
    DEAL_IDS,
    MONEY,
    SOLD,
    TRANSACTIONS,
    UNITS,
)
from anthropolis.games.hegemony.table.figures import ZONE
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    FOOD,
    LUXURY,
    RESOURCES,
    STATE,
    TRADE,
)
from anthropolis.games.hegemony.table.state import EXPORT_MONEY, Country

LEAST_TRANSACTIONS: Final = 2
UNIT_TARIFF: Final = [2, 1, 0]
"""HAU-CC-42: what a unit outside the Free Trade Zone pays under 6A, 6B and 6C."""
EXTRA: Final[dict[str, tuple[int, int, int]]] = {
    "extra_food": (FOOD, 4, 15),
    "extra_luxury": (LUXURY, 6, 10),
}
"""HAU-CC-41: resource, units at most, price of each."""
PER_TRANSACTION: Final = 5


def stock(country: Country, role: int, resource: int) -> int:
    return sell_abroad(role).stock(country, resource)


def best_sales(country: Country, role: int) -> list[int]:
    """HAU-CC-40: of each resource the transactions that sell most units, then for more money."""
    found: list[int] = []
    for resource in range(len(RESOURCES)):
        sales = [t for t in range(len(TRANSACTIONS)) if SOLD[t] == resource]
        held = stock(country, role, resource)
        best: list[int] = []
        for bits in range(1 << len(sales)):
            chosen = [sales[i] for i in range(len(sales)) if bits >> i & 1]
            if units_of(country, chosen) <= held and is_better(country, chosen, best):
                best = chosen
        found += best
    return sorted(found)


def units_of(country: Country, sales: list[int]) -> int:
    return sum([UNITS[country.export][sale] for sale in sales])


def is_better(country: Country, sales: list[int], best: list[int]) -> bool:
    units, most = units_of(country, sales), units_of(country, best)
    money = sum([MONEY[country.export][sale] for sale in sales])
    return units > most or (
        units == most and money > sum([MONEY[country.export][sale] for sale in best])
    )


def sell_extra(country: Country, role: int, bonus: Bonus | None) -> int:
    """HAU-CC-41: the sale of a bonus comes first; 1 if at least one unit was sold."""
    if bonus is None or bonus.id not in EXTRA:
        return 0
    resource, most, price = EXTRA[bonus.id]
    units = min(most, stock(country, role, resource))
    if units == 0:
        return 0
    step: SellAbroad = sell_abroad(role)
    step.give(country, resource, units, [])
    receive(country, role, units * price, "HAU-CC-41")
    country.tally[EXPORT_MONEY] = units * price
    return 1


def export(country: Country, role: int, bonus: Bonus | None, extra: int) -> None:
    """HAU-CC-40, HAU-MC-30: everything the Export card takes, then what a bonus adds."""
    sales = best_sales(country, role)
    income = country.tally[EXPORT_MONEY] if extra else 0
    if sales:
        seat = country.seat_of(role)
        sell_abroad(role).whole(country, [seat], [[*sales, DONE]])
    made = len(sales) + extra
    income += sum([MONEY[country.export][sale] for sale in sales])
    if bonus is not None and made:
        if bonus.id == "five_per_transaction":
            receive(country, role, PER_TRANSACTION * made, "HAU-CC-40")
        elif bonus.id == "export_subsidy":
            force(country, STATE, role, PER_TRANSACTION * made, "HAU-MC-30")
            change_legitimacy(country, role, 1, "HAU-LEG-02")
        if bonus.id in ("five_per_transaction", "export_subsidy"):
            income += PER_TRANSACTION * made
    if role == CC:
        country.tally[EXPORT_MONEY] = income


# -- business deals --------------------------------------------------------------------------------


def deal_tariff(country: Country, deal: int) -> int:
    """HAU-CC-42: units that find no room in the zone pay the tariff, also those lost in the end."""
    units = 0
    for resource in (FOOD, LUXURY):
        room = ZONE[resource] - country.zone[resource]
        units += max(0, DEAL_GOODS[deal][resource] - room)
    return units * UNIT_TARIFF[country.policies[TRADE]]


def dearest_deals(country: Country) -> list[int]:
    """HAU-CC-42: the deals of the highest printed cost among those it can pay in full."""
    able = [
        d for d in country.deals if can_pay(country, CC, DEAL_COST[d] + deal_tariff(country, d))
    ]
    highest = max([DEAL_COST[deal] for deal in able], default=0)
    return [deal for deal in able if DEAL_COST[deal] == highest]


def make_deal(country: Country) -> bool:
    """HAU-CC-42: goods into the zone as far as there is room, the others into Storage."""
    deals = dearest_deals(country)
    if not deals:
        return False
    deal = deals[pick(country, [DEAL_IDS[deal] for deal in deals])]
    tariffs = deal_tariff(country, deal)
    country.deals.remove(deal)
    pay(country, CC, BANK, DEAL_COST[deal], "HAU-CC-42")
    pay(country, CC, STATE, tariffs, "HAU-CC-42")
    for resource in (FOOD, LUXURY):
        left = from_supply(country, resource, DEAL_GOODS[deal][resource])
        left = put_in_zone(country, resource, left, "HAU-CC-42")
        left = put_in_storage(country, CC, resource, left, "HAU-CC-42")
        country.stock_left[resource] += put_surplus(country, CC, resource, left, "HAU-CC-05")
    return True
