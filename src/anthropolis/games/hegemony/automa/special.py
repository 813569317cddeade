"""Chapter 17, special actions: one small class each, what makes it possible and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from anthropolis.games.hegemony.automa.building import (
    CompanyOptions,
    EmployeeOptions,
    StaffOptions,
    crew_class,
    idle_of,
    staff,
    take_on,
)
from anthropolis.games.hegemony.automa.components import AiCard, Special
from anthropolis.games.hegemony.automa.exporting import dearest_deals, make_deal
from anthropolis.games.hegemony.automa.narrowing import narrow, pick
from anthropolis.games.hegemony.automa.skills import of_industry, remove_jobless
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import has_vacancy
from anthropolis.games.hegemony.rules.moving.actions.companies import ExtraShift, takes_machinery
from anthropolis.games.hegemony.rules.moving.bag import (
    draw_cube,
    return_to_bag,
    return_to_supply,
    tell_drawn,
)
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    gain_vp,
    set_capital,
    set_money,
    tell_company,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    company_count,
    outside_companies,
    population,
    unemployed_count,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, funds, pay, receive
from anthropolis.games.hegemony.rules.moving.producing import (
    output_of,
    pay_wage,
    put_out,
    wage_due,
)
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.rules.moving.stocks import (
    gain_influence,
    move_cubes,
    public_limit,
    set_influence,
    set_public,
    set_storage,
    storage_limit,
    stored,
)
from anthropolis.games.hegemony.rules.moving.workforce import (
    commit,
    crew_choices,
    employee_choices,
    has_strike,
    set_crew,
    set_wage,
    settle,
)
from anthropolis.games.hegemony.table.automa_events import SpecialActionDone
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    INDUSTRY,
    NO_EMPLOYEE,
    PAID,
    RESOURCE,
    SLOTS,
    count_of,
    full_crew,
)
from anthropolis.games.hegemony.table.figures import (
    MACHINERY_TOKENS,
    ZONE,
)
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    EDUCATION,
    HEALTH,
    INFLUENCE,
    KINDS,
    LUXURY,
    MC,
    MEDIA,
    ROLES,
    STATE,
    TRADE,
    TYPES,
    WC,
    A,
)
from anthropolis.games.hegemony.table.state import Country

RULE: Final = "HAU-SPA-01"
MEDIA_PRICE: Final = 5
TOP_LEVEL: Final = 2
AGRICULTURE: Final[int] = TYPES.index("agriculture")
LUXURY_INDUSTRY: Final[int] = TYPES.index("luxury")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """HAU-SPA-01: what a special action does; `do` returns how many times its symbol counts."""

    def possible(self, country: Country, role: int) -> bool:
        raise NotImplementedError

    def do(self, country: Country, role: int) -> int:
        raise NotImplementedError


# -- cubes -----------------------------------------------------------------------------------------


def cubes_of_others(country: Country, role: int) -> int:
    return sum(country.bag) - country.bag[role]


class ReplaceCubes(Deed):
    """HAU-SPA-03: up to three cubes of others in the bag change for own ones."""

    def possible(self, country: Country, role: int) -> bool:
        return cubes_of_others(country, role) > 0 and country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        most = min(3, country.cubes[role], cubes_of_others(country, role))
        while sum(country.drawn) - country.drawn[role] < most:
            draw_cube(country)
        tell_drawn(country, "HAU-SPA-03")
        for other in range(3):
            if other != role:
                return_to_supply(country, other, country.drawn[other])
        return_to_bag(country, role, "HAU-SPA-03")
        move_cubes(country, role, most, "HAU-SPA-03")
        return 1


class PurgeCubes(Deed):
    """HAU-SPA-03: up to six cubes are drawn, only own ones go back."""

    def possible(self, country: Country, role: int) -> bool:
        return cubes_of_others(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        for _ in range(min(6, sum(country.bag))):
            draw_cube(country)
        tell_drawn(country, "HAU-SPA-03")
        for other in range(3):
            if other != role:
                return_to_supply(country, other, country.drawn[other])
        return_to_bag(country, role, "HAU-SPA-03")
        return 1


class AddCubes(Deed):
    """Own cubes into the bag: by Population, by companies, by places of work, or paid for."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def number(self, country: Country, role: int) -> int:
        if self.kind == "population":
            return population(country, role)
        if self.kind == "voice":
            return 2 + outside_companies(country)
        counted = of_industry(country, CC, AGRICULTURE)
        if country.policies[TRADE] == A:
            counted += of_industry(country, CC, LUXURY_INDUSTRY)
        return 2 * counted

    def possible(self, country: Country, role: int) -> bool:
        return country.cubes[role] > 0 and self.number(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        move_cubes(country, role, self.number(country, role), RULE)
        return 1


class FundCampaign(Deed):
    """HAU-SPA-02: three cubes, and three more if 15 can be paid."""

    def possible(self, country: Country, role: int) -> bool:
        return country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        move_cubes(country, role, 3, RULE)
        if country.cubes[role] and can_pay(country, role, 15):
            pay(country, role, BANK, 15, "HAU-SPA-02")
            move_cubes(country, role, 3, "HAU-SPA-02")
        return 1


class BuyInfluence(Deed):
    """HAU-SPA-05: three Media Influence at 5 each; two cubes for each that cannot be bought."""

    def bought(self, country: Country, role: int) -> int:
        able = funds(country, role) // MEDIA_PRICE
        return min(3, able, country.public[INFLUENCE])

    def possible(self, country: Country, role: int) -> bool:
        return self.bought(country, role) > 0 or country.cubes[role] > 0

    def do(self, country: Country, role: int) -> int:
        units = self.bought(country, role)
        if units:
            pay(country, role, STATE, MEDIA_PRICE * units, "HAU-SPA-05")
            set_public(country, INFLUENCE, country.public[INFLUENCE] - units, "HAU-SPA-05")
            set_influence(country, role, country.influence[role] + units, "HAU-SPA-05")
        move_cubes(country, role, 2 * (3 - units), "HAU-SPA-05")
        return 1


# -- money -----------------------------------------------------------------------------------------


class TopEmployer(Deed):
    """HAU-SPA-04: 15 from the player in whose companies most own workers are."""

    def workers_by_owner(self, country: Country, role: int) -> list[int]:
        counts = [0, 0, 0, 0]
        for company in range(COUNT):
            owner = country.owner[company]
            if 0 <= owner <= STATE and owner != role and country.plays(owner):
                counts[owner] += working_in(country, role, company)
        return counts

    def possible(self, country: Country, role: int) -> bool:
        return max(self.workers_by_owner(country, role)) > 0

    def do(self, country: Country, role: int) -> int:
        counts = self.workers_by_owner(country, role)
        tied = [owner for owner in range(4) if counts[owner] == max(counts)]
        force(country, tied[pick(country, len(tied))], role, 15, "HAU-SPA-04")
        return 1


class PayForPoints(Deed):
    """HAU-SPA-06: money to another role for victory points; CC takes it from Capital first."""

    def __init__(self, cost: int, vp: int, receiver: int) -> None:
        self.cost = cost
        self.vp = vp
        self.receiver = receiver

    def possible(self, country: Country, role: int) -> bool:
        return can_pay(country, role, self.cost)

    def do(self, country: Country, role: int) -> int:
        pay(country, role, self.receiver, self.cost, "HAU-SPA-06", capital_first=True)
        gain_vp(country, role, self.vp, "cards", RULE)
        return 1


class Emigration(Deed):
    """HAU-WC-51: of at least four jobless workers two leave, for 10."""

    def possible(self, country: Country, role: int) -> bool:
        return unemployed_count(country, role) >= 4

    def do(self, country: Country, role: int) -> int:
        remove_jobless(country, role, 2, "HAU-WC-51")
        receive(country, role, 10, RULE)
        return 1


class CompanyGrants(Deed):
    """5 from the State per company owned; its symbol counts once per three companies."""

    def possible(self, country: Country, role: int) -> bool:
        return company_count(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        number = company_count(country, role)
        force(country, STATE, role, 5 * number, RULE)
        return number // 3


class Offshore(Deed):
    """With 150 in Revenue half of it becomes Capital."""

    def possible(self, country: Country, role: int) -> bool:
        return country.money[CC] >= 150

    def do(self, country: Country, role: int) -> int:
        half = country.money[CC] // 2
        set_money(country, CC, country.money[CC] - half, RULE)
        set_capital(country, country.capital + half, RULE)
        return 1


class ThemePark(Deed):
    """6 per Population for one Prosperity."""

    def possible(self, country: Country, role: int) -> bool:
        return can_pay(country, role, 6 * population(country, role))

    def do(self, country: Country, role: int) -> int:
        pay(country, role, BANK, 6 * population(country, role), RULE)
        gain_prosperity(country, role, RULE)
        return 1


# -- trade -----------------------------------------------------------------------------------------


class SellToState(Deed):
    """HAU-CC-33: from regular Storage at 10 each, as far as the State has room; forced."""

    def __init__(self, resource: int, most: int, influence: int) -> None:
        self.resource = resource
        self.most = most
        self.influence = influence

    def units(self, country: Country, role: int) -> int:
        held = min(self.most, stored(country, role, self.resource))
        if self.resource == LUXURY and not country.state_plays():
            return held
        room = public_limit(country, self.resource) - country.public[self.resource]
        return max(0, min(held, room))

    def possible(self, country: Country, role: int) -> bool:
        return self.units(country, role) > 0

    def do(self, country: Country, role: int) -> int:
        units, resource = self.units(country, role), self.resource
        left = stored(country, role, resource) - units
        set_storage(country, role, resource, left, "HAU-CC-33")
        if resource == LUXURY and not country.state_plays():
            country.stock_left[resource] += units
        else:
            set_public(country, resource, country.public[resource] + units, "HAU-CC-33")
        force(country, STATE, role, 10 * units, "HAU-CC-33")
        if self.influence:
            gain_influence(country, role, self.influence, RULE)
        return units // 3


class BusinessDeal(Deed):
    """HAU-CC-42: one Business Deal."""

    def possible(self, country: Country, role: int) -> bool:
        return bool(dearest_deals(country))

    def do(self, country: Country, role: int) -> int:
        make_deal(country)
        return 1


# -- companies -------------------------------------------------------------------------------------


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
        crew = crews[pick(country, len(crews))]
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

    def do(self, country: Country, role: int) -> int:
        found = self.companies(country)
        working = [
            all(country.crew_class[s] == WC for s in self.sources(country, c)) for c in found
        ]
        company = found[narrow("cc_assign_workers", StaffOptions(country, found, working))]
        sources = self.sources(country, company)
        most = max([output_of(country, source, False) for source in sources])
        best = [s for s in sources if output_of(country, s, False) == most]
        source = best[pick(country, len(best))]
        people, crew = country.crew_class[source], country.crew[source]
        set_crew(country, source, NOBODY, 0, "HAU-CC-30")
        set_crew(country, company, people, crew, "HAU-CC-30")
        commit(country, company, "HAU-CC-30")
        set_wage(country, company, TOP_LEVEL, "HAU-CC-30")
        settle(country)
        return 1


# -- the Middle Class ------------------------------------------------------------------------------


class ShiftOptions(CompanyOptions):
    """HAU-MC-31: the list `mc_extra_shift`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        works = ExtraShift(False, False).employee_works(country, company)
        if key == "storage_space":
            made = output_of(country, company, works)
            return int(room_for(country, MC, RESOURCE[company]) >= made)
        if key == "two_mc_workers":
            return int(SLOTS[company] == 2)
        return int(works)


def shift_companies(country: Country, with_employee: bool) -> list[int]:
    """HAU-MC-31: companies outside Media that may do an Extra Shift."""
    step = ExtraShift(with_employee, False)
    return [c for c in step.companies(country) if INDUSTRY[c] != MEDIA]


def do_shift(country: Country, with_employee: bool) -> None:
    found = shift_companies(country, with_employee)
    if found:
        chosen = found[narrow("mc_extra_shift", ShiftOptions(country, MC, found))]
        ExtraShift(with_employee, False).answered(country, country.seat_of(MC), chosen)


class DoExtraShift(Deed):
    def possible(self, country: Country, role: int) -> bool:
        return bool(shift_companies(country, False))

    def do(self, country: Country, role: int) -> int:
        do_shift(country, False)
        return 1


class EmploymentSubsidy(Deed):
    """HAU-MC-31: 5 from the State per company with an employee, then a shift in one of them."""

    def number(self, country: Country) -> int:
        own = companies_of(country, MC)
        return len([c for c in own if country.employee[c] != NO_EMPLOYEE])

    def possible(self, country: Country, role: int) -> bool:
        return self.number(country) > 0

    def do(self, country: Country, role: int) -> int:
        force(country, STATE, MC, 5 * self.number(country), RULE)
        do_shift(country, True)
        return 1


class HiringSubsidy(Deed):
    """HAU-MC-32: up to three employee slots, one by one; the State pays 5 per worker."""

    def places(self, country: Country) -> list[int]:
        return [
            c
            for c in companies_of(country, MC)
            if has_vacancy(country, c) and employee_choices(country, c)
        ]

    def possible(self, country: Country, role: int) -> bool:
        return bool(self.places(country))

    def do(self, country: Country, role: int) -> int:
        for _ in range(3):
            places = self.places(country)
            if places:
                options = EmployeeOptions(country, MC, places)
                take_on(country, places[narrow("mc_assign_wc_workers", options)])
                force(country, STATE, MC, 5, "HAU-MC-32")
        settle(country)
        return 1


DEEDS: Final[dict[str, Deed]] = {
    "replace_three_cubes": ReplaceCubes(),
    "purge_six_cubes": PurgeCubes(),
    "buy_influence": BuyInfluence(),
    "cubes_equal_population": AddCubes("population"),
    "fifteen_from_top_employer": TopEmployer(),
    "pay_twenty_for_vp": PayForPoints(20, 5, CC),
    "emigration": Emigration(),
    "company_grants": CompanyGrants(),
    "extra_production": ExtraProduction(),
    "machinery": Machinery(),
    "business_deal": BusinessDeal(),
    "private_island": PayForPoints(50, 7, STATE),
    "foreign_recruitment": ForeignRecruitment(),
    "staffing_subsidy": StaffingSubsidy(),
    "poach_public_workers": PoachWorkers(),
    "trade_protection_cubes": AddCubes("trade"),
    "fund_campaign": FundCampaign(),
    "sell_health_to_state_9": SellToState(HEALTH, 9, 0),
    "sell_education_to_state_9": SellToState(EDUCATION, 9, 0),
    "sell_health_to_state_6": SellToState(HEALTH, 6, 0),
    "sell_education_to_state_6": SellToState(EDUCATION, 6, 0),
    "sell_luxury_to_state": SellToState(LUXURY, 6, 1),
    "offshore": Offshore(),
    "extra_shift": DoExtraShift(),
    "employment_subsidy": EmploymentSubsidy(),
    "theme_park": ThemePark(),
    "voice_cubes": AddCubes("voice"),
    "hiring_subsidy": HiringSubsidy(),
}


def can_do_special(country: Country, role: int, special: Special) -> bool:
    """HAU-SPA-01: the printed policy is in force, all can be paid, and something changes."""
    return special.in_force(country) and DEEDS[special.id].possible(country, role)


def do_special(country: Country, role: int, card: AiCard) -> None:
    """HAU-SPA-02, HAU-LEG-01 to HAU-LEG-03: the special action, then its Legitimacy symbol."""
    special = card.special
    if country.listening:
        country.tell(SpecialActionDone("HAU-SPA-01", ROLES[role], f"special_{special.id}"))
    times = DEEDS[special.id].do(country, role)
    if special.symbol:
        change_legitimacy(country, role, times if special.per_three else 1, "HAU-LEG-02")
