"""The worked examples of automas and mini-expansions, and vectors of our own beside them.

A test of a chapter runs, for each rule that its docstring names, every vector that names it too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from anthropolis.games.hegemony.automa.components import AI_CARDS
from anthropolis.games.hegemony.crises.objectives import OBJECTIVE_IDS
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS
from anthropolis.lab.rule_mentions import ids_in
from anthropolis.lab.scenario import Outcome, run_scenarios

HERE = Path(__file__).parent
FILES = (
    *("automa_examples", "automa_vectors", "automa_chapters", "crises_vectors"),
    *("automa_turns", "automa_bills", "automa_working", "automa_capitalist", "automa_middle"),
    *("automa_expansions", "crises_cards", "crises_events"),
    *("third_look_crises", "third_look_checks", "third_look_automas", "third_look_lists"),
    *("fourth_look_ai_working", "fourth_look_ai_middle", "fourth_look_ai_capitalist"),
    *("fourth_look_events", "fourth_look_crises", "fourth_look_lists", "fourth_look_interplay"),
    *("fifth_look_automa_chance", "fifth_look_automa_interplay", "fifth_look_automa_classes"),
    *("fifth_look_crises", "sixth_look_mends", "sixth_look_automas", "sixth_look_interplay"),
)
OUTCOMES = [outcome for name in FILES for outcome in run_scenarios(HERE / f"{name}.yaml")]
TEXT = "".join((HERE / f"{name}.yaml").read_text(encoding="utf-8") for name in FILES)


def _rules() -> dict[str, list[str]]:
    """The rules that each vector names."""
    found: dict[str, list[str]] = {}
    for name in FILES:
        data: Any = yaml.safe_load((HERE / f"{name}.yaml").read_text(encoding="utf-8"))
        for vector in data["vectors"]:
            found[vector["id"]] = vector.get("rules", [])
    return found


RULES = _rules()


@pytest.mark.parametrize("outcome", OUTCOMES, ids=lambda outcome: f"{outcome.id}")
def test_the_game_does_what_the_vector_says(outcome: Outcome) -> None:
    assert [str(problem) for problem in outcome.problems] == []


def test_no_example_is_left_out() -> None:
    assert [outcome.status for outcome in OUTCOMES] == ["passed"] * len(RULES)
    assert len([name for name in RULES if name.startswith("HA")]) == 79


def test_every_event_and_every_objective_happens() -> None:
    """HXP-GEN-04: 25 events and 20 objectives, each in a vector."""
    assert len(EVENT_IDS[BASE_EVENTS:]) == 25
    assert len(OBJECTIVE_IDS) == 20
    assert [name for name in EVENT_IDS[BASE_EVENTS:] if f"event: {name}" not in TEXT] == []
    assert [name for name in OBJECTIVE_IDS if name not in TEXT] == []


def test_every_bonus_that_belongs_to_an_action_is_tried() -> None:
    """HAU-ADV-10: for most bonuses some vector acts with a card that shows it."""
    tried = {c.bonus.id for c in AI_CARDS if c.bonus is not None and f"card: {c.id}" in TEXT}
    assert len(tried) >= 24


def check(told: str | None) -> None:
    """Every rule that a docstring names has vectors, and they hold."""
    for rule in [rule for rule, _ in ids_in(told or "")]:
        naming = [outcome for outcome in OUTCOMES if rule in RULES[str(outcome.id)]]
        assert naming, f"no vector names {rule}"
        assert {outcome.status for outcome in naming} == {"passed"}, rule


def test_set_up() -> None:
    """HAU-SET-08."""
    check(test_set_up.__doc__)


def test_decks() -> None:
    """HAU-DCK-02."""
    check(test_decks.__doc__)


def test_simple_mode() -> None:
    """HAU-EZ-01, HAU-EZ-02, HAU-EZ-03, HAU-EZ-04, HAU-EZ-05, HAU-EZ-06, HAU-EZ-07, HAU-EZ-08."""
    check(test_simple_mode.__doc__)


def test_rows() -> None:
    """HAU-ROW-03, HAU-ROW-04, HAU-ROW-05, HAU-ROW-06, HAU-ROW-08, HAU-ROW-09, HAU-ROW-10,
    HAU-ROW-11.
    """
    check(test_rows.__doc__)


def test_advanced_mode() -> None:
    """HAU-ADV-01, HAU-ADV-02, HAU-ADV-03, HAU-ADV-04, HAU-ADV-05, HAU-ADV-06, HAU-ADV-07,
    HAU-ADV-08, HAU-ADV-09, HAU-ADV-10.
    """
    check(test_advanced_mode.__doc__)


def test_narrowing() -> None:
    """HAU-NAR-02, HAU-NAR-04, HAU-NAR-07, HAU-NAR-08, HAU-NAR-09."""
    check(test_narrowing.__doc__)


def test_bills() -> None:
    """HAU-BIL-01, HAU-BIL-02, HAU-BIL-03, HAU-BIL-04, HAU-BIL-05, HAU-BIL-06, HAU-BIL-07,
    HAU-BIL-08, HAU-BIL-09, HAU-BIL-10, HAU-BIL-11, HAU-BIL-12, HAU-BIL-13, HAU-BIL-14.
    """
    check(test_bills.__doc__)


def test_policy_check() -> None:
    """HAU-PCH-01, HAU-PCH-02, HAU-PCH-03."""
    check(test_policy_check.__doc__)


def test_free_actions() -> None:
    """HAU-FRE-01, HAU-FRE-02, HAU-FRE-03, HAU-FRE-04, HAU-FRE-05, HAU-FRE-06."""
    check(test_free_actions.__doc__)


def test_immediate_votes() -> None:
    """HAU-IMV-01, HAU-IMV-02, HAU-IMV-03, HAU-IMV-04, HAU-IMV-05, HAU-IMV-06, HAU-IMV-07,
    HAU-IMV-08.
    """
    check(test_immediate_votes.__doc__)


def test_sides() -> None:
    """HAU-SID-01."""
    check(test_sides.__doc__)


def test_influence() -> None:
    """HAU-INF-01, HAU-INF-02, HAU-INF-03, HAU-INF-04, HAU-INF-05, HAU-INF-06, HAU-INF-07,
    HAU-INF-08, HAU-INF-09, HAU-INF-10, HAU-INF-11.
    """
    check(test_influence.__doc__)


def test_several_automas() -> None:
    """HAU-MUL-01, HAU-MUL-02, HAU-MUL-03."""
    check(test_several_automas.__doc__)


def test_legitimacy() -> None:
    """HAU-LEG-01, HAU-LEG-02, HAU-LEG-03."""
    check(test_legitimacy.__doc__)


def test_last_round() -> None:
    """HAU-LST-01, HAU-LST-02."""
    check(test_last_round.__doc__)


def test_gaps_in_the_rules() -> None:
    """HAU-UND-03, HAU-UND-04."""
    check(test_gaps_in_the_rules.__doc__)


def test_working_class() -> None:
    """HAU-WC-01, HAU-WC-02, HAU-WC-08, HAU-WC-10, HAU-WC-11, HAU-WC-12, HAU-WC-13, HAU-WC-14,
    HAU-WC-15, HAU-WC-20, HAU-WC-21, HAU-WC-22, HAU-WC-23, HAU-WC-24, HAU-WC-25, HAU-WC-26,
    HAU-WC-27, HAU-WC-28, HAU-WC-40, HAU-WC-41, HAU-WC-42, HAU-WC-43, HAU-WC-44, HAU-WC-45,
    HAU-WC-46, HAU-WC-47, HAU-WC-48, HAU-WC-30, HAU-WC-31, HAU-WC-32, HAU-WC-33, HAU-WC-50,
    HAU-WC-51, HAU-WC-52.
    """
    check(test_working_class.__doc__)


def test_capitalist_class() -> None:
    """HAU-CC-01, HAU-CC-02, HAU-CC-03, HAU-CC-04, HAU-CC-05, HAU-CC-06, HAU-CC-07, HAU-CC-10,
    HAU-CC-11, HAU-CC-12, HAU-CC-13, HAU-CC-14, HAU-CC-20, HAU-CC-21, HAU-CC-22, HAU-CC-23,
    HAU-CC-24, HAU-CC-25, HAU-CC-26, HAU-CC-30, HAU-CC-31, HAU-CC-32, HAU-CC-33, HAU-CC-40,
    HAU-CC-41, HAU-CC-42.
    """
    check(test_capitalist_class.__doc__)


def test_middle_class() -> None:
    """HAU-MC-01, HAU-MC-02, HAU-MC-03, HAU-MC-07, HAU-MC-08, HAU-MC-10, HAU-MC-11, HAU-MC-12,
    HAU-MC-13, HAU-MC-14, HAU-MC-15, HAU-MC-20, HAU-MC-21, HAU-MC-22, HAU-MC-23, HAU-MC-24,
    HAU-MC-25, HAU-MC-30, HAU-MC-31, HAU-MC-32, HAU-MC-40, HAU-MC-41, HAU-MC-42, HAU-MC-48,
    HAU-MC-50, HAU-MC-51.
    """
    check(test_middle_class.__doc__)


def test_special_actions() -> None:
    """HAU-SPA-01, HAU-SPA-02, HAU-SPA-03, HAU-SPA-04, HAU-SPA-05, HAU-SPA-06."""
    check(test_special_actions.__doc__)


def test_automas_and_expansions() -> None:
    """HAU-EXT-01, HAU-EXT-02, HAU-EXT-03, HAU-EXT-04, HAU-EXT-05, HAU-EXT-10, HAU-EXT-11,
    HAU-EXT-13, HAU-EXT-30.
    """
    check(test_automas_and_expansions.__doc__)


def test_general() -> None:
    """HXP-GEN-03."""
    check(test_general.__doc__)


def test_crisis_response() -> None:
    """HXP-CRI-02, HXP-CRI-03, HXP-CRI-04, HXP-CRI-05, HXP-CRI-06, HXP-CRI-07, HXP-CRI-08,
    HXP-CRI-09, HXP-CRI-10, HXP-CRI-20, HXP-CRI-21, HXP-CRI-22, HXP-CRI-30, HXP-CRI-31,
    HXP-CRI-32, HXP-CRI-33, HXP-CRI-40, HXP-CRI-41, HXP-CRI-42, HXP-CRI-43.
    """
    check(test_crisis_response.__doc__)


def test_alternative_events() -> None:
    """HXP-EVT-01, HXP-EVT-02, HXP-EVT-03, HXP-EVT-04, HXP-EVT-05, HXP-EVT-06, HXP-EVT-07,
    HXP-EVT-08, HXP-EVT-09, HXP-EVT-10, HXP-EVT-11, HXP-EVT-12, HXP-EVT-13, HXP-EVT-14,
    HXP-EVT-15, HXP-EVT-16, HXP-EVT-17.
    """
    check(test_alternative_events.__doc__)


def test_hidden_agendas() -> None:
    """HXP-OBJ-02, HXP-OBJ-03, HXP-OBJ-05, HXP-OBJ-06, HXP-OBJ-07, HXP-OBJ-08."""
    check(test_hidden_agendas.__doc__)


def test_new_cards() -> None:
    """HXP-ACT-03, HXP-ACT-04, HXP-ACT-05, HXP-ACT-06, HXP-ACT-07, HXP-ACT-08, HXP-ACT-09,
    HXP-ACT-10, HXP-ACT-11.
    """
    check(test_new_cards.__doc__)
