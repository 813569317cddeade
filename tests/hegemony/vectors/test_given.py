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
        (
            {
                "bills": [{"policy": p, "section": "A", "by": "state"} for p in range(1, 4)],
                "status_quo": [{"policy": 7, "by": "state"}],
            },
            "3 markers",
        ),
        ({"status_quo": [{"policy": 7, "by": "state"}] * 2}, "policy 7 of the state"),
        ({"locks": [2, 2]}, "given.locks: 2 carries one token"),
        ({"capitalist_class": {"storage_tiles": ["food"] * 2}}, "capitalist_class.storage_tiles"),
        ({"companies": {"cc_hotel": {"class": "capitalist_class"}}}, "has no workers there"),
        ({"companies": {"wc_cooperative_farm": {"class": "middle_class"}}}, "has no workers there"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_more_than_there_is_cannot_be_given(given: dict[str, Any], said: str) -> None:
    """HEG-CMP-04, HEG-INV-02 to HEG-INV-06."""
    with pytest.raises(Malformed, match=said):
        position(**given)


@pytest.mark.parametrize(
    ("company", "written", "key"),
    [
        ("cc_automated_grain_farm", {"class": "working_class"}, "class"),
        ("cc_hotel", {"workers": ["unskilled"] * 3}, "workers"),
        ("cc_hotel", {"committed": True}, "committed"),
        ("cc_hotel", {"owner": "middle_class"}, "owner"),
        ("cc_hotel", {"class": "working_class", "employee": "media"}, "employee"),
        ("mc_game_store", {"employee": "media"}, "employee"),
        ("mc_pharmacy", {"class": "middle_class", "employee": "media"}, "employee"),
        ("mc_organic_farm", {"class": "middle_class", "employee": "media"}, "employee"),
        ("mc_game_store", {"class": "middle_class", "employee_committed": True}, "employee_comm"),
    ],
)
def test_a_company_that_cannot_be_names_its_key(
    company: str, written: dict[str, Any], key: str
) -> None:
    """HEG-TRM-05 to HEG-TRM-09, HEG-ASG-06."""
    with pytest.raises(Malformed, match=f"given.companies.{company}.{key}"):
        position(companies={company: written})


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"middle_class": {"market": ["cc_hotel"]}}, "given.middle_class.market"),
        ({"decks": {"companies_middle": ["cc_hotel"]}}, "given.decks.companies_middle"),
        ({"objectives": {"working_class": "entrepreneur"}}, "given.objectives.working_class"),
        (
            {"automas": {"working_class": {"objectives": ["entrepreneur"]}}},
            "given.automas.working_class.objectives",
        ),
        ({"automas": {"working_class": {"deck": ["cc_ai_01"]}}}, "deck"),
        ({"kept_events": {"working_class": ["event_drought"]}}, "kept_events"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_cards_of_somebody_else_name_their_key(given: dict[str, Any], path: str) -> None:
    """HEG-CMP-02, HXP-OBJ-01, HAU-CMP-01."""
    with pytest.raises(Malformed, match=path):
        position(**given)


def test_all_the_goods_there_are_can_be_given() -> None:
    """HEG-CMP-04, HEG-CMP-05: then the supply is empty."""
    assert position(working_class={"goods": {"food": 62}}).stock_left[0] == 0


def test_points_need_no_history() -> None:
    """HEG-END-08: a position begins in the middle, so nobody knows where its points come from."""
    assert position(state={"vp": 12}).vp[3] == 12
