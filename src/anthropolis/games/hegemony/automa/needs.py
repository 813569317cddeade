"""What a turn of an automa looks at, as places of a written position: nobody is asked for more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from anthropolis.games.hegemony.automa.components import CODES, SA, SA_CHECK_IDS, AiCard
from anthropolis.games.hegemony.table.roles import CLASSES, POLICIES, ROLES, load_data

_LOOKS: Final[dict[str, Any]] = load_data("automa_looks")


def looks_of_card(card: AiCard) -> list[str]:
    """HAU-CMP-03: its symbols with their checks, its bonus, its conditions."""
    parts: list[str] = list(_LOOKS["every_turn"][CLASSES[card.role]])
    for symbol in card.symbols:
        parts += _LOOKS["checks"][CODES[symbol]]
    if card.bonus is not None:
        parts += _LOOKS["bonuses"].get(card.bonus.id, [])
        parts += required(card.bonus.policy)
    if card.sa_check >= 0:
        parts += _LOOKS["conditions"][SA_CHECK_IDS[card.sa_check]]
    if SA in card.symbols:
        parts += parts_of_special(card)
    return places(parts, card)


def looks_of_special(card: AiCard) -> list[str]:
    """HAU-SPA-01: its special action, once it comes to that."""
    return places(parts_of_special(card), card)


def parts_of_special(card: AiCard) -> list[str]:
    found: list[str] = _LOOKS["specials"].get(card.special.id, [])
    return [*found, *required(card.special.policy)]


def looks_of_deed(name: str, card: AiCard) -> list[str]:
    """What an action that is tried, or a list that is used, looks at besides."""
    if name == CODES[SA]:
        return looks_of_special(card)
    more = _LOOKS["acts"].get(name, []) + _LOOKS["lists"].get(name, [])
    return places([*_LOOKS["checks"].get(name, []), *more], card)


def deeds() -> list[str]:
    """Everything that a turn may lead to and that looks at something."""
    return [*_LOOKS["checks"], *_LOOKS["lists"]]


def required(policy: int) -> list[str]:
    return [f"policies.{policy + 1}"] if policy >= 0 else []


def places(parts: Iterable[str], card: AiCard) -> list[str]:
    """Each place once, with the class and the policies of the card."""
    found: list[str] = []
    for part in parts:
        for place in spelled(part, card):
            if place not in found:
                found.append(place)
    return found


def spelled(part: str, card: AiCard) -> list[str]:
    if part == "policies":
        return [f"policies.{policy + 1}" for policy in range(POLICIES)]
    if part == "policies.listed":
        return [f"policies.{policy + 1}" for policy in card.policies]
    if part == "influence":
        return [f"{role}.influence" for role in ROLES]
    return [part.replace("own.", f"{CLASSES[card.role]}.")]
