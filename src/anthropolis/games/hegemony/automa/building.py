"""Chapters 15.3 and 16.3, building, staffing and selling companies."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.assigning import plain_worker
from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.narrowing import (
    Options,
    meets_union_requirement,
    narrow,
    pick,
)
from anthropolis.games.hegemony.automa.skills import MOST_OF_AN_INDUSTRY, of_industry
from anthropolis.games.hegemony.rules.moving.actions.companies import has_machinery
from anthropolis.games.hegemony.rules.moving.benefits import STARTUP, is_used, startup_help
from anthropolis.games.hegemony.rules.moving.building import fill_market, market_of, place_company
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    gain_vp,
    set_unemployed,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    company_count,
    is_operational,
    minimum_wage,
)
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.stocks import storage_limit, take_tile, tile_places
from anthropolis.games.hegemony.rules.moving.workforce import (
    can_fill,
    check_demonstration,
    commit,
    crew_choices,
    employee_choices,
    hire,
    hire_employee,
    is_committed,
    jobless,
    leave_table,
    sale_destination,
    set_crew,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COST,
    EMPLOYEE_SLOT,
    INDUSTRY,
    LABELS,
    NO_EMPLOYEE,
    OUTPUT,
    RESOURCE,
    SKILLED_SLOT,
    SLOTS,
    crew_of,
)
from anthropolis.games.hegemony.table.figures import COMPANY_LIMIT
from anthropolis.games.hegemony.table.roles import BANK, CC, KINDS, MC, MEDIA, STATE, TYPES, WC
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
        return OUTPUT[company]


def meets(country: Country, company: int, workers: int) -> bool:
    return meets_union_requirement(country, INDUSTRY[company], workers)


BUILD_LISTS: Final = ["", "mc_build_company", "cc_build_company"]


def choose_company(country: Country, role: int, choices: list[int]) -> int:
    return choices[narrow(BUILD_LISTS[role], BuildOptions(country, role, choices))]


# -- doing it --------------------------------------------------------------------------------------


def build(country: Country, role: int, company: int, bonus: Bonus | None) -> None:
    """HAU-CC-22, HAU-CC-23, HAU-MC-23, HAU-MC-25: pay, place, staff, and thank the State."""
    own = own_cost(country, role, company, bonus)
    rest = full_cost(company, bonus) - own
    pay(country, role, BANK, own, "HAU-CC-23")
    if rest:
        force(country, STATE, BANK, rest, "HAU-CC-23")
    place_company(country, role, company, minimum_wage(country), False, "HAU-CC-02")
    if role == CC:
        staff(country, company, "HAU-CC-22")
    else:
        move_in(country, company, bonus)
    settle(country)
    if is_used(country, role, STARTUP):
        gain_vp(country, STATE, 1, "events", "HXP-EVT-14")
    if bonus is not None and bonus.symbol and bonus_helped(company, bonus):
        change_legitimacy(country, role, 1, "HAU-LEG-02")


def bonus_helped(company: int, bonus: Bonus) -> bool:
    """HAU-LEG-02: whether the State has paid by the bonus."""
    return bonus.id == "state_pays_company" or INDUSTRY[company] in HALVED


def staff(country: Country, company: int, rule: str) -> bool:
    """HAU-CC-22, HAU-CC-30: a crew of one class takes all slots and is committed."""
    role = crew_class(country, company)
    if role == NOBODY:
        return False
    crews = crew_choices(country, company, jobless(country, role))
    hire(country, company, role, crews[pick(country, len(crews))], rule)
    if role == WC:
        check_demonstration(country)
    return True


def move_in(country: Country, company: int, bonus: Bonus | None) -> None:
    """HAU-MC-23, HAU-MC-25: jobless MC workers run it; a WC worker may take the employee slot."""
    types: list[int] = []
    skill = SKILLED_SLOT[company]
    if comes_from_supply(country, company, bonus):
        country.reserve[MC * KINDS + skill] -= 1
        types.append(skill)
    elif skill:
        take_jobless(country, skill)
        types.append(skill)
    while len(types) < SLOTS[company]:
        kind = plain_worker(country, jobless(country, MC))
        take_jobless(country, kind)
        types.append(kind)
    set_crew(country, company, MC, crew_of(types), "HAU-MC-23")
    commit(country, company, "HAU-MC-23")
    take_on(country, company)
    if has_bonus(bonus, "growing_business") and INDUSTRY[company] != MEDIA:
        resource = RESOURCE[company]
        if resource in tile_places(country, MC):
            take_tile(country, MC, resource, "HAU-MC-25")


def take_jobless(country: Country, kind: int) -> None:
    now = country.unemployed[MC * KINDS + kind]
    set_unemployed(country, MC, kind, now - 1, "HAU-MC-23")


def take_on(country: Country, company: int) -> None:
    """HAU-MC-23: a fitting jobless WC worker takes the slot, unskilled ones first."""
    kinds = employee_choices(country, company)
    if kinds:
        hire_employee(country, company, kinds[pick(country, len(kinds))], "HAU-MC-23")
        check_demonstration(country)


def build_two(country: Country) -> None:
    """HAU-CC-24: a second company only if it runs at once; then two cards join the Market."""
    choices = [c for c in build_choices(country, CC, None) if runs_at_once(country, c)]
    if choices:
        build(country, CC, choose_company(country, CC, choices), None)
    market = country.piles[market_of(CC)]
    fill_market(country, CC, len(market) + 2, "HAU-CC-24")


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
    """Jobless workers of both classes who could stand on one of its slots."""
    skill = SKILLED_SLOT[company]
    total = 0
    for role in (WC, MC):
        pool = jobless(country, role)
        any_slot = SLOTS[company] > (1 if skill else 0)
        total += sum(pool) if any_slot else pool[skill]
    return total


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
