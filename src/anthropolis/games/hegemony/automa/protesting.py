"""Chapter 14.5, strike and demonstration."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.company_lists import CompanyOptions
from anthropolis.games.hegemony.automa.founding import operational_in
from anthropolis.games.hegemony.automa.narrowing import narrow
from anthropolis.games.hegemony.rules.moving.actions.protest import can_strike
from anthropolis.games.hegemony.rules.moving.counting import union_count
from anthropolis.games.hegemony.rules.moving.producing import output_of
from anthropolis.games.hegemony.rules.moving.stocks import gives_away
from anthropolis.games.hegemony.rules.moving.workforce import place_strike
from anthropolis.games.hegemony.table.companies import COUNT, INDUSTRY, WAGES
from anthropolis.games.hegemony.table.figures import STRIKE_TOKENS
from anthropolis.games.hegemony.table.roles import LABOR, WC, B, C
from anthropolis.games.hegemony.table.state import Country

LEAST_COMPANIES = 2
UNIONS_UNDER_B = 2


def strikable(country: Country) -> list[int]:
    """HAU-WC-30: companies where a token could be placed, but for those that give away."""
    return [c for c in range(COUNT) if can_strike(country, c) and not gives_away(country, c)]


def law_allows(country: Country) -> bool:
    """HAU-WC-30: 2C, or 2B with two unions."""
    section = country.policies[LABOR]
    return section == C or (section == B and union_count(country) >= UNIONS_UNDER_B)


def tokens_left(country: Country) -> int:
    return STRIKE_TOKENS - country.strikes.bit_count()


def can_call_strike(country: Country) -> bool:
    """HAU-WC-30: and at least two companies, and a token."""
    enough = len(strikable(country)) >= LEAST_COMPANIES
    return law_allows(country) and enough and tokens_left(country) > 0


class StrikeOptions(CompanyOptions):
    """HAU-WC-30: the list `wc_strike_placement`."""

    def score(self, key: str, option: int) -> int:
        country, company = self.country, self.companies[option]
        if key == "machinery_token":
            return country.machinery >> company & 1
        if key == "only_operational_of_industry_for_owner":
            owner = country.owner[company]
            return int(operational_in(country, owner, INDUSTRY[company]) == 1)
        if key == "largest_wage_step":
            return WAGES[company][2] - WAGES[company][0]
        return output_of(country, company, False)


def place_tokens(country: Country, most: int) -> None:
    """HAU-WC-30, HAU-NAR-07: one by one, with the whole list for each."""
    for _ in range(min(most, tokens_left(country))):
        targets = strikable(country)
        if not targets:
            return
        chosen = narrow("wc_strike_placement", StrikeOptions(country, WC, targets))
        place_strike(country, targets[chosen], "HAU-WC-30")


def strike(country: Country) -> None:
    """HAU-WC-30: unions + 2 tokens."""
    place_tokens(country, union_count(country) + LEAST_COMPANIES)
