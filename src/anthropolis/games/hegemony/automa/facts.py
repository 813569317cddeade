"""The named facts of the instruction cards: one pure function each.

A fact is read from what the automa looks at; the data files name facts in their conditions.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.assigning import most_employed, most_unions, plans_for
from anthropolis.games.hegemony.automa.bills import proposable
from anthropolis.games.hegemony.automa.company_lists import sale_value as value_of_sale
from anthropolis.games.hegemony.automa.components import AW, BC
from anthropolis.games.hegemony.automa.components import distance as distance_of
from anthropolis.games.hegemony.automa.exporting import best_sales
from anthropolis.games.hegemony.automa.expressions import Fact
from anthropolis.games.hegemony.automa.founding import (
    brings_new_resource,
    idle_of,
    payable,
    runs_at_once,
)
from anthropolis.games.hegemony.automa.looking import NO_SUBJECT, Look
from anthropolis.games.hegemony.automa.protesting import strikable, tokens_left
from anthropolis.games.hegemony.automa.shopping import NOT_TO_BE_HAD, SERVICES, Shop
from anthropolis.games.hegemony.automa.skills import of_industry
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import NO_LIMIT
from anthropolis.games.hegemony.rules.moving.actions.companies import takes_machinery
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    fully_operational_count,
    is_operational,
    minimum_wage,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.counting import open_slots as slots_open
from anthropolis.games.hegemony.rules.moving.money import funds
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.rules.moving.workforce import employee_choices, has_strike
from anthropolis.games.hegemony.table.companies import COUNT, INDUSTRY, NO_EMPLOYEE
from anthropolis.games.hegemony.table.figures import (
    ASSIGN_MAX,
    DEMONSTRATION_INFLUENCE,
    PROSPERITY,
    STATE_INFLUENCE,
    STRIKE_INFLUENCE,
    UNION_INFLUENCE,
)
from anthropolis.games.hegemony.table.roles import (
    AGRICULTURE,
    CC,
    LABOR,
    LUXURY,
    MC,
    MEDIA,
    TAXATION,
    TRADE,
    TYPES,
)
from anthropolis.games.hegemony.table.state import NO_BILL, Country

TOP_LEVEL: Final = 2
FOUR_PAID: Final = 4


# -- policies --------------------------------------------------------------------------------------


def policy_listed(look: Look) -> list[int]:
    """HAU-PCH-01: the policies of the AI card, in order."""
    return look.card.policies


def is_proposable(look: Look) -> int:
    """HAU-PCH-01, HAU-PCH-03: whether the policy could be proposed; one marker does for both."""
    return int(proposable(look.country, look.role, look.subject, look.bonus))


def distance(look: Look) -> int:
    """How far the policy is from the wanted section."""
    return distance_of(look.country, look.role, look.subject)


def policy(look: Look) -> int:
    """HAU-WC-13, HAU-CC-13, HAU-MC-14: its number; the class may care most about one of them."""
    return look.subject + 1


def listed_proposable(look: Look) -> int:
    """HAU-PCH-02: how many policies of the card could be proposed."""
    able = [p for p in look.card.policies if proposable(look.country, look.role, p, look.bonus)]
    return len(able)


def policy_2(look: Look) -> int:
    return look.country.policies[LABOR]


def policy_3(look: Look) -> int:
    return look.country.policies[TAXATION]


def policy_6(look: Look) -> int:
    return look.country.policies[TRADE]


def bills_on_table(look: Look) -> int:
    return len([bill for bill in look.country.bills if bill != NO_BILL])


# -- workers ---------------------------------------------------------------------------------------


def assign_limit(look: Look) -> int:
    """HAU-WC-10, HAU-WC-26, HAU-WC-25: how many workers one assignment may place."""
    if look.has_bonus("assign_four_paid"):
        return FOUR_PAID
    return NO_LIMIT if look.has_bonus("assign_any_number") else ASSIGN_MAX


def max_unemployed_employable(look: Look) -> int:
    """HAU-WC-10, HAU-WC-11, HAU-MC-10: the most jobless workers one assignment employs."""
    found = plans_for(look.country, look.role, assign_limit(look))
    return look.farm_workers + most_employed(found)


def max_new_unions(look: Look) -> int:
    """HAU-WC-10: the most unions one assignment founds."""
    return most_unions(plans_for(look.country, look.role, assign_limit(look)))


def unemployed(look: Look) -> int:
    """HAU-WC-10, HAU-WC-11, HAU-MC-15: jobless workers; those of a farm to come still count."""
    return unemployed_count(look.country, look.role) + look.farm_workers


def open_slots(look: Look) -> int:
    """HAU-WC-12: slots that a WC worker could take, whatever the skill."""
    return slots_open(look.country)


def aw_moved(look: Look) -> int:
    return look.moved[AW]


def trade_unions(look: Look) -> int:
    return union_count(look.country)


def strikable_at_minimum(look: Look) -> int:
    """HAU-WC-15: companies that could be struck now and pay the legal minimum; no token, none."""
    if tokens_left(look.country) == 0:
        return 0
    lowest = minimum_wage(look.country)
    return len([c for c in strikable(look.country) if look.country.wage[c] == lowest])


# -- goods and services ----------------------------------------------------------------------------


def services(look: Look) -> list[int]:
    """HAU-WC-14: Health, Education, Luxury."""
    return SERVICES


def cost_of_unit(look: Look) -> int:
    """HAU-WC-42: the cost of a unit after the bonus, rounded up to a whole number."""
    return Shop(look.country, look.role, look.bonus).unit_cost(look.subject)


def obtainable(look: Look) -> int:
    """HAU-WC-42: whether the needed amount can be had and paid."""
    return int(cost_of_unit(look) != NOT_TO_BE_HAD)


def obtainable_services(look: Look) -> int:
    return len(Shop(look.country, look.role, look.bonus).obtainable())


# -- companies -------------------------------------------------------------------------------------


def payable_companies(look: Look) -> list[int]:
    """HAU-CC-10, HAU-MC-12: the Market companies that could be built now."""
    return payable(look.country, look.role, look.bonus)


def idle_companies(look: Look) -> list[int]:
    return idle_of(look.country, look.role)


def company_runs_at_once(look: Look) -> int:
    """HAU-CC-10: automated, or staffed from the jobless of one class."""
    return int(runs_at_once(look.country, look.subject))


def new_resource(look: Look) -> int:
    """HAU-CC-10, HAU-MC-12: no own operational company makes it."""
    return int(brings_new_resource(look.country, look.role, look.subject))


def employee_slot_fillable(look: Look) -> int:
    """HAU-MC-12: it has a WC slot and a jobless WC worker fits."""
    return int(bool(employee_choices(look.country, look.subject)))


def production_phases_left(look: Look) -> int:
    """R: 5 in round 1, 1 in the last round."""
    return look.country.figures.rounds + 1 - look.country.round


def demonstration(look: Look) -> int:
    return int(look.country.demonstration)


def bc_moved(look: Look) -> int:
    return look.moved[BC]


def sale_value(look: Look) -> int:
    return value_of_sale(look.country, look.subject, look.bonus)


def prosperity(look: Look) -> int:
    """HAU-MC-12: the value of the space, not its number."""
    return PROSPERITY[MC][look.country.prosperity[MC]]


def fully_operational_companies(look: Look) -> int:
    return fully_operational_count(look.country)


# -- trade and money -------------------------------------------------------------------------------


def transactions(look: Look) -> int:
    """HAU-CC-11, HAU-MC-13: what could be sold abroad now, an extra sale included."""
    return len(best_sales(look.country, look.role)) + look.extra_transactions


def money(look: Look) -> int:
    return funds(look.country, look.role)


def revenue(look: Look) -> int:
    return look.country.money[CC]


def luxury_in_regular_storage(look: Look) -> int:
    return stored(look.country, CC, LUXURY)


def machinery_places(look: Look) -> int:
    """HAU-CC-14: own companies that could take a Machinery token."""
    country = look.country
    return len([c for c in companies_of(country, CC) if takes_machinery(country, c)])


def agricultural_companies(look: Look) -> int:
    return of_industry(look.country, CC, AGRICULTURE)


def luxury_companies(look: Look) -> int:
    return of_industry(look.country, CC, TYPES.index("luxury"))


# -- influence -------------------------------------------------------------------------------------


def influence(look: Look) -> int:
    return look.country.influence[look.role]


def media_of(country: Country, role: int) -> int:
    """Influence that a role's media companies will make."""
    total = 0
    for company in companies_of(country, role):
        if INDUSTRY[company] == MEDIA and is_operational(country, company):
            struck = has_strike(country, company)
            helped = country.employee[company] != NO_EMPLOYEE and not struck
            if role == MC or not struck:
                total += output_of(country, company, helped)
    return total


def strike_influence(country: Country) -> int:
    """What strikes and the Demonstration will bring WC."""
    struck = [c for c in range(COUNT) if has_strike(country, c) and country.wage[c] < TOP_LEVEL]
    protest = DEMONSTRATION_INFLUENCE if country.demonstration else 0
    return STRIKE_INFLUENCE * len(struck) + protest


def others_forecast(look: Look) -> int:
    """HAU-CC-12: Influence of the others now and what they will gain until the votes."""
    country = look.country
    total = sum([country.influence[role] for role in country.roles if role != look.role])
    if country.plays(MC):
        total += media_of(country, MC)
    total += UNION_INFLUENCE * union_count(country) + strike_influence(country)
    if country.state_plays():
        total += STATE_INFLUENCE[min(country.legitimacy)]
    return total


def own_forecast(look: Look) -> int:
    """HAU-CC-12: own Influence and own media production."""
    return look.country.influence[CC] + media_of(look.country, CC)


def nothing(look: Look) -> list[int]:
    """A line that looks at nothing in particular is tested once."""
    return [NO_SUBJECT]


SUBJECTS: Final = {
    "": nothing,
    "listed_policy": policy_listed,
    "service": services,
    "payable_company": payable_companies,
    "idle_company": idle_companies,
}
FACTS: Final[dict[str, Fact]] = {
    "proposable": is_proposable,
    "distance": distance,
    "policy": policy,
    "listed_proposable": listed_proposable,
    "policy_2": policy_2,
    "policy_3": policy_3,
    "policy_6": policy_6,
    "bills_on_table": bills_on_table,
    "max_unemployed_employable": max_unemployed_employable,
    "max_new_unions": max_new_unions,
    "unemployed": unemployed,
    "unemployed_workers": unemployed,
    "open_slots": open_slots,
    "AW_moved": aw_moved,
    "trade_unions": trade_unions,
    "strikable_at_minimum": strikable_at_minimum,
    "obtainable": obtainable,
    "unit_cost": cost_of_unit,
    "obtainable_services": obtainable_services,
    "runs_at_once": company_runs_at_once,
    "new_resource": new_resource,
    "employee_slot_fillable": employee_slot_fillable,
    "production_phases_left": production_phases_left,
    "demonstration": demonstration,
    "BC_moved": bc_moved,
    "sale_value": sale_value,
    "prosperity": prosperity,
    "fully_operational_companies": fully_operational_companies,
    "transactions": transactions,
    "money": money,
    "revenue": revenue,
    "luxury_in_regular_storage": luxury_in_regular_storage,
    "companies_without_machinery_with_icon": machinery_places,
    "agricultural_companies": agricultural_companies,
    "luxury_companies": luxury_companies,
    "influence": influence,
    "others_forecast": others_forecast,
    "own_forecast": own_forecast,
}
