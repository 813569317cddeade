"""Chapter 19, the end of the game: loans, final scoring, winner."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.changes import gain_vp, set_loans
from anthropolis.games.hegemony.rules.moving.money import funds, pay
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.table.calendar import GAME_END
from anthropolis.games.hegemony.table.events import GameOver
from anthropolis.games.hegemony.table.figures import (
    CAPITALIST_LOAN_VP,
    END_STEP,
    MONEY_PER_VP,
    MOST_MONEY_VP,
    OWN_SECTION,
    PAY_OFF_END,
    POLICY_VP,
    UNITS_PER_VP,
)
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    INFLUENCE,
    LUXURY,
    ROLES,
    STATE,
    WC,
)
from anthropolis.games.hegemony.table.state import Country


@dataclass(frozen=True)
class GameEnd(Step):
    """HEG-END-01 to HEG-END-06: loans first, then what lies on the boards."""

    def start(self, country: Country) -> None:
        country.phase = GAME_END
        for role in country.roles:
            settle_loans(country, role)
        HOOKS[0].loans_settled(country)
        for role in country.roles:
            gain_vp(country, role, policy_vp(country, role), "policies", rule_of(role))
            gain_vp(country, role, stock_vp(country, role), "stocks", rule_of(role))
        country.over = True
        if country.listening:
            names = tuple([ROLES[role] for role in winning_roles(country)])
            country.tell(GameOver("HEG-END-07", names))


def rule_of(role: int) -> str:
    return ("HEG-END-02", "HEG-END-03", "HEG-END-04", "HEG-END-05")[role]


def settle_loans(country: Country, role: int) -> None:
    """HEG-END-01: CC loses 5 VP per loan; others pay 55 as far as they can in steps of 5."""
    if country.loans[role] == 0:
        return
    lost = loan_vp(country, role)
    pay(country, role, BANK, loans_paid(country, role), "HEG-END-01")
    gain_vp(country, role, lost, "loans", "HEG-END-01")
    set_loans(country, role, 0, "HEG-END-01")


def loans_paid(country: Country, role: int) -> int:
    """HEG-END-01: what a role pays for its loans at the end; CC pays with VP alone."""
    if role == CC:
        return 0
    return min(PAY_OFF_END * country.loans[role], funds(country, role) // END_STEP * END_STEP)


def loan_vp(country: Country, role: int) -> int:
    """HEG-END-01: VP that the loans cost, below 0."""
    if role == CC:
        return -CAPITALIST_LOAN_VP * country.loans[CC]
    due = PAY_OFF_END * country.loans[role]
    return -((due - loans_paid(country, role)) // END_STEP)


def own_policies(country: Country, role: int) -> int:
    """Policies 1 to 5 in the own section: A, B, C, or those of the State's last Agenda."""
    if role == STATE:
        return agenda_matches(country, country.last_agenda)
    return country.policies[:SCORED].count(OWN_SECTION[role])


def policy_vp(country: Country, role: int) -> int:
    """HEG-END-02 to HEG-END-04; the State has none."""
    return 0 if role == STATE else POLICY_VP[role][own_policies(country, role)]


def stock_vp(country: Country, role: int) -> int:
    """HEG-END-02 to HEG-END-06: money, and resources that are not in a Goods & Services area."""
    vp = money_vp(country, role)
    for resource in range(len(UNITS_PER_VP)):
        vp += stock_units(country, role, resource) // UNITS_PER_VP[resource]
    return vp


def money_vp(country: Country, role: int) -> int:
    """HEG-END-02, HEG-END-03, HEG-END-05: WC at most 15; CC none."""
    per = MONEY_PER_VP[role]
    return min(MOST_MONEY_VP[role], country.money[role] // per) if per else 0


def stock_units(country: Country, role: int, resource: int) -> int:
    """What a role has stored; WC stores nothing, and Influence counts for the State alone."""
    if role == STATE:
        return country.public[resource]
    if role == WC or resource == INFLUENCE:
        return 0
    in_zone = country.zone[resource] if role == CC and resource <= LUXURY else 0
    return stored(country, role, resource) + in_zone


def winning_roles(country: Country) -> list[int]:
    """HEG-END-07: VP, then policies in the own section, then the State, then cubes in the bag."""
    best = max([country.vp[role] for role in country.roles])
    tied = [role for role in country.roles if country.vp[role] == best]
    if len(tied) > 1:
        most = max([own_policies(country, role) for role in tied])
        tied = [role for role in tied if own_policies(country, role) == most]
    if len(tied) > 1 and STATE in tied:
        return [STATE]
    if len(tied) > 1:
        cubes = max([country.bag[role] for role in tied])
        tied = [role for role in tied if country.bag[role] == cubes]
    return tied
