"""What the law and the phases ask, answered with the `choices` of a vector."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.rules.moving.actions.buy import SOURCE_WORDS
from anthropolis.games.hegemony.rules.moving.building import market_of
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.staffing import LEAVE
from anthropolis.games.hegemony.rules.production.needs import FROM_STORAGE
from anthropolis.games.hegemony.rules.production.produce import demonstration_loss
from anthropolis.games.hegemony.table.companies import CARD_IDS, LEVELS
from anthropolis.games.hegemony.table.figures import PRICE_OPTIONS
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    WC,
)
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.answering import (
    IMPOSSIBLE,
    Answering,
    classes_of_staff,
    company_of,
    kind_of,
)


def exactly(number: int, parts: list[int], rule: str) -> list[int]:
    """Raises Refused unless so many are named."""
    if len(parts) != number:
        raise Refused(rule, f"{number} must be named")
    return sorted(parts)


# -- wages and prices -----------------------------------------------------------------------------


def wage_parts(country: Country, wages: Mapping[str, str]) -> list[int]:
    """Markers that really move, companies ascending."""
    parts: list[int] = []
    for label, level in wages.items():
        number = company_of(label)
        if number == IMPOSSIBLE or country.wage[number] != LEVELS.index(level):
            parts.append(number * 3 + LEVELS.index(level))
    return sorted(parts)


def price_parts(country: Country, role: int, prices: Mapping[str, int]) -> list[int]:
    parts: list[int] = []
    for name, price in prices.items():
        resource = RESOURCES.index(name)
        if price not in PRICE_OPTIONS[resource]:
            parts.append(IMPOSSIBLE)
        elif country.prices[(role - MC) * 4 + resource] != price:
            parts.append(resource * 3 + PRICE_OPTIONS[resource].index(price))
    return sorted(parts)


def adjust_wages(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return wage_parts(country, a.parameter("wages"))


def adjust_prices(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return price_parts(country, step.role, a.parameter("prices"))


def wages_by_law(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    role = country.roles[seat]
    return wage_parts(country, a.chosen(role, "wages")) if a.said(role, "wages") else []


def opened_wages(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if not a.said(STATE, "wages"):
        return []
    return wage_parts(country, a.chosen(STATE, "wages"))


def prices_by_law(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    role = country.roles[seat]
    if not a.said(role, "prices"):
        return []
    return price_parts(country, role, a.chosen(role, "prices"))


# -- the law and the needs ------------------------------------------------------------------------


def open_public(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    opened = [company_of(label) for label in a.chosen(STATE, "open")]
    return exactly(step.number, opened, "HEG-POL-11")


def close_public(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    closed = [company_of(label) for label in a.chosen(STATE, "close")]
    return exactly(step.number, closed, "HEG-POL-14")


def staff_opened(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    role = country.roles[seat]
    options = country.options(seat)
    if not a.said(role, "staff"):
        if LEAVE in options and a.said(WC, "staff"):
            return [LEAVE]
        raise Malformed(f"choices.{ROLES[role]}.staff: an answer is missing")
    for label, owner in classes_of_staff(role, a.choices[role]["staff"]).items():
        code = company_of(label) * 2 + CLASSES.index(owner)
        if code in options:
            return [code]
    if LEAVE in options:
        return [LEAVE]
    return [IMPOSSIBLE]


def demonstration(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    shares = a.chosen(WC, "demonstration")
    wanted = {ROLES.index(name): vp for name, vp in shares.items()}
    if sum(wanted.values()) != step.loss(country) or demonstration_loss(country) == 0:
        raise Refused("HEG-DEM-05", "all of the loss must be assigned")
    parts: list[int] = []
    options = country.options(seat)
    while options:
        role = options[0] // 100
        parts.append(role * 100 + wanted.get(role, 0))
        if parts[-1] not in options:
            break
        options = step.more(country, seat, parts)
    shares_now, _ = step.split(country, parts)
    victims = step.victims(country)[: len(shares_now)]
    if [wanted.get(role, 0) for role in victims] != shares_now:
        return [IMPOSSIBLE]
    return parts


def cover_needs(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    role = country.roles[seat]
    options = country.options(seat)
    if options[0] >= FROM_STORAGE:
        if not a.said(role, "own_food"):
            return options[-1:]  # HEG-NEED-01 names the Storage first.
        own = a.chosen(role, "own_food")
        if own.get("storage", 0) + own.get("goods", 0) != population(country, role):
            raise Refused("HEG-NEED-01", "as much food as the Population")
        return [FROM_STORAGE + own.get("storage", 0)]
    food = a.chosen(role, "food")
    wanted = {SOURCE_WORDS.index(name): units for name, units in food.items()}
    missing = population(country, role) - step.own(country)
    if sum(wanted.values()) != missing:
        raise Refused("HEG-NEED-02", "as much food as is missing")
    parts: list[int] = []
    while options := step.more(country, seat, parts):
        parts.append(options[0] // 100 * 100 + wanted.pop(options[0] // 100, 0))
    wanted.pop(len(ROLES), None)
    return [*parts, IMPOSSIBLE] if any(wanted.values()) else parts


def skilled_of_choice(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [kind_of(a.told(MC, "skilled"))]


def neglect_event(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """Two classes for each Event that lets the State choose."""
    if not a.said(STATE, "penalties"):
        raise Malformed("choices.state.penalties: an answer is missing")
    listed = a.choices[STATE]["penalties"]
    taken, rest = listed[:2], listed[2:]
    if rest:
        a.choices[STATE]["penalties"] = rest
    else:
        del a.choices[STATE]["penalties"]
    return exactly(2, [CLASSES.index(name) for name in taken], "HEG-EVT-10")


def refresh_market(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    role = country.roles[seat]
    if not a.said(role, "discard"):
        return []
    market = list(country.piles[market_of(role)])
    parts: list[int] = []
    for name in a.chosen(role, "discard"):
        copies = [c for c in market if CARD_IDS[c] == name]
        parts.append(copies[0] if copies else IMPOSSIBLE)
        market = [c for c in market if c != parts[-1]]
    return sorted(parts)
