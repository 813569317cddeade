"""Why a number is what it is: the parts that make it up now, each with its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from anthropolis.engine.contract import Part, Words
from anthropolis.games.climat.roles.employers import (
    GREEN_MINUS,
    IMPLANT_MINUS,
    MALMO,
    SHIFT,
    works,
)
from anthropolis.games.climat.rules.ending import points
from anthropolis.games.climat.rules.implantation import BASE
from anthropolis.games.climat.rules.moving.numbers import emissions, has_pair, special_emissions
from anthropolis.games.climat.rules.scenarios import free_population
from anthropolis.games.climat.table.energy import (
    ELECTRICITY,
    ELECTRICITY_EMISSIONS,
    EXPORTED,
    IMPORTED,
    KINDS,
    OIL,
    OIL_EMISSIONS,
    ges_of,
)
from anthropolis.games.climat.table.regions import MANY, RED_START, REGION_BY_ID, REGIONS, ZONES
from anthropolis.games.climat.table.state import World, destruction, resilience
from anthropolis.games.climat.table.transformations import EF

Parts = list[Part]


def formula(world: World, path: str) -> Parts:
    """The parts of the number at a path of the view; none for a plain count."""
    names = path.split(".")
    if len(names) == 3 and names[0] == "regions" and names[2] in OF_REGION:
        return OF_REGION[names[2]](world, REGION_BY_ID[names[1]])
    return OF_BOARD[path](world) if path in OF_BOARD else []


def part(what: str, amount: int) -> Part:
    return Part(Words("part", {"what": what}), amount)


def named(name: str, amount: int, **gaps: Any) -> Part:
    return Part(Words(name, gaps), amount)


def that_count(parts: Parts) -> Parts:
    return [one for one in parts if one.amount]


# -- the board ------------------------------------------------------------------------------------


def global_ges(world: World) -> Parts:
    """BPC-GES-06: the regions at their last activations, and what was told beside them."""
    rest = world.global_ges - sum(world.ges)
    regions = [part(REGIONS[region], world.ges[region]) for region in range(MANY)]
    return that_count([*regions, named("formula_beside", rest)])


def balance(world: World) -> Parts:
    """BPC-OIL-01: exported tokens count for, imported ones against."""
    oil = world.oil
    return that_count(
        [part(REGIONS[r], oil[r * 3 + EXPORTED] - oil[r * 3 + IMPORTED]) for r in range(MANY)]
    )


def advance(world: World) -> Parts:
    """BPC-CLI-02, BPC-EMP-16"""
    squares = world.global_ges // 10
    less = -GREEN_MINUS if works(world, MALMO) and squares else 0
    tenth = named("formula_tenth", squares, ges=world.global_ges)
    return that_count([tenth, part("malmo_resilience_institute", less)])


def red(world: World) -> Parts:
    """BPC-CLI-04, BPC-SET-02: where it began, and how far it has come down."""
    start = named("formula_start", RED_START)
    return that_count([start, named("formula_consequences", world.red - RED_START)])


def implant_total(world: World) -> Parts:
    """BPC-IMP-05, BPC-EMP-10"""
    less = -IMPLANT_MINUS if works(world, SHIFT) else 0
    tokens = part("destruction", -destruction(world))
    return that_count([named("formula_start", BASE), tokens, part("the_shift_action", less)])


def zones(world: World) -> Parts:
    """BPC-WRM-04"""
    return that_count([part(ZONES[zone], world.zones[zone]) for zone in range(len(ZONES))])


def free_people(world: World) -> Parts:
    """BPC-SCO-01: everybody but those under dictatorship or in chaos."""
    free = [r for r in range(MANY) if world.status[r] == 0]
    return [part(REGIONS[region], world.population[region]) for region in free]


def score(world: World) -> Parts:
    """BPC-SCO-01: free population x 36 / turn, rounded down; nothing before it is won."""
    total = points(world)
    gaps = {"free": free_population(world), "turn": world.turn}
    return [named("formula_score", total, **gaps)] if total else []


OF_BOARD: Final[dict[str, Callable[[World], Parts]]] = {
    "global_ges": global_ges,
    "oil_balance": balance,
    "advance": advance,
    "red": red,
    "implant_total": implant_total,
    "destruction": zones,
    "free_population": free_people,
    "score": score,
}


# -- a region -------------------------------------------------------------------------------------


def emission_parts(world: World, region: int) -> Parts:
    """BPC-GES-01 to -03: token by token, less the pair E-F; never below 0."""
    oil, power = world.oil, world.electricity
    found = [part(OIL[k], oil[region * 3 + k] * OIL_EMISSIONS[k]) for k in range(2)]
    found += [
        part(ELECTRICITY[k], power[region * KINDS + k] * ELECTRICITY_EMISSIONS[k]) for k in range(2)
    ]
    found.append(part("special_tokens", special_emissions(world, region)))
    total = sum([one.amount for one in found])
    saved = 1 if has_pair(world, region, EF) and total else 0
    return that_count([*found, part("ef", -saved)])


def coming_parts(world: World, region: int) -> Parts:
    """BPC-GES-04: emissions x population / 10, rounded half up."""
    emitted, people = emissions(world, region), world.population[region]
    gaps = {"emissions": emitted, "population": people}
    return [named("formula_ges", ges_of(emitted, people), **gaps)]


def last_parts(world: World, region: int) -> Parts:
    """BPC-GES-05: what it will be, and what has not been counted yet."""
    coming = coming_parts(world, region)
    waiting = world.ges[region] - coming[0].amount
    return that_count([*coming, named("formula_not_counted", waiting)])


def resilience_parts(world: World, region: int) -> Parts:
    """BPC-REG-10: the higher of the two."""
    high = world.ndv[region] >= world.discipline[region]
    return [part("ndv" if high else "discipline", resilience(world, region))]


OF_REGION: Final[dict[str, Callable[[World, int], Parts]]] = {
    "emissions": emission_parts,
    "ges_coming": coming_parts,
    "ges": last_parts,
    "resilience": resilience_parts,
}
