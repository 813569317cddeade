"""Chapter 9, buying goods and services, as a basic action or by a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, SKIP, ascending
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy, gain_vp
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.money import force, funds, pay
from anthropolis.games.hegemony.rules.moving.stocks import (
    public_price,
    set_goods,
    set_influence,
    set_public,
    set_storage,
    stored,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import Bought
from anthropolis.games.hegemony.table.figures import (
    BUY_SOURCES,
    IMPORT_PRICE,
    WELFARE_PER,
    WELFARE_VP,
)
from anthropolis.games.hegemony.table.policies import TARIFF
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    EDUCATION_POLICY,
    HEALTH,
    HEALTHCARE_POLICY,
    INFLUENCE,
    LUXURY,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    TRADE,
    A,
    B,
)
from anthropolis.games.hegemony.table.state import RESOURCE, UNITS, Country

FOREIGN: Final = 4
"""Sources are MC, CC, STATE and the Foreign Market."""
SOURCES: Final = [MC, CC, STATE, FOREIGN]
SOURCE_WORDS: Final = [*ROLES, "foreign_market"]
SOURCE: Final = 10
AMOUNT: Final = 100
UNLIMITED: Final = 99


def stock_of(country: Country, source: int, resource: int) -> int:
    """HEG-BUY-02: what a source could sell."""
    if source == STATE:
        return country.public[resource]
    if source == FOREIGN:
        return UNLIMITED if resource <= LUXURY else 0
    if resource == INFLUENCE or not country.plays(source):
        return 0
    return stored(country, source, resource)


def tariff(country: Country, resource: int) -> int:
    """HEG-BUY-07: by Policy 6."""
    return TARIFF[resource][country.policies[TRADE]]


def unit_price(country: Country, buyer: int, source: int, resource: int) -> int:
    """HEG-BUY-01, HEG-BUY-04, HEG-BUY-06, HEG-BUY-07: what one unit costs the buyer."""
    if source == buyer:
        return 0
    if source == STATE:
        return public_price(country, resource)
    if source == FOREIGN:
        return IMPORT_PRICE[resource] + tariff(country, resource)
    return country.prices[(source - MC) * 4 + resource]


def hand_over(country: Country, source: int, resource: int, units: int, rule: str) -> None:
    """The source gives the units away; the Foreign Market never runs out."""
    if source == FOREIGN:
        country.stock_left[resource] -= units
    elif source == STATE:
        set_public(country, resource, country.public[resource] - units, rule)
    else:
        set_storage(country, source, resource, stored(country, source, resource) - units, rule)


def take_home(country: Country, buyer: int, resource: int, units: int, rule: str) -> None:
    """HEG-BUY-03: into the Goods & Services area; Influence to the buyer's Influence."""
    if resource == INFLUENCE:
        set_influence(country, buyer, country.influence[buyer] + units, rule)
    else:
        held = country.goods[buyer * 4 + resource]
        set_goods(country, buyer, resource, held + units, rule)


def pay_seller(
    country: Country, buyer: int, source: int, resource: int, units: int, tariffs: bool, rule: str
) -> None:
    """HEG-BUY-07, HEG-BUY-08: to the seller; of imports the tariff goes to the State. Forced."""
    if source == FOREIGN:
        force(country, buyer, BANK, IMPORT_PRICE[resource] * units, rule)
        if tariffs:
            force(country, buyer, STATE, tariff(country, resource) * units, rule)
    elif source != buyer:
        force(country, buyer, source, unit_price(country, buyer, source, resource) * units, rule)


def tell_purchase(
    country: Country, buyer: int, source: int, resource: int, units: int, price: int
) -> None:
    if country.listening:
        word = RESOURCES[resource] if resource < INFLUENCE else "influence"
        names = (ROLES[buyer], SOURCE_WORDS[source], word)
        country.tell(Bought("HEG-BUY-01", *names, units, price, country.actor()))


def thank_state(country: Country, buyer: int, resource: int, units: int) -> None:
    """HEG-BUY-09: 1 VP for a purchase of a service at 5, or Legitimacy per 3 free units."""
    if resource < HEALTH or resource == INFLUENCE:
        return
    section = country.policies[HEALTHCARE_POLICY if resource == HEALTH else EDUCATION_POLICY]
    if section == A:
        change_legitimacy(country, buyer, units // WELFARE_PER, "HEG-BUY-09")
    elif section == B:
        gain_vp(country, STATE, WELFARE_VP, "welfare", "HEG-BUY-09")


@dataclass(frozen=True)
class Buy(Deed):
    """HEG-BUY-01 to HEG-BUY-04, HEG-ACT-12: one resource, some sources, some units from each.

    HEG-OP-04: cards fix the resource or the sources, change the number of sources or the limit per
    source (a multiple of Population), let the buyer pay half of the total rounded up while the
    State pays the seller the rest, or lift the tariff. Parts: resource, then source and amount for
    each purchase, then DONE. `resources` and `sources` have one bit per resource and source.
    """

    role: int
    resources: int
    sources: int
    most_sources: int
    populations: int
    halved: bool
    state_pays_rest: bool
    tariffs: bool
    optional: bool
    special: bool

    def refusal(self, country: Country) -> str:
        limit = self.populations * population(country, self.role)
        for resource in self.wanted(country):
            for source in SOURCES:
                named = self.sources >> source & 1 and self.may_name(country, source)
                if named and self.affordable(country, source, resource, limit):
                    return ""
        return "HEG-BUY-01"

    def affordable(self, country: Country, source: int, resource: int, limit: int) -> bool:
        """Whether one unit could be bought there now."""
        if limit == 0 or stock_of(country, source, resource) == 0:
            return False
        price = self.price(country, source, resource)
        return price == 0 or funds(country, self.role) * (2 if self.halved else 1) >= price

    def wanted(self, country: Country) -> list[int]:
        if self.resources == 0:
            return [country.noted[RESOURCE]]
        return [r for r in range(INFLUENCE + 1) if self.resources >> r & 1]

    def resources_open(self, country: Country) -> list[int]:
        return [r for r in self.wanted(country) if self.sources_open(country, [r])]

    def sources_open(self, country: Country, parts: list[int]) -> list[int]:
        """Sources not used yet from which at least one unit could be bought."""
        used = [parts[i] - SOURCE for i in range(1, len(parts), 2)]
        return [
            source
            for source in SOURCES
            if self.sources >> source & 1
            and source not in used
            and self.may_name(country, source)
            and self.most_units(country, parts, source) > 0
        ]

    def may_name(self, country: Country, source: int) -> bool:
        """HEG-BUY-04, HEG-OP-04: MC may name itself; "other players" include a State player."""
        if source == STATE and self.state_pays_rest:
            return country.state_plays()
        return not self.special or source != self.role

    def price(self, country: Country, source: int, resource: int) -> int:
        price = unit_price(country, self.role, source, resource)
        if source == FOREIGN and not self.tariffs:
            price -= tariff(country, resource)
        return price

    def total(self, country: Country, parts: list[int]) -> int:
        """What all purchases of these whole parts cost the buyer."""
        cost = 0
        for i in range(1, len(parts) - 1, 2):
            units = parts[i + 1] - AMOUNT
            cost += self.price(country, parts[i] - SOURCE, parts[0]) * units
        return cost

    def most_units(self, country: Country, parts: list[int], source: int) -> int:
        """HEG-BUY-01, HEG-MON-03: by Population, stock and the money in hand."""
        resource = parts[0]
        most = min(
            self.populations * population(country, self.role), stock_of(country, source, resource)
        )
        price = self.price(country, source, resource) if most else 0
        if price:
            left = funds(country, self.role) * (2 if self.halved else 1)
            most = min(most, (left - self.total(country, parts)) // price)
        return most

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            resources = self.resources_open(country)
            return [*resources, SKIP] if self.optional else resources
        last = parts[len(parts) - 1]
        if last in (DONE, SKIP):
            return []
        if SOURCE <= last < AMOUNT:
            most = self.most_units(country, parts[: len(parts) - 1], last - SOURCE)
            return [AMOUNT + units for units in range(1, most + 1)]
        if len(parts) > 2 * self.most_sources:
            return []
        sources = [SOURCE + source for source in self.sources_open(country, parts)]
        if len(parts) > 1 and sources:
            sources.append(DONE)
        return sources

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        """Sources in one order."""
        used = [part for part in parts if SOURCE <= part < AMOUNT]
        if not used or options[0] >= AMOUNT:
            return options
        return ascending(used, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        if parts[0] == SKIP:
            return
        resource = parts[0]
        for i in range(1, len(parts) - 1, 2):
            self.purchase(country, parts[i] - SOURCE, resource, parts[i + 1] - AMOUNT)

    def purchase(self, country: Country, source: int, resource: int, units: int) -> None:
        country.noted[UNITS] += units
        price = self.price(country, source, resource)
        tell_purchase(country, self.role, source, resource, units, price)
        if self.halved:
            self.pay_half(country, source, price * units)
        else:
            pay_seller(country, self.role, source, resource, units, self.tariffs, "HEG-BUY-08")
        hand_over(country, source, resource, units, "HEG-BUY-01")
        take_home(country, self.role, resource, units, "HEG-BUY-03")
        if source == STATE:
            thank_state(country, self.role, resource, units)

    def pay_half(self, country: Country, source: int, total: int) -> None:
        """HEG-OP-04: half of the total, rounded up; the State settles the rest with the seller."""
        half = (total + 1) // 2
        pay(country, self.role, source, half, "HEG-OP-04")
        if self.state_pays_rest and source != STATE:
            force(country, STATE, source, total - half, "HEG-OP-04")

    def rule(self) -> str:
        return "HEG-BUY-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_buy", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return buy_words(choice)


def buy_words(choice: int) -> Words:
    if choice == DONE:
        return Words("done", {})
    if choice == SKIP:
        return Words("skip", {})
    if choice >= AMOUNT:
        return Words("units", {"units": choice - AMOUNT})
    if choice >= SOURCE:
        return Words("source", {"source": SOURCE_WORDS[choice - SOURCE]})
    word = RESOURCES[choice] if choice < INFLUENCE else "influence"
    return Words("resource", {"resource": word})


EVERY_RESOURCE: Final = 31
EVERY_SOURCE: Final = 1 << MC | 1 << CC | 1 << STATE | 1 << FOREIGN


def buy(role: int) -> Buy:
    """HEG-BUY-01: the basic action."""
    return Buy(role, EVERY_RESOURCE, EVERY_SOURCE, BUY_SOURCES, 1, False, False, True, False, False)
