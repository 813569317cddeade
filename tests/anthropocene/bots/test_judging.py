"""How bots judge a table: ways counted by hand, and nothing used that a player does not see."""

from __future__ import annotations

import pytest

from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.bots.judging import Outlook, evaluate, quick_choice
from anthropolis.games.anthropocene.table.components import LINES
from tests.anthropocene.drawing import FULL, Drawn, table

AIR, LAND, WATER = 0, 1, 2
WEST, NORTH = 0, 1


def test_the_last_card_of_a_row_covers_one_of_its_three_cells() -> None:
    """ANT-PLC-05: a 3 on land 1 2 2 makes 7 in the west, 6 elsewhere; west itself may gain 2."""
    outlook = Outlook(table(FULL, ["g3_land_3"], generation=3, laid=11).table)
    assert [outlook.row_share(LAND, value) for value in (5, 6, 7)] == [0, 2 / 3, 1 / 3]
    assert outlook.column_share(WEST, 6) == pytest.approx(2 / 3)
    assert outlook.column_share(WEST, 8) == pytest.approx(1 / 3)
    assert [outlook.row_share(AIR, value) for value in (4, 5)] == [0, 1]


def test_holes_are_filled_before_anything_is_covered() -> None:
    """ANT-PLC-03: two cards and two holes leave one total, and two values for each hole."""
    game = table("""
        air    2  .  .
        land   1  2  2
        water  3  0  2
        """, ["g1_air_0", "g1_air_3"], laid=7)  # fmt: skip
    outlook = Outlook(game.table)
    assert [outlook.row_share(AIR, value) for value in (2, 5, 6)] == [0, 1, 0]
    assert outlook.cell(AIR, NORTH) == [0.5, 0, 0, 0.5]


def test_some_total_is_sure_to_come_out() -> None:
    """Two cards can go twelve ways: one on top at six places, or both on two of three cells."""
    outlook = Outlook(table(FULL, ["g2_air_0"], ["g2_air_2"], generation=2, laid=10).table)
    assert sum(outlook.row_share(AIR, total) for total in range(10)) == pytest.approx(1)
    assert sum(outlook.column_share(WEST, total) for total in range(10)) == pytest.approx(1)
    assert outlook.row_share(AIR, 7) == pytest.approx(1 / 12)


def test_gas_is_feared_where_nothing_clean_can_cover_it() -> None:
    """ANT-EOG-03: air ends on gas, land has a card to hide its gas with, water shows none."""
    game = table("""
        air    2  0  3
        land   g2_land_1  2  2
        water  3  0  2
        """, ["g3_air_2", "g3_land_3"], ["g3_water_0"], generation=3, laid=9)  # fmt: skip
    outlook = Outlook(game.table)
    assert [outlook.feared_gas(AIR), outlook.feared_gas(WATER)] == [1, 0]
    assert 0 < outlook.feared_gas(LAND) < 1


def position(own: tuple[str, int]) -> Drawn:
    """Player 0 can meet the other's objective with one card on one cell."""
    objectives = {0: own, 1: ("east", 6)}
    hands = ["g3_air_1", "g3_water_1"], ["g3_land_3"]
    return table(FULL, *hands, generation=3, laid=9, first=1, objectives=objectives)


@pytest.mark.parametrize("own", [(line, 6) for line in LINES if line != "east"])
def test_a_quick_choice_serves_the_others_and_does_not_know_its_own_wish(
    own: tuple[str, int],
) -> None:
    """ANT-INF-02: whatever it holds itself, the water 1 makes east 6."""
    game = position(own).table
    game.answer(0, quick_choice(game, 0, game.options(0)))
    assert game.totals[LINES.index("east")] == 6


def test_more_ice_and_a_better_sky_look_better() -> None:
    """ANT-SCO-01: and the end of a perfect game looks best of all."""
    worth = [
        evaluate(table(FULL, [], [], generation=3, sky=sky, ice=ice).table)
        for sky, ice in (([2, 0], 2), ([2, 2], 2), ([2, 2], 3))
    ]
    assert 0 < worth[0] < worth[1] < worth[2] < 1
    won = table(FULL, [], ["g3_water_1"], generation=3, laid=11, sky=[2, 2],
                objectives={0: ("north", 3), 1: ("land", 5)})  # fmt: skip
    won.lay(1, "g3_water_1", "north")
    assert won.match.scores == (18, 18)
    assert GAME.evaluate(won.table, 0) == pytest.approx(1)
