"""Chapters 14.3 and 16.3, assigning workers: whole plans, judged by one list.

A plan is built once and shared by the check, the criterion and the action.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.narrowing import Options, narrow, pick
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import has_vacancy
from anthropolis.games.hegemony.rules.moving.changes import set_unemployed
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, workers_in_industry
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.workforce import (
    check_demonstration,
    free_farms,
    hire,
    hire_employee,
    jobless,
    set_owner,
    set_unions,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    EMPLOYEE_SLOT,
    HOME,
    INDUSTRY,
    LABELS,
    PAID,
    SKILLED_SLOT,
    SLOTS,
    WAGES,
    crew_of,
)
from anthropolis.games.hegemony.table.figures import UNION_WORKERS
from anthropolis.games.hegemony.table.roles import CC, KINDS, MC, STATE, TYPES, UNSKILLED, WC
from anthropolis.games.hegemony.table.state import Country

LEAST_WORKERS: Final = 2
"""HAU-WC-20, HAU-MC-20: so many jobless workers in companies make an assignment worth it."""
FARM_WORKERS: Final = 3


def takes_employee(company: int, role: int) -> bool:
    """Whether WC would take the employee slot there, not the slots of the crew."""
    return role == WC and HOME[company] == MC


def seats_of(company: int, role: int) -> int:
    """How many workers of the class fill it."""
    return 1 if takes_employee(company, role) else SLOTS[company]


def skill_of(company: int, role: int) -> int:
    """The type that its skilled slot names, UNSKILLED if it has none."""
    return EMPLOYEE_SLOT[company] if takes_employee(company, role) else SKILLED_SLOT[company]


def wage_of(country: Country, company: int, role: int) -> int:
    """What the class earns there; MC pays itself nothing."""
    if not PAID[company] or (role == MC and HOME[company] == MC):
        return 0
    return WAGES[company][country.wage[company]]


def idle_companies(country: Country, role: int) -> list[int]:
    """HAU-WC-21: idle companies with slots for the class; WC: empty employee slots too."""
    found: list[int] = []
    for company in range(COUNT):
        owner = country.owner[company]
        if takes_employee(company, role):
            open_to_it = owner == MC and has_vacancy(country, company)
        else:
            idle = SLOTS[company] > 0 and country.crew_class[company] == NOBODY
            open_to_it = idle and (owner in (CC, STATE) or owner == role == HOME[company])
        if open_to_it:
            found.append(company)
    return found


class AssignPlan:
    """HAU-WC-21: companies to fill and unions to found, and the workers that this takes.

    `skilled` are the workers of each type that skilled slots and unions need, `plain` how many
    stand on unskilled slots.
    """

    def __init__(
        self, companies: list[int], unions: int, skilled: list[int], plain: int, workers: int
    ) -> None:
        self.companies = companies
        self.unions = unions
        self.skilled = skilled
        self.plain = plain
        self.workers = workers

    def in_companies(self) -> int:
        return self.workers - self.unions.bit_count()

    def in_industry(self, industry: int, role: int) -> int:
        """How many of its workers go to companies of the industry."""
        total = 0
        for company in self.companies:
            if INDUSTRY[company] == industry:
                total += seats_of(company, role)
        return total


class Planner:
    """All plans for the jobless of one class."""

    def __init__(self, country: Country, role: int, pool: list[int], limit: int) -> None:
        self.country = country
        self.role = role
        self.pool = pool
        self.limit = min(limit, sum(pool))
        self.idle = idle_companies(country, role)
        self.working = [workers_in_industry(country, kind) for kind in range(KINDS)]
        self.found: list[AssignPlan] = []
        if self.limit:
            self.extend(0, [], [0] * KINDS, 0, 0)

    def feasible(self, skilled: list[int], plain: int) -> bool:
        """Whether the jobless have these skills and enough others for the unskilled slots."""
        others = self.pool[UNSKILLED]
        for kind in range(1, KINDS):
            if skilled[kind] > self.pool[kind]:
                return False
            others += self.pool[kind] - skilled[kind]
        return plain <= others

    def extend(
        self, place: int, chosen: list[int], skilled: list[int], plain: int, workers: int
    ) -> None:
        """Note these companies with every set of unions, then try one company more."""
        if self.role == WC:
            self.found_unions(1, chosen, 0, skilled, plain, workers)
        elif chosen:
            self.found.append(AssignPlan(chosen, 0, skilled, plain, workers))
        for i in range(place, len(self.idle)):
            company = self.idle[i]
            needed = seats_of(company, self.role)
            if workers + needed > self.limit:
                continue
            skill = skill_of(company, self.role)
            more = skilled[:]
            if skill:
                more[skill] += 1
            unskilled = plain + needed - (1 if skill else 0)
            if self.feasible(more, unskilled):
                self.extend(i + 1, [*chosen, company], more, unskilled, workers + needed)

    def found_unions(
        self,
        kind: int,
        chosen: list[int],
        unions: int,
        skilled: list[int],
        plain: int,
        workers: int,
    ) -> None:
        if kind == KINDS:
            if workers:
                self.found.append(AssignPlan(chosen, unions, skilled, plain, workers))
            return
        self.found_unions(kind + 1, chosen, unions, skilled, plain, workers)
        if workers < self.limit and self.union_open(kind, chosen):
            more = skilled[:]
            more[kind] += 1
            if self.feasible(more, plain):
                with_it = unions | 1 << kind
                self.found_unions(kind + 1, chosen, with_it, more, plain, workers + 1)

    def union_open(self, kind: int, chosen: list[int]) -> bool:
        """HAU-WC-21: four other own workers in the industry once the companies are filled."""
        if self.country.unions >> kind & 1:
            return False
        working = self.working[kind]
        for company in chosen:
            if INDUSTRY[company] == kind:
                working += seats_of(company, self.role)
        return working >= UNION_WORKERS


def plans_for(country: Country, role: int, limit: int) -> list[AssignPlan]:
    """Every plan for the jobless workers that are there now."""
    return Planner(country, role, jobless(country, role), limit).found


def most_employed(plans: list[AssignPlan]) -> int:
    """HAU-WC-10: the largest number of jobless workers that one assignment employs."""
    return max([plan.workers for plan in plans], default=0)


def most_unions(plans: list[AssignPlan]) -> int:
    """HAU-WC-10: the largest number of unions that one assignment founds."""
    return max([plan.unions.bit_count() for plan in plans], default=0)


def worth_it(plans: list[AssignPlan]) -> bool:
    """HAU-WC-20, HAU-MC-20: two jobless workers into companies, or one into a union."""
    return any(plan.in_companies() >= LEAST_WORKERS or plan.unions > 0 for plan in plans)


class PlanOptions(Options):
    """HAU-WC-22, HAU-MC-20: the list read for whole plans."""

    def __init__(self, country: Country, role: int, plans: list[AssignPlan]) -> None:
        super().__init__(country, role, len(plans))
        self.plans = plans

    def label(self, option: int) -> str:
        plan = self.plans[option]
        unions = [f"union_{TYPES[kind]}" for kind in range(KINDS) if plan.unions >> kind & 1]
        return "+".join([LABELS[company] for company in plan.companies] + unions)

    def score(self, key: str, option: int) -> int:
        plan = self.plans[option]
        if key == "founds_union":
            return plan.unions.bit_count()
        if key == "most_unemployed_assigned":
            return plan.workers
        if key == "meets_union_requirement":
            return self.requirements_met(plan)
        if key == "highest_wages":
            return sum([wage_of(self.country, c, self.role) for c in plan.companies])
        owner = STATE if key == "public_company" else CC
        return sum(
            [seats_of(c, self.role) for c in plan.companies if self.country.owner[c] == owner]
        )

    def requirements_met(self, plan: AssignPlan) -> int:
        """HAU-NAR-09: industries that go from fewer than four workers to four or more."""
        met = 0
        for industry in range(1, KINDS):
            now = workers_in_industry(self.country, industry)
            added = plan.in_industry(industry, self.role)
            free = not self.country.unions >> industry & 1
            met += free and now < UNION_WORKERS <= now + added
        return met

    def amount(self, industry: int, option: int) -> int:
        return self.plans[option].in_industry(industry, self.role)


def single_plan(company: int, role: int) -> AssignPlan:
    """HAU-WC-52, HAU-EXT-13: one company, where somebody else's effect fills one."""
    return AssignPlan([company], 0, [0] * KINDS, 0, seats_of(company, role))


LIST_NAMES: Final = ["wc_assign_workers", "mc_assign_mc_workers"]


def choose_plan(country: Country, role: int, plans: list[AssignPlan]) -> AssignPlan:
    return plans[narrow(LIST_NAMES[role], PlanOptions(country, role, plans))]


# -- doing it --------------------------------------------------------------------------------------


def plain_worker(country: Country, left: list[int]) -> int:
    """HAU-WC-23: an unskilled one, else the type of which most are jobless, by chance if equal."""
    if left[UNSKILLED]:
        return UNSKILLED
    most = max(left)
    tied = [kind for kind in range(1, KINDS) if left[kind] == most]
    return tied[pick(country, [TYPES[kind] for kind in tied])]


def carry_out(country: Country, role: int, plan: AssignPlan, owner_pays: int, rule: str) -> None:
    """HAU-WC-23, HAU-WC-26: everybody takes the place of the plan; owners may have to pay."""
    left = jobless(country, role)
    for kind in range(KINDS):
        left[kind] -= plan.skilled[kind]
    for company in plan.companies:
        skill = skill_of(company, role)
        types = [skill] if skill else []
        while len(types) < seats_of(company, role):
            kind = plain_worker(country, left)
            left[kind] -= 1
            types.append(kind)
        put_to_work(country, role, company, types, rule)
        if owner_pays and country.owner[company] != role:
            force(country, country.owner[company], role, owner_pays * len(types), rule)
    for kind in range(1, KINDS):
        if plan.unions >> kind & 1:
            set_unemployed(country, WC, kind, country.unemployed[kind] - 1, rule)
    if plan.unions:
        set_unions(country, country.unions | plan.unions, rule)
    settle(country)


def put_to_work(country: Country, role: int, company: int, types: list[int], rule: str) -> None:
    if takes_employee(company, role):
        hire_employee(country, company, types[0], rule)
    else:
        hire(country, company, role, crew_of(types), rule)


def can_open_farm(country: Country) -> bool:
    """HAU-WC-27: a farm card, and three jobless workers."""
    return bool(free_farms(country)) and sum(jobless(country, WC)) >= FARM_WORKERS


def open_farm(country: Country) -> None:
    """HAU-WC-27, HEG-DEM-03: three jobless workers run it, unskilled ones first, then by chance."""
    farm = free_farms(country)[0]
    left = jobless(country, WC)
    types: list[int] = []
    for _ in range(FARM_WORKERS):
        kind = UNSKILLED
        if left[UNSKILLED] == 0:
            pieces = [k for k in range(1, KINDS) for _ in range(left[k])]
            kind = pieces[pick(country, [TYPES[k] for k in pieces])]
        left[kind] -= 1
        types.append(kind)
    set_owner(country, farm, WC, "HAU-WC-27")
    hire(country, farm, WC, crew_of(types), "HAU-WC-27")
    check_demonstration(country)
