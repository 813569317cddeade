"""Chapter 15, placement of calamities: one token at a time, by the table of BPC-CAL-09."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.climat.roles.causes import OVERPRODUCTION, because, whose, why
from anthropolis.games.climat.rules.moving import outbreaks, refugees
from anthropolis.games.climat.rules.moving.numbers import change_population, set_token, tell
from anthropolis.games.climat.table.events import BrokeOut
from anthropolis.games.climat.table.regions import CHINA, NORTH_AMERICA, REGIONS
from anthropolis.games.climat.table.state import World, down_from, from_active, resilience
from anthropolis.games.climat.table.tokens import (
    CHAOS,
    CONFLICTS,
    DEARTH,
    DICTATORSHIP,
    EPIDEMIC,
    EPIZOOTIC,
    FAMINE,
    LOCAL_REFUGEES,
    MANY_TOKENS,
    NO_STATUS,
    PANDEMIC,
    REFUGEES,
    RIOTS,
    SHORTAGE,
    TOKENS,
    WAR,
)

RULE: Final = "BPC-CAL-09"


def place(world: World, region: int, kind: int, cause: int) -> None:
    """BPC-CAL-09: one token arrives. What it breaks out comes before anything already planned."""
    if kind == RIOTS:
        place_riot(world, region, cause)
    elif kind == CONFLICTS:
        place_conflict(world, region, cause)
    elif kind == WAR:
        place_war(world, region, cause)
    elif kind == SHORTAGE:
        place_shortage(world, region, cause)
    elif kind == DEARTH:
        place_dearth(world, region, cause)
    elif kind == FAMINE:
        place_famine(world, region, cause)
    elif kind == EPIZOOTIC:
        place_epizootic(world, region, cause)
    elif kind == EPIDEMIC:
        place_epidemic(world, region, cause)
    elif kind == PANDEMIC:
        place_pandemic(world, region, cause)
    elif kind == LOCAL_REFUGEES:
        place_local_refugees(world, region, cause)
    else:
        world.then(refugees.Generate(region, 1, cause, False))


def place_many(world: World, region: int, kind: int, amount: int, cause: int) -> None:
    """BPC-CAL-04, BPC-EVT-07: one at a time; what breaks out is resolved before the next."""
    if kind == REFUGEES:
        world.then(refugees.Generate(region, amount, cause, False))
        return
    depth = len(world.todo)
    for placed in range(amount):
        if len(world.todo) > depth:
            world.todo.insert(depth, Place(region, kind, amount - placed, cause))
            return
        place(world, region, kind, cause)


@dataclass(frozen=True)
class Place(Step):
    """BPC-CAL-04: tokens that are still to be placed."""

    region: int
    kind: int
    amount: int
    cause: int

    def start(self, world: World) -> None:
        place_many(world, self.region, self.kind, self.amount, self.cause)


def count(world: World, region: int, kind: int) -> int:
    return world.tokens[region * MANY_TOKENS + kind]


def add_one(world: World, region: int, kind: int, cause: int) -> bool:
    """BPC-CAL-03, BPC-CAL-04: one token more; true if that is more than the resilience.

    Then all tokens of the kind are gone, and the next level takes their place.
    """
    many = count(world, region, kind) + 1
    if many > resilience(world, region):
        set_token(world, region, kind, 0, "BPC-CAL-04", cause)
        return True
    set_token(world, region, kind, many, RULE, cause)
    return False


def break_out(world: World, region: int, kind: int, cause: int) -> None:
    """A single token of a high level lies in the region from now on."""
    set_token(world, region, kind, 1, RULE, cause)
    if world.listening:
        tell_outbreak(world, region, TOKENS[kind], cause)


def tell_outbreak(world: World, region: int, what: str, cause: int) -> None:
    """Callers ask `world.listening` first."""
    world.tell(BrokeOut(RULE, REGIONS[region], what, why(cause), whose(cause)))


# -- red ------------------------------------------------------------------------------------------


def place_riot(world: World, region: int, cause: int) -> None:
    """BPC-CAL-05, BPC-DIC-03, BPC-CHA-06, BPC-WAR-10: nothing where order or war rules."""
    if world.status[region] != NO_STATUS or count(world, region, WAR):
        return
    if count(world, region, CONFLICTS):
        place_conflict(world, region, cause)
    elif add_one(world, region, RIOTS, cause):
        set_token(world, region, CONFLICTS, 1, "BPC-CAL-04", cause)


def place_conflict(world: World, region: int, cause: int) -> None:
    """BPC-CAL-02, BPC-CAL-08, BPC-WAR-10, BPC-CHA-06: in war and chaos it costs people."""
    if world.status[region] == DICTATORSHIP:
        return
    if world.status[region] == CHAOS or count(world, region, WAR):
        change_population(world, region, -1, RULE, cause)
        return
    set_token(world, region, RIOTS, 0, "BPC-CAL-08", cause)
    if add_one(world, region, CONFLICTS, cause):
        place_war(world, region, cause)


def place_war(world: World, region: int, cause: int) -> None:
    """BPC-WAR-01, BPC-CHN-07: a war, or in China an overproduction token less and a riot."""
    if world.status[region] != NO_STATUS or count(world, region, WAR):
        return
    if region == CHINA and world.overproduction:
        lose_overproduction(world, "BPC-CHN-07")
        place_riot(world, region, cause)
        return
    outbreaks.start_war(world, region, cause)


# -- orange ---------------------------------------------------------------------------------------


def place_shortage(world: World, region: int, cause: int) -> None:
    if world.status[region] == CHAOS or count(world, region, FAMINE):
        return
    if count(world, region, DEARTH):
        place_dearth(world, region, cause)
    elif add_one(world, region, SHORTAGE, cause):
        set_token(world, region, DEARTH, 1, "BPC-CAL-04", cause)


def place_dearth(world: World, region: int, cause: int) -> None:
    """BPC-CAL-02, BPC-CHA-06: in chaos and famine it costs people."""
    if world.status[region] == CHAOS or count(world, region, FAMINE):
        change_population(world, region, -1, RULE, cause)
        return
    set_token(world, region, SHORTAGE, 0, "BPC-CAL-08", cause)
    if add_one(world, region, DEARTH, cause):
        break_out(world, region, FAMINE, cause)


def place_famine(world: World, region: int, cause: int) -> None:
    if world.status[region] == CHAOS or count(world, region, FAMINE):
        return
    set_token(world, region, SHORTAGE, 0, "BPC-CAL-08", cause)
    set_token(world, region, DEARTH, 0, "BPC-CAL-08", cause)
    break_out(world, region, FAMINE, cause)


# -- green ----------------------------------------------------------------------------------------


def is_ill(world: World, region: int) -> bool:
    """Whether there is an epidemic or a pandemic."""
    return count(world, region, EPIDEMIC) + count(world, region, PANDEMIC) > 0


def place_epizootic(world: World, region: int, cause: int) -> None:
    if is_ill(world, region):
        place_shortage(world, region, cause)
    elif add_one(world, region, EPIZOOTIC, cause):
        break_out(world, region, EPIDEMIC, cause)


def place_epidemic(world: World, region: int, cause: int) -> None:
    """BPC-CAL-03: an epidemic is single."""
    if is_ill(world, region):
        return
    set_token(world, region, EPIZOOTIC, 0, "BPC-CAL-08", cause)
    break_out(world, region, EPIDEMIC, cause)


def place_pandemic(world: World, region: int, cause: int) -> None:
    if count(world, region, PANDEMIC):
        return
    set_token(world, region, EPIZOOTIC, 0, "BPC-CAL-08", cause)
    set_token(world, region, EPIDEMIC, 0, "BPC-CAL-08", cause)
    break_out(world, region, PANDEMIC, cause)
    infect_next(world, region, cause)


def infect_next(world: World, region: int, cause: int) -> None:
    """BPC-CAL-10: the next region down the column that is not ill gets an epidemic."""
    for other in down_from(world, region):
        if not is_ill(world, other):
            place_epidemic(world, other, cause)
            return


# -- yellow, and what a fall of resilience does ---------------------------------------------------


def place_local_refugees(world: World, region: int, cause: int) -> None:
    """BPC-REF-07: above the resilience all refugees become one riot."""
    if add_one(world, region, REFUGEES, cause):
        place_riot(world, region, cause)


@dataclass(frozen=True)
class Overflow(Step):
    """BPC-CAL-07: red, orange, green and yellow, from the given colour on."""

    region: int
    colour: int
    cause: int

    def start(self, world: World) -> None:
        depth = len(world.todo)
        for colour in range(self.colour, len(LADDERS)):
            overflow_colour(world, self.region, colour, self.cause)
            if len(world.todo) > depth and colour < len(LADDERS) - 1:
                world.todo.insert(depth, Overflow(self.region, colour + 1, self.cause))
                return


LADDERS: Final = [(RIOTS, CONFLICTS), (SHORTAGE, DEARTH), (EPIZOOTIC,), (REFUGEES,)]


def overflow_colour(world: World, region: int, colour: int, cause: int) -> None:
    """BPC-CAL-07: what exceeds the resilience becomes one token of the next level, one step."""
    limit = resilience(world, region)
    for kind in LADDERS[colour]:
        if count(world, region, kind) > limit:
            set_token(world, region, kind, 0, "BPC-CAL-07", cause)
            step_up(world, region, kind, cause)
            return


def step_up(world: World, region: int, kind: int, cause: int) -> None:
    if kind == REFUGEES:
        place_riot(world, region, cause)
    elif kind == CONFLICTS:
        place_war(world, region, cause)
    elif kind in (RIOTS, SHORTAGE):
        set_token(world, region, kind + 1, 1, "BPC-CAL-07", cause)
    else:
        break_out(world, region, kind + 1, cause)


# -- special tokens that go -----------------------------------------------------------------------


def lose_overproduction(world: World, rule: str) -> None:
    """BPC-CHN-10: 2 shortages in every NdV 4 region, 1 in every NdV 3 region."""
    cause = because(OVERPRODUCTION, CHINA)
    if world.listening:
        before = world.overproduction
        tell(world, CHINA, "overproduction", before, before - 1, rule, cause)
    world.overproduction -= 1
    for region in from_active(world):
        if world.ndv[region] >= 3:
            place_many(world, region, SHORTAGE, world.ndv[region] - 2, cause)


def lose_overconsumption(world: World, rule: str, cause: int) -> None:
    """BPC-NAM-01, BPC-INV-05: one token of North America goes; it never comes back."""
    if world.listening:
        before = world.overconsumption
        tell(world, NORTH_AMERICA, "overconsumption", before, before - 1, rule, cause)
    world.overconsumption -= 1
