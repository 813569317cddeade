"""Chapter 12, Prosperity."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import gain_vp, tell_change
from anthropolis.games.hegemony.table.figures import PROSPERITY
from anthropolis.games.hegemony.table.state import Country


def set_prosperity(country: Country, role: int, space: int, rule: str) -> None:
    if country.listening:
        tell_change(country, role, "prosperity", country.prosperity[role], space, rule)
    country.prosperity[role] = space


def gain_prosperity(country: Country, role: int, rule: str) -> None:
    """HEG-FREE-02: one space forward and VP by its value; on the last space it is scored again."""
    track = PROSPERITY[role]
    space = min(country.prosperity[role] + 1, len(track) - 1)
    set_prosperity(country, role, space, rule)
    gain_vp(country, role, track[space], "prosperity", rule)
