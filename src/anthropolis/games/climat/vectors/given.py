"""A position written down: the `given` of a vector, or of a test, as a world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.vectors import Malformed
from anthropolis.games.climat.roles.characters import CHARACTER_BY_ID, STARTER_TEAMS
from anthropolis.games.climat.roles.employers import EMPLOYER_BY_ID, NO_EMPLOYER
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.rules.scenarios import THE_BATTLE
from anthropolis.games.climat.table.deck import ALL_EVENTS, EVENT_BY_ID, FIRST_CONSEQUENCE
from anthropolis.games.climat.table.energy import ELECTRICITY, KINDS, OIL
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_BY_ID,
    COLOURS,
    POWERS,
)
from anthropolis.games.climat.table.map import PLACE_BY_ID
from anthropolis.games.climat.table.newgame import new_world
from anthropolis.games.climat.table.regions import (
    CHINA,
    ICON_SQUARE,
    MANY,
    NORTH_AMERICA,
    REGION_BY_ID,
    RUSSIA,
    ZONES,
)
from anthropolis.games.climat.table.state import Table, World
from anthropolis.games.climat.table.tokens import MANY_TOKENS, STATUS, TOKENS
from anthropolis.games.climat.table.transformations import TP_BY_ID

FEWEST = 3


def position(given: Mapping[str, Any]) -> World:
    """The world of that position, with nothing to do and nobody asked; raises Malformed."""
    players: Mapping[str, Any] = given.get("players") or {}
    seats = FEWEST + sum(1 for seat in ("p3", "p4") if seat in players)
    if "p4" in players and "p3" not in players:
        raise Malformed("given.players: p4 plays only if p3 does")
    world = new_world(seats, chance_from(0), table(given), THE_BATTLE)
    write_board(world, given)
    for name, values in (given.get("regions") or {}).items():
        write_region(world, REGION_BY_ID[name], values or {})
    write_transformations(world, given)
    write_players(world, players, given)
    write_decks(world, given)
    return world


def table(given: Mapping[str, Any]) -> Table:
    expert = given.get("mode") == "expert"
    variants = given.get("variants") or []
    return Table(
        expert,
        given.get("method") == "precise",
        "runaway" in variants,
        "no_deus_ex_machina" not in variants,
        bool(given.get("weaknesses", expert)),
        agreement=False,
        leaving=False,
        play_on=False,
        free_talk=False,
    )


def write_board(world: World, given: Mapping[str, Any]) -> None:
    world.order = [REGION_BY_ID[name] for name in given["order"]] if "order" in given else (
        world.order
    )  # fmt: skip
    if sorted(world.order) != list(range(MANY)):
        raise Malformed("given.order: name every region once")
    world.at = world.order.index(REGION_BY_ID[given["active"]]) if "active" in given else 0
    world.global_ges = given.get("global_ges", world.global_ges)
    world.green = given.get("green", world.green)
    world.red = given.get("red", world.red)
    world.turned = world.red <= ICON_SQUARE
    world.turn = given.get("turn", world.turn)
    world.china_open = given.get("china_open", world.china_open)
    if "zones" in given:
        world.zones = [given["zones"][zone] for zone in ZONES]


def write_region(world: World, region: int, given: Mapping[str, Any]) -> None:
    for values, key in (
        (world.ndv, "ndv"), (world.discipline, "discipline"), (world.population, "population"),
        (world.demography, "demography"), (world.ges, "ges"),
    ):  # fmt: skip
        values[region] = given.get(key, values[region])
    if "oil" in given:
        world.oil[region * 3 : region * 3 + 3] = [given["oil"][kind] for kind in OIL]
    if "electricity" in given:
        power = [given["electricity"].get(kind, 0) for kind in ELECTRICITY]
        world.electricity[region * KINDS : (region + 1) * KINDS] = power
    world.tps[region] = sum(1 << TP_BY_ID[tp] for tp in given.get("tps") or [])
    tokens = given.get("tokens") or {}
    at = region * MANY_TOKENS
    world.tokens[at : at + MANY_TOKENS] = [tokens.get(kind, 0) for kind in TOKENS]
    world.status[region] = STATUS.index(given.get("status") or "")
    if given.get("parked_oil"):
        world.parked |= 1 << region
    write_special(world, region, given)


def write_special(world: World, region: int, given: Mapping[str, Any]) -> None:
    if "overproduction" in given:
        if region != CHINA:
            raise Malformed("given.regions: only China has overproduction tokens")
        world.overproduction = given["overproduction"]
    if "overconsumption" in given:
        if region != NORTH_AMERICA:
            raise Malformed("given.regions: only North America has overconsumption tokens")
        world.overconsumption = given["overconsumption"]
    if "climate" in given:
        if region == RUSSIA:
            world.cold = given["climate"]
        else:
            world.heat = given["climate"]


def write_transformations(world: World, given: Mapping[str, Any]) -> None:
    world.globals = sum(1 << TP_BY_ID[tp] for tp in given.get("globals") or [])
    if "introduced" in given:
        world.introduced = sum(1 << TP_BY_ID[tp] for tp in given["introduced"])
    else:
        for owned in world.tps:
            world.introduced |= owned


def write_players(world: World, players: Mapping[str, Any], given: Mapping[str, Any]) -> None:
    alone = "on_your_own" in (given.get("variants") or [])
    team = STARTER_TEAMS[world.seats]
    for name in given.get("employers") or []:
        world.in_play |= 0 if alone else 1 << EMPLOYER_BY_ID[name]
    for chair in range(world.seats):
        player = players.get(f"p{chair}") or {}
        person = player.get("character", team[chair]["character"])
        world.characters[chair] = CHARACTER_BY_ID[person]
        world.employers[chair] = NO_EMPLOYER
        if player.get("employer") and not alone:
            world.employers[chair] = EMPLOYER_BY_ID[player["employer"]]
            world.in_play |= 1 << world.employers[chair]
        world.place[chair] = world.order[chair]
        if "place" in player:
            world.place[chair] = PLACE_BY_ID[player["place"]]
        if player.get("power_used"):
            world.used |= 1 << chair
        for card in player.get("hand") or []:
            world.hands[chair * ALL_KINDS + CARD_BY_ID[card]] += 1
    world.player = chair_of(world, given.get("active_player", "p0"), "given.active_player")
    world.acting = world.player
    world.actions = [ACTION_KINDS.index(kind) for kind in given.get("actions") or []]


def chair_of(world: World, name: str, path: str) -> int:
    chair = int(name[1:])
    if chair >= world.seats:
        raise Malformed(f"{path}: {name} does not play")
    return chair


def write_decks(world: World, given: Mapping[str, Any]) -> None:
    decks, discards = given.get("decks") or {}, given.get("discards") or {}
    for number, colour in enumerate(COLOURS):
        first = number * POWERS
        if colour in decks:
            world.deck[first : first + POWERS] = [0] * POWERS
            for power in decks[colour]:
                world.deck[first + power - 1] += 1
                world.arranged.append(first + power - 1)
        for power in discards.get(colour) or []:
            world.discards[first + power - 1] += 1
    if "external" in decks:
        world.external = [0] * ALL_KINDS
        for card in decks["external"]:
            world.external[CARD_BY_ID[card]] += 1
            world.arranged.append(ALL_KINDS + CARD_BY_ID[card])
    for card in discards.get("external") or []:
        world.external_discards[CARD_BY_ID[card]] += 1
    write_events(world, given, decks)


def write_events(world: World, given: Mapping[str, Any], decks: Mapping[str, Any]) -> None:
    """The consequences that lie on the events are not in their own pile any more."""
    cards = [EVENT_BY_ID[card] for card in reversed(decks.get("events") or [])]
    waiting = [card for card in cards if card >= FIRST_CONSEQUENCE]
    pile = [card for card in range(FIRST_CONSEQUENCE, ALL_EVENTS) if card not in waiting]
    unknown = given.get("pending", len(waiting)) - len(waiting)
    if unknown < 0:
        raise Malformed("given.pending: decks.events lists more consequences")
    world.event_deck = cards + pile[:unknown]
    pile = pile[unknown:]
    world.consequences = pile
    if "consequences" in decks:
        world.consequences = [EVENT_BY_ID[card] for card in reversed(decks["consequences"])]
