"""What must hold before every decision (BPC-INV-01 to -09), and what is broken, in words."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.energy import HYDRO, KINDS, NUCLEAR
from anthropolis.games.climat.table.regions import (
    HIGHEST_DISCIPLINE,
    HIGHEST_NDV,
    MANY,
    RED_MINIMUM,
    REGIONS,
    START,
    ZONE_ROOM,
    load_data,
)
from anthropolis.games.climat.table.state import World, resilience, token
from anthropolis.games.climat.table.tally import GES_PARTS
from anthropolis.games.climat.table.tokens import (
    CHAOS,
    CONFLICTS,
    DEARTH,
    EPIDEMIC,
    EPIZOOTIC,
    FAMINE,
    NO_STATUS,
    PANDEMIC,
    REFUGEES,
    RIOTS,
    SECOND_FACE,
    SHORTAGE,
    WAR,
)
from anthropolis.games.climat.table.transformations import AB, PAIRS

BOX: Final[dict[str, Any]] = {
    c["id"]: c["count_used"] for c in load_data("components")["components"]
}
ALL_CARDS: Final[int] = BOX["influence_cards"]
BETWEEN_STEPS: Final = ("BPC-ATN-01", "BPC-CHR-03", "BPC-JOI-01")
"""Questions at which nothing is being resolved: an action, the draw, somebody at the door."""
COLOURS = ((RIOTS, CONFLICTS, WAR), (SHORTAGE, DEARTH, FAMINE), (EPIZOOTIC, EPIDEMIC, PANDEMIC))


def broken_laws(world: World) -> list[str]:
    """Every law that the world breaks; empty when all is well."""
    broken = broken_board(world) + broken_cards(world)
    for region in range(MANY):
        for law in broken_region(world, region):
            broken.append(f"{REGIONS[region]}: {law}")
    return broken


def broken_region(world: World, region: int) -> list[str]:
    """BPC-INV-01, BPC-INV-02, BPC-INV-03, BPC-INV-06, BPC-REG-18: one region."""
    broken = broken_values(world, region) + broken_tokens(world, region)
    power = world.electricity[region * KINDS : (region + 1) * KINDS]
    oil = world.oil[region * 3 : region * 3 + 3]
    if min(power) < 0 or min(oil) < 0:
        broken.append("negative energy tokens")
    if power[HYDRO] > 1 or power[NUCLEAR] > START[region]["electricity"]["nuclear"] + 1:
        broken.append("more dams or reactors than allowed")
    if oil[1] and oil[2]:
        broken.append("imports and exports at once")
    if is_settled(world) and oil_used(world, region) != world.ndv[region]:
        broken.append("the oil level is not the NdV")
    return broken


def is_settled(world: World) -> bool:
    """Whether all that has been begun is resolved: between two steps of a turn, and at the end."""
    step = world.asking
    return not world.todo if step is None else step.rule() in BETWEEN_STEPS


def oil_used(world: World, region: int) -> int:
    """BPC-INV-09: local and imported oil, and what the pair A-B saves."""
    saved = 1 if world.tps[region] & PAIRS[AB] == PAIRS[AB] else 0
    return world.oil[region * 3] + world.oil[region * 3 + 1] + saved


def broken_values(world: World, region: int) -> list[str]:
    """BPC-INV-01: population, NdV, discipline and the demography rate stay within bounds."""
    broken: list[str] = []
    discipline = world.discipline[region]
    if world.population[region] < 1 or not 1 <= world.ndv[region] <= HIGHEST_NDV:
        broken.append("population or NdV out of bounds")
    if not 0 <= discipline <= HIGHEST_DISCIPLINE or abs(world.demography[region]) > 5:
        broken.append("discipline or demography out of bounds")
    if (discipline == 0) != (world.status[region] == CHAOS):
        broken.append("chaos and discipline do not agree")
    return broken


def broken_tokens(world: World, region: int) -> list[str]:
    """BPC-INV-02, BPC-INV-03: levels, limits, and what chaos and dictatorship exclude.

    While something is still to be done, a fall of resilience may not have been looked at yet.
    """
    broken: list[str] = []
    limit = resilience(world, region)
    for levels in COLOURS:
        if sum([1 for kind in levels if token(world, region, kind)]) > 1:
            broken.append("two levels of one colour")
    settled = is_settled(world)
    for kind in (RIOTS, CONFLICTS, SHORTAGE, DEARTH, EPIZOOTIC, REFUGEES):
        if settled and token(world, region, kind) > limit:
            broken.append("more tokens than the resilience")
    if (
        token(world, region, WAR) > SECOND_FACE
        or max(token(world, region, kind) for kind in (FAMINE, EPIDEMIC, PANDEMIC)) > 1
    ):
        broken.append("more than one token of a single kind")
    red = sum([token(world, region, kind) for kind in COLOURS[0]])
    orange = sum([token(world, region, kind) for kind in COLOURS[1]])
    status = world.status[region]
    if (status != NO_STATUS and red) or (status == CHAOS and orange):
        broken.append("tokens that chaos or dictatorship excludes")
    return broken


def broken_board(world: World) -> list[str]:
    """BPC-INV-05, BPC-INV-06, BPC-GES-06: special tokens, zones, the track, parts of the GES."""
    broken: list[str] = []
    told = sum(world.ges) + sum(world.tally[: len(GES_PARTS)])
    if world.global_ges != told:
        broken.append(f"the global GES are {world.global_ges}, their parts add up to {told}")
    if not 0 <= world.overproduction <= 2 or not 0 <= world.overconsumption <= 2:
        broken.append("special tokens out of bounds")
    if min(world.zones) < 0 or max(world.zones) > ZONE_ROOM:
        broken.append("destruction tokens out of bounds")
    if world.red < RED_MINIMUM or not 0 <= world.green < world.red or world.global_ges < 0:
        broken.append("the track or the counter is out of bounds")
    if sorted(world.order) != list(range(MANY)):
        broken.append("the column does not name every region once")
    return broken


def broken_cards(world: World) -> list[str]:
    """BPC-INV-07: 192 influence cards, wherever they lie."""
    piles = (world.hands, world.deck, world.discards, world.external, world.external_discards)
    there = sum([sum(pile) for pile in piles]) + len(world.laid) + len(world.external_shown)
    broken = [] if there == ALL_CARDS else [f"{there} influence cards instead of {ALL_CARDS}"]
    if min([min(pile) for pile in piles]) < 0:
        broken.append("a pile holds less than nothing")
    return broken
