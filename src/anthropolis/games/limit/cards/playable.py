"""Chapter 9.5, whether a card can be played: target, choices and cost, before anything happens."""

from __future__ import annotations

from anthropolis.games.limit.cards.costs import cost_refusal
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS, NOBODY, Card
from anthropolis.games.limit.rules.moving.tracks import can_raise_production
from anthropolis.games.limit.table.components import ECONOMIC_ALLIANCE
from anthropolis.games.limit.table.state import World


def can_play(world: World, nation: int, card: int) -> str | None:
    """LIM-CRD-01 to LIM-CRD-03: the first rule that forbids playing the card alone, or None.

    None promises that target and choices exist for which the whole cost can be paid. LIM-CM-10: an
    empty colonization reserve forbids Colonization; no other card needs its effect to do anything.
    """
    owner = world.nations[nation]
    if not owner.hand >> card & 1:
        return "LIM-CRD-02" if owner.played >> card & 1 else "LIM-CRD-01"
    return _refusal(world, nation, ALL_CARDS[card], owner.money) or None


def can_pool(world: World, nation: int, card: int) -> bool:
    """LIM-CRD-09, LIM-CRD-10: whether the card can be announced for others to help pay it.

    It can if there is somebody with money who may, and all their money together would do.
    """
    kind = ALL_CARDS[card]
    if not kind.pays or not world.nations[nation].hand >> card & 1:
        return False
    if not kind.open_to_all and world.groups[ECONOMIC_ALLIANCE][nation] == 0:
        return False
    money = purse(world, nation, kind, True)
    if money == world.nations[nation].money:
        return False
    return not _refusal(world, nation, kind, money)


def contributors(world: World, nation: int, card: Card) -> list[int]:
    """LIM-CRD-09, LIM-AID-03, LIM-AID-07: who may add money, in turn order.

    Economic allies, or for the two 50 $ cards every other nation; never the star (LIM-SOLO-08).
    """
    if card.open_to_all:
        return [n for n in world.order if n != nation and world.nations[n].money > 0]
    return [n for n in world.allies(ECONOMIC_ALLIANCE, nation) if world.nations[n].money > 0]


def purse(world: World, nation: int, card: Card, pooled: bool) -> int:
    """The money that could at most be found for the card."""
    money = world.nations[nation].money
    if pooled:
        for helper in contributors(world, nation, card):
            money += world.nations[helper].money
    return money


def _refusal(world: World, nation: int, card: Card, money: int) -> str:
    """Nothing if some target and goods are payable, else what forbids the first of them."""
    if card.colonizes and world.colony_territories == 0 and world.colony_fossil == 0:
        return "LIM-CM-10"
    if not card.targets:
        return _goods_refusal(world, nation, card, NOBODY, money)
    if len(world.order) == 1 and world.star < 0:
        return "LIM-POL-12"
    if not card.cost_by_target:
        return _goods_refusal(world, nation, card, NOBODY, money)
    first = ""
    for target in other_nations(world, nation):
        rule = _goods_refusal(world, nation, card, target, money)
        if not rule:
            return ""
        first = first or rule
    return first


def _goods_refusal(world: World, nation: int, card: Card, target: int, money: int) -> str:
    if not card.goods:
        return cost_refusal(world, card.cost, nation, target, NOBODY, money)
    first = ""
    for chosen in card.goods:
        rule = cost_refusal(world, card.cost, nation, target, chosen, money)
        if not rule:
            return ""
        first = first or rule
    return first


def other_nations(world: World, nation: int) -> list[int]:
    """LIM-POL-12: a target is another nation, the star nation in solo."""
    others = [other for other in world.order if other != nation]
    if world.star >= 0:
        others.append(world.star)
    return others


def payable_targets(world: World, nation: int, card: Card, money: int) -> list[int]:
    """LIM-CRD-03: the targets that leave a payable card."""
    targets = other_nations(world, nation)
    if not card.cost_by_target:
        return targets
    return [t for t in targets if not _goods_refusal(world, nation, card, t, money)]


def payable_goods(world: World, nation: int, card: Card, target: int, money: int) -> list[int]:
    """LIM-CRD-03, LIM-TRM-06: what can be chosen and paid.

    A plant to be raised must be one that can rise, if there is one among the payable.
    """
    payable = [
        g for g in card.goods if not cost_refusal(world, card.cost, nation, target, g, money)
    ]
    if card.raises_goods:
        movable = [plant for plant in payable if can_raise_production(world, nation, plant)]
        return movable or payable
    return payable
