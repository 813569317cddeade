"""What production, scoring and the end would bring every role if they came as the table stands."""

from __future__ import annotations

from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.ending import loan_vp, money_vp, policy_vp, stock_units
from anthropolis.games.hegemony.rules.moving.counting import is_operational, population
from anthropolis.games.hegemony.rules.moving.producing import wage_due
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.rules.production.taxes import (
    corporate_tax,
    employment_tax,
    income_tax,
)
from anthropolis.games.hegemony.rules.scoring import (
    legitimacy_vp,
    prospers,
    union_vp,
    wealth_space,
)
from anthropolis.games.hegemony.table.companies import COUNT, NO_EMPLOYEE
from anthropolis.games.hegemony.table.figures import (
    INTEREST,
    PROSPERITY,
    UNITS_PER_VP,
    WEALTH_STEP_VP,
    WEALTH_VP,
)
from anthropolis.games.hegemony.table.roles import CC, FOOD, MC, RESOURCES, STATE, WC
from anthropolis.games.hegemony.table.state import Country

Numbers = dict[str, int]


def expected(country: Country, role: int) -> Numbers:
    """Wages, taxes, interest and food of a role; `money` is the sum but for food and interest.

    `scoring` are the points of a Scoring Phase, `final` those of the end of the game, if they came
    as the table stands.
    """
    taxes = {"income_tax": 0, "employment_tax": 0, "corporate_tax": 0}
    received = 0
    if role == STATE:
        received = sum([sum(taxes_of(country, r).values()) for r in country.roles if r != STATE])
    elif country.plays(role):
        taxes |= taxes_of(country, role)
    got, paid = wages(country, role)
    need = population(country, role) if role in (WC, MC) else 0
    return {
        "wages_received": got,
        "wages_paid": paid,
        **taxes,
        "taxes_received": received,
        "interest": INTEREST * country.loans[role],
        "food": need,
        "food_missing": max(0, need - own_food(country, role)),
        "money": got - paid + received - sum(taxes.values()),
        "scoring": sum([points for _, points in scoring_lines(country, role)]),
        "final": sum([points for _, points in final_lines(country, role)]),
    }


Lines = list[tuple[str, int]]
"""What points would be for, and how many."""


def scoring_lines(country: Country, role: int) -> Lines:
    """HEG-SCO-01 to HEG-SCO-07: line by line; Revenue counts as Capital already."""
    if not country.plays(role):
        return []
    if role == WC:
        return [("unions", union_vp(country))]
    if role == MC:
        track = PROSPERITY[MC]
        space = min(country.prosperity[MC] + 1, len(track) - 1)
        return [("prosperity", track[space] if prospers(country) else 0)]
    if role == STATE:
        agenda = agenda_matches(country, country.agenda)
        return [("legitimacy", legitimacy_vp(country)), ("agenda", agenda)]
    space = wealth_space(country.capital + country.money[CC])
    steps = WEALTH_STEP_VP * max(0, space - country.wealth)
    return [("wealth", WEALTH_VP[space]), ("wealth_steps", steps)]


def final_lines(country: Country, role: int) -> Lines:
    """HEG-END-01 to HEG-END-06: loans, policies, money and each resource."""
    if not country.plays(role):
        return []
    found = [("loans", loan_vp(country, role)), ("policies", policy_vp(country, role))]
    found.append(("money", money_vp(country, role)))
    for resource, name in enumerate([*RESOURCES, "influence"]):
        units = stock_units(country, role, resource)
        found.append((name, units // UNITS_PER_VP[resource]))
    return [(name, points) for name, points in found if points]


def taxes_of(country: Country, role: int) -> Numbers:
    """HEG-TAX-02 to HEG-TAX-05: CC's Revenue as it is after wages and Employment Tax."""
    if role == WC:
        return {"income_tax": income_tax(country, WC)}
    employment = employment_tax(country, role)
    if role == MC:
        return {"income_tax": income_tax(country, MC), "employment_tax": employment}
    revenue = max(0, country.money[CC] - wages(country, CC)[1] - employment)
    return {"employment_tax": employment, "corporate_tax": corporate_tax(country, revenue)}


def wages(country: Country, role: int) -> tuple[int, int]:
    """HEG-PRD-02 to HEG-PRD-04: what a role would receive and pay; a strike stops a wage."""
    got = paid = 0
    for company in range(COUNT):
        payer, receiver = wage_parties(country, company)
        if receiver == role:
            got += wage_due(country, company)
        if payer == role:
            paid += wage_due(country, company)
    return got, paid


def wage_parties(country: Country, company: int) -> tuple[int, int]:
    """Who pays and who receives the wage of a company; -1 and -1 where none is paid."""
    owner = country.owner[company]
    if country.strikes >> company & 1 or not is_operational(country, company):
        return -1, -1
    if owner == MC:
        return (MC, WC) if country.employee[company] != NO_EMPLOYEE else (-1, -1)
    return (owner, country.crew_class[company]) if owner in (CC, STATE) else (-1, -1)


def own_food(country: Country, role: int) -> int:
    """HEG-NEED-01: in the Goods & Services area, and of MC in Storage too."""
    if role not in (WC, MC):
        return 0
    in_storage = stored(country, MC, FOOD) if role == MC else 0
    return country.goods[role * 4 + FOOD] + in_storage
