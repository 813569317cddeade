"""What every word of a card can be asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.amounts import Amount, amount_from, goods_number
from anthropolis.games.limit.cards.play import CHOSEN, Play
from anthropolis.games.limit.table.state import World

FIGURES: Final = ("amount", "steps", "levels", "count", "up_to", "minimum")
"""What the figure of a word that has one is called."""


class Word:
    """One word of a card with its figures.

    `amount` is its figure, `goods` the resource or plant it is about (maybe CHOSEN), `on_target` is
    true where the target suffers or enjoys it. `asks` names the parameters of a play that answer
    its questions.
    """

    asks: ClassVar[tuple[str, ...]] = ()

    def __init__(self, record: dict[str, Any]) -> None:
        self.amount: Amount = amount_from(next((record[f] for f in FIGURES if f in record), 0))
        self.goods = goods_number(record.get("resource", record.get("production", "chosen")))
        self.on_target = record.get("whose", record.get("plant_of")) == "target"

    def whose(self, play: Play) -> int:
        return play.target if self.on_target else play.nation

    def goods_of(self, play: Play) -> int:
        return play.chosen if self.goods == CHOSEN else self.goods

    def price(self, world: World, play: Play) -> int:
        """The money that leaves the player's own stock, wherever it goes."""
        return 0

    def refusal(self, world: World, play: Play, purse: int) -> str:
        """The rule that makes the word unpayable as a cost, or nothing; `purse` is the money."""
        return ""

    def step(self, world: World, play: Play, rule: str) -> Step | None:
        """The step of a word that may ask somebody, None for one that `apply` does."""
        return None

    def apply(self, world: World, play: Play, rule: str) -> None:
        """Do it at once, as far as possible; a cost is payable."""
        raise NotImplementedError


class Modifier(Word):
    """LIM-CRD-11: a permanent card does nothing now; other chapters look for the card."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        return
