"""Quick sensible choices: what a player does without thinking, used inside search and by greedy.

Every question has a habit, found by its class; a question without one is answered at random.
"""

from __future__ import annotations

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import DONE
from anthropolis.games.climat.rules.actions import TakeAction
from anthropolis.games.climat.rules.common_action import LastOffers, Lay, Lobbying
from anthropolis.games.climat.rules.doors import Doors
from anthropolis.games.climat.rules.events import RunCommonAction, Shield, TakeSecondThreshold
from anthropolis.games.climat.rules.implantation import (
    ALL_COLOURS,
    Close,
    LayOpen,
    kinds_laid,
    laid_total,
    needed,
)
from anthropolis.games.climat.rules.menu import CARD, DRAW, IMPLANT, MOVE, verb_of
from anthropolis.games.climat.rules.moving.dice import BlueHelmets, Referendum
from anthropolis.games.climat.rules.moving.drawing import DiscardFirst
from anthropolis.games.climat.rules.powers import Moment
from anthropolis.games.climat.table.influence import ALL_KINDS, colour_of, power_of
from anthropolis.games.climat.table.state import World


def playout_choice(world: World, seat: int, chance: Chance) -> int:
    options = world.options(seat)
    if len(options) == 1:
        return options[0]
    step = world.asking
    if isinstance(step, TakeAction):
        return action(world, options, chance)
    if isinstance(step, (Lobbying, LastOffers, Referendum, BlueHelmets, Doors)):
        return options[0]
    if isinstance(step, Lay):
        return lay(world, step, options)
    if isinstance(step, LayOpen):
        return lay_open(world, step, options)
    if isinstance(step, (Close, DiscardFirst)):
        return options[0]
    if isinstance(step, (Moment, TakeSecondThreshold, Shield)):
        return options[chance.below(len(options))] if chance.below(4) == 0 else options[0]
    if isinstance(step, RunCommonAction):
        return options[chance.below(2)]
    return any_of(options, chance)


def any_of(options: list[int], chance: Chance) -> int:
    return options[chance.below(len(options))]


def action(world: World, options: list[int], chance: Chance) -> int:
    """Implant when the whole table could reach the total; else draw, play a card or move."""
    implants = [code for code in options if verb_of(code) == IMPLANT]
    if implants and table_can_implant(world):
        return any_of(implants, chance)
    cards = [code for code in options if verb_of(code) == CARD]
    if cards and chance.below(3):
        return any_of(cards, chance)
    draws = [code for code in options if verb_of(code) == DRAW]
    if draws and chance.below(2):
        return any_of(draws, chance)
    moves = [code for code in options if verb_of(code) == MOVE]
    return any_of(moves or draws or options, chance)


def table_can_implant(world: World) -> bool:
    """Whether all hands together have six colours and enough power (public guess: 2.5 a card)."""
    colours, total = 0, 0
    for at in range(len(world.hands)):
        if world.hands[at]:
            kind = at % ALL_KINDS
            colours |= 1 << colour_of(kind)
            total += world.hands[at] * power_of(kind)
    return colours == ALL_COLOURS and total >= needed(world, 0) + 4


def lay(world: World, step: Lay, options: list[int]) -> int:
    """One strong card, then stop: enough for a threshold when everybody does so."""
    seat = world.owner[step.chair]
    cards = [kind for kind in options if kind != DONE]
    if DONE not in options:
        return cards[-1]
    if len(world.draft(seat)) >= 2 or not cards:
        return DONE
    return max(cards, key=power_of)


def lay_open(world: World, step: LayOpen, options: list[int]) -> int:
    """Bring a colour that is missing, else add power until the total is reached."""
    draft = world.draft(world.owner[step.chair])
    kinds = kinds_laid(world) + [part for part in draft if part < ALL_KINDS and part != DONE]
    wanted = needed(world, step.what)
    there = 0
    for kind in kinds:
        there |= 1 << colour_of(kind)
    cards = [kind for kind in options if DONE != kind < ALL_KINDS]
    missing = [kind for kind in cards if there >> colour_of(kind) & 1 == 0]
    if missing:
        return missing[0]
    if laid_total(kinds) < wanted and cards:
        return cards[-1]
    return DONE if DONE in options else options[0]
