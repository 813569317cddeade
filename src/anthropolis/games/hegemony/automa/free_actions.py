"""Chapters 8, 14.1, 15.1 and 16.1, what an automa does for free at both ends of its turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.automa.skills import choose_skill
from anthropolis.games.hegemony.automa.votes import look_for_symbols
from anthropolis.games.hegemony.rules.free.owners import ReceiveBenefits
from anthropolis.games.hegemony.rules.free.people import (
    SKILL,
    UseEducation,
    UseHealthcare,
    UseLuxury,
    consume,
    has_enough,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    is_operational,
    minimum_wage,
)
from anthropolis.games.hegemony.rules.moving.legitimacy import has_benefits
from anthropolis.games.hegemony.rules.moving.money import pay_off
from anthropolis.games.hegemony.rules.moving.prices import adjust_prices
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.rules.moving.wages import raise_commits
from anthropolis.games.hegemony.rules.moving.workforce import (
    has_strike,
    set_wage,
    wage_protected,
)
from anthropolis.games.hegemony.table.companies import INDUSTRY, LABELS, PAID
from anthropolis.games.hegemony.table.figures import PAY_OFF, PRICE_OPTIONS
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    FOOD,
    HEALTH,
    HEALTHCARE_POLICY,
    KINDS,
    LUXURY,
    MC,
    RESOURCES,
    TRADE,
    UNSKILLED,
    WC,
    A,
    C,
)
from anthropolis.games.hegemony.table.state import BUILT, Country

CAPITAL_TO_REPAY: Final = 100
MIDDLE_PRICE: Final = 1
HIGHEST_PRICE: Final = 2
TOP_LEVEL: Final = 2


def start_of_turn(country: Country, role: int) -> None:
    """HAU-FRE-01, HAU-FRE-02, HAU-FRE-06: benefits, loans, prices, wages; nothing else.

    HAU-WC-01, HAU-CC-04, HAU-CC-06: the Working Class has no prices, nobody gives a bonus.
    """
    if has_benefits(country, role):
        ReceiveBenefits(role).start(country)
    pay_loans(country, role)
    if role != WC:
        set_prices(country, role)
        set_wages(country, role)


def pay_loans(country: Country, role: int) -> None:
    """HAU-FRE-03: while there is a loan and 50 (CC: 100 in Capital); never by another loan."""
    while country.loans[role] and (
        country.capital >= CAPITAL_TO_REPAY if role == CC else country.money[role] >= PAY_OFF
    ):
        pay_off(country, role, PAY_OFF, "HAU-FRE-03")


def set_prices(country: Country, role: int) -> None:
    """HAU-CC-01, HAU-MC-01, HAU-UND-04: the middle; the maximum while the law makes it dear.

    Whoever wants to buy pays these prices; an automa cannot refuse.
    """
    policies = country.policies
    dear = [False] * len(RESOURCES)
    dear[FOOD] = dear[LUXURY] = policies[TRADE] == A
    dear[HEALTH] = policies[HEALTHCARE_POLICY] == C
    dear[EDUCATION] = policies[EDUCATION_POLICY] == C
    parts: list[int] = []
    for resource in range(len(RESOURCES)):
        place = HIGHEST_PRICE if dear[resource] else MIDDLE_PRICE
        if country.prices[(role - MC) * 4 + resource] != PRICE_OPTIONS[resource][place]:
            parts.append(resource * 3 + place)
    adjust_prices(country, role, parts, "HAU-CC-01")


def set_wages(country: Country, role: int) -> None:
    """HAU-CC-02, HAU-MC-02: the legal minimum; MC raises a wage that is struck to L3."""
    for company in companies_of(country, role):
        if role == MC and has_strike(country, company):
            if country.wage[company] < TOP_LEVEL:
                raise_commits(country, company)
                set_wage(country, company, TOP_LEVEL, "HAU-MC-02")
        elif not wage_protected(country, company):
            lower_wage(country, company, "HAU-CC-02")


def lower_wage(country: Country, company: int, rule: str) -> None:
    if PAID[company] and country.wage[company] != minimum_wage(country):
        set_wage(country, company, minimum_wage(country), rule)


def wages_of_new_round(country: Country, role: int) -> None:
    """HAU-CC-02, HAU-CC-03, HAU-MC-02: all wages return to the minimum; nobody is committed now."""
    if role != WC:
        for company in companies_of(country, role):
            lower_wage(country, company, "HAU-CC-03")


def answer_strikes(country: Country) -> None:
    """HAU-CC-03: a card for each struck company, a second one where it hurts; a symbol pays L3.

    The companies come in the order in which they were built.
    """
    for company in country.automas[BUILT]:
        if not has_strike(country, company):
            continue
        symbols = look_for_symbols(country, CC, 1)
        if not symbols and matters_most(country, company):
            symbols = look_for_symbols(country, CC, 1)
        if symbols:
            set_wage(country, company, TOP_LEVEL, "HAU-CC-03")


def matters_most(country: Country, company: int) -> bool:
    """HAU-CC-03: a Machinery token, or the only own operational company of its industry."""
    if country.machinery >> company & 1:
        return True
    same = [c for c in companies_of(country, CC) if INDUSTRY[c] == INDUSTRY[company]]
    return len([c for c in same if is_operational(country, c)]) == 1


# -- end of turn -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class UseGoods(Step):
    """HAU-FRE-04, HAU-WC-02, HAU-MC-03: Luxury, Education, Health, as often as there is enough."""

    role: int

    def start(self, country: Country) -> None:
        if self.role == CC:
            return
        if has_enough(country, self.role, LUXURY):
            country.then(UseLuxury(self.role), self)
        elif has_enough(country, self.role, EDUCATION):
            country.then(self)
            educate(country, self.role)
        elif has_enough(country, self.role, HEALTH):
            country.then(UseHealthcare(self.role), self)


def places_of(pupils: list[int]) -> list[str]:
    """The companies in which unskilled workers stand."""
    return [LABELS[pupil // KINDS - 1] for pupil in pupils]


def educate(country: Country, role: int) -> None:
    """HAU-FRE-05: a jobless unskilled worker learns, else a random one in a company."""
    consume(country, role, EDUCATION, "HAU-FRE-04")
    gain_prosperity(country, role, "HAU-FRE-04")
    step = UseEducation(role)
    pupils = [worker for worker in step.pupils(country) if worker % KINDS == UNSKILLED]
    jobless = [worker for worker in pupils if worker < KINDS]
    kind = skill_to_learn(country, role, bool(jobless)) if pupils else NOBODY
    if kind == NOBODY:
        return
    pupil = jobless[0] if jobless else pupils[pick(country, places_of(pupils))]
    step.whole(country, [country.seat_of(role)], [[pupil, SKILL + kind]])


def skill_to_learn(country: Country, role: int, is_jobless: bool) -> int:
    """HAU-WC-50, HAU-MC-22: a jobless pupil is none of the others who would work beside it."""
    place = role * KINDS + UNSKILLED
    country.unemployed[place] -= is_jobless
    kind = choose_skill(country, role, False)
    country.unemployed[place] += is_jobless
    return kind
