"""How good a world looks for the team: where the GES are heading, and for how many people.

BPC-SCO-03: a victory of the dead is none, so free population weighs as much as the counter.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.rules.ending import points
from anthropolis.games.climat.rules.moving.numbers import complete_pairs, emissions
from anthropolis.games.climat.rules.scenarios import free_population, is_short, objective_met
from anthropolis.games.climat.table.energy import ges_of, growth
from anthropolis.games.climat.table.influence import ALL_KINDS, POWERS, SIX
from anthropolis.games.climat.table.regions import MANY, VICTORY_GES
from anthropolis.games.climat.table.state import (
    PLAYING,
    WON,
    World,
    oil_balance,
    resilience,
    shares,
)
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

BEST_SCORE: Final = 300.0
COSTS: Final = {
    CONFLICTS: 2.0, WAR: 9.0, DEARTH: 2.5, FAMINE: 7.0, EPIDEMIC: 3.0, PANDEMIC: 6.0,
}  # fmt: skip
"""What a token of a high level costs, in points of GES."""


def evaluate(world: World) -> float:
    """0 to 1: a finished game by its score, a running one by what it promises."""
    if world.outcome == WON:
        return won_value(world)
    if world.outcome != PLAYING:
        return 0.1 * max(0.0, 1.0 - (world.global_ges - VICTORY_GES) / 80.0)
    promise = (170.0 - expected_cost(world)) / 240.0
    return max(0.02, min(0.6, promise))


def won_value(world: World) -> float:
    """A true victory is worth more than one won by collapse."""
    if is_short(world):
        return 1.0
    return 0.35 + 0.65 * min(1.0, points(world) / BEST_SCORE)


def expected_cost(world: World) -> float:
    """Points of GES that stand between the world and a free victory."""
    if is_short(world) and objective_met(world):
        return 0.0
    cost = float(world.global_ges) + coming(world) * 0.8
    for region in range(MANY):
        cost += region_cost(world, region)
    balance = oil_balance(world)
    cost += 2.5 * -balance if balance < 0 else -0.5 * min(balance, 3)
    cost += 0.05 * world.green * (2.0 if world.red < 20 else 1.0)
    lost = 161 - free_population(world)
    cost += 0.35 * lost if lost > 0 else 0.0
    return cost - hands_worth(world) - 0.4 * world.introduced.bit_count()


def coming(world: World) -> float:
    """How the counter will change when every region has had its next activation."""
    change = 0
    for region in range(MANY):
        rate = world.demography[region]
        people = world.population[region]
        if rate:
            people = max(1, people + growth(world.table.expert, people, rate))
        change += ges_of(emissions(world, region), people) - world.ges[region]
    return float(change)


def region_cost(world: World, region: int) -> float:
    at = region * MANY_TOKENS
    tokens = world.tokens
    limit = resilience(world, region)
    if world.status[region] == DICTATORSHIP:
        return 10.0
    if world.status[region] == CHAOS:
        return 14.0
    cost = filling(tokens[at + RIOTS], limit) + filling(tokens[at + SHORTAGE], limit)
    cost += filling(tokens[at + EPIZOOTIC], limit) + filling(tokens[at + REFUGEES], limit) * 0.7
    for kind, weight in COSTS.items():
        cost += weight * tokens[at + kind]
    cost -= 2.2 * complete_pairs(world, region)
    cost -= 0.9 * world.tps[region].bit_count()
    cost -= 1.5 * min(3, world.discipline[region])
    people = world.population[region] / 12.0
    cost += max(0, world.demography[region]) * (0.4 + 0.25 * people)
    return cost if shares(world, region) else cost + 3.0


def filling(tokens: int, limit: int) -> float:
    """A kind that is close to its next level is more than the sum of its tokens."""
    if tokens == 0:
        return 0.0
    return 0.25 * tokens + (1.2 if tokens >= limit else 0.0)


def hands_worth(world: World) -> float:
    """Cards are chances: powers, and colours that an implantation would miss."""
    worth = 0.0
    colours = 0
    for at in range(len(world.hands)):
        many = world.hands[at]
        if many:
            kind = at % ALL_KINDS
            worth += many * (0.16 + 0.08 * (kind % POWERS))
            colours |= 1 << (kind // POWERS)
    return worth + 0.25 * (colours.bit_count() - SIX)
