"""What the coming Social phase will ask for and bring, rehearsed while people plan."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

import pytest

from anthropolis.engine.events import Event
from anthropolis.engine.match import Match
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.sight.view import view
from anthropolis.games.limit.table.calendar import STEPS
from anthropolis.games.limit.table.events import Changed, StepBegun, WorldChanged
from tests.limit.matches import choose_at_random
from tests.limit.positions import position

Changes = dict[str, dict[str, int]]
SOCIAL = STEPS[STEPS.index("supply") : STEPS.index("cold_war")]


def seen(**nation: Any) -> dict[str, Any]:
    world, _ = position({"X": nation})
    found: dict[str, Any] = view(world, 0)["nations"][0]
    return found


def steps(nation: dict[str, Any]) -> Changes:
    return {row["step"]: row["changes"] for row in nation["coming"]}


def test_the_column_of_the_coming_phase_is_class_c_as_it_stands() -> None:
    """LIM-GEN-03: the last Social phase ran in column 1; class C has climbed to 3 since."""
    x = seen(pop_level=4, column_c=1, classes=[3, 3, 3, 1, 1], stock={"renewable": 9})
    assert x["columns"] == {"A": 3, "C": 3}
    assert (x["expected"]["consumption"], x["expected"]["taxes"]) == (5, 15)


def test_taxes_count_the_people_who_are_born_before_them() -> None:
    """LIM-POP-01, LIM-MOR-01, LIM-TAX-01: 2 people become 3, then 5; 2 $ each in column 1."""
    x = seen(demo_zone=2)
    assert x["expected"]["taxes"] == 10
    assert steps(x)["population_growth"] == steps(x)["lower_mortality"] == {"population_level": 1}
    assert steps(x)["taxation"] == {"money": 10}


def test_fossils_are_those_of_the_grown_plant_and_of_intensive_farming() -> None:
    """LIM-ECO-01, LIM-PRD-05, LIM-CP-10: industrial grows from 3 to 4, which burns 1."""
    farming = ["intensive_farming"]
    x = seen(classes=[2, 2, 2, 1, 1], prod={"industrial": 3}, permanents=farming)
    assert x["expected"]["fossils"] == 1 + 1
    assert steps(x)["production"]["fossil"] == -2
    assert steps(x)["production"]["pollution"] == 1 + 1
    bare = seen(classes=[2, 2, 2, 1, 1], prod={"industrial": 3}, permanents=farming, fossil=0)
    assert bare["expected"]["fossils"] == 1


def test_a_famine_is_seen_coming_and_its_choice_stays_open() -> None:
    """LIM-SUP-04: 3 renewable feed 3 of 5; population -1, unrest +3, and a plant of choice."""
    x = seen(pop_level=4, stock={"renewable": 3}, prod={"industrial": 2})
    assert x["expected"]["supply"] == 5
    supply = x["coming"][0]
    assert supply["step"] == "supply"
    assert supply["open"] is True
    assert (supply["changes"]["population_level"], supply["changes"]["unrest"]) == (-1, 3)


def test_an_uprising_is_seen_coming() -> None:
    """LIM-ORD-01, LIM-ORD-02: unrest 10, column 2: the value one level below, when grown."""
    x = seen(pop_level=3, unrest=10, classes=[2, 2, 2, 1, 1], stock={"military": 9, "renewable": 9})
    assert x["expected"]["troops"] == 3


def test_the_bank_is_seen_running_dry() -> None:
    """LIM-TAX-03, LIM-TOK-08: 6 $ of taxes from a Bank of 5."""
    world, _ = position({"X": {}}, world={"bank": 5})
    taxation = next(row for row in view(world, 0)["coming"] if row["step"] == "taxation")
    assert taxation["changes"] == {"bank": -5, "financial_crises": 1}


def test_after_the_last_generation_the_stress_test_is_coming() -> None:
    """LIM-TST-01: Supply, Consumption and Production, and nothing else."""
    world, _ = position({"X": {}}, world={"generation": 7})
    world.phase = STEPS.index("global_crises")
    x = view(world, 0)["nations"][0]
    assert list(steps(x)) == ["supply", "production"]
    assert x["expected"]["taxes"] == 0


def test_a_secret_answer_of_somebody_else_does_not_show() -> None:
    """LIM-TRM-08: while others still decide, the rehearsal is the same whatever was answered."""
    match = moment_in("public_order", GAME.new(3, seed=4), Random(4))
    before = match.view(1)["nations"]
    match.choose(0, match.decision(0).options[-1].key)
    assert match.view(1)["nations"] == before


def moment_in(step: str, match: Match, chance: Random) -> Match:
    """Play at random until several nations are asked together in that step."""
    while match.view(0)["step"] != step or match.deciders != (0, 1, 2):
        choose_at_random(match, chance)
    return match


# -- whole matches --------------------------------------------------------------------------------


class Plan:
    """What was shown before the last pass of a Political phase, and who was asked afterwards."""

    def __init__(self, match: Match) -> None:
        self.shown = match.view(0)
        self.told = len(match.events)
        self.asked: dict[int, str] = {}
        """The first step of the Social phase in which a nation was asked anything."""

    def check(self, match: Match) -> int:
        """Compare what happened with what was shown, as far as nobody chose; how often it was."""
        happened = changes_by_step(match.events[self.told :])
        compared = 0
        for nation in range(match.seats):
            foreseen = steps(self.shown["nations"][nation])
            for step in free_steps(self.asked.get(nation)):
                assert foreseen.get(step, {}) == happened[step, nation], (step, nation)
                compared += 1
        foreseen = steps(self.shown)
        first = min(self.asked.values(), key=SOCIAL.index, default=None)
        for step in free_steps(first):
            assert foreseen.get(step, {}) == happened[step, WORLD], step
        return compared


WORLD = -1


def free_steps(first_question: str | None) -> list[str]:
    return SOCIAL if first_question is None else SOCIAL[: SOCIAL.index(first_question)]


def changes_by_step(events: list[Event]) -> defaultdict[tuple[str, int], dict[str, int]]:
    found: defaultdict[tuple[str, int], dict[str, int]] = defaultdict(dict)
    step = ""
    for event in events:
        if isinstance(event, StepBegun):
            if event.step == "cold_war":
                break
            step = event.step
        if isinstance(event, (Changed, WorldChanged)):
            of = found[step, event.nation if isinstance(event, Changed) else WORLD]
            by = of.pop(event.what, 0) + event.after - event.before
            if by:
                of[event.what] = by
    return found


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (6, 5)])
def test_what_is_foreseen_happens_where_nobody_chooses(seats: int, seed: int) -> None:
    """LIM-SOC-01, LIM-TRM-04: the view before the last pass against the events that follow it."""
    match = GAME.new(seats, seed=seed, options={"alliances": seats > 3})
    chance = Random(seed)
    plan: Plan | None = None
    compared = 0
    while not match.finished:
        step = match.view(None)["step"]
        if step == "decide_policy":
            plan = Plan(match)
        elif plan is not None and step in SOCIAL:
            for seat in match.deciders:
                plan.asked.setdefault(seat, step)
        elif plan is not None:
            compared += plan.check(match)
            plan = None
        choose_at_random(match, chance)
    assert compared > len(SOCIAL)
