"""Chapter 3, the priority rows of advanced mode.

A side is a list of cards, row * ROW + action or policy. Rows count from the bottom, row 0 is aside;
the cards of one row stand in the list nearest to the marker first, so that the far end is the end.
"""

from __future__ import annotations

from anthropolis.games.hegemony.automa.components import (
    ASIDE,
    CODES,
    ROW,
    action_cards,
    policy_cards,
)
from anthropolis.games.hegemony.table.automa_events import GapsClosed, PriorityMoved
from anthropolis.games.hegemony.table.roles import ROLES
from anthropolis.games.hegemony.table.state import Country


def place_of(side: list[int], card: int) -> int:
    """Where a card stands in the list, -1 if it has left the game."""
    for place in range(len(side)):
        if side[place] % ROW == card:
            return place
    return -1


def row_of(side: list[int], card: int) -> int:
    """HAU-ROW-01: the row of a card, ASIDE if it is in none."""
    place = place_of(side, card)
    return side[place] // ROW if place >= 0 else ASIDE


def row(side: list[int], number: int) -> list[int]:
    """HAU-ROW-02: the cards of one row, nearest first."""
    return [card % ROW for card in side if card // ROW == number]


def put(side: list[int], card: int, number: int) -> None:
    """HAU-ROW-03, HAU-ROW-04: it leaves its row, the others close up, and enters at the far end."""
    place = place_of(side, card)
    if place >= 0:
        del side[place]
        side.append(number * ROW + card)


def rise(side: list[int], card: int, up: int) -> bool:
    """HAU-ROW-05, HAU-ROW-06: up n; not by 0, and not a card that is set aside."""
    now = row_of(side, card)
    if up <= 0 or now == ASIDE:
        return False
    put(side, card, now + up)
    return True


def close(side: list[int]) -> None:
    """HAU-ROW-08: the non-empty rows become rows 1, 2, 3, ...; order inside them stays."""
    used = sorted({card // ROW for card in side if card // ROW != ASIDE})
    for place in range(len(side)):
        number = side[place] // ROW
        if number != ASIDE:
            side[place] = (used.index(number) + 1) * ROW + side[place] % ROW


def ranking(side: list[int]) -> list[int]:
    """HAU-ROW-10: higher rows first, in a row the nearer card first."""
    rows = sorted({card // ROW for card in side if card // ROW != ASIDE}, reverse=True)
    return [card for number in rows for card in row(side, number)]


# -- with events -----------------------------------------------------------------------------------


def word_of(card: int, is_policy: bool) -> str:
    return f"policy_{card + 1}" if is_policy else CODES[card]


def side_of(country: Country, role: int, is_policy: bool) -> list[int]:
    return policy_cards(country, role) if is_policy else action_cards(country, role)


def move_to(
    country: Country, role: int, is_policy: bool, card: int, number: int, rule: str
) -> None:
    """Put a card at the far end of a row or aside, and tell it."""
    side = side_of(country, role, is_policy)
    before = row_of(side, card)
    if place_of(side, card) < 0:
        return
    put(side, card, number)
    if country.listening and before != number:
        word = word_of(card, is_policy)
        country.tell(PriorityMoved(rule, ROLES[role], word, before, number))


def move_up(country: Country, role: int, is_policy: bool, card: int, up: int, rule: str) -> int:
    """HAU-ROW-07: one line of an instruction moves a card; returns the rows it rose."""
    side = side_of(country, role, is_policy)
    before = row_of(side, card)
    if not rise(side, card, up):
        return 0
    if country.listening:
        word = word_of(card, is_policy)
        country.tell(PriorityMoved(rule, ROLES[role], word, before, before + up))
    return up


def close_gaps(country: Country, role: int, is_policy: bool, rule: str) -> None:
    """HAU-ROW-09: after the fourth check, and when the second action has left a row empty."""
    side = side_of(country, role, is_policy)
    before = side[:]
    close(side)
    if country.listening and side != before:
        word = "policies" if is_policy else "actions"
        country.tell(GapsClosed(rule, ROLES[role], word))
