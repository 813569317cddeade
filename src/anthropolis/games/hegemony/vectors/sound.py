"""What is written down so that no table can show it: the message names the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed
from anthropolis.games.hegemony.table.companies import EMPLOYEE_SLOT, HOME, NO_EMPLOYEE, SLOTS
from anthropolis.games.hegemony.table.figures import MARKERS
from anthropolis.games.hegemony.table.roles import CC, CLASSES, ROLES, STATE, TYPES, UNSKILLED

NEW_OWNERS = {CC: STATE, STATE: CC}
"""HEG-ST-21, HEG-ST-22: whose card may have come to whom."""


def sound_company(label: str, company: int, given: Mapping[str, Any]) -> None:
    """HEG-TRM-05 to HEG-TRM-09, HEG-ASG-06: raises Malformed for the first key that is wrong."""
    for key, wrong in (
        ("owner", foreign_owner(company, given)),
        ("class", "class" in given and SLOTS[company] == 0),
        ("workers", bool(given.get("workers")) and "class" not in given),
        ("committed", given.get("committed", False) and "class" not in given),
        ("employee", "employee" in given and not employable(company, given)),
        ("employee_committed", given.get("employee_committed", False) and "employee" not in given),
    ):
        if wrong:
            raise Malformed(f"given.companies.{label}.{key}: no such Company can be on the table")


def foreign_owner(company: int, given: Mapping[str, Any]) -> bool:
    if "owner" not in given:
        return False
    owner = ROLES.index(given["owner"])
    return owner not in (HOME[company], NEW_OWNERS.get(HOME[company]))


def employable(company: int, given: Mapping[str, Any]) -> bool:
    """HEG-ASG-06: a fitting slot, and the Middle Class Worker is there."""
    slot = EMPLOYEE_SLOT[company]
    fitting = slot in (UNSKILLED, TYPES.index(given["employee"]))
    return slot != NO_EMPLOYEE and fitting and "class" in given


# -- tokens ----------------------------------------------------------------------------------------


def sound_table(given: Mapping[str, Any]) -> None:
    """No token twice in one place, or more often than there are; raises Malformed.

    What decks and classes hold is not looked at: a case lays its cards over those of its vector.
    """
    sound_markers(given)
    once(given.get("locks") or [], "locks", "carries one token")
    for name in CLASSES:
        tiles = (given.get(name) or {}).get("storage_tiles") or []
        once(tiles, f"{name}.storage_tiles", "has room for one tile")


def sound_markers(given: Mapping[str, Any]) -> None:
    """HEG-INV-05, HXP-ACT-06: three Bill markers of each role, those of the status quo included."""
    guards = given.get("status_quo") or []
    words = [f"policy {guard['policy']} of the {guard['by']}" for guard in guards]
    once(words, "status_quo", "carries one marker")
    placed = [marker["by"] for marker in [*(given.get("bills") or []), *guards]]
    for role in ROLES:
        if placed.count(role) > MARKERS:
            raise Malformed(
                f"given.bills, given.status_quo: {role} has {MARKERS} markers for Bills"
            )


def once(listed: list[Any], key: str, why: str) -> None:
    for one in listed:
        if listed.count(one) > 1:
            raise Malformed(f"given.{key}: {one} {why}")
