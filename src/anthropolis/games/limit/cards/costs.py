"""Chapter 9.5, the cost of a card: its price, whether it can be paid, and paying it."""

from __future__ import annotations

from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.table.state import World


def price(world: World, cost: list[Word], play: Play) -> int:
    """The money that leaves the player's own stock, wherever it goes."""
    total = 0
    for word in cost:
        total += word.price(world, play)
    return total


def cost_figures(world: World, cost: list[Word], play: Play) -> list[int | None]:
    """The figure of each word of a cost, None where it hangs on a choice still to make."""
    return [word.amount.of(world, play) if word.amount.known() else None for word in cost]


def cost_refusal(world: World, cost: list[Word], play: Play, purse: int) -> str:
    """LIM-CRD-03 to LIM-CRD-07: the first rule that makes the cost unpayable, or nothing.

    `purse` is the money at hand. A cost names each thing once, so that each can be checked alone.
    """
    for word in cost:
        rule = word.refusal(world, play, purse)
        if rule:
            return rule
    return ""


def pay(world: World, cost: list[Word], play: Play, rule: str) -> None:
    """LIM-CRD-01, LIM-CRD-07: pay the whole cost, which is payable.

    A class that has to fall is chosen next, before anything already planned.
    """
    for word in cost:
        step = word.step(world, play, rule)
        if step is None:
            word.apply(world, play, rule)
        else:
            world.todo.append(step)
