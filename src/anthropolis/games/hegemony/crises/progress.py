"""How far a hidden objective is: what has been reached, and what it asks for."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.crises.objectives import OBJECTIVES
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    fully_operational_count,
    operational_count,
    outside_companies,
    population,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import CC, KINDS, MC, RESOURCES, STATE, WC, B, C
from anthropolis.games.hegemony.table.state import (
    BILLS_PASSED,
    EVENTS_DONE,
    EXPORT_MONEY,
    STATE_LOANS,
    WAGES_BEFORE,
    Country,
)

AT_MOST: Final = ("small_labor_force", "we_work_we_thrive", "expert_budgeter")
"""These ask for no more than their number; all others for as much."""


def progress(country: Country, number: int) -> tuple[int, int]:
    """HXP-OBJ-02: where the condition stands, and where it must come to."""
    objective = OBJECTIVES[number]
    measures = (of_working, of_middle, of_capitalist, of_state)
    return measures[objective.role](country, objective.id)


def of_working(country: Country, name: str) -> tuple[int, int]:
    if name == "rally_the_masses":
        return country.influence[WC], 6
    if name == "workers_unite":
        return union_count(country), 4
    if name == "working_class_push":
        return country.tally[BILLS_PASSED], 3
    if name == "small_labor_force":
        return population(country, WC), 7
    return country.wages_received[WC] - country.tally[WAGES_BEFORE], 240


def of_middle(country: Country, name: str) -> tuple[int, int]:
    running = fully_operational_count(country)
    if name == "entrepreneur":
        return min([stored(country, MC, resource) for resource in range(len(RESOURCES))]), 8
    if name == "successful_startup":
        return running, 5
    if name == "growing_middle_class":
        return min(8, running) + min(5, outside_companies(country)), 13
    if name == "golden_compromise":
        return country.policies[:SCORED].count(B), SCORED
    return unemployed_count(country, MC), 0


def of_capitalist(country: Country, name: str) -> tuple[int, int]:
    if name == "corporate_empire":
        return operational_count(country, CC), 11
    if name == "toward_a_neoliberal_state":
        return country.policies[:SCORED].count(C), 3
    if name == "export_tycoon":
        return country.tally[EXPORT_MONEY], 240
    if name == "diversified_portfolio":
        made = [INDUSTRY[company] for company in companies_of(country, CC)]
        return len([i for i in range(1, KINDS) if made.count(i) >= 2]), KINDS - 1
    return country.capital, 320


def of_state(country: Country, name: str) -> tuple[int, int]:
    if name == "leviathan":
        return country.tally[EVENTS_DONE], 10
    if name == "expert_budgeter":
        return country.tally[STATE_LOANS], 0
    if name == "according_to_plan":
        return agenda_matches(country, country.agenda), 4
    if name == "strong_welfare_state":
        return country.money[STATE], 150
    return operational_count(country, STATE), 6
