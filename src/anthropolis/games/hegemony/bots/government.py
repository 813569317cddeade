"""What a State player makes of its country: the two lowest tracks, Events, and the IMF."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.bots.survey import Survey
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.legitimacy import has_benefits
from anthropolis.games.hegemony.rules.production.imf import loans_allowed
from anthropolis.games.hegemony.table.figures import LOAN, PAY_OFF_IMF
from anthropolis.games.hegemony.table.roles import STATE
from anthropolis.games.hegemony.table.state import Country

NEGLECTED: Final = 2.0
"""What an Event that nobody resolves costs."""


def state_prospects(country: Country, survey: Survey, left: int) -> float:
    tracks = sorted(country.legitimacy)
    lowest = tracks[0] + tracks[1]
    worth = 1.0 * lowest + 0.3 * tracks[2]
    if left > 1:
        # Half of it is still there in the next Scoring Phase, a quarter in the one after.
        worth += 0.55 * lowest + 0.1 * tracks[2]
    worth += 0.55 * left * sum(country.tokens)
    worth += 1.0 * agenda_matches(country, country.agenda)
    worth -= NEGLECTED * len(country.events_open)
    worth += 0.25 * sum(country.public)
    for role in range(3):
        worth += 0.5 if has_benefits(country, role) else 0.0
    return worth + purse(country, survey, left) - imf_danger(country, survey, left, lowest)


def purse(country: Country, survey: Survey, left: int) -> float:
    """The Treasury with what the productions to come will add; Loans weigh more than they give."""
    flow = survey.treasury(country) - country.money[STATE]
    money = country.money[STATE] + 0.6 * left * flow
    return money / 30.0 - 4.0 * country.loans[STATE]


def imf_danger(country: Country, survey: Survey, left: int, lowest: int) -> float:
    """An intervention halves every track and makes the laws of others; nearness counts a little."""
    if left == 0:
        return 0.0
    ahead = survey.treasury(country)
    loans = country.loans[STATE]
    if ahead < 0:
        loans += (LOAN - 1 - ahead) // LOAN
        ahead = 0
    excess = loans - loans_allowed(country)
    if excess > 0 and ahead < PAY_OFF_IMF * excess:
        return 4.0 + 0.6 * lowest
    return 1.0 if excess == 0 and ahead < PAY_OFF_IMF else 0.0
