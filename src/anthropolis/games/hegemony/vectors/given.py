"""A position written down: the `given` of a vector, or of a test, as a country.

What is not written is not there: the table is empty but for policies, prices and Legitimacy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import complete
from anthropolis.engine.rules import load_yaml
from anthropolis.engine.vectors import Malformed
from anthropolis.games.hegemony.table.companies import (
    BY_LABEL,
    CARD_IDS,
    FACE_DOWN,
    HOME,
    LEVELS,
    PUBLIC_CARDS,
    ROW,
    SLOTS,
    crew_of,
    fits,
    full_crew,
    types_in,
)
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    EXPORT_IDS,
)
from anthropolis.games.hegemony.table.figures import figures_from
from anthropolis.games.hegemony.table.laws import impossible_by_kind
from anthropolis.games.hegemony.table.policies import MINIMUM_WAGE
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    INDUSTRIES,
    INFLUENCE,
    KINDS,
    LABOR,
    MC,
    PACKAGE,
    RESOURCES,
    ROLES,
    SECTIONS,
    STATE,
    TYPES,
    WC,
)
from anthropolis.games.hegemony.table.setup import empty_country
from anthropolis.games.hegemony.table.state import BENEFIT_KINDS, BENEFITS, BUILT, NO_BILL, Country
from anthropolis.games.hegemony.vectors.automas import write_automa
from anthropolis.games.hegemony.vectors.expansions import write_expansions
from anthropolis.games.hegemony.vectors.piles import event_number, write_cards
from anthropolis.games.hegemony.vectors.sound import sound_company, sound_table

KEYS = {
    "money": "money, revenue, capital, treasury",
    "workers": "unemployed, unions, workers",
    "cubes": "bag, benefits",
    "stocks": "goods, storage, zone, services, influence",
    "companies": "companies",
    "tokens": "bills, loans, strike, machinery, storage_tiles, tokens",
    "cards": "decks, market, deals, events",
    "tracks": "prosperity, wealth_space, legitimacy, prices",
}
"""Where in `given` to look for what is impossible."""


class Impossible(Malformed):
    """No table can look like this; `kinds` says what it is about."""

    def __init__(self, wrong: list[tuple[str, list[str]]]) -> None:
        self.kinds = [kind for kind, _ in wrong]
        said = "; ".join(one for _, broken in wrong for one in broken)
        keys = ", ".join(KEYS[kind] for kind in self.kinds)
        super().__init__(f"given: no table can look like this: {said} (see {keys})")


def position(given: Mapping[str, Any]) -> Country:
    """The country of that position, with nothing to do and nobody asked; raises Malformed."""
    sound_table(given)
    options = complete(load_yaml(PACKAGE, "texts/options.yaml"), given.get("options"))
    country = empty_country(given.get("players", 4), chance_from(0), figures_from(options))
    country.round = given.get("round", 1)
    country.export = EXPORT_IDS.index(given.get("export", EXPORT_IDS[0]))
    country.demonstration = given.get("demonstration", False)
    for policy, section in (given.get("policies") or {}).items():
        country.policies[int(policy) - 1] = SECTIONS.index(section)
    for bill in given.get("bills") or []:
        write_bill(country, bill)
    for owner, cubes in (given.get("bag") or {}).items():
        country.bag[CLASSES.index(owner)] = cubes
    write_public_sector(country)
    for label, company in (given.get("companies") or {}).items():
        write_company(country, label, company or {})
    for role in (WC, MC, CC):
        write_class(country, role, given.get(CLASSES[role]) or {})
    write_state(country, given.get("state") or {})
    write_cards(country, given)
    balance(country)
    check_cubes(country, given)
    for marker in given.get("status_quo") or []:
        country.guards[ROLES.index(marker["by"])] |= 1 << marker["policy"] - 1
    for policy in given.get("locks") or []:
        country.locks |= 1 << policy - 1
    write_expansions(country, given)
    for name, automa in (given.get("automas") or {}).items():
        write_automa(country, CLASSES.index(name), automa or {})
    if wrong := [(kind, broken) for kind, broken in impossible_by_kind(country) if broken]:
        raise Impossible(wrong)
    return country


def write_bill(country: Country, bill: Mapping[str, Any]) -> None:
    """HEG-INV-05: at most one Bill for a Policy."""
    policy, section = bill["policy"] - 1, SECTIONS.index(bill["section"])
    if country.bills[policy] != NO_BILL:
        raise Malformed(f"given.bills: policy {policy + 1} carries two Bills")
    country.bills[policy] = section * 4 + ROLES.index(bill["by"])


def write_public_sector(country: Country) -> None:
    for company in PUBLIC_CARDS:
        if ROW[country.seats][company]:
            country.owner[company] = FACE_DOWN


def company_number(label: str, path: str) -> int:
    if label not in BY_LABEL:
        raise Malformed(f"{path}: there is no company {label!r}")
    return BY_LABEL[label]


def write_company(country: Country, label: str, given: Mapping[str, Any]) -> None:
    company = company_number(label, "given.companies")
    sound_company(label, company, given)
    country.owner[company] = ROLES.index(given["owner"]) if "owner" in given else HOME[company]
    if country.owner[company] == CC:
        country.automas[BUILT].append(company)
    lowest = MINIMUM_WAGE[country.policies[LABOR]]
    country.wage[company] = LEVELS.index(given["wage"]) if "wage" in given else lowest
    if given.get("class") and SLOTS[company]:
        write_crew(country, company, given)
    if given.get("employee"):
        kind = TYPES.index(given["employee"])
        country.employee[company] = kind
        take(country, WC, kind)
    bit = 1 << company
    country.committed |= bit if given.get("committed") else 0
    country.employee_committed |= bit if given.get("employee_committed") else 0
    country.strikes |= bit if given.get("strike") else 0
    country.machinery |= bit if given.get("machinery") else 0


def write_crew(country: Country, company: int, given: Mapping[str, Any]) -> None:
    role = CLASSES.index(given["class"])
    if role == CC or (HOME[company] == WC and role != WC):
        raise Malformed(
            f"given.companies.{CARD_IDS[company]}: {given['class']} has no workers there"
        )
    crew = full_crew(company)
    if "workers" in given:
        crew = crew_of([TYPES.index(name) for name in given["workers"]])
        if len(given["workers"]) != SLOTS[company] or not fits(company, crew):
            raise Malformed(f"given.companies.{CARD_IDS[company]}: these workers do not fit")
    country.crew_class[company] = role
    country.crew[company] = crew
    for kind in types_in(crew):
        take(country, role, kind)


def take(country: Country, role: int, kind: int) -> None:
    """A worker out of the supply."""
    country.reserve[role * KINDS + kind] -= 1
    if country.reserve[role * KINDS + kind] < 0:
        few = f"there are not so many {TYPES[kind]} workers of {CLASSES[role]}"
        raise Impossible([("workers", [few])])


def write_class(country: Country, role: int, given: Mapping[str, Any]) -> None:
    country.money[role] = given.get("revenue" if role == CC else "money", 0)
    country.loans[role] = given.get("loans", 0)
    country.vp[role] = given.get("vp", 0)
    country.influence[role] = given.get("influence", 0)
    if role == CC:
        country.capital = given.get("capital", 0)
        country.wealth = given.get("wealth_space", 0)
        write_units(country.zone, 0, given.get("zone"))
    else:
        write_people(country, role, given)
    if role != WC:
        base = (role - MC) * 4
        write_units(country.storage, base, given.get("storage"))
        write_units(country.prices, base, given.get("prices"))
        for resource in given.get("storage_tiles") or []:
            country.tiles |= 1 << (base + RESOURCES.index(resource))


def write_people(country: Country, role: int, given: Mapping[str, Any]) -> None:
    for name, number in (given.get("unemployed") or {}).items():
        kind = TYPES.index(name)
        country.unemployed[role * KINDS + kind] = number
        for _ in range(number):
            take(country, role, kind)
    for name in given.get("unions") or []:
        country.unions |= 1 << (1 + INDUSTRIES.index(name))
        take(country, WC, 1 + INDUSTRIES.index(name))
    country.prosperity[role] = given.get("prosperity", 0)
    write_units(country.goods, role * 4, given.get("goods"))


def write_units(stock: list[int], base: int, given: Mapping[str, int] | None) -> None:
    for resource, units in (given or {}).items():
        stock[base + RESOURCES.index(resource)] = units


def write_state(country: Country, given: Mapping[str, Any]) -> None:
    country.money[STATE] = given.get("treasury", 0)
    country.loans[STATE] = given.get("loans", 0)
    country.vp[STATE] = given.get("vp", 0)
    country.influence[STATE] = given.get("influence", 0)
    services = dict(given.get("services") or {})
    country.public[INFLUENCE] = services.pop("influence", 0)
    write_units(country.public, 0, services)
    write_units(country.public, 0, given.get("goods"))
    for owner, number in (given.get("legitimacy") or {}).items():
        country.legitimacy[CLASSES.index(owner)] = number
    for owner, number in (given.get("tokens") or {}).items():
        country.tokens[CLASSES.index(owner)] = number
    for owner, items in (given.get("benefits") or {}).items():
        base = CLASSES.index(owner) * BENEFIT_KINDS
        for kind, amount in (items or {}).items():
            country.benefits[base + BENEFITS.index(kind)] = amount
    for key, agenda in (("agenda", given.get("agenda")), ("last", given.get("last_agenda"))):
        if agenda and key == "agenda":
            country.agenda = AGENDA_IDS.index(agenda)
        elif agenda:
            country.last_agenda = AGENDA_IDS.index(agenda)
    country.events_open = [event_number(name) for name in given.get("events") or []]


def check_cubes(country: Country, given: Mapping[str, Any]) -> None:
    """HEG-INV-03: the supply is what bag and Benefits area leave, if it is written at all."""
    for role, name in enumerate(CLASSES):
        left = country.cubes[role]
        if (given.get(name) or {}).get("cubes", left) != left:
            raise Malformed(f"given.{name}.cubes: the supply holds {left}")


def balance(country: Country) -> None:
    """What is on the table has come out of the supply."""
    held = sum(country.money) + country.capital
    for role in range(3):
        base = role * BENEFIT_KINDS
        held += country.benefits[base + BENEFITS.index("money")]
        waiting = country.benefits[base + BENEFITS.index("cubes")]
        country.cubes[role] -= country.bag[role] + waiting
        country.influence_left -= country.benefits[base + BENEFITS.index("influence")]
        if country.cubes[role] < 0:
            few = f"there are not so many cubes of {CLASSES[role]}"
            raise Impossible([("cubes", [few])])
    country.bank = -held
    country.influence_left -= sum(country.influence) + country.public[INFLUENCE]
    for resource in range(len(RESOURCES)):
        held = country.public[resource]
        for place in range(resource, 8, 4):
            held += country.goods[place] + country.storage[place]
        held += country.zone[resource] if resource < len(country.zone) else 0
        held += sum(country.benefits[r * BENEFIT_KINDS + resource] for r in range(3))
        country.stock_left[resource] -= held
