"""Named facts of the instruction cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.games.hegemony.automa.acting import look_at
from anthropolis.games.hegemony.automa.assigning import open_farm
from anthropolis.games.hegemony.automa.components import AI_CARDS, AI_IDS
from anthropolis.games.hegemony.automa.facts import FACTS
from anthropolis.games.hegemony.automa.looking import Look
from anthropolis.games.hegemony.table.companies import BY_LABEL
from anthropolis.games.hegemony.table.roles import CC, HEALTH, MC, WC
from tests.hegemony.positions import position


def look(role: int, subject: int = -1, **given: Any) -> Look:
    names = ("working_class", "middle_class", "capitalist_class")
    country = position(**{"players": 3, "automas": {names[role]: {}}, **given})
    card = AI_CARDS[AI_IDS.index(("wc_ai_01", "mc_ai_01", "cc_ai_01")[role])]
    seen = look_at(country, role, card, None)
    seen.subject = subject
    return seen


SHOP: dict[str, Any] = {
    "policies": {4: "B"},
    "working_class": {"unemployed": {"unskilled": 9}, "money": 20},
    "state": {"services": {"health": 3}},
}
CASES: list[tuple[str, Look, int]] = [
    ("proposable", look(WC, 1), 1),
    ("distance", look(WC, 0), 2),
    ("policy", look(WC, 0), 1),
    ("listed_proposable", look(WC), 2),
    ("policy_2", look(WC, policies={2: "C"}), 2),
    ("policy_3", look(CC, policies={3: "B"}), 1),
    ("policy_6", look(CC, policies={6: "A"}), 0),
    ("bills_on_table", look(CC, bills=[{"policy": 1, "section": "B", "by": "working_class"}]), 1),
    (
        "max_unemployed_employable",
        look(
            WC,
            companies={"cc_radio_station": {}},
            working_class={"unemployed": {"unskilled": 4}},
        ),
        2,
    ),
    ("max_new_unions", look(WC), 0),
    ("unemployed", look(WC, working_class={"unemployed": {"unskilled": 4}}), 4),
    ("unemployed_workers", look(MC, middle_class={"unemployed": {"media": 2}}), 2),
    ("open_slots", look(WC, companies={"cc_hotel": {}}), 3),
    ("AW_moved", look(WC), 0),
    ("trade_unions", look(WC), 0),
    (
        "strikable_at_minimum",
        look(WC, policies={2: "C"}, companies={"cc_hotel": {"class": "working_class"}}),
        1,
    ),
    ("obtainable", look(WC, HEALTH, **SHOP), 1),
    ("unit_cost", look(WC, HEALTH, **SHOP), 5),
    ("obtainable_services", look(WC, **SHOP), 1),
    ("runs_at_once", look(CC, BY_LABEL["cc_car_manufacturer"]), 1),
    ("new_resource", look(CC, BY_LABEL["cc_hotel"]), 1),
    (
        "employee_slot_fillable",
        look(MC, BY_LABEL["mc_game_store"], working_class={"unemployed": {"unskilled": 1}}),
        1,
    ),
    ("production_phases_left", look(CC, round=2), 4),
    ("demonstration", look(CC, demonstration=True), 1),
    ("BC_moved", look(CC), 0),
    ("sale_value", look(CC, BY_LABEL["cc_university"]), 24),
    ("prosperity", look(MC, middle_class={"prosperity": 6}), 5),
    (
        "fully_operational_companies",
        look(MC, companies={"mc_pharmacy": {"class": "middle_class"}}),
        1,
    ),
    ("transactions", look(CC), 0),
    ("money", look(CC, capitalist_class={"revenue": 7, "capital": 5}), 12),
    ("revenue", look(CC, capitalist_class={"revenue": 7, "capital": 5}), 7),
    ("luxury_in_regular_storage", look(CC, capitalist_class={"storage": {"luxury": 4}}), 4),
    (
        "companies_without_machinery_with_icon",
        look(CC, companies={"cc_clinic": {}, "cc_stadium": {"machinery": True}}),
        1,
    ),
    ("agricultural_companies", look(CC, companies={"cc_supermarket": {}}), 1),
    ("luxury_companies", look(CC, companies={"cc_hotel": {}}), 1),
    ("influence", look(CC, capitalist_class={"influence": 2}), 2),
    ("others_forecast", look(CC, working_class={"influence": 3}), 3),
    ("own_forecast", look(CC, companies={"cc_radio_station": {"class": "middle_class"}}), 2),
]


@pytest.mark.parametrize(("name", "seen", "value"), CASES, ids=[case[0] for case in CASES])
def test_a_fact(name: str, seen: Look, value: int) -> None:
    """HAU-ADV-05: read from the board as it is."""
    assert FACTS[name](seen) == value


def test_every_fact_has_a_case() -> None:
    assert sorted(name for name, _, _ in CASES) == sorted(FACTS)


def test_a_farm_of_the_automa_ends_a_demonstration() -> None:
    """HAU-WC-27, HEG-DEM-03: three of four jobless workers run it, one is no surplus of two."""
    country = position(demonstration=True, working_class={"unemployed": {"unskilled": 4}})
    open_farm(country)
    assert not country.demonstration
