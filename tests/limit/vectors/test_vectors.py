"""Vectors that say too little, too much or nonsense: nothing is guessed, nothing is left over."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.engine.conventions import classes_of
from anthropolis.engine.flow import Step
from anthropolis.games.limit.vectors.answering import CHOICES, DEFAULTS, PLAYS
from anthropolis.lab.scenario import run_scenarios


def problems(folder: Path, given: str, when: str, then: str = "{legal: true}") -> list[str]:
    """What is wrong with one vector, in words."""
    path = folder / "vectors.yaml"
    vector = f"{{id: V, given: {given}, when: {when}, then: {then}}}"
    path.write_text(f"game: limit\nvectors:\n- {vector}\n", encoding="utf-8")
    [outcome] = run_scenarios(path)
    return [problem.text for problem in outcome.problems]


TWO = "{nations: {X: {}, Y: {}}}"
RICH = "{nations: {X: {pop_level: 4, classes: [2, 2, 1, 1, 1], money: 60, disruption: 1}, Y: {}}}"
HUNGRY = "{nations: {X: {stock: {renewable: 0}, prod: {industrial: 3}}, Y: {}}}"


@pytest.mark.parametrize(
    ("given", "when", "message"),
    [
        (HUNGRY, "{step: supply, only: [X]}", "choices.X.famine: an answer is missing"),
        (
            TWO,
            "{step: supply, choices: {Y: {famine: [industrial]}}}",
            "choices.Y.famine: an answer is left over",
        ),
        (TWO, "{step: supply, choices: {Z: {}}}", "choices: there is no nation 'Z'"),
        (TWO, "{step: supply, only: [Z]}", "only: there is no nation 'Z'"),
        (TWO, "{step: global_crises, only: [X]}", "only: the step global_crises is for all"),
        (TWO, "{step: new_policy, only: [X]}", "choices.X.deck: an answer is missing"),
        (
            TWO,
            "{step: new_policy, only: [X], choices: {X: {deck: society}}}",
            "choices.X.keep: an answer is missing",
        ),
        (
            TWO,
            "{step: political_action_capacity, choices: {X: {discard: [education]}}}",
            "choices.X.discard: an answer is left over",
        ),
        (TWO, "{play: craftsmanship, by: X}", "choose: an answer is missing"),
        (TWO, "{play: craftsmanship, by: X, spend: 2}", "spend: craftsmanship does not ask"),
        (RICH, "{play: education, by: X}", "choices.X.class_up: an answer is missing"),
        (RICH, "{play: soft_power, by: X, target: Y}", "give: an answer is missing"),
        (RICH, "{play: political_reform, by: X, deck: society}", "keep: an answer is missing"),
        (RICH, "{turn: X, plays: [{play: education}], pass: true}", "plays[1]: choices.X.class_up"),
        (TWO, "{event: detente}", "event: needs the star nation"),
        (TWO, "{offer: military, by: X, to: Y, refused_by: X}", "refused_by: X is not asked"),
        (TWO, "{step: begin_generation, choices: {X: {deck: society}}}", "stops before the first"),
    ],
)
def test_a_malformed_entry_names_what_is_wrong(
    tmp_path: Path, given: str, when: str, message: str
) -> None:
    [problem] = problems(tmp_path, given, when)
    assert problem.startswith("malformed: when[1]: ")
    assert message in problem


@pytest.mark.parametrize(
    ("given", "then", "message"),
    [
        (TWO, "{nations: {Z: {money: 5}}}", "then.nations: there is no nation 'Z'"),
        (TWO, "{score: {total: 5}}", "score: the last entry of 'when' is no score"),
        (TWO, "{waiting_for: alliance}", "waiting_for: the last entry of 'when' is not begin"),
        (TWO, "{world: {star: {money: 40}}}", "then.world.star: there is no star nation"),
        ("{nations: {X: {}, Y: {}}, order: [X]}", "{legal: true}", "given.order: name every"),
        ("{nations: {X: {}, Y: {}}, world: {star: {}}}", "{legal: true}", "a solo game has one"),
        (
            "{nations: {X: {}, Y: {}}, world: {alliances: {military: [[X, Y], [Y, X]]}}}",
            "{legal: true}",
            "given.world.alliances.military: a nation is in one alliance",
        ),
        ("{world: {bank: 3}}", "{legal: true}", "given.nations: list at least one nation"),
    ],
)
def test_a_malformed_state_or_question_names_what_is_wrong(
    tmp_path: Path, given: str, then: str, message: str
) -> None:
    [problem] = problems(tmp_path, given, "[]", then)
    assert problem.startswith("malformed: ")
    assert message in problem


def test_a_refused_entry_before_the_last_fails_the_vector_and_names_the_rule(
    tmp_path: Path,
) -> None:
    """LIM-POL-12."""
    when = "[{play: conscription, by: X}, {turn: Y, pass: true}, {turn: X, pass: true}]"
    [problem] = problems(tmp_path, TWO, when, "{legal: false}")
    assert problem.startswith("when[2] is refused: LIM-POL-08")


def test_every_question_of_the_rules_can_be_answered_in_a_vector() -> None:
    """But for whole turns, which have entries of their own."""
    steps = [kind for kind in classes_of("anthropolis.games.limit") if issubclass(kind, Step)]
    asking = {step.__name__ for step in steps if step.prompt is not Step.prompt}
    assert asking - {*CHOICES, *PLAYS, *DEFAULTS} == {"PolicyTurn", "AllianceTurn"}
