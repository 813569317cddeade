"""Chapter 8, Build Company: CC (HEG-CO-10 to -12) and MC (HEG-CO-15 to -17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import worker_words
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.benefits import STARTUP, is_used, startup_help
from anthropolis.games.hegemony.rules.moving.building import (
    deck_of,
    legal_levels,
    market_of,
    place_company,
)
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.counting import company_count
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay
from anthropolis.games.hegemony.rules.moving.plan import Plan, movable_workers
from anthropolis.games.hegemony.rules.moving.workforce import (
    check_demonstration,
    commit,
    crew_choices,
    employee_choices,
    hire,
    hire_employee,
    jobless,
    set_crew,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COST,
    INDUSTRY,
    LABELS,
    LEVELS,
    PAID,
    RESOURCE,
    SKILLED_SLOT,
    SLOTS,
    one_more,
    types_in,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import COMPANY_LIMIT
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    CLASSES,
    KINDS,
    MC,
    ROLES,
    STATE,
    TYPES,
    WC,
)
from anthropolis.games.hegemony.table.state import RESOURCE as NOTED_RESOURCE
from anthropolis.games.hegemony.table.state import Country

LEVEL: Final = 100
NO_CREW: Final = 110
CREW: Final = 20000
"""CREW + class * 4096 + crew: a class and its workers by type."""
NO_HELP: Final = 120
HELP: Final = 130
"""HELP + type: the WC employee."""
FROM_SUPPLY: Final = 9999
WORKER: Final = 10000
"""WORKER + (company + 1) * 6 + type: an MC worker and where it comes from."""
ANY_INDUSTRY: Final = 63
ANY_COMPANY: Final = -1
OWN_MONEY: Final = 0
STATE_MONEY: Final = 1
HALF_MONEY: Final = 2


@dataclass(frozen=True)
class BuildCompany(Deed):
    """HEG-CO-10 to HEG-CO-12, HEG-CO-15 to HEG-CO-17: from the Market, wage, workers.

    HEG-OP-07: cards change the cost (`only_stored`: if it makes the resource just stored), who
    pays (the State all of it, or the half that is left), the industries, or take the company from
    the deck; with `from_supply` a skilled MC worker comes from the supply. HEG-EVT-07: of a company
    that the State has chosen the owner decides the rest, MC with unemployed workers only. Parts:
    company, for MC its workers, wage, then crew or employee.
    """

    role: int
    cost_delta: int
    only_stored: bool
    payer: int
    industries: int
    from_deck: bool
    from_supply: bool
    company: int
    optional: bool

    # -- which company -------------------------------------------------------------------------

    def refusal(self, country: Country) -> str:
        if company_count(country, self.role) >= COMPANY_LIMIT[self.role]:
            return "HEG-CO-05"
        return "" if self.any_company(country) else "HEG-CO-11"

    def companies(self, country: Country) -> list[int]:
        if company_count(country, self.role) >= COMPANY_LIMIT[self.role]:
            return []
        pool = self.pool(country)
        return sorted([c for c in self.pile(country) if self.can_build(country, c, pool)])

    def any_company(self, country: Country) -> bool:
        """Whether `companies` would find one."""
        pool = self.pool(country)
        return any(self.can_build(country, company, pool) for company in self.pile(country))

    def pile(self, country: Country) -> list[int]:
        return country.piles[deck_of(self.role) if self.from_deck else market_of(self.role)]

    def pool(self, country: Country) -> list[int]:
        """The MC workers who could move into a new company; CC needs none."""
        if self.role == CC:
            return []
        return movable_workers(country, MC, self.company != ANY_COMPANY)

    def can_build(self, country: Country, company: int, pool: list[int]) -> bool:
        if not self.industries >> INDUSTRY[company] & 1:
            return False
        if not can_pay(country, self.role, self.own_share(country, company)):
            return False
        return self.role == CC or self.staffable(country, company, pool)

    def cost(self, country: Country, company: int) -> int:
        """HEG-OP-07: what the company costs in all, not below 0."""
        matches = not self.only_stored or RESOURCE[company] == country.noted[NOTED_RESOURCE]
        return max(0, COST[company] + (self.cost_delta if matches else 0))

    def own_share(self, country: Country, company: int) -> int:
        cost = self.cost(country, company)
        if self.payer == HALF_MONEY:
            cost = (cost + 1) // 2
        elif self.payer != OWN_MONEY:
            cost = 0
        return cost - startup_help(country, self.role, cost)

    # -- MC workers ----------------------------------------------------------------------------

    def staffable(self, country: Country, company: int, pool: list[int]) -> bool:
        """HEG-CO-15: workers for all its MC slots, unemployed or not committed."""
        skill = SKILLED_SLOT[company]
        supplied = 1 if self.from_supply and country.reserve[MC * KINDS + skill] > 0 else 0
        if pool[skill] + supplied == 0:
            return False
        return sum(pool) + supplied >= SLOTS[company]

    def workers(self, country: Country, company: int, slot: int, chosen: list[int]) -> list[int]:
        """Who may take the next slot: the skilled one first, then an unskilled one."""
        plan = Plan(country, MC, SLOTS[company], self.company != ANY_COMPANY)
        for worker in chosen:
            leave(plan, worker)
        skill = SKILLED_SLOT[company]
        if slot == 0:
            if not self.staffable(country, company, plan.pool):
                return []
            if self.from_supply and country.reserve[MC * KINDS + skill] > 0:
                return [0]
            return [WORKER + w for w in plan.workers() if w % KINDS == skill]
        return [WORKER + w for w in plan.workers()]

    # -- parts ---------------------------------------------------------------------------------

    def start(self, country: Country) -> None:
        if self.company != ANY_COMPANY and not self.more(country, 0, []):
            self.build(country, [self.company])
        elif not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if self.company != ANY_COMPANY:
            return self.details(country, self.company, parts)
        if not parts:
            companies = self.companies(country)
            return [*companies, SKIP] if self.optional else companies
        return [] if parts[0] == SKIP else self.details(country, parts[0], parts[1:])

    def details(self, country: Country, company: int, parts: list[int]) -> list[int]:
        """Workers and wage, once the company is known."""
        if self.role == MC:
            return self.more_of_middle(country, company, parts)
        if PAID[company] and not parts:
            return [LEVEL + level for level in legal_levels(country)]
        if SLOTS[company] and len(parts) < 2:
            return self.crews(country, company)
        return []

    def crews(self, country: Country, company: int) -> list[int]:
        """HEG-CO-10: nobody, or all slots filled with unemployed of one class."""
        found = [NO_CREW]
        for role in (WC, MC):
            for crew in crew_choices(country, company, jobless(country, role)):
                found.append(CREW + role * 4096 + crew)
        return found

    def more_of_middle(self, country: Country, company: int, parts: list[int]) -> list[int]:
        slots = SLOTS[company]
        if len(parts) < slots:
            chosen = [part - WORKER for part in parts if part >= WORKER]
            found = self.workers(country, company, len(parts), chosen)
            return [FROM_SUPPLY] if found == [0] else found
        if not PAID[company]:
            return []
        if len(parts) == slots:
            return [LEVEL + level for level in legal_levels(country)]
        if len(parts) == slots + 1:
            helpers = employee_choices(country, company)
            return [NO_HELP, *[HELP + kind for kind in helpers]] if helpers else []
        return []

    # -- doing it ------------------------------------------------------------------------------

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        chosen = [] if self.company == ANY_COMPANY else [self.company]
        parts = [*chosen, *answers[0]]
        if parts[0] != SKIP:
            self.build(country, parts)

    def build(self, country: Country, parts: list[int]) -> None:
        company = parts[0]
        self.pay(country, company)
        levels = [part - LEVEL for part in parts if LEVEL <= part < NO_CREW]
        level = levels[0] if levels else legal_levels(country)[0]
        place_company(country, self.role, company, level, self.from_deck, "HEG-CO-10")
        hired = self.staff(country, company, parts[1:])
        settle(country)
        if hired:
            check_demonstration(country)

    def pay(self, country: Country, company: int) -> None:
        own = self.own_share(country, company)
        pay(country, self.role, BANK, own, "HEG-CO-10")
        rest = self.cost(country, company) - own
        helped = is_used(country, self.role, STARTUP)
        if rest:
            force(country, STATE, BANK, rest, "HEG-OP-07")
        if helped:
            gain_vp(country, STATE, 1, "events", "HXP-EVT-14")

    def staff(self, country: Country, company: int, parts: list[int]) -> bool:
        """HEG-CO-10, HEG-CO-15, HEG-CO-16: its workers; whether WC got a job there."""
        if self.role == CC:
            crews = [part - CREW for part in parts if part >= CREW]
            if crews:
                hire(country, company, crews[0] // 4096, crews[0] % 4096, "HEG-CO-10")
            return country.crew_class[company] == WC
        own = [part - WORKER for part in parts if FROM_SUPPLY <= part < CREW]
        self.move_in(country, company, own)
        helpers = [part - HELP for part in parts if HELP <= part < FROM_SUPPLY]
        if helpers:
            hire_employee(country, company, helpers[0], "HEG-CO-16")
        return bool(helpers)

    def move_in(self, country: Country, company: int, workers: list[int]) -> None:
        """HEG-CO-15, HEG-CO-17: the MC workers leave where they were; all are committed."""
        plan = Plan(country, MC, len(workers), False)
        crew = 0
        for worker in workers:
            if worker < 0:
                skill = SKILLED_SLOT[company]
                country.reserve[MC * KINDS + skill] -= 1
                crew = one_more(crew, skill)
            else:
                leave(plan, worker)
                crew = one_more(crew, worker % KINDS)
        plan.carry_out("HEG-CO-17")
        set_crew(country, company, MC, crew, "HEG-CO-15")
        commit(country, company, "HEG-CO-15")

    # -- words ---------------------------------------------------------------------------------

    def rule(self) -> str:
        return "HEG-CO-15" if self.role == MC else "HEG-CO-10"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_build", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == SKIP:
            return Words("skip", {})
        if WORKER <= choice < CREW:
            return worker_words(choice - WORKER)
        return build_words(choice)


def leave(plan: Plan, worker: int) -> None:
    """A worker leaves its place for the new company."""
    source, kind = worker // KINDS - 1, worker % KINDS
    if source < 0:
        plan.jobless[kind] -= 1
    else:
        plan.crew[source] -= 1 << 2 * kind
        plan.old[source] -= 1 << 2 * kind
    plan.look()


def build_words(choice: int) -> Words:
    if choice >= CREW:
        role, crew = (choice - CREW) // 4096, (choice - CREW) % 4096
        kinds = [TYPES[kind] for kind in types_in(crew)]
        return Words("crew", {"role": CLASSES[role], "kinds": kinds})
    if choice == FROM_SUPPLY:
        return Words("worker_from_supply", {})
    if choice >= HELP:
        return Words("helper", {"kind": TYPES[choice - HELP]})
    if choice in (NO_HELP, NO_CREW):
        return Words("nobody", {})
    if choice >= LEVEL:
        return Words("level", {"level": LEVELS[choice - LEVEL]})
    return Words("company", {"company": LABELS[choice]})


def build(role: int) -> BuildCompany:
    """The basic action."""
    return BuildCompany(role, 0, False, OWN_MONEY, ANY_INDUSTRY, False, False, ANY_COMPANY, False)
