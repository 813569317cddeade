"""The board of each role as everybody sees it."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import free_markers
from anthropolis.games.hegemony.rules.moving.counting import (
    company_count,
    employed_count,
    fully_operational_count,
    operational_count,
    population,
    unemployed_count,
    workers_in_industry,
    workers_in_play,
)
from anthropolis.games.hegemony.rules.moving.stocks import (
    public_limit,
    public_price,
    storage_limit,
)
from anthropolis.games.hegemony.rules.production.imf import is_due, loans_allowed
from anthropolis.games.hegemony.sight.coming import expected
from anthropolis.games.hegemony.table.decks import AGENDA_IDS, EVENT_IDS
from anthropolis.games.hegemony.table.figures import PROSPERITY, UNION_WORKERS, ZONE
from anthropolis.games.hegemony.table.policies import LOAN_LIMIT
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    FISCAL,
    INDUSTRIES,
    INFLUENCE,
    KINDS,
    MC,
    RESOURCES,
    STATE,
    TYPES,
    WC,
)
from anthropolis.games.hegemony.table.state import (
    BENEFIT_KINDS,
    BENEFITS,
    NO_CARD,
    VP_SOURCES,
    Country,
)

Values = dict[str, Any]


def common_view(country: Country, role: int) -> Values:
    """What every role has."""
    sources = country.vp_from[role * len(VP_SOURCES) : (role + 1) * len(VP_SOURCES)]
    return {
        "vp": country.vp[role],
        "vp_from": {name: vp for name, vp in zip(VP_SOURCES, sources) if vp},
        "loans": country.loans[role],
        "influence": country.influence[role],
        "bill_markers": free_markers(country, role),
        "taxes_paid": country.taxes_paid[role],
        "expected": expected(country, role),
    }


def people_view(country: Country, role: int) -> Values:
    """What WC and MC have."""
    jobless = country.unemployed[role * KINDS : (role + 1) * KINDS]
    return {
        "money": country.money[role],
        "workers": workers_in_play(country, role),
        "population": population(country, role),
        "employed": employed_count(country, role),
        "unemployed_count": unemployed_count(country, role),
        "unemployed": dict(zip(TYPES, jobless)),
        "prosperity": country.prosperity[role],
        "prosperity_vp": PROSPERITY[role][country.prosperity[role]],
        "goods": dict(zip(RESOURCES, country.goods[role * 4 : role * 4 + 4])),
        "cubes": country.cubes[role],
        "wages_received": country.wages_received[role],
        "benefits": benefits_view(country, role),
    }


def benefits_view(country: Country, role: int) -> Values:
    return dict(zip(BENEFITS, country.benefits[role * BENEFIT_KINDS : (role + 1) * BENEFIT_KINDS]))


def owner_view(country: Country, role: int) -> Values:
    """What MC and CC have."""
    base = (role - MC) * 4
    return {
        "storage": dict(zip(RESOURCES, country.storage[base : base + 4])),
        "storage_limit": {
            RESOURCES[r]: storage_limit(country, role, r) for r in range(len(RESOURCES))
        },
        "storage_tiles": [
            RESOURCES[r] for r in range(len(RESOURCES)) if country.tiles >> (base + r) & 1
        ],
        "prices": dict(zip(RESOURCES, country.prices[base : base + 4])),
        "companies": company_count(country, role),
        "operational_companies": operational_count(country, role),
    }


def working_view(country: Country) -> Values:
    unions = [name for i, name in enumerate(INDUSTRIES, 1) if country.unions >> i & 1]
    spaces = {
        name: {"workers": workers_in_industry(country, industry), "needed": UNION_WORKERS}
        for industry, name in enumerate(INDUSTRIES, 1)
    }
    own = {"unions": unions, "union_spaces": spaces}
    return common_view(country, WC) | people_view(country, WC) | own


def middle_view(country: Country) -> Values:
    fully = {"fully_operational_companies": fully_operational_count(country)}
    return common_view(country, MC) | people_view(country, MC) | owner_view(country, MC) | fully


def capitalist_view(country: Country) -> Values:
    own = {
        "revenue": country.money[CC],
        "capital": country.capital,
        "wealth_space": country.wealth,
        "zone": dict(zip(RESOURCES, country.zone)),
        "zone_limit": dict(zip(RESOURCES, ZONE)),
        "cubes": country.cubes[CC],
        "benefits": benefits_view(country, CC),
    }
    return common_view(country, CC) | owner_view(country, CC) | own


def state_view(country: Country) -> Values:
    own = {
        "treasury": country.money[STATE],
        "services": {
            "health": country.public[2],
            "education": country.public[3],
            "influence": country.public[INFLUENCE],
        },
        "goods": dict(zip(RESOURCES, country.public[:2])),
        "services_limit": {
            "health": public_limit(country, 2),
            "education": public_limit(country, 3),
            "influence": public_limit(country, INFLUENCE),
        },
        "prices": {
            name: public_price(country, r) for r, name in enumerate([*RESOURCES, "influence"])
        },
        "companies": company_count(country, STATE),
        "operational_companies": operational_count(country, STATE),
        "imf": {
            "limit": LOAN_LIMIT[country.policies[FISCAL]],
            "allowed": loans_allowed(country),
            "left": loans_allowed(country) - country.loans[STATE],
            "due": is_due(country),
            "one_away": country.loans[STATE] == loans_allowed(country),
        },
    }
    if not country.state_plays():
        return common_view(country, STATE) | own
    return common_view(country, STATE) | own | player_view(country)


def player_view(country: Country) -> Values:
    """What a State player has besides."""
    agenda = country.agenda
    return {
        "legitimacy": dict(zip(CLASSES, country.legitimacy)),
        "tokens": dict(zip(CLASSES, country.tokens)),
        "events": [EVENT_IDS[event] for event in country.events_open],
        "agenda": AGENDA_IDS[agenda] if agenda != NO_CARD else None,
        "agenda_matches": agenda_matches(country, agenda),
    }
