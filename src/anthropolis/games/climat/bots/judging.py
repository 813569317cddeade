"""How good a world looks for the team: where the GES are heading, and for how many people.

BPC-SCO-03: a victory of the dead is none, so free people weigh as much as the counter. What is in
the middle of something is first brought to an end by habit: an implantation is judged by what it
brings, not by the cards that lie on the table.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.bots.habits import playout_choice
from anthropolis.games.climat.bots.values import (
    PER_PERSON,
    activations_left,
    hands_value,
    letter_value,
    owned_value,
    trouble,
)
from anthropolis.games.climat.roles.employers import has_power
from anthropolis.games.climat.rules.actions import TakeAction
from anthropolis.games.climat.rules.ending import points
from anthropolis.games.climat.rules.moving.drawing import DiscardFirst
from anthropolis.games.climat.rules.moving.learning import chances, learnable
from anthropolis.games.climat.rules.moving.numbers import emissions
from anthropolis.games.climat.rules.scenarios import (
    free_population,
    has_track,
    is_short,
    objective_met,
)
from anthropolis.games.climat.rules.turn import ChooseSecondary
from anthropolis.games.climat.table.deck import pending
from anthropolis.games.climat.table.energy import ges_of, growth
from anthropolis.games.climat.table.regions import LAST_TURN, MANY, VICTORY_GES
from anthropolis.games.climat.table.state import PLAYING, WON, World, oil_balance
from anthropolis.games.climat.table.transformations import REGIONAL

BEST_SCORE: Final = 300.0
MOST_ANSWERS: Final = 60
TRUE_VICTORY: Final = 80
FREE_AT_START: Final = 161


def evaluate(world: World) -> float:
    """0 to 1: a finished game by its score, a running one by what it promises."""
    settled = settle(world)
    if settled.outcome == WON:
        return won_value(settled)
    if settled.outcome != PLAYING:
        return 0.12 * max(0.0, 1.0 - (settled.global_ges - VICTORY_GES) / 80.0)
    return max(0.02, min(0.66, (190.0 - expected_cost(settled)) / 260.0))


def settle(world: World) -> World:
    """The world once the action that is going on has been carried out, by habit."""
    step = world.asking
    if step is None or isinstance(step, (TakeAction, ChooseSecondary, DiscardFirst)):
        return world
    twin = world.copy()
    turn = twin.turn
    for _ in range(MOST_ANSWERS):
        step = twin.asking
        if step is None or twin.turn != turn or isinstance(step, TakeAction):
            break
        seat = twin.decider()
        twin.answer(seat, playout_choice(twin, seat, twin.chance))
    return twin


def won_value(world: World) -> float:
    """A true victory is worth more than one won by collapse."""
    if is_short(world):
        return 1.0
    if free_population(world) <= TRUE_VICTORY:
        return 0.25
    return 0.7 + 0.3 * min(1.0, points(world) / BEST_SCORE)


def expected_cost(world: World) -> float:
    """Points of GES that stand between the world and a free victory."""
    if is_short(world) and objective_met(world):
        return 0.0
    cost = heading(world) + people_cost(world) + market_cost(world)
    for region in range(MANY):
        cost += trouble(world, region) - owned_value(world, region)
        cost -= learning_value(world, region)
    if has_track(world):
        cost += 2.5 * pending(world.event_deck) + 3.0 * world.green / world.red
        cost += 0.25 * (30 - world.red) * (LAST_TURN - world.turn) / LAST_TURN
    return cost - hands_value(world) - powers_value(world)


def heading(world: World) -> float:
    """The counter once every region that still can has been activated, people grown or fewer."""
    total = world.global_ges
    for region in range(MANY):
        left = activations_left(world, region)
        if left == 0:
            continue
        people = world.population[region]
        rate = world.demography[region]
        if rate:
            for _ in range(min(left, 2)):
                people = max(1, people + growth(world.table.expert, people, rate))
        total += ges_of(emissions(world, region), people) - world.ges[region]
    return float(total)


def people_cost(world: World) -> float:
    """BPC-SCO-01, BPC-SCO-03: free people; near the line of silence each one weighs double.

    More people than at the start are no aim: they are worth something only once the game is won.
    """
    free = free_population(world)
    cost = PER_PERSON * max(0, FREE_AT_START - free)
    return cost + PER_PERSON * (120 - free) if free < 120 else cost


def market_cost(world: World) -> float:
    """BPC-NDV-02: without oil on the market importers go to war."""
    balance = oil_balance(world)
    return -2.5 * balance if balance < 0 else -0.7 * min(balance, 3)


def learning_value(world: World, region: int) -> float:
    """BPC-PRO-04: the letters that will probably come by themselves at the next activation."""
    if activations_left(world, region) == 0:
        return 0.0
    found = learnable(world, region)
    if found == 0:
        return 0.0
    best = 0.0
    for tp in range(REGIONAL):
        if found >> tp & 1:
            value = letter_value(world, region, tp)
            best = value if value > best else best
    return best * min(1.5, chances(world, region, world.table.precise) / 8.0)


def powers_value(world: World) -> float:
    """BPC-EMP-02: a power that is left is worth a good action, as long as there is time."""
    left = 1.0 if world.turn < LAST_TURN - 5 else 0.2
    return left * sum([2.0 for chair in range(world.seats) if has_power(world, chair)])
