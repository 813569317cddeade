"""Chapters 17 and 18: refugees who leave along the lines, and exoduses."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.causes import EXODUS, because
from anthropolis.games.climat.rules.moving import calamities
from anthropolis.games.climat.rules.moving.numbers import change_population, set_token
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.table.map import EXODUS_LINES, REFUGEE_LINES, members
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import World, resilience, token, unit
from anthropolis.games.climat.table.tokens import (
    DICTATORSHIP,
    EPIDEMIC,
    FAMINE,
    LOCAL_REFUGEES,
    NO_STATUS,
    PANDEMIC,
    REFUGEES,
    RIOTS,
    WAR,
)


@dataclass(frozen=True)
class Generate(Step):
    """BPC-REF-02, BPC-REF-06, BPC-REF-09: tokens leave one by one; from an ill region none does.

    BPC-CHA-08: out of chaos they leave even so.
    """

    region: int
    amount: int
    cause: int
    chaos: bool

    def start(self, world: World) -> None:
        if calamities.is_ill(world, self.region) and not self.chaos:
            calamities.place_many(world, self.region, LOCAL_REFUGEES, self.amount, self.cause)
            return
        if self.amount > 1:
            world.then(Generate(self.region, self.amount - 1, self.cause, self.chaos))
        if self.amount > 0:
            world.then(Leave(self.region, self.cause, self.chaos))


@dataclass(frozen=True)
class Leave(TeamQuestion):
    """BPC-REF-02, BPC-REF-03, BPC-REF-05: one refugee token leaves along a line."""

    region: int
    cause: int
    chaos: bool

    def choices(self, world: World) -> list[int]:
        return [there for there in members(REFUGEE_LINES[self.region]) if takes_in(world, there)]

    def decided(self, world: World, choice: int) -> None:
        """BPC-CHA-08: out of an ill region in chaos every region they reach gets an epidemic.

        BPC-WAR-01: a war that the arrival causes is resolved before.
        """
        if self.chaos and calamities.is_ill(world, self.region):
            world.then(calamities.Place(choice, EPIDEMIC, 1, self.cause))
        arrive(world, choice, self.cause)

    def impossible(self, world: World) -> None:
        calamities.place_riot(world, self.region, self.cause)

    def rule(self) -> str:
        return "BPC-REF-02"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("where_do_refugees_go", {"region": REGIONS[self.region]})

    def says(self, world: World, choice: int) -> Words:
        return Words("refugees_to", {"region": REGIONS[choice]})


def takes_in(world: World, region: int) -> bool:
    """BPC-REF-03: no war, dictatorship or chaos; famine and disease do not matter."""
    return world.status[region] == NO_STATUS and token(world, region, WAR) == 0


def arrive(world: World, region: int, cause: int) -> None:
    """BPC-REF-04: in a full region the token becomes a riot and those present stay."""
    there = token(world, region, REFUGEES)
    if there >= resilience(world, region):
        calamities.place_riot(world, region, cause)
    else:
        set_token(world, region, REFUGEES, there + 1, "BPC-REF-02", cause)


# -- exodus ---------------------------------------------------------------------------------------


def start_exodus(world: World, region: int) -> None:
    """BPC-EXO-01, BPC-EXO-07, BPC-DIC-07: a dictatorship lets nobody leave but with an illness."""
    points = unit(world, region)
    if world.status[region] == DICTATORSHIP:
        if not calamities.is_ill(world, region):
            cause = because(EXODUS, region)
            change_population(world, region, -points, "BPC-DIC-07", cause)
            return
        world.then(ExodusPoint(region, points, 0), LeaveIllnessBehind(region))
    else:
        world.then(ExodusPoint(region, points, 0))


@dataclass(frozen=True)
class LeaveIllnessBehind(Step):
    """BPC-DIC-07: after the exodus the epidemic or pandemic of the dictatorship is over."""

    region: int

    def start(self, world: World) -> None:
        cause = because(EXODUS, self.region)
        set_token(world, self.region, EPIDEMIC, 0, "BPC-DIC-07", cause)
        set_token(world, self.region, PANDEMIC, 0, "BPC-DIC-07", cause)


@dataclass(frozen=True)
class ExodusPoint(TeamQuestion):
    """BPC-EXO-02 to -05: one point of people after the other; `reached` are regions infected."""

    region: int
    left: int
    reached: int

    def choices(self, world: World) -> list[int]:
        if world.population[self.region] == 1:
            return []
        linked = members(EXODUS_LINES[self.region])
        return [there for there in linked if lets_settle(world, there)]

    def decided(self, world: World, choice: int) -> None:
        """BPC-EXO-03, BPC-EXO-06: 2 riots, and the illness of the origin with the first point."""
        cause = because(EXODUS, self.region)
        change_population(world, self.region, -1, "BPC-EXO-03", cause)
        change_population(world, choice, 1, "BPC-EXO-03", cause)
        if self.left > 1:
            world.then(ExodusPoint(self.region, self.left - 1, self.reached | 1 << choice))
        if self.reached >> choice & 1 == 0:
            world.then(BringIllness(self.region, choice))
        calamities.place_many(world, choice, RIOTS, 2, cause)

    def impossible(self, world: World) -> None:
        """BPC-EXO-04, BPC-EXO-05: without a destination the points are lost, but for the last."""
        cause = because(EXODUS, self.region)
        change_population(world, self.region, -self.left, "BPC-EXO-04", cause)

    def rule(self) -> str:
        return "BPC-EXO-02"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("where_do_people_go", {"region": REGIONS[self.region], "left": self.left})

    def says(self, world: World, choice: int) -> Words:
        return Words("exodus_to", {"region": REGIONS[choice]})


def lets_settle(world: World, region: int) -> bool:
    """BPC-EXO-02: no war, famine or dictatorship; chaos is allowed."""
    at_war = token(world, region, WAR) + token(world, region, FAMINE) > 0
    return not at_war and world.status[region] != DICTATORSHIP


@dataclass(frozen=True)
class BringIllness(Step):
    """BPC-EXO-06: after the riots of its first point a region gets an epidemic."""

    region: int
    there: int

    def start(self, world: World) -> None:
        if calamities.is_ill(world, self.region):
            calamities.place_epidemic(world, self.there, because(EXODUS, self.region))
