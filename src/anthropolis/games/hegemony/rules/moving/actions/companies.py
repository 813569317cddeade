"""Chapter 8: selling a company, Extra Shift, and production by a card."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.counting import companies_of, is_operational
from anthropolis.games.hegemony.rules.moving.money import can_pay, receive
from anthropolis.games.hegemony.rules.moving.producing import (
    output_of,
    pay_wage,
    put_out,
    wage_due,
)
from anthropolis.games.hegemony.rules.moving.workforce import (
    commit,
    commit_employee,
    has_strike,
    is_committed,
    leave_table,
    sale_destination,
    settle,
)
from anthropolis.games.hegemony.table.companies import (
    COST,
    LABELS,
    MACHINERY_BONUS,
    NO_EMPLOYEE,
    PAID,
    RESOURCE,
    SLOTS,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import MC, ROLES
from anthropolis.games.hegemony.table.state import RESOURCE as NOTED_RESOURCE
from anthropolis.games.hegemony.table.state import Country


def company_words(choice: int) -> Words:
    if choice == SKIP:
        return Words("skip", {})
    return Words("company", {"company": LABELS[choice]})


@dataclass(frozen=True)
class SellCompany(Deed):
    """HEG-CO-20, HEG-CO-21: an own company without committed workers, for its cost.

    Exit Strategy sells at a multiple, but nothing with Machinery (HEG-CO-08: automated ones have).
    """

    role: int
    times: int
    without_machinery: bool

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HEG-CO-20"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [
            company
            for company in companies_of(country, self.role)
            if not is_committed(country, company)
            and not (self.without_machinery and has_machinery(country, company))
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        leave_table(country, choice, sale_destination(choice), "HEG-CO-20")
        receive(country, self.role, COST[choice] * self.times, "HEG-CO-20")
        settle(country)

    def rule(self) -> str:
        return "HEG-CO-20"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_sell_company", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)


def has_machinery(country: Country, company: int) -> bool:
    """HEG-CO-08: automated companies count as having Machinery."""
    return SLOTS[company] == 0 or country.machinery >> company & 1 == 1


def takes_machinery(country: Country, company: int) -> bool:
    """HEG-CO-07: it prints a Machinery bonus and has no token yet."""
    return MACHINERY_BONUS[company] > 0 and not country.machinery >> company & 1


@dataclass(frozen=True)
class ExtraShift(Deed):
    """HEG-CO-25 to HEG-CO-27: an own company of MC produces now and its workers are committed."""

    with_employee: bool
    optional: bool

    def refusal(self, country: Country) -> str:
        return "" if self.companies(country) else "HEG-CO-25"

    def companies(self, country: Country) -> list[int]:
        return [
            company
            for company in companies_of(country, MC)
            if is_operational(country, company)
            and not country.committed >> company & 1
            and (country.employee[company] != NO_EMPLOYEE or not self.with_employee)
            and can_pay(country, MC, self.wage(country, company))
        ]

    def employee_works(self, country: Country, company: int) -> bool:
        """HEG-CO-26, HEG-CO-27: not one who is committed already or on strike."""
        if country.employee[company] == NO_EMPLOYEE or has_strike(country, company):
            return False
        return not country.employee_committed >> company & 1

    def wage(self, country: Country, company: int) -> int:
        return wage_due(country, company) if self.employee_works(country, company) else 0

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(MC))

    def options(self, country: Country, seat: int) -> list[int]:
        companies = self.companies(country)
        return [*companies, SKIP] if self.optional else companies

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == SKIP:
            return
        works = self.employee_works(country, choice)
        if works:
            pay_wage(country, choice, MC, "HEG-CO-26")
        put_out(country, choice, output_of(country, choice, works), "HEG-CO-25")
        commit(country, choice, "HEG-CO-25")
        if country.employee[choice] != NO_EMPLOYEE:
            commit_employee(country, choice, "HEG-CO-25")

    def rule(self) -> str:
        return "HEG-CO-25"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_extra_shift", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)


@dataclass(frozen=True)
class ProduceCompany(Deed):
    """HEG-OP-08, HEG-STR-04: an operational company without a strike pays and produces now.

    The State pays by force for cards of others; whoever plays an own card must have the money.
    """

    role: int
    owner: int

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HEG-OP-08"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [
            company
            for company in companies_of(country, self.owner)
            if country.crew_class[company] >= 0
            and PAID[company]
            and not has_strike(country, company)
            and (self.role != self.owner or can_pay(country, self.role, wage_due(country, company)))
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.noted[NOTED_RESOURCE] = RESOURCE[choice]
        pay_wage(country, choice, self.owner, "HEG-OP-08")
        put_out(country, choice, output_of(country, choice, False), "HEG-OP-08")

    def rule(self) -> str:
        return "HEG-OP-08"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_produce", {"role": ROLES[self.owner]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)
