"""What the Working and the Middle Class make of their country: jobs, unions, companies, comfort."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.survey import UPKEEP, WORTH, Survey
from anthropolis.games.hegemony.rules.moving.counting import population, union_count
from anthropolis.games.hegemony.rules.moving.legitimacy import benefit
from anthropolis.games.hegemony.table.figures import PROSPERITY
from anthropolis.games.hegemony.table.roles import (
    EDUCATION,
    FOOD,
    HEALTH,
    LUXURY,
    MC,
    WC,
)
from anthropolis.games.hegemony.table.state import BENEFIT_MONEY, Country

POINT: Final = 14.0
"""Money that is worth about a point."""
UNION: Final = 2.3
"""A Trade Union in one round: 2 points, and an Influence."""
EXTRA: Final = [0.0, 0.5, 2.0, 0.5]
"""What using a resource brings besides Prosperity: Health two points and a worker."""


def working_prospects(country: Country, survey: Survey, left: int) -> float:
    """Money and jobs, unions, and the comfort to come."""
    worth = livelihood(country, survey, WC, left) + comforts(country, WC)
    return worth + UNION * left * union_count(country)


def middle_prospects(country: Country, survey: Survey, left: int) -> float:
    """Money and jobs too, and companies: what they make, and those that are fully operational."""
    worth = livelihood(country, survey, MC, left) + comforts(country, MC)
    profit = survey.made[MC] - survey.wages_out[MC] - UPKEEP * survey.running[MC]
    worth += left * profit / POINT + 0.5 * left * survey.fully
    worth += 0.3 * (survey.idle[MC] + survey.running[MC])
    for resource in range(4):
        worth += country.storage[resource] * WORTH[resource] / (1.4 * POINT)
    return worth


def livelihood(country: Country, survey: Survey, role: int, left: int) -> float:
    """Money now, and the wages of every production to come."""
    money = country.money[role] + 0.5 * benefit(country, role, BENEFIT_MONEY)
    return (money + left * survey.wages_in[role]) / POINT - 5.0 * country.loans[role]


def comforts(country: Country, role: int) -> float:
    """Prosperity, and what health, education and luxury will bring when they are used."""
    track = PROSPERITY[role]
    ahead = track[min(country.prosperity[role] + 1, len(track) - 1)]
    size = population(country, role)
    worth = 0.15 * track[country.prosperity[role]]
    for resource in (LUXURY, HEALTH, EDUCATION):
        share = min(2.0, country.goods[role * 4 + resource] / size)
        worth += 0.75 * share * (ahead + EXTRA[resource])
    return worth + 0.25 * min(country.goods[role * 4 + FOOD], size)
