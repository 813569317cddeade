"""Special actions of the Middle Class with its companies."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.building import take_on
from anthropolis.games.hegemony.automa.company_lists import CompanyOptions, EmployeeOptions
from anthropolis.games.hegemony.automa.deeds.companies import room_for
from anthropolis.games.hegemony.automa.deeds.deed import RULE, Deed
from anthropolis.games.hegemony.automa.narrowing import narrow
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import has_vacancy
from anthropolis.games.hegemony.rules.moving.actions.companies import ExtraShift
from anthropolis.games.hegemony.rules.moving.counting import companies_of
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.workforce import employee_choices, settle
from anthropolis.games.hegemony.table.companies import INDUSTRY, NO_EMPLOYEE, RESOURCE, SLOTS
from anthropolis.games.hegemony.table.roles import MC, MEDIA, STATE
from anthropolis.games.hegemony.table.state import Country


class ShiftOptions(CompanyOptions):
    """HAU-MC-31: the list `mc_extra_shift`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        works = ExtraShift(False, False).employee_works(country, company)
        if key == "storage_space":
            made = output_of(country, company, works)
            return int(room_for(country, MC, RESOURCE[company]) >= made)
        if key == "two_mc_workers":
            return int(SLOTS[company] == 2)
        return int(has_uncommitted_employee(country, company))


def has_uncommitted_employee(country: Country, company: int) -> bool:
    """HAU-MC-31: one on strike is uncommitted too."""
    employed = country.employee[company] != NO_EMPLOYEE
    return employed and not country.employee_committed >> company & 1


def shift_companies(country: Country, with_employee: bool) -> list[int]:
    """HAU-MC-31: companies outside Media that may do an Extra Shift."""
    step = ExtraShift(with_employee, False)
    return [c for c in step.companies(country) if INDUSTRY[c] != MEDIA]


def do_shift(country: Country, with_employee: bool) -> None:
    found = shift_companies(country, with_employee)
    if found:
        chosen = found[narrow("mc_extra_shift", ShiftOptions(country, MC, found))]
        ExtraShift(with_employee, False).answered(country, country.seat_of(MC), chosen)


class DoExtraShift(Deed):
    def possible(self, country: Country, role: int) -> bool:
        return bool(shift_companies(country, False))

    def do(self, country: Country, role: int) -> int:
        do_shift(country, False)
        return 1


class EmploymentSubsidy(Deed):
    """HAU-MC-31: 5 from the State per company with an employee, then a shift in one of them."""

    def number(self, country: Country) -> int:
        own = companies_of(country, MC)
        return len([c for c in own if country.employee[c] != NO_EMPLOYEE])

    def possible(self, country: Country, role: int) -> bool:
        return self.number(country) > 0

    def do(self, country: Country, role: int) -> int:
        force(country, STATE, MC, 5 * self.number(country), RULE)
        do_shift(country, True)
        return 1


class HiringSubsidy(Deed):
    """HAU-MC-32: up to three employee slots, one by one; the State pays 5 per worker."""

    def places(self, country: Country) -> list[int]:
        return [
            c
            for c in companies_of(country, MC)
            if has_vacancy(country, c) and employee_choices(country, c)
        ]

    def possible(self, country: Country, role: int) -> bool:
        return bool(self.places(country))

    def do(self, country: Country, role: int) -> int:
        for _ in range(3):
            places = self.places(country)
            if places:
                options = EmployeeOptions(country, MC, places)
                take_on(country, places[narrow("mc_assign_wc_workers", options)])
                force(country, STATE, MC, 5, "HAU-MC-32")
        settle(country)
        return 1
