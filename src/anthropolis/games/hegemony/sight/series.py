"""Numbers over time: what a debrief draws and a researcher counts."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.contract import Line, most_telling_first
from anthropolis.engine.match import replay
from anthropolis.engine.record import Record
from anthropolis.games.hegemony.automa.components import CODES, ROW, action_cards
from anthropolis.games.hegemony.rules.moving.counting import (
    company_count,
    operational_count,
    population,
    unemployed_count,
)
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.table.calendar import PHASES
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    MC,
    POLICIES,
    RESOURCES,
    ROLES,
    ROLES_BY_COUNT,
    STATE,
    WC,
)
from anthropolis.games.hegemony.table.state import ADVANCED, MODES, VP_SOURCES, Country

Numbers = dict[str, int]


def series_at(country: Country) -> Numbers:
    """Every number worth following, by its dotted name: `working_class.money`, `table.round`."""
    found: Numbers = {}
    for role in range(4):
        if role in country.roles or role == STATE:
            for what, number in role_numbers(country, role).items():
                found[f"{ROLES[role]}.{what}"] = number
    for what, number in table_numbers(country).items():
        found[f"table.{what}"] = number
    return found


def role_numbers(country: Country, role: int) -> Numbers:
    found = {"loans": country.loans[role], "influence": country.influence[role]}
    if role in country.roles:
        found["vp"] = country.vp[role]
        for source, name in enumerate(VP_SOURCES):
            found[f"vp_{name}"] = country.vp_from[role * len(VP_SOURCES) + source]
    if role == STATE:
        return found | state_numbers(country)
    if country.automas[MODES][role] == ADVANCED:
        found |= priorities(country, role)
    found["taxes_paid"] = country.taxes_paid[role]
    if role == CC:
        found |= {"revenue": country.money[CC], "capital": country.capital}
        found["wealth_space"] = country.wealth
    else:
        found |= people_numbers(country, role)
    if role != WC:
        found |= owner_numbers(country, role)
    return found


def priorities(country: Country, role: int) -> Numbers:
    """HAU-ROW-01: the row of each action card of an automa; 0 is aside."""
    return {f"priority_{CODES[c % ROW]}": c // ROW for c in sorted(action_cards(country, role))}


def people_numbers(country: Country, role: int) -> Numbers:
    goods = country.goods[role * 4 : role * 4 + 4]
    return {
        "money": country.money[role],
        "population": population(country, role),
        "unemployed": unemployed_count(country, role),
        "prosperity": country.prosperity[role],
        "wages_received": country.wages_received[role],
        **{f"goods_{name}": units for name, units in zip(RESOURCES, goods)},
    }


def owner_numbers(country: Country, role: int) -> Numbers:
    base = (role - MC) * 4
    return {
        "companies": company_count(country, role),
        "operational_companies": operational_count(country, role),
        **{f"storage_{name}": country.storage[base + r] for r, name in enumerate(RESOURCES)},
        **{f"price_{name}": country.prices[base + r] for r, name in enumerate(RESOURCES)},
    }


def state_numbers(country: Country) -> Numbers:
    found = {
        "treasury": country.money[STATE],
        "companies": company_count(country, STATE),
        "operational_companies": operational_count(country, STATE),
        "service_health": country.public[2],
        "service_education": country.public[3],
        "media_influence": country.public[4],
    }
    if country.state_plays():
        found |= {f"legitimacy_{name}": n for name, n in zip(CLASSES, country.legitimacy)}
    return found


def table_numbers(country: Country) -> Numbers:
    return {
        "round": country.round,
        "tax_multiplier": tax_multiplier(country),
        **{f"policy_{p + 1}": country.policies[p] for p in range(POLICIES)},
        **{f"bag_{name}": cubes for name, cubes in zip(CLASSES, country.bag)},
    }


TELLING = ("vp", "money", "capital", "treasury", "loans", "population", "unemployed")
"""What a room shows of a match."""
SHARED_WORDS = ("loans", "influence", "companies", "operational_companies")
"""What several roles have: a line that belongs to no seat says that it is the State's."""


def lines_of(names: list[str], seats: int) -> list[Line]:
    """A line for each number of the series, the telling ones first."""
    roles = ROLES_BY_COUNT[seats]
    found: list[Line] = []
    for name in names:
        owner, _, what = name.partition(".")
        number = ROLES.index(owner) if owner in ROLES else -1
        seat: int | str = roles.index(number) if number in roles else ""
        label = f"state_{what}" if seat == "" and what in SHARED_WORDS else what
        found.append(Line(name, label, "", seat, what in TELLING))
    return most_telling_first(found, TELLING)


def timeline_of(record: Record) -> list[dict[str, Any]]:
    """The numbers at the beginning of every phase of a recorded match, and at its end."""
    match = replay(record, 0)
    rows: list[dict[str, Any]] = []
    place: tuple[int, int] | None = None
    for seat, key in [*record.choices, (-1, "")]:
        country: Any = match.state
        if place != (country.round, country.phase) or seat < 0:
            place = (country.round, country.phase)
            phase = PHASES[country.phase] if seat >= 0 else "end"
            rows.append({"round": country.round, "phase": phase, **series_at(country)})
        if seat >= 0:
            match.choose(seat, key)
    return rows
