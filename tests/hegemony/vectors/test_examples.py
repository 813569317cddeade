"""The worked examples, and vectors of our own for every card, chapter and corner.

A test of a chapter runs, for each rule that its docstring names, every vector that names it too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from anthropolis.games.hegemony.table.decks import CARD_NAMES, EVENT_IDS
from anthropolis.lab.rule_mentions import ids_in
from anthropolis.lab.scenario import Outcome, run_scenarios

HERE = Path(__file__).parent
FILES = (
    *("examples", "card_vectors", "rule_vectors", "corner_vectors", "second_look"),
    *("third_look_actions", "third_look_laws", "third_look_phases", "third_look_cards"),
    *("third_look_state", "third_look_interplay", "fourth_look_open_cards", "fourth_look_base"),
    *("fifth_look_base", "fifth_look_trade", "fifth_look_votes", "fifth_look_form"),
    "sixth_look_base",
)
OUTCOMES = [outcome for name in FILES for outcome in run_scenarios(HERE / f"{name}.yaml")]
TEXT = "".join((HERE / f"{name}.yaml").read_text(encoding="utf-8") for name in FILES)
EXPANSION = "".join(
    (HERE / f"{name}.yaml").read_text(encoding="utf-8")
    for name in ("automa_examples", "crises_vectors")
)
"""Cards and events of the expansion are played in vectors of their own."""


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
    assert len([name for name in RULES if name.startswith("heg_ex_")]) == 82


def test_every_card_and_every_event_is_played() -> None:
    text = TEXT + EXPANSION
    missing = [name for name in CARD_NAMES if f"play: {name}," not in text]
    assert [name for name in missing if f"play: {name}}}" not in text] == []
    assert [name for name in EVENT_IDS if f"event: {name}" not in text] == []


def check(told: str | None) -> None:
    """Every rule that a docstring names has vectors, and they hold."""
    for rule in [rule for rule, _ in ids_in(told or "")]:
        naming = [outcome for outcome in OUTCOMES if rule in RULES[str(outcome.id)]]
        assert naming, f"no vector names {rule}"
        assert {outcome.status for outcome in naming} == {"passed"}, rule


def test_terms() -> None:
    """HEG-TRM-05, HEG-TRM-06, HEG-TRM-07, HEG-TRM-08, HEG-TRM-09, HEG-TRM-10, HEG-TRM-11,
    HEG-TRM-12, HEG-TRM-13, HEG-TRM-14, HEG-TRM-15.
    """
    check(test_terms.__doc__)


def test_components() -> None:
    """HEG-CMP-05, HEG-CMP-06, HEG-CMP-07."""
    check(test_components.__doc__)


def test_setup() -> None:
    """HEG-SET-01, HEG-SET-02, HEG-SET-03, HEG-SET-04, HEG-SET-05, HEG-SET-06, HEG-SET-07,
    HEG-SET-08, HEG-SET-09, HEG-SET-10, HEG-SET-11.
    """
    check(test_setup.__doc__)


def test_round() -> None:
    """HEG-RND-02, HEG-RND-03."""
    check(test_round.__doc__)


def test_preparation() -> None:
    """HEG-PRE-02, HEG-PRE-03, HEG-PRE-04, HEG-PRE-05, HEG-PRE-07, HEG-PRE-08, HEG-PRE-09."""
    check(test_preparation.__doc__)


def test_actions() -> None:
    """HEG-ACT-04, HEG-ACT-05, HEG-ACT-06, HEG-ACT-07, HEG-ACT-10, HEG-ACT-11, HEG-ACT-12."""
    check(test_actions.__doc__)


def test_workers() -> None:
    """HEG-ASG-01, HEG-ASG-02, HEG-ASG-03, HEG-ASG-04, HEG-ASG-05, HEG-ASG-06, HEG-ASG-07,
    HEG-ASG-08, HEG-ASG-09, HEG-ASG-10, HEG-ASG-11, HEG-ASG-12, HEG-ASG-13, HEG-ASG-14.
    """
    check(test_workers.__doc__)


def test_companies() -> None:
    """HEG-CO-02, HEG-CO-03, HEG-CO-04, HEG-CO-05, HEG-CO-06, HEG-CO-07, HEG-CO-08, HEG-CO-09,
    HEG-CO-10, HEG-CO-11, HEG-CO-12, HEG-CO-15, HEG-CO-16, HEG-CO-17, HEG-CO-20, HEG-CO-21,
    HEG-CO-25, HEG-CO-26, HEG-CO-27, HEG-CO-30, HEG-CO-31.
    """
    check(test_companies.__doc__)


def test_trade() -> None:
    """HEG-BUY-01, HEG-BUY-02, HEG-BUY-03, HEG-BUY-04, HEG-BUY-05, HEG-BUY-06, HEG-BUY-07,
    HEG-BUY-08, HEG-BUY-09, HEG-STO-01, HEG-STO-02, HEG-STO-03, HEG-STO-04, HEG-EXP-01,
    HEG-EXP-02, HEG-DEAL-01, HEG-DEAL-02, HEG-DEAL-03.
    """
    check(test_trade.__doc__)


def test_bills() -> None:
    """HEG-BILL-01, HEG-BILL-02, HEG-BILL-03, HEG-BILL-04, HEG-BILL-05."""
    check(test_bills.__doc__)


def test_policies() -> None:
    """HEG-POL-01, HEG-POL-02, HEG-POL-10, HEG-POL-11, HEG-POL-12, HEG-POL-13, HEG-POL-14,
    HEG-POL-15, HEG-POL-20, HEG-POL-21, HEG-POL-30, HEG-POL-31, HEG-POL-32, HEG-POL-33.
    """
    check(test_policies.__doc__)


def test_strikes() -> None:
    """HEG-STR-01, HEG-STR-02, HEG-STR-03, HEG-STR-04, HEG-STR-05, HEG-STR-06, HEG-DEM-01,
    HEG-DEM-02, HEG-DEM-03, HEG-DEM-04, HEG-DEM-05.
    """
    check(test_strikes.__doc__)


def test_free_actions() -> None:
    """HEG-FREE-02, HEG-FREE-03, HEG-FREE-04, HEG-FREE-05, HEG-FREE-06, HEG-FREE-07, HEG-FREE-08,
    HEG-FREE-09, HEG-FREE-10, HEG-FREE-11, HEG-FREE-12.
    """
    check(test_free_actions.__doc__)


def test_money() -> None:
    """HEG-MON-01, HEG-MON-02, HEG-MON-03, HEG-MON-04, HEG-MON-05, HEG-MON-06."""
    check(test_money.__doc__)


def test_produce() -> None:
    """HEG-PRD-01, HEG-PRD-02, HEG-PRD-03, HEG-PRD-04, HEG-PRD-05, HEG-PRD-06."""
    check(test_produce.__doc__)


def test_needs() -> None:
    """HEG-NEED-01, HEG-NEED-02, HEG-NEED-03."""
    check(test_needs.__doc__)


def test_imf() -> None:
    """HEG-IMF-01, HEG-IMF-02, HEG-IMF-03, HEG-IMF-04, HEG-IMF-05, HEG-IMF-06, HEG-IMF-07."""
    check(test_imf.__doc__)


def test_taxes() -> None:
    """HEG-TAX-01, HEG-TAX-02, HEG-TAX-03, HEG-TAX-04, HEG-TAX-05, HEG-TAX-06."""
    check(test_taxes.__doc__)


def test_elections() -> None:
    """HEG-VOT-02, HEG-VOT-03, HEG-VOT-11, HEG-VOT-12, HEG-VOT-13, HEG-VOT-14, HEG-VOT-15,
    HEG-VOT-16, HEG-VOT-17, HEG-VOT-18, HEG-VOT-19.
    """
    check(test_elections.__doc__)


def test_scoring() -> None:
    """HEG-SCO-01, HEG-SCO-02, HEG-SCO-03, HEG-SCO-04, HEG-SCO-05, HEG-SCO-06, HEG-SCO-07."""
    check(test_scoring.__doc__)


def test_cards() -> None:
    """HEG-CRD-02, HEG-CRD-03, HEG-CRD-04, HEG-CRD-05."""
    check(test_cards.__doc__)


def test_card_steps() -> None:
    """HEG-OP-01, HEG-OP-02, HEG-OP-03, HEG-OP-04, HEG-OP-05, HEG-OP-06, HEG-OP-07, HEG-OP-08,
    HEG-OP-09, HEG-OP-10, HEG-OP-11, HEG-OP-12, HEG-OP-13, HEG-OP-14.
    """
    check(test_card_steps.__doc__)


def test_state() -> None:
    """HEG-LEG-01, HEG-LEG-02, HEG-LEG-03, HEG-LEG-04, HEG-LEG-05, HEG-ST-10, HEG-ST-11, HEG-ST-12,
    HEG-ST-13, HEG-ST-14, HEG-ST-20, HEG-ST-21, HEG-ST-22, HEG-ST-23.
    """
    check(test_state.__doc__)


def test_benefits() -> None:
    """HEG-BEN-01, HEG-BEN-02, HEG-BEN-03, HEG-BEN-04."""
    check(test_benefits.__doc__)


def test_events() -> None:
    """HEG-EVT-01, HEG-EVT-02, HEG-EVT-03, HEG-EVT-05, HEG-EVT-06, HEG-EVT-07, HEG-EVT-08,
    HEG-EVT-09, HEG-EVT-10.
    """
    check(test_events.__doc__)


def test_end() -> None:
    """HEG-END-01, HEG-END-02, HEG-END-03, HEG-END-04, HEG-END-05, HEG-END-06, HEG-END-07,
    HEG-END-08.
    """
    check(test_end.__doc__)


def test_player_counts() -> None:
    """HEG-CNT-01, HEG-CNT-02."""
    check(test_player_counts.__doc__)
