"""Chapter 1, components: the 66 cards as small numbers, read from the data files.

Generation cards are 0..35 (generation, element, value), the start cards 36..38.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.rules import load_yaml

PACKAGE: Final = "anthropolis.games.anthropocene"
ROWS: Final = ["air", "land", "water"]
COLUMNS: Final = ["west", "north", "east"]
LINES: Final = ROWS + COLUMNS
NO_GAS: Final = 0
CO2: Final = 1
CH4: Final = 2
GASES: Final = ["none", "co2", "ch4"]

CARDS_PER_GENERATION: Final = 12
FIRST_START_CARD: Final = 36


def load_data(name: str) -> Any:
    """ANT-CMP-01, ANT-CMP-03, ANT-CMP-04, ANT-CMP-05: the cards of the box are data files."""
    return load_yaml(PACKAGE, f"data/{name}.yaml")


def _cards() -> list[dict[str, Any]]:
    """ANT-CMP-02, ANT-CMP-07: twelve cards a generation, and three start cards without gas."""
    generation = sorted(
        load_data("generation_cards")["cards"],
        key=lambda c: (c["generation"], ROWS.index(c["element"]), c["biosphere"]),
    )
    return generation + [{"gas": "none", **c} for c in load_data("setup_cards")["start_cards"]]


CARDS: Final[list[dict[str, Any]]] = _cards()
CARD_IDS: Final[list[str]] = [str(c["id"]) for c in CARDS]
CARD_BY_ID: Final[dict[str, int]] = {card: i for i, card in enumerate(CARD_IDS)}
ELEMENT: Final[list[int]] = [ROWS.index(c["element"]) for c in CARDS]
BIOSPHERE: Final[list[int]] = [int(c["biosphere"]) for c in CARDS]
GAS: Final[list[int]] = [GASES.index(c["gas"]) for c in CARDS]
"""ANT-CMP-06: which cards carry a gas molecule; no card carries two."""


VALUES: Final[list[int]] = [c["biosphere"] for c in load_data("objective_cards")["biosphere_cards"]]
LOWEST: Final[int] = min(VALUES)
HIGHEST: Final[int] = max(VALUES)
_SCORE_CARDS: Final[dict[str, Any]] = load_data("score_cards")
START_ICE: Final[int] = max(card["value"] for card in _SCORE_CARDS["ice_cards"])
GENERATIONS: Final[int] = max(card["generation"] or 0 for card in _SCORE_CARDS["sky_cards"])


def start_cells() -> list[tuple[int, int]]:
    """ANT-SET-04: which start card lies on which cell."""
    grid = load_data("board")["start_grid"]
    return [
        (CARD_BY_ID[g["card"]], ROWS.index(g["row"]) * 3 + COLUMNS.index(g["column"])) for g in grid
    ]


START_CELLS: Final[list[tuple[int, int]]] = start_cells()
