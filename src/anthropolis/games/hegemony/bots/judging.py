"""How good a country looks for each role: points so far, and what they will probably become."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.habits import follow_up
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.ending import own_policies
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    is_fully_operational,
    is_operational,
    population,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.legitimacy import benefit
from anthropolis.games.hegemony.rules.moving.producing import output_of, wage_due
from anthropolis.games.hegemony.rules.production.imf import is_due, loans_allowed
from anthropolis.games.hegemony.table.calendar import PRODUCTION
from anthropolis.games.hegemony.table.companies import COUNT, NO_EMPLOYEE, RESOURCE
from anthropolis.games.hegemony.table.figures import POLICY_VP, PROSPERITY, WEALTH
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION,
    HEALTH,
    LUXURY,
    MC,
    STATE,
    WC,
)
from anthropolis.games.hegemony.table.state import BENEFIT_MONEY, FREE_DONE, NO_BILL, Country

WORTH: Final = [9, 6, 6, 6, 8]
"""What a unit of each resource brings, in money."""
POINT: Final = 14.0
"""Money that is worth about a point to WC and MC."""
SCALE: Final = 160.0


def evaluate(country: Country, seat: int) -> float:
    """From 0 to 1: own prospects against those of the best other role."""
    return evaluate_all(country)[seat]


def evaluate_all(country: Country) -> list[float]:
    """Questions that follow from a choice are answered by habit first."""
    settled = follow_up(country)
    worth = [prospects(settled, role) for role in settled.roles]
    found: list[float] = []
    for seat in range(len(worth)):
        best = max([worth[other] for other in range(len(worth)) if other != seat])
        found.append(min(1.0, max(0.0, 0.5 + (worth[seat] - 0.5 * best - 20.0) / SCALE)))
    return found


def prospects(country: Country, role: int) -> float:
    """Points that a role may expect at the end."""
    if country.over:
        return float(country.vp[role])
    worth = country.vp[role] + 0.6 * country.influence[role] + bills(country, role)
    if role == STATE:
        return worth + state_prospects(country)
    worth += 0.12 * country.bag[role] + policies(country, role)
    worth += benefit(country, role, BENEFIT_MONEY) / (2 * POINT)
    if role == CC:
        return worth + capitalist_prospects(country)
    return worth + people_prospects(country, role)


def productions_left(country: Country) -> int:
    """Production Phases still to come."""
    done = 1 if country.phase > PRODUCTION else 0
    return country.figures.rounds - country.round + 1 - done


def policies(country: Country, role: int) -> float:
    """Final points for policies in the own section, surer towards the end."""
    weight = (1 + country.round) / (1.0 + country.figures.rounds)
    near = 0.0
    for policy in range(5):
        near -= 0.35 * abs(country.policies[policy] - role)
    return weight * POLICY_VP[role][own_policies(country, role)] + near


def bills(country: Country, role: int) -> float:
    """A Bill on the table is worth about half of what it brings."""
    placed = len([bill for bill in country.bills if bill != NO_BILL and bill % 4 == role])
    return 1.3 * placed


def people_prospects(country: Country, role: int) -> float:
    """WC and MC: money, wages to come, and what Prosperity the goods will bring."""
    left = productions_left(country)
    worth = country.money[role] / POINT - 5.0 * country.loans[role]
    worth += left * income_of(country, role) / POINT
    worth += comforts(country, role)
    if role == WC:
        return worth + 2.3 * left * union_count(country)
    return worth + middle_companies(country, left)


def income_of(country: Country, role: int) -> float:
    """Wages of one production."""
    wages = 0
    for company in range(COUNT):
        hired = country.crew_class[company] == role and country.owner[company] in (CC, STATE)
        if hired or (role == WC and country.employee[company] != NO_EMPLOYEE):
            wages += wage_due(country, company)
    return float(wages)


def comforts(country: Country, role: int) -> float:
    """What health, education and luxury in the goods area will bring when they are used."""
    size = population(country, role)
    track = PROSPERITY[role]
    space = track[min(country.prosperity[role] + 1, len(track) - 1)]
    worth = 0.0
    for resource in (LUXURY, HEALTH, EDUCATION):
        share = country.goods[role * 4 + resource] / size
        gain = space + (2.0 if resource == HEALTH else 0.5)
        worth += min(share, 2.0) * gain * 0.75
    worth += 0.25 * min(country.goods[role * 4], size)
    used = country.flags & FREE_DONE
    return worth + 0.15 * track[country.prosperity[role]] - (0.0 if used else 0.05)


def middle_companies(country: Country, left: int) -> float:
    worth = 0.0
    for company in companies_of(country, MC):
        worth += 0.3
        if is_operational(country, company):
            employed = country.employee[company] != NO_EMPLOYEE
            profit = WORTH[RESOURCE[company]] * output_of(country, company, employed)
            profit -= wage_due(country, company) if employed else 0
            worth += left * (profit - 5) / POINT
        if is_fully_operational(country, company):
            worth += 0.5 * left
    for resource in range(4):
        worth += country.storage[resource] * WORTH[resource] / (1.4 * POINT)
    return worth


def wealth_index(money: float) -> float:
    """How far along the Wealth track so much Capital lies, with fractions."""
    below, space = 0.0, 0.0
    for at in WEALTH:
        if money < at:
            return space + (money - below) / (at - below)
        below, space = float(at), space + 1.0
    return space


def capitalist_prospects(country: Country) -> float:
    """CC: where its money lies on the Wealth track, now and with the profits to come."""
    left = productions_left(country)
    stock = 0.0
    for resource in range(4):
        stock += country.storage[4 + resource] * WORTH[resource]
    stock += country.zone[0] * 7 + country.zone[1] * 5
    profit = 0.0
    for company in companies_of(country, CC):
        stock += 3
        if is_operational(country, company):
            profit += WORTH[RESOURCE[company]] * output_of(country, company, False)
            profit -= wage_due(country, company) + 4
    now = country.money[CC] + country.capital + 0.8 * stock - 50.0 * country.loans[CC]
    worth = 0.0
    for ahead in range(1, left + 1):
        worth += wealth_index(max(0.0, now + 0.85 * profit * ahead))
    last = wealth_index(max(0.0, now + 0.85 * profit * left))
    return worth + 3.0 * max(0.0, last - country.wealth) - 5.0 * country.loans[CC]


def state_prospects(country: Country) -> float:
    """State: the two lowest tracks, tokens, Agenda, Events, and the danger of the IMF."""
    left = productions_left(country)
    tracks = sorted(country.legitimacy)
    worth = 1.1 * (tracks[0] + tracks[1]) + 0.35 * tracks[2]
    worth += 0.5 * max(0, left - 1) * (tracks[0] + tracks[1]) * 0.5
    worth += 0.8 * left * sum(country.tokens) * 0.7
    worth += agenda_matches(country, country.agenda) - 1.2 * len(country.events_open)
    worth += country.money[STATE] / 32.0 - 4.0 * country.loans[STATE]
    worth += 0.25 * sum(country.public)
    if is_due(country):
        worth -= 4.0
    elif country.loans[STATE] == loans_allowed(country):
        worth -= 0.5
    for role in range(3):
        worth += 0.3 if any(country.benefits[role * 7 : role * 7 + 7]) else 0.0
    return worth
