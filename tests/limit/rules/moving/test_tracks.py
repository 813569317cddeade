"""Population and production tracks, and the market price track."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anthropolis.games.limit.rules.moving.tokens import lose_territory, set_territories
from anthropolis.games.limit.rules.moving.tracks import (
    can_lower_production,
    can_raise_production,
    highest_level_paid,
    lower_population,
    lower_production,
    payable_plant_level,
    population,
    raise_population,
    raise_production,
    value_at,
)
from anthropolis.games.limit.table.board import highest_production
from anthropolis.games.limit.table.components import load_data
from anthropolis.games.limit.table.state import World
from tests.limit.positions import position

RENEWABLE, INDUSTRIAL, MILITARY = 0, 1, 2
RULE = "LIM-TRK-05"


def one(**nation: object) -> World:
    return position({"X": nation})[0]


def test_the_printed_tracks_are_the_default_figures() -> None:
    """LIM-TRK-01: 9 levels of population, 8 of production; index 0 is worth nothing."""
    figures, tracks = one().figures, load_data("tracks")
    levels = tracks["population"]["levels"]
    plant = tracks["production"]["industrial"]["levels"]
    prices = tracks["market_price"]["positions"]
    assert figures.population == [0, *[step["value"] for step in levels]]
    assert figures.demographic_index == [0, *[step["demographic_index"] for step in levels]]
    assert figures.production == [0, *[step["value"] for step in plant]]
    assert figures.fossil_cost == [0, *[step["fossil"] for step in plant]]
    assert figures.plant_pollution == [0, *[step["pollution"] for step in plant]]
    assert figures.buy_price == [0, *[step["buy"] for step in prices]]
    assert figures.sell_price == [0, *[step["sell"] or 0 for step in prices]]


def test_ten_people_become_twenty_or_five() -> None:
    """LIM-TRK-02, LIM-TRM-01: population moves by levels and is read as a value."""
    world = one(pop_level=5)
    raise_population(world, 0, RULE)
    assert population(world, 0) == 20
    lower_population(world, 0, RULE)
    lower_population(world, 0, RULE)
    assert population(world, 0) == 5


def test_population_stays_between_one_and_a_hundred() -> None:
    """LIM-TRK-01, LIM-TRK-05, LIM-TRM-05: the ends hold."""
    world = one(pop_level=9)
    raise_population(world, 0, RULE)
    assert (world.nations[0].pop, population(world, 0)) == (9, 100)
    world = one(pop_level=1)
    lower_population(world, 0, RULE)
    assert (world.nations[0].pop, population(world, 0)) == (1, 1)


@pytest.mark.parametrize(
    ("level", "shift", "value"), [(6, -2, 5), (2, -2, 0), (1, -2, 0), (9, 1, 100), (8, 1, 100)]
)
def test_virtual_levels(level: int, shift: int, value: int) -> None:
    """LIM-TRK-03: below the track nothing, above it 100."""
    assert population(one(pop_level=level), 0, shift) == value


def test_no_cube_leaves_its_production_track() -> None:
    """LIM-TRK-04, LIM-TRK-05: two levels up from 7 stop at 8; five down from 3 at 1."""
    world = one(prod={"industrial": 7, "military": 3})
    raise_production(world, 0, INDUSTRIAL, 2, RULE)
    lower_production(world, 0, MILITARY, 5, RULE)
    assert world.nations[0].prod == [2, 8, 1]
    assert not can_raise_production(world, 0, INDUSTRIAL)
    assert not can_lower_production(world, 0, MILITARY)
    assert can_raise_production(world, 0, MILITARY)


def test_renewable_production_needs_a_territory_per_level() -> None:
    """LIM-TRK-06: 4 territories, level 3: two levels up make only one."""
    world = one(territories=4, prod={"renewable": 3})
    raise_production(world, 0, RENEWABLE, 2, RULE)
    assert world.nations[0].prod[RENEWABLE] == 4
    assert not can_raise_production(world, 0, RENEWABLE)


def test_without_any_territory_level_one_remains() -> None:
    """LIM-TRK-06: the last field feeds whoever is left."""
    world = one(territories=1, prod={"renewable": 1})
    lose_territory(world, 0, RULE)
    lose_territory(world, 0, RULE)
    assert (world.nations[0].territories, world.nations[0].prod[RENEWABLE]) == (0, 1)
    assert (world.box_territories, highest_production(world.nations[0], RENEWABLE)) == (1, 1)


def test_lost_territory_pulls_renewable_production_down_at_once() -> None:
    """LIM-TRK-07: only as far as needed."""
    world = one(territories=6, prod={"renewable": 5})
    lose_territory(world, 0, RULE)
    assert world.nations[0].prod[RENEWABLE] == 5
    lose_territory(world, 0, RULE)
    assert world.nations[0].prod[RENEWABLE] == 4


def test_a_ninth_territory_raises_no_limit() -> None:
    """LIM-TRK-08: level 8 is the top."""
    world = one(territories=8, prod={"renewable": 8})
    set_territories(world, 0, 9, RULE)
    raise_production(world, 0, RENEWABLE, 1, RULE)
    assert world.nations[0].prod[RENEWABLE] == 8


@given(st.integers(-3, 12), st.integers(0, 120))
def test_what_can_be_paid_is_the_highest_level_there_is(needed: int, stock: int) -> None:
    """LIM-TRK-03: never more than needed or than the stock, and the next level is too dear."""
    track = one().figures.population
    paid = highest_level_paid(track, needed, stock)
    assert 0 <= paid <= max(needed, 0)
    assert value_at(track, paid) <= stock
    assert paid == max(needed, 0) or value_at(track, paid + 1) > stock


@given(st.integers(1, 8), st.integers(0, 10))
def test_a_plant_runs_at_the_highest_level_its_fossils_allow(level: int, fossils: int) -> None:
    """LIM-TRK-04: levels 1 to 3 cost nothing."""
    figures = one().figures
    run_at = payable_plant_level(figures, level, fossils)
    assert min(level, 3) <= run_at <= level
    assert figures.fossil_cost[run_at] <= fossils
    assert run_at == level or figures.fossil_cost[run_at + 1] > fossils


@given(
    st.integers(0, 10), st.integers(1, 8),
    st.lists(st.tuples(st.booleans(), st.integers(1, 4)), max_size=6),
)  # fmt: skip
def test_renewable_production_never_leaves_its_land(
    territories: int, start: int, moves: list[tuple[bool, int]]
) -> None:
    """LIM-TRK-01, LIM-TRK-05, LIM-TRK-06: whatever pushes it."""
    world = one(territories=territories, prod={"renewable": min(start, max(1, territories))})
    for up, levels in moves:
        (raise_production if up else lower_production)(world, 0, RENEWABLE, levels, RULE)
        assert 1 <= world.nations[0].prod[RENEWABLE] <= min(8, max(1, territories))
