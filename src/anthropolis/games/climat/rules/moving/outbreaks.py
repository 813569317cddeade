"""Chapters 21 to 23: war, dictatorship and chaos, which stop the play until they are resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles.causes import CHAOS as BY_CHAOS
from anthropolis.games.climat.roles.causes import WAR as BY_WAR
from anthropolis.games.climat.roles.causes import because
from anthropolis.games.climat.rules.moving import calamities, energy, refugees
from anthropolis.games.climat.rules.moving.dice import roll_d4
from anthropolis.games.climat.rules.moving.numbers import (
    add_oil,
    change_demography,
    change_ndv,
    change_population,
    set_discipline,
    set_token,
    tell,
)
from anthropolis.games.climat.table.energy import EXPORTED, IMPORTED, LOCAL
from anthropolis.games.climat.table.regions import HIGHEST_DISCIPLINE, LOWEST_NDV
from anthropolis.games.climat.table.state import World, resilience, token, unit
from anthropolis.games.climat.table.tokens import (
    CHAOS,
    CONFLICTS,
    DEARTH,
    DICTATORSHIP,
    EPIDEMIC,
    EPIZOOTIC,
    FAMINE,
    FIRST_FACE,
    NO_STATUS,
    REFUGEES,
    RIOTS,
    SHORTAGE,
    STATUS,
    WAR,
)

RED: Final = (RIOTS, CONFLICTS, WAR)
ORANGE: Final = (SHORTAGE, DEARTH, FAMINE)
AFTER_CRISIS: Final = 2
"""BPC-CHA-09, BPC-DIC-08: the discipline of a region that chaos or dictatorship has left."""

# -- war ------------------------------------------------------------------------------------------


def start_war(world: World, region: int, cause: int) -> None:
    """BPC-WAR-02, BPC-WAR-11: red tokens go, the war lies on its first face; the rest follows."""
    set_token(world, region, RIOTS, 0, "BPC-WAR-02", cause)
    set_token(world, region, CONFLICTS, 0, "BPC-WAR-02", cause)
    set_token(world, region, WAR, FIRST_FACE, "BPC-WAR-02", cause)
    if world.listening:
        calamities.tell_outbreak(world, region, "war", cause)
    if region == world.activating:
        world.fresh_war = True
    by_war = because(BY_WAR, region)
    if world.ndv[region] > LOWEST_NDV:
        world.then(energy.RemoveElectricity(region, by_war), WarFall(region), WarGoesOn(region))
    else:
        world.then(WarGoesOn(region))


@dataclass(frozen=True)
class WarFall(Step):
    """BPC-WAR-03: an oil unit is freed, NdV -1, demography +1; the fall's riots have no effect."""

    region: int

    def start(self, world: World) -> None:
        cause = because(BY_WAR, self.region)
        energy.free_oil(world, self.region, "BPC-WAR-03", cause)
        change_ndv(world, self.region, -1, "BPC-WAR-03", cause)
        change_demography(world, self.region, 1, "BPC-WAR-03", cause)


@dataclass(frozen=True)
class WarGoesOn(Step):
    """BPC-WAR-04, BPC-WAR-05, BPC-WAR-07: refugees there vanish, others flee, then it worsens."""

    region: int

    def start(self, world: World) -> None:
        cause = because(BY_WAR, self.region)
        set_token(world, self.region, REFUGEES, 0, "BPC-WAR-04", cause)
        world.then(
            refugees.Generate(self.region, 2 * unit(world, self.region), cause, False),
            Worsen(self.region),
            calamities.Overflow(self.region, 0, cause),
        )


@dataclass(frozen=True)
class Worsen(Step):
    """BPC-WAR-06: orange and green each step up once."""

    region: int

    def start(self, world: World) -> None:
        region, cause = self.region, because(BY_WAR, self.region)
        if token(world, region, DEARTH):
            calamities.place_famine(world, region, cause)
        elif token(world, region, SHORTAGE):
            set_token(world, region, SHORTAGE, 0, "BPC-WAR-06", cause)
            set_token(world, region, DEARTH, 1, "BPC-WAR-06", cause)
        if token(world, region, EPIDEMIC):
            calamities.place_pandemic(world, region, cause)
        elif token(world, region, EPIZOOTIC):
            calamities.place_epidemic(world, region, cause)


def park_oil(world: World, region: int, cause: int) -> None:
    """BPC-WAR-08: an exported token of a region at war lies on the war token."""
    if world.oil[region * 3 + EXPORTED]:
        add_oil(world, region, EXPORTED, -1, "BPC-WAR-08", cause)
        world.parked |= 1 << region


def end_war(world: World, region: int, cause: int) -> None:
    """BPC-WAR-09: the parked oil comes back as an export, or makes an import local."""
    set_token(world, region, WAR, 0, "BPC-WAR-09", cause)
    if world.parked >> region & 1:
        world.parked &= ~(1 << region)
        if world.oil[region * 3 + IMPORTED]:
            add_oil(world, region, IMPORTED, -1, "BPC-WAR-09", cause)
            add_oil(world, region, LOCAL, 1, "BPC-WAR-09", cause)
        else:
            add_oil(world, region, EXPORTED, 1, "BPC-WAR-09", cause)


# -- dictatorship ---------------------------------------------------------------------------------


def set_status(world: World, region: int, status: int, rule: str, cause: int) -> None:
    if world.listening:
        tell(world, region, "status", world.status[region], status, rule, cause)
        if status != NO_STATUS:
            calamities.tell_outbreak(world, region, STATUS[status], cause)
    world.status[region] = status


def start_dictatorship(world: World, region: int, cause: int) -> None:
    """BPC-DIC-01, BPC-DIC-02, BPC-WAR-08: no refugees, no red tokens, discipline 4."""
    for kind in (*RED, REFUGEES):
        set_token(world, region, kind, 0, "BPC-DIC-02", cause)
    world.parked &= ~(1 << region)
    set_status(world, region, DICTATORSHIP, "BPC-DIC-02", cause)
    set_discipline(world, region, HIGHEST_DISCIPLINE, "BPC-DIC-02", cause)


def end_crisis(world: World, region: int, rule: str, cause: int) -> None:
    """BPC-DIC-08, BPC-CHA-09: chaos or dictatorship ends, discipline becomes 2."""
    before = resilience(world, region)
    set_status(world, region, NO_STATUS, rule, cause)
    set_discipline(world, region, AFTER_CRISIS, rule, cause)
    if resilience(world, region) < before:
        world.then(calamities.Overflow(region, 0, cause))


# -- discipline and chaos -------------------------------------------------------------------------


def change_discipline(world: World, region: int, amount: int, rule: str, cause: int) -> None:
    """BPC-REG-11, BPC-CHA-11: between 0 and 4; 0 is chaos, and in chaos it stays 0."""
    if world.status[region] == CHAOS:
        return
    before = resilience(world, region)
    after = max(0, min(HIGHEST_DISCIPLINE, world.discipline[region] + amount))
    set_discipline(world, region, after, rule, cause)
    if after == 0:
        start_chaos(world, region, cause)
    if resilience(world, region) < before:
        world.then(calamities.Overflow(region, 0, cause))


def start_chaos(world: World, region: int, cause: int) -> None:
    """BPC-CHA-01 to -05, BPC-DIC-09: losses by what lies there, then red, orange, yellow go."""
    set_status(world, region, CHAOS, "BPC-CHA-01", cause)
    by_chaos = because(BY_CHAOS, region)
    if token(world, region, DEARTH):
        lose_units(world, region, "BPC-CHA-02", by_chaos)
    if token(world, region, FAMINE):
        lose_dice(world, region, "BPC-CHA-02", by_chaos)
    if token(world, region, CONFLICTS):
        lose_units(world, region, "BPC-CHA-03", by_chaos)
    at_war = token(world, region, WAR) > 0
    if at_war:
        lose_dice(world, region, "BPC-CHA-04", by_chaos)
    for kind in (*RED, *ORANGE, REFUGEES):
        set_token(world, region, kind, 0, "BPC-CHA-05", by_chaos)
    if at_war:
        start_dictatorship(world, region, by_chaos)


def lose_units(world: World, region: int, rule: str, cause: int) -> None:
    """One unit of people is lost."""
    change_population(world, region, -unit(world, region), rule, cause)


def lose_dice(world: World, region: int, rule: str, cause: int) -> None:
    """1D4 per unit of people is lost, all dice added."""
    lost = 0
    for _ in range(unit(world, region)):
        lost += roll_d4(world, rule, region)
    change_population(world, region, -lost, rule, cause)
