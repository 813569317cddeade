"""Chapters 14.3 and 16.3, workers who have a job change to a better one, as whole crews."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.assigning import (
    LIST_NAMES,
    idle_companies,
    put_to_work,
    seats_of,
    skill_of,
    takes_employee,
    wage_of,
)
from anthropolis.games.hegemony.automa.narrowing import Options, narrow
from anthropolis.games.hegemony.rules.moving.counting import NOBODY, workers_in_industry
from anthropolis.games.hegemony.rules.moving.workforce import (
    dismiss_employee,
    release,
    set_crew,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    HOME,
    INDUSTRY,
    LABELS,
    NO_EMPLOYEE,
    fits,
    types_in,
)
from anthropolis.games.hegemony.table.figures import UNION_WORKERS
from anthropolis.games.hegemony.table.roles import CC, MC, STATE, UNSKILLED, WC
from anthropolis.games.hegemony.table.state import Country

FROM_WAGES: Final = [3, 1]
"""HAU-WC-24: where the point of the wages stands in the lists of WC and MC."""


def crew_at(country: Country, company: int, role: int) -> list[int]:
    """HAU-WC-24 (b), (d): the whole uncommitted crew of the class there, or nobody."""
    if takes_employee(company, role):
        kind = country.employee[company]
        free = kind != NO_EMPLOYEE and not country.employee_committed >> company & 1
        return [kind] if free else []
    if country.crew_class[company] != role or country.committed >> company & 1:
        return []
    return types_in(country.crew[company])


def crew_fits(company: int, role: int, types: list[int]) -> bool:
    if len(types) != seats_of(company, role):
        return False
    if takes_employee(company, role):
        return skill_of(company, role) in (UNSKILLED, types[0])
    crew = 0
    for kind in types:
        crew += 1 << 2 * kind
    return fits(company, crew)


def keeps_unions(country: Country, source: int, target: int, workers: int) -> bool:
    """HAU-WC-24 (c): no industry that has or could have a union drops below four workers."""
    industry = INDUSTRY[source]
    now = workers_in_industry(country, industry)
    stays = INDUSTRY[target] == industry
    return stays or now < UNION_WORKERS or now - workers >= UNION_WORKERS


def is_better(country: Country, role: int, source: int, target: int) -> bool:
    """HAU-WC-24 (e), HAU-MC-21: more money, or as much in a Public Company."""
    gain = wage_of(country, target, role) - wage_of(country, source, role)
    public = country.owner[target] == STATE
    if role == MC:
        return country.owner[source] == CC and public and gain >= 0
    return gain > 0 or (gain == 0 and public and country.owner[source] in (CC, MC))


def moves_open(country: Country, role: int, limit: int) -> list[tuple[int, int]]:
    """HAU-WC-24, HAU-MC-21: every change of a whole crew that is allowed, as from and to."""
    found: list[tuple[int, int]] = []
    targets = idle_companies(country, role)
    for source in range(COUNT):
        types = crew_at(country, source, role)
        if not types or len(types) > limit:
            continue
        for target in targets:
            if (
                crew_fits(target, role, types)
                and is_better(country, role, source, target)
                and (role == MC or keeps_unions(country, source, target, len(types)))
            ):
                found.append((source, target))
    return found


class CrewOptions(Options):
    """HAU-WC-24: changes of whole crews, judged by where they lead."""

    def __init__(self, country: Country, role: int, moves: list[tuple[int, int]]) -> None:
        super().__init__(country, role, len(moves))
        self.moves = moves

    def label(self, option: int) -> str:
        source, target = self.moves[option]
        return f"{LABELS[source]}>{LABELS[target]}"

    def score(self, key: str, option: int) -> int:
        target = self.moves[option][1]
        if key == "highest_wages":
            return wage_of(self.country, target, self.role)
        owner = STATE if key == "public_company" else CC
        return seats_of(target, self.role) if self.country.owner[target] == owner else 0

    def amount(self, industry: int, option: int) -> int:
        target = self.moves[option][1]
        return seats_of(target, self.role) if INDUSTRY[target] == industry else 0


def move_crews(country: Country, role: int, limit: int) -> None:
    """HAU-WC-24, HAU-WC-25, HAU-MC-21: one crew after the other while somebody may still move."""
    moves = moves_open(country, role, limit)
    while moves:
        chosen = narrow(LIST_NAMES[role], CrewOptions(country, role, moves), FROM_WAGES[role])
        source, target = moves[chosen]
        types = crew_at(country, source, role)
        vacate(country, source, role)
        put_to_work(country, role, target, types, "HAU-WC-24")
        settle(country)
        limit -= len(types)
        moves = moves_open(country, role, limit)


def vacate(country: Country, company: int, role: int) -> None:
    """The crew leaves its place and is free for the new one."""
    if role == WC and HOME[company] == MC:
        dismiss_employee(country, company, "HAU-WC-24")
        return
    release(country, role, country.crew[company], "HAU-WC-24")
    set_crew(country, company, NOBODY, 0, "HAU-WC-24")
