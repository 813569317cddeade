"""Chapter 12, what some cards do beyond moving a number: the named steps of the vocabulary."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.rules.moving.tokens import (
    gain,
    lose_fossil,
    receive_pollution,
    remove_pollution,
    return_disruption,
    set_disruption,
    set_territories,
    spend,
)
from anthropolis.games.limit.rules.moving.tracks import (
    can_lower_production,
    fossils,
    lower_production,
    payable_plant_level,
    production_level,
)
from anthropolis.games.limit.table.changes import tell_world
from anthropolis.games.limit.table.components import CARD_IDS, FOSSIL, RESOURCES, cards_in
from anthropolis.games.limit.table.events import CardRecovered, DisruptionGiven, GoodsSeized
from anthropolis.games.limit.table.state import World

# -- choices --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RecoverCard(Step):
    """LIM-CS-12: one own instant card played this generation comes back to hand, not this one."""

    nation: int
    card: int
    why: str

    def start(self, world: World) -> None:
        if self.options(world, self.nation):
            world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        return cards_in(world.nations[seat].played & ~(1 << self.card))

    def answered(self, world: World, seat: int, choice: int) -> None:
        owner = world.nations[seat]
        owner.played &= ~(1 << choice)
        owner.hand |= 1 << choice
        owner.shown |= 1 << choice
        if world.listening:
            world.tell(CardRecovered(self.why, seat, CARD_IDS[choice]))

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_recover", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("recover", {"card": CARD_IDS[choice]})


@dataclass(frozen=True)
class GiveDisruption(Step):
    """LIM-CP-13, LIM-CP-16: own tokens, from none to `most`, go to the target; no reserve moves."""

    nation: int
    target: int
    most: int
    why: str

    def start(self, world: World) -> None:
        if world.nations[self.nation].disruption > 0:
            world.ask(self, self.nation)

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return 0, min(self.most, world.nations[self.nation].disruption)

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == 0:
            return
        if world.listening:
            world.tell(DisruptionGiven(self.why, seat, self.target, choice))
        set_disruption(world, seat, world.nations[seat].disruption - choice, self.why)
        received = world.nations[self.target].disruption + choice
        set_disruption(world, self.target, received, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_give_disruption", {"target": self.target})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("give_disruption", {"tokens": choice})


@dataclass(frozen=True)
class HitPlant(Step):
    """LIM-CM-07, LIM-CM-08, LIM-TRM-06: the player chooses a plant of `victim` that falls a level.

    Only plants that can fall are offered; if none can, nothing falls. LIM-SOLO-05: the star nation
    has no levels to lose.
    """

    nation: int
    victim: int
    plants: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        if self.options(world, self.nation):
            world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        return [p for p in self.plants if can_lower_production(world, self.victim, p)]

    def answered(self, world: World, seat: int, choice: int) -> None:
        lower_production(world, self.victim, choice, 1, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_hit", {"target": self.victim})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("hit", {"plant": RESOURCES[choice]})


@dataclass(frozen=True)
class Seize(Step):
    """LIM-CM-09: the attacker takes up to `limits[i]` of resource `choices[i]`, as it chooses.

    LIM-TRM-06: a resource of which the target has nothing is not offered, nor are the stocks that
    the star nation does not track (LIM-SOLO-05); if there is nothing at all, nobody is asked.
    """

    nation: int
    target: int
    choices: tuple[int, ...]
    limits: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        if self.options(world, self.nation):
            world.ask(self, self.nation)

    def taken(self, world: World, resource: int) -> int:
        limit = self.limits[self.choices.index(resource)]
        return min(limit, world.nations[self.target].stock[resource])

    def options(self, world: World, seat: int) -> list[int]:
        return [resource for resource in self.choices if self.taken(world, resource) > 0]

    def answered(self, world: World, seat: int, choice: int) -> None:
        amount = self.taken(world, choice)
        if world.listening:
            world.tell(GoodsSeized(self.why, seat, self.target, amount, RESOURCES[choice]))
        spend(world, self.target, choice, amount, self.why)
        gain(world, seat, choice, amount, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_seize", {"target": self.target})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("seize", {"resource": RESOURCES[choice], "amount": self.taken(world, choice)})


# -- no choice ------------------------------------------------------------------------------------


def run_offshore(world: World, nation: int, target: int, plant: int, rule: str) -> None:
    """LIM-CP-12, LIM-CP-15: the target's plant runs once for the player.

    Goods to the player, fossils from the player, pollution to the target. With too few fossils it
    runs at the highest level they pay for, and nobody suffers a shortage. LIM-SOLO-05: the star
    nation's plant runs at its value of the generation.
    """
    figures = world.figures
    owned = fossils(world, nation)
    level = payable_plant_level(figures, production_level(world, target, plant), owned)
    gain(world, nation, plant, figures.production[level], rule)
    lose_fossil(world, nation, min(figures.fossil_cost[level], owned), rule)
    receive_pollution(world, target, figures.plant_pollution[level], rule)


def clean_pollution(world: World, nation: int, own: int, each: int, rule: str) -> None:
    """LIM-CP-11, LIM-SOLO-08: the player removes tokens, then every nation, the star included."""
    remove_pollution(world, nation, own, rule)
    for other in world.with_star():
        remove_pollution(world, other, each, rule)


def calm_disruption(world: World, nation: int, own: int, each: int, rule: str) -> None:
    """LIM-CM-04, LIM-SOLO-08: the player returns tokens, then every nation, the star included."""
    return_disruption(world, nation, own, rule)
    for other in world.with_star():
        return_disruption(world, other, each, rule)


def take_territory(world: World, nation: int, target: int, rule: str) -> None:
    """LIM-CM-08, LIM-CM-13: one territory changes hands, if the target has one."""
    lost = world.nations[target].territories
    if lost > 0:
        set_territories(world, target, lost - 1, rule)
        set_territories(world, nation, world.nations[nation].territories + 1, rule)


def colonize(world: World, nation: int, territories: int, wanted: int, rule: str) -> None:
    """LIM-CM-10: territory and fossils from the colonization reserve, as far as it has them."""
    land = min(territories, world.colony_territories)
    fossil = min(wanted, world.colony_fossil)
    set_colonies(world, world.colony_territories - land, world.colony_fossil - fossil, rule)
    set_territories(world, nation, world.nations[nation].territories + land, rule)
    gain(world, nation, FOSSIL, fossil, rule)


def set_colonies(world: World, territories: int, fossil: int, rule: str) -> None:
    if world.listening:
        tell_world(world, "colony_territories", world.colony_territories, territories, rule)
        tell_world(world, "colony_fossil", world.colony_fossil, fossil, rule)
    world.colony_territories = territories
    world.colony_fossil = fossil
