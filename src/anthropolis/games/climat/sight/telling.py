"""What the platform is told: roles, calendar, headline, formulas and stories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.engine.contract import Calendar, Counter, Part, Phase, Words
from anthropolis.games.climat.rules.moving.numbers import has_pair, special_emissions
from anthropolis.games.climat.table.energy import ELECTRICITY, ELECTRICITY_EMISSIONS, KINDS, OIL
from anthropolis.games.climat.table.energy import OIL_EMISSIONS as PER_OIL
from anthropolis.games.climat.table.regions import REGION_BY_ID
from anthropolis.games.climat.table.state import World
from anthropolis.games.climat.table.transformations import EF

STEPS: Final = ("calamities", "propagation", "living", "demography", "ges", "track")


def phases() -> list[Phase]:
    """BPC-TRN-01: the parts of a turn; an activation has its seven steps."""
    return [Phase("draw"), Phase("event"), Phase("actions"), Phase("activation", STEPS)]


def calendar(world: World, turns: int) -> Calendar:
    """BPC-TRN-02: a turn is a quarter of a region's generation; there are 36."""
    phase = "activation" if world.activating >= 0 else ""
    return Calendar("turn", world.turn, turns, "", phase)


def headline(view: Mapping[str, Any], seat: int) -> list[Counter]:
    """The six numbers that the whole table watches."""
    coming = sum(r["ges_coming"] - r["ges"] for r in view["regions"].values())
    ges = view["global_ges"]
    return [
        Counter("global_ges", ges, "global_ges", coming, alarm=ges > 100),
        Counter("green", view["green"], "green", ges // 10, view["red"] - view["green"] <= 10),
        Counter("red", view["red"], "red"),
        Counter("pending", view["pending"], "pending", alarm=view["pending"] > 0),
        Counter("oil_balance", view["oil_balance"], "oil_balance", alarm=view["oil_balance"] < 0),
        Counter("destruction", view["destruction"], "destruction"),
        Counter("free_population", view["free_population"], "free_population"),
    ]


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
