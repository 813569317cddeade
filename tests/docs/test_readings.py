"""A rule that was read one way among several names the ruling; the readings tell it."""

from __future__ import annotations

import re
from pathlib import Path

from anthropolis.engine.rules import load_yaml

READINGS = Path(__file__).parents[2] / "docs" / "decisions" / "hegemony_readings.md"
RULING = re.compile(r"\bO-\d\d\b")


def test_every_ruling_that_a_rule_of_hegemony_names_is_told() -> None:
    told = set(RULING.findall(READINGS.read_text(encoding="utf-8")))
    rules = load_yaml("anthropolis.games.hegemony", "texts/rules.yaml")["rules"]
    named = {one for rule in rules for one in RULING.findall(rule.get("provenance", ""))}
    assert named
    assert named <= told
    assert told == {f"O-{number:02d}" for number in range(1, 44)}
