"""The one place where numbers change: every change is told with the rule that caused it."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.table.companies import LABELS
from anthropolis.games.hegemony.table.events import (
    Changed,
    CompanyChanged,
    Scored,
    TableChanged,
)
from anthropolis.games.hegemony.table.figures import HIGHEST_LEGITIMACY, LOWEST_LEGITIMACY
from anthropolis.games.hegemony.table.roles import CC, CLASSES, ROLES, STATE, TYPES
from anthropolis.games.hegemony.table.state import VP_SOURCES, Country

MONEY_WORDS: Final = ["money", "money", "revenue", "treasury"]
VP_KINDS: Final[dict[str, int]] = {name: number for number, name in enumerate(VP_SOURCES)}


def tell_change(country: Country, role: int, what: str, before: int, after: int, rule: str) -> None:
    """Callers ask `country.listening` first."""
    if before != after:
        country.tell(Changed(rule, ROLES[role], what, before, after, country.actor()))


def tell_points(
    country: Country, role: int, source: str, before: int, after: int, rule: str
) -> None:
    """Callers ask `country.listening` first."""
    if before != after:
        country.tell(Scored(rule, ROLES[role], source, before, after, country.actor()))


def tell_table(country: Country, what: str, before: int, after: int, rule: str) -> None:
    """Callers ask `country.listening` first."""
    if before != after:
        country.tell(TableChanged(rule, what, before, after, country.actor()))


def tell_company(
    country: Country, company: int, what: str, before: str, after: str, rule: str
) -> None:
    """Callers ask `country.listening` first."""
    if before != after:
        label = LABELS[company]
        country.tell(CompanyChanged(rule, label, what, before, after, country.actor()))


def set_money(country: Country, role: int, amount: int, rule: str) -> None:
    if country.listening:
        tell_change(country, role, MONEY_WORDS[role], country.money[role], amount, rule)
    country.money[role] = amount


def set_capital(country: Country, amount: int, rule: str) -> None:
    if country.listening:
        tell_change(country, CC, "capital", country.capital, amount, rule)
    country.capital = amount


def set_loans(country: Country, role: int, loans: int, rule: str) -> None:
    if country.listening:
        tell_change(country, role, "loans", country.loans[role], loans, rule)
    country.loans[role] = loans


def gain_vp(country: Country, role: int, amount: int, source: str, rule: str) -> None:
    """HEG-END-08: VP of a role that plays; they never drop below 0 unless the table says so."""
    if amount == 0 or not country.plays(role):
        return
    before = country.vp[role]
    after = before + amount
    if after < 0 and country.figures.floor_zero:
        after = min(before, 0)
    if country.listening:
        tell_points(country, role, source, before, after, rule)
    country.vp[role] = after
    country.vp_from[role * len(VP_SOURCES) + VP_KINDS[source]] += after - before


def change_legitimacy(country: Country, role: int, amount: int, rule: str) -> None:
    """HEG-LEG-01, HEG-LEG-02: with a class; gains above 10 and losses below 1 are ignored."""
    if amount == 0 or not country.state_plays():
        return
    before = country.legitimacy[role]
    after = min(HIGHEST_LEGITIMACY, max(LOWEST_LEGITIMACY, before + amount))
    if country.listening:
        tell_change(country, STATE, f"legitimacy_{CLASSES[role]}", before, after, rule)
    country.legitimacy[role] = after


def set_unemployed(country: Country, role: int, kind: int, number: int, rule: str) -> None:
    place = role * 6 + kind
    if country.listening:
        before = country.unemployed[place]
        tell_change(country, role, f"unemployed_{TYPES[kind]}", before, number, rule)
    country.unemployed[place] = number
