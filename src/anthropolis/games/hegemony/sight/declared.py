"""What Hegemony declares of itself: roles, phases, calendar, headline numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.engine.contract import Calendar, Counter, Phase, Role
from anthropolis.games.hegemony.table.calendar import GAME_END, PHASES
from anthropolis.games.hegemony.table.companies import FILES, Card
from anthropolis.games.hegemony.table.roles import ROLES, ROLES_BY_COUNT, STATE, load_data
from anthropolis.games.hegemony.table.state import Country

NAMES: Final[list[dict[str, str]]] = [
    {"en": "Working Class", "fr": "Classe Ouvrière"},
    {"en": "Middle Class", "fr": "Classe Moyenne"},
    {"en": "Capitalist Class", "fr": "Classe Capitaliste"},
    {"en": "State", "fr": "État"},
]
COLOURS: Final = ["#d55e00", "#e69f00", "#0072b2", "#7a7a7a"]
EMBLEMS: Final = ["●", "▲", "■", "◆"]


def roles_of(seats: int) -> list[Role]:
    """HEG-SET-01, HEG-TRM-11: who plays; the State without a player is played by the rules."""
    played = ROLES_BY_COUNT[seats]
    others = [] if STATE in played else [STATE]
    return [role_of(role, seat) for seat, role in enumerate(played)] + [
        role_of(role, -1) for role in others
    ]


def role_of(role: int, seat: int) -> Role:
    name = NAMES[role]
    french = name["fr"]
    of = {"en": f"the {name['en']}", "fr": "de l’État" if role == STATE else f"de la {french}"}
    to = {"en": f"the {name['en']}", "fr": "à l’État" if role == STATE else f"à la {french}"}
    return Role(ROLES[role], name, of, to, COLOURS[role], EMBLEMS[role], seat)


def phases() -> list[Phase]:
    """HEG-RND-01: the phases of a round."""
    return [Phase(phase) for phase in PHASES[:GAME_END]]


def calendar(country: Country) -> Calendar:
    phase = "" if country.phase == GAME_END else PHASES[country.phase]
    return Calendar("round", country.round, country.figures.rounds, "", phase, "")


COUNTERS: Final[dict[str, list[str]]] = {
    "working_class": ["vp", "money", "loans", "influence", "prosperity", "population",
                      "unemployed_count"],
    "middle_class": ["vp", "money", "loans", "influence", "prosperity", "population",
                     "operational_companies"],
    "capitalist_class": ["vp", "revenue", "capital", "loans", "influence",
                         "operational_companies"],
    "state": ["vp", "treasury", "loans", "influence"],
}  # fmt: skip


def headline(view: dict[str, Any], seat: int) -> list[Counter]:
    """Up to 8 numbers of a seat's role."""
    roles = [role for role in ROLES if role == "state" or view.get(role)]
    played = roles if view["state"].get("legitimacy") else roles[:-1]
    role = played[seat] if 0 <= seat < len(played) else played[0]
    own = view[role]
    alarm = own["loans"] > 0
    if role == "state":
        alarm = own["imf"]["one_away"] or own["imf"]["due"]
    return [
        Counter(
            name, own[name], f"{role}.{name}", None, name == "loans" and (alarm or own[name] > 0)
        )
        for name in COUNTERS[role]
    ]


def defaults(schema: Mapping[str, Any]) -> dict[str, Any]:
    return {name: part["default"] for name, part in schema["properties"].items()}


def company_cards(cards: list[Card]) -> dict[str, dict[str, Any]]:
    """What is printed on each company, by id."""
    known = {card.id for card in cards}
    found: dict[str, dict[str, Any]] = {}
    for file in FILES:
        for company in load_data(file)["companies"]:
            if company["id"] in known:
                found[company["id"]] = {k: v for k, v in company.items() if k != "id"}
    return found
