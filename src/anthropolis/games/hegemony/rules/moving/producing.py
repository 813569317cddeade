"""Chapters 8, 14.1 and 17.2: one company pays its wage and produces."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.stocks import (
    from_supply,
    gain_influence,
    set_goods,
    store_output,
    store_public,
)
from anthropolis.games.hegemony.table.companies import (
    BONUS,
    LABELS,
    MACHINERY_BONUS,
    OUTPUT,
    PAID,
    RESOURCE,
    WAGES,
    output_name,
)
from anthropolis.games.hegemony.table.events import Produced, WageBill
from anthropolis.games.hegemony.table.roles import INFLUENCE, MC, ROLES, STATE, WC
from anthropolis.games.hegemony.table.state import Country


def wage_due(country: Country, company: int) -> int:
    """HEG-CO-02, HEG-CO-03: one amount for all workers of the company together."""
    return WAGES[company][country.wage[company]] if PAID[company] else 0


def pay_wage(country: Country, company: int, payer: int, rule: str) -> None:
    """To the player of the workers; in an MC company to WC for its employee. Forced."""
    amount = wage_due(country, company)
    owner_is_middle = country.owner[company] == MC
    receiver = WC if owner_is_middle else country.crew_class[company]
    if amount == 0 or receiver < 0:
        return
    if country.listening:
        names = (LABELS[company], ROLES[payer], ROLES[receiver])
        country.tell(WageBill(rule, *names, amount, country.actor()))
    force(country, payer, receiver, amount, rule)
    country.wages_received[receiver] += amount


def output_of(country: Country, company: int, with_employee: bool) -> int:
    """HEG-CO-07: the printed output, Machinery, and the bonus of an employee who works."""
    machinery = MACHINERY_BONUS[company] if country.machinery >> company & 1 else 0
    return OUTPUT[company] + machinery + (BONUS[company] if with_employee else 0)


def put_out(country: Country, company: int, units: int, rule: str) -> None:
    """HEG-PRD-02 to HEG-PRD-05, HEG-BUY-04: into the owner's stock; Influence is unlimited."""
    owner = country.owner[company]
    resource = RESOURCE[company]
    if country.listening:
        by = country.actor()
        country.tell(Produced(rule, LABELS[company], output_name(company), units, by))
    if owner == STATE:
        store_public(country, resource, units, rule)
    elif owner == WC:
        got = from_supply(country, resource, units)
        set_goods(country, WC, resource, country.goods[resource] + got, rule)
    elif resource == INFLUENCE:
        gain_influence(country, owner, units, rule)
    else:
        store_output(country, owner, resource, units, rule)
