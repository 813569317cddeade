"""Chapter 20, the seven steps of an activation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles import causes
from anthropolis.games.climat.roles.causes import because
from anthropolis.games.climat.rules.calamities import calamity_steps
from anthropolis.games.climat.rules.living import LivingCheck
from anthropolis.games.climat.rules.moving.learning import Propagation
from anthropolis.games.climat.rules.moving.numbers import (
    change_global_ges,
    change_population,
    emissions,
    tell,
)
from anthropolis.games.climat.rules.moving.track import end_of_turn_advance
from anthropolis.games.climat.rules.scenarios import has_track
from anthropolis.games.climat.table.energy import ges_of, growth
from anthropolis.games.climat.table.events import StepBegun
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import NOWHERE, World

STEPS: Final = ["calamities", "propagation", "living", "demography", "ges", "global_ges", "track"]


@dataclass(frozen=True)
class Activation(Step):
    """BPC-ACT-10 to -16: steps 1 to 7 of one region."""

    region: int

    def start(self, world: World) -> None:
        begin_activation(world, self.region)
        region = self.region
        world.then(
            Announce(region, 0), *calamity_steps(region),
            Announce(region, 1), Propagation(region),
            Announce(region, 2), LivingCheck(region),
            Announce(region, 3), Demography(region),
            Announce(region, 4), Emit(region),
            Announce(region, 6), Advance(), EndActivation(),
        )  # fmt: skip


def begin_activation(world: World, region: int) -> None:
    """BPC-WAR-11, BPC-NDV-10: from here on what happens to this region is remembered."""
    world.activating = region
    world.fresh_war = False
    world.ndv_changed = False
    world.fell = False


@dataclass(frozen=True)
class Announce(Step):
    """BPC-ACT-10: a step of the activation begins."""

    region: int
    number: int

    def start(self, world: World) -> None:
        if world.listening:
            world.tell(StepBegun("BPC-ACT-10", REGIONS[self.region], STEPS[self.number]))


@dataclass(frozen=True)
class Demography(Step):
    """BPC-ACT-13: births and deaths by the table, never below 1."""

    region: int

    def start(self, world: World) -> None:
        rate = world.demography[self.region]
        if rate:
            change = growth(world.table.expert, world.population[self.region], rate)
            cause = because(causes.DEMOGRAPHY, self.region)
            change_population(world, self.region, change, "BPC-ACT-13", cause)


@dataclass(frozen=True)
class Emit(Step):
    """BPC-ACT-14, BPC-GES-05: the region's GES, and step 6 with the difference."""

    region: int

    def start(self, world: World) -> None:
        cause = because(causes.ACTIVATION, self.region)
        before = world.ges[self.region]
        after = ges_of(emissions(world, self.region), world.population[self.region])
        world.ges[self.region] = after
        if world.listening:
            tell(world, self.region, "ges", before, after, "BPC-ACT-14", cause)
        world.then(Announce(self.region, 5), CountEmission(self.region, after - before))


@dataclass(frozen=True)
class CountEmission(Step):
    """BPC-ACT-15, BPC-GES-05: the difference goes onto the global counter."""

    region: int
    difference: int

    def start(self, world: World) -> None:
        cause = because(causes.ACTIVATION, self.region)
        change_global_ges(world, self.difference, "BPC-ACT-15", cause)


@dataclass(frozen=True)
class Advance(Step):
    """BPC-ACT-16, BPC-SCN-05: the green token, where the scenario has a track."""

    def start(self, world: World) -> None:
        if has_track(world):
            end_of_turn_advance(world)


@dataclass(frozen=True)
class EndActivation(Step):
    """The activation is over; nothing more belongs to it."""

    def start(self, world: World) -> None:
        world.activating = NOWHERE
        world.fresh_war = False
        world.ndv_changed = False
