"""What Hegemony declares of itself: roles, phases, calendar, printed cards."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.contract import Calendar, Phase, Role
from anthropolis.engine.rules import printed
from anthropolis.games.hegemony.table.calendar import GAME_END, PHASES
from anthropolis.games.hegemony.table.companies import FILES, Card
from anthropolis.games.hegemony.table.roles import (
    ROLE_NAMES,
    ROLE_WORDS,
    ROLES,
    ROLES_BY_COUNT,
    STATE,
    load_data,
)
from anthropolis.games.hegemony.table.state import Country


def roles_of(seats: int) -> list[Role]:
    """HEG-SET-01, HEG-TRM-11: who plays; the State without a player is played by the rules."""
    played = ROLES_BY_COUNT[seats]
    others = [] if STATE in played else [STATE]
    return [role_of(role, seat) for seat, role in enumerate(played)] + [
        role_of(role, -1) for role in others
    ]


def role_of(role: int, seat: int) -> Role:
    words = ROLE_WORDS[ROLES[role]]
    name = ROLE_NAMES[ROLES[role]]
    return Role(ROLES[role], name, words["of"], words["to"], words["colour"], words["emblem"], seat)


def phases() -> list[Phase]:
    """HEG-RND-01: the phases of a round."""
    return [Phase(phase) for phase in PHASES[:GAME_END]]


def calendar(country: Country) -> Calendar:
    phase = "" if country.phase == GAME_END else PHASES[country.phase]
    return Calendar("round", country.round, country.figures.rounds, "", phase, "")


def company_cards(cards: list[Card]) -> dict[str, dict[str, Any]]:
    """What is printed on each company, by id."""
    known = {card.id for card in cards}
    found: dict[str, dict[str, Any]] = {}
    for file in FILES:
        for company in load_data(file)["companies"]:
            if company["id"] in known:
                found[company["id"]] = {k: v for k, v in company.items() if k != "id"}
    return found


def policy_cards() -> dict[str, dict[str, Any]]:
    """What is printed at each policy: its name and what its sections mean."""
    policies = load_data("policies")["policies"]
    return {f"policy_{policy['id']}": printed(policy) for policy in policies}
