"""Chapter 12, free actions of WC and MC: services, luxury, swapping workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import worker_words
from anthropolis.games.hegemony.rules.moving.asking import DONE, NewWorker
from anthropolis.games.hegemony.rules.moving.changes import gain_vp, set_unemployed
from anthropolis.games.hegemony.rules.moving.counting import population, unemployed_count
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.rules.moving.stocks import set_goods
from anthropolis.games.hegemony.rules.moving.workforce import free_skills, set_crew, set_employee
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    EMPLOYEE_SLOT,
    HOME,
    NO_EMPLOYEE,
    SKILLED_SLOT,
    count_of,
    one_less,
    one_more,
    types_in,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import HEALTH_VP
from anthropolis.games.hegemony.table.roles import (
    EDUCATION,
    HEALTH,
    KINDS,
    LUXURY,
    MC,
    ROLES,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import Country

NOBODY_LEARNS: Final = 1002
SKILL: Final = 700
INCOMING: Final = 800


def has_enough(country: Country, role: int, resource: int) -> bool:
    return country.goods[role * 4 + resource] >= population(country, role)


def consume(country: Country, role: int, resource: int, rule: str) -> None:
    """As many units as the Population, back to the supply."""
    units = population(country, role)
    set_goods(country, role, resource, country.goods[role * 4 + resource] - units, rule)
    country.stock_left[resource] += units


@dataclass(frozen=True)
class UseHealthcare(Deed):
    """HEG-FREE-03: 1 Prosperity, 2 VP, then an unskilled worker joins the unemployed."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if has_enough(country, self.role, HEALTH) else "HEG-FREE-03"

    def start(self, country: Country) -> None:
        consume(country, self.role, HEALTH, "HEG-FREE-03")
        gain_prosperity(country, self.role, "HEG-FREE-03")
        gain_vp(country, self.role, HEALTH_VP, "health", "HEG-FREE-03")
        country.then(NewWorker(self.role, UNSKILLED, "HEG-FREE-03"))


@dataclass(frozen=True)
class UseLuxury(Deed):
    """HEG-FREE-05: 1 Prosperity."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if has_enough(country, self.role, LUXURY) else "HEG-FREE-05"

    def start(self, country: Country) -> None:
        consume(country, self.role, LUXURY, "HEG-FREE-05")
        gain_prosperity(country, self.role, "HEG-FREE-05")


def on_plain_slots(country: Country, role: int, company: int) -> int:
    """The workers of a crew that do not stand on the skilled slot."""
    if country.crew_class[company] != role:
        return 0
    skill = SKILLED_SLOT[company]
    return one_less(country.crew[company], skill) if skill else country.crew[company]


def plain_employee(country: Country, company: int) -> int:
    """The WC employee who stands on an unskilled employee slot, or NO_EMPLOYEE."""
    unskilled_slot = EMPLOYEE_SLOT[company] == UNSKILLED
    return country.employee[company] if unskilled_slot else NO_EMPLOYEE


def skilled_on_plain_slots(country: Country, role: int, company: int) -> int:
    """The skilled workers of a class, as a crew, who stand on unskilled slots of a company."""
    if country.crew_class[company] == role:
        crew = on_plain_slots(country, role, company)
        return crew - count_of(crew, UNSKILLED)
    if role == WC and plain_employee(country, company) > UNSKILLED:
        return one_more(0, country.employee[company])
    return 0


@dataclass(frozen=True)
class UseEducation(Deed):
    """HEG-FREE-04: 1 Prosperity; a worker not on a skilled slot or in a union learns a skill.

    Parts: the worker as (company + 1) * 6 + type, then SKILL + the new type; or nobody.
    """

    role: int

    def refusal(self, country: Country) -> str:
        return "" if has_enough(country, self.role, EDUCATION) else "HEG-FREE-04"

    def start(self, country: Country) -> None:
        consume(country, self.role, EDUCATION, "HEG-FREE-04")
        gain_prosperity(country, self.role, "HEG-FREE-04")
        if self.pupils(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def pupils(self, country: Country) -> list[int]:
        base = self.role * KINDS
        found = [kind for kind in range(KINDS) if country.unemployed[base + kind]]
        for company in range(COUNT):
            crew = on_plain_slots(country, self.role, company)
            for kind in range(KINDS):
                if count_of(crew, kind):
                    found.append((company + 1) * KINDS + kind)
            if self.role == WC and plain_employee(country, company) != NO_EMPLOYEE:
                found.append((company + 1) * KINDS + country.employee[company])
        return [worker for worker in found if self.skills(country, worker)]

    def skills(self, country: Country, worker: int) -> list[int]:
        return [kind for kind in free_skills(country, self.role) if kind != worker % KINDS]

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return [*self.pupils(country), NOBODY_LEARNS]
        if len(parts) == 2 or parts[0] == NOBODY_LEARNS:
            return []
        return [SKILL + kind for kind in self.skills(country, parts[0])]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        if answers[0][0] == NOBODY_LEARNS:
            return
        worker, skill = answers[0][0], answers[0][1] - SKILL
        kind, base = worker % KINDS, self.role * KINDS
        replace_worker(country, self.role, worker // KINDS - 1, kind, skill, "HEG-FREE-04")
        country.reserve[base + kind] += 1
        country.reserve[base + skill] -= 1

    def rule(self) -> str:
        return "HEG-FREE-04"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_educate", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == NOBODY_LEARNS:
            return Words("nobody", {})
        if choice >= SKILL:
            return Words("new_worker", {"kind": TYPES[choice - SKILL]})
        return worker_words(choice)


def replace_worker(
    country: Country, role: int, company: int, out: int, incoming: int, rule: str
) -> None:
    """One worker in the place of another; slot and commitment stay. Company -1: unemployed."""
    if company < 0:
        base = role * KINDS
        set_unemployed(country, role, out, country.unemployed[base + out] - 1, rule)
        set_unemployed(country, role, incoming, country.unemployed[base + incoming] + 1, rule)
    elif role == WC and HOME[company] == MC:
        set_employee(country, company, incoming, rule)
    else:
        crew = one_more(one_less(country.crew[company], out), incoming)
        set_crew(country, company, role, crew, rule)


@dataclass(frozen=True)
class SwapWorkers(Deed):
    """HEG-FREE-06: skilled workers on unskilled slots change places with unemployed ones.

    Parts: the worker that goes out, INCOMING + the type that comes in, again or DONE. Nobody who
    has just come in goes out again.
    """

    role: int

    def refusal(self, country: Country) -> str:
        jobless, base = unemployed_count(country, self.role), self.role * KINDS
        if jobless:
            for company in range(COUNT):
                crew = skilled_on_plain_slots(country, self.role, company)
                if crew:
                    for kind in range(1, KINDS):
                        others = jobless > country.unemployed[base + kind]
                        if others and count_of(crew, kind):
                            return ""
        return "HEG-FREE-06"

    def leavers(self, country: Country) -> list[int]:
        """(company + 1) * 6 + type, once for each skilled worker on an unskilled slot."""
        found: list[int] = []
        for company in range(COUNT):
            crew = skilled_on_plain_slots(country, self.role, company)
            if crew:
                found += [(company + 1) * KINDS + kind for kind in types_in(crew)]
        return found

    def pool(self, country: Country, parts: list[int]) -> list[int]:
        """The unemployed after the swaps so far."""
        base = self.role * KINDS
        pool = country.unemployed[base : base + KINDS]
        for number in range(1, len(parts), 2):
            pool[parts[number - 1] % KINDS] += 1
            pool[parts[number] - INCOMING] -= 1
        return pool

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        pool = self.pool(country, parts)
        if len(parts) % 2:
            out = parts[len(parts) - 1] % KINDS
            return [INCOMING + kind for kind in range(KINDS) if pool[kind] and kind != out]
        gone = [parts[number] for number in range(0, len(parts), 2)]
        left: list[int] = []
        for worker in self.leavers(country):
            if worker in gone:
                gone.remove(worker)
            elif worker not in left and sum(pool) > pool[worker % KINDS]:
                left.append(worker)
        return [*left, DONE] if parts and left else left

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = [part for part in answers[0] if part != DONE]
        for number in range(1, len(parts), 2):
            worker, incoming = parts[number - 1], parts[number] - INCOMING
            company, out = worker // KINDS - 1, worker % KINDS
            base = self.role * KINDS
            replace_worker(country, self.role, company, out, incoming, "HEG-FREE-06")
            now = country.unemployed[base + incoming] - 1
            set_unemployed(country, self.role, incoming, now, "HEG-FREE-06")
            now = country.unemployed[base + out] + 1
            set_unemployed(country, self.role, out, now, "HEG-FREE-06")

    def rule(self) -> str:
        return "HEG-FREE-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_swap", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        if choice >= INCOMING:
            return Words("jobless_worker", {"kind": TYPES[choice - INCOMING]})
        return worker_words(choice)
