"""What the Working and the Middle Class make of their country: jobs, unions, companies, comfort."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.survey import UPKEEP, WORTH, Survey
from anthropolis.games.hegemony.rules.moving.counting import population, union_count
from anthropolis.games.hegemony.rules.moving.legitimacy import benefit
from anthropolis.games.hegemony.table.figures import (
    MONEY_PER_VP,
    MOST_MONEY_VP,
    PROSPERITY,
    TURNS,
)
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
READY: Final = 0.75
"""How surely goods in hand are used for Prosperity."""
SPENT: Final = 0.4
"""How much of its money the Working Class will spend on Prosperity."""
USE_PRICE: Final = 45.0
"""What a step of Prosperity costs in goods."""
FOOD_PRICE: Final = 9
EXTRA: Final = [0.0, 0.0, 2.0, 0.3]
"""What using a resource brings besides Prosperity: Health two points and a worker."""


def working_prospects(country: Country, survey: Survey, left: int) -> float:
    """Unions, and the Prosperity that goods and money will buy; money kept is worth less."""
    size = population(country, WC)
    due = survey.taxes(country, WC) + FOOD_PRICE * size
    money = country.money[WC] + 0.5 * benefit(country, WC, BENEFIT_MONEY)
    money = max(0.0, money + left * (survey.wages_in[WC] - due) + FOOD_PRICE * country.goods[FOOD])
    uses = min(SPENT * money / USE_PRICE, 0.6 * turns_left(country))
    kept = max(0.0, money - uses * USE_PRICE)
    worth = comforts(country, WC) + uses * (next_space(country, WC) + 0.5 * uses)
    worth += min(float(MOST_MONEY_VP[WC]), kept / MONEY_PER_VP[WC])
    return worth + UNION * left * union_count(country) - 5.0 * country.loans[WC]


def turns_left(country: Country) -> int:
    """Turns of the game that a role still has."""
    return (country.figures.rounds - country.round + 1) * TURNS - country.turn


def next_space(country: Country, role: int) -> int:
    """What the next step of Prosperity brings."""
    track = PROSPERITY[role]
    return track[min(country.prosperity[role] + 1, len(track) - 1)]


def middle_prospects(country: Country, survey: Survey, left: int) -> float:
    """Money and jobs too, and companies: what they make, and those that are fully operational."""
    worth = livelihood(country, survey, MC, left) + comforts(country, MC)
    worth += 0.15 * PROSPERITY[MC][country.prosperity[MC]]
    worth += 0.25 * min(country.goods[MC * 4 + FOOD], population(country, MC))
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
    """What health, education and luxury will bring when they are used."""
    size = population(country, role)
    worth = 0.0
    for resource in (LUXURY, HEALTH, EDUCATION):
        share = min(2.0, country.goods[role * 4 + resource] / size)
        worth += READY * share * (next_space(country, role) + EXTRA[resource])
    return worth
