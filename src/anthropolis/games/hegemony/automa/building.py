"""Chapters 15.3 and 16.3, building a company: pay, place, staff."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.assigning import plain_worker
from anthropolis.games.hegemony.automa.company_lists import choose_company
from anthropolis.games.hegemony.automa.components import Bonus
from anthropolis.games.hegemony.automa.founding import (
    HALVED,
    build_choices,
    comes_from_supply,
    crew_class,
    full_cost,
    has_bonus,
    own_cost,
    runs_at_once,
)
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.rules.moving.benefits import STARTUP, is_used
from anthropolis.games.hegemony.rules.moving.building import fill_market, market_of, place_company
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    gain_vp,
    set_unemployed,
)
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, minimum_wage
from anthropolis.games.hegemony.rules.moving.money import force, pay
from anthropolis.games.hegemony.rules.moving.stocks import take_tile, tile_places
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
    INDUSTRY,
    NO_EMPLOYEE,
    RESOURCE,
    SKILLED_SLOT,
    SLOTS,
    crew_of,
    types_in,
)
from anthropolis.games.hegemony.table.roles import BANK, CC, KINDS, MC, MEDIA, STATE, TYPES, WC
from anthropolis.games.hegemony.table.state import Country


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
    if country.crew_class[company] == WC or country.employee[company] != NO_EMPLOYEE:
        check_demonstration(country)
    settle(country)
    if is_used(country, role, STARTUP):
        gain_vp(country, STATE, 1, "events", "HXP-EVT-14")
    if bonus is not None and bonus.symbol and bonus_helped(company, bonus):
        change_legitimacy(country, role, 1, "HAU-LEG-02")


def bonus_helped(company: int, bonus: Bonus) -> bool:
    """HAU-LEG-02: whether the State has paid by the bonus."""
    return bonus.id == "state_pays_company" or INDUSTRY[company] in HALVED


def crew_names(crews: list[int]) -> list[str]:
    """Crews by the types of their workers, joined by plus signs."""
    return ["+".join([TYPES[kind] for kind in types_in(crew)]) for crew in crews]


def staff(country: Country, company: int, rule: str) -> bool:
    """HAU-CC-22, HAU-CC-30: a crew of one class takes all slots and is committed."""
    role = crew_class(country, company)
    if role == NOBODY:
        return False
    crews = crew_choices(country, company, jobless(country, role))
    hire(country, company, role, crews[pick(country, crew_names(crews))], rule)
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
        hire_employee(
            country, company, kinds[pick(country, [TYPES[kind] for kind in kinds])], "HAU-MC-23"
        )


def build_two(country: Country) -> None:
    """HAU-CC-24: a second company only if it runs at once; then two cards join the Market."""
    choices = [c for c in build_choices(country, CC, None) if runs_at_once(country, c)]
    if choices:
        build(country, CC, choose_company(country, CC, choices), None)
    market = country.piles[market_of(CC)]
    fill_market(country, CC, len(market) + 2, "HAU-CC-24")
