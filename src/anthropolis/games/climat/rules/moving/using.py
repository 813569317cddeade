"""A power is used: once a game, for nothing (BPC-EMP-02)."""

from __future__ import annotations

from anthropolis.games.climat.roles.employers import EMPLOYERS
from anthropolis.games.climat.table.events import PowerUsed
from anthropolis.games.climat.table.state import World


def use_power(world: World, chair: int, rule: str) -> None:
    """BPC-EMP-02: the power of the chair's employer is gone."""
    world.used |= 1 << chair
    if world.listening:
        employer = EMPLOYERS[world.employers[chair]]
        world.tell(PowerUsed(rule, world.owner[chair], employer))
