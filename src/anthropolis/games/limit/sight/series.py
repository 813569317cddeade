"""Numbers over time: what a debrief draws and a researcher counts.

`series_at` reads them off a world. `timeline` needs no world at all: every change is told as an
event, so the events of a match give the numbers at the beginning of every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import NOBODY, Line, most_telling_first
from anthropolis.engine.events import Event
from anthropolis.engine.match import replay
from anthropolis.engine.record import Record
from anthropolis.games.limit.cards.transactions import MARKET_WORDS, PRICE_WORDS
from anthropolis.games.limit.rules.moving.living import CLASS_WORDS
from anthropolis.games.limit.rules.moving.tokens import CRISIS_WORDS
from anthropolis.games.limit.rules.moving.tracks import PLANT_NAMES
from anthropolis.games.limit.table.components import CLASS_NAMES, FOSSIL, RESOURCES
from anthropolis.games.limit.table.events import Changed, GenerationBegun, StepBegun, WorldChanged
from anthropolis.games.limit.table.figures import Figures, figures_from
from anthropolis.games.limit.table.setup import new_world
from anthropolis.games.limit.table.state import Nation, World

Numbers = dict[str, int]
END: Final = "end"
TELLING: Final = [
    "crises", "bank", "pollution_reserve", "disruption_reserve", "population", "money",
    "living_standard", "unrest", "pollution",
]  # fmt: skip
"""The numbers that tell most of a match, the most telling first."""
UNITS: Final[dict[str, str]] = {
    "population": "people", "money": "dollars", "bank": "dollars", "territories": "tokens",
    "pollution": "tokens", "disruption": "tokens", "pollution_reserve": "tokens",
    "excess_pollution": "tokens", "disruption_reserve": "tokens", "demo_zone": "tiles",
    "colony_territories": "tokens", "colony_fossil": "resources", "population_level": "levels",
    "unrest": "positions", "living_standard": "steps", "inequality": "steps", "crises": "tiles",
    **dict.fromkeys(CRISIS_WORDS, "tiles"), **dict.fromkeys(CLASS_WORDS, "steps"),
    **dict.fromkeys(PLANT_NAMES, "levels"), **dict.fromkeys(PRICE_WORDS, "positions"),
}  # fmt: skip
"""What a number counts; resources, where nothing is said."""


def lines(start: World) -> list[Line]:
    """The numbers of `series_at` with their owners, those that tell most first."""
    return most_telling_first((line(name, start.star) for name in series_at(start)), TELLING)


def line(name: str, star: int) -> Line:
    scope, *_, what = name.split(".")
    nation = int(name.split(".")[1]) if scope == "nations" else NOBODY
    owner: int | str = "" if nation < 0 else "star_nation" if nation == star else nation
    label = f"stock_{what}" if what in RESOURCES else what
    return Line(name, label, UNITS.get(what, "resources"), owner, what in TELLING)


def series_at(world: World) -> Numbers:
    """Every number worth following, by its dotted name: `nations.0.money`, `world.bank`."""
    found = {f"world.{what}": number for what, number in world_numbers(world).items()}
    for nation in range(world.seats):
        for what, number in nation_numbers(world.nations[nation]).items():
            found[f"nations.{nation}.{what}"] = number
    if world.star >= 0:
        for what, number in token_numbers(world.nations[world.star]).items():
            found[f"nations.{world.star}.{what}"] = number
    return found | values(found, world.figures, world.seats)


def nation_numbers(owner: Nation) -> Numbers:
    """What `Changed` events speak of, by the same names."""
    return {
        "population_level": owner.pop,
        "unrest": owner.unrest,
        "demo_zone": owner.demo_zone,
        **dict(zip(CLASS_WORDS, owner.classes)),
        **dict(zip(PLANT_NAMES, owner.prod)),
        **dict(zip(RESOURCES, owner.stock)),
        **token_numbers(owner),
    }


def token_numbers(owner: Nation) -> Numbers:
    """LIM-SOLO-04: all that changes of the star nation, whose other values are in its table."""
    return {
        "money": owner.money,
        "territories": owner.territories,
        "pollution": owner.pollution,
        "disruption": owner.disruption,
        "fossil": owner.stock[FOSSIL],
    }


def world_numbers(world: World) -> Numbers:
    """What `WorldChanged` events speak of, by the same names."""
    return {
        "bank": world.bank,
        "pollution_reserve": world.pollution_reserve,
        "excess_pollution": world.excess_pollution,
        "disruption_reserve": world.disruption_reserve,
        "colony_territories": world.colony_territories,
        "colony_fossil": world.colony_fossil,
        **dict(zip(MARKET_WORDS, world.market)),
        **dict(zip(PRICE_WORDS, world.prices)),
        **dict(zip(CRISIS_WORDS, world.crises)),
    }


def values(numbers: Numbers, figures: Figures, seats: int) -> Numbers:
    """Population, production and living standards in the figures that people compare."""
    found: Numbers = {}
    for nation in range(seats):
        name = f"nations.{nation}"
        found[f"{name}.population"] = figures.population[numbers[f"{name}.population_level"]]
        for plant, resource in zip(PLANT_NAMES, RESOURCES):
            found[f"{name}.{resource}_output"] = figures.production[numbers[f"{name}.{plant}"]]
        classes = [numbers[f"{name}.{word}"] for word in CLASS_WORDS]
        found[f"{name}.living_standard"] = sum(classes)
        found[f"{name}.inequality"] = classes[0] - classes[len(CLASS_NAMES) - 1]
    found["world.crises"] = sum(numbers[f"world.{word}"] for word in CRISIS_WORDS)
    return found


def timeline_of(record: Record) -> list[dict[str, Any]]:
    """The timeline of a recorded match; raises BadRecord."""
    match = replay(record)
    figures = figures_from(match.options)
    return timeline(new_world(match.seats, chance_from(0), figures), match.events)


def timeline(start: World, events: Sequence[Event]) -> list[dict[str, Any]]:
    """The numbers at the beginning of every step, and at the end; one row each.

    `start` is the world as it was set up, before the first of the events.
    """
    numbers = series_at(start)
    generation = start.generation
    rows: list[dict[str, Any]] = []
    for event in events:
        if isinstance(event, Changed):
            numbers[f"nations.{event.nation}.{event.what}"] = event.after
        elif isinstance(event, WorldChanged):
            numbers[f"world.{event.what}"] = event.after
        elif isinstance(event, GenerationBegun):
            generation = event.number
        elif isinstance(event, StepBegun):
            rows.append(row(numbers, start, generation, event.step))
    return [*rows, row(numbers, start, generation, END)]


def row(numbers: Numbers, start: World, generation: int, step: str) -> dict[str, Any]:
    now = numbers | values(numbers, start.figures, start.seats)
    return {"generation": generation, "step": step, **now}
