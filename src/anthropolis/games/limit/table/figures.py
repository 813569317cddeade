"""The figures a table may change: tracks, prices, limits, lenses. The printed game by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.keeping import Kept


class Figures(Kept):
    """What the printed boards say. Shared by all copies of a game, so it never changes.

    Tracks are lists with the level as index; index 0 is worth nothing (LIM-TRK-03).
    """

    def __init__(
        self,
        alliance: bool,
        teaching: bool,
        generations: int,
        crisis_limit: int,
        start_money: int,
        stress_tests: int,
        large_plants_only: bool,
        population: list[int],
        demographic_index: list[int],
        production: list[int],
        fossil_cost: list[int],
        plant_pollution: list[int],
        buy_price: list[int],
        sell_price: list[int],
        military_lens: int,
        happiness_lens: int,
        finance_lens: int,
        pollution_weight: int,
        disruption_weight: int,
    ) -> None:
        self.alliance = alliance
        self.teaching = teaching
        self.generations = generations
        self.crisis_limit = crisis_limit
        self.start_money = start_money
        self.stress_tests = stress_tests
        self.large_plants_only = large_plants_only
        self.population = population
        self.demographic_index = demographic_index
        self.production = production
        self.fossil_cost = fossil_cost
        self.plant_pollution = plant_pollution
        self.buy_price = buy_price
        self.sell_price = sell_price
        self.military_lens = military_lens
        self.happiness_lens = happiness_lens
        self.finance_lens = finance_lens
        self.pollution_weight = pollution_weight
        self.disruption_weight = disruption_weight

    def saved_fields(self) -> list[str]:
        return ["alliance", "teaching", "generations", "crisis_limit", "start_money",
                "stress_tests", "large_plants_only", "population", "demographic_index",
                "production", "fossil_cost", "plant_pollution", "buy_price", "sell_price",
                "military_lens", "happiness_lens", "finance_lens", "pollution_weight",
                "disruption_weight"]  # fmt: skip


LARGE_PLANTS = "large_plants"
MILITARY_LENSES = ["none", "militarist", "pacifist"]
HAPPINESS_LENSES = ["none", "egalitarian", "ultraliberal"]
FINANCE_LENSES = ["none", "constant_money", "fine_money", "coarse_money"]


def figures_from(options: Mapping[str, Any]) -> Figures:
    """The figures of a table's options, which are valid and complete."""
    tracks, lenses = options["tracks"], options["lenses"]
    return Figures(
        options["alliances"],
        options["teaching"],
        options["generations"],
        options["crisis_limit"],
        options["start_money"],
        options["stress_tests"],
        options["demilitarization"] == LARGE_PLANTS,
        [0, *tracks["population"]],
        [0, *tracks["demographic_index"]],
        [0, *tracks["production"]],
        [0, *tracks["fossil_cost"]],
        [0, *tracks["plant_pollution"]],
        [0, *tracks["buy_price"]],
        [0, *tracks["sell_price"]],
        MILITARY_LENSES.index(lenses["military"]),
        HAPPINESS_LENSES.index(lenses["happiness"]),
        FINANCE_LENSES.index(lenses["finance"]),
        lenses["pollution_weight"],
        lenses["disruption_weight"],
    )
