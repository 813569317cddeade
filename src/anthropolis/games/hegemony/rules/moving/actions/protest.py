"""Chapter 11, strike and demonstration, and the other ways to press: cubes and Lobby."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, ascending, others
from anthropolis.games.hegemony.rules.moving.counting import can_demonstrate, union_count
from anthropolis.games.hegemony.rules.moving.money import can_pay, pay
from anthropolis.games.hegemony.rules.moving.stocks import gain_influence, move_cubes
from anthropolis.games.hegemony.rules.moving.workforce import (
    has_strike,
    place_strike,
    set_demonstration,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    HOME,
    LABELS,
    NO_EMPLOYEE,
    PAID,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import (
    LOBBY_COST,
    LOBBY_INFLUENCE,
    PRESSURE_CUBES,
    STRIKE_TOKENS,
)
from anthropolis.games.hegemony.table.roles import BANK, CC, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country


def can_strike(country: Country, company: int) -> bool:
    """HEG-STR-01, HEG-STR-02: uncommitted WC workers at L1 or L2, no token yet.

    In an MC company its employee counts; Public Companies only with a State player; farms and
    automated companies have no wage.
    """
    owner = country.owner[company]
    if owner not in (MC, CC, STATE) or not PAID[company] or country.wage[company] == 2:
        return False
    if has_strike(country, company) or (owner == STATE and not country.state_plays()):
        return False
    if HOME[company] == MC:
        employed = country.employee[company] != NO_EMPLOYEE
        return employed and not country.employee_committed >> company & 1
    return country.crew_class[company] == WC and not country.committed >> company & 1


@dataclass(frozen=True)
class Strike(Deed):
    """HEG-STR-01: tokens on 1 or 2 companies; General Strike allows one more per union."""

    most: int
    plus_unions: bool

    def limit(self, country: Country) -> int:
        extra = union_count(country) if self.plus_unions else 0
        return min(self.most + extra, STRIKE_TOKENS - country.strikes.bit_count())

    def targets(self, country: Country) -> list[int]:
        return [company for company in range(COUNT) if can_strike(country, company)]

    def refusal(self, country: Country) -> str:
        if self.limit(country):
            for company in range(COUNT):
                if can_strike(country, company):
                    return ""
        return "HEG-STR-01"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(WC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if len(parts) == self.limit(country) or (parts and parts[len(parts) - 1] == DONE):
            return []
        targets = others(self.targets(country), parts)
        return [*targets, DONE] if parts and targets else targets

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for company in answers[0]:
            if company != DONE:
                place_strike(country, company, "HEG-STR-01")

    def rule(self) -> str:
        return "HEG-STR-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_strike", {"most": self.limit(country)})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        return Words("company", {"company": LABELS[choice]})


@dataclass(frozen=True)
class Demonstrate(Deed):
    """HEG-DEM-01: the token comes into play."""

    def refusal(self, country: Country) -> str:
        return "HEG-DEM-01" if country.demonstration or not can_demonstrate(country) else ""

    def start(self, country: Country) -> None:
        set_demonstration(country, True, "HEG-DEM-01")


@dataclass(frozen=True)
class ApplyPressure(Deed):
    """HEG-ACT-11, HEG-ACT-07: three own cubes into the bag, or as many as there are."""

    role: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        move_cubes(country, self.role, PRESSURE_CUBES, "HEG-ACT-11")


@dataclass(frozen=True)
class Lobby(Deed):
    """HEG-ACT-10: CC pays 30, Capital first, for 3 Influence; not by a loan."""

    def refusal(self, country: Country) -> str:
        return "" if can_pay(country, CC, LOBBY_COST) else "HEG-MON-03"

    def start(self, country: Country) -> None:
        pay(country, CC, BANK, LOBBY_COST, "HEG-ACT-10", capital_first=True)
        gain_influence(country, CC, LOBBY_INFLUENCE, "HEG-ACT-10")
