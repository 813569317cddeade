"""Look-ups of vectors, and what `then` compares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.games.climat.roles.employers import hand_limit
from anthropolis.games.climat.rules.common_action import CONVENTION, counted, reached
from anthropolis.games.climat.rules.electricity import threshold
from anthropolis.games.climat.rules.ending import band_of, score_of
from anthropolis.games.climat.rules.implantation import (
    OVERCONSUMPTION,
    laid_total,
    needed,
    succeeds,
)
from anthropolis.games.climat.rules.institutions import (
    HIGHEST,
    LEVELS,
    freeing_threshold,
    thresholds,
)
from anthropolis.games.climat.rules.living import refusal_chances, war_target
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.rules.moving.energy import may_install
from anthropolis.games.climat.rules.moving.learning import chances, learnable, may_implant
from anthropolis.games.climat.rules.moving.numbers import emissions
from anthropolis.games.climat.table.deck import EVENT_IDS, named_deck, pending
from anthropolis.games.climat.table.energy import ELECTRICITY, KINDS, NOTHING, OIL
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_BY_ID,
    CARD_IDS,
    COLOUR_BY_ID,
    POWERS,
)
from anthropolis.games.climat.table.map import PLACES
from anthropolis.games.climat.table.regions import (
    CHINA,
    MIDDLE_EAST,
    NORTH_AMERICA,
    REGION_BY_ID,
    REGIONS,
    RUSSIA,
    ZONES,
)
from anthropolis.games.climat.table.state import (
    NOWHERE,
    World,
    active,
    oil_balance,
    shares,
)
from anthropolis.games.climat.table.tokens import MANY_TOKENS, STATUS, TOKENS
from anthropolis.games.climat.table.transformations import REGIONAL, TP_BY_ID, TPS
from anthropolis.games.climat.vectors.entries import Entry, Position, Result, name_of, region_in
from anthropolis.games.climat.vectors.given import chair_of


def kinds_in(cards: list[Any]) -> list[int]:
    return [CARD_BY_ID[f"{card['colour']}_{card['power']}"] for card in cards]


def bits(colours: list[str]) -> int:
    return sum(1 << COLOUR_BY_ID[colour] for colour in set(colours))


def tps_in(found: int) -> list[str]:
    return [TPS[tp] for tp in range(REGIONAL) if found >> tp & 1]


# -- look-ups -------------------------------------------------------------------------------------


def start_check(p: Position, entry: Entry) -> Result:
    world = p.world
    return {
        "sum_of_region_ges": sum(world.ges),
        "ndv_4_regions": sum(1 for ndv in world.ndv if ndv == 4),
        "implant_total": needed(world, 0),
    }


def propagation_chances(p: Position, entry: Entry) -> Result:
    region = region_in(entry)
    precise = p.world.table.precise
    if "method" in entry:
        precise = entry["method"] == "precise"
    found = tps_in(learnable(p.world, region))
    return {"chances": chances(p.world, region, precise), "learnable": found}


def implantable(p: Position, entry: Entry) -> Result:
    world, region = p.world, region_in(entry)
    found = [tp for tp in entry["tps"] if can_implant(world, region, TP_BY_ID[tp])]
    return {"implantable": found}


def can_implant(world: World, region: int, tp: int) -> bool:
    if tp >= REGIONAL:
        return world.globals >> tp & 1 == 0
    return may_implant(world, region, tp)


def can_install(p: Position, entry: Entry) -> Result:
    world, region = p.world, region_in(entry)
    found = [
        kind
        for kind in entry["kinds"]
        if shares(world, region)
        and any(
            may_install(world, region, ELECTRICITY.index(kind), replaced)
            for replaced in range(NOTHING, KINDS)
        )
    ]
    return {"can": found}


def aci_count(p: Position, entry: Entry) -> Result:
    own = kinds_in([card for card in entry["cards"] if not card.get("external")])
    external = kinds_in([card for card in entry["cards"] if card.get("external")])
    asks, cancelled = bits(entry["asks"]), bits(entry.get("cancel") or [])
    total = counted(own, external, asks, cancelled)
    if "convention" in entry:
        total += CONVENTION if entry["convention"] > 0 else -CONVENTION
    result = {"total": total}
    if "thresholds" in entry:
        result["reached"] = reached(total, entry["thresholds"])
    return result


def implant_score(p: Position, entry: Entry) -> Result:
    return {"needed": needed(p.world, OVERCONSUMPTION if entry.get("overconsumption") else 0)}


def implant_check(p: Position, entry: Entry) -> Result:
    kinds = kinds_in(entry["cards"])
    wanted = implant_score(p, entry)["needed"]
    return {"total": laid_total(kinds), "success": succeeds(kinds, wanted)}


def institution_threshold(p: Position, entry: Entry) -> Result:
    if entry["do"] == "end_dictatorship":
        return {"needed": freeing_threshold(p.world, region_in(entry))}
    level = HIGHEST if entry["do"] == "end_chaos" else LEVELS.index(entry["do"])
    return {"needed": thresholds(p.world)[level]}


def deck(p: Position, entry: Entry) -> Result:
    decks = [named_deck(name, chance_from(0)) for name in entry["names"]]
    return {"top": [d.block for d in decks], "cards_in_deck": [len(d.cards) for d in decks]}


LOOKS: dict[str, Callable[[Position, Entry], Result]] = {
    "start_check": start_check,
    "propagation_chances": propagation_chances,
    "learnable": lambda p, e: {"learnable": tps_in(learnable(p.world, region_in(e)))},
    "implantable": implantable,
    "can_install": can_install,
    "aci_count": aci_count,
    "implant_score": implant_score,
    "implant_check": implant_check,
    "institution_threshold": institution_threshold,
    "electricity_threshold": lambda p, e: {
        "needed": [threshold(p.world, REGION_BY_ID[region]) for region in e["regions"]]
    },
    "refusal_chances": lambda p, e: {"chances": refusal_chances(p.world, region_in(e))},
    "war_target": lambda p, e: {"target": name_of(war_target(p.world, region_in(e)))},
    "population_unit": lambda p, e: {"units": [max(1, n // 10) for n in e["populations"]]},
    "score": lambda p, e: {"score": score_of(e["population_free"], e["turn"])},
    "band": lambda p, e: {"bands": [band_of(value) for value in e["values"]]},
    "deck": deck,
    "hand_limit": lambda p, e: {
        "limit": hand_limit(p.world, chair_of(p.world, e["player"], "player"))
    },
}


# -- then -----------------------------------------------------------------------------------------


def look_at_region(world: World, region: int) -> Result:
    tokens = world.tokens[region * MANY_TOKENS : (region + 1) * MANY_TOKENS]
    named = dict(zip(TOKENS, tokens))
    return {
        "ndv": world.ndv[region],
        "discipline": world.discipline[region],
        "population": world.population[region],
        "demography": world.demography[region],
        "oil": dict(zip(OIL, world.oil[region * 3 : region * 3 + 3])),
        "electricity": dict(
            zip(ELECTRICITY, world.electricity[region * KINDS : (region + 1) * KINDS])
        ),
        "tps": tps_in(world.tps[region]),
        "tokens": named,
        "tokens_exact": named,
        "status": STATUS[world.status[region]] or None,
        "overproduction": world.overproduction if region == CHINA else None,
        "overconsumption": world.overconsumption if region == NORTH_AMERICA else None,
        "climate": {RUSSIA: world.cold, MIDDLE_EAST: world.heat}.get(region),
        "parked_oil": world.parked >> region & 1,
        "ges": world.ges[region],
        "emissions": emissions(world, region),
        "sharing": shares(world, region),
    }


def look_at_player(world: World, chair: int) -> Result:
    place = world.place[chair]
    return {
        "hand": cards_in(world.hands, chair * ALL_KINDS),
        "place": None if place == NOWHERE else PLACES[place],
        "power_used": bool(world.used >> chair & 1),
    }


def cards_in(counts: list[int], first: int) -> list[str]:
    cards: list[str] = []
    for kind in range(ALL_KINDS):
        cards += [CARD_IDS[kind]] * counts[first + kind]
    return cards


def look_at_deck(world: World, name: str) -> list[Any]:
    """Card by card from the top; what is not in order any more lies below."""
    if name == "events":
        return [EVENT_IDS[card] for card in reversed(world.event_deck)]
    if name == "consequences":
        return [EVENT_IDS[card] for card in reversed(world.consequences)]
    if name == "external":
        order = [card - ALL_KINDS for card in world.arranged if card >= ALL_KINDS]
        return [CARD_IDS[kind] for kind in in_order(order, world.external, range(ALL_KINDS))]
    first = COLOUR_BY_ID[name] * POWERS
    kinds = range(first, first + POWERS)
    order = [card for card in world.arranged if card in kinds]
    return [kind % POWERS + 1 for kind in in_order(order, world.deck, kinds)]


def in_order(order: list[int], pile: list[int], kinds: range) -> list[int]:
    loose = [kind for kind in kinds for _ in range(pile[kind] - order.count(kind))]
    return order + loose


def look_at_discards(world: World, name: str) -> list[Any]:
    if name == "external":
        return cards_in(world.external_discards, 0)
    first = COLOUR_BY_ID[name] * POWERS
    return [power + 1 for power in range(POWERS) for _ in range(world.discards[first + power])]


BOARD: dict[str, Callable[[Position, Any], Any]] = {
    "global_ges": lambda p, wanted: p.world.global_ges,
    "green": lambda p, wanted: p.world.green,
    "red": lambda p, wanted: p.world.red,
    "pending": lambda p, wanted: pending(p.world.event_deck),
    "oil_balance": lambda p, wanted: oil_balance(p.world),
    "zones": lambda p, wanted: dict(zip(ZONES, p.world.zones)),
    "china_open": lambda p, wanted: p.world.china_open,
    "turn": lambda p, wanted: p.world.turn,
    "active": lambda p, wanted: REGIONS[active(p.world)],
    "active_player": lambda p, wanted: f"p{p.world.player}",
    "actions": lambda p, wanted: [ACTION_KINDS[kind] for kind in p.world.actions],
    "regions": lambda p, wanted: {
        name: look_at_region(p.world, REGION_BY_ID[name]) for name in wanted
    },
    "players": lambda p, wanted: {
        name: look_at_player(p.world, chair_of(p.world, name, "then.players")) for name in wanted
    },
    "decks": lambda p, wanted: {name: look_at_deck(p.world, name) for name in wanted},
    "discards": lambda p, wanted: {name: look_at_discards(p.world, name) for name in wanted},
    "result": lambda p, wanted: p.result,
}


def look(p: Position, then: Mapping[str, Any]) -> Result:
    return {key: BOARD[key](p, wanted) for key, wanted in then.items()}
