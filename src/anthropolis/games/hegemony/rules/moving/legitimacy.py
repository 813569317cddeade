"""Chapters 18.1 and 18.3: Legitimacy tokens and the State Benefits areas."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy, tell_change
from anthropolis.games.hegemony.table.events import Provided
from anthropolis.games.hegemony.table.figures import (
    EXTRA_TAX_CLASSES,
    LEGITIMACY_TOKENS,
    LOWEST_LEGITIMACY,
)
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, STATE
from anthropolis.games.hegemony.table.state import (
    BENEFIT_CUBES,
    BENEFIT_INFLUENCE,
    BENEFIT_KINDS,
    BENEFIT_MONEY,
    BENEFITS,
    Country,
)


def gain_token(country: Country, role: int, rule: str) -> None:
    """HEG-LEG-05: +1 at once, and a token that stays while there is one in the supply."""
    if country.tokens[role] < LEGITIMACY_TOKENS:
        if country.listening:
            now = country.tokens[role]
            tell_change(country, STATE, f"tokens_{CLASSES[role]}", now, now + 1, rule)
        country.tokens[role] += 1
    change_legitimacy(country, role, 1, rule)


def halve_legitimacy(country: Country, rule: str) -> None:
    """HEG-LEG-04: every track becomes half, rounded up."""
    for role in range(3):
        change_legitimacy(country, role, -(country.legitimacy[role] // 2), rule)


def can_lose(country: Country) -> list[int]:
    """HEG-LEG-03: the classes that can be chosen to lose Legitimacy."""
    return [role for role in range(3) if country.legitimacy[role] > LOWEST_LEGITIMACY]


def lowest_pairs(country: Country) -> list[int]:
    """HEG-ST-13: the pairs of classes that may be the two lowest, one bit per class."""
    tracks = sorted(country.legitimacy)
    limit = tracks[EXTRA_TAX_CLASSES - 1]
    sure = [role for role in range(3) if country.legitimacy[role] < limit]
    tied = [role for role in range(3) if country.legitimacy[role] == limit]
    pairs: list[int] = []
    for first in range(3):
        for second in range(first + 1, 3):
            pair = [first, second]
            if all(role in pair for role in sure) and all(r in sure + tied for r in pair):
                pairs.append(1 << first | 1 << second)
    return pairs


# -- benefits --------------------------------------------------------------------------------------


def benefit(country: Country, role: int, kind: int) -> int:
    return country.benefits[role * BENEFIT_KINDS + kind]


def has_benefits(country: Country, role: int) -> bool:
    return any(benefit(country, role, kind) for kind in range(BENEFIT_KINDS))


def set_benefit(country: Country, role: int, kind: int, amount: int, rule: str) -> None:
    place = role * BENEFIT_KINDS + kind
    if country.listening:
        before = country.benefits[place]
        tell_change(country, role, f"benefit_{BENEFITS[kind]}", before, amount, rule)
    country.benefits[place] = amount


def put_benefit(country: Country, role: int, kind: int, amount: int) -> None:
    """HEG-BEN-01: what lay there from earlier turns is discarded first."""
    if not country.fresh >> role & 1:
        discard_benefits(country, role)
        country.fresh |= 1 << role
    if country.listening:
        country.tell(Provided("HEG-BEN-01", ROLES[role], BENEFITS[kind], amount))
    set_benefit(country, role, kind, benefit(country, role, kind) + amount, "HEG-BEN-01")


def cubes_to_provide(country: Country, role: int) -> int:
    """HEG-BEN-01, HEG-BEN-03: the class's supply, with the cubes that are discarded first."""
    lying = 0 if country.fresh >> role & 1 else benefit(country, role, BENEFIT_CUBES)
    return country.cubes[role] + lying


def discard_benefits(country: Country, role: int) -> None:
    """HEG-BEN-01, HEG-BEN-04: cubes to their owner's supply, everything else to the supply."""
    for kind in range(BENEFIT_KINDS):
        amount = benefit(country, role, kind)
        if amount == 0:
            continue
        if kind == BENEFIT_CUBES:
            country.cubes[role] += amount
        elif kind == BENEFIT_MONEY:
            country.bank += amount
        elif kind == BENEFIT_INFLUENCE:
            country.influence_left += amount
        else:
            country.stock_left[kind] += amount
        set_benefit(country, role, kind, 0, "HEG-BEN-01")
