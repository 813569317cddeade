"""The rulebook's worked examples, and vectors of our own for the corners of the vocabulary."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.lab.scenario import Outcome, run_scenarios

HERE = Path(__file__).parent
EXAMPLES = run_scenarios(HERE / "examples.yaml")
MORE = run_scenarios(HERE / "more_vectors.yaml")


@pytest.mark.parametrize("outcome", EXAMPLES + MORE, ids=lambda outcome: outcome.id)
def test_the_game_does_what_the_vector_says(outcome: Outcome) -> None:
    assert [str(problem) for problem in outcome.problems] == []


def test_no_example_is_left_out() -> None:
    assert [outcome.status for outcome in EXAMPLES] == ["passed"] * 111
    assert [outcome.status for outcome in MORE].count("skipped") == 0
