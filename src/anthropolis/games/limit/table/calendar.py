"""The names of the steps of a generation, in order, as views, logs and vectors use them."""

from __future__ import annotations

from typing import Final

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


def begin_step(world: World, step: str, rule: str) -> None:
    """Note which step of the generation is running, for views and the log."""
    world.phase = STEP_NUMBER[step]
    if world.listening:
        world.tell(StepBegun(rule, step))
