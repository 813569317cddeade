"""Words about pollution and disruption."""

from __future__ import annotations

from typing import Any, ClassVar

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.special import GiveDisruption, calm_disruption, clean_pollution
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.tokens import receive_disruption, receive_pollution
from anthropolis.games.limit.table.state import World


class ReceivePollution(Word):
    """LIM-CRD-07: always possible."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        receive_pollution(world, self.whose(play), self.amount.of(world, play), rule)


class ReceiveDisruption(Word):
    """LIM-CRD-07: always possible."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        receive_disruption(world, self.whose(play), self.amount.of(world, play), rule)


class Shared(Word):
    """Something for the player itself, then something for every nation."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        self.own: int = record["self"]
        self.each: int = record["then_every_nation"]


class CleanPollution(Shared):
    """LIM-CP-11: tokens are removed."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        clean_pollution(world, play.nation, self.own, self.each, rule)


class ReturnDisruption(Shared):
    """LIM-CM-04: tokens are returned."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        calm_disruption(world, play.nation, self.own, self.each, rule)


class PassOnDisruption(Word):
    """LIM-CP-13: the player may give tokens to the target."""

    asks: ClassVar[tuple[str, ...]] = ("give",)

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return GiveDisruption(play.nation, play.target, self.amount.number, rule)
