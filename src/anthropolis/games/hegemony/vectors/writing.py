"""A country written down as the `given` of a vector: what people at a table would read aloud.

Orders of decks and hands stay out of it: what nobody sees is not written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.games.hegemony.sight.boards import benefits_view, middle_view
from anthropolis.games.hegemony.sight.company import company_view
from anthropolis.games.hegemony.sight.view import shared
from anthropolis.games.hegemony.table.companies import COUNT, FACE_DOWN, HOME, LABELS, OUT
from anthropolis.games.hegemony.table.decks import AGENDA_IDS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC, ROLES, WC
from anthropolis.games.hegemony.table.state import NO_CARD, Country
from anthropolis.games.hegemony.vectors.automas import look_at_automa

Values = dict[str, Any]
SHARED = ("players", "round", "policies", "bills", "bag", "demonstration", "export")
KEPT = {
    WC: ("money", "loans", "vp", "influence", "unemployed", "unions", "prosperity", "goods"),
    MC: ("money", "loans", "vp", "influence", "unemployed", "prosperity", "goods", "storage",
         "storage_tiles", "prices"),
    CC: ("revenue", "capital", "loans", "vp", "influence", "storage", "storage_tiles", "prices",
         "zone"),
}  # fmt: skip
OF_AUTOMAS = ("mode", "actions", "policies", "deck", "discard")


def written(country: Country) -> Values:
    """Everything that lies open, in the words of the vocabulary; nothing is given twice."""
    seen = shared(country)
    given: Values = {key: seen[key] for key in SHARED}
    for role in (WC, MC, CC):
        given[CLASSES[role]] = class_block(country, seen, role)
    given["state"] = state_block(country, seen)
    given["companies"] = {
        LABELS[company]: company_block(country, company)
        for company in range(COUNT)
        if country.owner[company] not in (OUT, FACE_DOWN)
    }
    given["deals"] = [deal["card"] for deal in seen["deals"]]
    given["automas"] = automa_blocks(country)
    return given | expansion_blocks(seen)


def automa_blocks(country: Country) -> Values:
    """Rows and decks, and the objectives turned over where the table plays with them."""
    blocks: Values = {}
    for role in range(len(CLASSES)):
        if country.is_automa(role):
            found = look_at_automa(country, role)
            keys = (*OF_AUTOMAS, "objectives") if country.offered[role] else OF_AUTOMAS
            blocks[CLASSES[role]] = {key: found[key] for key in keys}
    return blocks


def expansion_blocks(seen: Mapping[str, Any]) -> Values:
    """HXP-CRI-20, HXP-EVT-04: locks, markers, kept events, bonds; only what is there."""
    blocks: Values = {key: seen[key] for key in ("crisis", "locks", "status_quo") if seen[key]}
    for key in ("kept_events", "bonds"):
        if held := {name: own for name, own in seen[key].items() if own}:
            blocks[key] = held
    return blocks


def class_block(country: Country, seen: Mapping[str, Any], role: int) -> Values:
    own = seen[CLASSES[role]] or middle_view(country)
    block = {key: own[key] for key in KEPT[role]}
    if role == CC:
        block["wealth_space"] = country.wealth
    if role != WC:
        block["market"] = seen["markets"][CLASSES[role]]
    return block


def state_block(country: Country, seen: Mapping[str, Any]) -> Values:
    own = seen["state"]
    found: Values = {
        "treasury": own["treasury"],
        "loans": own["loans"],
        "vp": own["vp"],
        "influence": own["influence"],
        "services": own["services"],
        "goods": own["goods"],
        "legitimacy": dict(zip(CLASSES, country.legitimacy)),
        "tokens": dict(zip(CLASSES, country.tokens)),
        "events": [EVENT_IDS[event] for event in country.events_open],
    }
    for key, card in (("agenda", country.agenda), ("last_agenda", country.last_agenda)):
        if card != NO_CARD:
            found[key] = AGENDA_IDS[card]
    lying = {CLASSES[role]: benefits_view(country, role) for role in (WC, MC, CC)}
    if waiting := {name: present(area) for name, area in lying.items() if any(area.values())}:
        found["benefits"] = waiting
    return found


def present(area: Mapping[str, int]) -> dict[str, int]:
    return {kind: amount for kind, amount in area.items() if amount}


def company_block(country: Country, company: int) -> Values:
    """Only what differs from a company that stands empty at the lowest legal wage."""
    seen = company_view(country, company)
    found: Values = {"wage": seen["wage"]} if seen["wage"] is not None else {}
    if country.owner[company] != HOME[company]:
        found["owner"] = ROLES[country.owner[company]]
    if seen["crew"] is not None:
        found |= {"class": seen["crew"], "workers": seen["workers"]}
    for key in ("committed", "employee", "employee_committed", "strike", "machinery"):
        if seen[key]:
            found[key] = seen[key]
    return found
