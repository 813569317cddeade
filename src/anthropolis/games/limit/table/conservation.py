"""Conservation laws: nothing appears or vanishes, and no number leaves its track."""

from __future__ import annotations

from typing import Final

from anthropolis.games.limit.table.board import (
    CALMEST,
    PLANTS,
    TOP_LIVING,
    TOP_POPULATION,
    TOP_PRICE,
    TOP_UNREST,
    highest_production,
)
from anthropolis.games.limit.table.box import (
    BILLS_PER_NATION,
    STAR_MONEY,
    START_MARKET,
    START_STOCK,
    START_TERRITORIES,
    START_TILES,
    colonies,
    disruption_tokens,
    pollution_tokens,
)
from anthropolis.games.limit.table.components import CARDS, FOSSIL, RENEWABLE, set_of
from anthropolis.games.limit.table.state import Nation, World, all_cards

ALL_CARDS: Final[list[int]] = list(range(len(CARDS)))


def broken_laws(world: World) -> list[str]:
    """Every law that the world breaks, in words; empty when all is well."""
    broken = broken_sums(world) + broken_supplies(world)
    for nation in range(world.seats):
        broken += [f"nation {nation}: {law}" for law in broken_board(world.nations[nation])]
    return broken


def broken_sums(world: World) -> list[str]:
    """What went into a LIMIT box minus what came out is booked there, so every sum is constant."""
    nations = world.nations
    boxes = len(nations)
    stars = boxes - world.seats
    tiles = world.box_tiles
    for nation in range(world.seats):
        tiles += nations[nation].demo_line.bit_count() + nations[nation].demo_zone
    sums = [
        ("money", sum([n.money for n in nations]) + world.bank + world.box_money,
         BILLS_PER_NATION * world.seats + STAR_MONEY * stars),
        ("disruption", sum([n.disruption for n in nations]) + world.disruption_reserve
         + world.box_disruption, disruption_tokens(boxes)),
        ("fossil", sum([n.stock[FOSSIL] for n in nations]) + world.market[FOSSIL]
         + world.colony_fossil + world.box_fossil,
         START_STOCK[FOSSIL] * boxes + START_MARKET[FOSSIL] + colonies(boxes, "fossil")),
        ("territories", sum([n.territories for n in nations]) + world.colony_territories
         + world.box_territories, START_TERRITORIES * boxes + colonies(boxes, "territories")),
        ("demographic tiles", tiles, START_TILES * world.seats),
    ]  # fmt: skip
    return [f"{what}: {there}, not {due}" for what, there, due in sums if there != due]


def broken_supplies(world: World) -> list[str]:
    """LIM-TOK-03: no excess pollution while the reserve has tokens; nothing is negative."""
    broken: list[str] = []
    held = sum([n.pollution for n in world.nations])
    capacity = pollution_tokens(len(world.nations))
    if world.pollution_reserve != max(0, capacity - held):
        broken.append(f"pollution: {held} held, {world.pollution_reserve} in reserve")
    if world.excess_pollution != max(0, held - capacity):
        broken.append(f"pollution: {held} held, {world.excess_pollution} in excess")
    amounts = [world.bank, world.disruption_reserve, world.colony_territories, world.colony_fossil]
    if min(amounts) < 0 or min(world.market) < 0:
        broken.append("a shared stock is negative")
    if min(world.prices) < 1 or max(world.prices) > TOP_PRICE:
        broken.append("a price has left its track")
    if sum(world.crises) < world.crises_now.bit_count():
        broken.append("a crisis tile lies on this generation but is not counted")
    if sorted(world.order) != list(range(world.seats)):
        broken.append("the turn order does not name every nation once")
    return broken


def broken_board(owner: Nation) -> list[str]:
    """LIM-TRM-03, LIM-SOL-02, LIM-TRK-01, LIM-TRK-06: one nation's board, stocks and cards."""
    broken: list[str] = []
    tokens = [owner.money, owner.territories, owner.pollution, owner.disruption, owner.demo_zone]
    if min(tokens) < 0 or min(owner.stock) < 0:
        broken.append("something is negative")
    classes = owner.classes
    if classes != sorted(classes, reverse=True) or classes[4] < 1 or classes[0] > TOP_LIVING:
        broken.append(f"the classes stand on {classes}")
    if not 1 <= owner.pop <= TOP_POPULATION or not CALMEST <= owner.unrest <= TOP_UNREST:
        broken.append("population or unrest has left its track")
    for plant in PLANTS:
        if not 1 <= owner.prod[plant] <= highest_production(owner, plant):
            name = "renewable" if plant == RENEWABLE else "a fossil-fired"
            broken.append(f"{name} production stands on level {owner.prod[plant]}")
    if all_cards(owner) != ALL_CARDS:
        broken.append(f"the cards are not the 37 of the box: {all_cards(owner)}")
    if owner.shown & ~owner.hand:
        broken.append("a card that is known to be in hand is elsewhere")
    if owner.open_under & ~set_of([card for deck in owner.decks for card in deck]):
        broken.append("a card that everybody saw go under its deck is elsewhere")
    for deck, known in zip(owner.decks, owner.known_under):
        if not 0 <= known <= len(deck):
            broken.append("more cards are known under a deck than it holds")
    return broken
