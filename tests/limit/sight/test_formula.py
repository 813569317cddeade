"""Why a number is what it is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.table.state import World
from tests.limit.matches import choose_at_random
from tests.limit.positions import position


def amounts(world: World, path: str) -> list[tuple[str, int]]:
    parts = GAME.formula(world, 0, path)
    return [(GAME.catalogue.say(p.words.name, p.words.params, "en"), p.amount) for p in parts]


def test_consumption_is_what_the_people_need_shifted_by_class_c_and_a_card() -> None:
    """LIM-IND-02: 10 people in column 4 read 20; Sustainable Consumption reads 10 again."""
    classes = [4, 4, 4, 1, 1]
    world, _ = position({
        "X": {"pop_level": 5, "classes": classes, "permanents": ["sustainable_consumption"],
              "stock": {"renewable": 10}},
    })  # fmt: skip
    assert amounts(world, "nations.0.expected.consumption") == [
        ("Population", 10), ("Class C on 4", 10), ("Sustainable Consumption", -10),
    ]  # fmt: skip


def test_the_score_is_the_sum_of_its_lines() -> None:
    """LIM-SCO-01, LIM-SCO-02: (3 + 2 + 1) x 2 for happiness at population level 4."""
    world, _ = position({"X": {"pop_level": 4, "classes": [3, 2, 2, 1, 1], "pollution": 2}})
    assert amounts(world, "nations.0.score.total") == [
        ("Happiness", 12), ("Finance", 0), ("Territory", 25), ("Military", 0), ("Pollution", -4),
        ("Disruption", 0),
    ]  # fmt: skip
    assert amounts(world, "nations.0.score.happiness") == [
        ("Class A: 3 × 2", 6), ("Class C: 2 × 2", 4), ("Class E: 1 × 2", 2),
    ]  # fmt: skip


def test_a_reserve_is_what_the_nations_have_left_of_it() -> None:
    """LIM-SET-03, LIM-TOK-03: 12 for two nations, less 3."""
    world, _ = position({"X": {"pollution": 3}, "Y": {}}, world={"pollution_reserve": 9})
    assert amounts(world, "pollution.reserve") == [("At the start", 12), ("Player 1", -3)]


def numbers(shown: Any, path: str) -> list[tuple[str, int]]:
    """Every number in a view with its path."""
    if isinstance(shown, bool):
        return []
    if isinstance(shown, int):
        return [(path, shown)]
    if isinstance(shown, list):
        shown = dict(enumerate(shown))
    items = shown.items() if isinstance(shown, dict) else []
    return [found for key, value in items for found in numbers(value, f"{path}.{key}")]


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (3, 5)])
def test_every_formula_adds_up_to_the_number_that_is_shown(seats: int, seed: int) -> None:
    """LIM-SCO-01, LIM-SUP-01, LIM-TAX-01: at many moments of a match, whatever has a formula."""
    match = GAME.new(seats, seed=seed, options={"lenses": {"happiness": "egalitarian"}})
    chance = Random(seed)
    explained = set()
    moment = 0
    while not match.finished:
        moment += 1
        if moment % 15 == 0:
            shown = match.view(0)
            for path, value in numbers(shown, ""):
                parts = GAME.formula(match.state, 0, path[1:])
                if parts:
                    explained.add(path.split(".", 3)[-1])
                    assert sum(part.amount for part in parts) == value, path
        choose_at_random(match, chance)
    assert {"score.total", "expected.taxes", "population.value"} <= explained
