"""Chapter 8, who knows what: deduction, and imagining what one cannot know."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.games.anthropocene.rules.objectives import pair_bit
from anthropolis.games.anthropocene.table.components import CARDS_PER_GENERATION, VALUES
from anthropolis.games.anthropocene.table.modes import NOTES, OPEN_HANDS, OPEN_TABLE
from anthropolis.games.anthropocene.table.state import NO_LINE, PLAYING, Table

OPEN: Final = (NO_LINE, 0)
DEALS: Final = 24
"""So many deals of the next generation are supposed: a few could agree by accident."""


def unseen_lines(table: Table, player: int) -> list[int]:
    """The lines that the player does not see in front of somebody else."""
    seen = [table.lines[p] for p in range(table.seats) if p != player]
    return [line for line in range(6) if line not in seen]


def unseen_values(table: Table, player: int) -> list[int]:
    """The biosphere cards, repeats included, that the player does not see elsewhere."""
    left = VALUES[:]
    for p in range(table.seats):
        if p != player and table.lines[p] != NO_LINE and table.values[p] in left:
            left.remove(table.values[p])
    return left


def possible_own_pairs(table: Table, player: int) -> list[tuple[int, int]]:
    """ANT-INF-06: the pairs a player can still hold, once per unseen card that would make them.

    Lines and values that others hold are excluded, and so is every pair that contradicts the
    player's own met or unmet state at any moment of this generation.
    """
    open_pairs = table.possible[player]
    return [
        (line, value)
        for line in unseen_lines(table, player)
        for value in unseen_values(table, player)
        if open_pairs & pair_bit(line, value)
    ]


def supposed_pairs(table: Table, player: int) -> list[tuple[int, int]]:
    """ANT-DIG-13: each own pair that a preview reckons with, once; `OPEN` stands for the true one.

    With the note sheet these are the pairs still possible; without it all that the player does not
    see elsewhere, so that nothing is worked out for those who want to do it themselves.
    """
    if player < 0 or objectives_are_open(table):
        return [OPEN] * DEALS
    if table.flags & NOTES:
        return sorted(set(possible_own_pairs(table, player)))
    values = sorted(set(unseen_values(table, player)))
    return [(line, value) for line in unseen_lines(table, player) for value in values]


def with_objective(table: Table, player: int, pair: tuple[int, int]) -> Table:
    """The table with this objective in front of the player."""
    if pair != OPEN:
        table.lines[player], table.values[player] = pair
    return table


def objectives_are_open(table: Table) -> bool:
    """ANT-EOG-02: once a generation has ended nothing about its objectives is hidden."""
    if table.outcome != PLAYING:
        return True
    return table.placed == CARDS_PER_GENERATION and len(table.sky) >= table.generation


def sees_hand(table: Table, player: int, owner: int) -> bool:
    """ANT-INF-03: one's own hand, and everybody's in modes with open hands."""
    return player == owner or table.flags & OPEN_HANDS != 0


def resample_unknown(table: Table, player: int, chance: Chance) -> None:
    """ANT-DIG-16: draw the own objective and the other hands as this player may imagine them.

    ANT-INF-01, ANT-INF-02: everything else is known. ANT-INF-04: the leftover objective cards need
    no drawing, they are whatever nobody holds.
    """
    if player < 0 and table.flags & OPEN_TABLE:
        return
    if not objectives_are_open(table):
        if player < 0:
            resample_all_objectives(table, chance)
        elif table.lines[player] != NO_LINE:
            resample_own_objective(table, player, chance)
    if table.flags & OPEN_HANDS == 0:
        resample_hands(table, player, chance)


def resample_own_objective(table: Table, player: int, chance: Chance) -> None:
    """Any pair still possible, in proportion to the unseen cards that would make it."""
    pairs = possible_own_pairs(table, player)
    line, value = pairs[chance.below(len(pairs))]
    table.lines[player] = line
    table.values[player] = value


def resample_hands(table: Table, player: int, chance: Chance) -> None:
    """ANT-INF-07: the union of the other hands is known by elimination, not who holds what."""
    others = [p for p in range(table.seats) if p != player]
    cards = sorted(card for p in others for card in table.hands[p])
    chance.shuffle(cards)
    taken = 0
    for p in others:
        size = len(table.hands[p])
        table.hands[p] = sorted(cards[taken : taken + size])
        taken += size


def resample_all_objectives(table: Table, chance: Chance) -> None:
    """What a spectator may imagine: any deal that agrees with all the announcements."""
    holders = [p for p in range(table.seats) if table.lines[p] != NO_LINE]
    deal_possible(table, holders, [0, 1, 2, 3, 4, 5], VALUES[:], chance)


def deal_possible(
    table: Table, holders: list[int], lines: list[int], values: list[int], chance: Chance
) -> bool:
    """Give each holder a pair that is still possible; False when these cards do not allow it.

    The true deal is always one way, so a way is found; drawing whole deals until one fits would
    need many thousands once the announcements have said a lot.
    """
    if not holders:
        return True
    player = holders[0]
    open_pairs = table.possible[player]
    pairs = [li * 8 + v for li in lines for v in values if open_pairs & pair_bit(li, v)]
    chance.shuffle(pairs)
    for pair in pairs:
        line, value = pair // 8, pair % 8
        other_values = values[:]
        other_values.remove(value)
        if deal_possible(table, holders[1:], [x for x in lines if x != line], other_values, chance):
            table.lines[player] = line
            table.values[player] = value
            return True
    return False
