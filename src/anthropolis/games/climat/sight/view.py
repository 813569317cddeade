"""What a seat may see (BPC-KNO-01 to -04): the whole board, every colour, the own powers."""

from __future__ import annotations

from typing import Any, TypedDict

from anthropolis.games.climat.roles.characters import CHARACTERS, network
from anthropolis.games.climat.roles.employers import EMPLOYERS, NO_EMPLOYER, hand_limit, has_power
from anthropolis.games.climat.rules.ending import points, result_of
from anthropolis.games.climat.rules.implantation import needed
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.rules.moving.numbers import (
    complete_pairs,
    electricity_level,
    emissions,
    oil_level,
)
from anthropolis.games.climat.rules.scenarios import SCENARIOS, TURNS, free_population
from anthropolis.games.climat.table.deck import EVENT_IDS, pending
from anthropolis.games.climat.table.energy import ELECTRICITY, KINDS, OIL, ges_of
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    COLOURS,
    POWERS,
    held_of_colour,
)
from anthropolis.games.climat.table.map import PLACES
from anthropolis.games.climat.table.regions import MANY, REGIONS, ZONES
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
from anthropolis.games.climat.table.transformations import REGIONAL, TPS


class RegionView(TypedDict):
    """One region: its values, its energy, its tokens and what follows from them."""

    ndv: int
    discipline: int
    resilience: int
    population: int
    unit: int
    demography: int
    oil: dict[str, int]
    electricity: dict[str, int]
    oil_level: int
    electricity_level: int
    emissions: int
    ges: int
    ges_coming: int
    tps: list[str]
    pairs: int
    tokens: dict[str, int]
    status: str
    sharing: bool
    parked_oil: int
    overproduction: int
    overconsumption: int


class PlayerView(TypedDict):
    """One chair: who plays whom, where, and what is public of the hand."""

    seat: int
    character: str
    employer: str
    network: list[str]
    place: str
    cards: int
    colours: dict[str, int]
    laid: int
    hand_limit: int
    power: bool


class CommonActionView(TypedDict):
    """An ACI or implantation that is going on."""

    colours: list[str]
    held: str
    lobbied: bool
    external: list[str]
    laid: list[str]
    total: int


class ClimatView(TypedDict):
    """All that a seat may know."""

    turn: int
    turns: int
    round: int
    scenario: str
    order: list[str]
    active: str
    player: int
    acting: int
    global_ges: int
    green: int
    red: int
    pending: int
    destruction: int
    zones: dict[str, int]
    oil_balance: int
    globals: list[str]
    introduced: list[str]
    china_open: bool
    implant_total: int
    regions: dict[str, RegionView]
    players: list[PlayerView]
    decks: dict[str, int]
    discards: dict[str, int]
    external: int
    external_discards: dict[str, int]
    event_deck: int
    known_events: dict[str, str]
    event: str
    target: str
    actions: list[str]
    common_action: CommonActionView
    roll: int
    hand: dict[str, int]
    free_population: int
    result: str
    score: int
    tutorial: str


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
        "roll": world.roll,
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
        "scenario": SCENARIOS[world.scenario],
        "order": [REGIONS[region] for region in world.order],
        "active": REGIONS[active(world)],
        "player": world.owner[world.player],
        "acting": world.owner[world.acting],
        "global_ges": world.global_ges,
        "green": world.green,
        "red": world.red,
        "pending": pending(world.event_deck),
        "destruction": destruction(world),
        "zones": dict(zip(ZONES, world.zones)),
        "oil_balance": oil_balance(world),
        "globals": [TPS[tp] for tp in range(REGIONAL, len(TPS)) if world.globals >> tp & 1],
        "introduced": letters(world.introduced),
        "china_open": world.china_open,
        "implant_total": needed(world, 0),
    }


def letters(owned: int) -> list[str]:
    return [TPS[tp] for tp in range(REGIONAL) if owned >> tp & 1]


def region_view(world: World, region: int) -> RegionView:
    emitted = emissions(world, region)
    at = region * MANY_TOKENS
    return {
        "ndv": world.ndv[region],
        "discipline": world.discipline[region],
        "resilience": resilience(world, region),
        "population": world.population[region],
        "unit": unit(world, region),
        "demography": world.demography[region],
        "oil": dict(zip(OIL, world.oil[region * 3 : region * 3 + 3])),
        "electricity": dict(
            zip(ELECTRICITY, world.electricity[region * KINDS : (region + 1) * KINDS])
        ),
        "oil_level": oil_level(world, region),
        "electricity_level": electricity_level(world, region),
        "emissions": emitted,
        "ges": world.ges[region],
        "ges_coming": ges_of(emitted, world.population[region]),
        "tps": letters(world.tps[region]),
        "pairs": complete_pairs(world, region),
        "tokens": dict(zip(TOKENS, world.tokens[at : at + MANY_TOKENS])),
        "status": STATUS[world.status[region]],
        "sharing": shares(world, region),
        "parked_oil": world.parked >> region & 1,
        "overproduction": world.overproduction if REGIONS[region] == "china" else 0,
        "overconsumption": world.overconsumption if REGIONS[region] == "north_america" else 0,
    }


def player_view(world: World, chair: int) -> PlayerView:
    """BPC-KNO-01, BPC-KNO-02: the colours of a hand, as they were before cards were laid."""
    employer, person = world.employers[chair], world.characters[chair]
    place = world.place[chair]
    down = [] if is_open(world) else laid_by(world, chair)
    return {
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
    hand = [0] * ALL_KINDS
    laid: list[str] = []
    for chair in chairs(world):
        own = world.owner[chair] == seat
        if own:
            at = chair * ALL_KINDS
            hand = [hand[kind] + world.hands[at + kind] for kind in range(ALL_KINDS)]
        if own or is_open(world):
            laid += [CARD_IDS[kind] for kind in laid_by(world, chair)]
    colours = [COLOURS[c] for c in range(len(COLOURS)) if world.asks >> c & 1]
    return {
        "hand": counts(hand, 0),
        "common_action": {
            "colours": colours if world.held != NOWHERE else [],
            "held": "" if world.held == NOWHERE else PLACES[world.held],
            "lobbied": world.lobbied,
            "external": [CARD_IDS[kind] for kind in world.external_shown],
            "laid": laid,
            "total": world.total if world.external_shown or world.held == NOWHERE else 0,
        },
    }
