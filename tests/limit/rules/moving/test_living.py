"""Standards of living of the five classes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.living import (
    can_climb,
    can_fall,
    climbing_classes,
    falling_classes,
    lower_class,
    raise_class,
)
from anthropolis.games.limit.rules.social.social import social_steps
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, position, run

A, B, C, D, E = range(5)
RULE = "LIM-SOL-03"


def one(*classes: int, **nation: object) -> World:
    return position({"X": {"classes": list(classes), **nation}})[0]


def test_class_a_steers_politics_and_class_c_society() -> None:
    """LIM-SOL-01: five classes from A to E on standards 1 to 4."""
    world = one(4, 3, 2, 1, 1)
    run(world, *social_steps((0,)))
    assert (world.nations[0].column_a, world.nations[0].column_c) == (4, 2)


def test_no_class_overtakes_the_one_above() -> None:
    """LIM-SOL-02: A, or a class below the one above it, may climb; falling mirrors it."""
    owner = one(3, 2, 2, 1, 1).nations[0]
    assert climbing_classes(owner.classes) == [A, B, D]
    assert falling_classes(owner.classes) == [A, C]


def test_two_steps_may_go_to_one_class_or_to_two() -> None:
    """LIM-SOL-03, LIM-SOL-04: each step is chosen by the owner when it is made."""
    world = one(2, 1, 1, 1, 1)
    run(world, MoveClasses((0,), (2,), True, -1, RULE))
    assert offered(world, 0) == ["class_up:A:3", "class_up:B:2"]
    choose(world, 0, "class_up:B:2")
    assert offered(world, 0) == ["class_up:A:3", "class_up:C:2"]
    choose(world, 0, "class_up:C:2")
    assert world.nations[0].classes == [2, 2, 2, 1, 1]
    assert world.finished()


def test_another_nation_chooses_where_the_rule_says_so() -> None:
    """LIM-SOL-04: Y chooses the class of X that climbs."""
    world, _ = position({"X": {"classes": [2, 1, 1, 1, 1]}, "Y": {}})
    run(world, MoveClasses((0,), (1,), True, 1, RULE))
    assert world.deciders() == [1]
    choose(world, 1, "class_up:B:2")
    assert world.nations[0].classes == [2, 2, 1, 1, 1]
    assert world.nations[1].classes == [1, 1, 1, 1, 1]


def test_the_first_arrival_on_three_frees_the_demographic_tile() -> None:
    """LIM-SOL-05: once; the tile never comes back."""
    world = one(2, 2, 1, 1, 1)
    owner = world.nations[0]
    raise_class(world, 0, A, RULE)
    assert (owner.demo_line, owner.demo_zone) == (0b11110, 1)
    lower_class(world, 0, A, RULE)
    raise_class(world, 0, A, RULE)
    assert (owner.demo_line, owner.demo_zone) == (0b11110, 1)
    raise_class(world, 0, A, RULE)
    assert owner.demo_zone == 1
    raise_class(world, 0, B, RULE)
    assert (owner.demo_line, owner.demo_zone) == (0b11100, 2)


def test_at_the_top_a_rise_is_lost_and_at_the_bottom_a_fall() -> None:
    """LIM-SOL-06, LIM-TRM-06: nobody is asked."""
    rich, poor = one(4, 4, 4, 4, 4), one(1, 1, 1, 1, 1)
    assert not any(can_climb(rich.nations[0].classes, rank) for rank in range(5))
    assert not any(can_fall(poor.nations[0].classes, rank) for rank in range(5))
    assert run(rich, MoveClasses((0,), (3,), True, -1, RULE)).finished()
    assert run(poor, MoveClasses((0,), (3,), False, -1, RULE)).finished()


def test_the_steps_that_cannot_be_made_are_lost() -> None:
    """LIM-SOL-06: of three steps one can be made."""
    world = one(4, 4, 4, 4, 3)
    run(world, MoveClasses((0,), (3,), True, -1, RULE))
    choose(world, 0, "class_up:E:4")
    assert world.nations[0].classes == [4, 4, 4, 4, 4]
    assert world.finished()


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 4)), max_size=40))
def test_whatever_moves_the_ladder_stays_a_ladder(moves: list[tuple[bool, int]]) -> None:
    """LIM-SOL-02, LIM-SOL-05: and the five tiles are on the lines or in the zone."""
    world = one(1, 1, 1, 1, 1)
    owner = world.nations[0]
    for up, pick in moves:
        movable = climbing_classes(owner.classes) if up else falling_classes(owner.classes)
        if movable:
            (raise_class if up else lower_class)(world, 0, movable[pick % len(movable)], RULE)
        assert sorted(owner.classes, reverse=True) == owner.classes
        assert 1 <= owner.classes[E] <= owner.classes[A] <= 4
        assert owner.demo_line.bit_count() + owner.demo_zone == 5
