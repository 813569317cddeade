"""The steps of a generation in order, as views, logs and vectors name them; where a match is."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import NOBODY, Calendar, Phase
from anthropolis.games.limit.table.events import StepBegun
from anthropolis.games.limit.table.state import World

STEPS: Final = [
    "technological_advancement", "new_policy", "political_action_capacity", "decide_policy",
    "supply", "conservation", "consumption", "population_growth", "lower_mortality",
    "lower_birth_rate", "economic_growth", "taxation", "production", "public_order",
    "class_struggle", "cold_war", "global_crises", "alliance", "end_of_generation",
    "stress_test", "solo_event",
]  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(STEPS)}


POLITICAL: Final = Phase("political", tuple(STEPS[:4]))
SOCIAL: Final = Phase("social", tuple(STEPS[4:15]))
INTERNATIONAL: Final = Phase("international", (*STEPS[15:18], "solo_event", "end_of_generation"))
ENDING: Final = Phase("ending", ("stress_test",))
PHASES: Final = [POLITICAL, SOCIAL, INTERNATIONAL, ENDING]
"""LIM-GEN-01, LIM-TST-01: three phases in every generation, and the stress test at the end."""
FIRST_YEAR: Final = 1850
YEARS: Final = 30
"""LIM-GEN-01: seven generations from 1850 to 2060."""


def calendar(world: World) -> Calendar:
    """LIM-GEN-01: the generation, its first year, and the step that runs."""
    step = "stress_test" if world.over else STEPS[world.phase]
    phase = next(phase.id for phase in PHASES if step in phase.steps)
    year = str(FIRST_YEAR + YEARS * (world.generation - 1))
    return Calendar("generation", world.generation, world.figures.generations, year, phase, step)


def begin_step(world: World, step: str, rule: str) -> None:
    """Note which step of the generation is running, for views and the log."""
    world.phase = STEP_NUMBER[step]
    world.actor = NOBODY
    if world.listening:
        world.tell(StepBegun(rule, step))
