"""Where the nations are heading: the generations to come, sketched without cards or surprises.

The Social phase leaves hardly any choice, so its arithmetic alone says much about the end: who will
starve, who burns the last fossils, whose taxes grow. The sketch is for bots; it reads the same
tables as the rules, but it asks nobody, plays no cards and knows no alliances.
"""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.components import (
    CARD_BY_ID,
    FOSSIL,
    GREEN_PRODUCTION,
    INDUSTRIAL,
    INTENSIVE_FARMING,
    MILITARY,
    POLICY_PLANNING,
    RENEWABLE,
    SUSTAINABLE_CONSUMPTION,
    VEGETARIANISM,
)
from anthropolis.games.limit.figures import Figures
from anthropolis.games.limit.social_table import (
    BOOM_CLIMB,
    BOOM_MONEY,
    COLD_WAR_ABOVE,
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
from anthropolis.games.limit.state import Nation, World
from anthropolis.games.limit.tracks import (
    TOP_POPULATION,
    TOP_PRODUCTION,
    highest_level_paid,
    payable_plant_level,
    value_at,
)

TOP_UNREST: Final = 11
TO_TRANSITION: Final = [2, 1, 0, 4, 3]
AFTER_TRANSITION: Final = [4, 3, 1, 0, 2]
"""Which class climbs: the first in these lists that can."""
SCHOOLS_UP_TO: Final = 20


def _bit(card: str) -> int:
    return 1 << CARD_BY_ID[card]


SURCHARGE: Final[int] = _bit("surcharge")
COLONIZATION: Final[int] = _bit("colonization")
INDUSTRIALIZATION: Final[int] = _bit("industrialization")
CRAFTSMANSHIP: Final[int] = _bit("craftsmanship")
VEGETARIAN: Final[int] = _bit("vegetarianism")
INVESTMENT: Final[int] = _bit("investment_policy")
EXPENDITURE: Final[int] = _bit("public_expenditure")
STUDIES: Final[int] = _bit("graduate_studies")
EDUCATION: Final[int] = _bit("education")
SUSTAINABLE: Final[int] = _bit("sustainable_consumption")
EXTRACTION: Final[int] = _bit("extraction")
URBANIZATION: Final[int] = _bit("urbanization")
OVERCONSUMPTION: Final[int] = _bit("overconsumption")


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
        short = self.spend(figures, INDUSTRIAL, min(level, TOP_POPULATION))
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
            self.raise_plant(INDUSTRIAL)
        elif self.prod[MILITARY] > 1:
            self.prod[MILITARY] -= 1
        elif self.prod[INDUSTRIAL] > 1:
            self.prod[INDUSTRIAL] -= 1

    def produce(self, figures: Figures) -> None:
        level = self.prod[RENEWABLE]
        if self.farms and self.stock[FOSSIL] > 0:
            self.stock[FOSSIL] -= 1
            self.pollution += 1
            level += 1
        self.stock[RENEWABLE] += value_at(figures.production, level)
        self.run_plant(figures, INDUSTRIAL)
        self.run_plant(figures, MILITARY)

    def run_plant(self, figures: Figures, plant: int) -> None:
        wanted = self.prod[plant]
        level = payable_plant_level(figures, wanted, self.stock[FOSSIL])
        self.stock[plant] += figures.production[level]
        self.stock[FOSSIL] -= figures.fossil_cost[level]
        dirt = figures.plant_pollution[level]
        if dirt and plant == INDUSTRIAL and self.green:
            dirt -= 1
        self.pollution += dirt
        if level < wanted:
            self.upset(FOSSIL_SHORTAGE_UNREST * (wanted - level))
            self.prod[plant] = level

    def order(self, figures: Figures) -> None:
        column = self.column
        if self.unrest <= 2:
            self.money += BOOM_MONEY[column]
            if BOOM_CLIMB[column]:
                self.climb()
        elif self.unrest <= 9:
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


# -- the Political phase --------------------------------------------------------------------------


def play_cards(sketch: Sketch, outlook: Outlook) -> None:
    """The cards in hand that a nation would play anyway, each once; money goes to the Bank."""
    figures = outlook.figures
    people = value_at(figures.population, sketch.pop)
    money = sketch.money
    secure_food(sketch, figures, people)
    secure_goods(sketch, figures, people)
    calm(sketch, people)
    educate(sketch, people)
    outlook.bank += money - sketch.money
    if sketch.hand & SURCHARGE and sketch.unrest <= 7 and outlook.bank >= 10 + 2 * people:
        sketch.unrest += 1
        outlook.bank -= 10 + 2 * people
        sketch.money += 2 * people
    if sketch.hand & COLONIZATION and sketch.stock[MILITARY] >= 5 and outlook.colonies > 0:
        outlook.colonies -= 1
        sketch.stock[MILITARY] -= 5
        sketch.stock[FOSSIL] += 2
        sketch.territories += 1
        sketch.disruption += 2


def secure_food(sketch: Sketch, figures: Figures, people: int) -> None:
    """Fields for the next generation, food for this one, less appetite for all to come."""
    prod, stock = sketch.prod, sketch.stock
    harvest = figures.production[prod[RENEWABLE]]
    if sketch.hand & INDUSTRIALIZATION and sketch.money >= harvest and harvest <= 10:
        before = prod[RENEWABLE]
        sketch.raise_plant(RENEWABLE)
        if prod[RENEWABLE] > before:
            sketch.money -= harvest
            sketch.hand &= ~INDUSTRIALIZATION
    if sketch.hand & CRAFTSMANSHIP and sketch.money > 0 and stock[RENEWABLE] < people:
        sketch.money -= 1
        stock[RENEWABLE] += 2
    if sketch.hand & VEGETARIAN and not sketch.eats_less and sketch.unrest <= 8 and sketch.pop >= 4:
        sketch.eats_less = True
        sketch.unrest += 2


def secure_goods(sketch: Sketch, figures: Figures, people: int) -> None:
    """Factories and fossils where the population consumes more than they make."""
    level = sketch.pop + CONSUMPTION_SHIFT[sketch.classes[2]] - (1 if sketch.buys_less else 0)
    wanted = value_at(figures.population, level)
    made = figures.production[sketch.prod[INDUSTRIAL]]
    if sketch.hand & INDUSTRIALIZATION and made < wanted and sketch.money >= made:
        sketch.money -= made
        sketch.raise_plant(INDUSTRIAL)
    if sketch.hand & SUSTAINABLE and not sketch.buys_less and sketch.unrest <= 7 and made < wanted:
        sketch.buys_less = True
        sketch.unrest += 2
    burnt = figures.fossil_cost[sketch.prod[INDUSTRIAL]]
    if sketch.hand & EXTRACTION and sketch.money >= 5 and sketch.stock[FOSSIL] < burnt:
        sketch.money -= 5
        sketch.stock[FOSSIL] += 2
        sketch.pollution += 1
    spare = sketch.stock[INDUSTRIAL] - wanted
    if sketch.hand & URBANIZATION and spare >= people:
        sketch.stock[INDUSTRIAL] -= people
        sketch.climb()
        sketch.climb()
    elif sketch.hand & OVERCONSUMPTION and spare >= people and sketch.unrest >= 5:
        sketch.stock[INDUSTRIAL] -= people
        sketch.unrest = max(1, sketch.unrest - 3)


def calm(sketch: Sketch, people: int) -> None:
    """Unrest is bought off before it becomes an uprising."""
    if sketch.hand & INVESTMENT and sketch.unrest >= 6 and sketch.money >= 2 * people:
        sketch.money -= 2 * people
        sketch.unrest = max(1, sketch.unrest - 3)
    if sketch.hand & EXPENDITURE and sketch.unrest >= 5 and sketch.money >= people:
        sketch.money -= people
        sketch.unrest = max(1, sketch.unrest - 1)


def educate(sketch: Sketch, people: int) -> None:
    """Schools while the population is small enough to pay for them."""
    if people > SCHOOLS_UP_TO:
        return
    if sketch.hand & STUDIES and sketch.money >= 2 * people:
        sketch.money -= 2 * people
        for _ in range(3):
            sketch.climb()
    if sketch.hand & EDUCATION and sketch.money >= people:
        sketch.money -= people
        sketch.climb()


# -- all nations ----------------------------------------------------------------------------------


class Outlook:
    """All nations sketched together, with what they share."""

    def __init__(self, world: World) -> None:
        self.figures = world.figures
        self.bank = world.bank
        self.crises = world.crises[:]
        self.nations = [Sketch(world.nations[nation]) for nation in range(world.seats)]
        boxes = len(world.nations)
        self.pollution_capacity = 6 + 3 * boxes
        self.disruption_capacity = 6 + 2 * boxes - world.box_disruption
        self.colonies = world.colony_territories
        self.foreign_pollution = world.nations[world.star].pollution if world.star >= 0 else 0
        self.foreign_disruption = world.nations[world.star].disruption if world.star >= 0 else 0

    def generation(self, done: int, crises_now: int) -> None:
        """The rest of a generation, of whose Social phase the first `done` steps are over."""
        taxes = 0
        for sketch in self.nations:
            if done < 1:
                if not sketch.passed:
                    play_cards(sketch, self)
                sketch.passed = False
                sketch.hand = sketch.cards
            taxes += sketch.social_phase(self.figures, done)
        broke = crises_now & 1 == 1
        if taxes > self.bank:
            broke = True
            self.bank = 0
        else:
            self.bank -= taxes
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
            lost = min(sketch.money, tiles * value_at(self.figures.population, sketch.pop))
            sketch.money -= lost
            self.bank += lost
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
                sketch.upset(3)
                sketch.fall()

    def military_crisis(self, tiles: int) -> None:
        most = 0
        for sketch in self.nations:
            for _ in range(tiles):
                sketch.fall()
            for _ in range(sketch.spend(self.figures, MILITARY, sketch.pop - 1)):
                sketch.fall()
            sketch.disruption = max(0, sketch.disruption - 1)
            most = max(most, sketch.disruption)
        for sketch in self.nations:
            if sketch.disruption == most and most > 0:
                sketch.pop = max(1, sketch.pop - 1)
