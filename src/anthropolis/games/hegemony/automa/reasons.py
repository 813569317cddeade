"""Chapters 2 and 4: what an action takes, and what there is of it, told when it is tried."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.bills import proposable
from anthropolis.games.hegemony.automa.company_lists import sellable
from anthropolis.games.hegemony.automa.components import (
    AW,
    BC,
    BGS,
    CODES,
    DEM,
    LOB,
    PB,
    SA,
    SC,
    SFM,
    STR,
)
from anthropolis.games.hegemony.automa.expressions import Fact
from anthropolis.games.hegemony.automa.facts import FACTS
from anthropolis.games.hegemony.automa.founding import build_choices, runs_at_once
from anthropolis.games.hegemony.automa.instructions import FIRST_CONDITIONS
from anthropolis.games.hegemony.automa.looking import Look
from anthropolis.games.hegemony.automa.protesting import strikable
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import free_markers
from anthropolis.games.hegemony.table.automa_events import ActionTried
from anthropolis.games.hegemony.table.roles import CC, POLICIES, ROLES, WC


def bill_markers(look: Look) -> int:
    """HAU-BIL-01: markers that are not on the table."""
    return free_markers(look.country, look.role)


def proposable_policies(look: Look) -> int:
    """HAU-BIL-01: policies that could be proposed, on the card or not."""
    country, role, bonus = look.country, look.role, look.bonus
    if not look.is_advanced():
        return FACTS["listed_proposable"](look)
    return len([p for p in range(POLICIES) if proposable(country, role, p, bonus)])


def strikable_companies(look: Look) -> int:
    """HAU-WC-30: companies where a token could be placed."""
    return len(strikable(look.country))


def buildable_companies(look: Look) -> int:
    """HAU-CC-20, HAU-MC-23: companies of the Market that it could build."""
    choices = build_choices(look.country, look.role, look.bonus)
    if look.role == CC and not look.is_advanced():
        choices = [c for c in choices if runs_at_once(look.country, c)]
    return len(choices)


def sellable_companies(look: Look) -> int:
    """HAU-CC-25: own companies that may be sold."""
    return len(sellable(look.country))


def influence_in_supply(look: Look) -> int:
    return look.country.influence_left


def influence_of_others(look: Look) -> int:
    """HAU-CC-26: what all others have together."""
    country = look.country
    return sum([country.influence[role] for role in country.roles if role != look.role])


SEEN: Final[dict[str, Fact]] = {
    **FACTS,
    "bill_markers": bill_markers,
    "proposable_policies": proposable_policies,
    "strikable_companies": strikable_companies,
    "buildable_companies": buildable_companies,
    "sellable_companies": sellable_companies,
    "influence_in_supply": influence_in_supply,
    "influence_of_others": influence_of_others,
}
BEHIND: Final[dict[int, list[str]]] = {
    AW: ["max_unemployed_employable"],
    BGS: ["obtainable_services", "money"],
    PB: ["bill_markers", "proposable_policies"],
    STR: ["policy_2", "trade_unions", "strikable_companies"],
    DEM: ["unemployed", "open_slots", "demonstration"],
    BC: ["buildable_companies", "money"],
    SC: ["sellable_companies"],
    SFM: ["transactions"],
    LOB: ["money", "influence_in_supply"],
}
"""The figures behind each action, by name."""
BEHIND_SPECIAL: Final[dict[str, list[str]]] = {
    "buy_influence": ["money"],
    "pay_twenty_for_vp": ["money"],
    "emigration": ["unemployed"],
    "extra_production": ["money"],
    "machinery": ["companies_without_machinery_with_icon", "money"],
    "business_deal": ["money"],
    "private_island": ["money"],
    "foreign_recruitment": ["money"],
    "trade_protection_cubes": ["agricultural_companies", "luxury_companies"],
    "sell_luxury_to_state": ["luxury_in_regular_storage"],
    "offshore": ["revenue"],
    "theme_park": ["money"],
}


def figures_of(look: Look, action: int) -> tuple[str, ...]:
    """HAU-EZ-03, HAU-ADV-06: what there is of what an action takes."""
    special = look.card.special
    names = BEHIND_SPECIAL.get(special.id, []) if action == SA else BEHIND[action]
    if action == AW and look.role == WC:
        names = [*names, "max_new_unions"]
    if action == LOB and not look.is_advanced():
        names = [*names, "influence", "influence_of_others"]
    figures = [f"{name}={SEEN[name](look)}" for name in names]
    if action == SA and special.policy >= 0:
        figures.append(f"policy_{special.policy + 1}={look.country.policies[special.policy]}")
    return tuple(figures)


def needs_of(look: Look, action: int) -> str:
    """The name of the sentence about what an action takes."""
    if action == SA:
        return f"needs_special_{look.card.special.id}"
    word = f"needs_{CODES[action]}"
    if action == AW and look.role == WC:
        return f"{word}_or_union"
    return f"{word}_easy" if action == LOB and not look.is_advanced() else word


def condition_tried(look: Look, rank: int, possible: bool) -> ActionTried:
    """HAU-EZ-07: a special action as the first symbol, with the figures of its condition."""
    names = FIRST_CONDITIONS[look.card.sa_check].facts()
    figures = [f"{name}={SEEN[name](look)}" for name in names]
    told = [*figures, *[f for f in figures_of(look, SA) if f not in figures]]
    role, needs = ROLES[look.role], "needs_first_condition"
    return ActionTried("HAU-EZ-07", role, rank, CODES[SA], possible, needs, tuple(told))


def tried(rule: str, look: Look, rank: int, action: int, possible: bool) -> ActionTried:
    """An action that was looked at, with what it takes and what there is of it."""
    needs, figures = needs_of(look, action), figures_of(look, action)
    return ActionTried(rule, ROLES[look.role], rank, CODES[action], possible, needs, figures)
