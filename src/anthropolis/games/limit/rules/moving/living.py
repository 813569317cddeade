"""Chapter 5, standard of living: five classes that never overtake each other."""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.table.board import SHIFT_AT, TOP_LIVING
from anthropolis.games.limit.table.changes import tell_change
from anthropolis.games.limit.table.components import CLASS_NAMES
from anthropolis.games.limit.table.state import World

CLASS_WORDS: Final = [f"class_{name}" for name in CLASS_NAMES]


def can_climb(classes: list[int], rank: int) -> bool:
    """LIM-SOL-02, LIM-SOL-06: class A, or a class below the one above it; never above 4."""
    if classes[rank] == TOP_LIVING:
        return False
    return rank == 0 or classes[rank] < classes[rank - 1]


def can_fall(classes: list[int], rank: int) -> bool:
    """LIM-SOL-02, LIM-SOL-06: class E, or a class above the one below it; never below 1."""
    if classes[rank] == 1:
        return False
    return rank == 4 or classes[rank] > classes[rank + 1]


def climbing_classes(classes: list[int]) -> list[int]:
    """LIM-SOL-03, LIM-SOL-04: the classes that one step of rise may be given to, A first."""
    return [rank for rank in range(5) if can_climb(classes, rank)]


def falling_classes(classes: list[int]) -> list[int]:
    """LIM-SOL-03, LIM-SOL-04: the classes that one step of fall may be given to, A first."""
    return [rank for rank in range(5) if can_fall(classes, rank)]


def raise_class(world: World, nation: int, rank: int, rule: str) -> None:
    """LIM-SOL-01, LIM-SOL-05: one step up; the first arrival on 3 frees the demographic tile."""
    owner = world.nations[nation]
    _set_class(world, nation, rank, owner.classes[rank] + 1, rule)
    if owner.classes[rank] == SHIFT_AT and owner.demo_line >> rank & 1:
        owner.demo_line ^= 1 << rank
        set_demo_zone(world, nation, owner.demo_zone + 1, "LIM-SOL-05")


def lower_class(world: World, nation: int, rank: int, rule: str) -> None:
    """LIM-SOL-01: one step down; a demographic tile never returns."""
    _set_class(world, nation, rank, world.nations[nation].classes[rank] - 1, rule)


def _set_class(world: World, nation: int, rank: int, level: int, rule: str) -> None:
    classes = world.nations[nation].classes
    if world.listening:
        tell_change(world, nation, CLASS_WORDS[rank], classes[rank], level, rule)
    classes[rank] = level


def set_demo_zone(world: World, nation: int, tiles: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "demo_zone", owner.demo_zone, tiles, rule)
    owner.demo_zone = tiles


def class_c(world: World, nation: int) -> int:
    return world.nations[nation].class_c(world.generation)
