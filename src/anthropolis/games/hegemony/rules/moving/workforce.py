"""Chapters 1, 7 and 8: who works where, and the checks after anything that moves workers."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import (
    set_unemployed,
    tell_change,
    tell_company,
    tell_table,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    can_demonstrate,
    is_operational,
    unemployed_count,
    workers_in_industry,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    EMPLOYEE_SLOT,
    FACE_DOWN,
    FARMS,
    HOME,
    LEVELS,
    NO_EMPLOYEE,
    OUT,
    SKILLED_SLOT,
    SLOTS,
    count_of,
    types_in,
)
from anthropolis.games.hegemony.table.figures import (
    UNION_WORKERS,
)
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import (
    CC,
    KINDS,
    MC,
    MEDIA,
    ROLES,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import BUILT, Country

OWNER_WORDS = [*ROLES, "", "face_down"]


# -- companies -------------------------------------------------------------------------------------


def crew_words(crew: int) -> str:
    return "+".join(TYPES[kind] for kind in types_in(crew))


def set_owner(country: Country, company: int, owner: int, rule: str) -> None:
    if country.listening:
        before, after = country.owner[company], owner
        words = [OWNER_WORDS[o] if o >= 0 else "" for o in (before, after)]
        tell_company(country, company, "owner", words[0], words[1], rule)
    built = country.automas[BUILT]
    if company in built:
        built.remove(company)
    if owner == CC:
        built.append(company)
    country.owner[company] = owner


def set_wage(country: Country, company: int, level: int, rule: str) -> None:
    if country.listening:
        before = LEVELS[country.wage[company]]
        tell_company(country, company, "wage", before, LEVELS[level], rule)
    country.wage[company] = level


def set_crew(country: Country, company: int, role: int, crew: int, rule: str) -> None:
    """Workers of one class on all the slots; NOBODY and 0 for none."""
    if country.listening:
        before, after = country.crew[company], crew
        tell_company(country, company, "workers", crew_words(before), crew_words(after), rule)
    country.crew_class[company] = role
    country.crew[company] = crew


def set_employee(country: Country, company: int, kind: int, rule: str) -> None:
    if country.listening:
        words = [TYPES[k] if k >= 0 else "" for k in (country.employee[company], kind)]
        tell_company(country, company, "employee", words[0], words[1], rule)
    country.employee[company] = kind


def commit(country: Country, company: int, rule: str) -> None:
    """HEG-TRM-09: the workers on the slots are committed."""
    if country.listening and not country.committed >> company & 1:
        tell_company(country, company, "committed", "no", "yes", rule)
    country.committed |= 1 << company


def commit_employee(country: Country, company: int, rule: str) -> None:
    """HEG-ASG-04: the employee of an MC company has a flag of its own."""
    if country.listening and not country.employee_committed >> company & 1:
        tell_company(country, company, "employee_committed", "no", "yes", rule)
    country.employee_committed |= 1 << company


def is_committed(country: Country, company: int) -> bool:
    """Whether anybody in the company is committed."""
    return (country.committed | country.employee_committed) >> company & 1 == 1


def wage_protected(country: Country, company: int) -> bool:
    """HEG-FREE-10: whose wage cannot be lowered; in an MC company the employee decides it."""
    flags = country.employee_committed if HOME[company] == MC else country.committed
    return flags >> company & 1 == 1


def has_strike(country: Country, company: int) -> bool:
    return country.strikes >> company & 1 == 1


def place_strike(country: Country, company: int, rule: str) -> None:
    if country.listening:
        tell_company(country, company, "strike", "no", "yes", rule)
    country.strikes |= 1 << company


def remove_strike(country: Country, company: int, rule: str) -> None:
    if country.strikes >> company & 1:
        if country.listening:
            tell_company(country, company, "strike", "yes", "no", rule)
        country.strikes &= ~(1 << company)


def release(country: Country, role: int, crew: int, rule: str) -> None:
    """These workers become unemployed."""
    for kind in range(KINDS):
        number = count_of(crew, kind)
        if number:
            now = country.unemployed[role * KINDS + kind]
            set_unemployed(country, role, kind, now + number, rule)


def empty_slots(country: Country, company: int, rule: str) -> None:
    """The workers on the slots become unemployed, and with them the employee."""
    role = country.crew_class[company]
    if role != NOBODY:
        release(country, role, country.crew[company], rule)
        set_crew(country, company, NOBODY, 0, rule)
    country.committed &= ~(1 << company)
    dismiss_employee(country, company, rule)


def dismiss_employee(country: Country, company: int, rule: str) -> None:
    """HEG-STR-03: a strike ends when the employee slot becomes empty."""
    kind = country.employee[company]
    if kind != NO_EMPLOYEE:
        set_unemployed(country, WC, kind, country.unemployed[kind] + 1, rule)
        set_employee(country, company, NO_EMPLOYEE, rule)
    country.employee_committed &= ~(1 << company)


def leave_table(country: Country, company: int, owner: int, rule: str) -> None:
    """HEG-CO-09: its workers become unemployed, its tokens go back; sold, closed or removed."""
    empty_slots(country, company, rule)
    remove_strike(country, company, rule)
    remove_machinery(country, company, rule)
    set_owner(country, company, owner, rule)


def remove_machinery(country: Country, company: int, rule: str) -> None:
    if country.machinery >> company & 1:
        if country.listening:
            tell_company(country, company, "machinery", "yes", "no", rule)
        country.machinery &= ~(1 << company)


def sale_destination(company: int) -> int:
    """HEG-CO-21: a former Public Company returns face down, others leave the game."""
    return FACE_DOWN if HOME[company] == STATE else OUT


# -- the running checks ----------------------------------------------------------------------------


def settle(country: Country) -> None:
    """What is checked after each action, step or policy change: strikes, then unions."""
    if country.strikes:
        for company in range(COUNT):
            if country.strikes >> company & 1 and not can_stay_on_strike(country, company):
                remove_strike(country, company, "HEG-STR-03")
    if country.unions:
        for industry in range(1, MEDIA + 1):
            if country.unions >> industry & 1:
                check_union(country, industry)


def can_stay_on_strike(country: Country, company: int) -> bool:
    """HEG-STR-03: an operational company; one of MC with its employee."""
    if country.owner[company] in (OUT, FACE_DOWN) or not is_operational(country, company):
        return False
    return HOME[company] != MC or country.employee[company] != NO_EMPLOYEE


def check_union(country: Country, industry: int) -> None:
    """HEG-ASG-11: with fewer than four workers left in the industry the union is dissolved."""
    if workers_in_industry(country, industry) < UNION_WORKERS:
        set_unions(country, country.unions & ~(1 << industry), "HEG-ASG-11")
        now = country.unemployed[industry]
        set_unemployed(country, WC, industry, now + 1, "HEG-ASG-11")


def set_unions(country: Country, unions: int, rule: str) -> None:
    if country.listening:
        before, after = country.unions.bit_count(), unions.bit_count()
        tell_change(country, WC, "unions", before, after, rule)
    country.unions = unions


def check_demonstration(country: Country) -> None:
    """HEG-DEM-03: after WC workers got jobs in a company just built or opened."""
    if country.demonstration and not can_demonstrate(country):
        set_demonstration(country, False, "HEG-DEM-03")


def set_demonstration(country: Country, on: bool, rule: str) -> None:
    if country.listening:
        tell_table(country, "demonstration", int(country.demonstration), int(on), rule)
    country.demonstration = on
    if not on:
        HOOKS[0].demonstration_ended(country)


# -- workers come and go ---------------------------------------------------------------------------


def add_worker(country: Country, role: int, kind: int, rule: str) -> int:
    """HEG-CMP-06: from the supply to the unemployed; an unskilled one if that type is used up.

    Returns the type that came, or NOBODY. If no unskilled one is left either, the first skilled
    type there is comes: its player would have to choose, see `NewWorker`.
    """
    base = role * KINDS
    if country.reserve[base + kind] == 0:
        kind = UNSKILLED
    if country.reserve[base + kind] == 0:
        left = [k for k in range(1, KINDS) if country.reserve[base + k]]
        if not left:
            return NOBODY
        kind = left[0]
    country.reserve[base + kind] -= 1
    set_unemployed(country, role, kind, country.unemployed[base + kind] + 1, rule)
    return kind


def remove_worker(country: Country, role: int, kind: int, rule: str) -> None:
    """HEG-INV-02: an unemployed worker goes back to the supply."""
    place = role * KINDS + kind
    set_unemployed(country, role, kind, country.unemployed[place] - 1, rule)
    country.reserve[place] += 1


def free_skills(country: Country, role: int) -> list[int]:
    """The industries with a worker in the supply."""
    return [kind for kind in range(1, KINDS) if country.reserve[role * KINDS + kind]]


# -- filling a company with the unemployed of one class --------------------------------------------


def crew_choices(country: Country, company: int, pool: list[int]) -> list[int]:
    """HEG-ASG-14, HEG-OP-05: the crews that may fill all slots from a pool of six types.

    The skilled slot takes its own; unskilled ones go first on the other slots, then skilled ones
    of any type: those are the only choice.
    """
    skill = SKILLED_SLOT[company]
    if SLOTS[company] == 0 or (skill and pool[skill] == 0):
        return []
    left = pool[:]
    crew = 0
    need = SLOTS[company]
    if skill:
        left[skill] -= 1
        crew += 1 << 2 * skill
        need -= 1
    plain = min(need, left[UNSKILLED])
    return fill_up(crew + plain, need - plain, left, 1)


def fill_up(crew: int, need: int, left: list[int], first: int) -> list[int]:
    """All ways to add `need` skilled workers, types in ascending order."""
    if need == 0:
        return [crew]
    found: list[int] = []
    for kind in range(first, KINDS):
        if left[kind]:
            left[kind] -= 1
            found += fill_up(crew + (1 << 2 * kind), need - 1, left, kind)
            left[kind] += 1
    return found


def can_fill(country: Country, company: int, role: int) -> bool:
    """Whether the unemployed of a class could fill all its slots."""
    skill = SKILLED_SLOT[company]
    base = role * KINDS
    if SLOTS[company] == 0 or (skill and country.unemployed[base + skill] == 0):
        return False
    return unemployed_count(country, role) >= SLOTS[company]


def jobless(country: Country, role: int) -> list[int]:
    """The unemployed of a class by type."""
    return country.unemployed[role * KINDS : (role + 1) * KINDS]


def hire(country: Country, company: int, role: int, crew: int, rule: str) -> None:
    """Unemployed workers fill all slots and are committed."""
    for kind in range(KINDS):
        number = count_of(crew, kind)
        if number:
            now = country.unemployed[role * KINDS + kind]
            set_unemployed(country, role, kind, now - number, rule)
    set_crew(country, company, role, crew, rule)
    commit(country, company, rule)


def hire_employee(country: Country, company: int, kind: int, rule: str) -> None:
    """HEG-CO-16: an unemployed WC worker takes the employee slot, committed."""
    set_unemployed(country, WC, kind, country.unemployed[kind] - 1, rule)
    set_employee(country, company, kind, rule)
    commit_employee(country, company, rule)


def employee_choices(country: Country, company: int) -> list[int]:
    """HEG-CO-16, HEG-ASG-14: fitting unemployed WC workers; unskilled ones first."""
    slot = EMPLOYEE_SLOT[company]
    if slot == NO_EMPLOYEE:
        return []
    if slot != UNSKILLED or country.unemployed[UNSKILLED]:
        return [slot] if country.unemployed[slot] else []
    return [kind for kind in range(1, KINDS) if country.unemployed[kind]]


def free_farms(country: Country) -> list[int]:
    return [farm for farm in FARMS if country.owner[farm] == OUT]
