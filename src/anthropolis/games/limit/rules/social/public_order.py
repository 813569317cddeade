"""Chapter 13, steps 10 and 11: public order and class struggle."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.tokens import pay_box, receive_in_full
from anthropolis.games.limit.rules.moving.tracks import population
from anthropolis.games.limit.rules.moving.unrest import BOOM, GROWTH, raise_unrest, zone
from anthropolis.games.limit.rules.social.shortages import UPRISING_TROOPS, claim_from
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import CLASS_A, CLASS_E
from anthropolis.games.limit.table.social_table import (
    BOOM_CLIMB,
    BOOM_MONEY,
    GROWTH_CLIMB,
    UPRISING_MONEY,
)
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class PublicOrder(Step):
    """LIM-ORD-01: the zone of the unrest cube at the start of the step says what happens.

    No nation's zone touches another's, so growth comes first, then boom, then uprising.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "public_order", "LIM-ORD-01")
        zones = [zone(world.nations[nation]) for nation in self.nations]
        growing = [n for n, where in zip(self.nations, zones) if where == GROWTH]
        booming = [n for n, where in zip(self.nations, zones) if where == BOOM]
        rising = [n for n in self.nations if n not in growing and n not in booming]
        rise_up(world, tuple(rising))
        boom(world, tuple(booming))
        grow(world, tuple(growing))


def grow(world: World, nations: tuple[int, ...]) -> None:
    """LIM-ORD-05: one class of the nation's choice climbs; nothing in column 4."""
    if nations:
        climb = tuple([GROWTH_CLIMB[world.nations[n].column_c] for n in nations])
        world.then(MoveClasses(nations, climb, True, -1, "LIM-ORD-05"))


def boom(world: World, nations: tuple[int, ...]) -> None:
    """LIM-ORD-06: money, from the LIMIT box if the Bank is short, and one class up to column 3."""
    for nation in nations:
        money = BOOM_MONEY[world.nations[nation].column_c]
        receive_in_full(world, nation, money, "LIM-ORD-06")
    if nations:
        climb = tuple([BOOM_CLIMB[world.nations[n].column_c] for n in nations])
        world.then(MoveClasses(nations, climb, True, -1, "LIM-ORD-06"))


def rise_up(world: World, nations: tuple[int, ...]) -> None:
    """LIM-ORD-02, LIM-ORD-03: columns 1 and 2 spend military resources, 3 and 4 lose money."""
    paying = [n for n in nations if UPRISING_MONEY[world.nations[n].column_c]]
    for nation in paying:
        owner = world.nations[nation]
        lost = UPRISING_MONEY[owner.column_c] * population(world, nation)
        pay_box(world, nation, min(lost, owner.money), "LIM-ORD-03")
    claim_from(world, tuple([n for n in nations if n not in paying]), UPRISING_TROOPS)


@dataclass(frozen=True)
class ClassStruggle(Step):
    """LIM-STR-01: unrest rises by the distance between class A and class E."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "class_struggle", "LIM-STR-01")
        for nation in self.nations:
            classes = world.nations[nation].classes
            raise_unrest(world, nation, classes[CLASS_A] - classes[CLASS_E], "LIM-STR-01")
