"""Social unrest."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from anthropolis.games.limit.rules.generation_end import EndOfGeneration
from anthropolis.games.limit.rules.moving.unrest import (
    BOOM,
    GROWTH,
    UPRISING,
    lower_unrest,
    raise_unrest,
    zone,
)
from anthropolis.games.limit.rules.social.public_order import PublicOrder
from tests.limit.positions import position, run

RULE = "LIM-UNR-02"


def test_eleven_positions_in_three_zones() -> None:
    """LIM-UNR-01: 1-2 boom, 3-9 growth, 10-11 uprising."""
    owner = position({"X": {}})[0].nations[0]
    zones = []
    for unrest in range(1, 12):
        owner.unrest = unrest
        zones.append(zone(owner))
    assert zones == [BOOM] * 2 + [GROWTH] * 7 + [UPRISING] * 2


def test_one_position_per_point() -> None:
    """LIM-UNR-02: up to the right, down to the left."""
    world, _ = position({"X": {}})
    raise_unrest(world, 0, 3, RULE)
    assert world.nations[0].unrest == 9
    lower_unrest(world, 0, 4, RULE)
    assert world.nations[0].unrest == 5


def test_points_beyond_the_end_are_disruption() -> None:
    """LIM-UNR-03: from position 9, five points: two positions and three tokens."""
    world, _ = position({"X": {"unrest": 9}})
    raise_unrest(world, 0, 5, RULE)
    assert (world.nations[0].unrest, world.nations[0].disruption) == (11, 3)
    assert world.disruption_reserve == 5


def test_calm_has_an_end_too() -> None:
    """LIM-UNR-04: points that cannot be made on position 1 are ignored."""
    world, _ = position({"X": {"unrest": 2}})
    lower_unrest(world, 0, 5, RULE)
    assert (world.nations[0].unrest, world.nations[0].disruption) == (1, 0)


def test_nothing_resets_the_cube() -> None:
    """LIM-UNR-05: neither a boom, nor an uprising, nor the end of a generation."""
    world, _ = position({
        "X": {"unrest": 1, "classes": [4, 4, 4, 4, 4]},
        "Y": {"unrest": 11, "classes": [4, 4, 4, 4, 4]},
    })  # fmt: skip
    run(world, PublicOrder((0, 1)), EndOfGeneration())
    assert [nation.unrest for nation in world.nations] == [1, 11]


@given(st.integers(1, 11), st.lists(st.integers(-5, 5), max_size=20))
def test_no_point_of_unrest_is_lost_at_the_upper_end(start: int, moves: list[int]) -> None:
    """LIM-UNR-02, LIM-UNR-03, LIM-UNR-04: every rise is a position or a token."""
    world, _ = position({"X": {"unrest": start}})
    owner = world.nations[0]
    for points in moves:
        before = owner.unrest + owner.disruption
        if points > 0:
            raise_unrest(world, 0, points, RULE)
            assert owner.unrest + owner.disruption == before + points
        else:
            lower_unrest(world, 0, -points, RULE)
        assert 1 <= owner.unrest <= 11
