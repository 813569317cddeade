"""Chapter 14.4, Pay Taxes: all to the Treasury, all forced."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.rules.moving.benefits import tax_discount
from anthropolis.games.hegemony.rules.moving.counting import (
    operational_count,
    outside_companies,
    population,
)
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.table.events import TaxPaid
from anthropolis.games.hegemony.table.figures import CORPORATE_TAX, INCOME_TAX, TAX_BANDS
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    LABOR,
    MC,
    ROLES,
    STATE,
    TAXATION,
    WC,
)
from anthropolis.games.hegemony.table.state import NOT_CHANGED, Country


def income_tax_rate(country: Country) -> int:
    """HEG-TAX-01, HEG-IMF-05: by Labor Market (before an intervention) and Taxation."""
    labor = country.policies[LABOR]
    if country.tax_labor != NOT_CHANGED:
        labor = country.tax_labor
    return INCOME_TAX[labor][country.policies[TAXATION]]


def employment_tax(country: Country, role: int) -> int:
    """HEG-TAX-04: own operational companies, automated ones included, times the Multiplier."""
    return operational_count(country, role) * tax_multiplier(country)


def corporate_tax(country: Country, revenue: int) -> int:
    """HEG-TAX-05: by the band of the Revenue and Policy 3."""
    band = 0
    while band + 1 < len(TAX_BANDS) and revenue >= TAX_BANDS[band + 1]:
        band += 1
    return CORPORATE_TAX[band][country.policies[TAXATION]]


def income_tax(country: Country, role: int) -> int:
    """HEG-TAX-02, HEG-TAX-03: per Population, or per company of others where MC works."""
    rate = income_tax_rate(country)
    if role == WC:
        return rate * population(country, WC)
    return rate * outside_companies(country)


def levy(country: Country, role: int, tax: str, amount: int, rule: str) -> None:
    if amount == 0:
        return
    if country.listening:
        country.tell(TaxPaid(rule, ROLES[role], tax, amount))
    force(country, role, STATE, amount, rule)
    country.taxes_paid[role] += amount


@dataclass(frozen=True)
class PayTaxes(Step):
    """HEG-TAX-02 to HEG-TAX-06: CC, MC, WC; the State and its farms pay none.

    HEG-IMF-05: once all have paid, the Labor Market from before an intervention is forgotten.
    """

    roles: tuple[int, ...]

    def start(self, country: Country) -> None:
        for role in self.roles:
            if country.plays(role):
                self.pay(country, role)
        if len(self.roles) == len(CLASSES):
            country.tax_labor = NOT_CHANGED

    def pay(self, country: Country, role: int) -> None:
        """HXP-EVT-04: the discount of Tax returns goes to the first tax, the rest to the second.

        It lowers what is paid, not what is due: the Corporate Tax looks at the Revenue that the
        whole Employment Tax would leave.
        """
        less = tax_discount(country, role)
        if role == CC:
            first = employment_tax(country, CC)
            second = corporate_tax(country, max(0, country.money[CC] - first))
            less = self.charge(country, CC, "employment_tax", first, "HEG-TAX-04", less)
            self.charge(country, CC, "corporate_tax", second, "HEG-TAX-05", less)
            return
        income = income_tax(country, role)
        less = self.charge(country, role, "income_tax", income, "HEG-TAX-02", less)
        if role == MC:
            self.charge(
                country, MC, "employment_tax", employment_tax(country, MC), "HEG-TAX-04", less
            )

    def charge(self, country: Country, role: int, tax: str, due: int, rule: str, less: int) -> int:
        """Levy a tax after a discount; returns the discount that is left."""
        off = min(less, due)
        levy(country, role, tax, due - off, rule)
        return less - off
