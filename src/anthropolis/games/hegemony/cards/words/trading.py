"""HEG-OP-04, HEG-OP-07, HEG-OP-09, HEG-OP-10: influence, markets, the State as buyer, exports."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.actions.buy import take_home, tell_purchase
from anthropolis.games.hegemony.rules.moving.building import fill_market, market_of
from anthropolis.games.hegemony.rules.moving.exports import draw_exports
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.stocks import (
    public_limit,
    public_price,
    set_public,
    set_storage,
    stored,
)
from anthropolis.games.hegemony.table.decks import EXPORT_IDS
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import ExportKept
from anthropolis.games.hegemony.table.roles import INFLUENCE, RESOURCES, ROLES, STATE
from anthropolis.games.hegemony.table.state import UNITS, Country


@dataclass(frozen=True)
class BuyInfluence(Deed):
    """HEG-OP-04: exactly so many Media Influence for a package price; all must be there."""

    role: int
    amount: int
    cost: int

    def refusal(self, country: Country) -> str:
        if country.public[INFLUENCE] < self.amount:
            return "HEG-OP-04"
        return "" if can_pay(country, self.role, self.cost) else "HEG-MON-03"

    def start(self, country: Country) -> None:
        tell_purchase(country, self.role, STATE, INFLUENCE, self.amount, self.cost // self.amount)
        pay(country, self.role, STATE, self.cost, "HEG-OP-04")
        left = country.public[INFLUENCE] - self.amount
        set_public(country, INFLUENCE, left, "HEG-OP-04")
        take_home(country, self.role, INFLUENCE, self.amount, "HEG-OP-04")


@dataclass(frozen=True)
class RefillMarket(Deed):
    """HEG-OP-07: so many more cards, beyond the Market's size."""

    role: int
    add: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        size = len(country.piles[market_of(self.role)]) + self.add
        fill_market(country, self.role, size, "HEG-OP-07")


@dataclass(frozen=True)
class SellToState(Deed):
    """HEG-OP-09: some units from Storage at a fixed price; the State must buy what it can store.

    Without a State player goods go to the supply; services always to Public Services.
    """

    role: int
    resource: int
    most: int
    price: int

    def kept(self, country: Country) -> bool:
        """Whether the State keeps the units."""
        return country.state_plays() or self.resource > 1

    def limit(self, country: Country) -> int:
        units = min(self.most, stored(country, self.role, self.resource))
        if self.kept(country):
            room = public_limit(country, self.resource) - country.public[self.resource]
            units = min(units, room)
        return units

    def refusal(self, country: Country) -> str:
        return "" if self.limit(country) > 0 else "HEG-OP-09"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(self.role))

    def span(self, country: Country, seat: int) -> tuple[int, int] | None:
        return 1, self.limit(country)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.noted[UNITS] += choice
        force(country, STATE, self.role, self.price * choice, "HEG-OP-09")
        left = stored(country, self.role, self.resource) - choice
        set_storage(country, self.role, self.resource, left, "HEG-OP-09")
        if self.kept(country):
            held = country.public[self.resource]
            set_public(country, self.resource, held + choice, "HEG-OP-09")
        else:
            country.stock_left[self.resource] += choice

    def rule(self) -> str:
        return "HEG-OP-09"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_sell_to_state", {"resource": RESOURCES[self.resource]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("units", {"units": choice})


@dataclass(frozen=True)
class ExportChoice(Deed):
    """HEG-OP-10: reveal some Export cards; one of them or the current one stays open."""

    role: int
    reveal: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        shown = draw_exports(country, self.reveal, "HEG-OP-10")
        country.then(KeepExport(self.role, (country.export, *shown)))


@dataclass(frozen=True)
class KeepExport(Step):
    """HEG-OP-10: which Export card is the open one now; the others are discarded."""

    role: int
    cards: tuple[int, ...]

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return list(self.cards)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.export = choice
        if country.listening:
            country.tell(ExportKept("HEG-OP-10", ROLES[self.role], EXPORT_IDS[choice]))

    def rule(self) -> str:
        return "HEG-OP-10"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_keep_export", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("keep_export", {"export": EXPORT_IDS[choice]})


@dataclass(frozen=True)
class SellServiceAbroad(Deed):
    """HEG-OP-13: up to so many units of a public service at the current public price."""

    resource: int
    most: int

    def limit(self, country: Country) -> int:
        return min(self.most, country.public[self.resource])

    def refusal(self, country: Country) -> str:
        return "" if self.limit(country) else "HEG-OP-13"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(STATE))

    def span(self, country: Country, seat: int) -> tuple[int, int] | None:
        return 1, self.limit(country)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        receive(country, STATE, choice * public_price(country, self.resource), "HEG-OP-13")
        left = country.public[self.resource] - choice
        set_public(country, self.resource, left, "HEG-OP-13")
        country.stock_left[self.resource] += choice

    def rule(self) -> str:
        return "HEG-OP-13"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_sell_service", {"resource": RESOURCES[self.resource]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("units", {"units": choice})
