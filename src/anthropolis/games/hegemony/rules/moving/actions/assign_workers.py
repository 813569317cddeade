"""Chapter 7, assigning workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.asking import DONE
from anthropolis.games.hegemony.rules.moving.changes import set_unemployed
from anthropolis.games.hegemony.rules.moving.counting import companies_of
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.plan import UNION, Plan, jobless_fill_a_company
from anthropolis.games.hegemony.rules.moving.workforce import commit_employee, set_employee, settle
from anthropolis.games.hegemony.table.companies import (
    EMPLOYEE_SLOT,
    HOME,
    LABELS,
    NO_EMPLOYEE,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import ALL_WORKERS, ASSIGN_MAX
from anthropolis.games.hegemony.table.roles import (
    KINDS,
    LABOR,
    MC,
    ROLES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import Country

PLACE: Final = 400
"""Parts are a worker, then PLACE + where it goes, and so on; DONE ends the plan."""
NO_LIMIT: Final[int] = max(ALL_WORKERS)
NEVER: Final = 7


def assign(role: int) -> AssignWorkers:
    """HEG-ASG-01: the basic action."""
    return AssignWorkers(role, ASSIGN_MAX, False, NEVER, 0)


@dataclass(frozen=True)
class AssignWorkers(Deed):
    """HEG-ASG-01, HEG-ASG-02, HEG-ASG-13: move up to so many own workers, judged at the end.

    HEG-OP-05: cards change the number, allow only the unemployed (unless Policy 2 stands on the
    section `reassign`), or let each owner pay per worker newly placed.
    """

    role: int
    most: int
    jobless_only: bool
    reassign: int
    owner_pays: int

    def plan(self, country: Country, parts: list[int]) -> Plan:
        only = self.jobless_only and country.policies[LABOR] != self.reassign
        plan = Plan(country, self.role, self.most, only)
        for number in range(1, len(parts), 2):
            plan.move(parts[number - 1], parts[number] - PLACE)
        return plan

    def refusal(self, country: Country) -> str:
        if jobless_fill_a_company(country, self.role, self.most):
            return ""
        return "" if self.plan(country, []).can_begin() else "HEG-ASG-01"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        plan = self.plan(country, parts)
        if len(parts) % 2:
            return [PLACE + place for place in plan.destinations(parts[len(parts) - 1])]
        workers = plan.movable() if plan.moves < self.most else []
        if plan.complete() and workers:
            workers.append(DONE)
        return workers

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = [part for part in answers[0] if part != DONE]
        joined = self.plan(country, parts).carry_out("HEG-ASG-01")
        settle(country)
        if self.owner_pays:
            for company in joined:
                owner = country.owner[company]
                if owner != self.role:
                    force(country, owner, self.role, self.owner_pays, "HEG-OP-05")

    def rule(self) -> str:
        return "HEG-ASG-02"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_assign", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        if choice >= PLACE + UNION:
            return Words("to_union", {"kind": TYPES[choice - PLACE - UNION]})
        if choice >= PLACE:
            return Words("to_company", {"company": LABELS[choice - PLACE]})
        return worker_words(choice)


def worker_words(choice: int) -> Words:
    """A worker by type and by where it stands."""
    kind = TYPES[choice % KINDS]
    if choice < KINDS:
        return Words("jobless_worker", {"kind": kind})
    return Words("worker_at", {"kind": kind, "company": LABELS[choice // KINDS - 1]})


@dataclass(frozen=True)
class AssignEmployees(Deed):
    """HEG-OP-05: MC puts unemployed WC workers into employee slots of its operational companies.

    Parts are company * 6 + type in ascending order, then DONE. Skilled workers take unskilled slots
    only if in the end no unskilled one is left over (HEG-ASG-14).
    """

    most: int
    state_pays: int

    def refusal(self, country: Country) -> str:
        return "" if self.more(country, country.seat_of(MC), []) else "HEG-OP-05"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(MC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if len(parts) == self.most or (parts and parts[len(parts) - 1] == DONE):
            return []
        pool = country.unemployed[:KINDS]
        for part in parts:
            pool[part % KINDS] -= 1
        last = parts[len(parts) - 1] // KINDS if parts else -1
        vacant = [c for c in companies_of(country, MC) if c > last and has_vacancy(country, c)]
        replaced = any(replaces_unskilled(part) for part in parts)
        found: list[int] = []
        for place in range(len(vacant)):
            later = len([c for c in vacant[place + 1 :] if EMPLOYEE_SLOT[c] == UNSKILLED])
            room = min(later, self.most - len(parts) - 1)
            for part in fitting(vacant[place], pool):
                waiting = pool[UNSKILLED] - (part % KINDS == UNSKILLED)
                if waiting <= room or not (replaced or replaces_unskilled(part)):
                    found.append(part)
        if parts and found and not (replaced and pool[UNSKILLED]):
            found.append(DONE)
        return found

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for part in answers[0]:
            if part == DONE:
                continue
            company, kind = part // KINDS, part % KINDS
            set_unemployed(country, WC, kind, country.unemployed[kind] - 1, "HEG-OP-05")
            set_employee(country, company, kind, "HEG-OP-05")
            commit_employee(country, company, "HEG-OP-05")
            if self.state_pays:
                force(country, STATE, MC, self.state_pays, "HEG-OP-05")
        settle(country)

    def rule(self) -> str:
        return "HEG-OP-05"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_employees", {"most": self.most})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        return Words("employ", {"kind": TYPES[choice % KINDS], "company": LABELS[choice // KINDS]})


def has_vacancy(country: Country, company: int) -> bool:
    """An operational MC company whose employee slot is empty."""
    return (
        HOME[company] == MC
        and country.crew_class[company] == MC
        and EMPLOYEE_SLOT[company] != NO_EMPLOYEE
        and country.employee[company] == NO_EMPLOYEE
    )


def fitting(company: int, pool: list[int]) -> list[int]:
    """company * 6 + each type that its employee slot could take."""
    slot = EMPLOYEE_SLOT[company]
    kinds = range(KINDS) if slot == UNSKILLED else [slot]
    return [company * KINDS + kind for kind in kinds if pool[kind]]


def replaces_unskilled(part: int) -> bool:
    """A skilled worker on an unskilled slot."""
    return EMPLOYEE_SLOT[part // KINDS] == UNSKILLED and part % KINDS != UNSKILLED
