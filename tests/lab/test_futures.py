"""Several futures of one moment, and the band between them."""

from __future__ import annotations

import anthropolis
from anthropolis.lab.futures import Band, bands, futures


def test_a_band_is_the_lowest_the_middle_and_the_highest() -> None:
    courses = [[{"ice": 3}, {"ice": 2}], [{"ice": 3}, {"ice": 0}], [{"ice": 3}, {"ice": 1}]]
    assert bands(courses) == {"ice": [Band(3, 3, 3), Band(0, 1, 2)]}


def test_what_only_some_futures_know_has_no_band() -> None:
    assert bands([[{"ice": 3, "war": 1}], [{"ice": 3}]]) == {"ice": [Band(3, 3, 3)]}


def test_all_futures_end_and_the_match_stays_where_it_was() -> None:
    match = anthropolis.load("limit").new(2, 5)
    before = match.game.save(match.state)
    found = futures(match, 4)
    assert match.game.save(match.state) == before
    assert len(found.scores) == len(found.winners) == 4
    assert len({tuple(scores) for scores in found.scores}) > 1


def test_the_same_moment_has_the_same_futures() -> None:
    one, other = (anthropolis.load("anthropocene").new(2, 5) for _ in range(2))
    assert futures(one, 3) == futures(other, 3)
