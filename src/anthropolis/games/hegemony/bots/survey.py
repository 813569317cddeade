"""One look at all companies: what the next Production Phase would bring everybody."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.rules.moving.counting import NOBODY, population
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.rules.production.taxes import corporate_tax, income_tax_rate
from anthropolis.games.hegemony.table.companies import (
    BONUS,
    COUNT,
    FACE_DOWN,
    HOME,
    MACHINERY_BONUS,
    NO_EMPLOYEE,
    OUT,
    OUTPUT,
    PAID,
    RESOURCE,
    SLOTS,
    WAGES,
)
from anthropolis.games.hegemony.table.roles import CC, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country

WORTH: Final = [9, 6, 6, 6, 8]
"""What a unit of each resource brings its owner, in money."""
UPKEEP: Final = 4
"""Taxes of a company in a round: a little less than they are, for laws can be changed."""


class Survey:
    """Sums by role: wages received and paid, companies that run, and the worth of what they make.

    `outside` are companies of others where MC works, `fully` MC's fully operational ones.
    """

    def __init__(self, country: Country) -> None:
        self.wages_in = [0, 0, 0, 0]
        self.wages_out = [0, 0, 0, 0]
        self.running = [0, 0, 0, 0]
        self.idle = [0, 0, 0, 0]
        self.made = [0, 0, 0, 0]
        self.outside = 0
        self.fully = 0
        for company in range(COUNT):
            owner = country.owner[company]
            if owner != OUT and owner != FACE_DOWN:
                self.look_at(country, company, owner)

    def look_at(self, country: Country, company: int, owner: int) -> None:
        crew = country.crew_class[company]
        if SLOTS[company] and crew == NOBODY:
            self.idle[owner] += 1
            return
        self.running[owner] += 1
        output = OUTPUT[company]
        if country.machinery >> company & 1:
            output += MACHINERY_BONUS[company]
        receiver = crew
        if crew == MC and owner != MC:
            self.outside += 1
        if HOME[company] == MC:
            receiver = NOBODY
            if country.employee[company] != NO_EMPLOYEE:
                receiver = WC
                output += BONUS[company]
            if SLOTS[company] + (receiver == WC) == 2:
                self.fully += 1
        self.made[owner] += WORTH[RESOURCE[company]] * output
        if receiver != NOBODY and PAID[company]:
            wage = WAGES[company][country.wage[company]]
            self.wages_in[receiver] += wage
            self.wages_out[owner] += wage

    def taxes(self, country: Country, role: int) -> int:
        """HEG-TAX-02 to HEG-TAX-04: Income and Employment Tax as the table stands."""
        if role == WC:
            return income_tax_rate(country) * population(country, WC)
        employment = self.running[role] * tax_multiplier(country)
        if role == CC:
            return employment
        return employment + income_tax_rate(country) * self.outside

    def on_revenue(self, country: Country) -> int:
        """HEG-TAX-05: the Corporate Tax on what is left of CC's Revenue."""
        due = self.wages_out[CC] + self.taxes(country, CC)
        return corporate_tax(country, max(0, country.money[CC] - due))

    def treasury(self, country: Country) -> int:
        """The Treasury after wages and taxes of the next Production Phase."""
        money = country.money[STATE] - self.wages_out[STATE] + self.on_revenue(country)
        for role in country.roles:
            if role != STATE:
                money += self.taxes(country, role)
        return money
