"""How good a country looks for each role: points so far, and what they will probably become."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import Stake
from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.bots.capitalist import capitalist_prospects
from anthropolis.games.hegemony.bots.government import state_prospects
from anthropolis.games.hegemony.bots.habits import follow_up
from anthropolis.games.hegemony.bots.people import middle_prospects, working_prospects
from anthropolis.games.hegemony.bots.survey import Survey
from anthropolis.games.hegemony.rules.ending import own_policies
from anthropolis.games.hegemony.table.calendar import PRODUCTION
from anthropolis.games.hegemony.table.figures import OWN_SECTION, POLICY_VP
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import CC, ROLES, STATE, WC
from anthropolis.games.hegemony.table.state import NO_BILL, Country

SCALE: Final = 160.0
RIVALRY: Final = 0.5
"""How much the prospects of the best other role weigh against one's own."""
INFLUENCE: Final = 0.6
CUBE: Final = 0.12
MIDDLE: Final = 20.0
"""A lead over half of the best other role that counts as neither good nor bad."""

NEARNESS: Final = 0.35
"""What a section nearer to the own one is worth, whatever it does."""
PASSES: Final = 0.45
"""How probably a Bill passes."""


def evaluate(country: Country, seat: int) -> float:
    """From 0 to 1: own prospects against those of the best other role."""
    return evaluate_all(country)[seat]


def evaluate_all(country: Country) -> list[float]:
    """Questions that follow from a choice are answered by habit first."""
    settled = follow_up(country)
    survey = Survey(settled)
    worth = [prospects(settled, role, survey) for role in settled.roles]
    found: list[float] = []
    for seat in range(len(worth)):
        best = max([worth[other] for other in range(len(worth)) if other != seat])
        found.append(min(1.0, max(0.0, 0.5 + (worth[seat] - RIVALRY * best - MIDDLE) / SCALE)))
    return found


def prospects(country: Country, role: int, survey: Survey) -> float:
    """Points that a role may expect at the end."""
    if country.over:
        return float(country.vp[role])
    left = productions_left(country)
    worth = country.vp[role] + INFLUENCE * country.influence[role] + bills(country, role)
    if role == STATE:
        return worth + state_prospects(country, survey, left)
    worth += CUBE * country.bag[role] + policies(country, role)
    if role == CC:
        return worth + capitalist_prospects(country, survey, left)
    if role == WC:
        return worth + working_prospects(country, survey, left)
    return worth + middle_prospects(country, survey, left)


def productions_left(country: Country) -> int:
    """Production Phases still to come."""
    done = 1 if country.phase > PRODUCTION else 0
    return country.figures.rounds - country.round + 1 - done


def policies(country: Country, role: int) -> float:
    """Final points for policies in the own section, surer towards the end, and laws to come."""
    weight = (1 + country.round) / (1.0 + country.figures.rounds)
    own = own_policies(country, role)
    worth = weight * POLICY_VP[role][own]
    for policy in range(SCORED):
        wish = OWN_SECTION[role]
        away = abs(country.policies[policy] - wish)
        worth -= NEARNESS * away
        bill = country.bills[policy]
        if bill != NO_BILL:
            then = abs(bill // 4 - wish)
            worth += PASSES * NEARNESS * (away - then)
            hits = own + (then == 0) - (away == 0)
            worth += PASSES * weight * (POLICY_VP[role][hits] - POLICY_VP[role][own])
    return worth


def bills(country: Country, role: int) -> float:
    """A Bill on the table is worth about half of what it brings."""
    placed = len([bill for bill in country.bills if bill != NO_BILL and bill % 4 == role])
    return 1.3 * placed


def stakes(country: Country, seat: int) -> list[Stake]:
    """What `prospects` are made of, and what the best other role takes."""
    settled = follow_up(country)
    if settled.over:
        return []
    survey, role = Survey(settled), settled.roles[seat]
    worth = [prospects(settled, other, survey) for other in settled.roles]
    named = [
        ("points", float(settled.vp[role])),
        ("influence", INFLUENCE * settled.influence[role]),
        ("bills", bills(settled, role)),
    ]
    if role != STATE:
        named += [("votes", CUBE * settled.bag[role]), ("laws", policies(settled, role))]
    named.append((ROLES[role], worth[seat] - sum([part for _, part in named])))
    rivals = [worth[other] for other in range(len(worth)) if other != seat]
    named.append(("rival", -RIVALRY * max(rivals)))
    return [Stake(Words("stake_" + name, {}), part) for name, part in named]
