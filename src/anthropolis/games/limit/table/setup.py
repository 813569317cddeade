"""Chapter 3, setup: the printed one, and those for one player and for teaching."""

from __future__ import annotations

from anthropolis.engine.chance import Chance
from anthropolis.games.limit.table.box import (
    BILLS_PER_NATION,
    STAR_MONEY,
    STAR_STOCK,
    START_CLASSES,
    START_MARKET,
    START_MONEY,
    START_POPULATION,
    START_PRICES,
    START_PRODUCTION,
    START_STOCK,
    START_TERRITORIES,
    START_TILES,
    START_UNREST,
    TEACHING_START_MONEY,
    colonies,
    disruption_tokens,
    pollution_tokens,
)
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    CARDS,
    CLASS_A,
    CLASS_C,
    CRISES,
    DECK_OF,
    DECKS,
    STARTERS,
    UNLOCKED_AT,
    set_of,
)
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.solo_table import SOLO_EVENTS, StarNation
from anthropolis.games.limit.table.state import NO_ACTOR, NO_STAR, Nation, World


def start_money(figures: Figures) -> int:
    """LIM-SET-05, LIM-SET-12, LIM-VAR-01: 5 $, 4 $ when teaching, unless the table differs."""
    if figures.teaching and figures.start_money == START_MONEY:
        return TEACHING_START_MONEY
    return figures.start_money


def new_nation(figures: Figures, kind: type[Nation] = Nation) -> Nation:
    """LIM-SET-01, LIM-SET-05, LIM-SET-06, LIM-SET-08, LIM-SET-09: all nations start alike.

    The decks hold their ten cards each in the order of the data; `shuffle_decks` shuffles them.
    """
    starters, aside = set_of(STARTERS), set_of(list(UNLOCKED_AT))
    decks = [
        [c for c in range(len(CARDS)) if DECK_OF[c] == deck and not (starters | aside) >> c & 1]
        for deck in range(len(DECKS))
    ]
    return kind(
        pop=START_POPULATION, unrest=START_UNREST, money=start_money(figures),
        territories=START_TERRITORIES, pollution=0, disruption=0,
        demo_line=(1 << START_TILES) - 1, demo_zone=0,
        column_a=START_CLASSES[CLASS_A], column_c=START_CLASSES[CLASS_C], passed=False,
        hand=starters, played=0, permanents=0, set_aside=aside, shown=starters, open_under=0,
        classes=START_CLASSES[:], prod=START_PRODUCTION[:], stock=START_STOCK[:], decks=decks,
        known_under=[0 for _ in DECKS], drawn=[],
    )  # fmt: skip


def star_nation(figures: Figures) -> Nation:
    """LIM-SOLO-02: the star nation has tokens and money, no cards and no seat."""
    star = new_nation(figures, StarNation)
    star.money, star.hand, star.set_aside, star.shown = STAR_MONEY, 0, 0, 0
    star.stock, star.decks = STAR_STOCK[:], [[] for _ in DECKS]
    return star


def new_world(seats: int, chance: Chance, figures: Figures, with_star: bool = True) -> World:
    """LIM-SET-02, LIM-SET-03, LIM-SET-04, LIM-SET-07: market, reserves and Bank for n nations.

    LIM-SET-12, LIM-SOLO-02: alone, the reserves are those of two nations and the Bank that of one.
    A position that looks at one nation of a larger game has no star nation.
    """
    nations = [new_nation(figures) for _ in range(seats)]
    star = NO_STAR
    boxes = seats
    if seats == 1 and with_star:
        star = 1
        boxes = 2
        nations.append(star_nation(figures))
    return World(
        seats, chance, figures, nations, order=list(range(seats)), star=star, generation=1,
        bank=seats * (BILLS_PER_NATION - start_money(figures)),
        pollution_reserve=pollution_tokens(boxes), excess_pollution=0,
        disruption_reserve=disruption_tokens(boxes),
        colony_territories=colonies(boxes, "territories"), colony_fossil=colonies(boxes, "fossil"),
        market=START_MARKET[:], prices=START_PRICES[:],
        crises=[0 for _ in CRISES], crises_now=0, crisis_tiles=0,
        groups=[[0] * seats for _ in ALLIANCES], agreement=[0 for _ in ALLIANCES],
        demilitarized=False, event_pile=list(range(SOLO_EVENTS)) if star >= 0 else [],
        event_discard=[], box_money=0, box_fossil=0, box_territories=0, box_disruption=0,
        box_tiles=0, phase=0, over=False, actor=NO_ACTOR,
    )  # fmt: skip


def shuffle_and_draw_leader(world: World) -> None:
    """LIM-SET-09, LIM-SET-10, LIM-SOLO-02: shuffle decks and events, draw the first leader."""
    for nation in range(world.seats):
        for deck in world.nations[nation].decks:
            world.chance.shuffle(deck)
    world.chance.shuffle(world.event_pile)
    leader = world.chance.below(world.seats)
    world.order = world.order[leader:] + world.order[:leader]
