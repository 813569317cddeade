"""What the Working and the Middle Class make of their country: jobs, unions, companies, comfort."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.survey import WORTH, Survey
from anthropolis.games.hegemony.rules.moving.counting import (
    population,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.legitimacy import benefit
from anthropolis.games.hegemony.table.figures import PROSPERITY, UNION_WORKERS
from anthropolis.games.hegemony.table.roles import (
    EDUCATION,
    FOOD,
    HEALTH,
    KINDS,
    LUXURY,
    MC,
    WC,
)
from anthropolis.games.hegemony.table.state import BENEFIT_MONEY, Country

FOOD_PRICE: Final = 11
SPARE: Final = 60.0
"""Money beyond this waits for the end of the game, where it is worth less."""
UNION: Final = 2.6
"""A Trade Union in one round: 2 points, and an Influence."""


def working_prospects(country: Country, survey: Survey, left: int) -> float:
    """Money and jobs, unions and workers on the way to one, and the comfort to come."""
    worth = livelihood(country, survey, WC, left, 10.0)
    worth += comforts(country, WC, 0.4 + 0.45 * left)
    worth += UNION * left * union_count(country)
    worth -= 0.25 * unemployed_count(country, WC)
    for industry in range(1, KINDS):
        if not country.unions >> industry & 1:
            worth += 0.12 * left * min(UNION_WORKERS, survey.industries[industry])
    return worth


def middle_prospects(country: Country, survey: Survey, left: int) -> float:
    """Money and jobs too, and companies: what they make, and those that are fully operational."""
    worth = livelihood(country, survey, MC, left, 15.0)
    worth += comforts(country, MC, 0.3 + 0.25 * left)
    profit = survey.made[MC] - survey.wages_out[MC]
    worth += 0.8 * left * profit / 12.0
    worth += 0.4 * survey.idle[MC] + left * (0.4 * survey.fully)
    track = PROSPERITY[MC]
    if track[country.prosperity[MC]] < survey.fully:
        worth += 0.7 * track[min(country.prosperity[MC] + 1, len(track) - 1)]
    worth -= 0.15 * unemployed_count(country, MC)
    for resource in range(4):
        worth += country.storage[resource] * WORTH[resource] / 17.0
    return worth


def livelihood(country: Country, survey: Survey, role: int, left: int, last: float) -> float:
    """Money now and after every production to come; `last` is what a point costs at the end."""
    own = country.goods[role * 4 + FOOD] + (country.storage[FOOD] if role == MC else 0)
    hungry = max(0, population(country, role) - own)
    flow = survey.wages_in[role] - survey.taxes(country, role)
    money = country.money[role] + benefit(country, role, BENEFIT_MONEY)
    if left:
        money -= FOOD_PRICE * hungry
    rate = 9.0 if left > 1 else last
    near = min(float(money), SPARE)
    worth = near / rate + (money - near) / last
    return worth + 0.8 * left * flow / 12.0 - 6.0 * country.loans[role]


def comforts(country: Country, role: int, step: float) -> float:
    """Prosperity, and what health, education and luxury will bring when they are used.

    A `step` of Prosperity pays again with every later step, so it is worth more early on.
    """
    track = PROSPERITY[role]
    ahead = track[min(country.prosperity[role] + 1, len(track) - 1)]
    size = population(country, role)
    worth = step * track[country.prosperity[role]]
    for resource in (LUXURY, HEALTH, EDUCATION):
        gain = ahead + step + EXTRA[resource]
        worth += 0.9 * min(2.0, country.goods[role * 4 + resource] / size) * gain
    return worth + 0.2 * min(country.goods[role * 4 + FOOD], size)


EXTRA: Final = [0.0, 0.0, 2.0, 1.0]
"""Health brings two points and a worker besides, Education a skill."""
