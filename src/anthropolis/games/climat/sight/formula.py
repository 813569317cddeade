"""Why a number is what it is: the parts that make it up now, each with its name."""

from __future__ import annotations

from anthropolis.engine.contract import Part, Words
from anthropolis.games.climat.rules.moving.numbers import has_pair, special_emissions
from anthropolis.games.climat.table.energy import ELECTRICITY, ELECTRICITY_EMISSIONS, KINDS, OIL
from anthropolis.games.climat.table.energy import OIL_EMISSIONS as PER_OIL
from anthropolis.games.climat.table.regions import REGION_BY_ID
from anthropolis.games.climat.table.state import World
from anthropolis.games.climat.table.transformations import EF


def formula(world: World, path: str) -> list[Part]:
    """The parts of a region's emissions; the global counter is moved, not added up."""
    parts = path.split(".")
    if len(parts) == 3 and parts[0] == "regions" and parts[2] in ("emissions", "ges_coming"):
        return emission_parts(world, REGION_BY_ID[parts[1]])
    return []


def emission_parts(world: World, region: int) -> list[Part]:
    """BPC-GES-01 to -03: token by token."""
    found: list[Part] = []
    for kind in range(2):
        found += part(OIL[kind], world.oil[region * 3 + kind] * PER_OIL[kind])
    for kind in range(2):
        amount = world.electricity[region * KINDS + kind] * ELECTRICITY_EMISSIONS[kind]
        found += part(ELECTRICITY[kind], amount)
    found += part("special_tokens", special_emissions(world, region))
    return found + part("ef", -1 if has_pair(world, region, EF) else 0)


def part(what: str, amount: int) -> list[Part]:
    return [Part(Words("part", {"what": what}), amount)] if amount else []
