"""Chapters 16 and 17, score and scoring lenses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from anthropolis.engine.flow import Illegal
from anthropolis.games.limit.table.components import (
    CLASS_A,
    CLASS_C,
    CLASS_E,
    MILITARY,
    load_data,
)
from anthropolis.games.limit.table.figures import (
    FINANCE_LENSES,
    HAPPINESS_LENSES,
    MILITARY_LENSES,
    Figures,
)
from anthropolis.games.limit.table.state import World

_DATA: Final[dict[str, Any]] = load_data("scoring")
LINES: Final[list[str]] = [str(line["id"]) for line in _DATA["categories"]]
"""Happiness, finance, territory, military, pollution, disruption."""
SOLO_SUCCESS: Final[int] = _DATA["solo_success_above"]
LENSES: Final[dict[str, dict[str, Any]]] = {str(lens["id"]): lens for lens in _DATA["lenses"]}
AXIS_RULES: Final = {
    "military": "LIM-LEN-01", "happiness": "LIM-LEN-02", "pollution": "LIM-LEN-03",
    "disruption": "LIM-LEN-03", "finance": "LIM-LEN-04", "resilience": "LIM-LEN-05",
}  # fmt: skip

MILITARIST, PACIFIST = 1, 2
EGALITARIAN, ULTRALIBERAL = 1, 2
CONSTANT_MONEY, FINE_MONEY, COARSE_MONEY = 1, 2, 3


class Lenses:
    """The values a table has agreed on, one per axis; numbers as in `figures`."""

    def __init__(
        self,
        military: int,
        happiness: int,
        finance: int,
        pollution_weight: int,
        disruption_weight: int,
    ) -> None:
        self.military = military
        self.happiness = happiness
        self.finance = finance
        self.pollution_weight = pollution_weight
        self.disruption_weight = disruption_weight


BASE: Final = Lenses(0, 0, 0, 2, 1)
"""No lens: the score of the rulebook, always shown as well."""


def table_lenses(figures: Figures) -> Lenses:
    """The lenses of a table's options."""
    return Lenses(
        figures.military_lens,
        figures.happiness_lens,
        figures.finance_lens,
        figures.pollution_weight,
        figures.disruption_weight,
    )


# -- the lines ------------------------------------------------------------------------------------


def living_points(classes: list[int], lens: int) -> int:
    """LIM-SCO-02, LIM-LEN-02: classes A, C and E; or three times E, or three times A."""
    if lens == EGALITARIAN:
        return 3 * classes[CLASS_E]
    if lens == ULTRALIBERAL:
        return 3 * classes[CLASS_A]
    return classes[CLASS_A] + classes[CLASS_C] + classes[CLASS_E]


def finance_points(money: int, crises: int, lens: int) -> int:
    """LIM-SCO-03, LIM-TRM-09, LIM-LEN-04: 5 less the crises per full 10 $; never below 0."""
    if lens == CONSTANT_MONEY:
        return 2 * (money // 10)
    if lens == FINE_MONEY:
        return money // 5
    if lens == COARSE_MONEY:
        return 10 * (money // 50)
    return money // 10 * max(0, 5 - crises)


def military_points(stock: int, lens: int) -> int:
    """LIM-SCO-05, LIM-LEN-01: a point for each full 3 military resources."""
    if lens == MILITARIST:
        return stock
    return 0 if lens == PACIFIST else stock // 3


def score_lines(world: World, nation: int, lenses: Lenses) -> list[int]:
    """LIM-SCO-02 to LIM-SCO-07, LIM-LEN-03: the six lines in the order of `LINES`.

    Happiness counts times the demographic index of the population, territories 5 each.
    """
    owner = world.nations[nation]
    index = world.figures.demographic_index[owner.pop]
    return [
        living_points(owner.classes, lenses.happiness) * index,
        finance_points(owner.money, sum(world.crises), lenses.finance),
        5 * owner.territories,
        military_points(owner.stock[MILITARY], lenses.military),
        -lenses.pollution_weight * owner.pollution,
        -lenses.disruption_weight * owner.disruption,
    ]


# -- the sum --------------------------------------------------------------------------------------


def total_score(world: World, nation: int) -> int:
    """LIM-SCO-01: the sum of the lines, seen through the table's lenses, as the state stands."""
    return sum(score_lines(world, nation, table_lenses(world.figures)))


def base_score(world: World, nation: int) -> int:
    """The sum without any lens."""
    return sum(score_lines(world, nation, BASE))


def named_lines(lines: list[int]) -> dict[str, int]:
    return {**dict(zip(LINES, lines)), "total": sum(lines)}


def score_parts(world: World, nation: int) -> dict[str, int]:
    """The six lines and their total, seen through the table's lenses."""
    return named_lines(score_lines(world, nation, table_lenses(world.figures)))


def parts_without_total(world: World, nation: int) -> dict[str, int]:
    """The six lines alone: they make the score."""
    return {line: points for line, points in score_parts(world, nation).items() if line != "total"}


def base_parts(world: World, nation: int) -> dict[str, int]:
    """The six lines and their total without any lens."""
    return named_lines(score_lines(world, nation, BASE))


def score_with(
    world: World, nation: int, lenses: Sequence[str | Mapping[str, int]]
) -> dict[str, int]:
    """The six lines and their total through other lenses: ids, or {id: number} for a weight."""
    return named_lines(score_lines(world, nation, chosen_lenses(lenses)))


def chosen_lenses(chosen: Sequence[str | Mapping[str, int]]) -> Lenses:
    """LIM-LEN-01 to LIM-LEN-05: at most one lens per axis; raises Illegal.

    A lens on the stress test changes what happens before the score, not its lines.
    """
    lenses = Lenses(0, 0, 0, BASE.pollution_weight, BASE.disruption_weight)
    axes: set[str] = set()
    for entry in chosen:
        name, weight = (entry, None) if isinstance(entry, str) else next(iter(entry.items()))
        axis = _axis_of(name, weight)
        if axis in axes:
            raise Illegal(AXIS_RULES[axis], f"two lenses on the {axis} axis")
        axes.add(axis)
        _put_on(lenses, axis, name, weight or 0)
    return lenses


def _axis_of(name: str, weight: int | None) -> str:
    if name not in LENSES or ("parameter" in LENSES[name]) != (weight is not None):
        raise Illegal("", f"there is no lens {name!r}")
    if weight is not None and weight < 0:
        raise Illegal("LIM-LEN-03", "a weight is not negative")
    return str(LENSES[name]["axis"])


def _put_on(lenses: Lenses, axis: str, name: str, weight: int) -> None:
    if axis == "military":
        lenses.military = MILITARY_LENSES.index(name)
    elif axis == "happiness":
        lenses.happiness = HAPPINESS_LENSES.index(name)
    elif axis == "finance":
        lenses.finance = FINANCE_LENSES.index(name)
    elif axis == "pollution":
        lenses.pollution_weight = weight
    elif axis == "disruption":
        lenses.disruption_weight = weight


def through_every_lens(world: World) -> dict[str, list[int]]:
    """For the debrief: each nation's total with each lens of one word alone, and without any."""
    seats = range(world.seats)
    totals = {"none": [base_score(world, nation) for nation in seats]}
    for name, lens in LENSES.items():
        if "parameter" not in lens and lens["axis"] != "resilience":
            totals[name] = [score_with(world, nation, [name])["total"] for nation in seats]
    return totals


def winners(world: World) -> list[int]:
    """LIM-SCO-08: the highest total, shared if equal. LIM-SOLO-09: alone, more than 100 points."""
    totals = [total_score(world, nation) for nation in range(world.seats)]
    if world.seats == 1:
        return [0] if totals[0] > SOLO_SUCCESS else []
    return [nation for nation in range(world.seats) if totals[nation] == max(totals)]
