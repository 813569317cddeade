"""Chapters 11 and 14.1: strikes, demonstration, then everybody produces."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    company_count,
    is_operational,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.producing import output_of, pay_wage, put_out
from anthropolis.games.hegemony.rules.moving.stocks import gain_influence
from anthropolis.games.hegemony.rules.moving.workforce import remove_strike, set_demonstration
from anthropolis.games.hegemony.table.companies import COUNT, HOME, NO_EMPLOYEE
from anthropolis.games.hegemony.table.events import ContractsEnded, DemonstrationHeld
from anthropolis.games.hegemony.table.figures import (
    COMPANY_LIMIT,
    DEMONSTRATION_INFLUENCE,
    STRIKE_INFLUENCE,
    UNION_INFLUENCE,
)
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import CC, MC, ROLES, STATE, WC
from anthropolis.games.hegemony.table.state import Country

TOP_LEVEL = 2


@dataclass(frozen=True)
class ProductionStart(Step):
    """HEG-STR-05, HEG-STR-06, HEG-DEM-04: strikes, then the demonstration.

    Tokens on L3 go without effect; for every other one WC gains 1 Influence. They stay on the
    companies until production is over, so that these neither pay nor produce.
    """

    def start(self, country: Country) -> None:
        HOOKS[0].production_begins(country)
        for company in range(COUNT):
            if country.strikes >> company & 1:
                if country.wage[company] == TOP_LEVEL:
                    remove_strike(country, company, "HEG-STR-05")
                else:
                    gain_influence(country, WC, STRIKE_INFLUENCE, "HEG-STR-06")
        if country.demonstration:
            country.then(Demonstration())


@dataclass(frozen=True)
class EndStrikes(Step):
    """HEG-STR-06: all tokens return."""

    def start(self, country: Country) -> None:
        for company in range(COUNT):
            remove_strike(country, company, "HEG-STR-06")


def demonstration_loss(country: Country) -> int:
    """HEG-DEM-04: unemployed WC workers and unions."""
    return unemployed_count(country, WC) + union_count(country)


def loss_limit(country: Country, role: int) -> int:
    """HEG-DEM-04: the empty company spaces of a player."""
    return max(0, COMPANY_LIMIT[role] - company_count(country, role))


@dataclass(frozen=True)
class Demonstration(Step):
    """HEG-DEM-04, HEG-DEM-05: WC gains 1 Influence and splits the loss of the other players.

    Parts: role * 100 + VP for each victim in turn order; as much as the limits allow is assigned.
    """

    def start(self, country: Country) -> None:
        if country.listening:
            country.tell(DemonstrationHeld("HEG-DEM-04", demonstration_loss(country)))
        gain_influence(country, WC, DEMONSTRATION_INFLUENCE, "HEG-DEM-04")
        country.ask_parts(self, [country.seat_of(WC)])

    def victims(self, country: Country) -> list[int]:
        return [role for role in country.roles if role != WC]

    def loss(self, country: Country) -> int:
        limits = [loss_limit(country, role) for role in self.victims(country)]
        return min(demonstration_loss(country), sum(limits))

    def split(self, country: Country, parts: list[int]) -> tuple[list[int], list[int]]:
        """The loss of each victim as far as it is known, and what may follow."""
        left = self.loss(country)
        victims = self.victims(country)
        shares: list[int] = []
        used = 0
        for i in range(len(victims)):
            later = sum([loss_limit(country, role) for role in victims[i + 1 :]])
            low = max(0, left - later)
            high = min(left, loss_limit(country, victims[i]))
            share = low
            if low < high:
                if used == len(parts):
                    return shares, [victims[i] * 100 + n for n in range(low, high + 1)]
                share = parts[used] % 100
                used += 1
            shares.append(share)
            left -= share
        return shares, []

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return self.split(country, parts)[1]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        shares, _ = self.split(country, answers[0])
        victims = self.victims(country)
        for i in range(len(victims)):
            gain_vp(country, victims[i], -shares[i], "demonstration", "HEG-DEM-04")
        set_demonstration(country, False, "HEG-DEM-04")

    def rule(self) -> str:
        return "HEG-DEM-05"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_demonstration", {"loss": self.loss(country)})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("loss", {"role": ROLES[choice // 100], "vp": choice % 100})


@dataclass(frozen=True)
class Produce(Step):
    """HEG-PRD-01 to HEG-PRD-06, HEG-RND-02: State, CC, MC, WC; then strikes and commitment end."""

    def start(self, country: Country) -> None:
        HOOKS[0].produce_begins(country)
        for role in (STATE, CC):
            for company in companies_of(country, role):
                self.produce_private(country, company, role)
        for company in companies_of(country, MC):
            self.produce_middle(country, company)
        self.produce_working(country)
        HOOKS[0].produce_ends(country)
        self.end_commitment(country)
        country.then(EndStrikes())

    def produce_private(self, country: Country, company: int, owner: int) -> None:
        """HEG-PRD-02, HEG-PRD-03: wage and output, unless nobody works or there is a strike."""
        if not is_operational(country, company) or country.strikes >> company & 1:
            return
        pay_wage(country, company, owner, "HEG-PRD-02")
        put_out(country, company, output_of(country, company, False), "HEG-PRD-02")

    def produce_middle(self, country: Country, company: int) -> None:
        """HEG-PRD-04, HEG-STR-06: an employee who is not on strike is paid and adds the bonus."""
        if not is_operational(country, company) or HOME[company] != MC:
            return
        works = country.employee[company] != NO_EMPLOYEE and not country.strikes >> company & 1
        if works:
            pay_wage(country, company, MC, "HEG-PRD-04")
        put_out(country, company, output_of(country, company, works), "HEG-PRD-04")

    def produce_working(self, country: Country) -> None:
        """HEG-PRD-05: staffed farms give food, unions Influence."""
        for farm in companies_of(country, WC):
            if is_operational(country, farm):
                put_out(country, farm, output_of(country, farm, False), "HEG-PRD-05")
        gain_influence(country, WC, UNION_INFLUENCE * union_count(country), "HEG-PRD-05")

    def end_commitment(self, country: Country) -> None:
        """HEG-ASG-12, HEG-ASG-10: for all but union workers, who are always committed."""
        if country.listening and country.committed | country.employee_committed:
            country.tell(ContractsEnded("HEG-ASG-12"))
        country.committed = 0
        country.employee_committed = 0
