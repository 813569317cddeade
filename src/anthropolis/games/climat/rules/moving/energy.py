"""Oil that is freed or lost, electricity that is installed or removed (chapters 9, 20 and 24)."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Words
from anthropolis.games.climat.roles.causes import TRACK, because
from anthropolis.games.climat.rules.moving import calamities
from anthropolis.games.climat.rules.moving.numbers import (
    add_electricity,
    add_oil,
    production,
    tell_world,
)
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.table.energy import (
    COAL,
    COLD,
    ELECTRICITY,
    ENR_I,
    ENR_P,
    EXPORTED,
    GAS,
    HEAT,
    HYDRO,
    IMPORTED,
    KINDS,
    LOCAL,
    NOTHING,
    NUCLEAR,
)
from anthropolis.games.climat.table.regions import MIDDLE_EAST, REGIONS
from anthropolis.games.climat.table.state import World, tokens_of_electricity
from anthropolis.games.climat.table.tokens import LOCAL_REFUGEES, SHORTAGE
from anthropolis.games.climat.table.transformations import M

# -- oil ------------------------------------------------------------------------------------------


def free_oil(world: World, region: int, rule: str, cause: int) -> None:
    """BPC-NDV-04, BPC-TPX-07, BPC-TPX-08: an import is given up, else a local unit exported."""
    if world.oil[region * 3 + IMPORTED]:
        add_oil(world, region, IMPORTED, -1, rule, cause)
    elif world.oil[region * 3 + LOCAL]:
        add_oil(world, region, LOCAL, -1, rule, cause)
        add_oil(world, region, EXPORTED, 1, rule, cause)


def lower_production(world: World, region: int, rule: str, cause: int) -> None:
    """BPC-OIC-02, BPC-OIC-03, BPC-INV-08, BPC-EFF-06: an export goes, else a local unit."""
    if production(world, region) < 2:
        return
    if world.oil[region * 3 + EXPORTED]:
        add_oil(world, region, EXPORTED, -1, rule, cause)
    else:
        add_oil(world, region, LOCAL, -1, rule, cause)
        add_oil(world, region, IMPORTED, 1, rule, cause)


def raise_production(world: World, region: int, rule: str, cause: int) -> None:
    """BPC-EFF-06: an import becomes local, else an export is added."""
    if world.oil[region * 3 + IMPORTED]:
        add_oil(world, region, IMPORTED, -1, rule, cause)
        add_oil(world, region, LOCAL, 1, rule, cause)
    else:
        add_oil(world, region, EXPORTED, 1, rule, cause)


# -- electricity ----------------------------------------------------------------------------------


def has_nuclear_right(world: World, region: int) -> bool:
    """BPC-ELE-06, BPC-TPX-M: after M, one plant more per region in the whole game."""
    return world.globals >> M & 1 == 1 and world.built >> region & 1 == 0


def may_get(world: World, region: int, kind: int, replaced: int) -> bool:
    """BPC-ELE-05 to -09: whether a token of that kind may come, in place of another or added."""
    at = region * KINDS
    if replaced == kind or (replaced != NOTHING and world.electricity[at + replaced] == 0):
        return False
    if kind == HYDRO:
        return world.electricity[at + HYDRO] == 0
    if kind == NUCLEAR:
        return has_nuclear_right(world, region)
    if kind == ENR_I:
        return region != MIDDLE_EAST
    if kind == ENR_P:
        return region == MIDDLE_EAST or replaced == ENR_I
    return True


def may_install(world: World, region: int, kind: int, replaced: int) -> bool:
    """BPC-ELE-04, BPC-ELE-11: players install everything but coal, in China too."""
    return kind != COAL and may_get(world, region, kind, replaced)


def install(world: World, region: int, kind: int, replaced: int, cause: int) -> None:
    """BPC-ELE-02, BPC-ELE-05, BPC-ELE-07, BPC-ELE-08: the token comes with its side effects."""
    rule = "BPC-ELE-02"
    if replaced != NOTHING:
        add_electricity(world, region, replaced, -1, rule, cause)
    add_electricity(world, region, kind, 1, rule, cause)
    if kind == NUCLEAR:
        world.built |= 1 << region
    if kind == HYDRO:
        calamities.place_many(world, region, LOCAL_REFUGEES, 2, cause)
    if kind == ENR_I and replaced != NOTHING:
        calamities.place(world, region, SHORTAGE, cause)


def clean_kinds(world: World, region: int) -> list[int]:
    """BPC-ELE-12: what carbon-free can mean in a region."""
    kinds = [kind for kind in (HYDRO, NUCLEAR) if may_get(world, region, kind, NOTHING)]
    return [*kinds, ENR_P if region == MIDDLE_EAST else ENR_I]


@dataclass(frozen=True)
class AddClean(TeamQuestion):
    """BPC-ELE-12: the team chooses which carbon-free token a card adds."""

    region: int
    cause: int

    def choices(self, world: World) -> list[int]:
        return clean_kinds(world, self.region)

    def decided(self, world: World, choice: int) -> None:
        install(world, self.region, choice, NOTHING, self.cause)

    def rule(self) -> str:
        return "BPC-ELE-12"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("which_clean_kind", {"region": REGIONS[self.region]})

    def says(self, world: World, choice: int) -> Words:
        return Words("clean_kind", {"region": REGIONS[self.region], "kind": ELECTRICITY[choice]})


@dataclass(frozen=True)
class RemoveElectricity(TeamQuestion):
    """BPC-NDV-11: which electricity token goes is the team's choice; none there: none goes."""

    region: int
    cause: int

    def choices(self, world: World) -> list[int]:
        at = self.region * KINDS
        return [kind for kind in range(KINDS) if world.electricity[at + kind]]

    def decided(self, world: World, choice: int) -> None:
        add_electricity(world, self.region, choice, -1, "BPC-NDV-11", self.cause)

    def rule(self) -> str:
        return "BPC-NDV-11"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("which_electricity_goes", {"region": REGIONS[self.region]})

    def says(self, world: World, choice: int) -> Words:
        return Words(
            "remove_electricity", {"region": REGIONS[self.region], "kind": ELECTRICITY[choice]}
        )


def save_electricity(world: World, region: int, cause: int) -> None:
    """BPC-TPX-09: the pair C-D does without coal, else gas, else what the team chooses."""
    at = region * KINDS
    for kind in (COAL, GAS):
        if world.electricity[at + kind]:
            add_electricity(world, region, kind, -1, "BPC-TPX-09", cause)
            return
    if tokens_of_electricity(world, region):
        world.then(RemoveElectricity(region, cause))


def turn_weather_tokens(world: World) -> None:
    """BPC-CLI-05: Russia's cold eases and the Middle East's heat grows, once a game."""
    world.turned = True
    world.cold = COLD[1]
    world.heat = HEAT[1]
    if world.listening:
        tell_world(world, "weather", 0, 1, "BPC-CLI-05", because(TRACK, 0))
