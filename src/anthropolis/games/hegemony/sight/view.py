"""What a seat sees: the whole table, its own hand, and how many cards the others hold."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.rules.moving.actions.buy import FOREIGN, unit_price
from anthropolis.games.hegemony.rules.moving.counting import open_slots
from anthropolis.games.hegemony.rules.moving.elections import (
    Bids,
    TakeSides,
    proposer_of,
    section_of,
)
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.sight.automas import automas_view
from anthropolis.games.hegemony.sight.boards import (
    capitalist_view,
    middle_view,
    state_view,
    working_view,
)
from anthropolis.games.hegemony.sight.company import company_view
from anthropolis.games.hegemony.sight.expansions import (
    expansions_view,
    offered_to,
    own_objective,
)
from anthropolis.games.hegemony.sight.hand import hand_view
from anthropolis.games.hegemony.table.calendar import PHASES
from anthropolis.games.hegemony.table.companies import CARD_IDS, COUNT, FACE_DOWN, LABELS, OUT
from anthropolis.games.hegemony.table.decks import (
    CARD_NAMES,
    COPIES,
    DEAL_COST,
    DEAL_IDS,
    DEAL_TARIFF,
    EVENT_IDS,
    EVENTS,
    EXPORT_IDS,
    MARKET_CC,
    MARKET_MC,
    cards_in,
)
from anthropolis.games.hegemony.table.figures import PROSPERITY, TURNS, WEALTH, WEALTH_VP
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    FOOD,
    LUXURY,
    MC,
    POLICIES,
    RESOURCES,
    ROLES,
    SECTIONS,
    STATE,
    TRADE,
    WC,
)
from anthropolis.games.hegemony.table.state import (
    FOR,
    FREE_DONE,
    MAIN_DONE,
    NO_BILL,
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
        return {
            "seat": None, "role": None, "hand": [], "known_events": [], "own_objective": None,
            "objectives_offered": [],
        }  # fmt: skip
    role = country.roles[seat]
    known = country.piles[EVENTS][: country.known_events] if role == STATE else []
    return {
        "seat": seat,
        "role": ROLES[role],
        "hand": hand_view(country, role),
        "known_events": [EVENT_IDS[event] for event in known],
        "own_objective": own_objective(country, role),
        "objectives_offered": offered_to(country, role),
    }


def shared(country: Country) -> Values:
    """What lies open for everybody."""
    return {
        **moment(country),
        **politics(country),
        **economy(country),
        "working_class": working_view(country),
        "middle_class": middle_view(country) if country.plays(MC) else None,
        "capitalist_class": capitalist_view(country),
        "state": state_view(country),
        **cards_and_tracks(country),
    }


def moment(country: Country) -> Values:
    """HEG-RND-01: where the match stands."""
    return {
        "players": country.seats,
        "round": country.round,
        "rounds": country.figures.rounds,
        "phase": PHASES[country.phase],
        "turn": country.turn + 1,
        "turns": TURNS,
        "acting": ROLES[country.acting],
        "deciders": [ROLES[country.roles[seat]] for seat in country.deciders()],
        "main_done": bool(country.flags & MAIN_DONE),
        "free_done": bool(country.flags & FREE_DONE),
        "over": country.over,
    }


def politics(country: Country) -> Values:
    """HEG-POL-01: laws, Bills, the bag and a vote under way."""
    return {
        "policies": {str(p + 1): SECTIONS[country.policies[p]] for p in range(POLICIES)},
        "tax_multiplier": tax_multiplier(country),
        "bills": bills_view(country),
        "bag": dict(zip(CLASSES, country.bag)),
        "drawn": dict(zip(CLASSES, country.drawn)),
        "vote": vote_view(country),
        "sides": {
            ROLES[r]: "for" if country.sides[r] == FOR else "against"
            for r in range(4)
            if country.sides[r] >= 0
        },
        "demonstration": country.demonstration,
        "automas": automas_view(country),
        **expansions_view(country),
        "open_slots": open_slots(country),
    }


def economy(country: Country) -> Values:
    """HEG-CO-01: companies and trade with other countries."""
    return {
        "export": EXPORT_IDS[country.export] if country.export >= 0 else None,
        "deals": [deal_view(country, deal) for deal in country.deals],
        "import_prices": {
            RESOURCES[good]: unit_price(country, WC, FOREIGN, good) for good in (FOOD, LUXURY)
        },
        "companies": {
            LABELS[c]: company_view(country, c)
            for c in range(COUNT)
            if country.owner[c] not in (OUT, FACE_DOWN)
        },
        "face_down": [CARD_IDS[c] for c in range(COUNT) if country.owner[c] == FACE_DOWN],
    }


def cards_and_tracks(country: Country) -> Values:
    """Markets, how many cards everybody has, and what the boards print."""
    piles = country.piles
    return {
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
        "tracks": {
            "prosperity": dict(zip(CLASSES, PROSPERITY)),
            "wealth": WEALTH,
            "wealth_vp": WEALTH_VP[1:],
        },
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


def vote_view(country: Country) -> Values | None:
    """The Bill that is voted on now; the bids are nobody's business before all are in."""
    step = country.asking
    if not isinstance(step, (TakeSides, Bids)):
        return None
    return {
        "policy": step.policy + 1,
        "section": SECTIONS[section_of(country, step.policy)],
        "by": ROLES[proposer_of(country, step.policy)],
    }


def deal_view(country: Country, deal: int) -> Values:
    """What a Business Deal costs under Policy 6 as it stands."""
    tariff = DEAL_TARIFF[deal][country.policies[TRADE]]
    return {"card": DEAL_IDS[deal], "cost": DEAL_COST[deal], "tariff": tariff}
