"""Words about unrest and the five classes."""

from __future__ import annotations

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import NOBODY, Play
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.unrest import lower_unrest, raise_unrest
from anthropolis.games.limit.table.board import TOP_UNREST
from anthropolis.games.limit.table.state import World


class RaiseUnrest(Word):
    """LIM-CRD-04: as a cost it has to fit on the track."""

    def refusal(self, world: World, play: Play, purse: int) -> str:
        position = world.nations[play.nation].unrest + self.amount.of(world, play)
        return "LIM-CRD-04" if position > TOP_UNREST else ""

    def apply(self, world: World, play: Play, rule: str) -> None:
        raise_unrest(world, self.whose(play), self.amount.of(world, play), rule)


class LowerUnrest(Word):
    """LIM-UNR-04: as far as the track goes."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        lower_unrest(world, self.whose(play), self.amount.of(world, play), rule)


class LowerClass(Word):
    """LIM-CRD-05: classes of one's own choice fall; as a cost, that must be possible."""

    def refusal(self, world: World, play: Play, purse: int) -> str:
        classes = world.nations[play.nation].classes
        return "LIM-CRD-05" if sum(classes) - len(classes) < self.amount.number else ""

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return MoveClasses((play.nation,), (self.amount.number,), False, NOBODY, rule)


class RaiseClasses(Word):
    """LIM-SOL-04: the player gives single steps to classes, its own or the target's."""

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        chooser = play.nation if self.on_target else NOBODY
        return MoveClasses((self.whose(play),), (self.amount.number,), True, chooser, rule)
