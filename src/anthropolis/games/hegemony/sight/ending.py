"""The end of a match in words: who won, by what, and why it ended."""

from __future__ import annotations

from anthropolis.engine.contract import Words
from anthropolis.games.hegemony.rules.ending import own_policies, winning_roles
from anthropolis.games.hegemony.table.roles import ROLES, STATE
from anthropolis.games.hegemony.table.state import VP_SOURCES, Country


def ending(country: Country) -> list[Words]:
    """HEG-END-07: the winner with its points, what most of them are for, and what broke a tie."""
    winners = winning_roles(country)
    points = country.vp[winners[0]]
    if len(winners) > 1:
        roles = [ROLES[role] for role in winners]
        headline = Words("ending_shared", {"roles": roles, "points": points})
    else:
        source = best_source(country, winners[0])
        gaps = {"role": ROLES[winners[0]], "points": points, "source": source}
        headline = Words("ending_won", gaps)
    rounds = Words("ended_by_rounds", {"rounds": country.figures.rounds})
    return [headline, *tie_broken(country, winners), rounds]


def tie_broken(country: Country, winners: list[int]) -> list[Words]:
    """HEG-END-07: policies in the own section come first, then the State, then cubes."""
    best = country.vp[winners[0]]
    beaten = [r for r in country.roles if country.vp[r] == best and r not in winners]
    if not beaten:
        return []
    own = own_policies(country, winners[0])
    if all(own_policies(country, role) < own for role in beaten):
        return [Words("tie_broken_by_policies", {"number": own})]
    if winners == [STATE]:
        return [Words("tie_broken_by_state", {})]
    return [Words("tie_broken_by_cubes", {"number": country.bag[winners[0]]})]


def best_source(country: Country, role: int) -> str:
    """What brought a role the most points."""
    sources = country.vp_from[role * len(VP_SOURCES) : (role + 1) * len(VP_SOURCES)]
    return VP_SOURCES[sources.index(max(sources))]
