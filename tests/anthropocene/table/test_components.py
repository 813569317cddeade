"""Chapter 1, components: what is in the box."""

from __future__ import annotations

from collections import Counter

from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARD_BY_ID,
    CARD_IDS,
    CARDS,
    ELEMENT,
    GAS,
    GASES,
    ROWS,
    VALUES,
    load_data,
)


def test_the_box_holds_66_cards() -> None:
    """ANT-CMP-01: 9 for set-up, 36 generations, 12 objectives, 8 for the score, 1 first player."""
    setup = load_data("setup_cards")
    objectives = load_data("objective_cards")
    score = load_data("score_cards")
    groups = [
        setup["line_markers"] + setup["start_cards"],
        load_data("generation_cards")["cards"],
        objectives["marker_cards"] + objectives["biosphere_cards"],
        score["ice_cards"] + score["sky_cards"],
        [setup["first_player_card"]],
    ]
    assert [len(group) for group in groups] == [9, 36, 12, 8, 1]
    assert len({card["id"] for group in groups for card in group}) == 66


def test_every_generation_has_each_value_once_in_each_element() -> None:
    """ANT-CMP-02."""
    kinds = Counter((c["generation"], c["element"], c["biosphere"]) for c in CARDS[:36])
    assert kinds == {(g, e, b): 1 for g in (1, 2, 3) for e in ROWS for b in (0, 1, 2, 3)}


def test_cards_are_numbered_by_generation_element_and_value() -> None:
    """ANT-CMP-02: number 17 is in the second generation, its sixth card."""
    assert CARD_IDS[17] == "g2_land_1"
    assert (ROWS[ELEMENT[17]], BIOSPHERE[17], GASES[GAS[17]]) == ("land", 1, "co2")
    assert CARD_BY_ID["g3_water_3"] == 35


def test_objectives_are_made_of_six_markers_and_six_values() -> None:
    """ANT-CMP-03."""
    cards = load_data("objective_cards")
    markers = [card["line"] for card in cards["marker_cards"]]
    values = [card["biosphere"] for card in cards["biosphere_cards"]]
    assert markers == ["air", "land", "water", "west", "north", "east"]
    assert values == VALUES == [3, 4, 4, 5, 5, 6]


def test_there_are_four_ice_cards_and_four_sky_cards() -> None:
    """ANT-CMP-04: one sky card carries the scale, three record a generation each."""
    cards = load_data("score_cards")
    assert [card["value"] for card in cards["ice_cards"]] == [3, 2, 1, 0]
    assert [card["loses_game"] for card in cards["ice_cards"]] == [False, False, False, True]
    assert [(c["role"], c["generation"]) for c in cards["sky_cards"]] == [
        ("scale", None), ("reading", 1), ("reading", 2), ("reading", 3),
    ]  # fmt: skip


def test_set_up_cards_are_six_markers_and_three_start_cards() -> None:
    """ANT-CMP-05."""
    cards = load_data("setup_cards")
    assert [(m["line"], m["line_kind"], m["letter"]) for m in cards["line_markers"]] == [
        ("air", "row", None), ("land", "row", None), ("water", "row", None),
        ("west", "column", "W"), ("north", "column", "N"), ("east", "column", "E"),
    ]  # fmt: skip
    assert [card["element"] for card in cards["start_cards"]] == ["air", "land", "water"]


def test_gas_is_on_the_cards_of_table_1_and_on_no_other() -> None:
    """ANT-CMP-06: 2, 3 and 4 cards with CO2, one with CH4 in each generation."""
    carriers = {gas: [CARD_IDS[c] for c in range(39) if GASES[GAS[c]] == gas] for gas in GASES[1:]}
    assert carriers == {
        "co2": [
            "g1_air_1", "g1_water_2", "g2_air_3", "g2_land_1", "g2_water_0", "g3_air_2",
            "g3_land_0", "g3_land_2", "g3_water_3",
        ],
        "ch4": ["g1_land_3", "g2_air_0", "g3_water_1"],
    }  # fmt: skip


def test_start_cards_are_worth_2_and_carry_no_gas() -> None:
    """ANT-CMP-07."""
    starts = [CARD_BY_ID[card] for card in ("start_air", "start_land", "start_water")]
    assert starts == [36, 37, 38]
    assert [(BIOSPHERE[card], GASES[GAS[card]]) for card in starts] == [(2, "none")] * 3


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for card in CARDS:
        assert all(card[what][lang] for what in ("name", "text") for lang in ("en", "fr"))
