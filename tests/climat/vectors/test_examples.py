"""The worked examples of the rulebook, our own ones, and mistakes that must be told."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.engine.vectors import Malformed
from anthropolis.lab.scenario import Outcome, run_scenarios
from tests.climat.positions import action, after, place, step

EXAMPLES = run_scenarios(Path(__file__).parent / "examples.yaml")
OWN = [
    outcome
    for name in ("more_vectors", "third_look")
    for outcome in run_scenarios(Path(__file__).parent / f"{name}.yaml")
]


@pytest.mark.parametrize("outcome", EXAMPLES + OWN, ids=lambda outcome: outcome.id)
def test_a_worked_example_holds(outcome: Outcome) -> None:
    assert [str(problem) for problem in outcome.problems] == []


def test_all_worked_examples_are_run() -> None:
    assert len(EXAMPLES) == 107


@pytest.mark.parametrize(
    ("given", "entry"),
    [
        ({}, step("propagation", "europe", dice={"d8": [1]})),
        ({}, step("calamities", "europe", choices={"refugees_to": ["africa"]})),
        ({"regions": {"india": {"tokens": {"epidemic": 1}}}}, step("calamities", "india")),
        ({}, {"step": "event"}),
        ({}, {"step": "draw"}),
        ({}, action(kind="card", card="military_1", region="india")),
        ({"regions": {"africa": {"tokens": {"conflicts": 1}}}}, place("africa", "conflicts")),
    ],
)
def test_what_is_missing_or_left_over_is_malformed(
    given: dict[str, object], entry: dict[str, object]
) -> None:
    with pytest.raises(Malformed):
        after(given, entry)
