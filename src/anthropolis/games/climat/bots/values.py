"""What things are worth to the team, in points of GES: letters, tokens, people and cards."""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.rules.moving.learning import (
    barred_by_overconsumption,
    is_closed,
    meets_needs,
)
from anthropolis.games.climat.rules.scenarios import PRINTED, TURNS
from anthropolis.games.climat.table.energy import COAL, GAS, KINDS
from anthropolis.games.climat.table.influence import ALL_KINDS, POWERS
from anthropolis.games.climat.table.regions import LAST_TURN, MANY
from anthropolis.games.climat.table.state import World, destruction, resilience, shares
from anthropolis.games.climat.table.tokens import (
    CHAOS,
    CONFLICTS,
    DEARTH,
    DICTATORSHIP,
    EPIDEMIC,
    EPIZOOTIC,
    FAMINE,
    MANY_TOKENS,
    PANDEMIC,
    REFUGEES,
    RIOTS,
    SHORTAGE,
    WAR,
)
from anthropolis.games.climat.table.transformations import (
    AB,
    CD,
    FIRST_OF_BIRTHS,
    PAIRS,
    REGIONAL,
    G,
    H,
    M,
    N,
    P,
)

HALF: Final = 0.35
"""What a half of a pair is worth of the whole: the other half may come by itself."""
PER_POWER: Final = 0.17
PER_CARD: Final = 0.12
"""A card is a chance: what its power and its colour are worth."""
PER_PERSON: Final = 0.5
"""Fifty million free people."""

LOW_TOKENS: Final = [(RIOTS, 0.35), (SHORTAGE, 0.35), (EPIZOOTIC, 0.3), (REFUGEES, 0.2)]
HIGH_TOKENS: Final = [
    (CONFLICTS, 1.6), (WAR, 5.0), (DEARTH, 1.6), (FAMINE, 5.0), (EPIDEMIC, 2.0), (PANDEMIC, 4.5),
]  # fmt: skip
"""By kind what one token costs a region of ten people."""


HORIZONS: Final[list[int]] = [
    turns
    if any(e["type"] == "global_ges_max" for e in printed["objective"]["all_of"])
    else LAST_TURN
    for turns, printed in zip(TURNS, PRINTED)
]
"""By scenario the turn up to which things count: a short one that asks for few GES has no later."""


def activations_left(world: World, region: int) -> int:
    """How often the region will still be activated in time, this turn's activation counted."""
    wait = (world.order.index(region) - world.at) % MANY
    left = HORIZONS[world.scenario] - world.turn - wait
    return left // MANY + 1 if left >= 0 else 0


# -- transformations ------------------------------------------------------------------------------


def pair_value(world: World, region: int, pair: int) -> float:
    """BPC-TPX-06 to -10: emissions saved, the bonus, and a barrel more on the market."""
    saved = 1
    if pair == CD:
        power, at = world.electricity, region * KINDS
        saved = 2 if power[at + COAL] else 1 if power[at + GAS] else 0
    worth = saved * world.population[region] / 10.0
    if not world.table.expert:
        worth += 1.0
    return worth + 1.0 if pair == AB else worth


def letter_value(world: World, region: int, tp: int) -> float:
    """What a region gains by a letter now, if its turn comes once more."""
    left = activations_left(world, region)
    if left == 0:
        return 0.0
    if tp < G:
        whole = pair_value(world, region, tp // 2)
        partner = world.tps[region] >> (tp ^ 1) & 1
        return whole * (1.0 - HALF) if partner else whole * HALF * in_time(left)
    if tp == G:
        return opened_by_discipline(world, region) * in_time(left)
    if tp == H:
        return 1.2
    return 0.25 * left * min(2.0, world.population[region] / 15.0)


def in_time(left: int) -> float:
    """What only prepares something else is worth little shortly before the end."""
    return 1.0 if left > 1 else 0.4


def opened_by_discipline(world: World, region: int) -> float:
    """BPC-TPX-G: the pairs that a region can have once it is disciplined."""
    worth = 0.5
    for pair in range(len(PAIRS)):
        possible = world.ndv[region] >= NDV_FOR_PAIR[pair]
        if possible and world.tps[region] & PAIRS[pair] != PAIRS[pair]:
            worth += 0.35 * pair_value(world, region, pair)
    return worth


NDV_FOR_PAIR: Final = [3, 2, 1]


def spreading_value(world: World, tp: int, source: int) -> float:
    """BPC-PRO-01, BPC-IMP-08: what the others may learn of a letter that nobody had."""
    if world.introduced >> tp & 1:
        return 0.0
    worth = 0.0
    for region in range(MANY):
        if region == source or world.tps[region] >> tp & 1 or not shares(world, region):
            continue
        if is_closed(world, region) and tp >= G:
            continue
        if barred_by_overconsumption(world, region, tp):
            continue
        could = meets_needs(world, region, tp) or (tp < G and world.discipline[region] == 1)
        left = activations_left(world, region)
        if could and left:
            worth += 0.12 * left * letter_value(world, region, tp)
    return worth


def world_letter_value(world: World, tp: int) -> float:
    """BPC-TPX-M to -P: nuclear plants, rolls, refugees, emergency measures."""
    left = max(0, HORIZONS[world.scenario] - world.turn) / LAST_TURN
    if tp == P:
        return float(destruction(world) // 2) - 0.8
    if tp == N:
        return 5.0 * left
    return 2.5 * left if tp == M else 1.0 * left


def owned_value(world: World, region: int) -> float:
    """What letters promise beyond what they do already: halves of pairs, and open ways."""
    owned = world.tps[region]
    worth = 0.0
    for pair in range(len(PAIRS)):
        part = owned & PAIRS[pair]
        if part and part != PAIRS[pair]:
            worth += HALF * pair_value(world, region, pair)
    if world.discipline[region] >= 2 and shares(world, region):
        worth += opened_by_discipline(world, region)
    return worth + 0.3 * (owned >> FIRST_OF_BIRTHS & (1 << REGIONAL) - 1).bit_count()


# -- trouble --------------------------------------------------------------------------------------


def trouble(world: World, region: int) -> float:
    """What lies in a region, by how many people live there."""
    people = world.population[region]
    if world.status[region] == DICTATORSHIP:
        return 0.2 * people
    if world.status[region] == CHAOS:
        return 2.4 + 0.28 * people
    at, limit = region * MANY_TOKENS, resilience(world, region)
    cost = 0.0
    for kind, weight in LOW_TOKENS:
        many = world.tokens[at + kind]
        if many:
            cost += weight * many + (2.5 * weight if many >= limit else 0.0)
    for kind, weight in HIGH_TOKENS:
        many = world.tokens[at + kind]
        if many:
            cost += weight * many
            if kind in (CONFLICTS, DEARTH) and many >= limit:
                cost += weight
    return cost * (0.48 + people / 27.5)


def token_value(world: World, region: int, kind: int, many: int) -> float:
    """What it is worth to take so many tokens of a kind out of a region."""
    at = region * MANY_TOKENS + kind
    before = trouble(world, region)
    there = world.tokens[at]
    world.tokens[at] = max(0, there - many)
    after = trouble(world, region)
    world.tokens[at] = there
    return before - after


# -- cards ----------------------------------------------------------------------------------------


def card_value(kind: int) -> float:
    return PER_CARD + PER_POWER * (kind % POWERS + 1)


def hands_value(world: World) -> float:
    worth = 0.0
    hands = world.hands
    for at in range(len(hands)):
        if hands[at]:
            worth += hands[at] * card_value(at % ALL_KINDS)
    return worth
