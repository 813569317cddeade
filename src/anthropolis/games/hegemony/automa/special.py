"""Chapter 17, special actions: when one can be done, and doing it with its Legitimacy."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import AiCard, Special
from anthropolis.games.hegemony.automa.deeds.companies import (
    ExtraProduction,
    ForeignRecruitment,
    Machinery,
    PoachWorkers,
    StaffingSubsidy,
)
from anthropolis.games.hegemony.automa.deeds.cubes import (
    AddCubes,
    BuyInfluence,
    FundCampaign,
    PurgeCubes,
    ReplaceCubes,
)
from anthropolis.games.hegemony.automa.deeds.deed import Deed
from anthropolis.games.hegemony.automa.deeds.middle import (
    DoExtraShift,
    EmploymentSubsidy,
    HiringSubsidy,
)
from anthropolis.games.hegemony.automa.deeds.money import (
    BusinessDeal,
    CompanyGrants,
    Emigration,
    Offshore,
    PayForPoints,
    SellToState,
    ThemePark,
    TopEmployer,
)
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy
from anthropolis.games.hegemony.table.automa_events import SpecialActionDone
from anthropolis.games.hegemony.table.roles import CC, EDUCATION, HEALTH, LUXURY, ROLES, STATE
from anthropolis.games.hegemony.table.state import Country

DEEDS: Final[dict[str, Deed]] = {
    "replace_three_cubes": ReplaceCubes(),
    "purge_six_cubes": PurgeCubes(),
    "buy_influence": BuyInfluence(),
    "cubes_equal_population": AddCubes("population"),
    "fifteen_from_top_employer": TopEmployer(),
    "pay_twenty_for_vp": PayForPoints(20, 5, CC),
    "emigration": Emigration(),
    "company_grants": CompanyGrants(),
    "extra_production": ExtraProduction(),
    "machinery": Machinery(),
    "business_deal": BusinessDeal(),
    "private_island": PayForPoints(50, 7, STATE),
    "foreign_recruitment": ForeignRecruitment(),
    "staffing_subsidy": StaffingSubsidy(),
    "poach_public_workers": PoachWorkers(),
    "trade_protection_cubes": AddCubes("trade"),
    "fund_campaign": FundCampaign(),
    "sell_health_to_state_9": SellToState(HEALTH, 9, 0),
    "sell_education_to_state_9": SellToState(EDUCATION, 9, 0),
    "sell_health_to_state_6": SellToState(HEALTH, 6, 0),
    "sell_education_to_state_6": SellToState(EDUCATION, 6, 0),
    "sell_luxury_to_state": SellToState(LUXURY, 6, 1),
    "offshore": Offshore(),
    "extra_shift": DoExtraShift(),
    "employment_subsidy": EmploymentSubsidy(),
    "theme_park": ThemePark(),
    "voice_cubes": AddCubes("voice"),
    "hiring_subsidy": HiringSubsidy(),
}


def can_do_special(country: Country, role: int, special: Special) -> bool:
    """HAU-SPA-01: the printed policy is in force, all can be paid, and something changes."""
    return special.in_force(country) and DEEDS[special.id].possible(country, role)


def do_special(country: Country, role: int, card: AiCard) -> None:
    """HAU-SPA-02, HAU-LEG-01 to HAU-LEG-03: the special action, then its Legitimacy symbol."""
    special = card.special
    if country.listening:
        country.tell(SpecialActionDone("HAU-SPA-01", ROLES[role], f"special_{special.id}"))
    times = DEEDS[special.id].do(country, role)
    if special.symbol:
        change_legitimacy(country, role, times if special.per_three else 1, "HAU-LEG-02")
