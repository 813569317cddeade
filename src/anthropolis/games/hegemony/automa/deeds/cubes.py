"""Special actions with voting cubes and Influence."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.deeds.deed import RULE, Deed
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.automa.skills import of_industry
from anthropolis.games.hegemony.rules.moving.bag import (
    draw_cube,
    return_to_bag,
    return_to_supply,
    tell_drawn,
)
from anthropolis.games.hegemony.rules.moving.counting import outside_companies, population
from anthropolis.games.hegemony.rules.moving.money import can_pay, funds, pay
from anthropolis.games.hegemony.rules.moving.stocks import move_cubes, set_influence, set_public
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    CLASSES,
    INFLUENCE,
    STATE,
    TRADE,
    TYPES,
    A,
)
from anthropolis.games.hegemony.table.state import Country

MEDIA_PRICE: Final = 5
PURGED: Final = 6
AGRICULTURE: Final[int] = TYPES.index("agriculture")
LUXURY_INDUSTRY: Final[int] = TYPES.index("luxury")


def cubes_of_others(country: Country, role: int) -> int:
    return sum(country.bag) - country.bag[role]


def others_in_bag(country: Country, role: int) -> int:
    """How many of the other classes have cubes in the bag."""
    return len([other for other in range(3) if other != role and country.bag[other]])


def draw(country: Country, open_to_chance: bool) -> None:
    """One cube; where it is open which one comes, a written position names its class."""
    if country.by_hand and open_to_chance:
        inside = [other for other in range(3) if country.bag[other]]
        country.coming.append(inside[pick(country, [CLASSES[other] for other in inside])])
    draw_cube(country)


class ReplaceCubes(Deed):
    """HAU-SPA-03: up to three cubes of others in the bag change for own ones."""

    def possible(self, country: Country, role: int) -> bool:
        return cubes_of_others(country, role) > 0 and country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        most = min(3, country.cubes[role], cubes_of_others(country, role))
        open_to_chance = most < cubes_of_others(country, role) and others_in_bag(country, role) > 1
        while sum(country.drawn) - country.drawn[role] < most:
            draw(country, open_to_chance)
        tell_drawn(country, "HAU-SPA-03")
        for other in range(3):
            if other != role:
                return_to_supply(country, other, country.drawn[other])
        return_to_bag(country, role, "HAU-SPA-03")
        move_cubes(country, role, most, "HAU-SPA-03")
        return 1


class PurgeCubes(Deed):
    """HAU-SPA-03: up to six cubes are drawn, only own ones go back."""

    def possible(self, country: Country, role: int) -> bool:
        return cubes_of_others(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        open_to_chance = sum(country.bag) > PURGED
        for _ in range(min(PURGED, sum(country.bag))):
            draw(country, open_to_chance)
        tell_drawn(country, "HAU-SPA-03")
        for other in range(3):
            if other != role:
                return_to_supply(country, other, country.drawn[other])
        return_to_bag(country, role, "HAU-SPA-03")
        return 1


class AddCubes(Deed):
    """Own cubes into the bag: by Population, by companies, by places of work, or paid for."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def number(self, country: Country, role: int) -> int:
        if self.kind == "population":
            return population(country, role)
        if self.kind == "voice":
            return 2 + outside_companies(country)
        counted = of_industry(country, CC, AGRICULTURE)
        if country.policies[TRADE] == A:
            counted += of_industry(country, CC, LUXURY_INDUSTRY)
        return 2 * counted

    def possible(self, country: Country, role: int) -> bool:
        return country.cubes[role] > 0 and self.number(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        move_cubes(country, role, self.number(country, role), RULE)
        return 1


class FundCampaign(Deed):
    """HAU-SPA-02: three cubes, and three more if 15 can be paid."""

    def possible(self, country: Country, role: int) -> bool:
        return country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        move_cubes(country, role, 3, RULE)
        if country.cubes[role] and can_pay(country, role, 15):
            pay(country, role, BANK, 15, "HAU-SPA-02")
            move_cubes(country, role, 3, "HAU-SPA-02")
        return 1


class BuyInfluence(Deed):
    """HAU-SPA-05: three Media Influence at 5 each; two cubes for each that cannot be bought."""

    def bought(self, country: Country, role: int) -> int:
        able = funds(country, role) // MEDIA_PRICE
        return min(3, able, country.public[INFLUENCE])

    def possible(self, country: Country, role: int) -> bool:
        return self.bought(country, role) > 0 or country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        units = self.bought(country, role)
        if units:
            pay(country, role, STATE, MEDIA_PRICE * units, "HAU-SPA-05")
            set_public(country, INFLUENCE, country.public[INFLUENCE] - units, "HAU-SPA-05")
            set_influence(country, role, country.influence[role] + units, "HAU-SPA-05")
        move_cubes(country, role, 2 * (3 - units), "HAU-SPA-05")
        return 1
