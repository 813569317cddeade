"""What cards and events count: "per employed worker", "half the Population"."""

from __future__ import annotations

import re
from typing import Any, Final

from anthropolis.games.hegemony.rules.moving.actions.propose_bill import free_markers
from anthropolis.games.hegemony.rules.moving.bag import half_up
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    company_count,
    employed_count,
    is_operational,
    operational_count,
    outside_companies,
    outside_workers,
    population,
    unemployed_count,
    union_count,
    working_in,
)
from anthropolis.games.hegemony.table.companies import INDUSTRY, NO_EMPLOYEE
from anthropolis.games.hegemony.table.decks import AGENDA
from anthropolis.games.hegemony.table.figures import MARKERS
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import AGRICULTURE, CC, MC, STATE, TYPES
from anthropolis.games.hegemony.table.state import NO_CARD, PROVIDED, UNITS, Country

MEASURES: Final = [
    "one", "population", "operational_companies", "employed_workers", "unemployed_workers",
    "own_companies", "own_companies_with_employee", "workers_in_public_and_capitalist_companies",
    "companies_of_others_with_own_workers", "own_agriculture_companies", "own_luxury_companies",
    "agenda_matches", "workers_in_public_companies", "units_sold", "money_provided",
    "trade_unions", "own_bill_markers_on_table", "own_operational_healthcare_companies",
]  # fmt: skip
ALIASES: Final = {
    "population_of_class": "population",
    "employed_workers_of_class": "employed_workers",
    "companies_of_class": "own_companies",
    "units_bought": "units_sold",
    "money_received": "money_provided",
    "health_provided": "money_provided",
}


def measure_number(name: str) -> int:
    """The number of a measure that data files call so."""
    return MEASURES.index(ALIASES.get(name, name))


def measured(country: Country, role: int, measure: int) -> int:
    """HEG-TRM-10, HEG-TRM-15: so many now, of the workers and companies of one's own."""
    if measure < 8:
        return measured_people(country, role, measure)
    if measure == 8:
        return outside_companies(country)
    if measure in (9, 10):
        industry = AGRICULTURE if measure == 9 else TYPES.index("luxury")
        return len([c for c in companies_of(country, CC) if INDUSTRY[c] == industry])
    if measure == 11:
        return agenda_matches(country, country.agenda)
    if measure == 12:
        return sum([working_in(country, role, c) for c in companies_of(country, STATE)])
    if measure == 15:
        return union_count(country)
    if measure == 16:
        return MARKERS - free_markers(country, role)
    if measure == 17:
        own = [c for c in companies_of(country, role) if INDUSTRY[c] == TYPES.index("healthcare")]
        return len([c for c in own if is_operational(country, c)])
    return country.noted[UNITS if measure == 13 else PROVIDED]


def measured_people(country: Country, role: int, measure: int) -> int:
    if measure == 0:
        return 1
    if measure == 1:
        return population(country, role)
    if measure == 2:
        return operational_count(country, role)
    if measure == 3:
        return employed_count(country, role)
    if measure == 4:
        return unemployed_count(country, role)
    if measure == 5:
        return company_count(country, role)
    if measure == 6:
        return len([c for c in companies_of(country, MC) if country.employee[c] != NO_EMPLOYEE])
    return outside_workers(country)


def agenda_matches(country: Country, agenda: int) -> int:
    """How many of Policies 1 to 5 stand on the section of an Agenda."""
    if agenda == NO_CARD:
        return 0
    wanted = AGENDA[agenda]
    return len([p for p in range(SCORED) if country.policies[p] == wanted[p]])


class Amount:
    """So many times a measure, or half of it rounded up."""

    def __init__(self, factor: int, measure: int, half: bool) -> None:
        self.factor = factor
        self.measure = measure
        self.half = half

    def of(self, country: Country, role: int) -> int:
        number = measured(country, role, self.measure)
        return half_up(number) if self.half else self.factor * number


def read_amount(data: Any) -> Amount:
    """`25`, `5*population`, `ceil(population/2)` or the name of a measure."""
    if isinstance(data, int):
        return Amount(data, 0, False)
    half = re.fullmatch(r"ceil\((\w+)/2\)", data)
    if half:
        return Amount(1, measure_number(half[1]), True)
    times = re.fullmatch(r"(?:(\d+)\*)?(\w+)", data)
    if times is None:
        raise ValueError(f"{data!r} is no amount")
    return Amount(int(times[1] or 1), measure_number(times[2]), False)


class Reward:
    """HEG-EVT-03, HEG-CRD-02: Legitimacy, tokens or VP; "per n" counts whole groups."""

    def __init__(self, legitimacy: int, tokens: int, vp: int, everybody: int, per: int) -> None:
        self.legitimacy = legitimacy
        self.tokens = tokens
        self.vp = vp
        self.everybody = everybody
        self.per = per


def read_reward(data: dict[str, Any]) -> Reward:
    return Reward(
        data.get("legitimacy", 0),
        data.get("legitimacy_token", 0),
        data.get("vp", 0),
        data.get("legitimacy_each_class", 0),
        data.get("per", 0),
    )
