"""Chapter 3, set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import anthropolis
from anthropolis.engine.match import Match
from anthropolis.games.anthropocene import GAME
from tests.anthropocene.drawing import new


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_for_2_to_4_players(players: int) -> None:
    """ANT-SET-01."""
    assert len(new(players).view(None)["people"]) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_nobody_else(players: int) -> None:
    """ANT-SET-01."""
    with pytest.raises(anthropolis.BadSeats, match="Anthropocène is for 2 to 4 seats"):
        new(players)


def test_the_mode_is_fixed_before_the_first_card_is_dealt() -> None:
    """ANT-SET-02: the same deal in every mode, and nothing to decide but cards."""
    base, chick = new(3, seed=5), new(3, seed=5, mode="chick")
    assert (base.view(0)["mode"], chick.view(0)["mode"]) == ("base", "chick")
    assert base.view(0)["people"][0] == chick.view(0)["people"][0]
    assert {option.ref["action"] for option in base.decision(base.deciders[0]).options} == {"lay"}


def test_the_board_is_empty_but_for_the_start_cards_on_the_diagonal() -> None:
    """ANT-SET-03, ANT-SET-04: one in every line, and six empty cells."""
    view = new(4).view(None)
    empty: list[str] = []
    assert view["board"] == {
        "air": {"west": ["start_air"], "north": empty, "east": empty},
        "land": {"west": empty, "north": ["start_land"], "east": empty},
        "water": {"west": empty, "north": empty, "east": ["start_water"]},
    }
    assert set(view["totals"].values()) == {2}


def test_the_ice_is_at_3_and_the_sky_is_clear() -> None:
    """ANT-SET-05."""
    view = new(2).view(0)
    assert (view["ice"], view["sky"], view["generation"]) == (3, [], 1)


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 4), (4, 3)])
def test_all_twelve_cards_of_the_first_generation_are_dealt(players: int, size: int) -> None:
    """ANT-SET-06: everybody sees their own."""
    match = new(players)
    hands = [match.view(p)["people"][p]["hand"] for p in range(players)]
    assert [len(hand) for hand in hands] == [size] * players
    cards = sorted(card for hand in hands for card in hand)
    assert cards == sorted(f"g1_{e}_{v}" for e in ("air", "land", "water") for v in range(4))


def test_everybody_sees_the_objectives_of_all_others() -> None:
    """ANT-SET-07: and nobody their own, nor what is left in the piles."""
    match = new(3)
    for player in range(3):
        seen = [
            person["player"] for person in match.view(player)["people"] if "objective" in person
        ]
        assert seen == [p for p in range(3) if p != player]


def deal(match: Match) -> tuple[list[str], list[int]]:
    """Lines and values as dealt, seen by the neighbours."""
    pairs = [match.view(1 - p)["people"][p]["objective"] for p in (0, 1)]
    return [line for line, _ in pairs], [value for _, value in pairs]


def test_every_line_and_every_value_can_be_dealt_to_anybody() -> None:
    """ANT-SET-07: two fair piles; 4 and 5 come about twice as often as 3 and 6."""
    deals = [deal(new(2, seed)) for seed in range(300)]
    lines = Counter(line for dealt, _ in deals for line in dealt)
    values = Counter(value for _, dealt in deals for value in dealt)
    assert all(70 < lines[line] < 130 for line in ("air", "land", "water", "west", "north", "east"))
    assert all(70 < values[value] < 130 for value in (3, 6))
    assert all(160 < values[value] < 240 for value in (4, 5))


def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    """ANT-SET-08."""
    drawn = Counter(new(4, seed).deciders[0] for seed in range(200))
    assert all(30 < drawn[player] < 75 for player in range(4))
    assert {new(4, seed, first_player=3).deciders for seed in range(20)} == {(2,)}
    with pytest.raises(anthropolis.BadOption, match="there are only 2 seats, not 3"):
        new(2, first_player=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_objective_is_met_before_the_first_card(players: int) -> None:
    """ANT-SET-09: every line totals 2 and no objective is below 3, so nothing is announced."""
    for seed in range(30):
        match = new(players, seed)
        assert {person["status"] for person in match.view(None)["people"]} == {"unmet"}
        told = [type(event).__name__ for event in match.events]
        assert told == ["GenerationStarted", "HandsDealt", "ObjectivesDealt"]


def test_the_same_seed_gives_the_same_deal() -> None:
    """ANT-SET-06, ANT-SET-07, ANT-SET-08."""
    assert GAME.save(new(3, "a").state) == GAME.save(new(3, "a").state)
    assert GAME.save(new(3, "a").state) != GAME.save(new(3, "b").state)
