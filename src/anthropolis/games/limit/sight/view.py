"""What a seat is shown: everything on the table, and of hands and decks only its own share.

LIM-TRM-08: boards, stocks, money, tokens, played cards and reserves are public; hands and the order
of decks are hidden from the other nations. What a seat may not see is absent, not masked.
"""

from __future__ import annotations

from typing import Any

from anthropolis.games.limit.cards.costs import cost_figures
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.playing import can_play
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.rules.moving.living import class_c
from anthropolis.games.limit.rules.moving.tracks import population, population_level, production
from anthropolis.games.limit.rules.moving.unrest import zone
from anthropolis.games.limit.rules.political.political import hand_limit
from anthropolis.games.limit.rules.score import base_parts, score_parts, through_every_lens
from anthropolis.games.limit.rules.solo import EVENT_IDS
from anthropolis.games.limit.sight.coming import Rehearsal, coming_column
from anthropolis.games.limit.table.board import PLANTS
from anthropolis.games.limit.table.calendar import STEPS
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    CARD_IDS,
    CLASS_NAMES,
    CRISES,
    DECK_OF,
    DECKS,
    EMBLEMS,
    FOSSIL,
    RESOURCES,
    cards_in,
    set_of,
)
from anthropolis.games.limit.table.solo_table import star_military
from anthropolis.games.limit.table.state import Nation, World

ZONES = ["boom", "growth", "uprising"]


def view(world: World, seat: int) -> dict[str, Any]:
    """LIM-TRM-08: all that is public, and what this seat alone may see (-1: a spectator)."""
    return views(world, [seat])[0]


def views(world: World, seats: list[int]) -> list[dict[str, Any]]:
    """The same for several seats; what is public is one object in all of them."""
    public = public_view(world)
    return [with_own_part(public.copy(), world, seat) for seat in seats]


def with_own_part(shown: dict[str, Any], world: World, seat: int) -> dict[str, Any]:
    """Fill in what hangs on who looks."""
    if seat >= 0:
        shown["seat"] = seat
        nations = shown["nations"].copy()
        nations[seat] = nations[seat] | own_cards(world, seat)
        shown["nations"] = nations
    return shown


def public_view(world: World) -> dict[str, Any]:
    """LIM-TRM-08: boards, stocks, money, tokens, played cards and reserves."""
    ahead = Rehearsal(world)
    return {
        "seat": None,
        "players": world.seats,
        "generation": world.generation,
        "generations": world.figures.generations,
        "step": STEPS[world.phase],
        "order": list(world.order),
        "leader": world.order[0],
        "deciders": world.deciders(),
        "over": world.over,
        "stress_tests": 0 if world.over else world.figures.stress_tests,
        "bank": world.bank,
        "pollution": {
            "reserve": world.pollution_reserve,
            "excess": world.excess_pollution,
            "capacity": 6 + 3 * len(world.nations),
        },
        "disruption": {
            "reserve": world.disruption_reserve,
            "capacity": 6 + 2 * len(world.nations),
        },
        "colonization": {"territories": world.colony_territories, "fossil": world.colony_fossil},
        "market": market(world),
        "tracks": tracks(world),
        "crises": crises(world),
        "alliances": alliances(world),
        "demilitarized": world.demilitarized,
        "nations": [nation_view(world, n, ahead) for n in range(world.seats)],
        "coming": coming(ahead, world.seats),
        "star": star_view(world) if world.star >= 0 else None,
        "scores_by_lens": through_every_lens(world),
    }


# -- what the nations share -----------------------------------------------------------------------


def market(world: World) -> dict[str, dict[str, int]]:
    """Stock, price position, and what one unit costs and brings there."""
    figures = world.figures
    return {
        name: {
            "stock": world.market[resource],
            "position": world.prices[resource],
            "buy": figures.buy_price[world.prices[resource]],
            "sell": figures.sell_price[world.prices[resource]],
        }
        for resource, name in enumerate(RESOURCES)
    }


def tracks(world: World) -> dict[str, list[int]]:
    """What the boards print, from the first level or position on."""
    figures = world.figures
    return {
        "population": figures.population[1:],
        "demographic_index": figures.demographic_index[1:],
        "production": figures.production[1:],
        "fossil_cost": figures.fossil_cost[1:],
        "plant_pollution": figures.plant_pollution[1:],
        "buy_price": figures.buy_price[1:],
        "sell_price": figures.sell_price[1:],
    }


def crises(world: World) -> dict[str, Any]:
    """The tiles of each kind, those of the current generation, and where all of them lie."""
    by_generation = [
        [CRISES[kind] for kind in range(3) if world.crisis_tiles >> (3 * row + kind) & 1]
        for row in range(world.generation)
    ]
    return {
        "tiles": dict(zip(CRISES, world.crises)),
        "total": sum(world.crises),
        "limit": world.figures.crisis_limit,
        "now": [CRISES[kind] for kind in range(3) if world.crises_now >> kind & 1],
        "by_generation": by_generation,
    }


def alliances(world: World) -> dict[str, Any] | None:
    """Members and token sides by kind; None where the table plays without alliances."""
    if not world.figures.alliance or world.star >= 0:
        return None
    return {
        name: {
            "groups": groups(world, kind),
            "agreement": [n for n in range(world.seats) if world.agreement[kind] >> n & 1],
        }
        for kind, name in enumerate(ALLIANCES)
    }


def groups(world: World, kind: int) -> list[list[int]]:
    """The alliances of one kind, each as its members in the order of the seats."""
    found: dict[int, list[int]] = {}
    for nation, group in enumerate(world.groups[kind]):
        if group:
            found.setdefault(group, []).append(nation)
    return sorted(found.values())


# -- nations --------------------------------------------------------------------------------------


def coming(ahead: Rehearsal, place: int) -> list[dict[str, Any]]:
    """The steps ahead that will change a nation's numbers, or the world's, and by how much.

    Where a step is `open` the nation will have a choice, and this is one of the possibilities.
    """
    return [
        {"step": step, "changes": changes[place], "open": choosing >> place & 1 == 1}
        for step, changes, choosing in zip(ahead.steps, ahead.changes, ahead.is_open)
        if changes[place]
    ]


def nation_view(world: World, nation: int, ahead: Rehearsal) -> dict[str, Any]:
    owner = world.nations[nation]
    shown: dict[str, Any] = {
        "nation": nation,
        "emblem": EMBLEMS[nation],
        "population": {
            "level": owner.pop,
            "value": population(world, nation),
            "index": world.figures.demographic_index[owner.pop],
        },
        "classes": dict(zip(CLASS_NAMES, owner.classes)),
        "columns": {"A": owner.column_a, "C": coming_column(world, nation)},
        "unrest": {"position": owner.unrest, "zone": ZONES[zone(owner)]},
        "production": {RESOURCES[plant]: plant_view(world, owner, plant) for plant in PLANTS},
        "stock": dict(zip(RESOURCES, owner.stock)),
        "money": owner.money,
        "territories": owner.territories,
        "pollution": owner.pollution,
        "disruption": owner.disruption,
        "demography": {
            "line": "".join(c for r, c in enumerate(CLASS_NAMES) if owner.demo_line >> r & 1),
            "zone": owner.demo_zone,
        },
        "passed": owner.passed,
        "expected": {"hand_limit": hand_limit(owner), **ahead.needs[nation]},
        "coming": coming(ahead, nation),
        "score": score_parts(world, nation),
        "base_score": base_parts(world, nation),
    }
    return shown | cards_view(owner)


def plant_view(world: World, owner: Nation, plant: int) -> dict[str, int]:
    level = owner.prod[plant]
    burns = plant != 0
    return {
        "level": level,
        "value": world.figures.production[level],
        "fossil": world.figures.fossil_cost[level] if burns else 0,
        "pollution": world.figures.plant_pollution[level] if burns else 0,
    }


def cards_view(owner: Nation) -> dict[str, Any]:
    """LIM-TRM-08: open cards by name, hidden ones by number and back."""
    return {
        "played": names(owner.played),
        "permanents": names(owner.permanents),
        "set_aside": names(owner.set_aside),
        "shown": names(owner.shown),
        "hand_size": owner.hand.bit_count(),
        "hand_sizes": by_kind(cards_in(owner.hand)),
        "drawn_sizes": by_kind(owner.drawn),
        "deck_sizes": {name: len(owner.decks[kind]) for kind, name in enumerate(DECKS)},
        "open_under": open_under(owner),
    }


def open_under(owner: Nation) -> list[dict[str, Any]]:
    """The cards that everybody saw go under a deck, with the number of cards above them."""
    if owner.open_under == 0:
        return []
    return [
        {"card": CARD_IDS[card], "deck": DECKS[DECK_OF[card]], "above": place}
        for deck in owner.decks
        for place, card in enumerate(deck)
        if owner.open_under >> card & 1
    ]


def own_cards(world: World, nation: int) -> dict[str, Any]:
    """The hand, what was just drawn, and the cards that the nation put under its decks itself."""
    owner = world.nations[nation]
    return {
        "hand": [hand_card(world, nation, card) for card in cards_in(owner.hand)],
        "drawn": [CARD_IDS[card] for card in owner.drawn],
        "costs": {
            CARD_IDS[card]: cost_now(world, nation, card) for card in in_sight(world, nation)
        },
        "known_under": {name: known_under(owner, kind) for kind, name in enumerate(DECKS)},
    }


def hand_card(world: World, nation: int, card: int) -> dict[str, Any]:
    """A card in hand, and the rule that forbids playing it as things stand."""
    return {"card": CARD_IDS[card], "forbidden_by": can_play(world, nation, card) or None}


def in_sight(world: World, nation: int) -> list[int]:
    """The cards that a nation holds, may get or has seen on the table."""
    owner = world.nations[nation]
    cards = owner.hand | owner.set_aside | set_of(owner.drawn)
    for other in world.nations:
        cards |= other.shown | other.played | other.permanents
    return cards_in(cards)


def cost_now(world: World, nation: int, card: int) -> list[int | None]:
    """LIM-CRD-01: what each line of a card's cost is for this nation as things stand."""
    return cost_figures(world, ALL_CARDS[card].cost, Play(nation, card))


def known_under(owner: Nation, kind: int) -> list[str]:
    deck = owner.decks[kind]
    return [CARD_IDS[card] for card in deck[len(deck) - owner.known_under[kind] :]]


def names(cards: int) -> list[str]:
    return [CARD_IDS[card] for card in cards_in(cards)]


def by_kind(cards: list[int]) -> dict[str, int]:
    kinds = [DECK_OF[card] for card in cards]
    return {name: kinds.count(kind) for kind, name in enumerate(DECKS)}


def star_view(world: World) -> dict[str, Any]:
    """LIM-SOLO-04: the star nation's tokens, its values of this generation, and the event pile."""
    star = world.nations[world.star]
    return {
        "nation": world.star,
        "territories": star.territories,
        "fossil": star.stock[FOSSIL],
        "money": star.money,
        "pollution": star.pollution,
        "disruption": star.disruption,
        "population": {
            "level": population_level(world, world.star),
            "value": population(world, world.star),
        },
        "class_c": class_c(world, world.star),
        "industrial": production(world, world.star, 1),
        "military": star_military(world.generation),
        "events_left": len(world.event_pile),
        "events_past": [EVENT_IDS[event] for event in world.event_discard],
    }
