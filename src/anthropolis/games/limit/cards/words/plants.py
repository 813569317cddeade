"""Words about plants."""

from __future__ import annotations

from typing import Any, ClassVar

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.special import HitPlant, run_offshore
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.running import RunPlant
from anthropolis.games.limit.rules.moving.tracks import lower_production, raise_production
from anthropolis.games.limit.table.components import RESOURCES
from anthropolis.games.limit.table.state import World


class RaiseProduction(Word):
    """LIM-TRK-05: as far up as the track and the territories allow."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        plant, levels = self.goods_of(play), self.amount.number
        raise_production(world, self.whose(play), plant, levels, rule)


class LowerProduction(Word):
    """LIM-CRD-05: as a cost it must be possible, unless it is free at the bottom of the track.

    As an effect the player may have to choose among some plants of the target.
    """

    asks: ClassVar[tuple[str, ...]] = ("hit",)

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        self.free_at_bottom = record.get("at_minimum") == "free"
        self.plants = tuple(RESOURCES.index(name) for name in record.get("options", []))

    def refusal(self, world: World, play: Play, purse: int) -> str:
        level = world.nations[play.nation].prod[self.goods_of(play)]
        stuck = level <= self.amount.number and not self.free_at_bottom
        return "LIM-CRD-05" if stuck else ""

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return HitPlant(play.nation, play.target, self.plants, rule) if self.plants else None

    def apply(self, world: World, play: Play, rule: str) -> None:
        plant, levels = self.goods_of(play), self.amount.number
        lower_production(world, self.whose(play), plant, levels, rule)


class Produce(Word):
    """LIM-CP-06, LIM-CP-12: a plant runs once, one's own or, for oneself, the target's."""

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return None if self.on_target else RunPlant(play.nation, self.goods_of(play), False)

    def apply(self, world: World, play: Play, rule: str) -> None:
        run_offshore(world, play.nation, play.target, self.goods_of(play), rule)
