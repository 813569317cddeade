"""Chapter 21, the invariants: nothing appears or vanishes, every company is full or empty."""

from __future__ import annotations

from anthropolis.games.hegemony.table.companies import (
    COUNT,
    FACE_DOWN,
    HOME,
    NO_EMPLOYEE,
    OUT,
    PAID,
    SLOTS,
    count_of,
    fits,
    size_of,
)
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    AGENDAS,
    ALL_CARDS,
    DEAL_IDS,
    DEALS,
    EVENT_IDS,
    EVENTS,
    EXPORT_IDS,
    EXPORTS,
    FULL_DECK,
    IMMIGRATION_DECK,
    IMMIGRATION_IDS,
)
from anthropolis.games.hegemony.table.figures import (
    ALL_GOODS,
    ALL_INFLUENCE,
    ALL_WORKERS,
    COMPANY_LIMIT,
    CUBES,
    HIGHEST_LEGITIMACY,
    LEGITIMACY_TOKENS,
    LOWEST_LEGITIMACY,
    MACHINERY_TOKENS,
    MARKERS,
    PRICE_OPTIONS,
    PROSPERITY,
    STORAGE_TILES,
    STRIKE_TOKENS,
    WEALTH,
    WORKERS,
    ZONE,
)
from anthropolis.games.hegemony.table.policies import MINIMUM_WAGE
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    INFLUENCE,
    KINDS,
    LABOR,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import (
    BENEFIT_CUBES,
    BENEFIT_INFLUENCE,
    BENEFIT_KINDS,
    BENEFIT_MONEY,
    NO_BILL,
    NO_CARD,
    VP_SOURCES,
    Country,
)


def broken_laws(country: Country) -> list[str]:
    """What is wrong with a country, in words; empty when all is well."""
    return [*impossible(country), *wage_laws(country), *point_laws(country)]


def impossible(country: Country) -> list[str]:
    """What no table could ever show, however it came to it."""
    return [wrong for _, broken in impossible_by_kind(country) for wrong in broken]


def impossible_by_kind(country: Country) -> list[tuple[str, list[str]]]:
    """The same, by what it is about."""
    return [
        ("money", money_laws(country)),
        ("workers", worker_laws(country)),
        ("cubes", cube_laws(country)),
        ("stocks", stock_laws(country)),
        ("companies", company_laws(country)),
        ("tokens", token_laws(country)),
        ("cards", card_laws(country)),
        ("tracks", track_laws(country)),
    ]


def benefits_of(country: Country, kind: int) -> int:
    return sum([country.benefits[role * BENEFIT_KINDS + kind] for role in range(3)])


def money_laws(country: Country) -> list[str]:
    """HEG-INV-01, HEG-INV-06: what the bank gave is what everybody has; nobody has less than 0."""
    held = sum(country.money) + country.capital + benefits_of(country, BENEFIT_MONEY)
    broken = [] if held + country.bank == 0 else [f"money: {held} held, {-country.bank} given out"]
    poor = [ROLES[role] for role in range(4) if country.money[role] < 0]
    if poor or country.capital < 0:
        broken.append(f"money below 0: {poor or 'capital'}")
    return broken


def worker_laws(country: Country) -> list[str]:
    """HEG-INV-02: 48 and 42 workers in play and supply, of every type as many as there were."""
    broken: list[str] = []
    for role in (WC, MC):
        total = 0
        for kind in range(KINDS):
            place = role * KINDS + kind
            pieces = country.unemployed[place] + country.reserve[place]
            pieces += working(country, role, kind)
            if role == WC and kind != UNSKILLED:
                pieces += country.unions >> kind & 1
            if pieces != WORKERS[place]:
                broken.append(f"{pieces} workers {TYPES[kind]} of {CLASSES[role]}")
            total += pieces
            if country.unemployed[place] < 0 or country.reserve[place] < 0:
                broken.append(f"workers below 0: {CLASSES[role]} {kind}")
        if total != ALL_WORKERS[role]:
            broken.append(f"{total} workers of {CLASSES[role]} instead of {ALL_WORKERS[role]}")
    return broken


def working(country: Country, role: int, kind: int) -> int:
    """Workers of that type on slots."""
    count = 0
    for company in range(COUNT):
        if country.crew_class[company] == role:
            count += count_of(country.crew[company], kind)
        if role == WC and country.employee[company] == kind:
            count += 1
    return count


def cube_laws(country: Country) -> list[str]:
    """HEG-INV-03: 25 cubes of each class in bag, supply, Benefits area, or drawn for a vote."""
    broken: list[str] = []
    for role in range(3):
        waiting = country.benefits[role * BENEFIT_KINDS + BENEFIT_CUBES]
        total = country.bag[role] + country.cubes[role] + country.drawn[role] + waiting
        if total != CUBES or min(country.bag[role], country.cubes[role]) < 0:
            broken.append(f"{total} cubes of {CLASSES[role]}")
    return broken


def stock_laws(country: Country) -> list[str]:
    """HEG-INV-06, HEG-CMP-04: units of every resource, and no stock above its limit."""
    broken: list[str] = []
    for resource in range(len(RESOURCES)):
        held = benefits_of(country, resource) + country.public[resource]
        for place in range(resource, 8, 4):
            held += country.goods[place] + country.storage[place]
        if resource < len(ZONE):
            held += country.zone[resource]
            if country.zone[resource] > ZONE[resource]:
                broken.append(f"too much {RESOURCES[resource]} in the zone")
        left = country.stock_left[resource]
        if held + left != ALL_GOODS[resource] or left < 0:
            broken.append(f"{held} {RESOURCES[resource]} of {ALL_GOODS[resource]}, {left} left")
    held = sum(country.influence) + country.public[INFLUENCE]
    held += benefits_of(country, BENEFIT_INFLUENCE) + country.influence_left
    if held != ALL_INFLUENCE or country.influence_left < 0:
        out = held - country.influence_left
        broken.append(f"{out} Influence of {ALL_INFLUENCE}, {country.influence_left} left")
    if min([*country.goods, *country.storage, *country.zone, *country.public]) < 0:
        broken.append("a stock is below 0")
    return broken


def company_laws(country: Country) -> list[str]:
    """HEG-INV-04: empty or full with one class."""
    broken: list[str] = []
    for company in range(COUNT):
        owner, crew = country.owner[company], country.crew[company]
        if owner in (OUT, FACE_DOWN):
            if crew or country.employee[company] != NO_EMPLOYEE:
                broken.append(f"workers in company {company}, which is not open")
            continue
        if size_of(crew) not in (0, SLOTS[company]) or not fits(company, crew):
            broken.append(f"company {company} is partly filled")
        if (country.crew_class[company] < 0) != (crew == 0):
            broken.append(f"company {company} has a crew without a class")
        if HOME[company] == MC and country.crew_class[company] == WC:
            broken.append(f"company {company} is run by the wrong class")
    for role in (MC, CC, STATE):
        if country.owner.count(role) > COMPANY_LIMIT[role]:
            broken.append(f"too many companies of {ROLES[role]}")
    return broken


def wage_laws(country: Country) -> list[str]:
    """HEG-INV-04: every wage legal for Policy 2."""
    lowest = MINIMUM_WAGE[country.policies[LABOR]]
    return [
        f"company {company} pays too little"
        for company in range(COUNT)
        if country.owner[company] not in (OUT, FACE_DOWN)
        and PAID[company]
        and country.wage[company] < lowest
    ]


def token_laws(country: Country) -> list[str]:
    """HEG-INV-05, HEG-CMP-04: markers, tokens and tiles."""
    broken: list[str] = []
    for role in range(4):
        placed = len([bill for bill in country.bills if bill != NO_BILL and bill % 4 == role])
        if placed > MARKERS:
            broken.append(f"{placed} Bills of {ROLES[role]}")
    if country.strikes.bit_count() > STRIKE_TOKENS:
        broken.append("too many strikes")
    if country.machinery.bit_count() > MACHINERY_TOKENS:
        broken.append("too much Machinery")
    if country.tiles.bit_count() > STORAGE_TILES:
        broken.append("too many Storage tiles")
    if max(country.tokens) > LEGITIMACY_TOKENS or min(country.loans) < 0:
        broken.append("Legitimacy tokens or Loans")
    return broken


def card_laws(country: Country) -> list[str]:
    """Every card of every deck is in one place at most, every action card in exactly one."""
    broken: list[str] = []
    full = ALL_CARDS if country.figures.action_cards else FULL_DECK
    for role in range(4):
        places = [country.hands[role], country.decks[role], country.discards[role]]
        if sum(places) != full[role] or places[0] & places[1] or places[1] & places[2]:
            broken.append(f"action cards of {ROLES[role]}")
    piles = country.piles
    shared = [
        ("exports", len(EXPORT_IDS), [*piles[EXPORTS], country.export]),
        ("deals", len(DEAL_IDS), [*piles[DEALS], *country.deals]),
        ("events", len(EVENT_IDS), [*piles[EVENTS], *country.events_open]),
        ("immigration", len(IMMIGRATION_IDS), piles[IMMIGRATION_DECK]),
        ("agendas", len(AGENDA_IDS), [*piles[AGENDAS], *agendas_out(country)]),
    ]
    for name, number, cards in shared:
        if len(set(cards)) != len(cards) or len(cards) > number:
            broken.append(f"cards of {name}")
    owned = [c for pile in piles[:4] for c in pile]
    if len(set(owned)) != len(owned) or [c for c in owned if country.owner[c] != OUT]:
        broken.append("company cards")
    return broken


def agendas_out(country: Country) -> list[int]:
    """The Political Agenda on the board."""
    return [country.agenda] if country.agenda != NO_CARD else []


def track_laws(country: Country) -> list[str]:
    """HEG-LEG-02: markers stay on their tracks."""
    broken: list[str] = []
    for role in (WC, MC):
        if not 0 <= country.prosperity[role] < len(PROSPERITY[role]):
            broken.append(f"Prosperity of {CLASSES[role]}")
    if not 0 <= country.wealth <= len(WEALTH):
        broken.append("Wealth")
    if min(country.legitimacy) < LOWEST_LEGITIMACY or max(country.legitimacy) > HIGHEST_LEGITIMACY:
        broken.append("Legitimacy")
    for place in range(len(country.prices)):
        if country.prices[place] not in PRICE_OPTIONS[place % len(RESOURCES)]:
            broken.append(f"price of {RESOURCES[place % len(RESOURCES)]}")
    return broken


def point_laws(country: Country) -> list[str]:
    """HEG-END-08: every point has a source."""
    size = len(VP_SOURCES)
    return [
        f"points of {ROLES[role]}"
        for role in country.roles
        if sum(country.vp_from[role * size : (role + 1) * size]) != country.vp[role]
    ]
