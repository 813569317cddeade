"""Chapter 14.3, Check IMF. The intervention is a list of steps that other cards may replace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.rules.moving.changes import set_loans
from anthropolis.games.hegemony.rules.moving.legitimacy import halve_legitimacy
from anthropolis.games.hegemony.rules.moving.money import pay
from anthropolis.games.hegemony.rules.moving.policies import (
    PRICED,
    PublicSector,
    move_marker,
)
from anthropolis.games.hegemony.rules.moving.prices import PricesByLaw
from anthropolis.games.hegemony.rules.moving.stocks import gain_influence
from anthropolis.games.hegemony.rules.moving.workforce import set_wage
from anthropolis.games.hegemony.table.companies import COUNT, OUT
from anthropolis.games.hegemony.table.events import BillRemoved, ImfChecked
from anthropolis.games.hegemony.table.figures import PAY_OFF_IMF
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.policies import IMF_SECTIONS, LOAN_LIMIT
from anthropolis.games.hegemony.table.roles import (
    BANK,
    FISCAL,
    LABOR,
    POLICIES,
    ROLES,
    SECTIONS,
    STATE,
)
from anthropolis.games.hegemony.table.state import NO_BILL, Country


def loans_allowed(country: Country) -> int:
    """HEG-IMF-01: the most loans with which the IMF is not due."""
    limit = LOAN_LIMIT[country.policies[FISCAL]]
    return limit - 1 if country.figures.inclusive else limit


def is_due(country: Country) -> bool:
    """HEG-IMF-01: one test for everything that speaks of too many loans of the State."""
    return country.loans[STATE] > loans_allowed(country)


@dataclass(frozen=True)
class CheckIMF(Step):
    """HEG-IMF-02, HEG-IMF-03: the State repays the fewest loans that are enough, if it can.

    HXP-CRI-02, HXP-CRI-21: a crisis card may take the place of the intervention; locks are lifted.
    """

    def start(self, country: Country) -> None:
        country.locks = 0
        due = is_due(country)
        excess = country.loans[STATE] - loans_allowed(country)
        intervenes = due and country.money[STATE] < PAY_OFF_IMF * excess
        if country.listening:
            limit = LOAN_LIMIT[country.policies[FISCAL]]
            country.tell(ImfChecked("HEG-IMF-01", country.loans[STATE], limit, intervenes))
        if intervenes:
            if not HOOKS[0].intervention(country):
                country.then(*INTERVENTION)
        elif due:
            pay(country, STATE, BANK, PAY_OFF_IMF * excess, "HEG-IMF-02")
            set_loans(country, STATE, country.loans[STATE] - excess, "HEG-IMF-02")


@dataclass(frozen=True)
class RemoveBills(Step):
    """HEG-IMF-03 (a), HXP-CRI-04: these Bills go; each proposer gains 1 Influence per Bill."""

    policies: tuple[int, ...]

    def start(self, country: Country) -> None:
        for policy in self.policies:
            bill = country.bills[policy]
            if bill != NO_BILL:
                country.bills[policy] = NO_BILL
                if country.listening:
                    name, section = ROLES[bill % 4], SECTIONS[bill // 4]
                    country.tell(BillRemoved("HEG-IMF-03", name, policy + 1, section))
                gain_influence(country, bill % 4, 1, "HEG-IMF-03")
                HOOKS[0].bill_removed(country, policy)


@dataclass(frozen=True)
class ImposePolicies(Step):
    """HEG-IMF-03 (b), HEG-IMF-05 to HEG-IMF-07, HXP-CRI-10: all markers, with their effects.

    The Income Tax of this phase remembers the Labor Market; prices are asked for once.
    """

    sections: tuple[int, ...]

    def start(self, country: Country) -> None:
        labor = country.policies[LABOR]
        resources: list[int] = []
        steps: list[Step] = []
        for policy in range(POLICIES):
            if move_marker(country, policy, self.sections[policy], "HEG-IMF-03"):
                resources += PRICED[policy]
                if policy == FISCAL:
                    steps.append(PublicSector())
                elif policy == LABOR:
                    country.tax_labor = labor
        if resources:
            steps.append(PricesByLaw(tuple(sorted(resources))))
        country.then(*steps)


@dataclass(frozen=True)
class LowestWages(Step):
    """HEG-IMF-03 (c): all wages go to L1, also where Policy 2 stood on C before."""

    def start(self, country: Country) -> None:
        for company in range(COUNT):
            if country.owner[company] != OUT:
                set_wage(country, company, 0, "HEG-IMF-03")


@dataclass(frozen=True)
class RepayAll(Step):
    """HEG-IMF-03 (d), HEG-IMF-04: 55 per loan as far as the money goes; all loans are gone."""

    def start(self, country: Country) -> None:
        due = PAY_OFF_IMF * country.loans[STATE]
        pay(country, STATE, BANK, min(country.money[STATE], due), "HEG-IMF-04")
        set_loans(country, STATE, 0, "HEG-IMF-03")


@dataclass(frozen=True)
class HalveLegitimacy(Step):
    """HEG-IMF-03 (e): with a State player every Legitimacy becomes half, rounded up."""

    def start(self, country: Country) -> None:
        if country.state_plays():
            halve_legitimacy(country, "HEG-IMF-03")


INTERVENTION: Final[tuple[Step, ...]] = (
    RemoveBills(tuple(range(POLICIES))),
    ImposePolicies(tuple(IMF_SECTIONS)),
    LowestWages(),
    RepayAll(),
    HalveLegitimacy(),
)
