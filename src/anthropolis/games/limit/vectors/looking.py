"""What the `then` of a vector is compared with: nations and world in its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.engine.vectors import Malformed
from anthropolis.games.limit.rules.moving.tracks import population
from anthropolis.games.limit.rules.political.political import hand_limit
from anthropolis.games.limit.sight.view import groups
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    CARD_IDS,
    CLASS_NAMES,
    CRISES,
    DECKS,
    FOSSIL,
    RESOURCES,
)
from anthropolis.games.limit.table.state import Nation, World
from anthropolis.games.limit.vectors.given import STAR, Names, card_names

SETS: Final = ("hand", "played", "permanents", "set_aside")
"""Where the order of cards does not matter."""
Values = dict[str, Any]


def look_at_nation(world: World, nation: int) -> Values:
    owner = world.nations[nation]
    return look_at_tokens(owner) | {
        "pop_level": owner.pop,
        "population": population(world, nation),
        "classes": list(owner.classes),
        "unrest": owner.unrest,
        "prod": dict(zip(RESOURCES, owner.prod)),
        "stock": dict(zip(RESOURCES, owner.stock[:FOSSIL])),
        "demo_line": "".join(c for r, c in enumerate(CLASS_NAMES) if owner.demo_line >> r & 1),
        "demo_zone": owner.demo_zone,
        "passed": owner.passed,
        "permanents": card_names(owner.permanents),
        "hand": card_names(owner.hand),
        "played": card_names(owner.played),
        "set_aside": card_names(owner.set_aside),
        "decks": {name: [CARD_IDS[c] for c in deck] for name, deck in zip(DECKS, owner.decks)},
        "deck_sizes": {name: len(deck) for name, deck in zip(DECKS, owner.decks)},
        "hand_limit": hand_limit(owner),
    }


def look_at_tokens(owner: Nation) -> Values:
    return {
        "territories": owner.territories,
        "fossil": owner.stock[FOSSIL],
        "money": owner.money,
        "pollution": owner.pollution,
        "disruption": owner.disruption,
    }


def look_at_world(world: World, names: Names, wanted: Mapping[str, Any]) -> Values:
    if STAR in wanted and world.star < 0:
        raise Malformed("then.world.star: there is no star nation")
    name_of = {number: name for name, number in names.items()}
    kinds = range(len(ALLIANCES))
    return {
        "bank": world.bank,
        "pollution_reserve": world.pollution_reserve,
        "excess_pollution": world.excess_pollution,
        "disruption_reserve": world.disruption_reserve,
        "colonization": {"territories": world.colony_territories, "fossil": world.colony_fossil},
        "market": {
            "stock": dict(zip(RESOURCES, world.market)),
            "price": dict(zip(RESOURCES, world.prices)),
        },
        "generation": world.generation,
        "crises": dict(zip(CRISES, world.crises)),
        "crises_now": [name for kind, name in enumerate(CRISES) if world.crises_now >> kind & 1],
        "alliances": {
            ALLIANCES[k]: [[name_of[n] for n in members] for members in groups(world, k)]
            for k in kinds
        },
        "agreement": {
            ALLIANCES[k]: [name_of[n] for n in range(world.seats) if world.agreement[k] >> n & 1]
            for k in kinds
        },
        "demilitarized": world.demilitarized,
        "star": look_at_tokens(world.nations[world.star]) if world.star >= 0 else None,
    }
