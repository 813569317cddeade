"""Chapter 18, solo mode: the eight events that stand in for the Alliance step.

What the star nation is (LIM-SOLO-01, LIM-SOLO-04) is in solo_table.py, its set-up in setup.py, its
part in crises in crises.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.cards.transactions import set_market, set_price
from anthropolis.games.limit.rules.moving.tokens import (
    bank_to_box,
    gain,
    lose_fossil,
    military,
    receive_disruption,
    receive_pollution,
    remove_pollution,
    return_disruption,
    spend,
)
from anthropolis.games.limit.rules.moving.tracks import (
    fossils,
    population_level,
    production_level,
    raise_population,
)
from anthropolis.games.limit.rules.moving.unrest import lower_unrest, raise_unrest
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    FOSSIL,
    INDUSTRIAL,
    MILITARY,
    RESOURCES,
    load_data,
)
from anthropolis.games.limit.table.events import EventDrawn, RaidEnded
from anthropolis.games.limit.table.solo_table import star_military
from anthropolis.games.limit.table.state import World

PLAYER: Final = 0
RAID_MENU: Final = Menu(Verb("suffer_raid"), Verb("resist_raid"))
SUFFER_RAID: Final = 0
RESIST_RAID: Final = 1
_EVENTS: Final[list[dict[str, Any]]] = load_data("solo")["events"]
EVENT_IDS: Final[list[str]] = [str(event["id"]) for event in _EVENTS]
EVENT_RULES: Final[list[str]] = [f"LIM-EVT-0{number}" for number in range(1, len(_EVENTS) + 1)]


@dataclass(frozen=True)
class SoloEvent(Step):
    """LIM-SOLO-03: draw an event, apply it, discard it; an empty pile is shuffled anew.

    The top of the pile is its first card.
    """

    def start(self, world: World) -> None:
        begin_step(world, "solo_event", "LIM-SOLO-03")
        if not world.event_pile:
            world.event_pile = sorted(world.event_discard)
            world.event_discard = []
            world.chance.shuffle(world.event_pile)
        event = world.event_pile[0]
        world.event_pile = world.event_pile[1:]
        world.event_discard.append(event)
        world.then(EventHappens(event))


@dataclass(frozen=True)
class EventHappens(Step):
    """LIM-EVT-01 to LIM-EVT-08: one event, named by its place in the data."""

    event: int

    def start(self, world: World) -> None:
        if world.listening:
            world.tell(EventDrawn(EVENT_RULES[self.event], EVENT_IDS[self.event]))
        world.then(*EFFECTS[self.event])


# -- what events are made of ----------------------------------------------------------------------


@dataclass(frozen=True)
class StarRunsPlant(Step):
    """LIM-EVT-01: the star nation's plant burns the fossils it has and pollutes, a little more."""

    extra_pollution: int
    why: str

    def start(self, world: World) -> None:
        level = production_level(world, world.star, INDUSTRIAL)
        figures = world.figures
        burnt = min(figures.fossil_cost[level], fossils(world, world.star))
        lose_fossil(world, world.star, burnt, self.why)
        pollution = figures.plant_pollution[level] + self.extra_pollution
        receive_pollution(world, world.star, pollution, self.why)


@dataclass(frozen=True)
class StarReceives(Step):
    """LIM-EVT-02 to LIM-EVT-06: pollution or disruption tokens for the star nation."""

    pollution: int
    disruption: int
    why: str

    def start(self, world: World) -> None:
        receive_pollution(world, world.star, self.pollution, self.why)
        receive_disruption(world, world.star, self.disruption, self.why)


@dataclass(frozen=True)
class MovePrices(Step):
    """LIM-EVT-02, LIM-EVT-03, LIM-EVT-06: price cubes move, as far as their track goes."""

    resources: tuple[int, ...]
    positions: int
    why: str

    def start(self, world: World) -> None:
        for resource in self.resources:
            set_price(world, resource, world.prices[resource] + self.positions, self.why)


@dataclass(frozen=True)
class MarketLosesFossil(Step):
    """LIM-EVT-03: fossils leave the market for the LIMIT box, if there are any."""

    amount: int
    why: str

    def start(self, world: World) -> None:
        lost = min(self.amount, world.market[FOSSIL])
        set_market(world, FOSSIL, world.market[FOSSIL] - lost, self.why)
        world.box_fossil += lost


@dataclass(frozen=True)
class FearOfArms(Step):
    """LIM-EVT-02: unrest, if the player holds fewer military resources than the star nation."""

    unrest: int
    why: str

    def start(self, world: World) -> None:
        if military(world, PLAYER) < star_military(world.generation):
            raise_unrest(world, PLAYER, self.unrest, self.why)


@dataclass(frozen=True)
class Immigration(Step):
    """LIM-EVT-05: a population far below the star nation's grows; any other is troubled."""

    levels_below: int
    unrest: int
    why: str

    def start(self, world: World) -> None:
        top = population_level(world, world.star)
        if population_level(world, PLAYER) <= top - self.levels_below:
            raise_population(world, PLAYER, self.why)
        else:
            raise_unrest(world, PLAYER, self.unrest, self.why)


@dataclass(frozen=True)
class BankLosesMoney(Step):
    """LIM-EVT-06: money leaves the Bank for the LIMIT box, as far as there is any; no crisis."""

    amount: int
    why: str

    def start(self, world: World) -> None:
        bank_to_box(world, min(self.amount, world.bank), self.why)


@dataclass(frozen=True)
class EveryNationCleans(Step):
    """LIM-EVT-07, LIM-EVT-08, LIM-SOLO-08: everybody, the star nation too, gives tokens back."""

    pollution: int
    disruption: int
    why: str

    def start(self, world: World) -> None:
        for nation in world.with_star():
            remove_pollution(world, nation, self.pollution, self.why)
            return_disruption(world, nation, self.disruption, self.why)


@dataclass(frozen=True)
class Calm(Step):
    """LIM-EVT-08: the player's unrest falls."""

    points: int
    why: str

    def start(self, world: World) -> None:
        lower_unrest(world, PLAYER, self.points, self.why)


@dataclass(frozen=True)
class Raid(Step):
    """LIM-EVT-04: the star nation attacks; the player resists or hands fossils over.

    Its strength is its military value, at least 3. Resisting costs as much and is offered only to a
    player who has it.
    """

    least: int
    fossils: int
    why: str

    def start(self, world: World) -> None:
        world.ask(self, PLAYER)

    def strength(self, world: World) -> int:
        return max(self.least, star_military(world.generation))

    def options(self, world: World, seat: int) -> list[int]:
        if military(world, seat) < self.strength(world):
            return [SUFFER_RAID]
        return [SUFFER_RAID, RESIST_RAID]

    def answered(self, world: World, seat: int, choice: int) -> None:
        strength = self.strength(world)
        if world.listening:
            world.tell(RaidEnded(self.why, seat, strength, choice == RESIST_RAID))
        if choice == RESIST_RAID:
            spend(world, seat, MILITARY, strength, self.why)
            return
        taken = min(self.fossils, fossils(world, seat))
        spend(world, seat, FOSSIL, taken, self.why)
        gain(world, world.star, FOSSIL, taken, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_raid", {"strength": self.strength(world), "fossils": self.fossils})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return RAID_MENU.words(choice)


# -- the eight events, read from the data ---------------------------------------------------------


def _effect(effect: dict[str, Any], why: str) -> Step:
    """The step that one line of an event in data/solo.yaml stands for."""
    amount = int(effect.get("amount", 0))
    match str(effect["op"]):
        case "star_runs_plant":
            return StarRunsPlant(int(effect["extra_pollution"]), why)
        case "star_receives_pollution":
            return StarReceives(amount, 0, why)
        case "star_receives_disruption":
            return StarReceives(0, amount, why)
        case "move_price":
            return MovePrices(_resources(effect["resource"]), int(effect["positions"]), why)
        case "discard_market_fossil":
            return MarketLosesFossil(amount, why)
        case "if_own_military_below_star":
            return FearOfArms(int(effect["then"]["amount"]), why)
        case "if_own_population_level_below_star_by":
            return Immigration(int(effect["at_least"]), int(effect["else"]["amount"]), why)
        case "bank_to_limit":
            return BankLosesMoney(amount, why)
        case "clean_pollution":
            return EveryNationCleans(int(effect["every_nation"]), 0, why)
        case "return_disruption":
            return EveryNationCleans(0, int(effect["every_nation"]), why)
        case "lower_unrest":
            return Calm(amount, why)
        case "raid":
            return Raid(3, int(effect["loses"]["up_to"]), why)
    raise ValueError(f"unknown operation of an event: {effect['op']}")


def _resources(name: str) -> tuple[int, ...]:
    return tuple(range(len(RESOURCES))) if name == "all" else (RESOURCES.index(name),)


EFFECTS: Final[list[tuple[Step, ...]]] = [
    tuple([_effect(effect, why) for effect in event["effects"]])
    for event, why in zip(_EVENTS, EVENT_RULES)
]
