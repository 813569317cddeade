"""Where the nations are heading: the generations to come, sketched for all of them together.

The Social phase leaves hardly any choice, so its arithmetic alone says much about the end: who will
starve, who burns the last fossils, whose taxes empty the Bank.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.bots.sketch import Sketch
from anthropolis.games.limit.bots.sketched_politics import Commons, play_cards
from anthropolis.games.limit.rules.moving.tracks import value_at
from anthropolis.games.limit.table.box import disruption_tokens, pollution_tokens
from anthropolis.games.limit.table.calendar import STEP_NUMBER
from anthropolis.games.limit.table.components import MILITARY, RENEWABLE
from anthropolis.games.limit.table.crisis_table import (
    LOST_PER_POPULATION,
    POLLUTER_UNREST,
    TROOPS_SHIFT,
)
from anthropolis.games.limit.table.social_table import COLD_WAR_ABOVE
from anthropolis.games.limit.table.state import World

DECIDE_POLICY: Final[int] = STEP_NUMBER["decide_policy"]


class Outlook:
    """All nations sketched together, with what they share."""

    def __init__(self, world: World) -> None:
        self.figures = world.figures
        self.commons = Commons(world.bank, world.colony_territories)
        self.crises = world.crises[:]
        self.nations = [Sketch(world.nations[nation]) for nation in range(world.seats)]
        if world.phase != DECIDE_POLICY:
            for sketch in self.nations:
                sketch.passed = False
        boxes = len(world.nations)
        self.pollution_capacity = pollution_tokens(boxes)
        self.disruption_capacity = disruption_tokens(boxes) - world.box_disruption
        self.foreign_pollution = world.nations[world.star].pollution if world.star >= 0 else 0
        self.foreign_disruption = world.nations[world.star].disruption if world.star >= 0 else 0

    def generation(self, done: int, crises_now: int) -> None:
        """The rest of a generation, of whose Social phase the first `done` steps are over."""
        taxes = 0
        for sketch in self.nations:
            if done < 1 and not sketch.passed:
                play_cards(sketch, self.figures, self.commons)
            sketch.passed = False
            sketch.hand = sketch.cards
            taxes += sketch.social_phase(self.figures, done)
        broke = crises_now & 1 == 1
        if taxes > self.commons.bank:
            broke = True
            self.commons.bank = 0
        else:
            self.commons.bank -= taxes
        for sketch in self.nations:
            if sketch.stock[MILITARY] > COLD_WAR_ABOVE:
                sketch.disruption += 1
        self.strike(broke, crises_now)

    def strike(self, broke: bool, crises_now: int) -> None:
        """The crises of the generation, with their main effects."""
        if broke:
            self.crises[0] += 1 - (crises_now & 1)
            self.financial_crisis(self.crises[0])
        if self.total_pollution() >= self.pollution_capacity:
            self.crises[1] += 1 - (crises_now >> 1 & 1)
            self.environmental_crisis(self.crises[1])
        if self.total_disruption() >= self.disruption_capacity:
            self.crises[2] += 1 - (crises_now >> 2 & 1)
            self.military_crisis(self.crises[2])

    def total_pollution(self) -> int:
        total = self.foreign_pollution
        for sketch in self.nations:
            total += sketch.pollution
        return total

    def total_disruption(self) -> int:
        total = self.foreign_disruption
        for sketch in self.nations:
            total += sketch.disruption
        return total

    def financial_crisis(self, tiles: int) -> None:
        for sketch in self.nations:
            lost = min(
                sketch.money,
                tiles * LOST_PER_POPULATION * value_at(self.figures.population, sketch.pop),
            )
            sketch.money -= lost
            self.commons.bank += lost
            sketch.fall()

    def environmental_crisis(self, tiles: int) -> None:
        most = 0
        for sketch in self.nations:
            most = max(most, sketch.pollution)
            sketch.territories = max(0, sketch.territories - 1)
            top = max(1, sketch.territories)
            sketch.prod[RENEWABLE] = max(1, min(top, sketch.prod[RENEWABLE] - tiles))
        for sketch in self.nations:
            if sketch.pollution == most and most >= self.foreign_pollution:
                sketch.pop = max(1, sketch.pop - 1)
                sketch.upset(POLLUTER_UNREST)
                sketch.fall()

    def military_crisis(self, tiles: int) -> None:
        most = 0
        for sketch in self.nations:
            for _ in range(tiles):
                sketch.fall()
            for _ in range(sketch.spend(self.figures, MILITARY, sketch.pop + TROOPS_SHIFT)):
                sketch.fall()
            sketch.disruption = max(0, sketch.disruption - 1)
            most = max(most, sketch.disruption)
        for sketch in self.nations:
            if sketch.disruption == most and most > 0:
                sketch.pop = max(1, sketch.pop - 1)
