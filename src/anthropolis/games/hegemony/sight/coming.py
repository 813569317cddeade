"""What the Production Phase would bring every role if it began as the table stands."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.counting import is_operational, population
from anthropolis.games.hegemony.rules.moving.producing import wage_due
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.rules.production.taxes import (
    corporate_tax,
    employment_tax,
    income_tax,
)
from anthropolis.games.hegemony.table.calendar import PRODUCTION
from anthropolis.games.hegemony.table.companies import COUNT, NO_EMPLOYEE
from anthropolis.games.hegemony.table.figures import INTEREST
from anthropolis.games.hegemony.table.roles import CC, FOOD, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country

Numbers = dict[str, int]


def expected(country: Country, role: int) -> Numbers:
    """Wages, taxes, interest and food of a role; `money` is the sum but for food and interest."""
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
    }


def is_ahead(country: Country) -> bool:
    """Whether the Production Phase of this round is still to come."""
    return country.phase < PRODUCTION


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
