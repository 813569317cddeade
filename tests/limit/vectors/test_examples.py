"""The rulebook's worked examples, and vectors of our own for every card, chapter and corner."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.games.limit.table.components import RULE_OF
from anthropolis.lab.scenario import Outcome, run_scenarios

HERE = Path(__file__).parent
EXAMPLES = run_scenarios(HERE / "examples.yaml")
CARDS = run_scenarios(HERE / "card_vectors.yaml")
RULES = run_scenarios(HERE / "rule_vectors.yaml")
MORE = run_scenarios(HERE / "more_vectors.yaml")


@pytest.mark.parametrize(
    "outcome", EXAMPLES + CARDS + RULES + MORE, ids=lambda outcome: f"{outcome.id}"
)
def test_the_game_does_what_the_vector_says(outcome: Outcome) -> None:
    assert [str(problem) for problem in outcome.problems] == []


def test_no_example_is_left_out() -> None:
    assert [outcome.status for outcome in EXAMPLES] == ["passed"] * 111
    assert "skipped" not in [outcome.status for outcome in CARDS + RULES + MORE]


def test_every_card_has_a_vector_of_its_own() -> None:
    """LIM-CS-01 to LIM-CS-12, LIM-CP-01 to LIM-CP-13, LIM-CM-01 to LIM-CM-12."""
    assert {f"LIM-{outcome.id}" for outcome in CARDS} == set(RULE_OF[:37])
