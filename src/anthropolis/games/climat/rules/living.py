"""Chapter 20, step 3: the standard of living, the oil balance and wars for oil."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles import causes
from anthropolis.games.climat.roles.causes import because
from anthropolis.games.climat.rules.moving.calamities import (
    Overflow,
    lose_overconsumption,
    lose_overproduction,
    place_many,
    place_war,
)
from anthropolis.games.climat.rules.moving.dice import REFUSAL_ROLL, RollD8
from anthropolis.games.climat.rules.moving.energy import RemoveElectricity, free_oil
from anthropolis.games.climat.rules.moving.numbers import (
    add_electricity,
    add_oil,
    change_demography,
    change_ndv,
    complete_pairs,
    electricity_level,
    oil_level,
)
from anthropolis.games.climat.rules.moving.outbreaks import change_discipline
from anthropolis.games.climat.table.energy import COAL, EXPORTED, IMPORTED, LOCAL, TABLES
from anthropolis.games.climat.table.regions import (
    CHINA,
    HAS_BOMB,
    HIGHEST_NDV,
    LOWEST_NDV,
    MANY,
    NORTH_AMERICA,
)
from anthropolis.games.climat.table.state import (
    NOWHERE,
    World,
    down_from,
    oil_balance,
    resilience,
    token,
)
from anthropolis.games.climat.table.tokens import NO_STATUS, RIOTS, WAR

_REFUSAL: Final[Any] = TABLES["refusal_roll"]
REFUSAL_PER_PAIR: Final[int] = _REFUSAL["per_pair"]
REFUSAL_BY_DISCIPLINE: Final[int] = _REFUSAL["discipline_3_or_more"]


# -- wars for oil ---------------------------------------------------------------------------------


def war_target(world: World, region: int) -> int:
    """BPC-APW-01, BPC-APW-02, BPC-APW-03: the first weaker region down the column, or -1."""
    strength = resilience(world, region)
    for other in down_from(world, region):
        weaker = resilience(world, other) < strength and world.ndv[other] >= 2
        peaceful = token(world, other, WAR) == 0 and world.status[other] == NO_STATUS
        if weaker and peaceful and not HAS_BOMB[other]:
            return other
    return NOWHERE


def refusal_chances(world: World, region: int) -> int:
    """BPC-NDV-12: 2 per complete pair, 2 for a discipline of 3 or more."""
    chances = REFUSAL_PER_PAIR * complete_pairs(world, region)
    return chances + REFUSAL_BY_DISCIPLINE if world.discipline[region] >= 3 else chances


def then_unless_refused(world: World, region: int, agreed: Step, otherwise: Step) -> None:
    """BPC-NDV-12: the people may refuse; with no chance to do so nothing is rolled."""
    chances = refusal_chances(world, region)
    if chances:
        world.then(RollD8(REFUSAL_ROLL, region), RefusalRolled(chances, agreed, otherwise))
    else:
        world.then(agreed)


@dataclass(frozen=True)
class RefusalRolled(Step):
    """BPC-NDV-12: the chances or less: refused."""

    chances: int
    agreed: Step
    otherwise: Step

    def start(self, world: World) -> None:
        world.then(self.otherwise if world.roll <= self.chances else self.agreed)


@dataclass(frozen=True)
class SeizeOil(Step):
    """BPC-APW-04: a war breaks out in the target; the unit it frees raises the balance."""

    region: int
    target: int
    rising: bool

    def start(self, world: World) -> None:
        if self.rising:
            world.then(RiseByImport(self.region))
        place_war(world, self.target, because(causes.OIL_SHORTAGE, self.region))


# -- the check ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LivingCheck(Step):
    """BPC-ACT-12, BPC-NDV-01, BPC-NDV-13: first keep the NdV (3a), then compare (3b), then 3c."""

    region: int

    def start(self, world: World) -> None:
        world.fell = False
        if self.region == CHINA:
            cap_overproduction(world)
        world.then(Imports(self.region), Compare(self.region), Sobriety(self.region))


def cap_overproduction(world: World) -> None:
    """BPC-CHN-02, BPC-CHN-11: no more tokens than regions of NdV 4; they never come back."""
    buyers = sum([1 for region in range(MANY) if world.ndv[region] == HIGHEST_NDV])
    while world.overproduction > buyers:
        lose_overproduction(world, "BPC-CHN-02")


@dataclass(frozen=True)
class Imports(Step):
    """BPC-NDV-02, BPC-OIL-02: an importer and a negative balance: one problem, three ways out."""

    region: int

    def start(self, world: World) -> None:
        if world.oil[self.region * 3 + IMPORTED] == 0 or oil_balance(world) >= 0:
            return
        target = war_target(world, self.region)
        if target == NOWHERE:
            world.then(DoWithout(self.region))
        else:
            war = SeizeOil(self.region, target, False)
            then_unless_refused(world, self.region, war, DoWithout(self.region))


@dataclass(frozen=True)
class DoWithout(Step):
    """BPC-APW-05, BPC-CHN-05, BPC-NAM-05, BPC-NDV-14: no war: a special token goes, or a fall."""

    region: int

    def start(self, world: World) -> None:
        region, cause = self.region, because(causes.OIL_SHORTAGE, self.region)
        if region == CHINA and world.overproduction:
            lose_overproduction(world, "BPC-CHN-05")
        elif region == NORTH_AMERICA and world.overconsumption:
            lose_overconsumption(world, "BPC-NAM-05", cause)
        elif world.ndv[region] > LOWEST_NDV:
            fits = electricity_level(world, region) >= oil_level(world, region)
            add_oil(world, region, IMPORTED, -1, "BPC-NDV-02", cause)
            world.then(Fall(region, cause))
            if fits:
                world.then(RemoveElectricity(region, cause))


@dataclass(frozen=True)
class Fall(Step):
    """BPC-NDV-09: NdV -1, demography +1, overflow check, then as many riots as the new NdV."""

    region: int
    cause: int

    def start(self, world: World) -> None:
        world.fell = True
        before = resilience(world, self.region)
        change_ndv(world, self.region, -1, "BPC-NDV-09", self.cause)
        change_demography(world, self.region, 1, "BPC-NDV-09", self.cause)
        world.then(FallRiots(self.region, self.cause))
        if resilience(world, self.region) < before:
            world.then(Overflow(self.region, 0, self.cause))


@dataclass(frozen=True)
class FallRiots(Step):
    """BPC-NDV-09: the people's anger, as many riots as the new NdV."""

    region: int
    cause: int

    def start(self, world: World) -> None:
        place_many(world, self.region, RIOTS, world.ndv[self.region], self.cause)


@dataclass(frozen=True)
class Compare(Step):
    """BPC-NDV-03, BPC-NDV-04, BPC-NDV-05: too little electricity: a fall; too much: try to rise."""

    region: int

    def start(self, world: World) -> None:
        surplus = electricity_level(world, self.region) - oil_level(world, self.region)
        if surplus < 0:
            short_of_electricity(world, self.region)
        elif surplus > 0:
            try_to_rise(world, self.region)


def short_of_electricity(world: World, region: int) -> None:
    """BPC-NDV-04, BPC-NDV-14, BPC-CHN-08: one fall per activation; China trades a token in."""
    if world.ndv[region] == LOWEST_NDV or world.fell:
        return
    cause = because(causes.POWER_SHORTAGE, region)
    if region == CHINA and world.overproduction:
        lose_overproduction(world, "BPC-CHN-08")
        add_electricity(world, region, COAL, 1, "BPC-CHN-08", cause)
        return
    free_oil(world, region, "BPC-NDV-04", cause)
    world.then(Fall(region, cause))


def try_to_rise(world: World, region: int) -> None:
    """BPC-NDV-05, BPC-NDV-06: NdV 4 cannot, NdV 1 never refuses, the others may refuse."""
    stay = RemoveElectricity(region, because(causes.RISE, region))
    if world.ndv[region] == HIGHEST_NDV:
        world.then(stay)
    elif world.ndv[region] == LOWEST_NDV:
        world.then(FindOil(region))
    else:
        then_unless_refused(world, region, FindOil(region), stay)


@dataclass(frozen=True)
class FindOil(Step):
    """BPC-NDV-06, BPC-NDV-07, BPC-CHN-09: an export kept, an import, or a war for one."""

    region: int

    def start(self, world: World) -> None:
        region, cause = self.region, because(causes.RISE, self.region)
        if world.oil[region * 3 + EXPORTED]:
            add_oil(world, region, EXPORTED, -1, "BPC-NDV-06", cause)
            add_oil(world, region, LOCAL, 1, "BPC-NDV-06", cause)
            rise(world, region)
            return
        if oil_balance(world) >= 1:
            world.then(RiseByImport(region))
            return
        stay = RemoveElectricity(region, cause)
        target = war_target(world, region)
        if target == NOWHERE:
            world.then(stay)
        else:
            then_unless_refused(world, region, SeizeOil(region, target, True), stay)


@dataclass(frozen=True)
class RiseByImport(Step):
    """BPC-NDV-06: one imported token more, and a rise."""

    region: int

    def start(self, world: World) -> None:
        add_oil(world, self.region, IMPORTED, 1, "BPC-NDV-06", because(causes.RISE, self.region))
        rise(world, self.region)


def rise(world: World, region: int) -> None:
    """BPC-NDV-08, BPC-ELE-03: NdV +1, demography -1, discipline -1 but not below 1."""
    cause = because(causes.RISE, region)
    change_ndv(world, region, 1, "BPC-NDV-08", cause)
    change_demography(world, region, -1, "BPC-NDV-08", cause)
    if world.discipline[region] > 1:
        change_discipline(world, region, -1, "BPC-NDV-08", cause)


@dataclass(frozen=True)
class Sobriety(Step):
    """BPC-NDV-10: two pairs and discipline 3: a rich region chooses to live on less."""

    region: int

    def start(self, world: World) -> None:
        region = self.region
        level = electricity_level(world, region) == oil_level(world, region)
        willing = complete_pairs(world, region) >= 2 and world.discipline[region] >= 3
        if level and willing and world.ndv[region] >= 3 and not world.ndv_changed:
            cause = because(causes.SOBRIETY, region)
            world.then(RemoveElectricity(region, cause), LiveOnLess(region))


@dataclass(frozen=True)
class LiveOnLess(Step):
    """BPC-NDV-10: an oil unit is freed, NdV -1, no riots; overflow check."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.SOBRIETY, self.region)
        before = resilience(world, self.region)
        free_oil(world, self.region, "BPC-NDV-10", cause)
        change_ndv(world, self.region, -1, "BPC-NDV-10", cause)
        if resilience(world, self.region) < before:
            world.then(Overflow(self.region, 0, cause))
