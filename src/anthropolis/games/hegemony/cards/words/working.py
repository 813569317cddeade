"""HEG-OP-05, HEG-OP-06, HEG-OP-11: workers that come, go, and staff idle companies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.build_company import CREW, build_words
from anthropolis.games.hegemony.rules.moving.actions.companies import company_words
from anthropolis.games.hegemony.rules.moving.asking import DONE, SKIP, ascending
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, companies_of, unemployed_count
from anthropolis.games.hegemony.rules.moving.money import force, receive
from anthropolis.games.hegemony.rules.moving.workforce import (
    add_worker,
    check_demonstration,
    commit,
    crew_choices,
    free_farms,
    free_skills,
    hire,
    jobless,
    remove_worker,
    set_crew,
    set_owner,
    set_wage,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    INDUSTRY,
    PAID,
    SLOTS,
    count_of,
    crew_of,
    fits,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import (
    CC,
    KINDS,
    MC,
    ROLES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import COMPANY, Country

L3: Final = 2


@dataclass(frozen=True)
class AddSkilled(Deed):
    """HEG-OP-06: a skilled worker of one's choice joins the unemployed of a class."""

    role: int
    who: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        skills = free_skills(country, self.who)
        if len(skills) > 1:
            country.ask(self, country.seat_of(self.role))
        else:
            add_worker(country, self.who, skills[0] if skills else UNSKILLED, "HEG-OP-06")

    def options(self, country: Country, seat: int) -> list[int]:
        return free_skills(country, self.who)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        add_worker(country, self.who, choice, "HEG-OP-06")

    def rule(self) -> str:
        return "HEG-OP-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_new_worker", {"role": ROLES[self.who]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("new_worker", {"kind": TYPES[choice]})


@dataclass(frozen=True)
class Migrate(Deed):
    """HEG-OP-06: of at least four unemployed one or two leave, for 5 or 10 each.

    Parts are types, then DONE.
    """

    role: int
    least: int
    most: int
    unskilled: int
    skilled: int

    def refusal(self, country: Country) -> str:
        return "" if unemployed_count(country, self.role) >= self.least else "HEG-OP-06"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if len(parts) == self.most or (parts and parts[len(parts) - 1] == DONE):
            return []
        pool = jobless(country, self.role)
        for part in parts:
            pool[part] -= 1
        kinds = [kind for kind in range(KINDS) if pool[kind]]
        return [*kinds, DONE] if parts else kinds

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for kind in answers[0]:
            if kind != DONE:
                remove_worker(country, self.role, kind, "HEG-OP-06")
                money = self.unskilled if kind == UNSKILLED else self.skilled
                receive(country, self.role, money, "HEG-OP-06")

    def rule(self) -> str:
        return "HEG-OP-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_migrate", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        return Words("jobless_worker", {"kind": TYPES[choice]})


@dataclass(frozen=True)
class BuildFarm(Deed):
    """HEG-OP-06: a Cooperative Farm beside the board with three unemployed, committed.

    It is a Company that is built with WC workers in it, so a Demonstration may end (HEG-DEM-03).
    Parts: the workers by type.
    """

    least: int

    def refusal(self, country: Country) -> str:
        enough = unemployed_count(country, WC) >= self.least
        return "" if enough and free_farms(country) else "HEG-OP-06"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(WC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        pool = self.pool(country, parts)
        return [kind for kind in range(KINDS) if pool[kind] and len(parts) < self.need(country)]

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        """Types from the last one on of which enough are left to fill the farm."""
        pool, need = self.pool(country, parts), self.need(country) - len(parts)
        return [kind for kind in ascending(parts, options) if sum(pool[kind:]) >= need]

    def need(self, country: Country) -> int:
        return SLOTS[free_farms(country)[0]]

    def pool(self, country: Country, parts: list[int]) -> list[int]:
        pool = jobless(country, WC)
        for part in parts:
            pool[part] -= 1
        return pool

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        farm = free_farms(country)[0]
        set_owner(country, farm, WC, "HEG-OP-06")
        hire(country, farm, WC, crew_of(answers[0]), "HEG-OP-06")
        settle(country)
        check_demonstration(country)

    def rule(self) -> str:
        return "HEG-OP-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_farm", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("jobless_worker", {"kind": TYPES[choice]})


@dataclass(frozen=True)
class StaffCompany(Deed):
    """HEG-OP-05: all slots of a non-operational company of the owner, with one class, committed.

    From the unemployed, or from the supply (the new workers join that class). With `noted` it is
    the company that the card has just moved. Parts: company, then class and crew.
    """

    role: int
    owner: int
    from_supply: bool
    state_pays: int
    optional: bool
    noted: bool

    def pool(self, country: Country, role: int) -> list[int]:
        if not self.from_supply:
            return jobless(country, role)
        return country.reserve[role * KINDS : (role + 1) * KINDS]

    def crews(self, country: Country, company: int) -> list[int]:
        found: list[int] = []
        for role in (WC, MC):
            if country.plays(role):
                for crew in crew_choices(country, company, self.pool(country, role)):
                    found.append(CREW + role * 4096 + crew)
        return found

    def companies(self, country: Country) -> list[int]:
        candidates = [country.noted[COMPANY]] if self.noted else companies_of(country, self.owner)
        return [
            company
            for company in candidates
            if country.crew_class[company] == NOBODY and self.crews(country, company)
        ]

    def refusal(self, country: Country) -> str:
        return "" if self.companies(country) else "HEG-OP-05"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            companies = self.companies(country)
            return [*companies, SKIP] if self.optional else companies
        if len(parts) == 2 or parts[0] == SKIP:
            return []
        return self.crews(country, parts[0])

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        if answers[0][0] == SKIP:
            return
        company, code = answers[0][0], answers[0][1] - CREW
        role, crew = code // 4096, code % 4096
        if self.from_supply:
            for kind in range(KINDS):
                country.reserve[role * KINDS + kind] -= count_of(crew, kind)
            set_crew(country, company, role, crew, "HEG-OP-05")
            commit(country, company, "HEG-OP-05")
        else:
            hire(country, company, role, crew, "HEG-OP-05")
        settle(country)
        if self.state_pays:
            amount = self.state_pays * SLOTS[company]
            force(country, STATE, self.role, amount, "HEG-OP-05")

    def rule(self) -> str:
        return "HEG-OP-05"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_staff", {"role": ROLES[self.owner]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return build_words(choice) if choice >= CREW else company_words(choice)


@dataclass(frozen=True)
class SetTopWage(Deed):
    """HEG-OP-11: an own non-operational company is set to L3."""

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HEG-OP-11"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(CC))

    def options(self, country: Country, seat: int) -> list[int]:
        return [
            company
            for company in companies_of(country, CC)
            if PAID[company] and country.crew_class[company] == NOBODY
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        set_wage(country, choice, L3, "HEG-OP-11")
        country.noted[COMPANY] = choice

    def rule(self) -> str:
        return "HEG-OP-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_top_wage", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)


@dataclass(frozen=True)
class PoachWorkers(Deed):
    """HEG-OP-11: all workers of a Public Company of the same industry and size, not committed."""

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HEG-OP-11"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(CC))

    def options(self, country: Country, seat: int) -> list[int]:
        target = country.noted[COMPANY]
        return [
            company
            for company in companies_of(country, STATE)
            if country.crew_class[company] != NOBODY
            and INDUSTRY[company] == INDUSTRY[target]
            and SLOTS[company] == SLOTS[target]
            and fits(target, country.crew[company])
            and not country.committed >> company & 1
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        target = country.noted[COMPANY]
        role, crew = country.crew_class[choice], country.crew[choice]
        set_crew(country, choice, NOBODY, 0, "HEG-OP-11")
        set_crew(country, target, role, crew, "HEG-OP-11")
        commit(country, target, "HEG-OP-11")
        settle(country)

    def rule(self) -> str:
        return "HEG-OP-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_poach", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)
