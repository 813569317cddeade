"""The decisions that mattered most, found again from the record alone."""

from __future__ import annotations

from statistics import mean

import pytest

import anthropolis
from anthropolis.lab.turning_points import LEAST, TurningPoint, turning_points


def record_of(game: str, seats: int, seed: int) -> anthropolis.Record:
    match = anthropolis.load(game).new(seats, seed)
    return anthropolis.play_out(match, ["random"] * seats).record()


def worth_after(record: anthropolis.Record, point: TurningPoint, key: str) -> float:
    """What the seat could expect after this choice, if all who decide together do as they did."""
    match = anthropolis.replay(record, point.move)
    seat = point.decision.seat
    others = [other for other in match.deciders if other != seat]
    match.choose(seat, key)
    for other, as_before in record.choices[point.move + 1 :][: len(others)]:
        match.choose(other, as_before)
    return match.game.evaluate_all(match.state.copy())[seat]


@pytest.mark.parametrize(("game", "seats"), [("anthropocene", 2), ("limit", 2)])
def test_a_choice_is_compared_with_the_others_its_seat_had(game: str, seats: int) -> None:
    record = record_of(game, seats, 3)
    points = turning_points(record)
    assert len(points) == 5
    for point in points:
        seat, key = record.choices[point.move]
        assert (point.decision.seat, point.option.key) == (seat, key)
        worth = [worth_after(record, point, o.key) for o in point.decision.options]
        assert point.before == pytest.approx(mean(worth))
        assert point.after == pytest.approx(worth_after(record, point, key))


def test_the_largest_swing_comes_first_and_small_ones_are_not_told() -> None:
    record = record_of("anthropocene", 3, 5)
    all_of_them = turning_points(record, len(record.choices))
    swings = [abs(point.swing) for point in all_of_them]
    assert swings == sorted(swings, reverse=True)
    assert min(swings) >= LEAST
    first = turning_points(record, 2)
    assert [point.move for point in first] == [point.move for point in all_of_them[:2]]


def test_where_there_was_no_other_option_nothing_turned() -> None:
    record = record_of("limit", 2, 1)
    points = turning_points(record, len(record.choices))
    assert min(len(point.decision.options) for point in points) > 1


def test_the_choice_is_named_in_both_languages() -> None:
    option = turning_points(record_of("anthropocene", 2, 3), 1)[0].option
    assert option.label("en").startswith("Lay ")
    assert option.label("fr").startswith("Poser ")


def test_a_match_that_goes_on_keeps_its_secrets() -> None:
    match = anthropolis.load("anthropocene").new(2, 3)
    with pytest.raises(anthropolis.BadRecord, match="not over"):
        turning_points(match.record())
