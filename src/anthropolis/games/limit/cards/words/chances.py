"""Words that give the player another go: at the market, at the decks, with a card."""

from __future__ import annotations

from typing import Any, ClassVar

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.special import RecoverCard
from anthropolis.games.limit.cards.transactions import MovePrice, Transaction, transactions_allowed
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.drawing import ChooseDeck
from anthropolis.games.limit.table.state import World


class Trade(Word):
    """LIM-CM-01: transactions on the marketplace."""

    asks: ClassVar[tuple[str, ...]] = ("transactions",)

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        left = transactions_allowed(world, play.nation, play.card, self.amount.number)
        return Transaction(play.nation, left, 0, rule)


class ShiftPrice(Word):
    """LIM-CM-02: one price cube moves one position."""

    asks: ClassVar[tuple[str, ...]] = ("move_price",)

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return MovePrice(play.nation, rule)


class DrawAndKeep(Word):
    """LIM-CS-10: draw from a deck, keep some."""

    asks: ClassVar[tuple[str, ...]] = ("deck", "keep")

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        self.draw: int = record["draw"]
        self.keep: int = record["keep"]

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return ChooseDeck((play.nation,), (self.draw,), (self.keep,), rule)


class RecoverPlayed(Word):
    """LIM-CS-12: an instant card played this generation comes back."""

    asks: ClassVar[tuple[str, ...]] = ("recover",)

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        return RecoverCard(play.nation, play.card, rule)
