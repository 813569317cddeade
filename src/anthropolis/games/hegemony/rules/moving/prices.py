"""Chapters 9 and 12: moving price markers, freely or after a change of the law."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, ascending
from anthropolis.games.hegemony.rules.moving.changes import tell_change
from anthropolis.games.hegemony.table.figures import PRICE_OPTIONS
from anthropolis.games.hegemony.table.roles import CC, MC, RESOURCES
from anthropolis.games.hegemony.table.state import Country


def price_changes(country: Country, role: int, resources: list[int], parts: list[int]) -> list[int]:
    """HEG-FREE-09, HEG-BUY-05: resource * 3 + place of each other price of a marker not moved."""
    moved = [part // 3 for part in parts]
    found: list[int] = []
    for resource in resources:
        now = country.prices[(role - MC) * 4 + resource]
        if resource not in moved:
            for place in range(3):
                if PRICE_OPTIONS[resource][place] != now:
                    found.append(resource * 3 + place)
    return found


def price_words(choice: int) -> Words:
    if choice == DONE:
        return Words("done", {})
    resource = choice // 3
    price = PRICE_OPTIONS[resource][choice % 3]
    return Words("set_price", {"resource": RESOURCES[resource], "price": price})


def adjust_prices(country: Country, role: int, parts: list[int], rule: str) -> None:
    for part in parts:
        if part != DONE:
            resource = part // 3
            price = PRICE_OPTIONS[resource][part % 3]
            place = (role - MC) * 4 + resource
            if country.listening:
                before = country.prices[place]
                what = f"price_{RESOURCES[resource]}"
                tell_change(country, role, what, before, price, rule)
            country.prices[place] = price


@dataclass(frozen=True)
class PricesByLaw(Step):
    """HEG-POL-30: CC and MC may adjust the prices that the changed policies touch."""

    resources: tuple[int, ...]

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(role) for role in (CC, MC) if country.plays(role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        role = country.roles[seat]
        return [*price_changes(country, role, list(self.resources), parts), DONE]

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            adjust_prices(country, country.roles[seats[i]], answers[i], "HEG-POL-30")

    def rule(self) -> str:
        return "HEG-POL-30"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_prices_by_law", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return price_words(choice)
