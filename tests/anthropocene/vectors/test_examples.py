"""The rulebook's own examples and more of them, run as they are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.lab.scenario import Outcome, run_scenarios

HERE = Path(__file__).parent
OUTCOMES = run_scenarios(HERE / "examples.yaml", HERE / "more_vectors.yaml")


@pytest.mark.parametrize("outcome", OUTCOMES, ids=lambda outcome: outcome.id)
def test_the_game_does_what_the_vector_says(outcome: Outcome) -> None:
    assert [str(problem) for problem in outcome.problems] == []


def test_all_vectors_but_the_prose_are_run() -> None:
    status = [outcome.status for outcome in OUTCOMES]
    assert status.count("passed") == 21 + 31
    assert [o.id for o in OUTCOMES if o.status == "skipped"] == ["MV-32"]
