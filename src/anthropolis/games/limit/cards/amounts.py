"""Amounts on cards: how a figure becomes a number, read from the boards as they stand."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.cards.play import CHOSEN, Play
from anthropolis.games.limit.rules.moving.living import class_c
from anthropolis.games.limit.rules.moving.tracks import population, production
from anthropolis.games.limit.table.components import RESOURCES
from anthropolis.games.limit.table.state import World


class Amount:
    """LIM-TRM-02, LIM-SOLO-05: a figure; `by_target` if it is read from the target's board."""

    def __init__(self, number: int, by_target: bool = False) -> None:
        self.number = number
        self.by_target = by_target

    def of(self, world: World, play: Play) -> int:
        """The printed number itself."""
        return self.number

    def known(self) -> bool:
        """Whether it can be said before anything was chosen."""
        return not self.by_target


class PerPopulation(Amount):
    """So much for each of one's own population."""

    def of(self, world: World, play: Play) -> int:
        return self.number * population(world, play.nation)


class PopulationOffset(Amount):
    """The value of one's own population, so many levels away."""

    def of(self, world: World, play: Play) -> int:
        return population(world, play.nation, self.number)


class ProductionValue(Amount):
    """The value of one's own plant of that number, or of the one chosen."""

    def of(self, world: World, play: Play) -> int:
        plant = play.chosen if self.number == CHOSEN else self.number
        return production(world, play.nation, plant)

    def known(self) -> bool:
        return self.number != CHOSEN


class TargetProductionValue(Amount):
    """The value of the target's plant of that number."""

    def of(self, world: World, play: Play) -> int:
        return production(world, play.target, self.number)


class TargetPopulation(Amount):
    """So much for each of the target's population."""

    def of(self, world: World, play: Play) -> int:
        return self.number * population(world, play.target)


class TargetClassC(Amount):
    """So much for each step of the target's class C above the first."""

    def of(self, world: World, play: Play) -> int:
        return self.number * (class_c(world, play.target) - 1)


OWN: Final[dict[str, type[Amount]]] = {
    "per_population": PerPopulation,
    "population_value_offset": PopulationOffset,
    "production_value": ProductionValue,
}
OF_TARGET: Final[dict[str, type[Amount]]] = {
    "target_production_value": TargetProductionValue,
    "target_population_value": TargetPopulation,
    "target_class_c_minus_one": TargetClassC,
}


def amount_from(given: Any) -> Amount:
    """A number, or one of the measures of data/cards.schema.yaml with its figure."""
    if isinstance(given, int):
        return Amount(given)
    name, value = next(iter(given.items()))
    number = goods_number(value) if isinstance(value, str) else int(value)
    if name in OWN:
        return OWN[name](number)
    return OF_TARGET[name](number, True)


def goods_number(name: str) -> int:
    return CHOSEN if name == "chosen" else RESOURCES.index(name)
