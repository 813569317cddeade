"""Chapter 4, tracks: population and production move by levels and are read as values."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.table.board import TOP_POPULATION, highest_production
from anthropolis.games.limit.table.changes import tell_change
from anthropolis.games.limit.table.components import FOSSIL, RENEWABLE, RESOURCES
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.state import World

PLANT_NAMES: Final = ["renewable_production", "industrial_production", "military_production"]
PLANT_MENU: Final = Menu(
    Verb("plant_up", "plant", "after", names=[RESOURCES, []]),
    Verb("plant_down", "plant", "after", names=[RESOURCES, []]),
)
PLANT_UP: Final = 0
PLANT_DOWN: Final = 1


def value_at(track: list[int], level: int) -> int:
    """LIM-TRM-01, LIM-TRK-03: the value at a level, real or virtual.

    A virtual level of 0 or less is worth nothing, one above the top is worth the top.
    """
    if level <= 0:
        return 0
    return track[level] if level < len(track) else track[len(track) - 1]


def population_level(world: World, nation: int) -> int:
    return world.nations[nation].population_level(world.generation)


def population(world: World, nation: int, shift: int = 0) -> int:
    """LIM-TRM-02: the value of the population, read `shift` levels away."""
    return value_at(world.figures.population, population_level(world, nation) + shift)


def highest_level_paid(track: list[int], needed: int, amount: int) -> int:
    """LIM-SUP-02, LIM-IND-03, LIM-ORD-04: the highest level up to the needed one that is payable.

    Levels may be virtual; 0 if none can be paid.
    """
    level = needed
    while level > 0 and value_at(track, level) > amount:
        level -= 1
    return max(level, 0)


def raise_population(world: World, nation: int, rule: str) -> None:
    """LIM-TRK-01, LIM-TRK-02, LIM-TRK-05, LIM-TRM-05: one level up, if the track goes on."""
    _set_population(world, nation, world.nations[nation].pop + 1, rule)


def lower_population(world: World, nation: int, rule: str) -> None:
    """LIM-TRK-01, LIM-TRK-02, LIM-TRK-05: one level down, not below the first."""
    _set_population(world, nation, world.nations[nation].pop - 1, rule)


def _set_population(world: World, nation: int, level: int, rule: str) -> None:
    owner = world.nations[nation]
    if not owner.has_board() or not 1 <= level <= TOP_POPULATION:
        return
    if world.listening:
        tell_change(world, nation, "population_level", owner.pop, level, rule)
    owner.pop = level


def production_level(world: World, nation: int, plant: int) -> int:
    return world.nations[nation].production_level(plant, world.generation)


def production(world: World, nation: int, plant: int) -> int:
    """The present value of a plant."""
    return world.figures.production[production_level(world, nation, plant)]


def can_raise_production(world: World, nation: int, plant: int) -> bool:
    owner = world.nations[nation]
    return owner.has_board() and owner.prod[plant] < highest_production(owner, plant)


def can_lower_production(world: World, nation: int, plant: int) -> bool:
    owner = world.nations[nation]
    return owner.has_board() and owner.prod[plant] > 1


def raise_production(world: World, nation: int, plant: int, levels: int, rule: str) -> None:
    """LIM-TRK-04, LIM-TRK-05, LIM-TRK-06: as far up as the track and the territories allow."""
    if can_raise_production(world, nation, plant):
        owner = world.nations[nation]
        level = min(highest_production(owner, plant), owner.prod[plant] + levels)
        _set_production(world, nation, plant, level, rule)


def lower_production(world: World, nation: int, plant: int, levels: int, rule: str) -> None:
    """LIM-TRK-04, LIM-TRK-05: as far down as the track goes."""
    if can_lower_production(world, nation, plant):
        level = max(1, world.nations[nation].prod[plant] - levels)
        _set_production(world, nation, plant, level, rule)


def pull_down_renewable(world: World, nation: int) -> None:
    """LIM-TRK-07: with fewer territories than its level, renewable production drops at once."""
    owner = world.nations[nation]
    top = highest_production(owner, RENEWABLE)
    if owner.has_board() and owner.prod[RENEWABLE] > top:
        _set_production(world, nation, RENEWABLE, top, "LIM-TRK-07")


def _set_production(world: World, nation: int, plant: int, level: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, PLANT_NAMES[plant], owner.prod[plant], level, rule)
    owner.prod[plant] = level


def payable_plant_level(figures: Figures, level: int, fossils: int) -> int:
    """LIM-PRD-06: the highest level, up to the plant's own, whose fossil cost can be paid."""
    while level > 1 and figures.fossil_cost[level] > fossils:
        level -= 1
    return level


def fossils(world: World, nation: int) -> int:
    return world.nations[nation].stock[FOSSIL]
