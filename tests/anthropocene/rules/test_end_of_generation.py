"""Chapter 9, end of a generation and start of the next."""

from __future__ import annotations

import pytest

from anthropolis.games.anthropocene.table.events import IceChanged, ObjectiveRevealed, SkyRead
from tests.anthropocene.drawing import Drawn, new, play_generation, table

ONE_CO2_ONE_CH4 = """
    air    2  0  3
    land   1  g1_land_3  g1_land_2
    water  0  g1_water_2  3
    """


def last_card(drawing: str, mode: str = "base", **given: object) -> Drawn:
    """Eleven cards lie; player 1 has the twelfth, which changes nothing but its cell."""
    defaults = {"objectives": {0: ("air", 5), 1: ("north", 5)}, "laid": 11, "mode": mode}
    return table(drawing, [], ["g1_air_0"], **{**defaults, **given})  # type: ignore[arg-type]


def test_the_twelfth_card_ends_the_generation_at_once() -> None:
    """ANT-EOG-01: after it has been laid and announced."""
    game = table(
        ONE_CO2_ONE_CH4, [], ["g2_air_1"], objectives={1: ("air", 6)}, laid=11, pauses=True
    )
    assert game.view(0)["cards_left"] == 1
    game.lay(1, "g2_air_1", "north")
    assert game.rules_told() == [
        "CardLaid", "ObjectiveMet", "ObjectiveRevealed", "IceChanged", "SkyRead",
    ]  # fmt: skip


def test_all_objectives_are_laid_open() -> None:
    """ANT-EOG-02: everybody sees them, their owners too."""
    game = last_card(ONE_CO2_ONE_CH4, pauses=True)
    game.lay(1, "g1_air_0", "north")
    assert game.match.events[1:3] == [
        ObjectiveRevealed("ANT-EOG-02", 0, "air", 5, True),
        ObjectiveRevealed("ANT-EOG-02", 1, "north", 5, True),
    ]
    for seat in (0, 1, None):
        shown = [person["objective"] for person in game.view(seat)["people"]]
        assert shown == [["air", 5], ["north", 5]]


@pytest.mark.parametrize(
    ("mode", "ice"), [("base", 2), ("expert", 1), ("young", 2), ("expert_open", 1)]
)
def test_visible_gas_melts_ice(mode: str, ice: int) -> None:
    """ANT-EOG-03, ANT-EOG-04: one CO2 in every mode with ice, one CH4 for experts only."""
    game = last_card(ONE_CO2_ONE_CH4, mode, pauses=True)
    game.lay(1, "g1_air_0", "north")
    assert game.view(0)["ice"] == ice
    assert IceChanged("ANT-EOG-04", 3, ice, 1, 1) in game.match.events


def test_covered_gas_does_not_count() -> None:
    """ANT-EOG-03: the last card covers the only CO2."""
    game = last_card("""
        air    2  g1_air_1  3
        land   1  2  2
        water  0  0  2
        """, pauses=True)  # fmt: skip
    game.lay(1, "g1_air_0", "north")
    assert game.view(0)["ice"] == 3


def test_gas_of_an_earlier_generation_counts_again() -> None:
    """ANT-EOG-03: g1_water_2 melted an ice card before and melts another one now."""
    game = table(
        ONE_CO2_ONE_CH4, [], ["g2_air_1"], generation=2, laid=11, ice=2, sky=[2], pauses=True
    )
    game.lay(1, "g2_air_1", "west")
    assert (game.view(0)["ice"], game.view(0)["gas"]["co2"]) == (1, 1)


def test_ice_never_goes_below_zero() -> None:
    """ANT-EOG-04: three CO2 on one ice card."""
    game = last_card("""
        air    2  0  g1_air_1
        land   1  2  g2_land_1
        water  0  0  g1_water_2
        """, ice=1)  # fmt: skip
    game.lay(1, "g1_air_0", "north")
    assert game.view(0)["ice"] == 0


def test_without_ice_the_game_is_lost_at_once_and_the_sky_is_not_read() -> None:
    """ANT-EOG-05: even with both objectives met."""
    game = last_card(ONE_CO2_ONE_CH4, ice=1, sky=[])
    game.lay(1, "g1_air_0", "north")
    view = game.view(0)
    assert (view["outcome"], view["sky"], view["score"], view["ice"]) == ("lost", [], 0, 0)
    assert game.rules_told() == [
        "CardLaid", "ObjectiveRevealed", "ObjectiveRevealed", "IceChanged", "GameLost", "GameOver",
    ]  # fmt: skip


@pytest.mark.parametrize(("north", "land", "reading"), [(5, 6, 3), (4, 6, 1), (3, 3, -1)])
def test_the_sky_is_met_minus_unmet(north: int, land: int, reading: int) -> None:
    """ANT-EOG-06: three players, air 5 is met; north is 5 and land is 6."""
    objectives = {0: ("air", 5), 1: ("north", north), 2: ("land", land)}
    game = table(ONE_CO2_ONE_CH4, [], [], ["g1_air_0"], objectives=objectives, laid=11, pauses=True)
    game.lay(2, "g1_air_0", "north")
    assert game.view(None)["sky"] == [reading]
    met = (3 + reading) // 2
    assert game.match.events[-1] == SkyRead("ANT-EOG-06", 1, met, 3 - met, reading)


def test_readings_are_recorded_one_after_the_other() -> None:
    """ANT-EOG-07."""
    game = last_card(ONE_CO2_ONE_CH4, generation=2, sky=[-2], pauses=True)
    game.lay(1, "g1_air_0", "north")
    assert game.view(0)["sky"] == [-2, 2]


@pytest.mark.parametrize(("generation", "follows"), [(1, 2), (2, 3), (3, None)])
def test_the_third_generation_is_the_last(generation: int, follows: int | None) -> None:
    """ANT-EOG-08."""
    sky = [2] * (generation - 1)
    game = last_card(ONE_CO2_ONE_CH4, generation=generation, sky=sky)
    game.lay(1, "g1_air_0", "north")
    if follows:
        assert (game.view(0)["generation"], game.match.finished) == (follows, False)
    else:
        assert (game.view(0)["outcome"], game.match.finished) == ("won", True)


def test_objectives_are_shuffled_anew_for_every_generation() -> None:
    """ANT-NXT-01: with the leftovers, so that any line can come again or not."""
    again = set()
    for seed in range(40):
        match = new(2, seed, mode="chick")
        before = match.view(1)["people"][0]["objective"]
        play_generation(match)
        again.add(match.view(1)["people"][0]["objective"][0] == before[0])
    assert again == {True, False}


def test_the_left_neighbour_starts_the_next_generation() -> None:
    """ANT-NXT-02: and after the last seat comes the first."""
    match = new(3, seed=4, first_player=3, mode="chick")
    assert match.view(0)["first_player"] == 2
    for first in (0, 1):
        play_generation(match)
        assert (match.view(0)["first_player"], match.deciders) == (first, (first,))


def test_the_board_stays_as_it_is() -> None:
    """ANT-NXT-03: nothing moves between the last card and the first."""
    match = new(2, seed=4, mode="chick", pauses=True)
    play_generation(match)
    before = match.view(0)
    for seat in (1, 0):
        match.choose(seat, "ready")
    after = match.view(0)
    assert (after["generation"], after["cards_placed"]) == (2, 0)
    assert (after["board"], after["totals"]) == (before["board"], before["totals"])


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 4), (4, 3)])
def test_the_next_twelve_cards_are_dealt(players: int, size: int) -> None:
    """ANT-NXT-04."""
    match = new(players, seed=4, mode="chick")
    for generation in (2, 3):
        play_generation(match)
        hands = [person["hand"] for person in match.view(0)["people"]]
        assert [len(hand) for hand in hands] == [size] * players
        cards = {card for hand in hands for card in hand}
        assert len(cards) == 12
        assert {card[:2] for card in cards} == {f"g{generation}"}


def test_everybody_takes_a_new_objective_and_hears_if_it_is_met() -> None:
    """ANT-NXT-05: the announcement comes after the deal."""
    match = new(2, seed=19, mode="chick")
    told = len(match.events)
    play_generation(match)
    names = [type(event).__name__ for event in match.events[told:]]
    assert names[-4:] == ["GenerationStarted", "HandsDealt", "ObjectivesDealt", "ObjectiveMet"]
    assert [("objective" in person) for person in match.view(0)["people"]] == [False, True]
