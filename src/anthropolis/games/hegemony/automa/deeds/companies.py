"""Special actions of the Capitalist Class with its companies."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.building import crew_names, staff
from anthropolis.games.hegemony.automa.company_lists import CompanyOptions, StaffOptions
from anthropolis.games.hegemony.automa.deeds.deed import Deed
from anthropolis.games.hegemony.automa.founding import crew_class, idle_of
from anthropolis.games.hegemony.automa.narrowing import narrow, pick
from anthropolis.games.hegemony.rules.moving.actions.companies import takes_machinery
from anthropolis.games.hegemony.rules.moving.changes import tell_company
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, companies_of
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay
from anthropolis.games.hegemony.rules.moving.producing import output_of, pay_wage, put_out, wage_due
from anthropolis.games.hegemony.rules.moving.stocks import storage_limit, stored
from anthropolis.games.hegemony.rules.moving.workforce import (
    commit,
    crew_choices,
    has_strike,
    set_crew,
    set_wage,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    INDUSTRY,
    LABELS,
    PAID,
    RESOURCE,
    SLOTS,
    count_of,
    full_crew,
)
from anthropolis.games.hegemony.table.figures import MACHINERY_TOKENS, ZONE
from anthropolis.games.hegemony.table.roles import BANK, CC, INFLUENCE, KINDS, LUXURY, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country

TOP_LEVEL: Final = 2


class ProductionOptions(CompanyOptions):
    """HAU-CC-31: room for all of it, then value, then output."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        made, resource = output_of(country, company, False), RESOURCE[company]
        if key == "whole_output_stored":
            return int(room_for(country, CC, resource) >= made)
        if key == "highest_value":
            price = 10 if resource == INFLUENCE else country.prices[(CC - MC) * 4 + resource]
            return made * price - wage_due(country, company)
        return made


def room_for(country: Country, role: int, resource: int) -> int:
    """Free room for a resource; Influence needs none."""
    if resource == INFLUENCE:
        return COUNT
    room = storage_limit(country, role, resource) - stored(country, role, resource)
    if role == CC and resource <= LUXURY:
        room += ZONE[resource] - country.zone[resource]
    return room


class ExtraProduction(Deed):
    """HAU-CC-31: an operational company that is not automated pays its wage and produces."""

    def companies(self, country: Country) -> list[int]:
        return [
            company
            for company in companies_of(country, CC)
            if country.crew_class[company] != NOBODY
            and PAID[company]
            and not has_strike(country, company)
            and can_pay(country, CC, wage_due(country, company))
        ]

    def possible(self, country: Country, role: int) -> bool:
        return bool(self.companies(country))

    def do(self, country: Country, role: int) -> int:
        found = self.companies(country)
        company = found[narrow("cc_extra_production", ProductionOptions(country, CC, found))]
        pay_wage(country, company, CC, "HAU-CC-31")
        put_out(country, company, output_of(country, company, False), "HAU-CC-31")
        return 1


class MachineryOptions(CompanyOptions):
    """HAU-CC-32: the list `cc_place_machinery`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "no_machinery_in_industry":
            industry = INDUSTRY[company]
            equipped = [
                c
                for c in companies_of(country, CC)
                if INDUSTRY[c] == industry and country.machinery >> c & 1
            ]
            return int(not equipped)
        return output_of(country, company, False)


class Machinery(Deed):
    """HAU-CC-32: a token for 20, another one elsewhere for 25; not in the last round."""

    def places(self, country: Country) -> list[int]:
        if country.machinery.bit_count() >= MACHINERY_TOKENS:
            return []
        return [c for c in companies_of(country, CC) if takes_machinery(country, c)]

    def possible(self, country: Country, role: int) -> bool:
        early = country.round < country.figures.rounds
        return early and bool(self.places(country)) and can_pay(country, CC, 20)

    def do(self, country: Country, role: int) -> int:
        self.buy(country, 20)
        if self.places(country) and can_pay(country, CC, 25):
            self.buy(country, 25)
        return 1

    def buy(self, country: Country, cost: int) -> None:
        places = self.places(country)
        company = places[narrow("cc_place_machinery", MachineryOptions(country, CC, places))]
        pay(country, CC, BANK, cost, "HAU-CC-32")
        if country.listening:
            tell_company(country, company, "machinery", "no", "yes", "HAU-CC-32")
        country.machinery |= 1 << company


class StaffingSubsidy(Deed):
    """HAU-CC-30: jobless workers run an idle company; the State pays 5 per worker."""

    def companies(self, country: Country) -> list[int]:
        return [c for c in idle_of(country, CC) if crew_class(country, c) != NOBODY]

    def possible(self, country: Country, role: int) -> bool:
        return bool(self.companies(country))

    def do(self, country: Country, role: int) -> int:
        company = choose_idle(country, self.companies(country))
        staff(country, company, "HAU-CC-30")
        force(country, STATE, CC, 5 * SLOTS[company], "HAU-CC-30")
        settle(country)
        return 1


def choose_idle(country: Country, companies: list[int]) -> int:
    """HAU-CC-30: the list `cc_assign_workers`, with the class that would run each company."""
    working = [crew_class(country, company) == WC for company in companies]
    return companies[narrow("cc_assign_workers", StaffOptions(country, companies, working))]


class ForeignRecruitment(Deed):
    """HAU-CC-30: for 10 the crew of an idle company comes from the supply."""

    def crew_role(self, country: Country, company: int) -> int:
        able = [r for r in (MC, WC) if country.plays(r) and self.crews(country, company, r)]
        if len(able) > 1:
            return WC if country.demonstration else MC
        return able[0] if able else NOBODY

    def crews(self, country: Country, company: int, role: int) -> list[int]:
        supply = country.reserve[role * KINDS : (role + 1) * KINDS]
        return crew_choices(country, company, supply)

    def companies(self, country: Country) -> list[int]:
        return [c for c in idle_of(country, CC) if self.crew_role(country, c) != NOBODY]

    def possible(self, country: Country, role: int) -> bool:
        return can_pay(country, CC, 10) and bool(self.companies(country))

    def do(self, country: Country, role: int) -> int:
        found = self.companies(country)
        working = [self.crew_role(country, company) == WC for company in found]
        company = found[narrow("cc_assign_workers", StaffOptions(country, found, working))]
        people = self.crew_role(country, company)
        crews = self.crews(country, company, people)
        crew = crews[pick(country, crew_names(crews))]
        pay(country, CC, BANK, 10, "HAU-CC-30")
        for kind in range(KINDS):
            country.reserve[people * KINDS + kind] -= count_of(crew, kind)
        set_crew(country, company, people, crew, "HAU-CC-30")
        commit(country, company, "HAU-CC-30")
        settle(country)
        return 1


class PoachWorkers(Deed):
    """HAU-CC-30: the exact, uncommitted crew of a Public Company moves to an idle one, for L3."""

    def sources(self, country: Country, company: int) -> list[int]:
        return [
            public
            for public in companies_of(country, STATE)
            if country.crew_class[public] != NOBODY
            and country.crew[public] == full_crew(company)
            and not country.committed >> public & 1
        ]

    def companies(self, country: Country) -> list[int]:
        return [c for c in idle_of(country, CC) if self.sources(country, c)]

    def possible(self, country: Country, role: int) -> bool:
        return bool(self.companies(country))

    def best_sources(self, country: Country, company: int) -> list[int]:
        """The Public Companies with the highest production."""
        sources = self.sources(country, company)
        most = max([output_of(country, source, False) for source in sources])
        return [s for s in sources if output_of(country, s, False) == most]

    def brings_workers(self, country: Country, company: int) -> bool:
        """HAU-NAR-09: a crew that stays in its industry makes it no stronger there."""
        return all(
            country.crew_class[source] == WC and INDUSTRY[source] != INDUSTRY[company]
            for source in self.best_sources(country, company)
        )

    def do(self, country: Country, role: int) -> int:
        found = self.companies(country)
        working = [self.brings_workers(country, company) for company in found]
        company = found[narrow("cc_assign_workers", StaffOptions(country, found, working))]
        best = self.best_sources(country, company)
        source = best[pick(country, [LABELS[s] for s in best])]
        people, crew = country.crew_class[source], country.crew[source]
        set_crew(country, source, NOBODY, 0, "HAU-CC-30")
        set_crew(country, company, people, crew, "HAU-CC-30")
        commit(country, company, "HAU-CC-30")
        set_wage(country, company, TOP_LEVEL, "HAU-CC-30")
        settle(country)
        return 1
