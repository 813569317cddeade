"""Chapter 6, laying a card."""

from __future__ import annotations

import pytest

import anthropolis
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.rules.laying import refusal
from anthropolis.games.anthropocene.table.components import CARD_BY_ID
from anthropolis.games.anthropocene.table.state import LOST
from tests.anthropocene.drawing import FULL, new, play_generation, table

AIR, LAND, WATER = 0, 1, 2
WEST, NORTH, EAST = 0, 1, 2

HOLE_IN_LAND = """
    air    2  0  3
    land   .  2  1
    water  .  .  2
    """


def test_only_cards_in_hand_can_be_laid() -> None:
    """ANT-PLC-01: the neighbour's card cannot, nor one that was laid already."""
    game = table(HOLE_IN_LAND, ["g1_land_0"], ["g1_air_1"])
    for card in ("g1_air_1", "g1_air_0", "start_air"):
        assert game.columns(card) == []
        with pytest.raises(anthropolis.Illegal) as refused:
            game.match.choose(0, f"lay:{card}:west")
        assert refused.value.rule == "ANT-PLC-01"


def test_a_card_goes_into_the_row_of_its_element() -> None:
    """ANT-PLC-02: the row is not a choice."""
    game = table(HOLE_IN_LAND, ["g1_water_3"])
    game.lay(0, "g1_water_3", "north")
    assert game.view(0)["board"]["water"]["north"] == ["g1_water_3"]
    card = CARD_BY_ID["g1_water_3"]
    game = table(HOLE_IN_LAND, ["g1_water_3"])
    assert refusal(game.table, 0, 0, card, LAND, WEST) == "ANT-PLC-02"
    assert refusal(game.table, 0, 0, card, WATER, WEST) is None


def test_a_row_must_be_full_before_anything_in_it_is_covered() -> None:
    """ANT-PLC-03, -04, -05: land still has a hole in the west, air has none."""
    game = table(HOLE_IN_LAND, ["g1_land_0", "g1_air_1"])
    assert game.columns("g1_land_0") == ["west"]
    assert game.columns("g1_air_1") == ["west", "north", "east"]
    with pytest.raises(anthropolis.Illegal, match="ANT-PLC-04"):
        game.lay(0, "g1_land_0", "north")


def test_an_empty_cell_of_the_row_can_be_taken_in_any_column() -> None:
    """ANT-PLC-03: water has two."""
    game = table(HOLE_IN_LAND, ["g1_water_1", "g1_water_3"], ["g1_water_0"])
    assert game.columns("g1_water_1") == game.columns("g1_water_3") == ["west", "north"]
    game.lay(0, "g1_water_1", "north")
    assert game.columns("g1_water_0") == ["west"]


def test_holes_in_other_rows_do_not_matter() -> None:
    """ANT-PLC-04: air is full and may be covered although water is nearly empty."""
    game = table(HOLE_IN_LAND, ["g1_air_1"])
    game.lay(0, "g1_air_1", "east")
    assert game.view(0)["board"]["air"]["east"] == ["g1_air_3", "g1_air_1"]


def test_start_cards_and_cards_of_any_generation_can_be_covered() -> None:
    """ANT-PLC-05."""
    game = table(
        """
        air    2  g1_air_0  g2_air_0/g3_air_0
        land   1  2  2
        water  3  0  2
        """,
        ["g3_air_1"],
        generation=3,
    )
    assert game.columns("g3_air_1") == ["west", "north", "east"]
    game.lay(0, "g3_air_1", "west")
    assert game.view(0)["board"]["air"]["west"] == ["start_air", "g3_air_1"]


def test_every_card_always_has_a_place() -> None:
    """ANT-PLC-06: in every position of ten games."""
    for seed in range(10):
        match = new(3, seed, mode="chick")
        while not match.finished:
            seat = match.deciders[0]
            options = match.decision(seat).options
            hand = match.view(seat)["people"][seat]["hand"]
            assert {option.ref["card"] for option in options} == set(hand)
            match.choose(seat, options[seed % len(options)].key)


def test_a_bad_move_is_refused_for_the_first_reason() -> None:
    """ANT-PLC-07: over, turn, hand, row, room, in this order."""
    game = table(HOLE_IN_LAND, ["g1_land_0"], ["g1_land_3"]).table
    other, own = CARD_BY_ID["g1_land_3"], CARD_BY_ID["g1_land_0"]
    assert refusal(game, 1, 0, own, AIR, NORTH) == "ANT-TRN-02"
    assert refusal(game, 0, 0, other, AIR, NORTH) == "ANT-PLC-01"
    assert refusal(game, 0, 0, own, AIR, NORTH) == "ANT-PLC-02"
    assert refusal(game, 0, 0, own, LAND, NORTH) == "ANT-PLC-04"
    assert refusal(game, 0, 0, own, LAND, WEST) is None
    game.outcome = LOST
    assert refusal(game, 1, 0, other, AIR, NORTH) == "ANT-END-05"


@pytest.mark.parametrize(
    ("player", "key", "rule"),
    [
        (1, "lay:g1_land_3:west", "ANT-TRN-02"),
        (1, "lay:g1_land_3:north", "ANT-TRN-02"),
        (0, "lay:g1_land_3:west", "ANT-PLC-01"),
        (0, "lay:g1_land_0:east", "ANT-PLC-04"),
        (0, "lay:g1_land_0:south", "ANT-TRN-03"),
        (5, "lay:g1_land_0:west", "ANT-TRN-02"),
    ],
)
def test_a_refused_move_names_its_rule_and_changes_nothing(
    player: int, key: str, rule: str
) -> None:
    """ANT-PLC-07."""
    game = table(HOLE_IN_LAND, ["g1_land_0"], ["g1_land_3"])
    before = GAME.save(game.table)
    with pytest.raises(anthropolis.Illegal) as refused:
        game.match.choose(player, key)
    assert refused.value.rule == rule
    assert (GAME.save(game.table), game.match.events) == (before, [])


def test_after_the_first_generation_every_cell_is_taken() -> None:
    """ANT-PLC-08: from then on every card covers another."""
    match = new(4, seed=2, mode="chick")
    play_generation(match)
    piles = [pile for row in match.view(0)["board"].values() for pile in row.values()]
    assert all(piles)
    assert sum(map(len, piles)) == 15
    seat = match.deciders[0]
    assert len(match.decision(seat).options) == 9
    assert match.decision(seat).blocked == []


def test_a_full_board_leaves_three_cells_for_every_card() -> None:
    """ANT-PLC-05, ANT-PLC-08: at most 18 moves for six cards."""
    hand = [f"g2_{row}_{value}" for row in ("air", "land", "water") for value in (0, 1)]
    game = table(FULL, hand, generation=2)
    assert len(game.match.decision(0).options) == 18
