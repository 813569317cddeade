"""The one place where numbers change: every change is told with the rule that caused it."""

from __future__ import annotations

from anthropolis.engine.contract import NOBODY
from anthropolis.games.limit.table.events import Changed, StarChanged, WorldChanged
from anthropolis.games.limit.table.state import World


def tell_change(world: World, nation: int, what: str, before: int, after: int, rule: str) -> None:
    """Callers ask `world.listening` first."""
    if before == after:
        return
    if nation == world.star:
        world.tell(StarChanged(rule, nation, what, before, after, world.actor))
    else:
        world.tell(Changed(rule, nation, what, before, after, doer(world, nation)))


def tell_world(
    world: World, what: str, before: int, after: int, rule: str, nation: int = NOBODY
) -> None:
    """`nation` is the one for which it moves, if any. Callers ask `world.listening` first."""
    if before != after:
        world.tell(WorldChanged(rule, what, before, after, doer(world, nation)))


def doer(world: World, nation: int) -> int:
    """Whose card is being resolved, else the nation itself; the star nation does nothing."""
    if world.actor != NOBODY or nation == world.star:
        return world.actor
    return nation


def set_bank(world: World, amount: int, rule: str, nation: int = NOBODY) -> None:
    if world.listening:
        tell_world(world, "bank", world.bank, amount, rule, nation)
    world.bank = amount


def set_money(world: World, nation: int, amount: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "money", owner.money, amount, rule)
    owner.money = amount
