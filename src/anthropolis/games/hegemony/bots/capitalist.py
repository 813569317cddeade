"""What the Capitalist Class makes of its country: where its money leads on the Wealth track."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.survey import UPKEEP, WORTH, Survey
from anthropolis.games.hegemony.table.figures import (
    CAPITALIST_LOAN_VP,
    LOAN,
    WEALTH,
    WEALTH_STEP_VP,
)
from anthropolis.games.hegemony.table.roles import CC
from anthropolis.games.hegemony.table.state import Country

ZONE_WORTH: Final = [7, 5]
COMPANY_WORTH: Final = 3
SURE: Final = 0.85
"""How much of the profits to come is counted on."""


def wealth_index(money: float) -> float:
    """How far along the Wealth track so much Capital lies, with fractions."""
    below, space = 0.0, 0.0
    for at in WEALTH:
        if money < at:
            return space + (money - below) / (at - below)
        below, space = float(at), space + 1.0
    return space


def capitalist_prospects(country: Country, survey: Survey, left: int) -> float:
    """The Wealth of every Scoring Phase to come, and the steps up to the last."""
    stock = COMPANY_WORTH * (survey.idle[CC] + survey.running[CC])
    for resource in range(4):
        stock += country.storage[4 + resource] * WORTH[resource]
    stock += country.zone[0] * ZONE_WORTH[0] + country.zone[1] * ZONE_WORTH[1]
    profit = SURE * (survey.made[CC] - survey.wages_out[CC] - UPKEEP * survey.running[CC])
    now = country.money[CC] + country.capital + 0.8 * stock - LOAN * country.loans[CC]
    worth = 0.0
    for ahead in range(1, left + 1):
        worth += wealth_index(max(0.0, now + profit * ahead))
    steps = max(0.0, wealth_index(max(0.0, now + profit * left)) - country.wealth)
    return worth + WEALTH_STEP_VP * steps - CAPITALIST_LOAN_VP * country.loans[CC]
