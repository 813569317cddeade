"""The bots' sketch of the Social phase is the rules wherever nobody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from anthropolis.engine.flow import Step
from anthropolis.games.limit.bots.sketch import Sketch
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.public_order import PublicOrder
from anthropolis.games.limit.rules.social.social import (
    EconomicGrowth,
    LowerBirthRate,
    LowerMortality,
    PopulationGrowth,
    social_steps,
)
from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.table.figures import Figures
from anthropolis.games.limit.table.state import Nation
from tests.limit.positions import only_choice, position, run

X = (0,)
PERMANENTS = [
    "vegetarianism", "sustainable_consumption", "policy_planning", "recycling",
    "green_production", "intensive_farming",
]  # fmt: skip
PRINTED: dict[str, Any] = {}
HOUSE: dict[str, Any] = {
    "tracks": {
        "fossil_cost": [1, 1, 1, 2, 2, 3, 3, 4],
        "plant_pollution": [1, 0, 0, 1, 2, 2, 5, 4],
        "production": [2, 2, 4, 5, 10, 25, 30, 60],
        "population": [1, 2, 3, 5, 10, 20, 30, 50, 120],
    }
}


@st.composite
def nations(draw: st.DrawFn) -> dict[str, Any]:
    """A nation as it may stand, column C as its class C."""
    stock = {name: draw(st.integers(0, 60)) for name in ("renewable", "industrial", "military")}
    territories = draw(st.integers(0, 9))
    return {
        "pop_level": draw(st.integers(1, 9)),
        "unrest": draw(st.integers(1, 11)),
        "money": draw(st.integers(0, 60)),
        "fossil": draw(st.integers(0, 9)),
        "territories": territories,
        "classes": sorted(draw(st.lists(st.integers(1, 4), min_size=5, max_size=5)), reverse=True),
        "prod": {
            "renewable": draw(st.integers(1, min(8, max(1, territories)))),
            "industrial": draw(st.integers(1, 8)),
            "military": draw(st.integers(1, 8)),
        },
        "stock": stock,
        "demo_zone": draw(st.integers(0, 5)),
        "permanents": draw(st.lists(st.sampled_from(PERMANENTS), unique=True)),
    }


def numbers(owner: Nation | Sketch) -> dict[str, Any]:
    zone = owner.zone if isinstance(owner, Sketch) else owner.demo_zone
    names = ("pop", "unrest", "money", "pollution", "disruption", "classes", "prod", "stock")
    return {"zone": zone} | {name: getattr(owner, name) for name in names}


STEPS: dict[str, tuple[list[Step], Callable[[Sketch, Figures], object]]] = {
    "supply": ([Supply(X)], Sketch.supply),
    "consumption": ([Consumption(X)], Sketch.consume),
    "demography": (
        [PopulationGrowth(X), LowerMortality(X), LowerBirthRate(X)],
        lambda sketch, figures: sketch.demography(),
    ),
    "economic_growth": ([EconomicGrowth(X)], lambda sketch, figures: sketch.economy()),
    "production": ([Production(X)], Sketch.produce),
    "public_order": ([PublicOrder(X)], Sketch.order),
    "social_phase": (social_steps(X), lambda sketch, figures: sketch.social_phase(figures, 0)),
}


@pytest.mark.parametrize("options", [PRINTED, HOUSE], ids=["printed", "house"])
@pytest.mark.parametrize("name", STEPS)
@settings(deadline=None, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
@given(nation=nations())
def test_the_sketch_is_the_rule_wherever_nobody_chooses(
    name: str, options: dict[str, Any], nation: dict[str, Any]
) -> None:
    """LIM-SUP-01, LIM-IND-02, LIM-POP-01, LIM-ECO-01, LIM-TAX-01, LIM-PRD-05, LIM-ORD-01."""
    world, _ = position({"X": nation, "Y": {}}, options=options)
    steps, sketched = STEPS[name]
    sketch = Sketch(world.nations[0])
    sketched(sketch, world.figures)
    only_choice(run(world, *steps))
    assume(world.finished())
    assert numbers(sketch) == numbers(world.nations[0])


def test_a_house_rule_does_not_burn_fossils_that_are_not_there() -> None:
    """LIM-PRD-06: level 1 costs a fossil here, there is none, and the plant runs all the same."""
    world, _ = position({"X": {"fossil": 0}, "Y": {}}, options=HOUSE)
    sketch = Sketch(world.nations[0])
    sketch.produce(world.figures)
    assert sketch.stock[3] == 0
