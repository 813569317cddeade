"""The contents of the box."""

from __future__ import annotations

from collections import Counter

from anthropolis.games.limit.rules.moving.tokens import (
    gain,
    receive_disruption,
    receive_in_full,
    receive_pollution,
    take_fossil_from_box,
)
from anthropolis.games.limit.table.components import CARDS, load_data
from tests.limit.positions import position

BOX = load_data("components")
RULE = "LIM-CMP-03"


def test_what_the_nations_share() -> None:
    """LIM-CMP-01: crisis and generation tiles, tokens of the international box."""
    shared = BOX["international_box"]
    assert shared["crisis_tiles"] == {"financial": 4, "military": 4, "environmental": 4}
    assert (shared["generation_tiles"], sum(shared["price_cubes"].values())) == (7, 4)
    tokens = [
        shared[f"{name}_tokens"] for name in ("fossil", "pollution", "disruption", "territory")
    ]
    assert tokens == [5, 6, 6, 1]
    assert sum(n for n in shared["tens_markers"].values() if isinstance(n, int)) == 9


def test_what_every_nation_has() -> None:
    """LIM-CMP-02: 37 cards, tokens, and bills worth 114 $."""
    box = BOX["nation_box"]
    assert Counter(card["deck"] for card in CARDS) == box["cards"]
    assert (len(CARDS), box["count"]) == (37, 6)
    assert sum(int(value) * count for value, count in box["bills"].items()) == 114
    tokens = [box[f"{name}_tokens"] for name in ("pollution", "fossil", "disruption", "territory")]
    assert tokens == [3, 10, 2, 6]
    assert (box["demographic_shift_tiles"], box["class_cylinders"], box["plant_cubes"]) == (5, 5, 3)


def test_the_limit_boxes_never_run_out() -> None:
    """LIM-CMP-03: far more of everything than the boxes hold in print."""
    world, _ = position({"X": {"money": 0}}, world={"bank": 0})
    receive_pollution(world, 0, 500, RULE)
    receive_disruption(world, 0, 500, RULE)
    receive_in_full(world, 0, 5000, RULE)
    take_fossil_from_box(world, 0, 500, RULE)
    x = world.nations[0]
    assert (x.pollution, x.disruption, x.money, x.stock[3]) == (500, 500, 5000, 508)


def test_the_totals_agree_with_the_lists() -> None:
    """LIM-CMP-04: 108 bills, 45 pollution, 33 disruption, 74 fossil tokens."""
    shared, nation, limit = BOX["international_box"], BOX["nation_box"], BOX["limit_boxes"]
    bills = 6 * sum(nation["bills"].values()) + sum(limit["bills"].values())
    pollution = shared["pollution_tokens"] + 6 * nation["pollution_tokens"]
    disruption = shared["disruption_tokens"] + 6 * nation["disruption_tokens"]
    fossil = shared["fossil_tokens"] + 6 * nation["fossil_tokens"] + limit["fossil_tokens"]
    assert bills == 108
    assert pollution + limit["excess_pollution_tokens"] == 45
    assert disruption + limit["disruption_tokens"] + limit["disruption_tokens_of_5"] == 33
    assert fossil == 74


def test_solo_extras() -> None:
    """LIM-CMP-05: eight events and the star nation's card."""
    assert BOX["star_box_extra"] == {"event_cards": 8, "star_nation_card": 1}
    assert len(load_data("solo")["events"]) == 8


def test_stocks_have_no_upper_limit() -> None:
    """LIM-CMP-06: 59 is only what one marker shows."""
    world, _ = position({"X": {"stock": {"renewable": 55}}})
    gain(world, 0, 0, 100, RULE)
    assert world.nations[0].stock[0] == 155
