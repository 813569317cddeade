"""Chapter 12, the effect of a card: its words, one after the other, as far as possible."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class Effects(Step):
    """LIM-CRD-01, LIM-CRD-08: the words of a card from number `place` on, as far as possible."""

    play: Play
    place: int

    def start(self, world: World) -> None:
        card = ALL_CARDS[self.play.card]
        words = card.effect
        for place in range(self.place, len(words)):
            step = words[place].step(world, self.play, card.rule)
            if step is None:
                words[place].apply(world, self.play, card.rule)
                continue
            if place + 1 < len(words):
                world.todo.append(Effects(self.play, place + 1))
            world.todo.append(step)
            return
