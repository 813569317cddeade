"""Chapter 9.5, whether a card can be played: target, choices and cost, before anything happens."""

from __future__ import annotations

from anthropolis.games.limit.cards.costs import cost_refusal
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS, Card
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
    return _refusal(world, Play(nation, card), owner.money) or None


def can_pool(world: World, nation: int, card: int) -> bool:
    """LIM-CRD-09, LIM-CRD-10: whether the card can be announced for others to help pay it.

    It can if there is somebody with money who may, and all their money together would do.
    """
    kind = ALL_CARDS[card]
    if not kind.pays or not world.nations[nation].hand >> card & 1:
        return False
    if not kind.open_to_all and world.groups[ECONOMIC_ALLIANCE][nation] == 0:
        return False
    play = Play(nation, card, pooled=True)
    money = purse(world, play)
    if money == world.nations[nation].money:
        return False
    return not _refusal(world, play, money)


def contributors(world: World, nation: int, card: Card) -> list[int]:
    """LIM-CRD-09, LIM-AID-03, LIM-AID-07: who may add money, in turn order.

    Economic allies, or for the two 50 $ cards every other nation; never the star (LIM-SOLO-08).
    """
    if card.open_to_all:
        return [n for n in world.order if n != nation and world.nations[n].money > 0]
    return [n for n in world.allies(ECONOMIC_ALLIANCE, nation) if world.nations[n].money > 0]


def purse(world: World, play: Play) -> int:
    """The money that could at most be found for the card."""
    money = world.nations[play.nation].money
    if play.pooled:
        for helper in contributors(world, play.nation, ALL_CARDS[play.card]):
            money += world.nations[helper].money
    return money


def _refusal(world: World, play: Play, money: int) -> str:
    """Nothing if some target and goods are payable, else what forbids the first of them."""
    card = ALL_CARDS[play.card]
    if card.colonizes and world.colony_territories == 0 and world.colony_fossil == 0:
        return "LIM-CM-10"
    if not card.targets:
        return _goods_refusal(world, play, money)
    if len(world.order) == 1 and world.star < 0:
        return "LIM-POL-12"
    if not card.cost_by_target:
        return _goods_refusal(world, play, money)
    first = ""
    for target in other_nations(world, play.nation):
        rule = _goods_refusal(world, play.on(target), money)
        if not rule:
            return ""
        first = first or rule
    return first


def _goods_refusal(world: World, play: Play, money: int) -> str:
    card = ALL_CARDS[play.card]
    if not card.goods:
        return cost_refusal(world, card.cost, play, money)
    first = ""
    for chosen in card.goods:
        rule = cost_refusal(world, card.cost, play.choosing(chosen), money)
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


def payable_targets(world: World, play: Play) -> list[int]:
    """LIM-CRD-03: the targets that leave a payable card."""
    targets = other_nations(world, play.nation)
    if not ALL_CARDS[play.card].cost_by_target:
        return targets
    money = purse(world, play)
    return [t for t in targets if not _goods_refusal(world, play.on(t), money)]


def payable_goods(world: World, play: Play) -> list[int]:
    """LIM-CRD-03, LIM-TRM-06: what can be chosen and paid.

    A plant to be raised must be one that can rise, if there is one among the payable.
    """
    card, money = ALL_CARDS[play.card], purse(world, play)
    payable = [g for g in card.goods if not cost_refusal(world, card.cost, play.choosing(g), money)]
    if card.raises_goods:
        movable = [plant for plant in payable if can_raise_production(world, play.nation, plant)]
        return movable or payable
    return payable
