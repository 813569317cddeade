"""What the Social phase will do to a nation that has passed, in words."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import Words
from anthropolis.games.limit.sight.coming import Rehearsal
from anthropolis.games.limit.sight.headline import CLAIMS
from anthropolis.games.limit.sight.series import nation_numbers
from anthropolis.games.limit.table.calendar import STEP_NUMBER
from anthropolis.games.limit.table.components import RESOURCES
from anthropolis.games.limit.table.state import World

DECIDE_POLICY: Final[int] = STEP_NUMBER["decide_policy"]


def forecast(world: World, seat: int) -> list[Words]:
    """LIM-POL-08, LIM-TRM-04: whoever has passed awaits the Social phase, which is rehearsed."""
    if world.phase != DECIDE_POLICY or not world.nations[seat].passed:
        return []
    ahead = Rehearsal(world)
    return [*shortages(world, seat, ahead), *choices(seat, ahead), brought(world, seat, ahead)]


def brought(world: World, seat: int, ahead: Rehearsal) -> Words:
    """The numbers of the nation before the phase and after it; money and unrest come first."""
    before, after = nation_numbers(world.nations[seat]), ahead.now[seat]
    names = dict.fromkeys(["money", "unrest", *before])
    rows = [[what, before[what], after[what]] for what in names if after[what] != before[what]]
    return Words("forecast", {"changes": [[-1, rows]]}) if rows else Words("forecast_calm", {})


def shortages(world: World, seat: int, ahead: Rehearsal) -> list[Words]:
    """LIM-SUP-02, LIM-IND-03, LIM-PRD-06: what will be asked for and is not there."""
    found: list[Words] = []
    for resource, claim in CLAIMS:
        stock = world.nations[seat].stock[RESOURCES.index(resource)]
        missing = ahead.needs[seat][claim] - stock
        if missing > 0:
            found.append(Words("forecast_short", {"missing": missing, "resource": resource}))
    return found


def choices(seat: int, ahead: Rehearsal) -> list[Words]:
    """The steps in which the nation itself will decide: what they bring is one possibility."""
    steps = [step for step, who in zip(ahead.steps, ahead.is_open) if who >> seat & 1]
    return [Words("forecast_open", {"steps": steps})] if steps else []
