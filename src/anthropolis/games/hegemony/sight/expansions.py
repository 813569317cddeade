"""What is seen of the mini-expansions: objectives are secret, everything else lies open."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.games.hegemony.crises.benefits import BENEFITS
from anthropolis.games.hegemony.crises.crisis_cards import CRISIS_IDS
from anthropolis.games.hegemony.crises.objectives import OBJECTIVE_IDS, OWN, is_met
from anthropolis.games.hegemony.crises.progress import AT_MOST, progress
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import CLASSES, POLICIES, ROLES
from anthropolis.games.hegemony.table.state import (
    CRISIS_DECK,
    NO_CARD,
    REVEALED_CRISIS,
    Country,
)

Values = dict[str, Any]


def expansions_view(country: Country) -> Values:
    """HXP-CRI-01, HXP-EVT-03: crisis, locks, markers, kept events, bonds, agendas done."""
    shown = country.crises[REVEALED_CRISIS]
    return {
        "crisis": CRISIS_IDS[shown[0]] if shown else None,
        "locks": [policy + 1 for policy in range(POLICIES) if country.locks >> policy & 1],
        "status_quo": [
            {"policy": policy + 1, "by": ROLES[role]}
            for role in range(len(ROLES))
            for policy in range(POLICIES)
            if country.guards[role] >> policy & 1
        ],
        "kept_events": {CLASSES[role]: kept_by(country, role) for role in range(len(CLASSES))},
        "bonds": dict(zip(CLASSES, country.bonds)),
        "objectives_done": {ROLES[role]: done_by(country, role) for role in country.roles},
    }


def kept_by(country: Country, role: int) -> list[str]:
    kept = country.kept[role]
    return [EVENT_IDS[BASE_EVENTS + n] for n in range(len(BENEFITS)) if kept >> n & 1]


def done_by(country: Country, role: int) -> list[str]:
    turned = country.turned[role]
    return [OBJECTIVE_IDS[n] for n in range(len(OBJECTIVE_IDS)) if turned >> n & 1]


def own_objective(country: Country, role: int) -> Values | None:
    """HXP-OBJ-01: what only its owner sees."""
    number = country.objectives[role]
    if number == NO_CARD:
        return None
    now, goal = progress(country, number)
    return {
        "objective": OBJECTIVE_IDS[number],
        "met": is_met(country, number),
        "now": now,
        "goal": goal,
        "at_most": OBJECTIVE_IDS[number] in AT_MOST,
    }


def offered_to(country: Country, role: int) -> list[str]:
    if country.is_automa(role):
        return []
    offered = country.offered[role]
    return [OBJECTIVE_IDS[n] for n in range(len(OBJECTIVE_IDS)) if offered >> n & 1]


def resample_secrets(country: Country, role: int, chance: Chance) -> None:
    """HXP-OBJ-01: the objectives of all other people, and the crisis deck, drawn anew."""
    hidden = sorted(country.crises[CRISIS_DECK])
    chance.shuffle(hidden)
    country.crises[CRISIS_DECK] = hidden
    for other in country.roles:
        if other == role or country.is_automa(other):
            continue
        own = [n for n in OWN[other] if not country.turned[other] >> n & 1]
        chance.shuffle(own)
        if country.objectives[other] != NO_CARD:
            country.objectives[other] = own[0]
        if country.offered[other]:
            country.offered[other] = 1 << own[0] | 1 << own[1]
