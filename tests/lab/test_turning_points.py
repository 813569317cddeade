"""The decisions that mattered most, found again from the record alone."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest

import anthropolis
from anthropolis.engine.match import Match
from anthropolis.lab.turning_points import LEAST, turning_points


def record_of(game: str, seats: int, seed: int) -> anthropolis.Record:
    match = anthropolis.load(game).new(seats, seed)
    return anthropolis.play_out(match, ["random"] * seats).record()


TURN = ("ask_first_card", "ask_second_card")


def best_after(match: Match, seat: int) -> float:
    """The best the seat can make of it before the next card, by trying everything."""
    if match.decision(match.deciders[0]).ref["action"] in TURN:
        return match.game.evaluate_all(match.state.copy())[seat]
    tried = []
    for option in match.decision(seat).options:
        twin = match.copy()
        twin.choose(seat, option.key)
        tried.append(best_after(twin, seat))
    return max(tried)


def test_a_choice_is_compared_with_the_others_its_seat_had() -> None:
    record = record_of("anthropocene", 2, 3)
    points = turning_points(record)
    assert len(points) == 5
    for point in points:
        seat, key = record.choices[point.move]
        assert (point.decision.seat, point.option.key) == (seat, key)
        worth = {}
        for option in point.decision.options:
            match = anthropolis.replay(record, point.move)
            match.choose(seat, option.key)
            worth[option.key] = match.game.evaluate_all(match.state.copy())[seat]
        assert point.before == pytest.approx(mean(worth.values()))
        assert point.after == pytest.approx(worth[key])


def test_a_card_is_judged_with_what_its_player_was_asked_next() -> None:
    """Craftsmanship asks which resource to gain: before that it has only cost its price."""
    record = record_of("limit", 2, 3)
    points = turning_points(record, len(record.choices))
    craft = next(
        p for p in points if p.option.key == "play:craftsmanship" and len(p.decision.options) < 6
    )
    assert craft.then
    assert craft.last == craft.move + 1 + len(craft.then)
    seat = craft.decision.seat
    after = anthropolis.replay(record, craft.last)
    assert craft.after == after.game.evaluate_all(after.state.copy())[seat]
    ways = []
    for option in craft.decision.options:
        match = anthropolis.replay(record, craft.move)
        match.choose(seat, option.key)
        ways.append(best_after(match, seat))
    assert craft.before == pytest.approx(mean(ways))


def test_a_follow_up_is_not_told_a_second_time() -> None:
    record = record_of("limit", 2, 3)
    points = sorted(turning_points(record, len(record.choices)), key=lambda point: point.move)
    for seat in range(2):
        own = [point for point in points if point.decision.seat == seat]
        assert len(own) > 10
        assert all(first.last <= second.move for first, second in pairwise(own))


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
