"""Words about resources and land."""

from __future__ import annotations

from typing import Any, ClassVar

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.special import Seize, colonize, take_territory
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.tokens import (
    gain,
    lose_fossil,
    lose_territory,
    spend,
    spend_goods,
    take_fossil_from_box,
)
from anthropolis.games.limit.table.components import FOSSIL, INDUSTRIAL, MILITARY, RESOURCES
from anthropolis.games.limit.table.state import World


class Spend(Word):
    """LIM-CRD-03, LIM-CP-08, LIM-TOK-06: goods may feed Recycling, lost fossils go to the box."""

    def refusal(self, world: World, play: Play, purse: int) -> str:
        held = world.nations[play.nation].stock[self.goods_of(play)]
        return "LIM-CRD-03" if self.amount.of(world, play) > held else ""

    def apply(self, world: World, play: Play, rule: str) -> None:
        resource, amount = self.goods_of(play), self.amount.of(world, play)
        if resource == INDUSTRIAL:
            spend_goods(world, play.nation, amount, rule)
        elif resource == FOSSIL:
            lose_fossil(world, play.nation, amount, rule)
        else:
            spend(world, play.nation, resource, amount, rule)


class Attack(Word):
    """LIM-WAR-01: the military that the player has named, at least so much."""

    def refusal(self, world: World, play: Play, purse: int) -> str:
        short = world.nations[play.nation].stock[MILITARY] < self.amount.number
        return "LIM-WAR-01" if short else ""

    def apply(self, world: World, play: Play, rule: str) -> None:
        spend(world, play.nation, MILITARY, play.spent, rule)


class Gain(Word):
    """Resources from the supply, which has no end."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        gain(world, self.whose(play), self.goods_of(play), self.amount.of(world, play), rule)


class TakeFossil(Word):
    """From the LIMIT box, which has no end."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        take_fossil_from_box(world, play.nation, self.amount.of(world, play), rule)


class SeizeGoods(Word):
    """LIM-CM-09: one kind of the target's goods, as the player chooses."""

    asks: ClassVar[tuple[str, ...]] = ("seize",)

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        kinds: list[dict[str, Any]] = record["one_of"]
        self.kinds = tuple(RESOURCES.index(kind["resource"]) for kind in kinds)
        self.limits = tuple(int(kind["up_to"]) for kind in kinds)

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return Seize(play.nation, play.target, self.kinds, self.limits, rule)


class TakeTerritory(Word):
    """LIM-CM-08: one of the target's."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        take_territory(world, play.nation, play.target, rule)


class LoseTerritory(Word):
    """LIM-TOK-06: one goes to the LIMIT box."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        lose_territory(world, self.whose(play), rule)


class Colonize(Word):
    """LIM-CM-10: land and fossils of the colonization reserve."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        self.territories: int = record["territories"]
        self.fossil: int = record["fossil"]

    def apply(self, world: World, play: Play, rule: str) -> None:
        colonize(world, play.nation, self.territories, self.fossil, rule)
