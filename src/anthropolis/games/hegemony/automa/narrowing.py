"""Chapter 5, narrowing a list of options point by point.

Every point gives each option a number and keeps the options with the highest one: 1 for those that
fit and 0 for the others, or how much there is of what the point asks for.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    is_operational,
    workers_in_industry,
)
from anthropolis.games.hegemony.rules.moving.stocks import public_price
from anthropolis.games.hegemony.table.automa_events import ListApplied, OptionChosen, PointApplied
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.figures import UNION_WORKERS
from anthropolis.games.hegemony.table.roles import (
    EDUCATION,
    HEALTH,
    ROLES,
    STATE,
    TYPES,
    load_data,
)
from anthropolis.games.hegemony.table.state import Country

HEALTHCARE: Final[int] = TYPES.index("healthcare")
TEACHING: Final[int] = TYPES.index("education")
RANDOM: Final = "random"


class Point:
    """One point of a preference list, as its data says."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.key: str = data["key"]
        order: list[str] = data.get("order", [])
        self.dearer = "public_price_dearer" in order
        named = order if self.key == "industry_order" else [self.key]
        self.industries: list[int] = [TYPES.index(name) for name in named if name in TYPES]
        self.if_several: list[Point] = [Point({"key": key}) for key in data.get("if_several", [])]


class Preferences:
    """A preference list of an instruction card."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.points: list[Point] = [Point(point) for point in data["list"]]


INSTRUCTIONS: Final[list[dict[str, Any]]] = load_data("automa_instructions")["instructions"]
EXTRA_PRODUCTION: Final[dict[str, Any]] = {
    "id": "cc_extra_production",
    "list": [
        {"key": "whole_output_stored"},
        {"key": "highest_value"},
        {"key": "highest_production"},
    ],
}
"""HAU-CC-31: the one list that no card prints."""
LISTS: Final[dict[str, Preferences]] = {
    data["id"]: Preferences(data)
    for data in [*INSTRUCTIONS, {**EXTRA_PRODUCTION, "kind": "preference"}]
    if data["kind"] == "preference"
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """HAU-NAR-01: the legal options of a decision; each kind of option has its own class."""

    def __init__(self, country: Country, role: int, size: int) -> None:
        self.country = country
        self.role = role
        self.size = size

    def label(self, option: int) -> str:
        """The option as events tell it."""
        raise NotImplementedError

    def score(self, key: str, option: int) -> int:
        """How well an option fits a point; the highest numbers stay."""
        raise NotImplementedError

    def amount(self, industry: int, option: int) -> int:
        """How much of an industry is in an option."""
        raise NotImplementedError


def labels(options: Options, left: list[int]) -> list[str]:
    """The options left as events tell them."""
    return [options.label(option) for option in left] if len(left) > 1 else [""]


def health_or_education(country: Country, dearer: bool) -> list[int]:
    """HAU-NAR-08: the industry whose Public Service nobody produces, else by the public price."""
    running = [
        any(
            INDUSTRY[company] == industry and is_operational(country, company)
            for company in companies_of(country, STATE)
        )
        for industry in (HEALTHCARE, TEACHING)
    ]
    if running[0] != running[1]:
        return [TEACHING] if running[0] else [HEALTHCARE]
    health, education = public_price(country, HEALTH), public_price(country, EDUCATION)
    if health == education:
        return [HEALTHCARE, TEACHING]
    return [HEALTHCARE] if (health > education) == dearer else [TEACHING]


def meets_union_requirement(country: Country, industry: int, added: int) -> bool:
    """HAU-NAR-09: no union yet, and so many WC workers more make four or more of fewer."""
    if country.unions >> industry & 1:
        return False
    now = workers_in_industry(country, industry)
    return now < UNION_WORKERS <= now + added


def pick(country: Country, names: list[str]) -> int:
    """HAU-NAR-05: one of these by chance; a written position names it."""
    if len(names) < 2:
        return 0
    return named_lot(country, names) if country.by_hand else country.chance.below(len(names))


def named_lot(country: Country, names: list[str]) -> int:
    """What a written position says that chance decides; it says nothing where all are alike."""
    if len(set(names)) == 1:
        return 0
    if country.lots and country.lots[0] in names:
        return names.index(country.lots.pop(0))
    country.unnamed.append(names)
    return country.chance.below(len(names))


def narrow(list_id: str, options: Options, first_point: int = 0) -> int:
    """HAU-NAR-01 to HAU-NAR-06: go down the list once, then chance decides."""
    left = list(range(options.size))
    country = options.country
    if len(left) == 1:
        return left[0]
    preferences = LISTS[list_id]
    if country.listening:
        names = tuple([options.label(option) for option in left])
        country.tell(ListApplied("HAU-NAR-01", ROLES[options.role], list_id, names))
    for point in preferences.points[first_point:]:
        if point.key == RANDOM:
            break
        left = apply(list_id, point, options, left)
        if len(left) == 1:
            break
    chosen = left[pick(country, labels(options, left))]
    if country.listening:
        label, by_chance = options.label(chosen), len(left) > 1
        country.tell(OptionChosen("HAU-NAR-05", ROLES[options.role], list_id, label, by_chance))
    return chosen


def apply(list_id: str, point: Point, options: Options, left: list[int]) -> list[int]:
    """HAU-NAR-02: one point, and what it says for the case that several fit."""
    if point.key == RANDOM:
        return [left[pick(options.country, labels(options, left))]]
    if point.key == "healthcare_education":
        kept = keep_service(point, options, left)
    elif point.industries:
        kept = keep_industries(point, options, left)
    else:
        kept = keep_highest([options.score(point.key, option) for option in left], left)
    tell_point(list_id, point.key, options, left, kept)
    fits = len(kept) < len(left) or (bool(kept) and options_fit(point, options, kept[0]))
    if point.if_several and fits:
        for inner in point.if_several:
            if len(kept) > 1:
                kept = apply(list_id, inner, options, kept)
    return kept


def options_fit(point: Point, options: Options, option: int) -> bool:
    """Whether a point without industries fits an option at all."""
    return not point.industries and options.score(point.key, option) > 0


def keep_highest(scores: list[int], left: list[int]) -> list[int]:
    """HAU-NAR-02, HAU-NAR-04: those that fit, or those tied for the most; all if none fits."""
    best = max(scores)
    return [left[i] for i in range(len(left)) if scores[i] == best]


def keep_industries(point: Point, options: Options, left: list[int]) -> list[int]:
    """HAU-NAR-03: thing by thing in the order in which they are named."""
    for industry in point.industries:
        left = keep_highest([options.amount(industry, option) for option in left], left)
    return left


def keep_service(point: Point, options: Options, left: list[int]) -> list[int]:
    """HAU-NAR-08: Healthcare and Education together, then one of the two."""
    both = [options.amount(HEALTHCARE, o) + options.amount(TEACHING, o) for o in left]
    left = keep_highest(both, left)
    healing = [options.amount(HEALTHCARE, option) for option in left]
    if max(both) == 0 or min(healing) == max(healing):
        return left
    kept = health_or_education(options.country, point.dearer)
    industry = kept[pick(options.country, [TYPES[industry] for industry in kept])]
    return keep_highest([options.amount(industry, option) for option in left], left)


def tell_point(list_id: str, key: str, options: Options, left: list[int], kept: list[int]) -> None:
    country = options.country
    if country.listening:
        dropped = tuple([options.label(option) for option in left if option not in kept])
        names = tuple([options.label(option) for option in kept])
        country.tell(
            PointApplied("HAU-NAR-02", ROLES[options.role], list_id, f"point_{key}", names, dropped)
        )
