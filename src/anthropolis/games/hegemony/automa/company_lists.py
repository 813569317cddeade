"""Chapters 15.3, 15.4 and 16.3, the lists of companies to build, sell and staff."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.founding import (
    crew_class,
    has_bonus,
    idle_of,
    is_automated,
    operational_in,
)
from anthropolis.games.hegemony.automa.narrowing import Options, meets_union_requirement, narrow
from anthropolis.games.hegemony.automa.skills import of_industry
from anthropolis.games.hegemony.rules.moving.actions.companies import has_machinery
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, companies_of, is_operational
from anthropolis.games.hegemony.rules.moving.money import receive
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.stocks import storage_limit
from anthropolis.games.hegemony.rules.moving.workforce import (
    employee_choices,
    is_committed,
    jobless,
    leave_table,
    sale_destination,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    BONUS,
    COST,
    EMPLOYEE_SLOT,
    INDUSTRY,
    LABELS,
    NO_EMPLOYEE,
    OUTPUT,
    RESOURCE,
    SKILLED_SLOT,
    SLOTS,
)
from anthropolis.games.hegemony.table.roles import CC, MC, UNSKILLED, WC
from anthropolis.games.hegemony.table.state import Country


class CompanyOptions(Options):
    """Companies to build, staff, sell, equip or strike; option i is companies[i]."""

    def __init__(self, country: Country, role: int, companies: list[int]) -> None:
        super().__init__(country, role, len(companies))
        self.companies = companies

    def label(self, option: int) -> str:
        return LABELS[self.companies[option]]

    def amount(self, industry: int, option: int) -> int:
        return int(INDUSTRY[self.companies[option]] == industry)


class BuildOptions(CompanyOptions):
    """HAU-CC-21, HAU-MC-24: the building lists of both owners."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "staffable":
            return int(crew_class(country, company) != NOBODY)
        if key == "automated":
            return int(is_automated(company))
        if key == "fewest_operational_of_industry":
            return -operational_in(country, self.role, INDUSTRY[company])
        if key == "no_union_requirement":
            working = crew_class(country, company) == WC
            return int(not (working and meets(country, company, SLOTS[company])))
        if key == "wc_slot_fillable":
            return int(bool(employee_choices(country, company)))
        if key == "middle_class_only":
            return int(EMPLOYEE_SLOT[company] == NO_EMPLOYEE)
        return OUTPUT[company] + employee_bonus(country, company)


def employee_bonus(country: Country, company: int) -> int:
    """HAU-MC-24: what the employee would add whom a new company gets at once."""
    return BONUS[company] if employee_choices(country, company) else 0


def meets(country: Country, company: int, workers: int) -> bool:
    return meets_union_requirement(country, INDUSTRY[company], workers)


BUILD_LISTS: Final = ["", "mc_build_company", "cc_build_company"]


def choose_company(country: Country, role: int, choices: list[int]) -> int:
    return choices[narrow(BUILD_LISTS[role], BuildOptions(country, role, choices))]


# -- selling ---------------------------------------------------------------------------------------


def sale_value(country: Country, company: int, bonus: Bonus | None) -> int:
    """HAU-CC-10: the cost, twice with `double_sale` where no Machinery stands."""
    doubled = has_bonus(bonus, "double_sale") and not has_machinery(country, company)
    return COST[company] * (2 if doubled else 1)


def sellable(country: Country) -> list[int]:
    """HAU-CC-25: own idle companies; those that run are never sold."""
    return [c for c in idle_of(country, CC) if not is_committed(country, c)]


class SaleOptions(CompanyOptions):
    """HAU-CC-25: the list `cc_sell_company`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "highest_cost":
            return COST[company]
        if key == "would_meet_union_requirement":
            return int(meets(country, company, SLOTS[company]))
        return -matching_jobless(country, company)


def matching_jobless(country: Country, company: int) -> int:
    """Jobless workers of both classes whose type one of its slots names."""
    skill = SKILLED_SLOT[company]
    named = [skill] if skill else []
    if SLOTS[company] > len(named):
        named.append(UNSKILLED)
    return sum([jobless(country, role)[kind] for role in (WC, MC) for kind in named])


def sell(country: Country, bonus: Bonus | None) -> None:
    companies = sellable(country)
    company = companies[narrow("cc_sell_company", SaleOptions(country, CC, companies))]
    value = sale_value(country, company, bonus)
    leave_table(country, company, sale_destination(company), "HAU-CC-25")
    receive(country, CC, value, "HAU-CC-25")
    settle(country)


# -- staffing lists --------------------------------------------------------------------------------


class StaffOptions(CompanyOptions):
    """HAU-CC-30: the list `cc_assign_workers`; `working` says which ones WC would run."""

    def __init__(self, country: Country, companies: list[int], working: list[bool]) -> None:
        super().__init__(country, CC, companies)
        self.working = working

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "no_other_operational_of_industry":
            return int(operational_in(country, CC, INDUSTRY[company]) == 0)
        return int(not (self.working[option] and meets(country, company, SLOTS[company])))


class EmployeeOptions(CompanyOptions):
    """HAU-MC-32: the list `mc_assign_wc_workers`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "production_below_storage_limit":
            return int(below_storage_limit(country, company))
        if key == "no_other_company_of_industry":
            return int(of_industry(country, MC, INDUSTRY[company]) == 1)
        return int(not meets(country, company, 1))


def below_storage_limit(country: Country, company: int) -> bool:
    """What own companies put out of its resource in a phase does not fill the Storage."""
    resource = RESOURCE[company]
    if resource >= len(country.storage) // 2:
        return True
    made = 0
    for own in companies_of(country, MC):
        if RESOURCE[own] == resource and is_operational(country, own):
            made += output_of(country, own, country.employee[own] != NO_EMPLOYEE)
    return made < storage_limit(country, MC, resource)
