"""What a preference list of an automa chooses from a written position."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.vectors import Malformed
from anthropolis.games.hegemony.automa.assigning import PlanOptions, choose_plan, plans_for
from anthropolis.games.hegemony.automa.buying import choose_purchase
from anthropolis.games.hegemony.automa.company_lists import (
    BuildOptions,
    CompanyOptions,
    EmployeeOptions,
    SaleOptions,
    StaffOptions,
    sellable,
)
from anthropolis.games.hegemony.automa.deeds.companies import MachineryOptions
from anthropolis.games.hegemony.automa.deeds.middle import (
    HiringSubsidy,
    ShiftOptions,
    shift_companies,
)
from anthropolis.games.hegemony.automa.founding import build_choices, crew_class, idle_of
from anthropolis.games.hegemony.automa.narrowing import narrow
from anthropolis.games.hegemony.automa.protesting import StrikeOptions, strikable
from anthropolis.games.hegemony.automa.shopping import Shop
from anthropolis.games.hegemony.automa.skills import choose_skill, skill_choices
from anthropolis.games.hegemony.automa.special import DEEDS
from anthropolis.games.hegemony.table.companies import LABELS
from anthropolis.games.hegemony.table.figures import ASSIGN_MAX
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC, RESOURCES, TYPES, WC
from anthropolis.games.hegemony.table.state import Country

PREFIXES = ("wc_", "mc_", "cc_")


def chosen_by(country: Country, role: int, name: str) -> str:
    """HAU-NAR-01: what is chosen now; a list of another class, or without options, is malformed."""
    if not name.startswith(PREFIXES[role]):
        raise Malformed(f"list: {name} is no list of the {CLASSES[role]}")
    found = chosen_from(country, role, name)
    if not found:
        raise Malformed(f"list: {name} has nothing to choose from")
    return found


def chosen_from(country: Country, role: int, name: str) -> str:
    if name in ("wc_skilled_worker", "mc_skilled_worker"):
        return TYPES[choose_skill(country, role, False)] if skill_choices(country, role) else ""
    if name in ("wc_buy_goods", "mc_buy_goods"):
        shop = Shop(country, role, None)
        return RESOURCES[choose_purchase(shop).resource] if shop.every_option() else ""
    if name in ("wc_assign_workers", "mc_assign_mc_workers"):
        return chosen_plan(country, role)
    options: CompanyOptions = COMPANY_LISTS[name](country)
    if not options.size:
        return ""
    return LABELS[options.companies[narrow(name, options)]]


def chosen_plan(country: Country, role: int) -> str:
    """HAU-WC-22, HAU-MC-20: the companies and unions of the best plan, joined by a plus sign."""
    plans = plans_for(country, role, ASSIGN_MAX)
    if not plans:
        return ""
    return PlanOptions(country, role, [choose_plan(country, role, plans)]).label(0)


def machinery_options(country: Country) -> MachineryOptions:
    deed: Any = DEEDS["machinery"]
    return MachineryOptions(country, CC, deed.places(country))


def staff_options(country: Country) -> StaffOptions:
    found = [c for c in idle_of(country, CC) if crew_class(country, c) >= 0]
    return StaffOptions(country, found, [crew_class(country, c) == WC for c in found])


COMPANY_LISTS: dict[str, Any] = {
    "cc_build_company": lambda country: BuildOptions(country, CC, build_choices(country, CC, None)),
    "mc_build_company": lambda country: BuildOptions(country, MC, build_choices(country, MC, None)),
    "cc_sell_company": lambda country: SaleOptions(country, CC, sellable(country)),
    "cc_assign_workers": staff_options,
    "cc_place_machinery": machinery_options,
    "mc_assign_wc_workers": lambda country: EmployeeOptions(
        country, MC, HiringSubsidy().places(country)
    ),
    "mc_extra_shift": lambda country: ShiftOptions(country, MC, shift_companies(country, False)),
    "wc_strike_placement": lambda country: StrikeOptions(country, WC, strikable(country)),
}
