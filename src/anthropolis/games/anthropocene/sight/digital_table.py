"""Chapter 12, the digital table: what each seat is shown, and nothing else."""

from __future__ import annotations

from typing import Any

from anthropolis.games.anthropocene.rules.end_of_generation import counted_gas
from anthropolis.games.anthropocene.rules.generation import player_to_move
from anthropolis.games.anthropocene.rules.score import grade, score
from anthropolis.games.anthropocene.sight.knowledge import (
    objectives_are_open,
    possible_own_pairs,
    sees_hand,
)
from anthropolis.games.anthropocene.table.board import pile, visible_gas
from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARD_IDS,
    CARDS_PER_GENERATION,
    CH4,
    CO2,
    COLUMNS,
    LINES,
    ROWS,
)
from anthropolis.games.anthropocene.table.modes import NOTES, OPEN_TABLE, USE_ICE, mode_of
from anthropolis.games.anthropocene.table.state import NO_LINE, NOBODY, OUTCOMES, PLAYING, Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """ANT-INF-01, ANT-DIG-08: all that is public, and what this seat alone may see."""
    return with_own_part(public_view(table), table, seat)


def views(table: Table, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats; what is public is one object in all of them."""
    public = public_view(table)
    return [with_own_part(public.copy(), table, seat) for seat in seats]


def with_own_part(shown: dict[str, Any], table: Table, seat: int) -> dict[str, Any]:
    """Fill in what hangs on who looks."""
    shown["seat"] = None if seat < 0 else seat
    shown["people"] = [person(table, seat, owner) for owner in range(table.seats)]
    if seat >= 0 and table.flags & NOTES and not objectives_are_open(table):
        shown["possible_own_objectives"] = possible_own_objectives(table, seat)
    return shown


def public_view(table: Table) -> dict[str, Any]:
    """ANT-INF-08: talk is allowed only when nothing is hidden.

    ANT-DIG-17: neither the seed nor the generator's state is part of any view.
    """
    playing = table.outcome == PLAYING
    turn = player_to_move(table)
    return {
        "seat": None,
        "players": table.seats,
        "mode": mode_of(table.flags),
        "generation": table.generation,
        "cards_placed": table.placed,
        "cards_left": CARDS_PER_GENERATION - table.placed,
        "first_player": table.first,
        "to_move": None if turn == NOBODY else turn,
        "board": board(table),
        "totals": dict(zip(LINES, table.totals)),
        "gas": gas(table),
        "ice": table.ice if table.flags & USE_ICE else None,
        "sky": list(table.sky),
        "people": [],
        "turns": turns(table),
        "revealed": revealed(table),
        "talk_allowed": objectives_are_open(table),
        "outcome": OUTCOMES[table.outcome],
        "score": None if playing else score(table),
        "grade": None if playing else grade(table),
    }


def board(table: Table) -> dict[str, dict[str, list[str]]]:
    """ANT-DIG-06, ANT-INF-05: every pile from bottom to top, for anybody to look through."""
    return {
        ROWS[row]: {
            COLUMNS[column]: [CARD_IDS[card] for card in pile(table, row * 3 + column)]
            for column in range(3)
        }
        for row in range(3)
    }


def gas(table: Table) -> dict[str, int]:
    """ANT-DIG-07: visible gas, and the ice that would melt if the generation ended now."""
    melts = min(table.ice, counted_gas(table)) if table.flags & USE_ICE else 0
    return {
        "co2": visible_gas(table, CO2),
        "ch4": visible_gas(table, CH4),
        "would_melt": 0 if objectives_are_open(table) else melts,
    }


def person(table: Table, seat: int, owner: int) -> dict[str, Any]:
    """ANT-DIG-03, ANT-DIG-04: badge, hand size, and what this seat sees of a player.

    What a seat may not see is absent, not masked (ANT-DIG-01).
    """
    shown: dict[str, Any] = {
        "player": owner,
        "hand_size": len(table.hands[owner]),
        "status": "met" if table.met[owner] else "unmet",
    }
    if sees_hand(table, seat, owner) or watches_all(table, seat):
        shown["hand"] = [CARD_IDS[card] for card in table.hands[owner]]
    if sees_objective(table, seat, owner):
        shown["objective"] = [LINES[table.lines[owner]], table.values[owner]]
    return shown


def watches_all(table: Table, seat: int) -> bool:
    """ANT-DIG-15: a spectator sees hidden things only where the table allows it."""
    return seat < 0 and table.flags & OPEN_TABLE != 0


def sees_objective(table: Table, seat: int, owner: int) -> bool:
    """ANT-INF-02, ANT-DIG-01: everybody's but one's own, until all are laid open."""
    if table.lines[owner] == NO_LINE:
        return False
    if objectives_are_open(table) or watches_all(table, seat):
        return True
    return seat >= 0 and seat != owner


def possible_own_objectives(table: Table, seat: int) -> list[list[Any]]:
    """ANT-DIG-13: what ANT-INF-06 leaves open, for tables that switched this aid on."""
    pairs = sorted(set(possible_own_pairs(table, seat)))
    return [[LINES[line], value] for line, value in pairs]


def turns(table: Table) -> list[dict[str, Any]]:
    """ANT-DIG-05, ANT-DIG-09: the turns of this generation, what each announced, and its totals."""
    start = max(0, len(table.laid) - table.placed)  # a state set up by hand may lack cards
    tops = [0] * 9
    listed: list[dict[str, Any]] = []
    before: list[bool] = []
    for number, entry in enumerate(table.laid):
        if number == start:
            before = met_with(table, line_totals(tops))
        card, cell = entry // 9, entry % 9
        tops[cell] = BIOSPHERE[card]
        if number >= start:
            totals = line_totals(tops)
            now = met_with(table, totals)
            listed.append(
                {
                    "player": (table.first + number - start) % table.seats,
                    "card": CARD_IDS[card],
                    "row": ROWS[cell // 3],
                    "column": COLUMNS[cell % 3],
                    "announcements": announcements(before, now),
                    "totals": totals,
                }
            )
            before = now
    return listed


def met_with(table: Table, totals: dict[str, int]) -> list[bool]:
    """Whose objective these totals meet. At every moment this is public (ANT-ANN-08)."""
    return [
        line != NO_LINE and totals[LINES[line]] == value
        for line, value in zip(table.lines, table.values)
    ]


def announcements(before: list[bool], now: list[bool]) -> list[dict[str, Any]]:
    """ANT-DIG-02: who was told what when the objectives went from one state to the other."""
    return [
        {"player": player, "status": "met" if now[player] else "broken"}
        for player in range(len(now))
        if now[player] != before[player]
    ]


def line_totals(tops: list[int]) -> dict[str, int]:
    rows = {ROWS[r]: sum(tops[r * 3 : r * 3 + 3]) for r in range(3)}
    return rows | {COLUMNS[c]: tops[c] + tops[c + 3] + tops[c + 6] for c in range(3)}


def revealed(table: Table) -> list[list[list[Any] | None]]:
    """ANT-DIG-14: the objectives of the finished generations, one list of players each."""
    entries = [[LINES[entry // 8], entry % 8] if entry >= 0 else None for entry in table.revealed]
    n = table.seats
    return [entries[i : i + n] for i in range(0, len(entries), n)]
