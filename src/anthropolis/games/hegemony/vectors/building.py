"""Building and staffing companies, as vectors write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.rules.moving.actions.build_company import (
    ANY_COMPANY,
    CREW,
    HELP,
    LEVEL,
    NO_CREW,
    NO_HELP,
    WORKER,
)
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.building import deck_of, legal_levels, market_of
from anthropolis.games.hegemony.rules.moving.workforce import employee_choices, free_farms
from anthropolis.games.hegemony.table.companies import (
    CARD_IDS,
    LABELS,
    LEVELS,
    PAID,
    SKILLED_SLOT,
    SLOTS,
    crew_of,
)
from anthropolis.games.hegemony.table.roles import CLASSES, KINDS, MC, TYPES, UNSKILLED
from anthropolis.games.hegemony.table.state import COMPANY, Country
from anthropolis.games.hegemony.vectors.answering import IMPOSSIBLE, Answering, company_of, kind_of


def build(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """The company, its workers, its wage; several builds are written one after the other."""
    chosen = step.company != ANY_COMPANY
    order = a.builds.pop(0) if a.builds else {}
    if not chosen and "company" not in order:
        if step.optional:
            return [SKIP]
        raise Malformed("company: an answer is missing")
    number = step.company if chosen else in_pile(country, step, order["company"])
    head = [] if chosen else [number]
    if number == IMPOSSIBLE:
        return head
    if step.role == MC:
        return head + middle_parts(country, step, number, order)
    return head + capitalist_parts(country, step, number, order, head)


def in_pile(country: Country, step: Any, label: str) -> int:
    pile = country.piles[deck_of(step.role) if step.from_deck else market_of(step.role)]
    name = label.partition("#")[0]
    found = [c for c in pile if LABELS[c] == label] or [c for c in pile if CARD_IDS[c] == name]
    return found[0] if found else IMPOSSIBLE


def level_part(country: Country, order: Mapping[str, Any], number: int) -> list[int]:
    """The wage level, by default the lowest legal one."""
    if not PAID[number]:
        return []
    lowest = legal_levels(country)[0]
    return [LEVEL + (LEVELS.index(order["wage"]) if "wage" in order else lowest)]


def capitalist_parts(
    country: Country, step: Any, number: int, order: Mapping[str, Any], head: list[int]
) -> list[int]:
    if "employee" in order or "worker_from" in order:
        raise Refused("HEG-CO-10", "only companies of the Middle Class have employees")
    parts = level_part(country, order, number)
    if "crew" in order:
        options = step.more(country, 0, [*head, *parts])
        return [*parts, crew(order, options)]
    return [*parts, NO_CREW] if SLOTS[number] else parts


def crew(order: Mapping[str, Any], options: list[int]) -> int:
    """The crew of the class named; `workers` only where there is a choice."""
    role = CLASSES.index(order["crew"])
    own = [o for o in options if o >= CREW and (o - CREW) // 4096 == role]
    if "workers" in order:
        wanted = crew_of([kind_of(name) for name in order["workers"]])
        own = [o for o in own if (o - CREW) % 4096 == wanted]
    if len(own) > 1:
        raise Malformed("workers: an answer is missing")
    return own[0] if own else IMPOSSIBLE


def middle_parts(country: Country, step: Any, number: int, order: Mapping[str, Any]) -> list[int]:
    if "crew" in order:
        raise Refused("HEG-CO-15", "the Middle Class names its own workers")
    places: Mapping[str, str] = order.get("worker_from") or {}
    supplied = step.from_supply and country.reserve[MC * KINDS + SKILLED_SLOT[number]]
    parts: list[int] = []
    for kind in slot_workers(number, order, bool(supplied)):
        name = TYPES[kind]
        source = company_of(places[name]) if name in places else -1
        parts.append(WORKER + (source + 1) * KINDS + kind)
    return [*parts, *level_part(country, order, number), *helper_part(country, number, order)]


def helper_part(country: Country, number: int, order: Mapping[str, Any]) -> list[int]:
    """The employee, by default nobody."""
    if "employee" in order:
        return [HELP + kind_of(order["employee"])]
    return [NO_HELP] if employee_choices(country, number) else []


def slot_workers(number: int, order: Mapping[str, Any], supplied: bool) -> list[int]:
    """Who takes the slots, the skilled one first; left out: the types that the slots name.

    The skilled one that a card supplies (HEG-OP-07) may be named or not.
    """
    skill, slots = SKILLED_SLOT[number], SLOTS[number]
    listed = [kind_of(name) for name in order.get("workers") or []]
    if not listed:
        listed = [skill] + [UNSKILLED] * (slots - 1)
    if len(listed) == slots and skill in listed:
        listed.remove(skill)
        return listed if supplied else [skill, *listed]
    if supplied and len(listed) == slots - 1:
        return listed
    raise Refused("HEG-CO-15", "these workers do not fit")


def staff_company(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if step.optional and "crew" not in a.entry:
        return [SKIP]
    label = a.entry.get("company")
    number = country.noted[COMPANY] if step.noted else company_of(str(label))
    if label is None:
        raise Malformed("company: an answer is missing")
    if number < 0:
        return [IMPOSSIBLE]
    options = step.crews(country, number)
    if "crew" in a.entry:
        return [number, crew(a.entry, options)]
    if len(options) > 1:
        raise Malformed("crew: an answer is missing")
    return [number]


def farm(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """Where there is one way to staff it, nobody has to say so."""
    parts: list[int] = []
    options = step.more(country, seat, parts)
    while len(options) == 1:
        parts.append(options[0])
        options = step.more(country, seat, parts)
    if not options and "workers" not in a.entry:
        return parts
    named = sorted(kind_of(name) for name in a.parameter("workers"))
    if len(named) != SLOTS[free_farms(country)[0]]:
        raise Refused("HEG-OP-06", "so many workers do not run a farm")
    return named
