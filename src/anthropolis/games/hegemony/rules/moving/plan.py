"""Chapter 7, a plan of moves of one Assign action, judged together at its end."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.rules.moving.changes import set_unemployed
from anthropolis.games.hegemony.rules.moving.counting import NOBODY
from anthropolis.games.hegemony.rules.moving.workforce import (
    commit,
    commit_employee,
    set_crew,
    set_employee,
    set_unions,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    EMPLOYEE_SLOT,
    FACE_DOWN,
    HOME,
    INDUSTRY,
    NO_EMPLOYEE,
    OUT,
    SKILLED_SLOT,
    SLOTS,
    count_of,
    fits,
    one_less,
    one_more,
    size_of,
)
from anthropolis.games.hegemony.table.figures import UNION_WORKERS
from anthropolis.games.hegemony.table.roles import KINDS, MC, UNSKILLED, WC
from anthropolis.games.hegemony.table.state import Country

UNEMPLOYED: Final = -1
UNION: Final = 100
"""A union of industry i is the place UNION + i."""


def movable_workers(country: Country, role: int, jobless_only: bool) -> list[int]:
    """HEG-ASG-01, HEG-ASG-07: by type, how many of a class could move before anybody has.

    The employees of MC companies are not counted: this is for MC's own workers.
    """
    base = role * KINDS
    pool = country.unemployed[base : base + KINDS]
    if jobless_only:
        return pool
    for company in range(COUNT):
        if country.crew_class[company] == role and not country.committed >> company & 1:
            held = HOME[company] == MC and country.employee_committed >> company & 1
            if not held:
                crew = country.crew[company]
                for kind in range(KINDS):
                    pool[kind] += crew >> 2 * kind & 3
    return pool


def jobless_fill_a_company(country: Country, role: int, most: int) -> bool:
    """Whether the unemployed alone can staff an empty company: then some move is sure to be legal.

    What a full plan would say too, without making one; most turns ask just this.
    """
    base = role * KINDS
    jobless = 0
    for kind in range(KINDS):
        jobless += country.unemployed[base + kind]
    most = min(most, jobless)
    for company in range(COUNT):
        owner = country.owner[company]
        if owner in (OUT, FACE_DOWN) or country.crew_class[company] != NOBODY:
            continue
        home = HOME[company]
        barred = home == MC if role == WC else home == WC
        if not barred and 0 < SLOTS[company] <= most:
            skill = SKILLED_SLOT[company]
            if not skill or country.unemployed[base + skill]:
                return True
    return False


class Plan:
    """Where the workers of one class would stand after some moves; the country is not touched.

    `crew` and `employee` are those of the plan. `old` are the workers of each company that were
    there before and have not moved, `newcomers` counts those who came. `most` is the largest
    number of moves; with `jobless_only` nobody who has a job may move.
    """

    def __init__(self, country: Country, role: int, most: int, jobless_only: bool) -> None:
        self.country = country
        self.role = role
        self.most = most
        self.jobless_only = jobless_only
        base = role * KINDS
        self.jobless = country.unemployed[base : base + KINDS]
        self.open: list[int] = []
        self.crew = [0] * COUNT
        for company in range(COUNT):
            owner = country.owner[company]
            if owner != OUT and owner != FACE_DOWN:
                self.open.append(company)
                if country.crew_class[company] == role:
                    self.crew[company] = country.crew[company]
        self.old = self.crew[:]
        self.newcomers = [0] * COUNT
        self.employee = country.employee[:]
        self.new_employee = 0
        self.unions = country.unions
        self.moves = 0
        self.pool: list[int] = []
        self.need = 0
        self.skilled: list[int] = []
        self.look()

    # -- who may move --------------------------------------------------------------------------

    def may_leave(self, company: int) -> bool:
        """HEG-ASG-01, HEG-ASG-07: not committed, and no committed employee depends on them."""
        country = self.country
        if self.jobless_only or self.old[company] == 0 or country.committed >> company & 1:
            return False
        dependent = self.role == MC and HOME[company] == MC
        return not (dependent and country.employee_committed >> company & 1)

    def employee_may_leave(self, company: int) -> bool:
        """The WC employee of an MC company who was there before and is not committed."""
        if self.role != WC or self.jobless_only or self.employee[company] == NO_EMPLOYEE:
            return False
        settled = (self.country.employee_committed | self.new_employee) >> company & 1
        return not settled

    def available(self) -> list[int]:
        """The workers by type that could still move; companies with newcomers keep theirs."""
        pool = self.jobless[:]
        if self.jobless_only:
            return pool
        for company in self.open:
            if self.newcomers[company] == 0 and self.may_leave(company):
                for kind in range(KINDS):
                    pool[kind] += count_of(self.old[company], kind)
            if self.employee_may_leave(company):
                pool[self.employee[company]] += 1
        return pool

    def workers(self) -> list[int]:
        """(company + 1) * 6 + type of everybody who may move next; company -1: unemployed."""
        found = [kind for kind in range(KINDS) if self.jobless[kind]]
        for company in self.open:
            if self.newcomers[company] == 0 and self.may_leave(company):
                for kind in range(KINDS):
                    if count_of(self.old[company], kind):
                        found.append((company + 1) * KINDS + kind)
            elif self.employee_may_leave(company):
                found.append((company + 1) * KINDS + self.employee[company])
        return found

    # -- where to ------------------------------------------------------------------------------

    def has_room(self, company: int, kind: int) -> bool:
        """HEG-ASG-01, HEG-ASG-06: a free slot that fits the worker."""
        country = self.country
        if HOME[company] == MC and self.role == WC:
            slot = EMPLOYEE_SLOT[company]
            free = slot != NO_EMPLOYEE and self.employee[company] == NO_EMPLOYEE
            return free and slot in (UNSKILLED, kind) and country.crew_class[company] == MC
        if HOME[company] == WC and self.role != WC:
            return False
        if country.crew_class[company] not in (NOBODY, self.role):
            return False
        crew = self.crew[company]
        return size_of(crew) < SLOTS[company] and fits(company, one_more(crew, kind))

    def look(self) -> None:
        """Count once what every place is judged by: who is free, and who is still missing."""
        self.pool = self.available()
        self.need = 0
        self.skilled = [0] * KINDS
        for company in self.open:
            if self.newcomers[company]:
                self.need += SLOTS[company] - size_of(self.crew[company])
                if self.wanting(self.crew[company], company):
                    self.skilled[SKILLED_SLOT[company]] += 1

    def wanting(self, crew: int, company: int) -> bool:
        """Whether the skilled slot of a company still waits for its worker."""
        skill = SKILLED_SLOT[company]
        return skill > 0 and count_of(crew, skill) == 0

    def feasible(self, company: int, kind: int) -> bool:
        """HEG-ASG-02: whether every company could still be full at the end after this move.

        `company` is NOBODY for a move that fills no slot of a crew.
        """
        need, skill, waiting, staying = self.need, UNSKILLED, 0, 0
        if company != NOBODY:
            skill = SKILLED_SLOT[company]
            waited = self.wanting(self.crew[company], company)
            waiting = 1 if waited and kind != skill else 0
            if self.newcomers[company]:
                need -= 1
                waiting -= 1 if waited else 0
            else:
                need += SLOTS[company] - size_of(self.crew[company]) - 1
                staying = self.old[company] if self.may_leave(company) else 0
        if need > self.most - self.moves - 1:
            return False
        left = 0
        for k in range(KINDS):
            free = self.pool[k] - count_of(staying, k) - (1 if k == kind else 0)
            if k and self.skilled[k] + (waiting if k == skill else 0) > free:
                return False
            left += free
        return need <= left

    def places(self, kind: int) -> list[int]:
        """The places a worker of that type could go to, whoever it is."""
        found: list[int] = []
        for company in self.open:
            if self.has_room(company, kind):
                fills_crew = self.role != WC or HOME[company] != MC
                if self.feasible(company if fills_crew else NOBODY, kind):
                    found.append(company)
        if self.role == WC and kind != UNSKILLED and self.union_open(kind):
            found.append(UNION + kind)
        return found

    def union_open(self, kind: int) -> bool:
        """HEG-ASG-08, HEG-ASG-09: an empty space; workers placed earlier count."""
        if self.unions >> kind & 1 or self.in_industry(kind) < UNION_WORKERS:
            return False
        return self.feasible(NOBODY, kind)

    def in_industry(self, industry: int) -> int:
        """WC workers in companies of the industry now."""
        total = 0
        for company in self.open:
            if INDUSTRY[company] == industry:
                total += size_of(self.crew[company])
                if self.employee[company] != NO_EMPLOYEE:
                    total += 1
        return total

    def destinations(self, worker: int) -> list[int]:
        """HEG-ASG-05: the places for one worker; never the company where it stands."""
        source = worker // KINDS - 1
        kind = worker % KINDS
        found = [place for place in self.places(kind) if place != source]
        if UNION + kind in found and not self.union_after_leaving(source, kind):
            found.remove(UNION + kind)
        return found

    def union_after_leaving(self, source: int, kind: int) -> bool:
        """HEG-ASG-08: four other workers, so one who leaves the industry for it does not count."""
        leaves = source >= 0 and INDUSTRY[source] == kind
        return self.in_industry(kind) - (1 if leaves else 0) >= UNION_WORKERS

    def can_begin(self) -> bool:
        """Whether anybody has somewhere to go: a quick look, then a thorough one for unions."""
        for kind in range(KINDS):
            if self.pool[kind]:
                for company in self.open:
                    if self.has_room(company, kind):
                        fills_crew = self.role != WC or HOME[company] != MC
                        if self.feasible(company if fills_crew else NOBODY, kind):
                            return True
        return self.role == WC and bool(self.movable())

    def movable(self) -> list[int]:
        """The workers with somewhere to go."""
        by_kind = [self.places(kind) if self.pool[kind] else [] for kind in range(KINDS)]
        found: list[int] = []
        for worker in self.workers():
            source, kind = worker // KINDS - 1, worker % KINDS
            places = by_kind[kind]
            if not places or (len(places) == 1 and places[0] == source):
                continue
            if len(places) == 1 and places[0] >= UNION:
                if self.union_after_leaving(source, kind):
                    found.append(worker)
            else:
                found.append(worker)
        return found

    # -- moving --------------------------------------------------------------------------------

    def move(self, worker: int, place: int) -> None:
        """HEG-ASG-03: a worker leaves its place, and another may take it later in the plan."""
        source, kind = worker // KINDS - 1, worker % KINDS
        if source == UNEMPLOYED:
            self.jobless[kind] -= 1
        elif HOME[source] == MC and self.role == WC:
            self.employee[source] = NO_EMPLOYEE
        else:
            self.crew[source] = one_less(self.crew[source], kind)
            self.old[source] = one_less(self.old[source], kind)
        if place >= UNION:
            self.unions |= 1 << (place - UNION)
        elif HOME[place] == MC and self.role == WC:
            self.employee[place] = kind
            self.new_employee |= 1 << place
        else:
            self.crew[place] = one_more(self.crew[place], kind)
            self.newcomers[place] += 1
        self.moves += 1
        self.look()

    def complete(self) -> bool:
        """HEG-ASG-02: at least one move, and every company that newcomers joined is full."""
        return self.moves > 0 and self.need == 0

    def carry_out(self, rule: str) -> list[int]:
        """Make it so; returns the companies that newcomers joined, once for each of them.

        Strikes and unions are settled by whoever carries it out, when the whole action is done.
        """
        country = self.country
        joined: list[int] = []
        for company in range(COUNT):
            if self.new_employee >> company & 1:
                joined.append(company)
            joined += [company] * self.newcomers[company]
            self.carry_out_slots(company, rule)
        if self.role == WC:
            self.carry_out_employees(rule)
            if self.unions != country.unions:
                set_unions(country, self.unions, "HEG-ASG-08")
        for kind in range(KINDS):
            set_unemployed(country, self.role, kind, self.jobless[kind], rule)
        self.leave_employees(rule)
        return joined

    def carry_out_slots(self, company: int, rule: str) -> None:
        """HEG-ASG-04: a crew that is new is committed; one that was complete stays as it was."""
        country = self.country
        if country.crew_class[company] != self.role and self.newcomers[company] == 0:
            return
        crew = self.crew[company]
        if crew == country.crew[company]:
            return
        was_operational = country.crew_class[company] == self.role
        if size_of(crew) < SLOTS[company]:
            for kind in range(KINDS):
                self.jobless[kind] += count_of(crew, kind)
            set_crew(country, company, NOBODY, 0, rule)
            country.committed &= ~(1 << company)
            return
        set_crew(country, company, self.role, crew, rule)
        if not was_operational:
            commit(country, company, "HEG-ASG-04")

    def carry_out_employees(self, rule: str) -> None:
        """HEG-ASG-04: who takes an empty employee slot is committed, who replaces one is not."""
        country = self.country
        for company in range(COUNT):
            kind = self.employee[company]
            before = country.employee[company]
            if kind == before:
                continue
            set_employee(country, company, kind, rule)
            if kind == NO_EMPLOYEE:
                country.employee_committed &= ~(1 << company)
            elif before == NO_EMPLOYEE:
                commit_employee(country, company, "HEG-ASG-04")

    def leave_employees(self, rule: str) -> None:
        """HEG-ASG-07: where the MC workers have gone the employee becomes unemployed."""
        country = self.country
        for company in range(COUNT):
            if country.employee[company] != NO_EMPLOYEE and country.crew_class[company] == NOBODY:
                kind = country.employee[company]
                set_unemployed(country, WC, kind, country.unemployed[kind] + 1, rule)
                set_employee(country, company, NO_EMPLOYEE, rule)
                country.employee_committed &= ~(1 << company)
