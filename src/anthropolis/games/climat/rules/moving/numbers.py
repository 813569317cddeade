"""The one place where numbers of regions and of the board change, each told with rule and cause."""

from __future__ import annotations

from anthropolis.games.climat.roles.causes import whose, why
from anthropolis.games.climat.table.energy import (
    EACH_OVERCONSUMPTION,
    EACH_OVERPRODUCTION,
    ELECTRICITY,
    ELECTRICITY_EMISSIONS,
    KINDS,
    OIL,
    OIL_EMISSIONS,
)
from anthropolis.games.climat.table.events import Changed, WorldChanged
from anthropolis.games.climat.table.regions import (
    CHINA,
    HIGHEST_DEMOGRAPHY,
    LOWEST_DEMOGRAPHY,
    MIDDLE_EAST,
    NORTH_AMERICA,
    REGIONS,
    RUSSIA,
)
from anthropolis.games.climat.table.state import World, tokens_of_electricity
from anthropolis.games.climat.table.tokens import MANY_TOKENS, TOKENS
from anthropolis.games.climat.table.transformations import AB, CD, EF, PAIRS


def tell(
    world: World, region: int, what: str, before: int, after: int, rule: str, cause: int
) -> None:
    """Callers ask `world.listening` first."""
    if before != after:
        name = REGIONS[region]
        world.tell(Changed(rule, name, what, before, after, why(cause), whose(cause)))


def tell_world(world: World, what: str, before: int, after: int, rule: str, cause: int) -> None:
    """Callers ask `world.listening` first."""
    if before != after:
        world.tell(WorldChanged(rule, what, before, after, why(cause), whose(cause)))


def change_population(world: World, region: int, amount: int, rule: str, cause: int) -> None:
    """BPC-REG-12: in steps of 50 million people, never below 1."""
    before = world.population[region]
    after = before + amount if before + amount > 1 else 1
    world.population[region] = after
    if world.listening:
        tell(world, region, "population", before, after, rule, cause)


def change_demography(world: World, region: int, amount: int, rule: str, cause: int) -> None:
    """BPC-REG-13: within -5 and +5."""
    before = world.demography[region]
    after = max(LOWEST_DEMOGRAPHY, min(HIGHEST_DEMOGRAPHY, before + amount))
    world.demography[region] = after
    if world.listening:
        tell(world, region, "demography", before, after, rule, cause)


def change_ndv(world: World, region: int, amount: int, rule: str, cause: int) -> None:
    """BPC-NDV-10: an activation in which the NdV has changed is remembered."""
    if world.listening:
        before = world.ndv[region]
        tell(world, region, "ndv", before, before + amount, rule, cause)
    world.ndv[region] += amount
    if region == world.activating:
        world.ndv_changed = True


def set_discipline(world: World, region: int, after: int, rule: str, cause: int) -> None:
    """BPC-CHN-04: once China's discipline has fallen to 1 it is open for good."""
    before = world.discipline[region]
    world.discipline[region] = after
    if world.listening:
        tell(world, region, "discipline", before, after, rule, cause)
    if region == CHINA and after <= 1 and not world.china_open:
        world.china_open = True
        if world.listening:
            tell_world(world, "china_open", 0, 1, "BPC-CHN-04", cause)


def change_global_ges(world: World, amount: int, rule: str, cause: int) -> int:
    """BPC-GES-06, BPC-EVT-05: the global counter lives its own life and never falls below 0.

    Returns by how much it has changed.
    """
    before = world.global_ges
    after = before + amount if before + amount > 0 else 0
    world.global_ges = after
    if world.listening:
        tell_world(world, "global_ges", before, after, rule, cause)
    return after - before


def set_token(world: World, region: int, kind: int, after: int, rule: str, cause: int) -> None:
    at = region * MANY_TOKENS + kind
    if world.listening:
        tell(world, region, TOKENS[kind], world.tokens[at], after, rule, cause)
    world.tokens[at] = after


def add_oil(world: World, region: int, kind: int, amount: int, rule: str, cause: int) -> None:
    at = region * 3 + kind
    before = world.oil[at]
    world.oil[at] = before + amount
    if world.listening:
        tell(world, region, OIL[kind], before, before + amount, rule, cause)


def add_electricity(
    world: World, region: int, kind: int, amount: int, rule: str, cause: int
) -> None:
    """BPC-CMP-03: tokens are counted, supplies never run out."""
    at = region * KINDS + kind
    before = world.electricity[at]
    world.electricity[at] = before + amount
    if world.listening:
        tell(world, region, ELECTRICITY[kind], before, before + amount, rule, cause)


# -- figures that follow from others --------------------------------------------------------------


def has_pair(world: World, region: int, pair: int) -> bool:
    return world.tps[region] & PAIRS[pair] == PAIRS[pair]


def complete_pairs(world: World, region: int) -> int:
    owned = world.tps[region]
    return sum([1 for pair in PAIRS if owned & pair == pair])


def oil_level(world: World, region: int) -> int:
    """BPC-REG-05, BPC-REG-07, BPC-REG-08: oil used, and the unit that the pair A-B saves."""
    at = region * 3
    saved = 1 if has_pair(world, region, AB) else 0
    return world.oil[at] + world.oil[at + 1] + saved


def production(world: World, region: int) -> int:
    """BPC-REG-05: local and exported oil."""
    return world.oil[region * 3] + world.oil[region * 3 + 2]


def electricity_level(world: World, region: int) -> int:
    """BPC-REG-08: electricity tokens, and the unit that the pair C-D saves."""
    saved = 1 if has_pair(world, region, CD) else 0
    return tokens_of_electricity(world, region) + saved


def emissions(world: World, region: int) -> int:
    """BPC-GES-01, BPC-GES-02, BPC-TPX-10: all tokens, special ones too, minus 1 with pair E-F."""
    at = region * 3
    total = world.oil[at] * OIL_EMISSIONS[0] + world.oil[at + 1] * OIL_EMISSIONS[1]
    at = region * KINDS
    for kind in range(2):
        total += world.electricity[at + kind] * ELECTRICITY_EMISSIONS[kind]
    total += special_emissions(world, region)
    if has_pair(world, region, EF):
        total -= 1
    return total if total > 0 else 0


def special_emissions(world: World, region: int) -> int:
    """BPC-GES-03, BPC-CHN-01, BPC-NAM-01: special tokens of four regions."""
    if region == NORTH_AMERICA:
        return EACH_OVERCONSUMPTION * world.overconsumption
    if region == CHINA:
        return EACH_OVERPRODUCTION * world.overproduction
    if region == RUSSIA:
        return world.cold
    if region == MIDDLE_EAST:
        return world.heat
    return 0
