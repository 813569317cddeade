"""Chapters 14.1 and 14.2, cold war and global crises."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.living import falling_classes, lower_class
from anthropolis.games.limit.rules.moving.tokens import (
    lose_territory,
    military,
    pay_bank,
    place_crisis,
    receive_disruption,
    return_disruption,
)
from anthropolis.games.limit.rules.moving.tracks import (
    lower_population,
    lower_production,
    population,
    population_level,
    raise_population,
)
from anthropolis.games.limit.rules.moving.unrest import raise_unrest
from anthropolis.games.limit.rules.social.shortages import CRISIS_TROOPS, claim_from
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    CRISES,
    ENVIRONMENTAL,
    FINANCIAL,
    MILITARY_CRISIS,
    RENEWABLE,
)
from anthropolis.games.limit.table.crisis_table import (
    BLAME,
    CALMED,
    FINANCIAL_FALL,
    LOST_PER_POPULATION,
    MIGRATION_GAP,
    POLLUTER_UNREST,
    POOR_FALL,
    SHARED_BLAME,
    SOIL_LOST,
)
from anthropolis.games.limit.table.events import CrisisStruck
from anthropolis.games.limit.table.social_table import COLD_WAR_ABOVE
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class ColdWar(Step):
    """LIM-CWR-01: more than 15 military resources bring 1 disruption."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "cold_war", "LIM-CWR-01")
        for nation in self.nations:
            if military(world, nation) > COLD_WAR_ABOVE:
                receive_disruption(world, nation, 1, "LIM-CWR-01")


@dataclass(frozen=True)
class GlobalCrises(Step):
    """LIM-CRI-01: financial, environmental, military, each checked when its turn comes."""

    def start(self, world: World) -> None:
        begin_step(world, "global_crises", "LIM-CRI-01")
        world.then(Crisis(FINANCIAL), Crisis(ENVIRONMENTAL), Crisis(MILITARY_CRISIS))


@dataclass(frozen=True)
class Crisis(Step):
    """LIM-FIN-01, LIM-ENV-01, LIM-MIL-01: one kind of crisis: its condition, tile and effects."""

    kind: int

    def start(self, world: World) -> None:
        if self.kind == FINANCIAL:
            breaks_out = world.crises_now >> FINANCIAL & 1 == 1
        elif self.kind == ENVIRONMENTAL:
            breaks_out = world.pollution_reserve == 0
        else:
            breaks_out = world.disruption_reserve == 0
        if breaks_out:
            self.break_out(world)

    def break_out(self, world: World) -> None:
        """LIM-CRI-02: the tile is put down; k tiles of the kind multiply its first effect."""
        place_crisis(world, self.kind, "LIM-CRI-02")
        tiles = world.crises[self.kind]
        if world.listening:
            rule = ("LIM-FIN-01", "LIM-ENV-01", "LIM-MIL-01")[self.kind]
            world.tell(CrisisStruck(rule, CRISES[self.kind], tiles))
        if self.kind == FINANCIAL:
            financial_crisis(world, tiles)
        elif self.kind == ENVIRONMENTAL:
            environmental_crisis(world, tiles)
        else:
            military_crisis(world, tiles)


def leading(nations: list[int], amounts: list[int]) -> list[int]:
    """The nation, or all tied nations, with the highest amount."""
    top = max(amounts)
    return [nation for nation, amount in zip(nations, amounts) if amount == top]


# -- financial ------------------------------------------------------------------------------------


def financial_crisis(world: World, tiles: int) -> None:
    """LIM-FIN-02, LIM-FIN-03: everybody loses money to the Bank, then one class of its choice."""
    for nation in world.with_star():
        lost = min(
            tiles * LOST_PER_POPULATION * population(world, nation), world.nations[nation].money
        )
        pay_bank(world, nation, lost, "LIM-FIN-02")
    nations = world.everybody()
    world.then(
        MoveClasses(nations, (FINANCIAL_FALL,) * len(nations), False, -1, "LIM-FIN-03"),
        RichestAreBlamed(),
    )


@dataclass(frozen=True)
class RichestAreBlamed(Step):
    """LIM-FIN-04: the richest nation receives 2 disruption; tied nations receive 1 each."""

    def start(self, world: World) -> None:
        nations = world.with_star()
        richest = leading(nations, [world.nations[n].money for n in nations])
        tokens = BLAME if len(richest) == 1 else SHARED_BLAME
        for nation in richest:
            receive_disruption(world, nation, tokens, "LIM-FIN-04")


# -- environmental --------------------------------------------------------------------------------


def environmental_crisis(world: World, tiles: int) -> None:
    """LIM-CRI-03, LIM-ENV-02, LIM-ENV-03: soil and land are lost everywhere, effect by effect."""
    nations = world.with_star()
    for nation in nations:
        lower_production(world, nation, RENEWABLE, tiles * SOIL_LOST, "LIM-ENV-02")
    for nation in nations:
        lose_territory(world, nation, "LIM-ENV-03")
    hit = most_pollution(world, nations)
    for nation in hit:
        hit_polluter(world, nation)
    migrate(world, nations, hit)


def most_pollution(world: World, nations: list[int]) -> list[int]:
    """LIM-ENV-04, LIM-TOK-02: all tied nations, ordinary and excess tokens alike; nobody at 0."""
    held = [world.nations[nation].pollution for nation in nations]
    return leading(nations, held) if max(held) > 0 else []


def hit_polluter(world: World, nation: int) -> None:
    """LIM-ENV-04: population -1 level, unrest +3, the highest class that may fall -1.

    LIM-SOLO-07: effects on the star nation's values are ignored.
    """
    if not world.nations[nation].has_board():
        return
    lower_population(world, nation, "LIM-ENV-04")
    raise_unrest(world, nation, POLLUTER_UNREST, "LIM-ENV-04")
    falling = falling_classes(world.nations[nation].classes)
    if falling:
        lower_class(world, nation, falling[0], "LIM-ENV-04")


def migrate(world: World, nations: list[int], hit: list[int]) -> None:
    """LIM-ENV-05: others, at least 2 levels below the most populous nation hit, gain a level.

    LIM-SOLO-07: a star nation that was hit counts as one level below its table.
    """
    if not hit:
        return
    gone = [0 if world.nations[n].has_board() else 1 for n in hit]
    top = max([population_level(world, hit[i]) - gone[i] for i in range(len(hit))])
    for nation in nations:
        if nation not in hit and population_level(world, nation) <= top - MIGRATION_GAP:
            raise_population(world, nation, "LIM-ENV-05")


# -- military -------------------------------------------------------------------------------------


def military_crisis(world: World, tiles: int) -> None:
    """LIM-MIL-02, LIM-MIL-03: the poor fall, then everybody arms itself."""
    for nation in world.order:
        for _ in range(tiles * POOR_FALL):
            lower_poorest(world, nation)
    world.then(CallToArms(), ReturnToCalm())


def lower_poorest(world: World, nation: int) -> None:
    """LIM-MIL-02: the lowest class that can still fall loses 1, from E upwards."""
    falling = falling_classes(world.nations[nation].classes)
    if falling:
        lower_class(world, nation, falling[-1], "LIM-MIL-02")


@dataclass(frozen=True)
class CallToArms(Step):
    """LIM-MIL-03, LIM-AID-02: military resources worth the population one level below."""

    def start(self, world: World) -> None:
        claim_from(world, world.everybody(), CRISIS_TROOPS)


@dataclass(frozen=True)
class ReturnToCalm(Step):
    """LIM-MIL-04, LIM-MIL-05: all return 1 disruption; those with the most left lose population."""

    def start(self, world: World) -> None:
        nations = world.with_star()
        for nation in nations:
            return_disruption(world, nation, CALMED, "LIM-MIL-04")
        held = [world.nations[nation].disruption for nation in nations]
        if max(held) > 0:
            for nation in leading(nations, held):
                lower_population(world, nation, "LIM-MIL-05")
