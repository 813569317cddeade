"""Chapter 7, pollution, disruption, money, fossils and territories: where they come from and go."""

from __future__ import annotations

from anthropolis.games.limit.rules.moving.tracks import pull_down_renewable
from anthropolis.games.limit.table.changes import set_bank, set_money, tell_change, tell_world
from anthropolis.games.limit.table.components import (
    FINANCIAL,
    FOSSIL,
    INDUSTRIAL,
    MILITARY,
    RECYCLING,
    RESOURCES,
)
from anthropolis.games.limit.table.state import World

RECYCLED_FROM = 10


# -- pollution and disruption ---------------------------------------------------------------------


def receive_pollution(world: World, nation: int, tokens: int, rule: str) -> None:
    """LIM-TOK-01, LIM-TOK-02: from the reserve, then as excess tokens from the LIMIT box."""
    if tokens <= 0:
        return
    ordinary = min(tokens, world.pollution_reserve)
    excess = world.excess_pollution + tokens - ordinary
    _set_pollution_supply(world, nation, world.pollution_reserve - ordinary, excess, rule)
    _set_pollution(world, nation, world.nations[nation].pollution + tokens, rule)


def remove_pollution(world: World, nation: int, tokens: int, rule: str) -> None:
    """LIM-TOK-03: as many as the nation has; excess tokens leave play first, swapped if need be."""
    owner = world.nations[nation]
    removed = min(tokens, owner.pollution)
    excess = min(removed, world.excess_pollution)
    reserve = world.pollution_reserve + removed - excess
    _set_pollution_supply(world, nation, reserve, world.excess_pollution - excess, rule)
    _set_pollution(world, nation, owner.pollution - removed, rule)


def _set_pollution_supply(world: World, nation: int, reserve: int, excess: int, rule: str) -> None:
    if world.listening:
        tell_world(world, "pollution_reserve", world.pollution_reserve, reserve, rule, nation)
        tell_world(world, "excess_pollution", world.excess_pollution, excess, rule, nation)
    world.pollution_reserve = reserve
    world.excess_pollution = excess


def _set_pollution(world: World, nation: int, tokens: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "pollution", owner.pollution, tokens, rule)
    owner.pollution = tokens


def receive_disruption(world: World, nation: int, tokens: int, rule: str) -> None:
    """LIM-TOK-04, LIM-CMP-03: from the reserve, then from the LIMIT box, which gives without end.

    All tokens are alike; what the box gave is booked as a debt, so that the sum stays.
    """
    if tokens <= 0:
        return
    ordinary = min(tokens, world.disruption_reserve)
    set_disruption_reserve(world, nation, world.disruption_reserve - ordinary, rule)
    world.box_disruption -= tokens - ordinary
    set_disruption(world, nation, world.nations[nation].disruption + tokens, rule)


def return_disruption(world: World, nation: int, tokens: int, rule: str) -> None:
    """LIM-TOK-05: as many as the nation has, always to the reserve."""
    owner = world.nations[nation]
    returned = min(tokens, owner.disruption)
    if returned > 0:
        set_disruption_reserve(world, nation, world.disruption_reserve + returned, rule)
        set_disruption(world, nation, owner.disruption - returned, rule)


def set_disruption_reserve(world: World, nation: int, tokens: int, rule: str) -> None:
    if world.listening:
        tell_world(world, "disruption_reserve", world.disruption_reserve, tokens, rule, nation)
    world.disruption_reserve = tokens


def set_disruption(world: World, nation: int, tokens: int, rule: str) -> None:
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "disruption", owner.disruption, tokens, rule)
    owner.disruption = tokens


# -- money ----------------------------------------------------------------------------------------


def pay_bank(world: World, nation: int, amount: int, rule: str) -> None:
    """LIM-TOK-07, LIM-TRM-10: any sum paid or lost goes to the Bank; the nation has the amount."""
    set_money(world, nation, world.nations[nation].money - amount, rule)
    set_bank(world, world.bank + amount, rule, nation)


def pay_box(world: World, nation: int, amount: int, rule: str) -> None:
    """Money that a rule sends to the LIMIT box; the nation has the amount."""
    set_money(world, nation, world.nations[nation].money - amount, rule)
    world.box_money += amount


def pay_nation(world: World, payer: int, receiver: int, amount: int, rule: str) -> None:
    """Money from one nation to another; the payer has the amount."""
    set_money(world, payer, world.nations[payer].money - amount, rule)
    set_money(world, receiver, world.nations[receiver].money + amount, rule)


def bank_to_box(world: World, amount: int, rule: str) -> None:
    """Money that leaves the Bank for the LIMIT box; the Bank has the amount."""
    set_bank(world, world.bank - amount, rule)
    world.box_money += amount


def receive_from_bank(world: World, nation: int, amount: int, rule: str) -> None:
    """LIM-TOK-09: the Bank pays what it holds, no more; money is created only by LIM-TOK-08."""
    paid = min(amount, world.bank)
    set_bank(world, world.bank - paid, rule, nation)
    set_money(world, nation, world.nations[nation].money + paid, rule)


def receive_in_full(world: World, nation: int, amount: int, rule: str) -> None:
    """LIM-TOK-08: taxes and booms: what the Bank lacks comes from the LIMIT box, with a crisis."""
    paid = min(amount, world.bank)
    set_bank(world, world.bank - paid, rule, nation)
    set_money(world, nation, world.nations[nation].money + amount, rule)
    if paid < amount:
        world.box_money -= amount - paid
        place_crisis(world, FINANCIAL, "LIM-TOK-08")


CRISIS_WORDS = ["financial_crises", "environmental_crises", "military_crises"]


def place_crisis(world: World, kind: int, rule: str) -> None:
    """LIM-CRI-02: at most one tile of each kind on a generation."""
    if world.crises_now >> kind & 1:
        return
    if world.listening:
        tell_world(world, CRISIS_WORDS[kind], world.crises[kind], world.crises[kind] + 1, rule)
    world.crises_now |= 1 << kind
    world.crisis_tiles |= 1 << (3 * (world.generation - 1) + kind)
    world.crises[kind] += 1


# -- resources and territories --------------------------------------------------------------------


def gain(world: World, nation: int, resource: int, amount: int, rule: str) -> None:
    """LIM-TRM-03, LIM-CMP-06: stocks have no upper limit.

    LIM-SOLO-05: of the star nation's stocks only fossils are tracked.
    """
    owner = world.nations[nation]
    if not owner.has_board() and resource != FOSSIL:
        return
    _set_stock(world, nation, resource, owner.stock[resource] + amount, rule)


def spend(world: World, nation: int, resource: int, amount: int, rule: str) -> None:
    """LIM-TRM-03: a quantity never becomes negative; callers make sure of it."""
    _set_stock(world, nation, resource, world.nations[nation].stock[resource] - amount, rule)


def spend_goods(world: World, nation: int, amount: int, rule: str) -> None:
    """LIM-CP-08, LIM-TRN-08: spending ten or more industrial at once feeds Recycling.

    For the Consumption step and card costs only; sales and gifts use `spend`.
    """
    spend(world, nation, INDUSTRIAL, amount, rule)
    if amount >= RECYCLED_FROM and world.nations[nation].has(RECYCLING):
        take_fossil_from_box(world, nation, 1, "LIM-CP-08")


def _set_stock(world: World, nation: int, resource: int, amount: int, rule: str) -> None:
    stock = world.nations[nation].stock
    if world.listening:
        tell_change(world, nation, RESOURCES[resource], stock[resource], amount, rule)
    stock[resource] = amount


def lose_fossil(world: World, nation: int, amount: int, rule: str) -> None:
    """LIM-TOK-06: lost fossils go to the LIMIT box."""
    spend(world, nation, FOSSIL, amount, rule)
    world.box_fossil += amount


def take_fossil_from_box(world: World, nation: int, amount: int, rule: str) -> None:
    gain(world, nation, FOSSIL, amount, rule)
    world.box_fossil -= amount


def set_territories(world: World, nation: int, territories: int, rule: str) -> None:
    """LIM-TRK-07: losing territory may pull renewable production down."""
    owner = world.nations[nation]
    if world.listening:
        tell_change(world, nation, "territories", owner.territories, territories, rule)
    owner.territories = territories
    pull_down_renewable(world, nation)


def lose_territory(world: World, nation: int, rule: str) -> None:
    """LIM-CM-13, LIM-ENV-03: one territory to the LIMIT box, if there is one."""
    owner = world.nations[nation]
    if owner.territories > 0:
        set_territories(world, nation, owner.territories - 1, rule)
        world.box_territories += 1


def military(world: World, nation: int) -> int:
    return world.nations[nation].stock[MILITARY]
