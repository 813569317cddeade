"""The teaching variant."""

from __future__ import annotations

from anthropolis.games.limit.rules.generation import (
    Generation,
    international_phase,
    political_phase,
)
from anthropolis.games.limit.table.calendar import STEPS
from anthropolis.games.limit.table.components import STARTERS, set_of
from tests.limit.positions import offered, position, run

TEACHING = {"teaching": True}


def test_a_dollar_less_for_everybody_and_more_for_the_bank() -> None:
    """LIM-VAR-01: 4 $ each, 110 $ a nation in the Bank."""
    world, _ = position({"W": {}, "X": {}, "Y": {}, "Z": {}}, options=TEACHING)
    assert [nation.money for nation in world.nations] == [4, 4, 4, 4]
    assert world.bank == 440


def test_a_table_that_sets_its_own_start_money_keeps_it() -> None:
    """LIM-VAR-01: the 4 $ take the place of the printed 5 $ only."""
    world, _ = position({"X": {}, "Y": {}}, options={"teaching": True, "start_money": 7})
    assert ([nation.money for nation in world.nations], world.bank) == ([7, 7], 214)


def test_the_first_generation_starts_with_decide_policy() -> None:
    """LIM-VAR-02: no unlocking, no draw, no limit; hands hold the four starters."""
    world, _ = position({"X": {"classes": [4, 1, 1, 1, 1]}, "Y": {}}, options=TEACHING)
    run(world, Generation())
    assert STEPS[world.phase] == "decide_policy"
    assert world.deciders() == [0]
    assert world.nations[0].hand == set_of(STARTERS)
    assert offered(world, 0) == [
        "play:public_expenditure", "play:education", "play:industrialization",
        "play:craftsmanship", "pass",
    ]  # fmt: skip


def test_later_generations_are_as_usual() -> None:
    """LIM-VAR-02: only generation 1 is shortened."""
    world, _ = position({"X": {}, "Y": {}}, world={"generation": 2}, options=TEACHING)
    names = [type(step).__name__ for step in political_phase(world, (0, 1))]
    assert names == [
        "TechnologicalAdvancement", "NewPolicy", "PoliticalActionCapacity", "DecidePolicy",
    ]  # fmt: skip


def test_learners_make_no_alliances() -> None:
    """LIM-VAR-03: even if the option is on."""
    world, _ = position({"X": {}, "Y": {}}, options={"teaching": True, "alliances": True})
    names = [type(step).__name__ for step in international_phase(world, (0, 1))]
    assert names == ["ColdWar", "GlobalCrises", "EndOfGeneration"]
