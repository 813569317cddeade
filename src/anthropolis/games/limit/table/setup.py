"""Chapter 3, setup; LIM-SET-12: with the solo (LIM-SOLO-02) and teaching (LIM-VAR-01) ones."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.games.limit.table.components import CARDS, DECK_OF, STARTERS, UNLOCKED_AT, set_of
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.state import NO_STAR, Nation, World

BILLS_PER_NATION: Final = 114
PRINTED_START_MONEY: Final = 5
TEACHING_START_MONEY: Final = 4
STAR_MONEY: Final = 40
ALL_TILES: Final = 0b11111


def start_money(figures: Figures) -> int:
    """LIM-SET-05, LIM-VAR-01: 5 $, or 4 $ in the teaching set-up, unless the table differs."""
    if figures.teaching and figures.start_money == PRINTED_START_MONEY:
        return TEACHING_START_MONEY
    return figures.start_money


def new_nation(figures: Figures) -> Nation:
    """LIM-SET-01, LIM-SET-05, LIM-SET-06, LIM-SET-08, LIM-SET-09: all nations start alike.

    The decks hold their ten cards each in the order of the data; `shuffle_decks` shuffles them.
    """
    starters, aside = set_of(STARTERS), set_of(list(UNLOCKED_AT))
    decks = [
        [c for c in range(len(CARDS)) if DECK_OF[c] == deck and not (starters | aside) >> c & 1]
        for deck in range(3)
    ]
    return Nation(
        2, 6, start_money(figures), 5, 0, 0, ALL_TILES, 0, 1, 1, False, starters, 0, 0, aside,
        starters, 0, [1, 1, 1, 1, 1], [2, 1, 1], [2, 1, 0, 8], decks, [0, 0, 0], [],
    )  # fmt: skip


def star_nation(figures: Figures) -> Nation:
    """LIM-SOLO-02: the star nation has tokens and money, no cards and no seat."""
    star = new_nation(figures)
    star.money, star.hand, star.set_aside, star.shown = STAR_MONEY, 0, 0, 0
    star.stock, star.decks = [0, 0, 0, 8], [[], [], []]
    return star


def new_world(seats: int, chance: Chance, figures: Figures, with_star: bool = True) -> World:
    """LIM-SET-02, LIM-SET-03, LIM-SET-04, LIM-SET-07: market, reserves and Bank for n nations.

    LIM-SOLO-02: alone, the reserves are those of two nations and the Bank that of one. A position
    that looks at one nation of a larger game has no star nation.
    """
    nations = [new_nation(figures) for _ in range(seats)]
    star = NO_STAR
    boxes = seats
    if seats == 1 and with_star:
        star = 1
        boxes = 2
        nations.append(star_nation(figures))
    bank = seats * (BILLS_PER_NATION - start_money(figures))
    return World(
        seats, chance, figures, nations, list(range(seats)), star, 1, bank, 6 + 3 * boxes, 0,
        6 + 2 * boxes, boxes + 1, 2 * (boxes + 1), [3, 3, 3, 3], [3, 4, 4, 4], [0, 0, 0], 0, 0,
        [[0] * seats, [0] * seats], [0, 0], False, list(range(8)) if star >= 0 else [], [], 0, 0,
        0, 0, 0, 0, False, -1,
    )  # fmt: skip


def shuffle_and_draw_leader(world: World) -> None:
    """LIM-SET-09, LIM-SET-10, LIM-SOLO-02: shuffle decks and events, draw the first leader."""
    for nation in range(world.seats):
        for deck in world.nations[nation].decks:
            world.chance.shuffle(deck)
    world.chance.shuffle(world.event_pile)
    leader = world.chance.below(world.seats)
    world.order = world.order[leader:] + world.order[:leader]
