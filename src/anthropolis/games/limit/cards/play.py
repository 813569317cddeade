"""A card as it is announced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.keeping import Kept

NOBODY: Final = -1
"""No target, or nothing chosen."""
CHOSEN: Final = -1
"""A resource or plant that the player names when the card is announced."""
NOT_YET: Final = 0
"""No military has been named for an attack."""


@dataclass(frozen=True)
class Play(Kept):
    """LIM-CRD-01: who plays which card on whom, with what choice and with how much military.

    `pooled` says that others may help to pay it.
    """

    nation: int
    card: int
    target: int = NOBODY
    chosen: int = NOBODY
    spent: int = NOT_YET
    pooled: bool = False

    def on(self, target: int) -> Play:
        return Play(self.nation, self.card, target, self.chosen, self.spent, self.pooled)

    def choosing(self, chosen: int) -> Play:
        return Play(self.nation, self.card, self.target, chosen, self.spent, self.pooled)

    def spending(self, military: int) -> Play:
        return Play(self.nation, self.card, self.target, self.chosen, military, self.pooled)
