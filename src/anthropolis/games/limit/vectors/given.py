"""A position written down: the `given` of a vector, or of a test, as a world.

Everything that is not written has its value of the set-up for the number of nations listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import complete
from anthropolis.engine.rules import load_yaml
from anthropolis.engine.vectors import Malformed
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    CARD_BY_ID,
    CARD_IDS,
    CLASS_NAMES,
    CRISES,
    DECK_OF,
    DECKS,
    FOSSIL,
    PACKAGE,
    RESOURCES,
    cards_in,
    set_of,
)
from anthropolis.games.limit.table.figures import figures_from
from anthropolis.games.limit.table.setup import new_world
from anthropolis.games.limit.table.state import Nation, World

Names = dict[str, int]
"""The nations' names and numbers; `star` is the star nation of a solo game."""

STAR: Final = "star"


def position(given: Mapping[str, Any]) -> tuple[World, Names]:
    """The world of that position, with nothing to do and nobody asked; raises Malformed."""
    nations: Mapping[str, Any] = given.get("nations") or {}
    shared: Mapping[str, Any] = given.get("world") or {}
    if not nations:
        raise Malformed("given.nations: list at least one nation")
    if STAR in shared and len(nations) > 1:
        raise Malformed("given.world.star: a solo game has one nation")
    options = complete(load_yaml(PACKAGE, "texts/options.yaml"), table_options(given))
    world = new_world(len(nations), chance_from(0), figures_from(options), STAR in shared)
    names = {name: number for number, name in enumerate(nations)}
    for name, number in names.items():
        write_nation(world.nations[number], nations[name] or {})
    write_world(world, names, shared)
    if STAR in shared:
        names[STAR] = world.star
        write_tokens(world.nations[world.star], shared[STAR] or {})
    if "order" in given:
        world.order = seats_of(names, given["order"], "given.order")
        if sorted(world.order) != list(range(world.seats)):
            raise Malformed("given.order: name every nation once")
    return world, names


def table_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """A table's options; vectors call the Alliance step `alliance`, tables play with alliances."""
    options = dict(given.get("options") or {})
    if "alliance" in options:
        options["alliances"] = options.pop("alliance")
    return options


def number_of(names: Names, name: str, path: str) -> int:
    if name not in names:
        raise Malformed(f"{path}: there is no nation {name!r}")
    return names[name]


def seats_of(names: Names, listed: Sequence[str], path: str) -> list[int]:
    return [number_of(names, name, path) for name in listed]


# -- a nation -------------------------------------------------------------------------------------


def write_nation(owner: Nation, given: Mapping[str, Any]) -> None:
    owner.pop = given.get("pop_level", owner.pop)
    owner.unrest = given.get("unrest", owner.unrest)
    owner.classes = list(given.get("classes", owner.classes))
    owner.column_a = given.get("column_a", owner.classes[0])
    owner.column_c = given.get("column_c", owner.classes[2])
    owner.passed = given.get("passed", owner.passed)
    write_amounts(owner.prod, given.get("prod") or {})
    write_amounts(owner.stock, given.get("stock") or {})
    if "demo_line" in given:
        owner.demo_line = sum(1 << CLASS_NAMES.index(name) for name in given["demo_line"])
    owner.demo_zone = given.get("demo_zone", owner.demo_zone)
    write_tokens(owner, given)
    write_cards(owner, given)


def write_tokens(owner: Nation, given: Mapping[str, Any]) -> None:
    """What the star nation has too."""
    owner.stock[FOSSIL] = given.get("fossil", owner.stock[FOSSIL])
    owner.money = given.get("money", owner.money)
    owner.territories = given.get("territories", owner.territories)
    owner.pollution = given.get("pollution", owner.pollution)
    owner.disruption = given.get("disruption", owner.disruption)


def write_amounts(amounts: list[int], given: Mapping[str, int]) -> None:
    for resource, amount in given.items():
        amounts[RESOURCES.index(resource)] = amount


def write_cards(owner: Nation, given: Mapping[str, Any]) -> None:
    """Cards lie where they are listed; what is not listed holds its cards that lie nowhere else."""
    decks: Mapping[str, Any] = given.get("decks") or {}
    listed = [given.get(place) or [] for place in ("hand", "played", "permanents", "set_aside")]
    listed += [decks[deck] or [] for deck in decks]
    elsewhere = set_of([CARD_BY_ID[card] for cards in listed for card in cards])
    owner.hand = card_set(given, "hand", owner.hand & ~elsewhere)
    owner.played = card_set(given, "played", 0)
    owner.permanents = card_set(given, "permanents", 0)
    owner.set_aside = card_set(given, "set_aside", owner.set_aside & ~elsewhere)
    owner.shown = owner.hand
    for number, deck in enumerate(DECKS):
        if deck in decks:
            owner.decks[number] = [CARD_BY_ID[card] for card in decks[deck] or []]
        else:
            owner.decks[number] = [c for c in owner.decks[number] if not elsewhere >> c & 1]


def card_set(given: Mapping[str, Any], place: str, default: int) -> int:
    if place not in given:
        return default
    return set_of([CARD_BY_ID[card] for card in given[place] or []])


def take_in_hand(owner: Nation, card: int) -> None:
    """A card from wherever it lies, but not one that has been played."""
    if (owner.hand | owner.played | owner.permanents) >> card & 1:
        return
    owner.hand |= 1 << card
    owner.open_under &= ~(1 << card)
    owner.set_aside &= ~(1 << card)
    deck = owner.decks[DECK_OF[card]]
    if card in deck:
        deck.remove(card)


# -- what the nations share -----------------------------------------------------------------------


def write_world(world: World, names: Names, given: Mapping[str, Any]) -> None:
    world.bank = given.get("bank", world.bank)
    world.pollution_reserve = given.get("pollution_reserve", world.pollution_reserve)
    world.excess_pollution = given.get("excess_pollution", world.excess_pollution)
    world.disruption_reserve = given.get("disruption_reserve", world.disruption_reserve)
    colonies = given.get("colonization") or {}
    world.colony_territories = colonies.get("territories", world.colony_territories)
    world.colony_fossil = colonies.get("fossil", world.colony_fossil)
    market = given.get("market") or {}
    write_amounts(world.market, market.get("stock") or {})
    write_amounts(world.prices, market.get("price") or {})
    world.generation = given.get("generation", world.generation)
    world.demilitarized = given.get("demilitarized", world.demilitarized)
    write_crises(world, given)
    write_alliances(world, names, given)


def write_alliances(world: World, names: Names, given: Mapping[str, Any]) -> None:
    for kind, alliance in enumerate(ALLIANCES):
        path = f"given.world.alliances.{alliance}"
        groups = (given.get("alliances") or {}).get(alliance) or []
        for number, members in enumerate(groups, 1):
            for nation in seats_of(names, members, path):
                if world.groups[kind][nation]:
                    raise Malformed(f"{path}: a nation is in one alliance of a kind only")
                world.groups[kind][nation] = number
        turned = (given.get("agreement") or {}).get(alliance) or []
        path = f"given.world.agreement.{alliance}"
        world.agreement[kind] = sum(1 << n for n in seats_of(names, turned, path))


def write_crises(world: World, given: Mapping[str, Any]) -> None:
    """A tile on the current generation is counted among all, also if only it is listed."""
    now = given.get("crises_now") or []
    tiles = given.get("crises") or {}
    for kind, crisis in enumerate(CRISES):
        world.crises[kind] = tiles.get(crisis, 1 if crisis in now else 0)
    world.crises_now = sum(1 << CRISES.index(crisis) for crisis in set(now))
    world.crisis_tiles = world.crises_now << (3 * (world.generation - 1))


def card_names(cards: int) -> list[str]:
    """A set of cards as their ids, in the order of the data."""
    return [CARD_IDS[card] for card in cards_in(cards)]
