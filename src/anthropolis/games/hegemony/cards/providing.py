"""Chapter 18.3, providing: what the State may put into a Benefits area and where it comes from."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    FOREIGN,
    SOURCE_WORDS,
    hand_over,
    stock_of,
    tell_purchase,
)
from anthropolis.games.hegemony.rules.moving.changes import set_money
from anthropolis.games.hegemony.rules.moving.legitimacy import put_benefit
from anthropolis.games.hegemony.rules.moving.money import pay
from anthropolis.games.hegemony.rules.moving.stocks import set_influence, set_public
from anthropolis.games.hegemony.table.figures import IMPORT_PRICE
from anthropolis.games.hegemony.table.roles import BANK, CC, INFLUENCE, MC, STATE
from anthropolis.games.hegemony.table.state import (
    BENEFIT_CUBES,
    BENEFIT_INFLUENCE,
    BENEFIT_MONEY,
    PROVIDED,
    Country,
)

FROM: Final = 3000
"""FROM + source * 100 + units: so many units of the item in turn from that source."""
GIVERS: Final = [STATE, MC, CC, FOREIGN]


def price_for_state(country: Country, source: int, resource: int) -> int:
    """HEG-BEN-02: players at their price, the Foreign Market at its base price without tariff."""
    if source == STATE:
        return 0
    if source == FOREIGN:
        return IMPORT_PRICE[resource]
    return country.prices[(source - MC) * 4 + resource]


def offers_of(country: Country, resource: int, to: int) -> list[int]:
    """Units on offer by giver; never from the class that will receive."""
    return [0 if source == to else stock_of(country, source, resource) for source in GIVERS]


def cheapest(country: Country, resource: int, to: int, units: int, first: int) -> int:
    """The least money for so many units from the givers from number `first` on, -1 if too few."""
    offers = offers_of(country, resource, to)
    prices = [price_for_state(country, source, resource) for source in GIVERS]
    cost = 0
    for price, giver in sorted([(prices[g], g) for g in range(first, len(GIVERS))]):
        taken = min(units, offers[giver])
        cost += taken * price
        units -= taken
    return cost if units == 0 else -1


class Sourcing:
    """Where the items for one class come from, read from parts of an answer.

    `options` is what may follow, empty when all is known; `taken` are units by item and giver.
    """

    def __init__(
        self, country: Country, to: int, resources: list[int], units: list[int], parts: list[int]
    ) -> None:
        self.options: list[int] = []
        self.taken: list[list[int]] = []
        self.cost = 0
        self.possible = True
        used = 0
        for item in range(len(resources)):
            rest = 0
            for other in range(item + 1, len(resources)):
                rest += max(0, cheapest(country, resources[other], to, units[other], 0))
            row: list[int] = []
            left = units[item]
            for giver in range(len(GIVERS)):
                low, high = self.range_of(country, to, resources[item], left, giver, rest)
                if low > high:
                    self.possible = False
                    return
                amount = low
                if low < high:
                    if used == len(parts):
                        start = FROM + GIVERS[giver] * 100
                        self.options = [start + n for n in range(low, high + 1)]
                        return
                    amount = parts[used] % 100
                    used += 1
                row.append(amount)
                left -= amount
                self.cost += amount * price_for_state(country, GIVERS[giver], resources[item])
            self.taken.append(row)

    def range_of(
        self, country: Country, to: int, resource: int, left: int, giver: int, rest: int
    ) -> tuple[int, int]:
        """The fewest and most units of this giver with which the rest can still be paid for."""
        budget = country.money[STATE] - self.cost - rest
        offer = min(left, offers_of(country, resource, to)[giver])
        price = price_for_state(country, GIVERS[giver], resource)
        fitting: list[int] = []
        for amount in range(offer + 1):
            later = cheapest(country, resource, to, left - amount, giver + 1)
            if later >= 0 and amount * price + later <= budget:
                fitting.append(amount)
        if not fitting:
            return 1, 0
        return fitting[0], fitting[len(fitting) - 1]


def can_source(country: Country, to: int, resources: list[int], units: list[int]) -> bool:
    """HEG-BEN-02, HEG-BEN-03: whether all items can be had in full without a loan."""
    cost = 0
    for item in range(len(resources)):
        price = cheapest(country, resources[item], to, units[item], 0)
        if price < 0:
            return False
        cost += price
    return cost <= country.money[STATE]


def provide_goods(country: Country, to: int, resources: list[int], taken: list[list[int]]) -> None:
    """Items are bought where they come from and put into the Benefits area."""
    for item in range(len(resources)):
        resource = resources[item]
        for giver in range(len(GIVERS)):
            units = taken[item][giver]
            if units:
                buy_for_state(country, GIVERS[giver], resource, units)
        total = sum(taken[item])
        country.noted[PROVIDED] += total
        put_benefit(country, to, resource, total)


def buy_for_state(country: Country, source: int, resource: int, units: int) -> None:
    price = price_for_state(country, source, resource)
    if source != STATE:
        tell_purchase(country, STATE, source, resource, units, price)
        receiver = BANK if source == FOREIGN else source
        pay(country, STATE, receiver, price * units, "HEG-BEN-02")
    hand_over(country, source, resource, units, "HEG-BEN-02")


def provide_money(country: Country, to: int, amount: int) -> None:
    """HEG-BEN-02: from the Treasury, never by a loan."""
    set_money(country, STATE, country.money[STATE] - amount, "HEG-BEN-02")
    country.noted[PROVIDED] += amount
    put_benefit(country, to, BENEFIT_MONEY, amount)


def provide_influence(country: Country, to: int, amount: int, media: bool) -> None:
    """HEG-BEN-03, HEG-ST-10: Media or Personal Influence, as the effect names."""
    if media:
        set_public(country, INFLUENCE, country.public[INFLUENCE] - amount, "HEG-BEN-03")
    else:
        set_influence(country, STATE, country.influence[STATE] - amount, "HEG-BEN-03")
    country.noted[PROVIDED] += amount
    put_benefit(country, to, BENEFIT_INFLUENCE, amount)


def provide_cubes(country: Country, to: int, amount: int) -> None:
    """HEG-BEN-03: cubes come from the receiving class's supply."""
    put_benefit(country, to, BENEFIT_CUBES, amount)
    country.cubes[to] -= amount


def from_words(choice: int) -> Words:
    place = choice - FROM
    return Words("units_from", {"units": place % 100, "source": SOURCE_WORDS[place // 100]})
