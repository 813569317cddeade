"""Chapter 9, selling to the Foreign Market and Business Deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, SKIP, ascending
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.stocks import (
    from_supply,
    put_in_storage,
    put_in_zone,
    set_public,
    set_storage,
    set_zone,
    stored,
)
from anthropolis.games.hegemony.table.decks import (
    DEAL_COST,
    DEAL_GOODS,
    DEAL_IDS,
    DEAL_TARIFF,
    MONEY,
    SOLD,
    TRANSACTIONS,
    UNITS,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import DealMade, Exported
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    FOOD,
    LUXURY,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    TRADE,
)
from anthropolis.games.hegemony.table.state import EXPORT_MONEY, Country

ZONE_PART: Final = 100
"""ZONE_PART + resource * 50 + units: how much comes out of the Free Trade Zone."""
EXTRA: Final = 300
"""EXTRA + units of the sale outside the Export card."""
ALL_RESOURCES: Final = 15
GOODS_ONLY: Final = 3
NOTHING: Final = -1


@dataclass(frozen=True)
class SellAbroad(Deed):
    """HEG-EXP-01, HEG-EXP-02: transactions of the open Export card, each at most once.

    HEG-OP-10: cards let each be made twice, limit the resources, let the State add a bonus per
    transaction, or add a sale of some units at a price of their own. Parts: transactions,
    DONE, units of the extra sale, then what CC takes out of its zone.
    """

    role: int
    times: int
    resources: int
    bonus: int
    extra: int
    extra_most: int
    extra_price: int
    optional: bool

    def stock(self, country: Country, resource: int) -> int:
        if self.role == STATE:
            return country.public[resource] if resource <= LUXURY else 0
        held = stored(country, self.role, resource)
        return held + country.zone[resource] if self.role == CC and resource <= LUXURY else held

    def sold(self, country: Country, parts: list[int]) -> list[int]:
        """Units of each resource that these parts sell."""
        units = [0, 0, 0, 0]
        for part in parts:
            if 0 <= part < len(TRANSACTIONS):
                units[SOLD[part]] += UNITS[country.export][part]
            elif part >= EXTRA:
                units[self.extra] += part - EXTRA
        return units

    def transactions(self, country: Country, parts: list[int]) -> list[int]:
        """What may be sold next: not too often, not more than there is."""
        sold = self.sold(country, parts)
        return [
            t
            for t in range(len(TRANSACTIONS))
            if parts.count(t) < self.times
            and self.resources >> SOLD[t] & 1
            and sold[SOLD[t]] + UNITS[country.export][t] <= self.stock(country, SOLD[t])
        ]

    def refusal(self, country: Country) -> str:
        return "" if self.transactions(country, []) else "HEG-EXP-01"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            found = self.transactions(country, [])
            return [*found, SKIP] if self.optional else found
        if parts[0] == SKIP:
            return []
        if DONE not in parts:
            return [*self.transactions(country, parts), DONE]
        return self.after_done(country, parts)

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def after_done(self, country: Country, parts: list[int]) -> list[int]:
        rest = parts[parts.index(DONE) + 1 :]
        if self.extra != NOTHING and not [p for p in rest if p >= EXTRA]:
            left = self.stock(country, self.extra) - self.sold(country, parts)[self.extra]
            return [EXTRA + units for units in range(min(left, self.extra_most) + 1)]
        if self.role != CC:
            return []
        sold = self.sold(country, parts)
        for resource in (FOOD, LUXURY):
            low, high = self.zone_range(country, resource, sold[resource])
            asked = [p for p in rest if p < EXTRA and (p - ZONE_PART) // 50 == resource]
            if low < high and not asked:
                start = ZONE_PART + resource * 50
                return [start + units for units in range(low, high + 1)]
        return []

    def zone_range(self, country: Country, resource: int, sold: int) -> tuple[int, int]:
        """The fewest and the most units that may come out of the zone."""
        fewest = max(0, sold - stored(country, CC, resource))
        return fewest, min(sold, country.zone[resource])

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        if parts[0] == SKIP:
            return
        deals = [part for part in parts if 0 <= part < len(TRANSACTIONS)]
        sold = self.sold(country, parts)
        for resource in range(len(RESOURCES)):
            if sold[resource]:
                self.give(country, resource, sold[resource], parts)
        money = sum([MONEY[country.export][deal] for deal in deals])
        if self.extra != NOTHING:
            extra = [part - EXTRA for part in parts if part >= EXTRA]
            money += sum(extra) * self.extra_price
        if country.listening:
            name = ROLES[self.role]
            country.tell(Exported("HEG-EXP-01", name, sum(sold), len(deals), money))
        receive(country, self.role, money, "HEG-EXP-01")
        if self.role == CC:
            country.tally[EXPORT_MONEY] = money + self.bonus * len(deals)
        if self.bonus:
            force(country, STATE, self.role, self.bonus * len(deals), "HEG-OP-10")
        if self.role == MC:
            gain_vp(country, MC, len(deals), "exports", "HEG-EXP-02")

    def give(self, country: Country, resource: int, units: int, parts: list[int]) -> None:
        country.stock_left[resource] += units
        if self.role == STATE:
            set_public(country, resource, country.public[resource] - units, "HEG-EXP-01")
            return
        out_of_zone = 0
        if self.role == CC and resource <= LUXURY:
            out_of_zone = self.zone_range(country, resource, units)[1]
            for part in parts:
                if ZONE_PART <= part < EXTRA and (part - ZONE_PART) // 50 == resource:
                    out_of_zone = (part - ZONE_PART) % 50
            if out_of_zone:
                left = country.zone[resource] - out_of_zone
                set_zone(country, resource, left, "HEG-EXP-02")
        kept = stored(country, self.role, resource) - (units - out_of_zone)
        set_storage(country, self.role, resource, kept, "HEG-EXP-01")

    def rule(self) -> str:
        return "HEG-EXP-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_export", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        if choice == SKIP:
            return Words("skip", {})
        if choice >= EXTRA:
            return Words("extra_sale", {"units": choice - EXTRA})
        if choice >= ZONE_PART:
            place = choice - ZONE_PART
            return Words("from_zone", {"units": place % 50, "resource": RESOURCES[place // 50]})
        return Words(
            "transaction",
            {
                "sale": TRANSACTIONS[choice],
                "units": UNITS[country.export][choice],
                "resource": RESOURCES[SOLD[choice]],
                "money": MONEY[country.export][choice],
            },
        )


def sell_abroad(role: int) -> SellAbroad:
    """The basic action."""
    return SellAbroad(role, 1, ALL_RESOURCES, 0, NOTHING, 0, 0, False)


STORAGE: Final = 100
FREE_TRADE_ZONE: Final = 101


@dataclass(frozen=True)
class MakeDeal(Deed):
    """HEG-DEAL-01 to HEG-DEAL-03, HEG-POL-31: goods of an open deal; tariff unless in the zone."""

    def refusal(self, country: Country) -> str:
        return "" if self.open_deals(country) else "HEG-DEAL-01"

    def open_deals(self, country: Country) -> list[int]:
        """Those CC can pay; of two copies of one deal only one is offered."""
        found: list[int] = []
        seen: list[str] = []
        for deal in country.deals:
            if DEAL_IDS[deal] not in seen and can_pay(country, CC, DEAL_COST[deal]):
                found.append(deal)
                seen.append(DEAL_IDS[deal])
        return found

    def tariff(self, country: Country, deal: int) -> int:
        return DEAL_TARIFF[deal][country.policies[TRADE]]

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(CC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return self.open_deals(country)
        if len(parts) == 2:
            return []
        deal = parts[0]
        if can_pay(country, CC, DEAL_COST[deal] + self.tariff(country, deal)):
            return [STORAGE, FREE_TRADE_ZONE]
        return [FREE_TRADE_ZONE]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        deal, place = answers[0]
        country.deals.remove(deal)
        if country.listening:
            tariff = self.tariff(country, deal) if place == STORAGE else 0
            country.tell(DealMade("HEG-DEAL-01", DEAL_IDS[deal], DEAL_COST[deal], tariff))
        pay(country, CC, BANK, DEAL_COST[deal], "HEG-DEAL-01")
        if place == STORAGE:
            pay(country, CC, STATE, self.tariff(country, deal), "HEG-DEAL-02")
        for resource in (FOOD, LUXURY):
            left = from_supply(country, resource, DEAL_GOODS[deal][resource])
            if place == STORAGE:
                left = put_in_storage(country, CC, resource, left, "HEG-DEAL-02")
            country.stock_left[resource] += put_in_zone(country, resource, left, "HEG-DEAL-03")

    def rule(self) -> str:
        return "HEG-DEAL-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_deal", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == STORAGE:
            return Words("into_storage", {})
        if choice == FREE_TRADE_ZONE:
            return Words("into_zone", {})
        deal = DEAL_IDS[choice]
        food, luxury = DEAL_GOODS[choice]
        return Words(
            "deal", {"deal": deal, "food": food, "luxury": luxury, "cost": DEAL_COST[choice]}
        )
