"""What a seat may see (BPC-KNO-01 to -04): the whole board, every colour, the own powers."""

from __future__ import annotations

from typing import Any

from anthropolis.games.climat.roles.characters import CHARACTERS, network
from anthropolis.games.climat.roles.employers import EMPLOYERS, NO_EMPLOYER, hand_limit, has_power
from anthropolis.games.climat.rules.actions import ACTIONS
from anthropolis.games.climat.rules.electricity import threshold
from anthropolis.games.climat.rules.ending import points, result_of
from anthropolis.games.climat.rules.implantation import needed
from anthropolis.games.climat.rules.institutions import thresholds
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.rules.moving.learning import (
    barred_by_overconsumption,
    chances,
    is_closed,
    learnable,
)
from anthropolis.games.climat.rules.moving.numbers import (
    complete_pairs,
    electricity_level,
    emissions,
    oil_level,
    special_emissions,
)
from anthropolis.games.climat.rules.moving.track import squares_due
from anthropolis.games.climat.rules.scenarios import (
    PRINTED,
    SCENARIOS,
    TURNS,
    entry_met,
    free_population,
    ges_goal,
    has_track,
    is_short,
    reached_of,
)
from anthropolis.games.climat.sight.progress import die, going, phase_of, step_of
from anthropolis.games.climat.table.deck import EVENT_IDS, pending
from anthropolis.games.climat.table.energy import ELECTRICITY, KINDS, OIL, ges_of, growth
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    COLOURS,
    POWERS,
    held_of_colour,
)
from anthropolis.games.climat.table.map import PLACES
from anthropolis.games.climat.table.regions import (
    CHINA,
    ICON_SQUARE,
    MANY,
    MIDDLE_EAST,
    NORTH_AMERICA,
    REGIONS,
    RUSSIA,
    ZONE_ROOM,
    ZONES,
)
from anthropolis.games.climat.table.state import (
    NOBODY,
    NOWHERE,
    PLAYING,
    World,
    active,
    chairs,
    destruction,
    hand_size,
    oil_balance,
    resilience,
    round_number,
    shares,
    unit,
)
from anthropolis.games.climat.table.tokens import MANY_TOKENS, STATUS, TOKENS
from anthropolis.games.climat.table.transformations import (
    DISCIPLINE_MAX,
    DISCIPLINE_MIN,
    NDV_MAX,
    NDV_MIN,
    REGIONAL,
    TPS,
)


def view(world: World, seat: int) -> dict[str, Any]:
    return views(world, [seat])[0]


def views(world: World, seats: list[int]) -> list[dict[str, Any]]:
    """What all see is made once; the own hands, and cards laid face down, are added."""
    shared = public(world)
    return [{**shared, **private(world, seat)} for seat in seats]


def public(world: World) -> dict[str, Any]:
    return {
        **board(world),
        "regions": {REGIONS[r]: region_view(world, r) for r in range(MANY)},
        "players": [player_view(world, chair) for chair in chairs(world)],
        **piles(world),
        "event": "" if world.card == NOWHERE else EVENT_IDS[world.card],
        "target": "" if world.target == NOWHERE else REGIONS[world.target],
        "actions": [ACTION_KINDS[kind] for kind in world.actions],
        "actions_left": ACTIONS - len(world.actions) if phase_of(world) == "actions" else 0,
        "roll": die(world),
        "free_population": free_population(world),
        "result": "" if world.outcome == PLAYING else result_of(world),
        "score": points(world),
        "tutorial": ["", "won", "lost"][world.tutorial],
    }


def board(world: World) -> dict[str, Any]:
    """The tracks, the column and the counters."""
    return {
        "turn": world.turn,
        "turns": TURNS[world.scenario],
        "round": round_number(world),
        "phase": phase_of(world),
        "step": step_of(world),
        "scenario": SCENARIOS[world.scenario],
        "order": [REGIONS[region] for region in world.order],
        "active": REGIONS[active(world)],
        "activating": REGIONS[world.activating] if world.activating != NOWHERE else "",
        "player": world.owner[world.player],
        "acting": world.owner[world.acting],
        "global_ges": world.global_ges,
        "victory_ges": ges_goal(world),
        "has_track": has_track(world),
        "objective": objective(world),
        "green": world.green,
        "red": world.red,
        "advance": squares_due(world) if has_track(world) else 0,
        "icon_square": ICON_SQUARE,
        "pending": pending(world.event_deck),
        "destruction": destruction(world),
        "zones": dict(zip(ZONES, world.zones)),
        "zone_room": ZONE_ROOM,
        "oil_balance": oil_balance(world),
        "globals": [TPS[tp] for tp in range(REGIONAL, len(TPS)) if world.globals >> tp & 1],
        "introduced": letters(world.introduced),
        "china_open": world.china_open,
        "weather": world.turned,
        "implant_total": needed(world, 0),
        "institution_thresholds": thresholds(world),
    }


def objective(world: World) -> list[dict[str, Any]]:
    """BPC-SCN-06: of a short scenario, what is asked for and how far the team is."""
    if not is_short(world):
        return []
    return [
        {
            "kind": entry["type"],
            "what": str(entry.get("tp") or entry.get("pair") or ""),
            "now": reached_of(world, entry),
            "wanted": int(entry.get("value", 0)),
            "met": entry_met(world, entry),
        }
        for entry in PRINTED[world.scenario]["objective"]["all_of"]
    ]


def letters(owned: int) -> list[str]:
    return [TPS[tp] for tp in range(REGIONAL) if owned >> tp & 1]


def region_view(world: World, region: int) -> dict[str, Any]:
    at = region * MANY_TOKENS
    people, rate = world.population[region], world.demography[region]
    return {
        "ndv": world.ndv[region],
        "discipline": world.discipline[region],
        "resilience": resilience(world, region),
        "population": people,
        "unit": unit(world, region),
        "demography": rate,
        "growth": max(growth(world.table.expert, people, rate) if rate else 0, 1 - people),
        **energy_view(world, region),
        **transformations_view(world, region),
        "tokens": dict(zip(TOKENS, world.tokens[at : at + MANY_TOKENS])),
        "status": STATUS[world.status[region]],
        "sharing": shares(world, region),
        "parked_oil": world.parked >> region & 1,
        "weather": special_emissions(world, region) if region in (RUSSIA, MIDDLE_EAST) else 0,
        "overproduction": world.overproduction if region == CHINA else 0,
        "overconsumption": world.overconsumption if region == NORTH_AMERICA else 0,
    }


def energy_view(world: World, region: int) -> dict[str, Any]:
    emitted = emissions(world, region)
    power = world.electricity[region * KINDS : (region + 1) * KINDS]
    return {
        "oil": dict(zip(OIL, world.oil[region * 3 : region * 3 + 3])),
        "electricity": dict(zip(ELECTRICITY, power)),
        "oil_level": oil_level(world, region),
        "electricity_level": electricity_level(world, region),
        "electricity_threshold": threshold(world, region),
        "emissions": emitted,
        "ges": world.ges[region],
        "ges_coming": ges_of(emitted, world.population[region]),
    }


def transformations_view(world: World, region: int) -> dict[str, Any]:
    """BPC-TPX-01, BPC-PRO-01: what the region has, what it lacks for the rest, what may come."""
    owned = world.tps[region]
    lacking = [tp for tp in range(REGIONAL) if owned >> tp & 1 == 0]
    return {
        "tps": letters(owned),
        "missing": {TPS[tp]: missing(world, region, tp) for tp in lacking},
        "learnable": letters(learnable(world, region)),
        "chances": chances(world, region, world.table.precise),
        "pairs": complete_pairs(world, region),
    }


def missing(world: World, region: int, tp: int) -> list[dict[str, Any]]:
    """BPC-TPX-02, BPC-IMP-02, BPC-NSH-02, BPC-CHN-03, BPC-NAM-02: why players cannot implant."""
    mode = 1 if world.table.expert else 0
    ndv, discipline = world.ndv[region], world.discipline[region]
    lacks = [
        ("ndv_min", NDV_MIN[mode][tp], ndv < NDV_MIN[mode][tp]),
        ("ndv_max", NDV_MAX[mode][tp], ndv > NDV_MAX[mode][tp]),
        ("discipline_min", DISCIPLINE_MIN[mode][tp], discipline < DISCIPLINE_MIN[mode][tp]),
        ("discipline_max", DISCIPLINE_MAX[mode][tp], discipline > DISCIPLINE_MAX[mode][tp]),
        ("sharing", 1, not shares(world, region)),
        ("china_open", 1, is_closed(world, region)),
        ("no_overconsumption", 0, barred_by_overconsumption(world, region, tp)),
    ]
    return [{"need": need, "value": value} for need, value, lacking in lacks if lacking]


def player_view(world: World, chair: int) -> dict[str, Any]:
    """BPC-KNO-01, BPC-KNO-02: the colours of a hand, as they were before cards were laid."""
    employer, person = world.employers[chair], world.characters[chair]
    place = world.place[chair]
    down = [] if is_open(world) else laid_by(world, chair)
    return {
        "chair": chair,
        "seat": world.owner[chair],
        "character": CHARACTERS[person] if person != NOBODY else "",
        "employer": EMPLOYERS[employer] if employer != NO_EMPLOYER else "",
        "network": [COLOURS[c] for c in network(world, chair)] if person != NOBODY else [],
        "place": PLACES[place] if place != NOWHERE else "",
        "cards": hand_size(world, chair),
        "colours": {
            COLOURS[c]: held_of_colour(world.hands, chair * ALL_KINDS, c)
            + sum([1 for kind in down if kind // POWERS == c])
            for c in range(len(COLOURS))
        },
        "laid": len(laid_by(world, chair)),
        "hand_limit": hand_limit(world, chair),
        "power": has_power(world, chair),
    }


def laid_by(world: World, chair: int) -> list[int]:
    return [entry % ALL_KINDS for entry in world.laid if entry // ALL_KINDS == chair]


def is_open(world: World) -> bool:
    """BPC-ACI-04, BPC-IMP-04: whether cards on the table lie face up.

    They do after lobbying, once they are turned over, and in implantations, which nobody holds.
    """
    return world.lobbied or bool(world.external_shown) or world.held == NOWHERE


def piles(world: World) -> dict[str, Any]:
    """BPC-KNO-01, BPC-KNO-03, BPC-KNO-04: sizes, discards, and where revealed events lie."""
    deck = world.event_deck
    known = {
        str(len(deck) - at): EVENT_IDS[card]
        for at, card in enumerate(deck)
        if world.seen >> card & 1
    }
    return {
        "decks": {COLOURS[c]: held_of_colour(world.deck, 0, c) for c in range(len(COLOURS))},
        "discards": counts(world.discards, 0),
        "external": sum(world.external),
        "external_discards": counts(world.external_discards, 0),
        "event_deck": len(deck),
        "known_events": known,
    }


def counts(piled: list[int], first: int) -> dict[str, int]:
    """The cards of a pile or hand, by kind, without those that are not there."""
    return {CARD_IDS[kind]: piled[first + kind] for kind in range(ALL_KINDS) if piled[first + kind]}


def private(world: World, seat: int) -> dict[str, Any]:
    """BPC-KNO-01, BPC-KNO-02: the own hands, and the cards on the table that the seat may see."""
    hand = [0] * ALL_KINDS
    for chair in chairs(world):
        if world.owner[chair] == seat:
            at = chair * ALL_KINDS
            hand = [hand[kind] + world.hands[at + kind] for kind in range(ALL_KINDS)]
    return {"hand": counts(hand, 0), "common_action": common_action_view(world, seat)}


def common_action_view(world: World, seat: int) -> dict[str, Any]:
    now = going(world)
    open_ = is_open(world)
    counted = bool(world.external_shown) or now.kind == "implantation"
    laid = [(world.owner[entry // ALL_KINDS], entry % ALL_KINDS) for entry in sorted(world.laid)]
    asked = world.asks if now.kind not in ("", "implantation") else 0
    return {
        "kind": now.kind,
        "what": now.what,
        "held": PLACES[world.held] if world.held != NOWHERE else "",
        "colours": colours_in(asked),
        "thresholds": now.aims,
        "needed": now.aims[0] if now.aims else 0,
        "lobbied": world.lobbied,
        "open": open_,
        "external": [CARD_IDS[kind] for kind in world.external_shown],
        "laid": [
            {"seat": owner, "card": CARD_IDS[kind] if open_ or owner == seat else ""}
            for owner, kind in laid
        ],
        "cancelled": colours_in(world.cancelled if asked else 0),
        "convention": world.convention if asked else 0,
        "total": now.total if counted else 0,
    }


def colours_in(bits: int) -> list[str]:
    return [COLOURS[c] for c in range(len(COLOURS)) if bits >> c & 1]
