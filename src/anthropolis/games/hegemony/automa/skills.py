"""Chapters 14.6 and 16.3, skilled workers: which type comes, and who swaps places."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.assigning import (
    Planner,
    idle_companies,
    seats_of,
    skill_of,
)
from anthropolis.games.hegemony.automa.narrowing import Options, narrow, pick
from anthropolis.games.hegemony.rules.free.people import INCOMING, SwapWorkers
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    workers_in_industry,
)
from anthropolis.games.hegemony.rules.moving.workforce import (
    employee_choices,
    free_skills,
    jobless,
    remove_worker,
)
from anthropolis.games.hegemony.table.companies import (
    EMPLOYEE_SLOT,
    INDUSTRY,
    NO_EMPLOYEE,
    SKILLED_SLOT,
    SLOTS,
)
from anthropolis.games.hegemony.table.decks import MARKET_CC, MARKET_MC
from anthropolis.games.hegemony.table.figures import ASSIGN_MAX, UNION_WORKERS
from anthropolis.games.hegemony.table.roles import CC, KINDS, MC, STATE, TYPES, UNSKILLED, WC
from anthropolis.games.hegemony.table.state import Country

MOST_OF_AN_INDUSTRY: Final = 2
"""HAU-MC-24: the Middle Class automa never has a third company of an industry."""


def of_industry(country: Country, role: int, industry: int) -> int:
    """How many companies of the industry a role owns."""
    return len([c for c in companies_of(country, role) if INDUSTRY[c] == industry])


class SkillOptions(Options):
    """The types that may be chosen; option i is kinds[i]."""

    def __init__(self, country: Country, role: int, kinds: list[int]) -> None:
        super().__init__(country, role, len(kinds))
        self.kinds = kinds

    def label(self, option: int) -> str:
        return TYPES[self.kinds[option]]

    def amount(self, industry: int, option: int) -> int:
        return int(self.kinds[option] == industry)


class WorkingSkills(SkillOptions):
    """HAU-WC-50: the list `wc_skilled_worker`."""

    def score(self, key: str, option: int) -> int:
        kind, country = self.kinds[option], self.country
        if key == "could_found_union":
            return int(could_found_union(country, kind))
        if key == "would_meet_union_requirement":
            return int(would_meet_requirement(country, kind))
        if key == "most_open_slots":
            return open_slots_of(country, kind)
        if key == "fewest_open_slots_of_type":
            return -open_slots_of(country, kind)
        return market_slots_of(country, kind)


def could_found_union(country: Country, kind: int) -> bool:
    """HAU-WC-50 (1): with two jobless workers at most four others work there; it founds one."""
    if country.unions >> kind & 1:
        return False
    return best_crew(country, kind, jobless(country, WC), ASSIGN_MAX - 1) >= UNION_WORKERS


def would_meet_requirement(country: Country, kind: int) -> bool:
    """HAU-WC-50 (2): placed with up to two others it brings the industry to four."""
    if country.unions >> kind & 1 or workers_in_industry(country, kind) >= UNION_WORKERS:
        return False
    pool = jobless(country, WC)
    pool[kind] += 1
    return best_crew(country, kind, pool, ASSIGN_MAX) >= UNION_WORKERS


def best_crew(country: Country, industry: int, pool: list[int], limit: int) -> int:
    """The most WC workers the industry could have after one assignment of so many."""
    best = 0
    for plan in Planner(country, WC, pool, limit).found:
        if not plan.unions:
            added = [seats_of(c, WC) for c in plan.companies if INDUSTRY[c] == industry]
            best = max(best, sum(added))
    return workers_in_industry(country, industry) + best


def needed_for_union(country: Country, kind: int) -> bool:
    """HAU-WC-50: whether one more of a type founds a union that those there could not found."""
    if not could_found_union(country, kind):
        return False
    plans = Planner(country, WC, jobless(country, WC), ASSIGN_MAX).found
    return not any(plan.unions >> kind & 1 for plan in plans)


def open_slots_of(country: Country, kind: int) -> int:
    """HAU-WC-50 (3): open slots of that type in companies."""
    return len([c for c in idle_companies(country, WC) if skill_of(c, WC) == kind])


def market_slots_of(country: Country, kind: int) -> int:
    """HAU-WC-50 (4): slots of that type a WC worker could take in both Markets."""
    capitalist = [c for c in country.piles[MARKET_CC] if SKILLED_SLOT[c] == kind]
    middle = [c for c in country.piles[MARKET_MC] if EMPLOYEE_SLOT[c] == kind]
    return len(capitalist) + len(middle)


class MiddleSkills(SkillOptions):
    """HAU-MC-22: the list `mc_skilled_worker`."""

    def score(self, key: str, option: int) -> int:
        kind, country = self.kinds[option], self.country
        if key == "needed_by_own_market":
            return int(bool(self.wanting(kind)))
        if key == "other_workers_available_to_build_or_fully_run":
            return int(any(self.others_there(company) for company in self.wanting(kind)))
        if key == "industry_without_own_company":
            return int(of_industry(country, MC, kind) == 0)
        if key == "needed_by_idle_capitalist_or_public":
            owned = companies_of(country, CC) + companies_of(country, STATE)
            idle = [c for c in owned if SLOTS[c] and country.crew_class[c] == NOBODY]
            return int(any(SKILLED_SLOT[c] == kind for c in idle))
        return int(any(SKILLED_SLOT[c] == kind for c in country.piles[MARKET_CC]))

    def wanting(self, kind: int) -> list[int]:
        """Companies of the own Market that need the type, but for industries with two already."""
        return [
            company
            for company in self.country.piles[MARKET_MC]
            if SKILLED_SLOT[company] == kind
            and of_industry(self.country, MC, INDUSTRY[company]) < MOST_OF_AN_INDUSTRY
        ]

    def others_there(self, company: int) -> bool:
        """A second own worker to build it, or an employee to run it fully."""
        if SLOTS[company] > 1:
            return sum(jobless(self.country, MC)) >= SLOTS[company] - 1
        return EMPLOYEE_SLOT[company] != NO_EMPLOYEE and bool(
            employee_choices(self.country, company)
        )


def skill_choices(country: Country, role: int) -> list[int]:
    """HAU-WC-50, HAU-MC-22: types in the supply, but for those that are jobless already."""
    left = free_skills(country, role)
    pool = jobless(country, role)
    kept = [
        kind for kind in left if pool[kind] == 0 or (role == WC and needed_for_union(country, kind))
    ]
    return kept or left


def skill_options(country: Country, role: int, kinds: list[int]) -> SkillOptions:
    return WorkingSkills(country, WC, kinds) if role == WC else MiddleSkills(country, MC, kinds)


SKILL_LISTS: Final = ["wc_skilled_worker", "mc_skilled_worker"]


def choose_skill(country: Country, role: int, by_bonus: bool) -> int:
    """HAU-WC-50, HAU-MC-22: the type of a skilled worker from the supply, NOBODY if none is left.

    A worker from an Assign Workers bonus skips the first point of MC's list.
    """
    kinds = skill_choices(country, role)
    if not kinds:
        return NOBODY
    first = 1 if by_bonus and role == MC else 0
    return kinds[narrow(SKILL_LISTS[role], skill_options(country, role, kinds), first)]


def swap_workers(country: Country, role: int) -> None:
    """HAU-WC-08, HAU-MC-07: skilled workers on unskilled slots change with jobless unskilled ones.

    With too few of these the types that rank first on the list of skilled workers go free.
    """
    step = SwapWorkers(role)
    seat = country.seat_of(role)
    while True:
        leavers = step.leavers(country)
        unskilled = country.unemployed[role * KINDS + UNSKILLED]
        if not leavers or not unskilled:
            return
        worker = leavers[0]
        if unskilled < len(leavers):
            kinds = sorted({leaver % KINDS for leaver in leavers})
            options = skill_options(country, role, kinds)
            kind = kinds[narrow(SKILL_LISTS[role], options)]
            worker = next(leaver for leaver in leavers if leaver % KINDS == kind)
        step.whole(country, [seat], [[worker, INCOMING + UNSKILLED]])


def remove_jobless(country: Country, role: int, number: int, rule: str) -> int:
    """HAU-WC-51: unskilled ones first, then skilled ones by chance; returns how many left."""
    gone = 0
    while gone < number:
        pool = jobless(country, role)
        pieces = [kind for kind in range(1, KINDS) for _ in range(pool[kind])]
        if not pool[UNSKILLED] and not pieces:
            break
        kind = UNSKILLED if pool[UNSKILLED] else pieces[pick(country, [TYPES[k] for k in pieces])]
        remove_worker(country, role, kind, rule)
        gone += 1
    return gone
