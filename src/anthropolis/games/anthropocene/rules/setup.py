"""Chapter 3, set-up: nobody decides anything."""

from __future__ import annotations

from anthropolis.engine.chance import Chance
from anthropolis.games.anthropocene.rules.announcements import announce_start
from anthropolis.games.anthropocene.rules.objectives import deal_objectives
from anthropolis.games.anthropocene.table.board import lay_card
from anthropolis.games.anthropocene.table.components import CARDS_PER_GENERATION, START_CELLS
from anthropolis.games.anthropocene.table.events import (
    GenerationStarted,
    HandsDealt,
    ObjectivesDealt,
)
from anthropolis.games.anthropocene.table.state import Table, empty_table


def set_up(
    seats: int, chance: Chance, flags: int, first: int = -1, listening: bool = False
) -> Table:
    """ANT-SET-01, ANT-SET-03, ANT-SET-05: an empty board for 2 to 4, ice 3 and no sky yet.

    ANT-SET-08: the first player is drawn at random unless the table names one.
    """
    table = empty_table(seats, chance, flags)
    table.listening = listening
    lay_start_cards(table)
    table.first = chance.below(seats) if first < 0 else first
    start_generation(table)
    return table


def lay_start_cards(table: Table) -> None:
    """ANT-SET-04: the start cards lie on the diagonal, one in every line."""
    for card, cell in START_CELLS:
        lay_card(table, card, cell)


def start_generation(table: Table) -> None:
    """ANT-SET-06 to ANT-SET-09, ANT-NXT-04, ANT-NXT-05: deal cards, then objectives, then tell."""
    deal_hands(table)
    deal_objectives(table)
    open_generation(table)


def open_generation(table: Table) -> None:
    """ANT-SET-09, ANT-NXT-05: whatever the deal, no card is laid yet and those met are told."""
    table.placed = 0
    if table.listening:
        table.tell(GenerationStarted("ANT-TRN-02", table.generation, table.first))
        table.tell(HandsDealt("ANT-SET-06", CARDS_PER_GENERATION // table.seats))
        table.tell(ObjectivesDealt("ANT-SET-07"))
    announce_start(table)


def deal_hands(table: Table) -> None:
    """ANT-SET-06, ANT-NXT-04: shuffle the twelve cards of the generation and deal them all."""
    from_card = (table.generation - 1) * CARDS_PER_GENERATION
    cards = list(range(from_card, from_card + CARDS_PER_GENERATION))
    table.chance.shuffle(cards)
    size = CARDS_PER_GENERATION // table.seats
    for player in range(table.seats):
        hand = cards[player * size : (player + 1) * size]
        hand.sort()
        table.hands[player] = hand
