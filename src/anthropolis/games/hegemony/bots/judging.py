"""How good a country looks for each role."""

from __future__ import annotations

from anthropolis.games.hegemony.table.state import Country


def evaluate(country: Country, seat: int) -> float:
    """From 0 to 1: victory points against those of the best other role."""
    mine = country.vp[country.roles[seat]]
    others = [country.vp[role] for role in country.roles if role != country.roles[seat]]
    return 0.5 + 0.5 * max(-1.0, min(1.0, (mine - max(others)) / 100.0))
