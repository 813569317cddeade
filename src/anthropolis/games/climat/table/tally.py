"""What is counted over a whole match: parts of the global GES, and what each chair has done.

`World.tally` is one list: four parts of the counter, then for each chair the cards that it drew and
laid and its actions by kind.
"""

from __future__ import annotations

from typing import Final

PAIRS: Final = 0
CARDS: Final = 1
ADVICE: Final = 2
MEASURES: Final = 3
GES_PARTS: Final = ["ges_by_pairs", "ges_by_cards", "ges_by_advice", "ges_by_measures"]
"""BPC-GES-06: pair bonuses, cards, decarbonisation advice, emergency measures."""
DRAWN: Final = 0
LAID: Final = 1
FIRST_ACTION: Final = 2
KINDS_OF_ACTION: Final = 12
PER_CHAIR: Final = FIRST_ACTION + KINDS_OF_ACTION


def empty_tally(chairs: int) -> list[int]:
    return [0] * (len(GES_PARTS) + chairs * PER_CHAIR)


def place_in_tally(chair: int, what: int) -> int:
    """Where a chair's number stands: DRAWN, LAID, or FIRST_ACTION and a kind of action."""
    return len(GES_PARTS) + chair * PER_CHAIR + what
