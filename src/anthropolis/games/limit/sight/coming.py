"""What the coming steps will ask for and bring as things stand, for boards while people plan.

LIM-TRM-04: the Social phase leaves hardly any choice, so it is rehearsed on a copy of the world
with the rules themselves. It hangs on public numbers alone. Where a nation will have to choose, it
is taken to leave permanent cards and allies alone and to pick the lowest class or the last plant,
and the step is marked as open for it.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import NO_ANSWER, Step
from anthropolis.games.limit.rules.generation import FinalScore
from anthropolis.games.limit.rules.generation_end import is_last_generation
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.tracks import fossils, population
from anthropolis.games.limit.rules.moving.unrest import UPRISING, zone
from anthropolis.games.limit.rules.social.plants import Production, fossils_wanted
from anthropolis.games.limit.rules.social.public_order import ClassStruggle, PublicOrder
from anthropolis.games.limit.rules.social.shortages import (
    FOOD,
    GOODS,
    UPRISING_TROOPS,
    Famine,
    claimed_amount,
)
from anthropolis.games.limit.rules.social.social import GrowOrShrink, Taxation, social_steps
from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.rules.stress_test import StressTest, test_steps
from anthropolis.games.limit.rules.world.crises import ColdWar
from anthropolis.games.limit.sight.series import Numbers, nation_numbers, world_numbers
from anthropolis.games.limit.table.calendar import STEP_NUMBER, STEPS
from anthropolis.games.limit.table.components import CLASS_A, CLASS_C, CLASS_E, INTENSIVE_FARMING
from anthropolis.games.limit.table.social_table import TAX
from anthropolis.games.limit.table.state import World

FIRST_SOCIAL: Final[int] = STEP_NUMBER["supply"]
LAST_SOCIAL: Final[int] = STEP_NUMBER["class_struggle"]
NEEDS: Final = ["supply", "consumption", "taxes", "fossils", "troops", "class_struggle"]


class Rehearsal:
    """The rest of the Social phase that is running, or else the next one, or the stress test.

    `needs[nation]` is what its steps will ask for, by the words of NEEDS; `steps` are those that
    change a number, `changes[i][nation]` by how much, with the world's own numbers at the end;
    `is_open[i]` has one bit per nation that will have a choice in the step. With `until` it ends
    just before a step of that kind, if one is `reached`.
    """

    def __init__(self, world: World, until: type | None = None) -> None:
        self.needs: list[Numbers] = [dict.fromkeys(NEEDS, 0) for _ in range(world.seats)]
        self.steps: list[str] = []
        self.changes: list[list[Numbers]] = []
        self.is_open: list[int] = []
        self.reached = False
        self.world = world.copy()
        ahead = self.steps_ahead(world)
        self.now = self.numbers()
        self.settle()
        while ahead:
            step = ahead.pop()
            self.reached = until is not None and isinstance(step, until)
            if self.reached or isinstance(step, (ColdWar, FinalScore, StressTest)):
                break
            self.rehearse(step)

    def steps_ahead(self, world: World) -> list[Step]:
        """Last first, like the stack from which they come; the twin is left without any."""
        twin = self.world
        stack, twin.todo = twin.todo, []
        if in_social_steps(world):
            take_answers_back(twin)
            return stack
        twin.asking = None
        nations = world.everybody()
        if world.phase < FIRST_SOCIAL or not is_last_generation(world):
            return social_steps(nations)[::-1]
        if world.over or world.figures.stress_tests == 0:
            return []
        return test_steps(nations)[::-1]

    def rehearse(self, step: Step) -> None:
        self.note_needs(step)
        self.world.then(step)
        self.world.run()
        self.settle()

    def settle(self) -> None:
        """Get past the questions of a step, and note what it has changed."""
        twin, choosing = self.world, 0
        while twin.asking is not None:
            seat = twin.decider()
            options = twin.options(seat)
            if isinstance(twin.asking, (MoveClasses, Famine, GrowOrShrink)):
                choosing |= 1 << seat if len(options) > 1 else 0
                twin.answer(seat, options[-1])
            else:
                twin.answer(seat, options[0])
        before, self.now = self.now, self.numbers()
        changes = [changed(old, new) for old, new in zip(before, self.now)]
        if any(changes):
            self.add(STEPS[twin.phase], changes, choosing)

    def add(self, step: str, changes: list[Numbers], choosing: int) -> None:
        if step not in self.steps:
            self.steps.append(step)
            self.changes.append(changes)
            self.is_open.append(choosing)
            return
        place = self.steps.index(step)
        self.is_open[place] |= choosing
        for of, more in zip(self.changes[place], changes):
            for what, by in more.items():
                of[what] = of.get(what, 0) + by

    def numbers(self) -> list[Numbers]:
        twin = self.world
        return [*[nation_numbers(twin.nations[n]) for n in range(twin.seats)], world_numbers(twin)]

    def note_needs(self, step: Step) -> None:
        """What the step is going to ask for; every nation is asked for the same kind of thing."""
        for nation in range(self.world.seats):
            if isinstance(step, Supply):
                self.needs[nation]["supply"] = claimed_amount(self.world, nation, FOOD)
            elif isinstance(step, Consumption):
                self.needs[nation]["consumption"] = claimed_amount(self.world, nation, GOODS)
            elif isinstance(step, Taxation):
                self.needs[nation]["taxes"] = tax(self.world, nation)
            elif isinstance(step, Production):
                self.needs[nation]["fossils"] = burnt(self.world, nation)
            elif isinstance(step, PublicOrder):
                self.needs[nation]["troops"] = troops(self.world, nation)
            elif isinstance(step, ClassStruggle):
                classes = self.world.nations[nation].classes
                self.needs[nation]["class_struggle"] = classes[CLASS_A] - classes[CLASS_E]


def in_social_steps(world: World) -> bool:
    """Whether a step of the Social phase or of the stress test is running."""
    return FIRST_SOCIAL <= world.phase <= LAST_SOCIAL


def coming_column(world: World, nation: int) -> int:
    """LIM-GEN-03: class C as it was read for the steps that run, else as it stands now."""
    owner = world.nations[nation]
    return owner.column_c if in_social_steps(world) else owner.classes[CLASS_C]


def take_answers_back(twin: World) -> None:
    """Nobody may learn from the rehearsal what others have secretly answered."""
    if twin.asking is None:
        return
    for place, seat in enumerate(twin.asked):
        while twin.draft(seat):
            twin.back(seat)
        if not twin.parted and twin.together and twin.answers[place] != NO_ANSWER:
            twin.back(seat)


def changed(before: Numbers, after: Numbers) -> Numbers:
    return {what: after[what] - number for what, number in before.items() if after[what] != number}


def tax(world: World, nation: int) -> int:
    """LIM-TAX-01"""
    return TAX[world.nations[nation].column_c] * population(world, nation)


def burnt(world: World, nation: int) -> int:
    """LIM-PRD-05, LIM-CP-10: what both plants burn, and the fossil of Intensive Farming."""
    farms = world.nations[nation].has(INTENSIVE_FARMING) and fossils(world, nation) > 0
    return fossils_wanted(world, nation) + (1 if farms else 0)


def troops(world: World, nation: int) -> int:
    """LIM-ORD-02: the military resources that an uprising will cost."""
    rises = zone(world.nations[nation]) == UPRISING
    return claimed_amount(world, nation, UPRISING_TROOPS) if rises else 0
