"""Chapter 24, electricity: a common action in the pawn's region changes or adds a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles.causes import ACTION, because
from anthropolis.games.climat.roles.employers import ELECTRICITY_MINUS, VOLUNTEERS, works
from anthropolis.games.climat.rules.common_action import begin, close
from anthropolis.games.climat.rules.moving.energy import install, may_install
from anthropolis.games.climat.table.energy import (
    COAL,
    ELECTRICITY_THRESHOLDS,
    KINDS,
    NOTHING,
)
from anthropolis.games.climat.table.influence import COLOUR_BY_ID
from anthropolis.games.climat.table.regions import load_data
from anthropolis.games.climat.table.state import World

ASKED: Final[list[int]] = [
    COLOUR_BY_ID[colour] for colour in load_data("institutions")["electricity_aci"]["asks"]
]
"""BPC-ACI-17: industry, politics, education."""


def threshold(world: World, region: int) -> int:
    """BPC-ELE-01, BPC-EMP-11: by NdV, 4 less with Volunteers of the World."""
    needed = ELECTRICITY_THRESHOLDS[world.ndv[region]]
    return needed - ELECTRICITY_MINUS if works(world, VOLUNTEERS) else needed


def installable(world: World, region: int) -> list[tuple[int, int]]:
    """BPC-ELE-13: what may be named now: a kind and what it replaces, or nothing."""
    there = [kind for kind in range(KINDS) if world.electricity[region * KINDS + kind]]
    return [
        (kind, replaced)
        for kind in range(COAL + 1, KINDS)
        for replaced in [NOTHING, *there]
        if may_install(world, region, kind, replaced)
    ]


def start_electricity(world: World, region: int, kind: int, replaced: int) -> None:
    """BPC-ELE-01, BPC-ELE-13: named with the action, before the cards are laid."""
    steps = begin(world, ASKED, region, [threshold(world, region)], "electricity")
    world.then(*steps, ElectricityCounted(region, kind, replaced))


@dataclass(frozen=True)
class ElectricityCounted(Step):
    """BPC-ELE-02: success brings the token; failure costs the cards all the same."""

    region: int
    kind: int
    replaced: int

    def start(self, world: World) -> None:
        if close(world, [threshold(world, self.region)]):
            cause = because(ACTION, world.acting)
            install(world, self.region, self.kind, self.replaced, cause)
