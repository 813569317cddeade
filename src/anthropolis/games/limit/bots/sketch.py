"""One nation's numbers, free to be played with: the arithmetic of the Social phase without choices.

It reads the same tables as the rules, but it asks nobody, tells nobody and knows no allies. Where a
rule lets a nation choose, it chooses as most would.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.rules.moving.tokens import RECYCLED_FROM
from anthropolis.games.limit.rules.moving.tracks import (
    highest_level_paid,
    payable_plant_level,
    value_at,
)
from anthropolis.games.limit.rules.social.plants import farmed_value
from anthropolis.games.limit.table.board import (
    LAST_OF_BOOM,
    LAST_OF_GROWTH,
    TOP_POPULATION,
    TOP_PRODUCTION,
    TOP_UNREST,
)
from anthropolis.games.limit.table.components import (
    FOSSIL,
    GREEN_PRODUCTION,
    INDUSTRIAL,
    INTENSIVE_FARMING,
    MILITARY,
    POLICY_PLANNING,
    RECYCLING,
    RENEWABLE,
    SUSTAINABLE_CONSUMPTION,
    VEGETARIANISM,
)
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.social_table import (
    BOOM_CLIMB,
    BOOM_MONEY,
    CONSUMPTION_SHIFT,
    FAMINE_UNREST,
    FOSSIL_SHORTAGE_UNREST,
    GROWTH_CLIMB,
    INDUSTRIAL_SHORTAGE_UNREST,
    KEPT_RENEWABLE,
    POPULATION_GROWTH,
    TAX,
    TILES_DISCARDED,
    TILES_FOR_LOWER_MORTALITY,
    UPRISING_MONEY,
    UPRISING_SHIFT,
)
from anthropolis.games.limit.table.state import Nation

TO_TRANSITION: Final = [2, 1, 0, 4, 3]
AFTER_TRANSITION: Final = [4, 3, 1, 0, 2]
"""Which class climbs: the first in these lists that can."""


class Sketch:
    """A nation's numbers, free to be played with."""

    def __init__(self, owner: Nation) -> None:
        self.pop = owner.pop
        self.unrest = owner.unrest
        self.money = owner.money
        self.territories = owner.territories
        self.pollution = owner.pollution
        self.disruption = owner.disruption
        self.line = owner.demo_line
        self.zone = owner.demo_zone
        self.column = owner.column_c
        self.classes = owner.classes[:]
        self.prod = owner.prod[:]
        self.stock = owner.stock[:]
        self.eats_less = owner.has(VEGETARIANISM)
        self.buys_less = owner.has(SUSTAINABLE_CONSUMPTION)
        self.recycles = owner.has(RECYCLING)
        self.plans = owner.has(POLICY_PLANNING)
        self.green = owner.has(GREEN_PRODUCTION)
        self.farms = owner.has(INTENSIVE_FARMING)
        self.hand = owner.hand
        self.cards = owner.hand | owner.played
        self.passed = owner.passed

    # -- single movements ----------------------------------------------------------------------

    def upset(self, points: int) -> None:
        self.unrest += points
        if self.unrest > TOP_UNREST:
            self.disruption += self.unrest - TOP_UNREST
            self.unrest = TOP_UNREST

    def climb(self) -> None:
        """Class C up to 3 first, which ends the growth of the population, then the poorest."""
        classes = self.classes
        for rank in TO_TRANSITION if classes[2] < 3 else AFTER_TRANSITION:
            level = classes[rank]
            if level < 4 and (rank == 0 or level < classes[rank - 1]):
                classes[rank] = level + 1
                if level == 2 and self.line >> rank & 1:
                    self.line ^= 1 << rank
                    self.zone += 1
                return

    def fall(self) -> None:
        """A class that does not count in the score if possible, else the highest that may."""
        for rank in (1, 3, 0, 2, 4):
            level = self.classes[rank]
            if level > 1 and (rank == 4 or level > self.classes[rank + 1]):
                self.classes[rank] = level - 1
                return

    def shrink(self) -> None:
        """A famine costs the arsenal first, the fields last."""
        for plant in (MILITARY, INDUSTRIAL, RENEWABLE):
            if self.prod[plant] > 1:
                self.prod[plant] -= 1
                return

    def raise_plant(self, plant: int) -> None:
        top = min(TOP_PRODUCTION, max(1, self.territories)) if plant == 0 else TOP_PRODUCTION
        if self.prod[plant] < top:
            self.prod[plant] += 1

    # -- the Social phase ----------------------------------------------------------------------

    def supply(self, figures: Figures) -> None:
        level = self.pop - 1 if self.eats_less else self.pop
        short = self.spend(figures, RENEWABLE, level)
        if short:
            self.pop = max(1, self.pop - short)
            for _ in range(short):
                self.shrink()
            self.upset(FAMINE_UNREST * short)

    def consume(self, figures: Figures) -> None:
        level = self.pop + CONSUMPTION_SHIFT[self.column] - (1 if self.buys_less else 0)
        before = self.stock[INDUSTRIAL]
        short = self.spend(figures, INDUSTRIAL, min(level, TOP_POPULATION))
        if self.recycles and before - self.stock[INDUSTRIAL] >= RECYCLED_FROM:
            self.stock[FOSSIL] += 1
        if short:
            for _ in range(short):
                self.fall()
            self.upset(INDUSTRIAL_SHORTAGE_UNREST * short)

    def spend(self, figures: Figures, resource: int, level: int) -> int:
        """Spend the value of the highest level that can be paid; the answer is what is missing."""
        if level <= 0:
            return 0
        paid = highest_level_paid(figures.population, level, self.stock[resource])
        self.stock[resource] -= value_at(figures.population, paid)
        return level - paid

    def demography(self) -> None:
        if POPULATION_GROWTH[self.column] and self.pop < TOP_POPULATION:
            self.pop += 1
        if self.zone >= TILES_FOR_LOWER_MORTALITY and self.pop < TOP_POPULATION:
            self.pop += 1
        self.zone -= min(self.zone, TILES_DISCARDED)

    def economy(self) -> None:
        if self.plans:
            return
        if self.column <= 2:
            self.raise_plant(RENEWABLE)
            if self.column == 2:
                self.raise_plant(INDUSTRIAL)
        elif self.column == 3:
            self.raise_plant(INDUSTRIAL if self.prod[INDUSTRIAL] < TOP_PRODUCTION else MILITARY)
        elif self.prod[MILITARY] > 1:
            self.prod[MILITARY] -= 1
        elif self.prod[INDUSTRIAL] > 1:
            self.prod[INDUSTRIAL] -= 1

    def produce(self, figures: Figures) -> None:
        if self.farms and self.stock[FOSSIL] == 0:
            self.farms = False
            self.prod[RENEWABLE] = max(1, self.prod[RENEWABLE] - 1)
        if self.farms:
            self.stock[FOSSIL] -= 1
            self.pollution += 1
            self.stock[RENEWABLE] += farmed_value(figures, self.prod[RENEWABLE])
        else:
            self.stock[RENEWABLE] += figures.production[self.prod[RENEWABLE]]
        self.run_plant(figures, INDUSTRIAL)
        self.run_plant(figures, MILITARY)

    def run_plant(self, figures: Figures, plant: int) -> None:
        wanted = self.prod[plant]
        level = payable_plant_level(figures, wanted, self.stock[FOSSIL])
        self.stock[plant] += figures.production[level]
        self.stock[FOSSIL] -= min(figures.fossil_cost[level], self.stock[FOSSIL])
        dirt = figures.plant_pollution[level]
        if dirt and plant == INDUSTRIAL and self.green:
            dirt -= 1
        self.pollution += dirt
        if level < wanted:
            self.upset(FOSSIL_SHORTAGE_UNREST * (wanted - level))
            self.prod[plant] = level

    def order(self, figures: Figures) -> None:
        column = self.column
        if self.unrest <= LAST_OF_BOOM:
            self.money += BOOM_MONEY[column]
            if BOOM_CLIMB[column]:
                self.climb()
        elif self.unrest <= LAST_OF_GROWTH:
            if GROWTH_CLIMB[column]:
                self.climb()
        elif UPRISING_MONEY[column]:
            lost = UPRISING_MONEY[column] * value_at(figures.population, self.pop)
            self.money -= min(lost, self.money)
        else:
            for _ in range(self.spend(figures, MILITARY, self.pop + UPRISING_SHIFT[column])):
                self.fall()

    def social_phase(self, figures: Figures, done: int) -> int:
        """The steps after the first `done`; the answer is the taxes that the Bank has to pay."""
        tax = 0
        if done < 1:
            self.column = self.classes[2]
            self.supply(figures)
        if done < 2:
            self.stock[RENEWABLE] = min(self.stock[RENEWABLE], KEPT_RENEWABLE)
        if done < 3:
            self.consume(figures)
        if done < 4:
            self.demography()
        if done < 7:
            self.economy()
        if done < 8:
            tax = TAX[self.column] * value_at(figures.population, self.pop)
            self.money += tax
        if done < 9:
            self.produce(figures)
        if done < 10:
            self.order(figures)
        if done < 11:
            self.upset(self.classes[0] - self.classes[4])
        return tax

    def stress_test(self, figures: Figures) -> None:
        self.column = self.classes[2]
        self.supply(figures)
        self.consume(figures)
        self.produce(figures)
