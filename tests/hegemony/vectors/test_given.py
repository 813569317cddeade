"""Positions that no table could show are named, not played."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.vectors import Malformed
from tests.hegemony.positions import position


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"working_class": {"influence": 20}, "state": {"influence": 16}}, "Influence"),
        ({"working_class": {"unemployed": {"unskilled": 19}}}, "unskilled workers"),
        ({"bag": {"capitalist_class": 26}}, "cubes"),
        ({"working_class": {"goods": {"food": 63}}}, "63 food of 62"),
        (
            {"middle_class": {"goods": {"health": 60}}, "state": {"services": {"health": 5}}},
            "health",
        ),
        ({"capitalist_class": {"zone": {"food": 9}}}, "food in the zone"),
        ({"capitalist_class": {"prices": {"food": 11}}}, "price of food"),
        ({"bills": [{"policy": p, "section": "A", "by": "state"} for p in range(1, 5)]}, "Bills"),
        ({"companies": {"mc_doctors_office": {"class": "working_class"}}}, "the wrong class"),
        ({"working_class": {"prosperity": 11}}, "Prosperity"),
        ({"state": {"tokens": {"working_class": 7}}}, "tokens"),
        ({"bag": {"working_class": 3}, "working_class": {"cubes": 10}}, "the supply holds 22"),
        ({"bills": [{"policy": 1, "section": s, "by": "state"} for s in "AB"]}, "two Bills"),
        ({"companies": {"cc_hotel": {"class": "capitalist_class"}}}, "has no workers there"),
        ({"companies": {"wc_cooperative_farm": {"class": "middle_class"}}}, "has no workers there"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_more_than_there_is_cannot_be_given(given: dict[str, Any], said: str) -> None:
    """HEG-CMP-04, HEG-INV-02 to HEG-INV-06."""
    with pytest.raises(Malformed, match=said):
        position(**given)


def test_all_the_goods_there_are_can_be_given() -> None:
    """HEG-CMP-04, HEG-CMP-05: then the supply is empty."""
    assert position(working_class={"goods": {"food": 62}}).stock_left[0] == 0


def test_points_need_no_history() -> None:
    """HEG-END-08: a position begins in the middle, so nobody knows where its points come from."""
    assert position(state={"vp": 12}).vp[3] == 12
