"""The score and the lenses through which a table may look at it."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.flow import Illegal
from anthropolis.games.limit.rules.score import (
    base_parts,
    base_score,
    score_parts,
    score_with,
    through_every_lens,
    total_score,
    winners,
)
from anthropolis.games.limit.table.state import World
from tests.limit.positions import position

CRISES = {"financial": 2, "environmental": 1, "military": 1}
NATION: dict[str, Any] = {
    "classes": [4, 3, 3, 2, 1], "pop_level": 6, "money": 87, "territories": 5,
    "stock": {"military": 8}, "pollution": 3, "disruption": 2,
}  # fmt: skip


def one_crisis(**options: Any) -> World:
    return position({"X": NATION}, world={"crises": {"financial": 1}}, options=options)[0]


def test_the_six_lines_of_the_rulebook() -> None:
    """LIM-SCO-01 to LIM-SCO-07: the worked example of page 23."""
    world, _ = position(
        {"X": {"classes": [3, 3, 3, 2, 2], "pop_level": 7, "money": 154, "territories": 4,
               "stock": {"military": 4}, "pollution": 5, "disruption": 8}},
        world={"crises": CRISES},
    )  # fmt: skip
    assert score_parts(world, 0) == {
        "happiness": 32, "finance": 15, "territory": 20, "military": 1, "pollution": -10,
        "disruption": -8, "total": 50,
    }  # fmt: skip
    assert total_score(world, 0) == 50


@pytest.mark.parametrize(("crises", "points"), [(0, 40), (1, 32), (4, 8), (5, 0), (7, 0)])
def test_crises_eat_up_what_money_is_worth(crises: int, points: int) -> None:
    """LIM-SCO-03, LIM-TRM-09: 87 $ are 8 full tens; the factor never falls below 0."""
    world, _ = position({"X": {"money": 87}}, world={"crises": {"military": crises}})
    assert score_parts(world, 0)["finance"] == points


@pytest.mark.parametrize(
    ("level", "index"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 4), (8, 5), (9, 5)]
)
def test_happiness_counts_by_the_demographic_index(level: int, index: int) -> None:
    """LIM-SCO-02: A + C + E = 8."""
    world, _ = position({"X": {"classes": [4, 3, 3, 2, 1], "pop_level": level}})
    assert score_parts(world, 0)["happiness"] == 8 * index


def test_a_full_three_of_arms_is_a_point() -> None:
    """LIM-SCO-05: 8 military resources are 2 points. LIM-SCO-04: territories beyond 8 count."""
    world, _ = position({"X": {"stock": {"military": 8}, "territories": 10}})
    assert score_parts(world, 0)["military"] == 2
    assert score_parts(world, 0)["territory"] == 50


def test_ordinary_and_excess_pollution_weigh_the_same() -> None:
    """LIM-SCO-06, LIM-TOK-02: 13 tokens of a reserve of 9."""
    world, _ = position(
        {"X": {"pollution": 13}}, world={"pollution_reserve": 0, "excess_pollution": 4}
    )
    assert score_parts(world, 0)["pollution"] == -26


def test_the_highest_total_wins_and_equal_totals_share() -> None:
    """LIM-SCO-08: Y and Z have a territory more than X."""
    world, _ = position({"X": {}, "Y": {"territories": 6}, "Z": {"territories": 6}})
    assert winners(world) == [1, 2]


def test_militarists_and_pacifists() -> None:
    """LIM-LEN-01: 8 points, or none, for 8 military resources."""
    world = one_crisis()
    assert score_with(world, 0, ["militarist"])["military"] == 8
    assert score_with(world, 0, ["pacifist"])["military"] == 0


def test_egalitarians_and_ultraliberals() -> None:
    """LIM-LEN-02: three times E = 1, three times A = 4, by index 3."""
    world = one_crisis()
    assert score_with(world, 0, ["egalitarian"])["happiness"] == 9
    assert score_with(world, 0, ["ultraliberal"])["happiness"] == 36


def test_other_weights_of_the_traces_we_leave() -> None:
    """LIM-LEN-03: per token, 0 included; never negative."""
    world = one_crisis()
    parts = score_with(world, 0, [{"pollution_weight": 5}, {"disruption_weight": 0}])
    assert (parts["pollution"], parts["disruption"]) == (-15, 0)
    with pytest.raises(Illegal, match="LIM-LEN-03"):
        score_with(world, 0, [{"pollution_weight": -1}])


@pytest.mark.parametrize(
    ("lens", "points"), [("constant_money", 16), ("fine_money", 17), ("coarse_money", 10)]
)
def test_money_that_does_not_fear_crises(lens: str, points: int) -> None:
    """LIM-LEN-04: 87 $ are 8 tens, 17 fives, 1 fifty."""
    assert score_with(one_crisis(), 0, [lens])["finance"] == points


def test_one_lens_per_axis() -> None:
    """LIM-LEN-01, LIM-LEN-05: two on one axis are refused; the stress test changes no line."""
    world = one_crisis()
    with pytest.raises(Illegal, match="LIM-LEN-01"):
        score_with(world, 0, ["militarist", "pacifist"])
    with pytest.raises(Illegal, match="no lens 'generous'"):
        score_with(world, 0, ["generous"])
    assert score_with(world, 0, ["no_stress_test"]) == base_parts(world, 0)


def test_the_table_counts_with_its_own_lenses_and_shows_the_base_score() -> None:
    """LIM-LEN-01, LIM-LEN-03, LIM-LEN-04: the options of the table."""
    lenses = {"military": "militarist", "finance": "fine_money", "pollution_weight": 0}
    world = one_crisis(lenses=lenses)
    assert base_score(world, 0) == 24 + 32 + 25 + 2 - 6 - 2
    assert total_score(world, 0) == 24 + 17 + 25 + 8 - 0 - 2


def test_the_debrief_looks_through_every_lens() -> None:
    """LIM-LEN-01, LIM-LEN-02, LIM-LEN-04: one at a time, all nations."""
    totals = through_every_lens(one_crisis())
    assert totals == {
        "none": [75], "militarist": [81], "pacifist": [73], "egalitarian": [60],
        "ultraliberal": [87], "constant_money": [59], "fine_money": [60], "coarse_money": [53],
    }  # fmt: skip
