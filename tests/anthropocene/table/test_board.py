"""Chapter 2, the board."""

from __future__ import annotations

from anthropolis.games.anthropocene import GAME
from tests.anthropocene.drawing import START, table


def test_rows_are_air_land_and_water_from_top_to_bottom() -> None:
    """ANT-BRD-01: a card shows in the row of its element."""
    game = table(START, ["g1_land_3"])
    game.lay(0, "g1_land_3", "west")
    board = game.view(1)["board"]
    assert list(board) == ["air", "land", "water"]
    assert board["land"]["west"] == ["g1_land_3"]


def test_columns_are_west_north_and_east_from_left_to_right() -> None:
    """ANT-BRD-02."""
    board = table("""
        air    0  1  3
        land   .  .  .
        water  .  .  .
        """).view(0)["board"]
    assert board["air"] == {"west": ["g1_air_0"], "north": ["g2_air_1"], "east": ["g1_air_3"]}


def test_only_the_top_card_of_a_pile_counts() -> None:
    """ANT-BRD-03: the 1 hides the 3 under it, and its gas."""
    game = table(
        """
        air    2  0  0
        land   g1_land_2/g1_land_3  2  0
        water  .  .  2
        """,
        ["g1_land_1"],
        mode="expert",
    )
    assert (game.total("land"), game.total("west"), game.view(0)["gas"]["ch4"]) == (5, 5, 1)
    game.lay(0, "g1_land_1", "west")
    assert (game.total("land"), game.total("west"), game.view(0)["gas"]["ch4"]) == (3, 3, 0)
    pile = game.view(0)["board"]["land"]["west"]
    assert pile == ["g1_land_2", "g1_land_3", "g1_land_1"]


def test_a_total_is_the_sum_of_the_visible_cards_and_an_empty_cell_counts_nothing() -> None:
    """ANT-BRD-04."""
    game = table("""
        air    2  0  3
        land   .  2  1
        water  .  .  2
        """)
    assert game.view(None)["totals"] == {
        "air": 5, "land": 3, "water": 2, "west": 2, "north": 2, "east": 6,
    }  # fmt: skip


def test_cards_stay_where_they_were_laid() -> None:
    """ANT-BRD-05: after a whole game every pile still begins with what it began with."""
    match = GAME.new(2, 4, {"mode": "chick"})
    before = match.view(0)["board"]
    while not match.finished:
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[-1].key)
        board = match.view(0)["board"]
        for row, cells in before.items():
            for column, pile in cells.items():
                assert board[row][column][: len(pile)] == pile
        before = board
    assert sum(len(pile) for cells in before.values() for pile in cells.values()) == 39
