"""HEG-OP-01: cubes in the bag."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.measures import measured
from anthropolis.games.hegemony.rules.moving.bag import (
    draw_cube,
    draw_cubes,
    return_all,
    return_to_bag,
    return_to_supply,
    tell_drawn,
)
from anthropolis.games.hegemony.rules.moving.stocks import move_cubes
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, TRADE
from anthropolis.games.hegemony.table.state import Country

NO_SECTION: Final = -1


@dataclass(frozen=True)
class AddVotes(Deed):
    """HEG-OP-01: own cubes from the supply; a second measure counts too while 6 is in a section."""

    role: int
    base: int
    amount: int
    measure: int
    also_section: int
    also_measure: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        number = measured(country, self.role, self.measure)
        if country.policies[TRADE] == self.also_section:
            number += measured(country, self.role, self.also_measure)
        move_cubes(country, self.role, self.base + self.amount * number, "HEG-OP-01")


@dataclass(frozen=True)
class ReplaceVotes(Deed):
    """HEG-OP-01: reveal cubes until so many of other classes are out; own ones take their place."""

    role: int
    others: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        while sum(country.drawn) - country.drawn[self.role] < self.others and any(country.bag):
            draw_cube(country)
        tell_drawn(country, "HEG-OP-01")
        replaced = 0
        for role in range(3):
            if role != self.role:
                replaced += country.drawn[role]
                return_to_supply(country, role, country.drawn[role])
        return_to_bag(country, self.role, "HEG-OP-01")
        move_cubes(country, self.role, replaced, "HEG-OP-01")


@dataclass(frozen=True)
class RemoveVotes(Deed):
    """HEG-OP-01: draw some cubes, return up to so many of them to their owners, the rest goes back.

    Parts: how many of WC, of MC, of CC, as class * 10 + number.
    """

    role: int
    draw: int
    most: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        draw_cubes(country, min(self.draw, sum(country.bag)), "HEG-OP-01")
        if any(country.drawn):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        role = len(parts)
        if role == 3:
            return []
        left = self.most - sum([part % 10 for part in parts])
        return [role * 10 + n for n in range(min(left, country.drawn[role]) + 1)]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for part in answers[0]:
            return_to_supply(country, part // 10, part % 10)
        return_all(country, "HEG-OP-01")

    def rule(self) -> str:
        return "HEG-OP-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_remove_votes", {"role": ROLES[self.role], "most": self.most})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("share", {"role": CLASSES[choice // 10], "units": choice % 10})
