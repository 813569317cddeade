"""Chapters 15.3 and 16.3, which companies could be built, and who could run them."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.skills import MOST_OF_AN_INDUSTRY, of_industry
from anthropolis.games.hegemony.rules.moving.benefits import startup_help
from anthropolis.games.hegemony.rules.moving.building import market_of
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    company_count,
    is_operational,
)
from anthropolis.games.hegemony.rules.moving.money import can_pay
from anthropolis.games.hegemony.rules.moving.workforce import can_fill, jobless
from anthropolis.games.hegemony.table.companies import COST, INDUSTRY, RESOURCE, SKILLED_SLOT, SLOTS
from anthropolis.games.hegemony.table.figures import COMPANY_LIMIT
from anthropolis.games.hegemony.table.roles import CC, KINDS, MC, MEDIA, TYPES, WC
from anthropolis.games.hegemony.table.state import Country

LEAST_SALE: Final = 20
"""HAU-CC-10, HAU-CC-20: a sale for less does not tempt the automa."""
HALVED: Final = [TYPES.index("luxury"), TYPES.index("agriculture")]
DISCOUNT_TEN: Final = 10
GROWING_DISCOUNT: Final = 4


def has_bonus(bonus: Bonus | None, name: str) -> bool:
    return bonus is not None and bonus.id == name


# -- what it costs ---------------------------------------------------------------------------------


def full_cost(company: int, bonus: Bonus | None) -> int:
    """HAU-CC-23, HAU-MC-25: the cost of a company after a discount, not below 0."""
    if has_bonus(bonus, "discount_ten"):
        return max(0, COST[company] - DISCOUNT_TEN)
    if has_bonus(bonus, "growing_business") and INDUSTRY[company] != MEDIA:
        return max(0, COST[company] - GROWING_DISCOUNT)
    return COST[company]


def own_cost(country: Country, role: int, company: int, bonus: Bonus | None) -> int:
    """HAU-CC-23, HAU-MC-25, HAU-EXT-11: what the automa pays itself; the State pays the rest."""
    cost = full_cost(company, bonus)
    if has_bonus(bonus, "half_build") and INDUSTRY[company] in HALVED:
        cost -= cost // 2
    elif has_bonus(bonus, "state_pays_company"):
        cost = 0
    return cost - startup_help(country, role, cost)


def has_space(country: Country, role: int) -> bool:
    return company_count(country, role) < COMPANY_LIMIT[role]


# -- who could run it ------------------------------------------------------------------------------


def crew_class(country: Country, company: int) -> int:
    """HAU-CC-22: MC if both classes could fill it, but WC while a Demonstration is on."""
    able = [r for r in (MC, WC) if country.plays(r) and can_fill(country, company, r)]
    if len(able) > 1:
        return WC if country.demonstration else MC
    return able[0] if able else NOBODY


def is_automated(company: int) -> bool:
    return SLOTS[company] == 0


def runs_at_once(country: Country, company: int) -> bool:
    """HAU-CC-10: automated, or all slots can be filled from the jobless of one class."""
    return is_automated(company) or crew_class(country, company) != NOBODY


def idle_of(country: Country, role: int) -> list[int]:
    """Own companies that do not run."""
    return [c for c in companies_of(country, role) if not is_operational(country, c)]


def operational_in(country: Country, role: int, industry: int) -> int:
    return len(
        [
            c
            for c in companies_of(country, role)
            if INDUSTRY[c] == industry and is_operational(country, c)
        ]
    )


def brings_new_resource(country: Country, role: int, company: int) -> bool:
    """HAU-CC-10, HAU-MC-12: no own operational company makes what it makes."""
    made = [RESOURCE[c] for c in companies_of(country, role) if is_operational(country, c)]
    return RESOURCE[company] not in made


def owners_there(country: Country, company: int, bonus: Bonus | None) -> bool:
    """HAU-MC-12, HAU-MC-23: its MC workers are jobless; one skilled one may come by the bonus."""
    pool = jobless(country, MC)
    skill = SKILLED_SLOT[company]
    if comes_from_supply(country, company, bonus):
        pool[skill] += 1
    return (not skill or pool[skill] > 0) and sum(pool) >= SLOTS[company]


def comes_from_supply(country: Country, company: int, bonus: Bonus | None) -> bool:
    """HAU-MC-25: `skilled_owner_from_supply`, while there is such a worker."""
    skill = SKILLED_SLOT[company]
    left = country.reserve[MC * KINDS + skill]
    return skill > 0 and left > 0 and has_bonus(bonus, "skilled_owner_from_supply")


# -- which company ---------------------------------------------------------------------------------


def payable(country: Country, role: int, bonus: Bonus | None) -> list[int]:
    """HAU-CC-10, HAU-MC-12, HAU-UND-03: the Market companies it can pay, never by a loan."""
    if not has_space(country, role):
        return []
    return [
        company
        for company in country.piles[market_of(role)]
        if can_pay(country, role, own_cost(country, role, company, bonus))
        and (role == CC or middle_may_build(country, company, bonus))
    ]


def middle_may_build(country: Country, company: int, bonus: Bonus | None) -> bool:
    """HAU-MC-12, HAU-MC-24: owners among the jobless, and not a third company of an industry."""
    few = of_industry(country, MC, INDUSTRY[company]) < MOST_OF_AN_INDUSTRY
    return few and owners_there(country, company, bonus)


def build_choices(country: Country, role: int, bonus: Bonus | None) -> list[int]:
    """HAU-CC-21, HAU-MC-23: what may be built; no second idle company of an industry for CC."""
    found = payable(country, role, bonus)
    if role == MC:
        return found
    waiting = [INDUSTRY[company] for company in idle_of(country, CC)]
    return [c for c in found if runs_at_once(country, c) or INDUSTRY[c] not in waiting]
