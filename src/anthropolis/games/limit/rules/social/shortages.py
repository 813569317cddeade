"""What a population claims, and what happens when a stock does not cover it (chapters 13, 14.2).

Four claims work alike: food in Supply, goods in Consumption, military resources in an uprising and
in a military crisis. Each reads a value of the population track, real or virtual; those who can pay
do so first, then the others may ask for help, then all shortages are suffered together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.rules.moving.aid import HelpRequest
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.tokens import spend, spend_goods
from anthropolis.games.limit.rules.moving.tracks import (
    PLANT_DOWN,
    PLANT_MENU,
    highest_level_paid,
    lower_population,
    lower_production,
    value_at,
)
from anthropolis.games.limit.rules.moving.unrest import raise_unrest
from anthropolis.games.limit.table.board import PLANTS, TOP_POPULATION
from anthropolis.games.limit.table.components import (
    ECONOMIC_ALLIANCE,
    INDUSTRIAL,
    MILITARY,
    MILITARY_ALLIANCE,
    RENEWABLE,
    RESOURCES,
    SUSTAINABLE_CONSUMPTION,
    VEGETARIANISM,
)
from anthropolis.games.limit.table.crisis_table import TROOPS_SHIFT
from anthropolis.games.limit.table.events import Shortage
from anthropolis.games.limit.table.social_table import (
    CONSUMPTION_SHIFT,
    FAMINE_UNREST,
    INDUSTRIAL_SHORTAGE_UNREST,
    UPRISING_SHIFT,
)
from anthropolis.games.limit.table.state import World

FOOD: Final = 0
GOODS: Final = 1
UPRISING_TROOPS: Final = 2
CRISIS_TROOPS: Final = 3

CLAIMED: Final = [RENEWABLE, INDUSTRIAL, MILITARY, MILITARY]
HELPED_BY: Final = [ECONOMIC_ALLIANCE, ECONOMIC_ALLIANCE, MILITARY_ALLIANCE, MILITARY_ALLIANCE]
PAID_RULE: Final = ["LIM-SUP-01", "LIM-IND-02", "LIM-ORD-02", "LIM-MIL-03"]
SHORT_RULE: Final = ["LIM-SUP-02", "LIM-IND-03", "LIM-ORD-04", "LIM-ORD-04"]


def claimed_level(world: World, nation: int, claim: int) -> int:
    """LIM-SUP-01, LIM-SUP-03, LIM-IND-02, LIM-ORD-02, LIM-MIL-03: the level whose value is due.

    It may be virtual downwards; upwards it ends with the track, whose top is worth as much.
    """
    owner = world.nations[nation]
    level = owner.pop
    if claim == FOOD:
        level -= 1 if owner.has(VEGETARIANISM) else 0
    elif claim == GOODS:
        level += CONSUMPTION_SHIFT[owner.column_c]
        level -= 1 if owner.has(SUSTAINABLE_CONSUMPTION) else 0
    elif claim == UPRISING_TROOPS:
        level += UPRISING_SHIFT[owner.column_c]
    else:
        level += TROOPS_SHIFT
    return min(level, TOP_POPULATION)


def claimed_amount(world: World, nation: int, claim: int) -> int:
    return value_at(world.figures.population, claimed_level(world, nation, claim))


def missing(world: World, nation: int, claim: int) -> int:
    """How much the nation lacks to pay in full, 0 if it can."""
    stock = world.nations[nation].stock[CLAIMED[claim]]
    return max(0, claimed_amount(world, nation, claim) - stock)


def settle(world: World, nation: int, claim: int) -> int:
    """LIM-SUP-02, LIM-IND-03, LIM-ORD-04: spend the value of the highest level that can be paid.

    The answer is the number of levels missing; the rest of the stock is kept.
    """
    track = world.figures.population
    level = claimed_level(world, nation, claim)
    paid = highest_level_paid(track, level, world.nations[nation].stock[CLAIMED[claim]])
    short = max(level, 0) - paid
    rule = SHORT_RULE[claim] if short else PAID_RULE[claim]
    if claim == GOODS:
        spend_goods(world, nation, value_at(track, paid), rule)
    else:
        spend(world, nation, CLAIMED[claim], value_at(track, paid), rule)
    if short and world.listening:
        world.tell(Shortage(rule, nation, RESOURCES[CLAIMED[claim]], short))
    return short


def claim_from(world: World, nations: tuple[int, ...], claim: int) -> None:
    """LIM-AID-08, LIM-TRM-04: whoever can pay does, at once; the others come next."""
    short: list[int] = []
    for nation in nations:
        if missing(world, nation, claim):
            short.append(nation)
        else:
            settle(world, nation, claim)
    if short:
        world.then(AskInTurn(claim, tuple(short), ()))


@dataclass(frozen=True)
class AskInTurn(Step):
    """LIM-SUP-06, LIM-IND-05, LIM-AID-02, LIM-AID-04, LIM-AID-08: those in need ask one by one.

    `waiting` have not asked yet, `short` got nothing; when all have asked, these suffer together.
    """

    claim: int
    waiting: tuple[int, ...]
    short: tuple[int, ...]

    def start(self, world: World) -> None:
        if not self.waiting:
            suffer(world, self.short, self.claim)
            return
        asker, kind = self.waiting[0], HELPED_BY[self.claim]
        rest = PayWithHelp(self.claim, self.waiting, self.short)
        if world.groups[kind][asker]:
            lack = missing(world, asker, self.claim)
            world.then(HelpRequest(asker, kind, CLAIMED[self.claim], lack, lack), rest)
        else:
            world.then(rest)


@dataclass(frozen=True)
class PayWithHelp(Step):
    """LIM-AID-05: what was given for the purpose is used for it before anybody else asks."""

    claim: int
    waiting: tuple[int, ...]
    short: tuple[int, ...]

    def start(self, world: World) -> None:
        asker = self.waiting[0]
        short = self.short
        if missing(world, asker, self.claim):
            short = (*short, asker)
        else:
            settle(world, asker, self.claim)
        world.then(AskInTurn(self.claim, self.waiting[1:], short))


def suffer(world: World, nations: tuple[int, ...], claim: int) -> None:
    """LIM-SUP-04, LIM-IND-04, LIM-ORD-04: the effects of a shortage, for each level missing."""
    levels = tuple([settle(world, nation, claim) for nation in nations])
    if claim == FOOD:
        world.then(Famine(nations, levels))
        return
    if claim == GOODS:
        for nation, count in zip(nations, levels):
            raise_unrest(world, nation, INDUSTRIAL_SHORTAGE_UNREST * count, "LIM-IND-04")
    why = "LIM-IND-04" if claim == GOODS else "LIM-ORD-04"
    world.then(MoveClasses(nations, levels, False, -1, why))


@dataclass(frozen=True)
class Famine(Step):
    """LIM-SUP-04: per missing level population -1, a production of choice -1, unrest +3.

    `nations[i]` misses `levels[i]` levels; everybody who starves names all its productions at once.
    LIM-SUP-05: population stays on level 1, the rest still applies. LIM-TRM-06: a production that
    can fall must be chosen; if none can, nobody is asked.
    """

    nations: tuple[int, ...]
    levels: tuple[int, ...]

    def start(self, world: World) -> None:
        world.ask_parts(self, list(self.nations))

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        if len(parts) >= self.levels[self.nations.index(seat)]:
            return []
        prod = world.nations[seat].prod[:]
        for part in parts:
            prod[PLANT_MENU.first(part)] -= 1
        return [PLANT_MENU.code(PLANT_DOWN, p, prod[p] - 1) for p in PLANTS if prod[p] > 1]

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            for level in range(self.levels[i]):
                lower_population(world, seats[i], "LIM-SUP-04")
                if level < len(answers[i]):
                    plant = PLANT_MENU.first(answers[i][level])
                    lower_production(world, seats[i], plant, 1, "LIM-SUP-04")
                raise_unrest(world, seats[i], FAMINE_UNREST, "LIM-SUP-04")

    def rule(self) -> str:
        return "LIM-SUP-04"

    def prompt(self, world: World, seat: int) -> Words:
        left = self.levels[self.nations.index(seat)] - len(world.draft(seat))
        return Words("ask_famine", {"left": left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return PLANT_MENU.words(choice)
