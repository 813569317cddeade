"""How a bot judges a world: the score each nation is heading for."""

from __future__ import annotations

import math
from typing import Final

from anthropolis.engine.contract import Stake, Words
from anthropolis.games.limit.bots.habits import CARD_WORTH, PENDING, settle
from anthropolis.games.limit.bots.projection import Outlook
from anthropolis.games.limit.bots.sketch import Sketch
from anthropolis.games.limit.rules.score import (
    EGALITARIAN,
    MILITARIST,
    PACIFIST,
    SOLO_SUCCESS,
    total_score,
)
from anthropolis.games.limit.table.calendar import STEP_NUMBER
from anthropolis.games.limit.table.components import FOSSIL, MILITARY
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.state import Nation, World

FIRST_SOCIAL: Final[int] = STEP_NUMBER["supply"]
LAST_SOCIAL: Final[int] = STEP_NUMBER["class_struggle"]
HAND: Final = 0.1
"""Points for each generation that a card of worth 1 is still in hand."""
FOSSIL_WORTH: Final = 0.1
RIVALRY: Final = 0.5
"""How much the best other nation's points count against one's own."""
LINES: Final = (
    "living", "money", "military", "territories", "fossils", "pollution", "disruption", "hand",
)  # fmt: skip
"""What the expected score is made of."""
CENTRE: Final = 20.0
SPREAD: Final = 40.0


def evaluate(world: World, seat: int) -> float:
    """From 0 to 1: the score the seat is heading for, and its lead over the best other nation."""
    return judged(expected_scores(settled(world)), seat)


def evaluate_all(world: World) -> list[float]:
    """The same for every seat."""
    scores = expected_scores(settled(world))
    return [judged(scores, seat) for seat in range(world.seats)]


def settled(world: World) -> World:
    """The world itself, or one in which what is just happening has come to its end."""
    if isinstance(world.asking, PENDING):
        world = world.copy()
        settle(world)
    return world


def judged(scores: list[float], seat: int) -> float:
    if len(scores) == 1:
        return squash(scores[0] - SOLO_SUCCESS)
    best = -1e9
    for nation in range(len(scores)):
        if nation != seat and scores[nation] > best:
            best = scores[nation]
    return squash(scores[seat] - RIVALRY * best - CENTRE)


def squash(lead: float) -> float:
    return 0.5 + 0.5 * math.tanh(lead / SPREAD)


def expected_scores(world: World) -> list[float]:
    """What each nation would score if all played on without surprises."""
    if world.over:
        return [float(total_score(world, nation)) for nation in range(world.seats)]
    return [sum(lines) for lines in expected_lines(world)]


def stakes(world: World, seat: int) -> list[Stake]:
    """The lines of the score that a nation is heading for, and what the best other one takes."""
    if world.over:
        return []
    every = expected_lines(settled(world))
    found = [
        Stake(Words("stake_" + LINES[line], {}), every[seat][line]) for line in range(len(LINES))
    ]
    others = [sum(every[nation]) for nation in range(world.seats) if nation != seat]
    if others:
        found.append(Stake(Words("stake_rival", {}), -RIVALRY * max(others)))
    return found


def expected_lines(world: World) -> list[list[float]]:
    """The expected score of each nation line by line, in the order of LINES."""
    outlook = Outlook(world)
    figures = world.figures
    done_now = social_steps_done(world)
    done = done_now
    crises_now = world.crises_now
    generation = world.generation
    while True:
        if done <= 11:
            outlook.generation(done, crises_now)
        done, crises_now = 0, 0
        if generation >= figures.generations or sum(outlook.crises) >= figures.crisis_limit:
            break
        generation += 1
    scores: list[list[float]] = []
    crises = sum(outlook.crises)
    left = figures.generations - world.generation + (1.0 if done_now == 0 else 0.0)
    for nation in range(world.seats):
        sketch = outlook.nations[nation]
        for _ in range(figures.stress_tests):
            sketch.stress_test(figures)
        hand = hand_worth(world.nations[nation])
        scores.append([*sketch_lines(figures, sketch, crises), HAND * left * hand])
    return scores


def hand_worth(owner: Nation) -> float:
    """What the cards of a nation are worth having, wherever they are at hand."""
    worth = 0.0
    cards = owner.hand | owner.played
    for card in range(len(CARD_WORTH)):
        if cards >> card & 1:
            worth += CARD_WORTH[card]
    return worth


def social_steps_done(world: World) -> int:
    """How many steps of this generation's Social phase are over; 12: the crises are, too."""
    phase = world.phase
    if phase < FIRST_SOCIAL:
        return 0
    return phase - FIRST_SOCIAL + 1 if phase <= LAST_SOCIAL else 12


def sketch_lines(figures: Figures, sketch: Sketch, crises: int) -> list[float]:
    """The lines of the score through the table's lenses, money and arms without rounding."""
    classes = sketch.classes
    living = classes[0] + classes[2] + classes[4]
    if figures.happiness_lens:
        living = 3 * classes[4 if figures.happiness_lens == EGALITARIAN else 0]
    arms = 0.0
    if figures.military_lens != PACIFIST:
        arms = sketch.stock[MILITARY] / (1.0 if figures.military_lens == MILITARIST else 3.0)
    return [
        float(living * figures.demographic_index[sketch.pop]),
        sketch.money * money_worth(figures, crises),
        arms,
        5.0 * sketch.territories,
        FOSSIL_WORTH * sketch.stock[FOSSIL],
        -float(figures.pollution_weight * sketch.pollution),
        -float(figures.disruption_weight * sketch.disruption),
    ]


def money_worth(figures: Figures, crises: int) -> float:
    """Points for one $ at the end."""
    return 0.2 if figures.finance_lens else max(0, 5 - crises) / 10.0
