"""A world before anything is decided: the start values of the board, full decks, empty chairs."""

from __future__ import annotations

from anthropolis.engine.chance import Chance
from anthropolis.games.climat.table.deck import ALL_EVENTS, FIRST_CONSEQUENCE
from anthropolis.games.climat.table.energy import COLD, ELECTRICITY, HEAT, OIL
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    COPIES,
    EXTERNAL_PER_COLOUR,
    POWERS,
    SIX,
)
from anthropolis.games.climat.table.regions import (
    CHINA,
    DEFAULT_ORDER,
    MANY,
    NORTH_AMERICA,
    RED_START,
    START,
    START_GES,
    ZONES,
)
from anthropolis.games.climat.table.state import NOBODY, NOWHERE, PLAYING, Table, World
from anthropolis.games.climat.table.tally import empty_tally
from anthropolis.games.climat.table.tokens import MANY_TOKENS


def new_world(seats: int, chance: Chance, table: Table, scenario: int) -> World:
    """BPC-SET-02, BPC-SET-03, BPC-EXP-01: the board; no events, no characters, nothing planned."""
    rate = "demography_expert" if table.expert else "demography"
    deck = [COPIES] * ALL_KINDS
    external = take_external(deck, chance)
    return World(
        seats, chance, table, scenario, DEFAULT_ORDER[:], 0, 1, 0, 0,
        START_GES, 0, RED_START, False, COLD[0], HEAT[0], [1] * len(ZONES), 0, 0,
        values("ndv"), values("discipline"), values("population"), values(rate),
        blocks("oil", OIL), blocks("electricity", ELECTRICITY),
        [0] * MANY, [0] * (MANY * MANY_TOKENS), [0] * MANY, values("ges"),
        0, 0, START[CHINA]["special"]["pieces"], START[NORTH_AMERICA]["special"]["pieces"], False,
        [NOBODY] * seats, [NOBODY] * seats, list(range(seats)), [NOWHERE] * seats,
        0, (1 << seats) - 1, 0, 0, 0, [0] * (seats * ALL_KINDS), deck, [0] * ALL_KINDS,
        external, False, [0] * ALL_KINDS, [], [], [],
        [], 0, [], list(range(FIRST_CONSEQUENCE, ALL_EVENTS)), [], 0, NOWHERE, NOWHERE, NOWHERE,
        [], 0, 0, False, [], [], 0, NOWHERE, False, 0, 0, 0,
        0, NOWHERE, False, False, False, PLAYING, PLAYING, empty_tally(seats),
    )  # fmt: skip


def values(name: str) -> list[int]:
    """BPC-REG-15, BPC-REG-16: one start value of every region; the GES add up to 100."""
    return [int(region[name]) for region in START]


def blocks(name: str, kinds: list[str]) -> list[int]:
    """The tokens of every region, kind by kind."""
    return [int(region[name][kind]) for region in START for kind in kinds]


def take_external(deck: list[int], chance: Chance) -> list[int]:
    """BPC-SET-04: three cards of each colour go from its deck to the external pile."""
    external = [0] * ALL_KINDS
    for colour in range(SIX):
        for _ in range(EXTERNAL_PER_COLOUR):
            kind = any_of(deck, colour * POWERS, chance)
            deck[kind] -= 1
            external[kind] += 1
    return external


def any_of(deck: list[int], first: int, chance: Chance) -> int:
    """A card of the colour that begins at `first`, each card equally likely."""
    left = chance.below(sum(deck[first : first + POWERS]))
    kind = first
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    return kind
