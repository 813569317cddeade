"""What production, scoring and the end would bring every role if they came as the table stands."""

from __future__ import annotations

from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.crises.crisis_cards import REPAID
from anthropolis.games.hegemony.rules.ending import loan_vp, money_vp, policy_vp, stock_units
from anthropolis.games.hegemony.rules.moving.counting import is_operational, population
from anthropolis.games.hegemony.rules.moving.producing import wage_due
from anthropolis.games.hegemony.rules.production.imf import is_due, loans_allowed
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
from anthropolis.games.hegemony.sight.food import (
    food_price,
    made_food,
    missing_food,
    stands_still,
)
from anthropolis.games.hegemony.table.companies import COUNT, NO_EMPLOYEE
from anthropolis.games.hegemony.table.figures import (
    INTEREST,
    PAY_OFF_IMF,
    PROSPERITY,
    UNITS_PER_VP,
    WEALTH_STEP_VP,
    WEALTH_VP,
)
from anthropolis.games.hegemony.table.roles import CC, MC, RESOURCES, STATE, WC
from anthropolis.games.hegemony.table.state import Country

Numbers = dict[str, int]


def expected(country: Country, role: int) -> Numbers:
    """What a Production Phase that began now would bring a role, and the interest after it.

    `money` is the sum of `flows`. `scoring` are the points of a Scoring Phase, `final` those of the
    end of the game, if they came as the table stands.
    """
    eats = role in (WC, MC)
    ahead = flows(country, role)
    return {
        **{name: abs(amount) for name, amount in ahead.items()},
        "food": population(country, role) if eats else 0,
        "food_made": made_food(country, role) if eats and country.plays(role) else 0,
        "food_missing": missing_food(country, role),
        "money": sum(ahead.values()),
        "scoring": sum([points for _, points in scoring_lines(country, role)]),
        "final": sum([points for _, points in final_lines(country, role)]),
    }


def flows(country: Country, role: int) -> Numbers:
    """HEG-PRD-01, HEG-PRE-02: what comes in and, below 0, what goes out, each under its name.

    Only what nobody can refuse: what others may buy of a role is not in it, nor what benefits of
    kept Events or an intervention of the IMF would change.
    """
    got, paid = wages(country, role)
    taxes = {"income_tax": 0, "employment_tax": 0, "corporate_tax": 0}
    received = 0
    if role == STATE:
        received = sum([sum(taxes_of(country, r).values()) for r in country.roles if r != STATE])
    elif country.plays(role):
        taxes |= taxes_of(country, role)
    return {
        "bonds": bonds_paid_back(country, role),
        "wages_received": got,
        "wages_paid": -paid,
        "food_price": -food_price(country, role),
        "pay_off": -pay_off(country, role),
        "taxes_received": received,
        **{name: -amount for name, amount in taxes.items()},
        "interest": -interest(country, role),
    }


def bonds_paid_back(country: Country, role: int) -> int:
    """HXP-CRI-33: before Production the State gives every class back what it lent, and more."""
    due = [REPAID.get(lent, 0) for lent in country.bonds]
    return -sum(due) if role == STATE else due[role]


def pay_off(country: Country, role: int) -> int:
    """HEG-IMF-02: what keeps the IMF away, where the State will have the money for it."""
    if role != STATE or not is_due(country):
        return 0
    price = PAY_OFF_IMF * (country.loans[STATE] - loans_allowed(country))
    treasury = country.money[STATE] + bonds_paid_back(country, STATE) - wages(country, STATE)[1]
    return price if treasury >= price else 0


def interest(country: Country, role: int) -> int:
    """HEG-PRE-02: at the start of the next round, if there is one, on the Loans left by then."""
    if country.round >= country.figures.rounds:
        return 0
    return INTEREST * country.loans[role] - INTEREST * (pay_off(country, role) // PAY_OFF_IMF)


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
    return {
        "employment_tax": employment,
        "corporate_tax": corporate_tax(country, taxed_revenue(country)),
    }


def taxed_revenue(country: Country) -> int:
    """HEG-TAX-05: the Revenue that wages and the Employment Tax would leave."""
    before = country.money[CC] + bonds_paid_back(country, CC)
    return max(0, before - wages(country, CC)[1] - employment_tax(country, CC))


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
    if stands_still(country, company) or not is_operational(country, company):
        return -1, -1
    if owner == MC:
        return (MC, WC) if country.employee[company] != NO_EMPLOYEE else (-1, -1)
    return (owner, country.crew_class[company]) if owner in (CC, STATE) else (-1, -1)
