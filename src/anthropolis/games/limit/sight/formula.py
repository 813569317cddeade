"""Why a number is what it is: the parts that make it up now, each with its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from anthropolis.engine.contract import Part, Words
from anthropolis.games.limit.rules.moving.tracks import fossils, population
from anthropolis.games.limit.rules.political.political import hand_limit
from anthropolis.games.limit.rules.score import (
    BASE,
    EGALITARIAN,
    LINES,
    ULTRALIBERAL,
    Lenses,
    score_lines,
    table_lenses,
)
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.public_order import ClassStruggle, PublicOrder
from anthropolis.games.limit.rules.social.shortages import FOOD, GOODS, claimed_amount
from anthropolis.games.limit.rules.social.social import Taxation
from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.sight.coming import Rehearsal, tax, troops
from anthropolis.games.limit.table.components import (
    CLASS_A,
    CLASS_C,
    CLASS_E,
    CLASS_NAMES,
    INDUSTRIAL,
    INTENSIVE_FARMING,
    MILITARY,
    RESOURCES,
    SUSTAINABLE_CONSUMPTION,
    VEGETARIANISM,
)
from anthropolis.games.limit.table.social_table import TAX
from anthropolis.games.limit.table.state import World

Parts = list[Part]


def formula(world: World, path: str) -> Parts:
    """The parts of the number at a path of the view; none for a plain count."""
    scope, *rest = path.split(".")
    if scope == "nations" and len(rest) > 1:
        return nation_formula(world, int(rest[0]), rest[1:])
    if path in RESERVES:
        return reserve_parts(world, scope)
    return []


def nation_formula(world: World, nation: int, path: list[str]) -> Parts:
    name, what = path[0], path[len(path) - 1]
    if name in ("score", "base_score"):
        lenses = table_lenses(world.figures) if name == "score" else BASE
        return score_formula(world, nation, what, lenses)
    if name == "expected" and what in NEEDS:
        return need_formula(world, nation, what)
    if name == "expected" and what == "hand_limit":
        owner = world.nations[nation]
        return [part("formula_column_a", hand_limit(owner), level=owner.column_a)]
    if name == "population":
        return population_formula(world, nation, what)
    if name == "production" and what == "value":
        return plant_formula(world, nation, RESOURCES.index(path[1]))
    return []


def part(name: str, amount: int, **gaps: Any) -> Part:
    return Part(Words(name, gaps), amount)


def parts_that_count(*parts: Part) -> Parts:
    """The first part always, the others unless they add nothing."""
    return [one for place, one in enumerate(parts) if place == 0 or one.amount]


# -- score ----------------------------------------------------------------------------------------


def score_formula(world: World, nation: int, what: str, lenses: Lenses) -> Parts:
    """LIM-SCO-01: the total is the sum of its lines; each line has its own reason."""
    lines = dict(zip(LINES, score_lines(world, nation, lenses)))
    if what == "total":
        return [part("formula_line", points, line=line) for line, points in lines.items()]
    if what == "happiness":
        return happiness_parts(world, nation, lenses)
    owner = world.nations[nation]
    counts = {
        "finance": owner.money, "territory": owner.territories,
        "military": owner.stock[MILITARY], "pollution": owner.pollution,
        "disruption": owner.disruption,
    }  # fmt: skip
    if what not in counts:
        return []
    gaps = {"count": counts[what], "crises": sum(world.crises)}
    return [part(f"formula_{what}", lines[what], **gaps)]


def happiness_parts(world: World, nation: int, lenses: Lenses) -> Parts:
    """LIM-SCO-02, LIM-LEN-02: classes A, C and E times the demographic index, or one of them."""
    owner = world.nations[nation]
    index = world.figures.demographic_index[owner.pop]
    ranks = [CLASS_A, CLASS_C, CLASS_E]
    if lenses.happiness == EGALITARIAN:
        ranks = [CLASS_E] * 3
    elif lenses.happiness == ULTRALIBERAL:
        ranks = [CLASS_A] * 3
    return [
        part(
            "formula_class", owner.classes[rank] * index,
            rank=CLASS_NAMES[rank], level=owner.classes[rank], index=index,
        )
        for rank in ranks
    ]  # fmt: skip


# -- what is coming -------------------------------------------------------------------------------


def need_formula(world: World, nation: int, need: str) -> Parts:
    """As the rehearsed world stands just before the step that asks for it; none if none will."""
    step, parts = NEEDS[need]
    ahead = Rehearsal(world, step)
    return parts(ahead.world, nation) if ahead.reached else []


def supply_parts(world: World, nation: int) -> Parts:
    """LIM-SUP-01, LIM-SUP-03"""
    due, people = claimed_amount(world, nation, FOOD), population(world, nation)
    spared = due - people if world.nations[nation].has(VEGETARIANISM) else 0
    return parts_that_count(
        part("formula_people", people), part("formula_card", spared, card="vegetarianism")
    )


def consumption_parts(world: World, nation: int) -> Parts:
    """LIM-IND-01, LIM-IND-02: read off the track, shifted by class C and by a card."""
    owner, people = world.nations[nation], population(world, nation)
    due = claimed_amount(world, nation, GOODS)
    plain = due
    if owner.has(SUSTAINABLE_CONSUMPTION):
        twin = world.copy()
        twin.nations[nation].permanents &= ~(1 << SUSTAINABLE_CONSUMPTION)
        plain = claimed_amount(twin, nation, GOODS)
    return parts_that_count(
        part("formula_people", people),
        part("formula_column_c", plain - people, level=owner.column_c),
        part("formula_card", due - plain, card="sustainable_consumption"),
    )


def tax_parts(world: World, nation: int) -> Parts:
    """LIM-TAX-01"""
    rate = TAX[world.nations[nation].column_c]
    people = population(world, nation)
    return [part("formula_taxes", tax(world, nation), people=people, rate=rate)]


def fossil_parts(world: World, nation: int) -> Parts:
    """LIM-PRD-05, LIM-CP-10"""
    owner, cost = world.nations[nation], world.figures.fossil_cost
    farms = 1 if owner.has(INTENSIVE_FARMING) and fossils(world, nation) > 0 else 0
    return parts_that_count(
        part("formula_plant", cost[owner.prod[INDUSTRIAL]], plant="industrial"),
        part("formula_plant", cost[owner.prod[MILITARY]], plant="military"),
        part("formula_card", farms, card="intensive_farming"),
    )


def troop_parts(world: World, nation: int) -> Parts:
    """LIM-ORD-02"""
    level = world.nations[nation].column_c
    return [part("formula_uprising", troops(world, nation), level=level)]


def struggle_parts(world: World, nation: int) -> Parts:
    """LIM-STR-01"""
    classes = world.nations[nation].classes
    return [
        part("formula_rank", classes[CLASS_A], rank="A"),
        part("formula_rank", -classes[CLASS_E], rank="E"),
    ]


NEEDS: Final[dict[str, tuple[type, Callable[[World, int], Parts]]]] = {
    "supply": (Supply, supply_parts),
    "consumption": (Consumption, consumption_parts),
    "taxes": (Taxation, tax_parts),
    "fossils": (Production, fossil_parts),
    "troops": (PublicOrder, troop_parts),
    "class_struggle": (ClassStruggle, struggle_parts),
}


# -- tracks and reserves --------------------------------------------------------------------------


def population_formula(world: World, nation: int, what: str) -> Parts:
    """LIM-TRM-01, LIM-SCO-02: both are printed at the level."""
    level = world.nations[nation].pop
    if what == "value":
        return [part("formula_level", population(world, nation), level=level)]
    if what == "index":
        return [part("formula_level", world.figures.demographic_index[level], level=level)]
    return []


def plant_formula(world: World, nation: int, plant: int) -> Parts:
    """LIM-PRD-03, LIM-PRD-05: the value printed at the level."""
    level = world.nations[nation].prod[plant]
    return [part("formula_level", world.figures.production[level], level=level)]


RESERVES: Final = ("pollution.reserve", "disruption.reserve")


def reserve_parts(world: World, kind: str) -> Parts:
    """LIM-SET-03, LIM-TOK-03, LIM-TOK-05: what was there at first, less what each nation holds."""
    boxes = len(world.nations)
    capacity = 6 + (3 if kind == "pollution" else 2) * boxes
    parts = [part("formula_capacity", capacity)]
    for nation, owner in enumerate(world.nations):
        held = owner.pollution if kind == "pollution" else owner.disruption
        parts.append(part("formula_held", -held, nation=nation))
    box = world.excess_pollution if kind == "pollution" else -world.box_disruption
    parts.append(part("formula_box", box))
    return parts_that_count(*parts)
