"""Chapters 1, 7 and 11: how many work, where, and how many could."""

from __future__ import annotations

from anthropolis.games.hegemony.table.companies import (
    COUNT,
    EMPLOYEE_SLOT,
    FACE_DOWN,
    HOME,
    INDUSTRY,
    NO_EMPLOYEE,
    OUT,
    SLOTS,
)
from anthropolis.games.hegemony.table.figures import (
    ALL_WORKERS,
    DEMONSTRATION_SURPLUS,
    POPULATION,
)
from anthropolis.games.hegemony.table.policies import MINIMUM_WAGE
from anthropolis.games.hegemony.table.roles import (
    CC,
    KINDS,
    LABOR,
    MC,
    STATE,
    WC,
)
from anthropolis.games.hegemony.table.state import Country

NOBODY = -1
"""In the place of a class: nobody works there."""


def workers_in_play(country: Country, role: int) -> int:
    """HEG-INV-02: all pieces of the class that are not in the supply."""
    reserve = country.reserve
    base = role * KINDS
    left = 0
    for kind in range(KINDS):
        left += reserve[base + kind]
    return ALL_WORKERS[role] - left


def population(country: Country, role: int) -> int:
    """HEG-TRM-13, HEG-TRM-14: read from the number of workers at any moment."""
    return POPULATION[workers_in_play(country, role)]


def unemployed_count(country: Country, role: int) -> int:
    """HEG-TRM-08: workers in the Unemployed area."""
    base = role * KINDS
    total = 0
    for kind in range(KINDS):
        total += country.unemployed[base + kind]
    return total


def employed_count(country: Country, role: int) -> int:
    """HEG-TRM-08: on a slot or in a union."""
    return workers_in_play(country, role) - unemployed_count(country, role)


def union_count(country: Country) -> int:
    return country.unions.bit_count()


def is_operational(country: Country, company: int) -> bool:
    """HEG-TRM-06, HEG-TRM-07: all required slots filled; automated companies always are."""
    return SLOTS[company] == 0 or country.crew_class[company] != NOBODY


def is_fully_operational(country: Country, company: int) -> bool:
    """HEG-TRM-07: an MC company with two workers, its own or one and the employee."""
    if country.crew_class[company] == NOBODY:
        return False
    return SLOTS[company] + (country.employee[company] != NO_EMPLOYEE) == 2


def companies_of(country: Country, role: int) -> list[int]:
    """The companies on the table that belong to a role; Public Companies that are open."""
    owner = country.owner
    return [company for company in range(COUNT) if owner[company] == role]


def company_count(country: Country, role: int) -> int:
    """A loop of native numbers; `list.count` would compare them as objects."""
    owner = country.owner
    count = 0
    for company in range(COUNT):
        if owner[company] == role:
            count += 1
    return count


def operational_count(country: Country, role: int) -> int:
    count = 0
    for company in range(COUNT):
        if country.owner[company] == role and is_operational(country, company):
            count += 1
    return count


def fully_operational_count(country: Country) -> int:
    return len([c for c in companies_of(country, MC) if is_fully_operational(country, c)])


def working_in(country: Country, role: int, company: int) -> int:
    """How many workers of a class stand in a company."""
    count = SLOTS[company] if country.crew_class[company] == role else 0
    if role == WC and country.employee[company] != NO_EMPLOYEE:
        count += 1
    return count


def workers_in_industry(country: Country, industry: int) -> int:
    """HEG-ASG-08: WC workers in companies of the industry, whoever owns them; farms too."""
    total = 0
    for company in range(COUNT):
        if INDUSTRY[company] == industry and country.owner[company] != OUT:
            total += working_in(country, WC, company)
    return total


def outside_companies(country: Country) -> int:
    """Companies of others (CC, Public) where MC has workers."""
    count = 0
    for company in range(COUNT):
        if country.crew_class[company] == MC and country.owner[company] in (CC, STATE):
            count += 1
    return count


def outside_workers(country: Country) -> int:
    """MC workers in companies of CC and the State."""
    total = 0
    for company in range(COUNT):
        if country.crew_class[company] == MC and country.owner[company] in (CC, STATE):
            total += SLOTS[company]
    return total


def open_slots(country: Country) -> int:
    """HEG-DEM-02: for WC, whatever the skill; empty farms count with all their slots."""
    slots = 0
    for company in range(COUNT):
        owner = country.owner[company]
        if owner in (OUT, FACE_DOWN):
            continue
        if owner == MC and HOME[company] == MC:
            staffed = country.crew_class[company] != NOBODY
            free = country.employee[company] == NO_EMPLOYEE
            if EMPLOYEE_SLOT[company] != NO_EMPLOYEE and staffed and free:
                slots += 1
        elif country.crew_class[company] == NOBODY:
            slots += SLOTS[company]
    return slots


def can_demonstrate(country: Country) -> bool:
    """HEG-DEM-01: two more unemployed than open slots."""
    return unemployed_count(country, WC) >= open_slots(country) + DEMONSTRATION_SURPLUS


def minimum_wage(country: Country) -> int:
    """HEG-CO-06: the lowest legal level, 0 to 2."""
    return MINIMUM_WAGE[country.policies[LABOR]]
