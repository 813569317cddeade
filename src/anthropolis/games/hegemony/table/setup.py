"""Chapter 3, set-up: an empty table, and the start of a game by player count."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.chance import Chance
from anthropolis.games.hegemony.table.companies import (
    BY_LABEL,
    COUNT,
    DECK_CARDS,
    FACE_DOWN,
    HOME,
    NO_EMPLOYEE,
    OUT,
    PUBLIC_CARDS,
    ROW,
    crew_of,
)
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    ALL_CARDS,
    BASE_EVENTS,
    DEAL_IDS,
    EXPORT_IDS,
    FULL_DECK,
    IMMIGRATION_IDS,
)
from anthropolis.games.hegemony.table.figures import (
    ALL_GOODS,
    ALL_INFLUENCE,
    BAG_START,
    CUBES,
    START_LEGITIMACY,
    START_PRICES,
    WORKERS,
    Figures,
)
from anthropolis.games.hegemony.table.policies import START_SECTIONS
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    INFLUENCE,
    MC,
    RESOURCES,
    STATE,
    TYPES,
    WC,
    load_data,
)
from anthropolis.games.hegemony.table.state import (
    AUTOMA_PARTS,
    BENEFIT_KINDS,
    BUILT,
    MODES,
    NO_BILL,
    NO_CARD,
    NOT_CHANGED,
    NOT_VOTING,
    NOTES,
    PERSON,
    SEEN_BELOW,
    TALLIES,
    VP_SOURCES,
    Country,
)

SETUP: Final[dict[str, Any]] = load_data("setup")


def empty_country(seats: int, chance: Chance, figures: Figures) -> Country:
    """HEG-SET-02, HEG-SET-08: nothing but policies, prices and legitimacy; all in the supply."""
    return Country(
        seats, chance, figures, 1, 0, 0, 0, 0, START_SECTIONS[:], [NO_BILL] * 7, [0] * 3,
        [CUBES] * 3, [0] * 3, [], [NOT_VOTING] * 4, [0] * 4, 0, 0, [0] * 4, [0] * 4,
        [0] * (4 * len(VP_SOURCES)), [0] * 4, ALL_INFLUENCE, [0] * 12, WORKERS[:], 0, [0] * 2,
        [0] * 8, [0] * 8, 0, [0] * 2, START_PRICES * 2, [0] * 5, ALL_GOODS[:], 0,
        [OUT] * COUNT, [0] * COUNT, [-1] * COUNT, [0] * COUNT, [NO_EMPLOYEE] * COUNT, 0, 0, 0, 0,
        False, [[], [], *full_piles()], 0, 0, 0, [], NO_CARD, NO_CARD, [], [START_LEGITIMACY] * 3,
        [0] * 3, [0] * (3 * BENEFIT_KINDS), 0, [0] * 4, FULL_DECK[:], [0] * 4, NOT_CHANGED,
        [0] * NOTES, [0] * 4, [0] * 2, False, no_automas(), 0,
        [0] * 4, [[], [], []], [0] * 3, [0] * 3, [0] * 3, [NO_CARD] * 4, [0] * 4, [0] * 4,
        [0] * TALLIES,
    )  # fmt: skip


def no_automas() -> list[list[int]]:
    """Three people; no automa has any cards."""
    parts: list[list[int]] = [[] for _ in range(AUTOMA_PARTS)]
    parts[MODES] = [PERSON] * 3
    parts[SEEN_BELOW] = [0] * 3
    return parts


def full_piles() -> list[list[int]]:
    """Every deck in the order of the data files; starting copies are in no deck."""
    return [
        [c for c in DECK_CARDS if HOME[c] == MC],
        [c for c in DECK_CARDS if HOME[c] == CC],
        list(range(len(IMMIGRATION_IDS))),
        list(range(len(EXPORT_IDS))),
        list(range(len(DEAL_IDS))),
        list(range(BASE_EVENTS)),
        list(range(len(AGENDA_IDS))),
    ]


def start_country(seats: int, chance: Chance, figures: Figures) -> Country:
    """HEG-SET-01, HEG-SET-14: the table before anything is drawn; all VP 0, round 1."""
    country = empty_country(seats, chance, figures)
    if figures.action_cards:
        country.decks = ALL_CARDS[:]
    give_start_money(country)
    give_start_stocks(country)
    fill_bag(country)
    place_companies(country)
    place_workers(country)
    for pile in country.piles[2:]:
        chance.shuffle(pile)
    return country


def give_start_money(country: Country) -> None:
    """HEG-SET-07: money of the roles that play, and the Treasury."""
    figures = country.figures
    start = [figures.working_money, figures.middle_money, figures.capitalist_money]
    for role in country.roles:
        if role != STATE:
            country.money[role] = start[role]
    country.money[STATE] = figures.treasury
    country.bank = -sum(country.money)


def give_start_stocks(country: Country) -> None:
    """HEG-SET-07, HEG-SET-09: Influence, Storage and Public Services."""
    for role in country.roles:
        own = SETUP["roles"][("working_class", "middle_class", "capitalist_class", "state")[role]]
        country.influence[role] = own["personal_influence" if role == STATE else "influence"]
        country.influence_left -= country.influence[role]
        for resource, units in own.get("storage", {}).items():
            number = RESOURCES.index(resource)
            country.storage[(role - MC) * 4 + number] = units
            country.stock_left[number] -= units
    services = SETUP["public_services"][country.seats]
    for number, resource in enumerate([*RESOURCES, "influence"]):
        country.public[number] = services.get(resource, 0)
        if number == INFLUENCE:
            country.influence_left -= country.public[number]
        else:
            country.stock_left[number] -= country.public[number]


def fill_bag(country: Country) -> None:
    """HEG-SET-10: eight cubes of each class, also with 2 players."""
    for role in range(3):
        country.bag[role] = BAG_START
        country.cubes[role] -= BAG_START


def place_companies(country: Country) -> None:
    """HEG-SET-03, HEG-SET-04: the starting copies, and three rows of the Public Sector."""
    starting = SETUP["starting_companies"]
    level = int(SETUP["wage_level_of_starting_companies"][1]) - 1
    for label in [*starting["capitalist_class"], *starting["middle_class"][country.seats]]:
        company = BY_LABEL[label]
        country.owner[company] = HOME[company]
        if HOME[company] == CC:
            country.automas[BUILT].append(company)
        country.wage[company] = level
    for company in PUBLIC_CARDS:
        row = ROW[country.seats][company]
        if row:
            country.owner[company] = STATE if row == 1 else FACE_DOWN
            country.wage[company] = level


def place_workers(country: Country) -> None:
    """HEG-SET-05, HEG-SET-06: who works where, and the unskilled unemployed of WC."""
    starting = SETUP["starting_workers"]
    crews = starting[starting[country.seats].get("same_as", country.seats)]
    for role, owner in ((WC, CLASSES[WC]), (MC, CLASSES[MC])):
        for post in crews[owner]:
            company = BY_LABEL[post["company"]]
            types = [TYPES.index(name) for name in post["workers"]]
            country.crew_class[company] = role
            country.crew[company] = crew_of(types)
            for kind in types:
                country.reserve[role * 6 + kind] -= 1
    for name in SETUP["unemployed_start"]["working_class"][country.seats]["fixed"]:
        country.unemployed[TYPES.index(name)] += 1
        country.reserve[TYPES.index(name)] -= 1
