"""The cards that a nation would play anyway, for sketching generations to come."""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.bots.sketch import Sketch
from anthropolis.games.limit.rules.moving.tracks import value_at
from anthropolis.games.limit.table.components import (
    CARD_BY_ID,
    FOSSIL,
    INDUSTRIAL,
    MILITARY,
    RENEWABLE,
)
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.social_table import CONSUMPTION_SHIFT

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


class Commons:
    """What the sketched nations share and use up."""

    def __init__(self, bank: int, colonies: int) -> None:
        self.bank = bank
        self.colonies = colonies


def play_cards(sketch: Sketch, figures: Figures, commons: Commons) -> None:
    """The cards in hand that a nation would play anyway, each once; money goes to the Bank."""
    people = value_at(figures.population, sketch.pop)
    money = sketch.money
    secure_food(sketch, figures, people)
    secure_goods(sketch, figures, people)
    calm(sketch, people)
    educate(sketch, people)
    commons.bank += money - sketch.money
    if sketch.hand & SURCHARGE and sketch.unrest <= 7 and commons.bank >= 10 + 2 * people:
        sketch.unrest += 1
        commons.bank -= 10 + 2 * people
        sketch.money += 2 * people
    if sketch.hand & COLONIZATION and sketch.stock[MILITARY] >= 5 and commons.colonies > 0:
        commons.colonies -= 1
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
