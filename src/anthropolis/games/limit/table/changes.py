"""The one place where numbers change: every change is told with the rule that caused it."""

from __future__ import annotations

from anthropolis.games.limit.table.events import Changed, WorldChanged
from anthropolis.games.limit.table.state import World


def tell_change(world: World, nation: int, what: str, before: int, after: int, rule: str) -> None:
    """Callers ask `world.listening` first."""
    if before != after:
        world.tell(Changed(rule, nation, what, before, after))


def tell_world(world: World, what: str, before: int, after: int, rule: str) -> None:
    """Callers ask `world.listening` first."""
    if before != after:
        world.tell(WorldChanged(rule, what, before, after))


def set_bank(world: World, amount: int, rule: str) -> None:
    if world.listening:
        tell_world(world, "bank", world.bank, amount, rule)
    world.bank = amount


def set_money(world: World, nation: int, amount: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "money", owner.money, amount, rule)
    owner.money = amount
