"""Chapter 16, calamities at activation: renewables, North America, then red to yellow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles import causes
from anthropolis.games.climat.roles.causes import because
from anthropolis.games.climat.rules.moving.calamities import (
    infect_next,
    lose_overconsumption,
    lose_overproduction,
    place_many,
    place_pandemic,
    place_riot,
    place_shortage,
)
from anthropolis.games.climat.rules.moving.dice import ILLNESS_ROLL, OVERCONSUMPTION_ROLL, RollD8
from anthropolis.games.climat.rules.moving.learning import barred_by_overconsumption as barred
from anthropolis.games.climat.rules.moving.learning import gain, is_closed, meets_needs
from anthropolis.games.climat.rules.moving.numbers import change_demography, has_pair, set_token
from anthropolis.games.climat.rules.moving.outbreaks import (
    ORANGE,
    RED,
    Worsen,
    change_discipline,
    end_war,
    lose_dice,
    lose_units,
    park_oil,
    start_dictatorship,
)
from anthropolis.games.climat.rules.moving.refugees import Generate, start_exodus
from anthropolis.games.climat.table.energy import ENR_I, ENR_P, KINDS
from anthropolis.games.climat.table.regions import CHINA, NORTH_AMERICA
from anthropolis.games.climat.table.state import World, resilience, shares, token, unit
from anthropolis.games.climat.table.tokens import (
    CHAOS,
    CONFLICTS,
    DEARTH,
    DICTATORSHIP,
    EPIDEMIC,
    EPIZOOTIC,
    FAMINE,
    FIRST_FACE,
    PANDEMIC,
    REFUGEES,
    RIOTS,
    SECOND_FACE,
    SHORTAGE,
    WAR,
)
from anthropolis.games.climat.table.transformations import PAIRS, REFUGEE_FUND, REGIONAL


def calamity_steps(region: int) -> list[Step]:
    """BPC-ACT-03, BPC-ACT-04, BPC-ACT-10, BPC-CAL-06: never back, but forward is normal."""
    return [Renewables(region), Overconsumers(region), Red(region), Orange(region), Green(region),
            Yellow(region)]  # fmt: skip


@dataclass(frozen=True)
class Renewables(Step):
    """BPC-ACT-01, BPC-ELE-10: a shortage per intermittent token; one riot for 2 tokens or more."""

    region: int

    def start(self, world: World) -> None:
        at = self.region * KINDS
        intermittent, steady = world.electricity[at + ENR_I], world.electricity[at + ENR_P]
        cause = because(causes.RENEWABLES, self.region)
        place_many(world, self.region, SHORTAGE, intermittent, cause)
        if intermittent + steady >= 2:
            place_riot(world, self.region, cause)


@dataclass(frozen=True)
class Overconsumers(Step):
    """BPC-ACT-02, BPC-NAM-06, BPC-NAM-07: trouble may cost North America a token, before red."""

    region: int

    def start(self, world: World) -> None:
        if self.region != NORTH_AMERICA or world.overconsumption == 0:
            return
        if token(world, self.region, CONFLICTS) + token(world, self.region, DEARTH):
            give_up_overconsumption(world)
        elif small_trouble(world):
            world.then(RollD8(OVERCONSUMPTION_ROLL, self.region), OverconsumptionRolled())


def small_trouble(world: World) -> int:
    """Riots and shortages in North America."""
    return token(world, NORTH_AMERICA, RIOTS) + token(world, NORTH_AMERICA, SHORTAGE)


@dataclass(frozen=True)
class OverconsumptionRolled(Step):
    """BPC-NAM-06: as many chances in 8 as riots and shortages."""

    def start(self, world: World) -> None:
        if world.roll <= small_trouble(world):
            give_up_overconsumption(world)


def give_up_overconsumption(world: World) -> None:
    """BPC-NAM-06, BPC-WAR-09: red and orange tokens go with one overconsumption token."""
    cause = because(causes.RIOTS, NORTH_AMERICA)
    if token(world, NORTH_AMERICA, WAR):
        end_war(world, NORTH_AMERICA, cause)
    for kind in (*RED, *ORANGE):
        set_token(world, NORTH_AMERICA, kind, 0, "BPC-NAM-06", cause)
    lose_overconsumption(world, "BPC-NAM-06", cause)


# -- red ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Red(Step):
    """BPC-RED-01 to -04: the first line that fits."""

    region: int

    def start(self, world: World) -> None:
        region = self.region
        if world.status[region] == DICTATORSHIP:
            dictate(world, region)
        elif world.status[region] == CHAOS:
            suffer_chaos(world, region)
        elif token(world, region, WAR):
            cause = because(causes.WAR, region)
            fleeing = Generate(region, 2 * unit(world, region), cause, False)
            world.then(fleeing, Worsen(region), TurnWar(region))
        elif token(world, region, CONFLICTS):
            cause = because(causes.CONFLICTS, region)
            world.then(Generate(region, unit(world, region), cause, False))
        elif token(world, region, RIOTS) == resilience(world, region):
            world.then(Generate(region, 1, because(causes.RIOTS, region), False))


@dataclass(frozen=True)
class TurnWar(Step):
    """BPC-WAR-08, BPC-WAR-11: the war shows its second face, or ends in a dictatorship."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.WAR, self.region)
        if world.fresh_war:
            return
        if token(world, self.region, WAR) == FIRST_FACE:
            set_token(world, self.region, WAR, SECOND_FACE, "BPC-WAR-08", cause)
            park_oil(world, self.region, cause)
        elif token(world, self.region, WAR) == SECOND_FACE:
            start_dictatorship(world, self.region, cause)


def dictate(world: World, region: int) -> None:
    """BPC-DIC-05, BPC-DIC-06: order goes on unless illness or famine keeps it busy."""
    trouble = (EPIDEMIC, PANDEMIC, FAMINE)
    if any(token(world, region, kind) for kind in trouble):
        return
    cause = because(causes.DICTATORSHIP, region)
    rate = world.demography[region]
    if rate:
        change_demography(world, region, -1 if rate > 0 else 1, "BPC-DIC-05", cause)
    world.then(LoseUnit(region))
    impose_pair(world, region, cause)


@dataclass(frozen=True)
class LoseUnit(Step):
    """BPC-DIC-05: and a unit of people disappears."""

    region: int

    def start(self, world: World) -> None:
        lose_units(world, self.region, "BPC-DIC-05", because(causes.DICTATORSHIP, self.region))


def impose_pair(world: World, region: int, cause: int) -> None:
    """BPC-DIC-05, BPC-DIC-10: the first incomplete pair that it can have; not introduced by it."""
    for pair in range(len(PAIRS)):
        letters = [tp for tp in range(REGIONAL) if PAIRS[pair] >> tp & 1]
        missing = [tp for tp in letters if world.tps[region] >> tp & 1 == 0]
        fit = all(meets_needs(world, region, tp) and may_own(world, region, tp) for tp in missing)
        if fit and not has_pair(world, region, pair):
            for tp in missing:
                gain(world, region, tp, cause)
            return


def may_own(world: World, region: int, tp: int) -> bool:
    """BPC-NAM-02, BPC-CHN-03: not barred; even closed China can learn A to F."""
    return not barred(world, region, tp) and (tp < 6 or not is_closed(world, region))


def suffer_chaos(world: World, region: int) -> None:
    """BPC-CHA-08: people flee whatever the illness, the rate and the population fall."""
    cause = because(causes.CHAOS, region)
    world.then(Generate(region, 2 * unit(world, region), cause, True), ChaosLosses(region))


@dataclass(frozen=True)
class ChaosLosses(Step):
    """BPC-CHA-08: demography -1 and a unit of people less."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.CHAOS, self.region)
        change_demography(world, self.region, -1, "BPC-CHA-08", cause)
        lose_units(world, self.region, "BPC-CHA-08", cause)


# -- orange ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Orange(Step):
    """BPC-ORA-01 to -03: famine, dearth, or shortages equal to the resilience."""

    region: int

    def start(self, world: World) -> None:
        region = self.region
        if token(world, region, FAMINE):
            starve(world, region)
        elif token(world, region, DEARTH):
            cause = because(causes.DEARTH, region)
            world.then(Generate(region, unit(world, region), cause, False), DearthRiot(region))
        elif token(world, region, SHORTAGE) == resilience(world, region):
            world.then(Generate(region, 1, because(causes.SHORTAGE, region), False))


@dataclass(frozen=True)
class DearthRiot(Step):
    """BPC-ORA-02: after the refugees a riot; the dearths stay."""

    region: int

    def start(self, world: World) -> None:
        place_riot(world, self.region, because(causes.DEARTH, self.region))


def starve(world: World, region: int) -> None:
    """BPC-ORA-01, BPC-CHA-10, BPC-CHN-06: losses, discipline, exodus, then the token goes."""
    cause = because(causes.FAMINE, region)
    if region == CHINA and world.overproduction:
        set_token(world, region, FAMINE, 0, "BPC-CHN-06", cause)
        lose_overproduction(world, "BPC-CHN-06")
        place_shortage(world, region, cause)
        return
    lose_dice(world, region, "BPC-ORA-01", cause)
    change_demography(world, region, -1, "BPC-ORA-01", cause)
    world.then(Flight(region), FamineEnds(region))
    change_discipline(world, region, -1, "BPC-ORA-01", cause)


@dataclass(frozen=True)
class Flight(Step):
    """BPC-ORA-01: the exodus of a famine."""

    region: int

    def start(self, world: World) -> None:
        start_exodus(world, self.region)


@dataclass(frozen=True)
class FamineEnds(Step):
    """BPC-ORA-01: the famine token is removed."""

    region: int

    def start(self, world: World) -> None:
        set_token(world, self.region, FAMINE, 0, "BPC-ORA-01", because(causes.FAMINE, self.region))


# -- green and yellow -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Green(Step):
    """BPC-GRN-01 to -04, BPC-NSH-03: pandemic, epidemic, or a full region's epizootics."""

    region: int

    def start(self, world: World) -> None:
        region = self.region
        if token(world, region, PANDEMIC):
            cause = because(causes.PANDEMIC, region)
            world.then(RollD8(ILLNESS_ROLL, region), PandemicRolled(region))
            place_many(world, region, SHORTAGE, 2, cause)
            if not shares(world, region):
                lose_dice(world, region, "BPC-GRN-01", cause)
                change_discipline(world, region, -1, "BPC-GRN-01", cause)
        elif token(world, region, EPIDEMIC):
            cause = because(causes.EPIDEMIC, region)
            world.then(RollD8(ILLNESS_ROLL, region), EpidemicRolled(region))
            place_shortage(world, region, cause)
            if not shares(world, region):
                lose_units(world, region, "BPC-GRN-02", cause)
        elif token(world, region, EPIZOOTIC) == resilience(world, region):
            place_shortage(world, region, because(causes.EPIZOOTIC, region))


CURED: Final = 2
"""A D8 of 1 or 2 ends an illness."""


@dataclass(frozen=True)
class PandemicRolled(Step):
    """BPC-GRN-01: the pandemic ends, or it reaches the next region."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.PANDEMIC, self.region)
        if world.roll <= CURED:
            set_token(world, self.region, PANDEMIC, 0, "BPC-GRN-01", cause)
        else:
            infect_next(world, self.region, cause)


@dataclass(frozen=True)
class EpidemicRolled(Step):
    """BPC-GRN-02: the epidemic ends or becomes a pandemic."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.EPIDEMIC, self.region)
        if world.roll <= CURED:
            set_token(world, self.region, EPIDEMIC, 0, "BPC-GRN-02", cause)
        else:
            place_pandemic(world, self.region, cause)


@dataclass(frozen=True)
class Yellow(Step):
    """BPC-REF-01, BPC-TPX-O: a full region integrates one token, with a riot unless O is there."""

    region: int

    def start(self, world: World) -> None:
        there = token(world, self.region, REFUGEES)
        if there == resilience(world, self.region):
            cause = because(causes.REFUGEES, self.region)
            set_token(world, self.region, REFUGEES, there - 1, "BPC-REF-01", cause)
            if world.globals >> REFUGEE_FUND & 1 == 0:
                place_riot(world, self.region, cause)
