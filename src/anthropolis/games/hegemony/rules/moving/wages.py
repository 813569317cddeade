"""Chapters 8 and 12: moving wage markers, freely or after a change of the law."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, ascending
from anthropolis.games.hegemony.rules.moving.counting import companies_of, minimum_wage
from anthropolis.games.hegemony.rules.moving.workforce import (
    commit,
    commit_employee,
    set_wage,
    wage_protected,
)
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    HOME,
    LABELS,
    LEVELS,
    NO_EMPLOYEE,
    OUT,
    PAID,
)
from anthropolis.games.hegemony.table.roles import CC, MC, ROLES, STATE
from anthropolis.games.hegemony.table.state import Country


def wage_changes(country: Country, companies: list[int], parts: list[int]) -> list[int]:
    """HEG-FREE-10: company * 3 + level for each legal move of a marker not moved yet.

    No level below the minimum, and no lowering while workers are committed.
    """
    moved = [part // 3 for part in parts]
    lowest = minimum_wage(country)
    found: list[int] = []
    for company in companies:
        if company in moved or not PAID[company]:
            continue
        now = country.wage[company]
        for level in range(lowest_wage(country, company, lowest), 3):
            if level != now:
                found.append(company * 3 + level)
    return found


def lowest_wage(country: Country, company: int, minimum: int) -> int:
    """How low the marker of a company may go."""
    return max(minimum, country.wage[company]) if wage_protected(country, company) else minimum


def can_change_wages(country: Country, role: int) -> bool:
    """Whether `wage_changes` would find a move for any company of a role."""
    lowest = minimum_wage(country)
    for company in range(COUNT):
        paid = country.owner[company] == role and PAID[company]
        if paid and (country.wage[company] < 2 or lowest_wage(country, company, lowest) < 2):
            return True
    return False


def wage_words(choice: int) -> Words:
    """A marker that moves, or the end of the list."""
    if choice == DONE:
        return Words("done", {})
    return Words("set_wage", {"company": LABELS[choice // 3], "level": LEVELS[choice % 3]})


def raise_commits(country: Country, company: int) -> None:
    """HEG-CO-30, HEG-CO-31: a raise by the free action commits; in MC companies the employee."""
    if HOME[company] == MC:
        if country.employee[company] != NO_EMPLOYEE:
            commit_employee(country, company, "HEG-CO-31")
    elif country.crew_class[company] >= 0:
        commit(country, company, "HEG-CO-30")


def adjust_wages(country: Country, parts: list[int], rule: str, free_action: bool) -> None:
    for part in parts:
        if part == DONE:
            continue
        company, level = part // 3, part % 3
        if free_action and level > country.wage[company]:
            raise_commits(country, company)
        set_wage(country, company, level, rule)


@dataclass(frozen=True)
class WagesByLaw(Step):
    """HEG-POL-20, HEG-POL-21: Policy 2 has moved; what is too low rises, owners may do more.

    Without a State player Public Companies pay the minimum, also when it falls.
    """

    def start(self, country: Country) -> None:
        lowest = minimum_wage(country)
        for company in range(COUNT):
            owner = country.owner[company]
            follows = owner == STATE and not country.state_plays()
            if owner != OUT and (country.wage[company] < lowest or follows):
                set_wage(country, company, lowest, "HEG-POL-20")
        owners = [CC, MC, STATE] if country.state_plays() else [CC, MC]
        asked = [country.seat_of(role) for role in owners if country.plays(role)]
        asked = [seat for seat in asked if self.more(country, seat, []) != [DONE]]
        if asked:
            country.ask_parts(self, asked)

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        role = country.roles[seat]
        return [*wage_changes(country, companies_of(country, role), parts), DONE]

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for answer in answers:
            adjust_wages(country, answer, "HEG-POL-20", free_action=False)

    def rule(self) -> str:
        return "HEG-POL-20"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_wages_by_law", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return wage_words(choice)


@dataclass(frozen=True)
class OpenedWages(Step):
    """HEG-POL-13: the State player sets the wages of companies just opened; else the minimum."""

    companies: tuple[int, ...]

    def start(self, country: Country) -> None:
        if country.state_plays() and minimum_wage(country) < 2:
            country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        return [*wage_changes(country, list(self.companies), parts), DONE]

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        adjust_wages(country, answers[0], "HEG-POL-13", free_action=False)

    def rule(self) -> str:
        return "HEG-POL-13"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_opened_wages", {"role": ROLES[STATE]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return wage_words(choice)
