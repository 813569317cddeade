"""What the `then` of a vector is compared with: the country in the words of the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.games.hegemony.sight.boards import middle_view
from anthropolis.games.hegemony.sight.company import company_view
from anthropolis.games.hegemony.sight.view import shared
from anthropolis.games.hegemony.table.companies import FACE_DOWN, OUT
from anthropolis.games.hegemony.table.decks import AGENDA_IDS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import CLASSES, STATE
from anthropolis.games.hegemony.table.state import BENEFIT_KINDS, BENEFITS, NO_CARD, Country
from anthropolis.games.hegemony.vectors.automas import look_at_automas
from anthropolis.games.hegemony.vectors.expansions import (
    look_at_objectives,
)
from anthropolis.games.hegemony.vectors.given import company_number

SETS: Final = ("unions", "market", "storage_tiles")
Values = dict[str, Any]


def look_at(country: Country, result: Values, then: Mapping[str, Any]) -> Values:
    seen = shared(country)
    found = {key: seen[key] for key in then if key in seen and key not in CLASSES}
    for key in then:
        if key in LOOKS:
            found[key] = LOOKS[key](country, seen, result, then[key])
    return found


def look_at_class(country: Country, seen: Values, role: int) -> Values:
    """MC's cubes and numbers can be asked for with 2 players too."""
    own: Values = dict(seen[CLASSES[role]] or middle_view(country))
    if CLASSES[role] in seen["markets"]:
        own["market"] = seen["markets"][CLASSES[role]]
        own["market_count"] = len(own["market"])
    return own


def look_at_state(country: Country, seen: Values) -> Values:
    last = country.last_agenda
    agenda = country.agenda
    benefits = {
        owner: dict(
            zip(BENEFITS, country.benefits[role * BENEFIT_KINDS : (role + 1) * BENEFIT_KINDS])
        )
        for role, owner in enumerate(CLASSES)
    }
    limit = seen["state"]["services_limit"]
    return {
        **seen["state"],
        "legitimacy": dict(zip(CLASSES, country.legitimacy)),
        "tokens": dict(zip(CLASSES, country.tokens)),
        "events": [EVENT_IDS[event] for event in country.events_open],
        "agenda": AGENDA_IDS[agenda] if agenda != NO_CARD else None,
        "last_agenda": AGENDA_IDS[last] if last != NO_CARD else None,
        "services_limit": limit,
        "benefits": benefits,
        "vp": country.vp[STATE],
    }


def look_at_companies(country: Country, wanted: Mapping[str, Any]) -> Values:
    found: Values = {}
    for label in wanted:
        company = company_number(label, "then.companies")
        on_table = country.owner[company] not in (OUT, FACE_DOWN)
        found[label] = look_at_company(country, company) if on_table else None
    return found


def look_at_company(country: Country, company: int) -> Values:
    seen = company_view(country, company)
    return {**seen, "class": seen["crew"]}


LOOKS: dict[str, Any] = {
    "objectives": lambda country, seen, result, wanted: look_at_objectives(country),
    "automas": lambda country, seen, result, wanted: look_at_automas(country, wanted),
    "deals": lambda country, seen, result, wanted: [deal["card"] for deal in seen["deals"]],
    "players": lambda country, seen, result, wanted: country.seats,
    "working_class": lambda country, seen, result, wanted: look_at_class(country, seen, 0),
    "middle_class": lambda country, seen, result, wanted: look_at_class(country, seen, 1),
    "capitalist_class": lambda country, seen, result, wanted: look_at_class(country, seen, 2),
    "state": lambda country, seen, result, wanted: look_at_state(country, seen),
    "companies": lambda country, seen, result, wanted: look_at_companies(country, wanted),
    "open_public_companies": lambda country, seen, result, wanted: country.owner.count(STATE),
    "deals_count": lambda country, seen, result, wanted: len(country.deals),
    "result": lambda country, seen, result, wanted: result,
}
