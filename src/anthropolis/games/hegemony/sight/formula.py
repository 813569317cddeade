"""Why a number is what it is: the parts that make it up now, each with its name."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.contract import Part, Words
from anthropolis.games.hegemony.rules.moving.actions.buy import SOURCE_WORDS
from anthropolis.games.hegemony.rules.moving.counting import (
    operational_count,
    outside_companies,
    population,
    unemployed_count,
    workers_in_play,
)
from anthropolis.games.hegemony.rules.moving.policies import tax_multiplier
from anthropolis.games.hegemony.rules.moving.producing import wage_due
from anthropolis.games.hegemony.rules.production.imf import loans_allowed
from anthropolis.games.hegemony.rules.production.taxes import (
    corporate_tax,
    employment_tax,
    income_tax,
    income_tax_rate,
)
from anthropolis.games.hegemony.sight.coming import (
    final_lines,
    flows,
    interest,
    scoring_lines,
    taxed_revenue,
    taxes_of,
    wage_parties,
    wages,
)
from anthropolis.games.hegemony.sight.food import cheapest_food, made_food, own_food
from anthropolis.games.hegemony.table.companies import COUNT, LABELS
from anthropolis.games.hegemony.table.figures import INTEREST
from anthropolis.games.hegemony.table.policies import (
    LOAN_LIMIT,
    TAX_BASE,
    WELFARE_FACTOR,
    WELFARE_MODIFIER,
)
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION_POLICY,
    FISCAL,
    HEALTHCARE_POLICY,
    MC,
    ROLES,
    SECTIONS,
    STATE,
    TAXATION,
    WC,
)
from anthropolis.games.hegemony.table.state import VP_SOURCES, Country

Parts = list[Part]


def formula(country: Country, path: str) -> Parts:
    """The parts of the number at a path of the view; none for a plain count."""
    name, *rest = path.split(".")
    if name == "tax_multiplier":
        return multiplier_parts(country)
    if name not in ROLES or not rest:
        return []
    role = ROLES.index(name)
    if rest == ["vp"]:
        return point_parts(country, role)
    if rest[0] == "expected":
        return expected_parts(country, role, rest[-1])
    if rest[0] == "imf":
        return imf_parts(country, rest[-1])
    if rest in (["unemployed_count"], ["employed"]) and role in (WC, MC):
        return worker_parts(country, role, rest[0])
    return []


def part(name: str, amount: int, **gaps: Any) -> Part:
    return Part(Words(name, gaps), amount)


def that_count(parts: Parts) -> Parts:
    """The first part always, the others unless they add nothing."""
    return [one for place, one in enumerate(parts) if place == 0 or one.amount]


# -- points ---------------------------------------------------------------------------------------


def point_parts(country: Country, role: int) -> Parts:
    """HEG-END-07: every point under the source it came from."""
    size = len(VP_SOURCES)
    sources = country.vp_from[role * size : (role + 1) * size]
    return [
        part("formula_points", points, source=source)
        for source, points in zip(VP_SOURCES, sources)
        if points
    ]


def expected_parts(country: Country, role: int, what: str) -> Parts:
    """What is coming: money of the Production Phase, and points line by line."""
    if what == "scoring":
        return [part(f"formula_score_{line}", n) for line, n in scoring_lines(country, role)]
    if what == "final":
        return [part(f"formula_final_{line}", n) for line, n in final_lines(country, role)]
    if what == "money":
        return money_parts(country, role)
    if what in ("wages_received", "wages_paid"):
        return wage_parts(country, role, what == "wages_paid")
    if what == "taxes_received" and role == STATE:
        return received_parts(country)
    if what == "food_price":
        return food_price_parts(country, role)
    if what == "interest":
        return interest_parts(country, role)
    if what in ("food", "food_missing") and role in (WC, MC):
        return food_parts(country, role, what)
    return tax_parts(country, role, what) if role != STATE and country.plays(role) else []


# -- money ----------------------------------------------------------------------------------------


def money_parts(country: Country, role: int) -> Parts:
    """HEG-PRD-01, HEG-PRE-02: what a Production Phase that began now would bring and take."""
    got, paid = wages(country, role)
    ahead = flows(country, role)
    parts = [part("formula_wages_received", got), part("formula_wages_paid", -paid)]
    parts += [part("formula_bonds", ahead["bonds"]), *food_price_parts(country, role, -1)]
    parts.append(part("formula_pay_off", ahead["pay_off"]))
    if role == STATE:
        parts += received_parts(country)
    elif country.plays(role):
        parts += [part("formula_tax", -n, tax=tax) for tax, n in taxes_of(country, role).items()]
    return that_count([*parts, *interest_parts(country, role, -1)])


def food_price_parts(country: Country, role: int, sign: int = 1) -> Parts:
    """HEG-NEED-02: the cheapest purchases of the missing Food, source by source."""
    return [
        part(
            "formula_food_from",
            sign * units * price,
            units=units,
            price=price,
            source=SOURCE_WORDS[source],
        )
        for source, units, price in cheapest_food(country, role)
    ]


def interest_parts(country: Country, role: int, sign: int = 1) -> Parts:
    """HEG-PRE-02: so many Loans times 5."""
    due = interest(country, role)
    return [part("formula_interest", sign * due, loans=due // INTEREST)] if due else []


def wage_parts(country: Country, role: int, paid: bool) -> Parts:
    """HEG-CO-02: the wage of each company that works."""
    found: Parts = []
    for company in range(COUNT):
        payer, receiver = wage_parties(country, company)
        amount = wage_due(country, company)
        if amount and (payer if paid else receiver) == role:
            found.append(part("formula_company", amount, company=LABELS[company]))
    return found


def received_parts(country: Country) -> Parts:
    """HEG-TAX-06: what each class would pay to the Treasury."""
    return [
        part("formula_tax_of", amount, tax=tax, role=ROLES[role])
        for role in country.roles
        if role != STATE
        for tax, amount in taxes_of(country, role).items()
    ]


def tax_parts(country: Country, role: int, tax: str) -> Parts:
    """HEG-TAX-02 to HEG-TAX-05: so many times a rate, or the band of the Revenue."""
    if tax == "employment_tax" and role != WC:
        gaps = {"count": operational_count(country, role), "rate": tax_multiplier(country)}
        return [part("formula_employment", employment_tax(country, role), **gaps)]
    if tax == "corporate_tax" and role == CC:
        revenue = taxed_revenue(country)
        return [part("formula_corporate", corporate_tax(country, revenue), revenue=revenue)]
    if tax == "income_tax" and role != CC:
        count = population(country, WC) if role == WC else outside_companies(country)
        name = "formula_income" if role == WC else "formula_income_middle"
        rate = income_tax_rate(country)
        return [part(name, income_tax(country, role), count=count, rate=rate)]
    return []


def multiplier_parts(country: Country) -> Parts:
    """HEG-POL-02: the base of Policy 3, and what Policies 4 and 5 add times its factor."""
    section = country.policies[TAXATION]
    parts = [part("formula_base", TAX_BASE[section], section=SECTIONS[section])]
    for policy in (HEALTHCARE_POLICY, EDUCATION_POLICY):
        welfare = country.policies[policy]
        amount = WELFARE_FACTOR[section] * WELFARE_MODIFIER[welfare]
        parts.append(part("formula_welfare", amount, policy=policy + 1, section=SECTIONS[welfare]))
    return that_count(parts)


# -- people and loans -----------------------------------------------------------------------------


def food_parts(country: Country, role: int, what: str) -> Parts:
    """HEG-NEED-01: one Food per Population, own Food first."""
    need = population(country, role)
    workers = workers_in_play(country, role)
    parts = [part("formula_population", need, workers=workers)]
    if what == "food_missing":
        own = min(need, own_food(country, role))
        made = min(need - own, made_food(country, role))
        parts += [part("formula_own_food", -own), part("formula_made_food", -made)]
    return that_count(parts)


def worker_parts(country: Country, role: int, what: str) -> Parts:
    """HEG-TRM-08: whoever is in play works or is unemployed."""
    workers, jobless = workers_in_play(country, role), unemployed_count(country, role)
    less = workers - jobless if what == "unemployed_count" else jobless
    name = "formula_employed" if what == "unemployed_count" else "formula_unemployed"
    return [part("formula_workers", workers), part(name, -less)]


def imf_parts(country: Country, what: str) -> Parts:
    """HEG-IMF-01: the limit of Policy 1, one less where reaching it is enough, less the Loans."""
    section = country.policies[FISCAL]
    limit = LOAN_LIMIT[section]
    parts = [part("formula_limit", limit, section=SECTIONS[section])]
    if what in ("allowed", "left"):
        parts.append(part("formula_inclusive", loans_allowed(country) - limit))
    if what == "left":
        parts.append(part("formula_loans", -country.loans[STATE]))
    return that_count(parts) if what in ("limit", "allowed", "left") else []
