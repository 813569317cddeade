"""Numbers over time: what charts draw and data sets hold, with the region that each belongs to."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import Line
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.rules.moving.numbers import complete_pairs, emissions
from anthropolis.games.climat.rules.scenarios import free_population
from anthropolis.games.climat.table.deck import pending
from anthropolis.games.climat.table.energy import ELECTRICITY, KINDS, OIL
from anthropolis.games.climat.table.regions import MANY, REGIONS
from anthropolis.games.climat.table.state import (
    World,
    destruction,
    hand_size,
    oil_balance,
    resilience,
    shares,
)
from anthropolis.games.climat.table.tally import GES_PARTS, PER_CHAIR, place_in_tally
from anthropolis.games.climat.table.tokens import MANY_TOKENS, TOKENS

Numbers = dict[str, int]
WORLD: Final = ["global_ges", "regional_ges", "free_population", "population", "oil_balance",
                "destruction", "green", "red", "pending", "introduced", "turn",
                *GES_PARTS]  # fmt: skip
TELLING: Final = ("global_ges", "free_population", "oil_balance", "destruction")
VALUES: Final = ["ges", "emissions", "population", "demography", "ndv", "discipline", "resilience",
                 "pairs", "sharing", "status"]  # fmt: skip
OF_REGION: Final = [*VALUES, *OIL, *ELECTRICITY, *TOKENS]
COUNTED: Final = ["drawn", "laid", *(f"action_{kind}" for kind in ACTION_KINDS)]
OF_SEAT: Final = ["cards", *COUNTED]
TELLING_OF_REGION: Final = ("ges", "population")


def lines(seats: int) -> list[Line]:
    """Every number that is followed: of the world, of each region, of each seat."""
    found = [Line(f"world.{what}", what, telling=what in TELLING) for what in WORLD]
    for what in OF_REGION:
        for name in REGIONS:
            telling = what in TELLING_OF_REGION
            found.append(Line(f"regions.{name}.{what}", what, owner=name, telling=telling))
    for what in OF_SEAT:
        found += [Line(f"seats.{seat}.{what}", what, owner=seat) for seat in range(seats)]
    return found


def series_at(world: World) -> Numbers:
    found = {f"world.{what}": number for what, number in world_numbers(world).items()}
    for region in range(MANY):
        for what, number in region_numbers(world, region).items():
            found[f"regions.{REGIONS[region]}.{what}"] = number
    for seat in range(world.seats):
        for what, number in seat_numbers(world, seat).items():
            found[f"seats.{seat}.{what}"] = number
    return found


def seat_numbers(world: World, seat: int) -> Numbers:
    """Cards held by all that the seat plays; what was drawn, laid and done from its own chair."""
    held = [hand_size(world, c) for c in range(world.seats) if world.owner[c] == seat]
    at = place_in_tally(seat, 0)
    return {"cards": sum(held), **dict(zip(COUNTED, world.tally[at : at + PER_CHAIR]))}


def world_numbers(world: World) -> Numbers:
    return {
        "global_ges": world.global_ges,
        "regional_ges": sum(world.ges),
        "free_population": free_population(world),
        "population": sum(world.population),
        "oil_balance": oil_balance(world),
        "destruction": destruction(world),
        "green": world.green,
        "red": world.red,
        "pending": pending(world.event_deck),
        "introduced": world.introduced.bit_count() + world.globals.bit_count(),
        "turn": world.turn,
        **dict(zip(GES_PARTS, world.tally)),
    }


def region_numbers(world: World, region: int) -> Numbers:
    at = region * MANY_TOKENS
    return {
        "ges": world.ges[region],
        "emissions": emissions(world, region),
        "population": world.population[region],
        "demography": world.demography[region],
        "ndv": world.ndv[region],
        "discipline": world.discipline[region],
        "resilience": resilience(world, region),
        "pairs": complete_pairs(world, region),
        "sharing": 1 if shares(world, region) else 0,
        "status": world.status[region],
        **dict(zip(OIL, world.oil[region * 3 : region * 3 + 3])),
        **dict(zip(ELECTRICITY, world.electricity[region * KINDS : (region + 1) * KINDS])),
        **dict(zip(TOKENS, world.tokens[at : at + MANY_TOKENS])),
    }
