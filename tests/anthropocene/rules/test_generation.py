"""Chapter 5, course of a generation."""

from __future__ import annotations

from collections import Counter

import pytest

import anthropolis
from tests.anthropocene.drawing import new, play_generation, table


@pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 4), (4, 3)])
def test_a_generation_is_twelve_turns_shared_equally(players: int, turns: int) -> None:
    """ANT-TRN-01."""
    match = new(players, pauses=True)
    play_generation(match)
    assert Counter(seat for seat, _ in match.choices) == dict.fromkeys(range(players), turns)
    assert match.view(None)["cards_left"] == 0


@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_clockwise_from_the_first_player(first: int) -> None:
    """ANT-TRN-02."""
    match = new(3, first_player=first + 1)
    for turn in range(12):
        assert match.deciders == ((first + turn) % 3,)
        assert match.view(None)["to_move"] == (first + turn) % 3
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)


def test_a_turn_is_one_card_of_the_hand_and_nothing_else() -> None:
    """ANT-TRN-03: no passing, no drawing."""
    game = table("", ["g1_air_0", "g1_land_2"], ["g1_air_1"])
    decision = game.match.decision(0)
    assert decision.rule == "ANT-TRN-03"
    assert [option.key for option in decision.options] == [
        "lay:g1_air_0:west", "lay:g1_air_0:north", "lay:g1_air_0:east",
        "lay:g1_land_2:west", "lay:g1_land_2:north", "lay:g1_land_2:east",
    ]  # fmt: skip
    game.lay(0, "g1_air_0", "west")
    sizes = [person["hand_size"] for person in game.view(None)["people"]]
    assert (sizes, game.match.deciders) == ([1, 1], (1,))


def test_passing_is_refused() -> None:
    """ANT-TRN-03."""
    game = table("", ["g1_air_0"])
    with pytest.raises(anthropolis.Illegal, match=r"'pass' is not one of the options \(ANT-TRN-03"):
        game.match.choose(0, "pass")
    assert game.match.deciders == (0,)
