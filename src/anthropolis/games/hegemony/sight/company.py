"""A company as everybody sees it."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.rules.moving.counting import is_fully_operational, is_operational
from anthropolis.games.hegemony.rules.moving.producing import output_of, wage_due
from anthropolis.games.hegemony.rules.moving.workforce import has_strike
from anthropolis.games.hegemony.table.companies import (
    CARD_IDS,
    LABELS,
    LEVELS,
    NO_EMPLOYEE,
    PAID,
    types_in,
)
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, TYPES
from anthropolis.games.hegemony.table.state import Country


def company_view(country: Country, company: int) -> dict[str, Any]:
    crew_class = country.crew_class[company]
    employee = country.employee[company]
    return {
        "label": LABELS[company],
        "card": CARD_IDS[company],
        "owner": ROLES[country.owner[company]],
        "wage": LEVELS[country.wage[company]] if PAID[company] else None,
        "wage_due": wage_due(country, company),
        "crew": CLASSES[crew_class] if crew_class >= 0 else None,
        "workers": [TYPES[kind] for kind in types_in(country.crew[company])],
        "committed": country.committed >> company & 1 == 1,
        "employee": TYPES[employee] if employee != NO_EMPLOYEE else None,
        "employee_committed": country.employee_committed >> company & 1 == 1,
        "strike": has_strike(country, company),
        "machinery": country.machinery >> company & 1 == 1,
        "operational": is_operational(country, company),
        "fully_operational": is_fully_operational(country, company),
        "output": output_of(country, company, employee != NO_EMPLOYEE),
    }
