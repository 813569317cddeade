"""Chapter 9.5, the cost of a card: amounts, whether it can be paid, and paying it."""

from __future__ import annotations

from anthropolis.games.limit.cards.vocabulary import (
    ATTACK,
    BANK_TO_LIMIT,
    CHOSEN,
    FIXED,
    LOWER_CLASS,
    LOWER_PRODUCTION,
    NOBODY,
    PAY_MONEY,
    PER_POPULATION,
    POPULATION_OFFSET,
    PRODUCTION_VALUE,
    RAISE_UNREST,
    RECEIVE_DISRUPTION,
    RECEIVE_POLLUTION,
    SPEND,
    TARGET_POPULATION,
    TARGET_PRODUCTION_VALUE,
    TO_BANK,
    TO_BOX,
    Operation,
)
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.living import class_c
from anthropolis.games.limit.rules.moving.tokens import (
    bank_to_box,
    lose_fossil,
    pay_bank,
    pay_box,
    pay_nation,
    receive_disruption,
    receive_pollution,
    spend,
    spend_goods,
)
from anthropolis.games.limit.rules.moving.tracks import lower_production, population, production
from anthropolis.games.limit.rules.moving.unrest import raise_unrest
from anthropolis.games.limit.table.board import TOP_UNREST
from anthropolis.games.limit.table.components import FOSSIL, INDUSTRIAL, MILITARY
from anthropolis.games.limit.table.state import World


def amount_of(world: World, op: Operation, nation: int, target: int, chosen: int) -> int:
    """LIM-TRM-02, LIM-SOLO-05: the amount a word asks for, read from the boards as they stand."""
    measure = op.measure
    if measure == FIXED:
        return op.number
    if measure == PER_POPULATION:
        return op.number * population(world, nation)
    if measure == POPULATION_OFFSET:
        return population(world, nation, op.number)
    if measure == TARGET_POPULATION:
        return op.number * population(world, target)
    plant = chosen if op.plant == CHOSEN else op.plant
    if measure == PRODUCTION_VALUE:
        return production(world, nation, plant)
    if measure == TARGET_PRODUCTION_VALUE:
        return production(world, target, plant)
    return op.number * (class_c(world, target) - 1)


def price(world: World, cost: list[Operation], nation: int, target: int, chosen: int) -> int:
    """The money that leaves the player's own stock, wherever it goes."""
    total = 0
    for op in cost:
        if op.word == PAY_MONEY:
            total += amount_of(world, op, nation, target, chosen)
    return total


def cost_refusal(
    world: World, cost: list[Operation], nation: int, target: int, chosen: int, purse: int
) -> str:
    """LIM-CRD-03 to LIM-CRD-07: the first rule that makes the cost unpayable, or nothing.

    `purse` is the money at hand. A cost names each thing once, so that each can be checked alone.
    Pollution and disruption can always be received.
    """
    for op in cost:
        rule = _unpayable(world, op, nation, target, chosen, purse)
        if rule:
            return rule
    return ""


def _unpayable(
    world: World, op: Operation, nation: int, target: int, chosen: int, purse: int
) -> str:
    owner = world.nations[nation]
    word = op.word
    if word == PAY_MONEY:
        return "LIM-CRD-03" if amount_of(world, op, nation, target, chosen) > purse else ""
    if word == BANK_TO_LIMIT:
        return "LIM-CRD-06" if amount_of(world, op, nation, target, chosen) > world.bank else ""
    if word == SPEND:
        resource = chosen if op.resource == CHOSEN else op.resource
        short = amount_of(world, op, nation, target, chosen) > owner.stock[resource]
        return "LIM-CRD-03" if short else ""
    if word == RAISE_UNREST:
        too_high = owner.unrest + amount_of(world, op, nation, target, chosen) > TOP_UNREST
        return "LIM-CRD-04" if too_high else ""
    if word == ATTACK:
        return "LIM-WAR-01" if owner.stock[MILITARY] < op.number else ""
    if word == LOWER_CLASS:
        return "LIM-CRD-05" if sum(owner.classes) - len(owner.classes) < op.number else ""
    if word == LOWER_PRODUCTION and not op.free_at_bottom:
        plant = chosen if op.resource == CHOSEN else op.resource
        return "LIM-CRD-05" if owner.prod[plant] <= op.number else ""
    return ""


def pay(
    world: World,
    cost: list[Operation],
    nation: int,
    target: int,
    chosen: int,
    spent: int,
    rule: str,
) -> None:
    """LIM-CRD-01, LIM-CRD-07: pay the whole cost, which is payable; `spent` is for an attack.

    A class that has to fall is chosen next, before anything already planned.
    """
    for op in cost:
        _pay_one(world, op, nation, target, chosen, spent, rule)


def _pay_one(
    world: World, op: Operation, nation: int, target: int, chosen: int, spent: int, rule: str
) -> None:
    word = op.word
    amount = amount_of(world, op, nation, target, chosen)
    if word == PAY_MONEY:
        _pay_money(world, op.to, nation, target, amount, rule)
    elif word == BANK_TO_LIMIT:
        bank_to_box(world, amount, rule)
    elif word == SPEND:
        _spend(world, nation, chosen if op.resource == CHOSEN else op.resource, amount, rule)
    elif word == ATTACK:
        spend(world, nation, MILITARY, spent, rule)
    elif word == RAISE_UNREST:
        raise_unrest(world, nation, amount, rule)
    elif word == RECEIVE_DISRUPTION:
        receive_disruption(world, nation, amount, rule)
    elif word == RECEIVE_POLLUTION:
        receive_pollution(world, nation, amount, rule)
    elif word == LOWER_CLASS:
        world.then(MoveClasses((nation,), (op.number,), False, NOBODY, rule))
    elif word == LOWER_PRODUCTION:
        plant = chosen if op.resource == CHOSEN else op.resource
        lower_production(world, nation, plant, op.number, rule)


def _pay_money(world: World, to: int, nation: int, target: int, amount: int, rule: str) -> None:
    """LIM-TOK-07: to the Bank, unless the card names the LIMIT box or the target."""
    if to == TO_BANK:
        pay_bank(world, nation, amount, rule)
    elif to == TO_BOX:
        pay_box(world, nation, amount, rule)
    else:
        pay_nation(world, nation, target, amount, rule)


def _spend(world: World, nation: int, resource: int, amount: int, rule: str) -> None:
    """LIM-CP-08, LIM-TOK-06: goods may feed Recycling, lost fossils go to the LIMIT box."""
    if resource == INDUSTRIAL:
        spend_goods(world, nation, amount, rule)
    elif resource == FOSSIL:
        lose_fossil(world, nation, amount, rule)
    else:
        spend(world, nation, resource, amount, rule)
