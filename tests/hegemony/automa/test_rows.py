"""The priority rows: entering at the far end, closing up, ranking."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.components import ROW
from anthropolis.games.hegemony.automa.rows import close, put, ranking, rise, row, row_of


def side(rows: dict[int, list[int]]) -> list[int]:
    return [number * ROW + card for number in sorted(rows) for card in rows[number]]


def test_up_takes_a_card_to_the_far_end() -> None:
    """HAU-ROW-02, HAU-ROW-03, HAU-ROW-04, HAU-ROW-05: rows in between are not touched."""
    cards = side({1: [0, 1, 2], 2: [3], 3: [4]})
    assert rise(cards, 1, 2)
    assert [row(cards, n) for n in (1, 2, 3)] == [[0, 2], [3], [4, 1]]


def test_up_nothing_keeps_the_place() -> None:
    """HAU-ROW-05: up 0 changes nothing, also inside the row."""
    cards = side({1: [0, 1]})
    assert not rise(cards, 0, 0)
    assert row(cards, 1) == [0, 1]


def test_a_card_aside_does_not_rise() -> None:
    """HAU-ROW-06."""
    cards = side({0: [5], 1: [0]})
    assert not rise(cards, 5, 3)
    assert row_of(cards, 5) == 0


def test_gaps_are_closed_from_the_bottom() -> None:
    """HAU-ROW-01, HAU-ROW-08: row 1 counts as a gap too, order inside rows stays, aside too."""
    cards = side({0: [6], 3: [0, 1], 7: [2]})
    close(cards)
    assert [row(cards, n) for n in (0, 1, 2, 3)] == [[6], [0, 1], [2], []]


def test_ranking() -> None:
    """HAU-ROW-10: higher row first, nearer card first."""
    cards = side({1: [0, 1], 3: [4, 2], 2: [5]})
    assert ranking(cards) == [4, 2, 5, 0, 1]


def test_put_aside_and_back() -> None:
    """HAU-ROW-03: a card that comes back enters at the far end."""
    cards = side({1: [0, 1]})
    put(cards, 0, 0)
    put(cards, 0, 1)
    assert row(cards, 1) == [1, 0]
