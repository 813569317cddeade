"""Numbers over time: read off a world, or followed through the events of a match."""

from __future__ import annotations

from typing import Any

import pytest

import anthropolis
from anthropolis.games.limit import GAME
from anthropolis.games.limit.sight.series import series_at


def test_the_start_of_the_printed_game_in_numbers() -> None:
    """LIM-SET-02 to LIM-SET-06."""
    state: Any = GAME.new(3, 1).state
    start = series_at(state)
    assert start["nations.2.population"] == 2
    assert start["nations.0.renewable_output"] == 2
    assert (start["nations.1.living_standard"], start["nations.1.inequality"]) == (5, 0)
    assert (start["world.bank"], start["world.crises"], start["world.price_fossil"]) == (327, 0, 4)


def test_a_row_has_everything_a_debrief_speaks_of() -> None:
    """LIM-GEN-01: population, classes, production, stocks, money, tokens and crises."""
    match = anthropolis.play_out(GAME.new(2, 1, {"generations": 1}), ["random", "random"])
    row = GAME.timeline(match.record())[-1]
    tokens = ["money", "territories", "pollution", "disruption", "fossil"]
    of_a_nation = [
        *tokens, "population", "population_level", "unrest", "demo_zone",
        *[f"class_{name}" for name in "ABCDE"], "living_standard", "inequality",
        *[f"{name}_production" for name in ("renewable", "industrial", "military")],
        *[f"{name}_output" for name in ("renewable", "industrial", "military")],
        "renewable", "industrial", "military",
    ]  # fmt: skip
    for nation in range(2):
        of_one = {key for key in row if key.startswith(f"nations.{nation}.")}
        assert of_one == {f"nations.{nation}.{what}" for what in of_a_nation}
    kinds = ["crises", *[f"{kind}_crises" for kind in ("financial", "environmental", "military")]]
    reserves = ["bank", "pollution_reserve", "excess_pollution", "disruption_reserve"]
    assert {f"world.{what}" for what in (*kinds, *reserves)} <= set(row)


def test_of_the_star_nation_only_its_tokens_are_followed() -> None:
    """LIM-SOLO-04: the rest is a table."""
    state: Any = GAME.new(1, 1).state
    star = {key: number for key, number in series_at(state).items() if "nations.1." in key}
    assert star == {
        "nations.1.money": 40, "nations.1.territories": 5, "nations.1.pollution": 0,
        "nations.1.disruption": 0, "nations.1.fossil": 8,
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (4, 5)])
def test_events_alone_lead_to_the_numbers_of_the_end(seats: int, seed: int) -> None:
    """LIM-GEN-01: every change of a number is told, so nothing is missing at the end."""
    match = anthropolis.play_out(GAME.new(seats, seed, {"alliances": True}), ["random"] * seats)
    rows = GAME.timeline(match.record())
    end = {key: value for key, value in rows[-1].items() if key not in ("generation", "step")}
    state: Any = match.state
    assert end == series_at(state)


def test_there_is_a_row_for_every_step_of_every_generation() -> None:
    """LIM-GEN-01, LIM-SOC-01, LIM-TST-01."""
    options = {"generations": 2, "stress_tests": 2}
    match = anthropolis.play_out(GAME.new(2, 9, options), ["random", "random"])
    rows = GAME.timeline(match.record())
    assert [row["step"] for row in rows if row["generation"] == 1] == [
        "technological_advancement", "new_policy", "political_action_capacity", "decide_policy",
        "supply", "conservation", "consumption", "population_growth", "lower_mortality",
        "lower_birth_rate", "economic_growth", "taxation", "production", "public_order",
        "class_struggle", "cold_war", "global_crises", "end_of_generation",
    ]  # fmt: skip
    assert [row["step"] for row in rows[-9:]] == [
        "stress_test", "supply", "consumption", "production",
        "stress_test", "supply", "consumption", "production", "end",
    ]  # fmt: skip


def test_the_population_grows_between_two_rows() -> None:
    """LIM-POP-01, LIM-TRK-02: column 1 in the first generation."""
    match = anthropolis.play_out(GAME.new(2, 9, {"generations": 1}), ["random", "random"])
    rows = {row["step"]: row for row in GAME.timeline(match.record())}
    before, after = rows["population_growth"], rows["lower_mortality"]
    levels = [row["nations.0.population_level"] for row in (before, after)]
    assert levels[1] == levels[0] + 1
