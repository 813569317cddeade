"""The end of a match in words: who won, by what, and why it ended."""

from __future__ import annotations

from anthropolis.engine.contract import Words
from anthropolis.games.hegemony.rules.ending import winning_roles
from anthropolis.games.hegemony.table.roles import ROLES
from anthropolis.games.hegemony.table.state import VP_SOURCES, Country


def ending(country: Country) -> list[Words]:
    """HEG-END-07: the winner with its points and what most of them are for."""
    winners = winning_roles(country)
    points = country.vp[winners[0]]
    if len(winners) > 1:
        roles = [ROLES[role] for role in winners]
        headline = Words("ending_shared", {"roles": roles, "points": points})
    else:
        source = best_source(country, winners[0])
        gaps = {"role": ROLES[winners[0]], "points": points, "source": source}
        headline = Words("ending_won", gaps)
    return [headline, Words("ended_by_rounds", {"rounds": country.figures.rounds})]


def best_source(country: Country, role: int) -> str:
    """What brought a role the most points."""
    sources = country.vp_from[role * len(VP_SOURCES) : (role + 1) * len(VP_SOURCES)]
    return VP_SOURCES[sources.index(max(sources))]
