"""What a seat sees: the whole table, its own hand, and how many cards the others hold."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import free_markers
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    employed_count,
    fully_operational_count,
    open_slots,
    operational_count,
    population,
    unemployed_count,
    workers_in_play,
)
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.rules.moving.stocks import (
    public_limit,
    public_price,
    storage_limit,
)
from anthropolis.games.hegemony.rules.production.imf import is_due, loans_allowed
from anthropolis.games.hegemony.sight.company import company_view
from anthropolis.games.hegemony.table.calendar import PHASES
from anthropolis.games.hegemony.table.companies import CARD_IDS, COUNT, FACE_DOWN, OUT
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    CARD_NAMES,
    COPIES,
    DEAL_IDS,
    EVENT_IDS,
    EVENTS,
    EXPORT_IDS,
    MARKET_CC,
    MARKET_MC,
    cards_in,
)
from anthropolis.games.hegemony.table.policies import LOAN_LIMIT
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    FISCAL,
    INDUSTRIES,
    INFLUENCE,
    KINDS,
    MC,
    POLICIES,
    RESOURCES,
    ROLES,
    SECTIONS,
    STATE,
    TYPES,
    WC,
)
from anthropolis.games.hegemony.table.state import (
    BENEFIT_KINDS,
    BENEFITS,
    FOR,
    MAIN_DONE,
    NO_BILL,
    NO_CARD,
    VP_SOURCES,
    Country,
)

Values = dict[str, Any]


def view(country: Country, seat: int) -> Values:
    """HEG-RND-04: everything but hands, deck orders and the bids of a vote under way."""
    return shared(country) | private(country, seat)


def views(country: Country, seats: list[int]) -> list[Values]:
    common = shared(country)
    return [common | private(country, seat) for seat in seats]


def private(country: Country, seat: int) -> Values:
    """What only one seat sees: its hand, and of the State's the events it has looked at."""
    if seat < 0:
        return {"seat": -1, "role": None, "hand": [], "known_events": []}
    role = country.roles[seat]
    known = country.piles[EVENTS][: country.known_events] if role == STATE else []
    return {
        "seat": seat,
        "role": ROLES[role],
        "hand": [CARD_NAMES[COPIES[role][card]] for card in cards_in(country.hands[role])],
        "known_events": [EVENT_IDS[event] for event in known],
    }


def shared(country: Country) -> Values:
    piles = country.piles
    return {
        "round": country.round,
        "rounds": country.figures.rounds,
        "phase": PHASES[country.phase],
        "turn": country.turn + 1,
        "acting": ROLES[country.acting],
        "main_done": bool(country.flags & MAIN_DONE),
        "policies": {str(p + 1): SECTIONS[country.policies[p]] for p in range(POLICIES)},
        "tax_multiplier": tax_multiplier(country),
        "bills": bills_view(country),
        "bag": dict(zip(CLASSES, country.bag)),
        "drawn": dict(zip(CLASSES, country.drawn)),
        "sides": {
            ROLES[r]: "for" if country.sides[r] == FOR else "against"
            for r in range(4)
            if country.sides[r] >= 0
        },
        "demonstration": country.demonstration,
        "open_slots": open_slots(country),
        "export": EXPORT_IDS[country.export] if country.export >= 0 else None,
        "deals": [DEAL_IDS[deal] for deal in country.deals],
        "companies": [
            company_view(country, c)
            for c in range(COUNT)
            if country.owner[c] not in (OUT, FACE_DOWN)
        ],
        "face_down": [CARD_IDS[c] for c in range(COUNT) if country.owner[c] == FACE_DOWN],
        "working_class": working_view(country),
        "middle_class": middle_view(country) if country.plays(MC) else None,
        "capitalist_class": capitalist_view(country),
        "state": state_view(country),
        "markets": {
            "middle_class": [CARD_IDS[c] for c in piles[MARKET_MC]],
            "capitalist_class": [CARD_IDS[c] for c in piles[MARKET_CC]],
        },
        "hands": {ROLES[r]: country.hands[r].bit_count() for r in country.roles},
        "decks": {ROLES[r]: country.decks[r].bit_count() for r in country.roles},
        "discards": {
            ROLES[r]: [CARD_NAMES[COPIES[r][card]] for card in cards_in(country.discards[r])]
            for r in country.roles
        },
        "over": country.over,
    }


def bills_view(country: Country) -> list[Values]:
    return [
        {
            "policy": policy + 1,
            "section": SECTIONS[country.bills[policy] // 4],
            "by": ROLES[country.bills[policy] % 4],
        }
        for policy in range(POLICIES)
        if country.bills[policy] != NO_BILL
    ]


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
        "companies": len(companies_of(country, role)),
        "operational_companies": operational_count(country, role),
    }


def working_view(country: Country) -> Values:
    unions = [name for i, name in enumerate(INDUSTRIES, 1) if country.unions >> i & 1]
    return common_view(country, WC) | people_view(country, WC) | {"unions": unions}


def middle_view(country: Country) -> Values:
    fully = {"fully_operational_companies": fully_operational_count(country)}
    return common_view(country, MC) | people_view(country, MC) | owner_view(country, MC) | fully


def capitalist_view(country: Country) -> Values:
    own = {
        "revenue": country.money[CC],
        "capital": country.capital,
        "wealth_space": country.wealth,
        "zone": dict(zip(RESOURCES, country.zone)),
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
        "companies": len(companies_of(country, STATE)),
        "imf": {
            "limit": LOAN_LIMIT[country.policies[FISCAL]],
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
