"""Chapter 13, social phase: its order, demography (4 to 6), economic growth and taxation (7, 8).

How the entries of VECTORS.md map onto steps. Every step takes `nations`, in turn order:

    step: supply, conservation, consumption     supply.Supply, Conservation, Consumption
    step: population_growth, lower_mortality,   PopulationGrowth, LowerMortality, LowerBirthRate
          lower_birth_rate
    step: economic_growth, taxation             EconomicGrowth, Taxation
    step: production                            plants.Production
    step: public_order, class_struggle          public_order.PublicOrder, ClassStruggle
    step: social_phase                          social_steps(nations): reads column C, then all
    step: cold_war, global_crises               crises.ColdWar(nations), crises.GlobalCrises()
    crisis: kind                                crises.Crisis(kind)
    step: end_of_generation                     generation_end.EndOfGeneration()
    stress_test: nation or all                  stress_test.StressTest(nations)
    score: nation, lenses                       score.score_with(world, nation, lenses)
    event: id                                   solo.EventHappens(event number)

Decisions they ask, and the key of `choices` that answers each (option numbers in brackets):

    famine            shortages.Famine, one part a level [PLANT_MENU]; the starving together
    class_down        class_steps.MoveClasses with up=False, one part a step [CLASS_MENU]:
                      consumption, public order, financial and military crisis
    class_up          class_steps.MoveClasses with up=True, one part a step [CLASS_MENU]: public
                      order, demilitarization
    growth            GrowOrShrink [PLANT_MENU]
    gifts_<resource>  aid.HelpRequest [0, or the amount missing], then aid.Pledges of the allies
                      [0 to the amount], and after a refusal aid.BreakAlliance [0 no, 1 yes]
    resist            solo.Raid [0 no, 1 yes]; only 0 is offered if the stock is too small

A step with one legal option still asks; with none it does not.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.rules.moving.living import set_demo_zone
from anthropolis.games.limit.rules.moving.tokens import receive_in_full
from anthropolis.games.limit.rules.moving.tracks import (
    PLANT_DOWN,
    PLANT_MENU,
    PLANT_UP,
    can_lower_production,
    can_raise_production,
    lower_production,
    population,
    raise_population,
    raise_production,
)
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.public_order import ClassStruggle, PublicOrder
from anthropolis.games.limit.rules.social.supply import Conservation, Consumption, Supply
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    CLASS_C,
    INDUSTRIAL,
    MILITARY,
    POLICY_PLANNING,
    RENEWABLE,
)
from anthropolis.games.limit.table.social_table import (
    POPULATION_GROWTH,
    TAX,
    TILES_DISCARDED,
    TILES_FOR_LOWER_MORTALITY,
)
from anthropolis.games.limit.table.state import World


def social_steps(nations: tuple[int, ...]) -> list[Step]:
    """LIM-SOC-01, LIM-SOC-02: the eleven steps in order, after the column has been read."""
    return [
        ReadColumns(nations), Supply(nations), Conservation(nations), Consumption(nations),
        PopulationGrowth(nations), LowerMortality(nations), LowerBirthRate(nations),
        EconomicGrowth(nations), Taxation(nations), Production(nations), PublicOrder(nations),
        ClassStruggle(nations),
    ]  # fmt: skip


@dataclass(frozen=True)
class ReadColumns(Step):
    """LIM-GEN-03, LIM-TST-03: the column is class C as it stands now, until the next reading."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        for nation in self.nations:
            owner = world.nations[nation]
            owner.column_c = owner.classes[CLASS_C]


# -- demography -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PopulationGrowth(Step):
    """LIM-POP-01: in columns 1 and 2 the population grows by one level."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "population_growth", "LIM-POP-01")
        for nation in self.nations:
            if POPULATION_GROWTH[world.nations[nation].column_c]:
                raise_population(world, nation, "LIM-POP-01")


@dataclass(frozen=True)
class LowerMortality(Step):
    """LIM-MOR-01: two or more tiles in the demographic zone raise the population one level."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "lower_mortality", "LIM-MOR-01")
        for nation in self.nations:
            if world.nations[nation].demo_zone >= TILES_FOR_LOWER_MORTALITY:
                raise_population(world, nation, "LIM-MOR-01")


@dataclass(frozen=True)
class LowerBirthRate(Step):
    """LIM-BIR-01: up to two tiles leave the demographic zone for the LIMIT box."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "lower_birth_rate", "LIM-BIR-01")
        for nation in self.nations:
            tiles = world.nations[nation].demo_zone
            leaving = min(tiles, TILES_DISCARDED)
            set_demo_zone(world, nation, tiles - leaving, "LIM-BIR-01")
            world.box_tiles += leaving


# -- economic growth ------------------------------------------------------------------------------


@dataclass(frozen=True)
class EconomicGrowth(Step):
    """LIM-ECO-01: column 1 raises renewable production, column 2 industrial production as well.

    LIM-ECO-02: renewable production does not pass the last territory. LIM-ECO-03: a nation with
    Policy Planning skips the step. Columns 3 and 4 choose.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "economic_growth", "LIM-ECO-01")
        choosing: list[int] = []
        for nation in self.nations:
            owner = world.nations[nation]
            if owner.has(POLICY_PLANNING):
                continue
            if owner.column_c >= 3:
                choosing.append(nation)
                continue
            raise_production(world, nation, RENEWABLE, 1, "LIM-ECO-01")
            if owner.column_c == 2:
                raise_production(world, nation, INDUSTRIAL, 1, "LIM-ECO-01")
        if choosing:
            world.then(GrowOrShrink(tuple(choosing)))


@dataclass(frozen=True)
class GrowOrShrink(Step):
    """LIM-ECO-04, LIM-TRM-06: industrial or military production, up in column 3, down in column 4.

    One that can move must be chosen; a nation for which none can is not asked.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        world.ask_together(self, [n for n in self.nations if self.options(world, n)])

    def options(self, world: World, seat: int) -> list[int]:
        prod, plants = world.nations[seat].prod, (INDUSTRIAL, MILITARY)
        if self.shrinks(world, seat):
            falling = [p for p in plants if can_lower_production(world, seat, p)]
            return [PLANT_MENU.code(PLANT_DOWN, p, prod[p] - 1) for p in falling]
        rising = [p for p in plants if can_raise_production(world, seat, p)]
        return [PLANT_MENU.code(PLANT_UP, p, prod[p] + 1) for p in rising]

    def shrinks(self, world: World, nation: int) -> bool:
        return world.nations[nation].column_c == 4

    def answered(self, world: World, seat: int, choice: int) -> None:
        plant = PLANT_MENU.first(choice)
        if PLANT_MENU.verb(choice) == PLANT_DOWN:
            lower_production(world, seat, plant, 1, "LIM-ECO-04")
        else:
            raise_production(world, seat, plant, 1, "LIM-ECO-04")

    def rule(self) -> str:
        return "LIM-ECO-04"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_shrink" if self.shrinks(world, seat) else "ask_growth", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return PLANT_MENU.words(choice)


# -- taxation -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Taxation(Step):
    """LIM-TAX-01, LIM-TAX-02, LIM-TAX-03: everybody receives the full tax of its column.

    Paid nation by nation: the Bank runs dry exactly when it does not cover the sum.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "taxation", "LIM-TAX-01")
        for nation in self.nations:
            tax = TAX[world.nations[nation].column_c] * population(world, nation)
            receive_in_full(world, nation, tax, "LIM-TAX-01")
