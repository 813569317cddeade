"""Chapter 10.3, what a change of policy does at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.asking import ascending_to, choose_so_many
from anthropolis.games.hegemony.rules.moving.changes import tell_table
from anthropolis.games.hegemony.rules.moving.counting import companies_of, minimum_wage
from anthropolis.games.hegemony.rules.moving.money import force, receive
from anthropolis.games.hegemony.rules.moving.prices import PricesByLaw
from anthropolis.games.hegemony.rules.moving.staffing import StaffOpened
from anthropolis.games.hegemony.rules.moving.stocks import trim_public
from anthropolis.games.hegemony.rules.moving.wages import OpenedWages, WagesByLaw
from anthropolis.games.hegemony.rules.moving.workforce import (
    leave_table,
    set_owner,
    set_wage,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COST,
    COUNT,
    FACE_DOWN,
    LABELS,
    ROW,
)
from anthropolis.games.hegemony.table.events import PolicyMoved
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.policies import (
    PUBLIC_COMPANIES,
    TAX_BASE,
    WELFARE_FACTOR,
    WELFARE_MODIFIER,
)
from anthropolis.games.hegemony.table.roles import (
    BANK,
    EDUCATION_POLICY,
    FISCAL,
    HEALTHCARE_POLICY,
    LABOR,
    SECTIONS,
    STATE,
    TAXATION,
)
from anthropolis.games.hegemony.table.state import OPENING_FREE, Country

BY_VOTE: Final = "HEG-VOT-16"
"""Why a marker moves when a Bill has passed."""
PRICED: Final[list[list[int]]] = [[], [], [], [2], [3], [0, 1], []]
"""HEG-POL-30, HEG-POL-33: the resources whose prices may follow each policy."""


def tax_multiplier(country: Country) -> int:
    """HEG-POL-02: base of Policy 3 plus its factor times the modifiers of 4 and 5."""
    policies = country.policies
    section = policies[TAXATION]
    welfare = (
        WELFARE_MODIFIER[policies[HEALTHCARE_POLICY]] + WELFARE_MODIFIER[policies[EDUCATION_POLICY]]
    )
    return TAX_BASE[section] + WELFARE_FACTOR[section] * welfare


def move_marker(country: Country, policy: int, section: int, rule: str) -> bool:
    """HEG-POL-32, HXP-CRI-22: a marker, locked or not, with the Tax Multiplier and the tiles."""
    before = country.policies[policy]
    if before == section:
        return False
    multiplier = tax_multiplier(country)
    country.policies[policy] = section
    if country.listening:
        event = PolicyMoved(rule, policy + 1, SECTIONS[before], SECTIONS[section])
        country.tell(event)
        now = tax_multiplier(country)
        tell_table(country, "tax_multiplier", multiplier, now, "HEG-POL-02")
    if rule != BY_VOTE:
        HOOKS[0].marker_moved(country, policy)
    return True


@dataclass(frozen=True)
class ChangePolicy(Step):
    """HEG-POL-10: a marker moves and everything it does happens before anything else."""

    policy: int
    section: int
    why: str

    def start(self, country: Country) -> None:
        if not move_marker(country, self.policy, self.section, self.why):
            return
        if self.policy == FISCAL:
            country.then(PublicSector())
        elif self.policy == LABOR:
            country.then(WagesByLaw())
        elif PRICED[self.policy]:
            country.then(PricesByLaw(tuple(PRICED[self.policy])))


@dataclass(frozen=True)
class PublicSector(Step):
    """HEG-POL-11, HEG-POL-14, HEG-POL-15: open or close to the number that Policy 1 lists.

    A State player chooses which, as far as face-down cards are left; else whole rows.
    """

    def start(self, country: Country) -> None:
        target = PUBLIC_COMPANIES[country.policies[FISCAL]]
        if not country.state_plays():
            self.move_rows(country, target // 3)
            return
        missing = target - country.owner.count(STATE)
        if missing > 0:
            country.then(OpenPublic(min(missing, country.owner.count(FACE_DOWN))))
        elif missing < 0:
            country.then(ClosePublic(-missing))

    def move_rows(self, country: Country, rows: int) -> None:
        row = ROW[country.seats]
        opening = [c for c in face_down(country) if row[c] <= rows]
        closing = [c for c in companies_of(country, STATE) if row[c] > rows]
        if opening:
            open_companies(country, opening)
        if closing:
            close_companies(country, closing)


def face_down(country: Country) -> list[int]:
    return [company for company in range(COUNT) if country.owner[company] == FACE_DOWN]


def open_companies(country: Country, companies: list[int]) -> None:
    """HEG-POL-11, HEG-POL-12, HEG-POL-13: paid, set to the minimum wage, then staffed."""
    for company in companies:
        if not country.flags & OPENING_FREE:
            force(country, STATE, BANK, COST[company], "HEG-POL-11")
        set_owner(country, company, STATE, "HEG-POL-11")
        set_wage(country, company, minimum_wage(country), "HEG-POL-13")
    opened = tuple(companies)
    country.then(OpenedWages(opened), StaffOpened(opened, ()))


def close_companies(country: Country, companies: list[int]) -> None:
    """HEG-POL-14: also with committed workers; the State gains the cost, excess is discarded."""
    for company in companies:
        leave_table(country, company, FACE_DOWN, "HEG-POL-14")
        receive(country, STATE, COST[company], "HEG-POL-14")
    trim_public(country)
    settle(country)


@dataclass(frozen=True)
class OpenPublic(Step):
    """HEG-POL-11: the State player chooses the face-down cards that open."""

    number: int

    def start(self, country: Country) -> None:
        choices = face_down(country)
        if self.number == len(choices):
            if choices:
                open_companies(country, choices)
        else:
            country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return choose_so_many(face_down(country), parts, self.number)

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(self.number, parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        open_companies(country, answers[0])

    def rule(self) -> str:
        return "HEG-POL-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_open", {"number": self.number})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("open_company", {"company": LABELS[choice]})


@dataclass(frozen=True)
class ClosePublic(Step):
    """HEG-POL-14: the State player chooses the Public Companies that close."""

    number: int

    def start(self, country: Country) -> None:
        choices = companies_of(country, STATE)
        if self.number == len(choices):
            close_companies(country, choices)
        else:
            country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return choose_so_many(companies_of(country, STATE), parts, self.number)

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(self.number, parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        close_companies(country, answers[0])

    def rule(self) -> str:
        return "HEG-POL-14"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_close", {"number": self.number})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("close_company", {"company": LABELS[choice]})
