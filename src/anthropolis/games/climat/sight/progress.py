"""Where a turn stands: read off what is asked and what is still planned."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import Calendar, Phase
from anthropolis.engine.flow import Step
from anthropolis.games.climat.cards.interpreter import THRESHOLDS
from anthropolis.games.climat.rules.actions import TakeAction
from anthropolis.games.climat.rules.activation import STEPS, Announce
from anthropolis.games.climat.rules.common_action import count
from anthropolis.games.climat.rules.electricity import ElectricityCounted, threshold
from anthropolis.games.climat.rules.events import DrawEvent, EventCounted
from anthropolis.games.climat.rules.implantation import (
    WHAT,
    Close,
    LayOpen,
    kinds_laid,
    laid_total,
    needed,
)
from anthropolis.games.climat.rules.institutions import InstitutionCounted, thresholds
from anthropolis.games.climat.rules.moving.dice import ROLLS, BlueHelmets, Referendum
from anthropolis.games.climat.rules.moving.learning import TurnRoll
from anthropolis.games.climat.rules.scenarios import TURNS
from anthropolis.games.climat.rules.turn import ActivateRegion
from anthropolis.games.climat.table.deck import EVENT_IDS
from anthropolis.games.climat.table.energy import ELECTRICITY
from anthropolis.games.climat.table.map import INSTITUTIONS
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import NOWHERE, PLAYING, World

PHASES: Final = [
    Phase("drawing"), Phase("event"), Phase("actions"), Phase("activation", tuple(STEPS)),
]  # fmt: skip
"""BPC-TRN-01, BPC-ACT-10 to -16: the parts of a turn, and the seven steps of an activation."""


def calendar(world: World) -> Calendar:
    """BPC-TRN-02: the turn, and what of it is going on."""
    return Calendar(
        "turn", world.turn, TURNS[world.scenario], "", phase_of(world), step_of(world)
    )  # fmt: skip


def phase_of(world: World) -> str:
    """BPC-TRN-01: by the part of the turn that comes next; "" before the first and at the end."""
    if world.outcome != PLAYING:
        return ""
    if world.activating != NOWHERE:
        return "activation"
    for step in reversed(world.todo):
        if isinstance(step, DrawEvent):
            return "drawing"
        if isinstance(step, TakeAction) and not step.granted and not world.actions:
            return "event"
        if isinstance(step, ActivateRegion):
            return "actions"
    return ""


def step_of(world: World) -> str:
    """BPC-ACT-10: the step before the next one that will be announced."""
    if world.activating == NOWHERE:
        return ""
    for step in reversed(world.todo):
        if isinstance(step, Announce):
            return STEPS[step.number - 1]
    return STEPS[-1]


# -- common actions -------------------------------------------------------------------------------


class Going:
    """A common action that is going on: of which kind, what for, and what it must reach."""

    def __init__(self, kind: str, what: str, aims: list[int], total: int) -> None:
        self.kind = kind
        self.what = what
        self.aims = aims
        self.total = total


NONE: Final = Going("", "", [], 0)


def going(world: World) -> Going:
    """BPC-ACI-02, BPC-IMP-03: the one that is counted or closed next."""
    asking = world.asking
    for step in reversed([*world.todo, asking] if asking is not None else world.todo):
        found = going_with(world, step)
        if found is not None:
            return found
    return NONE


def going_with(world: World, step: Step) -> Going | None:
    if isinstance(step, EventCounted):
        return Going("event", EVENT_IDS[step.card], THRESHOLDS[step.card], count(world))
    if isinstance(step, ElectricityCounted):
        aims = [threshold(world, step.region)]
        return Going("electricity", ELECTRICITY[step.kind], aims, count(world))
    if isinstance(step, InstitutionCounted):
        name = INSTITUTIONS[step.institution]
        return Going("institution", name, thresholds(world), count(world))
    if isinstance(step, (Close, LayOpen)):
        aims = [needed(world, step.what)]
        return Going("implantation", WHAT[step.what], aims, laid_total(kinds_laid(world)))
    return None


# -- dice -----------------------------------------------------------------------------------------


def die(world: World) -> dict[str, object]:
    """BPC-INF-22: the roll that stands while cards may still change it."""
    step = world.asking
    if isinstance(step, (Referendum, BlueHelmets)):
        return {"what": ROLLS[step.what], "region": REGIONS[step.region], "result": world.roll}
    if isinstance(step, TurnRoll):
        return {"what": ROLLS[0], "region": REGIONS[step.region], "result": world.roll}
    return {"what": "", "region": "", "result": 0}
