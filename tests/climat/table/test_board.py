"""Components and regions: the box, the start values, the map."""

from __future__ import annotations

from anthropolis.games.climat.rules.moving.numbers import (
    electricity_level,
    emissions,
    oil_level,
    production,
)
from anthropolis.games.climat.table import deck, influence
from anthropolis.games.climat.table.energy import COLD, ELECTRICITY, HEAT, OIL, ges_of, growth
from anthropolis.games.climat.table.laws import ALL_CARDS, broken_laws
from anthropolis.games.climat.table.map import EXODUS_LINES, PLACES, REFUGEE_LINES
from anthropolis.games.climat.table.regions import (
    HAS_BOMB,
    HAS_RESERVE,
    REGIONS,
    ZONES,
    load_data,
)
from anthropolis.games.climat.table.state import (
    down_from,
    oil_balance,
    resilience,
    unit,
    up_from,
)
from anthropolis.games.climat.table.tokens import TOKENS
from tests.climat.positions import after, at, place, region, step


def test_the_box() -> None:
    """BPC-CMP-01, BPC-CMP-02, BPC-CMP-04: 192 influence cards, 72 events, 12 destruction tokens."""
    assert influence.ALL_KINDS * influence.COPIES == ALL_CARDS == 192
    assert deck.FIRST_CONSEQUENCE == 72
    assert deck.ALL_EVENTS - deck.FIRST_CONSEQUENCE == 16
    assert [deck.EVENT_IDS[:12][0], deck.FIRST_WARMING, deck.FIRST_ACI] == [
        "oil_constraint_01",
        12,
        24,
    ]
    assert len(ZONES) * 3 == 12
    counted = {c["id"]: c["count_used"] for c in load_data("components")["components"]}
    assert (counted["event_cards"], counted["influence_cards"]) == (72, 192)


def test_supplies_never_run_out() -> None:
    """BPC-CMP-03: the caps of the box are no rule."""
    crowded = after({}, *[place(name, "shortage", 9) for name in REGIONS])
    assert sum(crowded.world.tokens) > 0
    assert broken_laws(crowded.world) == []


def test_both_markers_and_the_special_tokens() -> None:
    """BPC-CMP-05, BPC-CMP-06, BPC-SET-03: who plays, which region; +4, +2 and two pairs."""
    world = at()
    assert (world.player, REGIONS[world.order[world.at]]) == (0, "europe")
    assert (COLD, HEAT) == ([4, 2], [2, 4])
    assert (world.overconsumption, world.overproduction, world.cold, world.heat) == (2, 2, 4, 2)


def test_nine_regions_in_the_order_of_the_book() -> None:
    """BPC-REG-01, BPC-REG-02: nine regions, each with its parameters."""
    assert REGIONS == [
        "europe",
        "north_america",
        "south_america",
        "middle_east",
        "africa",
        "indo_australia",
        "russia",
        "china",
        "india",
    ]
    assert len(at().ndv) == len(at().discipline) == len(at().population) == len(at().tps) == 9


def test_the_column_is_circular() -> None:
    """BPC-REG-03: above the top tile is the bottom tile."""
    assert REGIONS[up_from(at(), 0)[0]] == "india"
    assert REGIONS[down_from(at(), 8)[0]] == "europe"


def test_oil_and_electricity() -> None:
    """BPC-REG-04 to BPC-REG-08: tokens, consumption, production, and what pairs save."""
    assert (OIL, len(ELECTRICITY)) == (["local", "imported", "exported"], 6)
    world = at({"regions": {"europe": {"tps": ["tp_a", "tp_b", "tp_c", "tp_d"]}}})
    assert (oil_level(world, 0), electricity_level(world, 0), production(world, 0)) == (5, 5, 1)
    assert (oil_level(at(), 0), electricity_level(at(), 0)) == (4, 4)


def test_values_and_their_bounds() -> None:
    """BPC-REG-09 to BPC-REG-13: NdV 1-4, resilience, discipline 0-4, population, demography."""
    world = at({"regions": {"india": {"discipline": 3}}})
    assert (resilience(world, 8), resilience(world, 0)) == (3, 4)
    high = after(
        {"regions": {"india": {"discipline": 3, "population": 2, "demography": -5}}},
        step("change_discipline", "india", amount=5),
        step("demography", "india"),
    )
    assert region(high, "india")["discipline"] == 4
    assert region(high, "india")["population"] == 1
    world = at()
    world.ndv[0] = 5
    assert broken_laws(world) != []


def test_a_unit_is_the_tens_of_the_population_now() -> None:
    """BPC-REG-14: 29 is 2 units, 9 is 1."""
    assert [unit(at(), r) for r in (4, 1, 8)] == [2, 1, 3]


def test_the_start_closes() -> None:
    """BPC-REG-15, BPC-REG-16, BPC-REG-17, BPC-REG-18, BPC-SET-02: 100 GES, 161 people."""
    world = at()
    assert (sum(world.ges), sum(world.population), oil_balance(world)) == (100, 161, 0)
    assert [ges_of(emissions(world, r), world.population[r]) for r in range(9)] == world.ges
    assert (world.global_ges, world.green, world.red) == (100, 0, 30)
    assert broken_laws(world) == []
    world.oil[1] = world.oil[2] = 1
    assert "europe: imports and exports at once" in broken_laws(world)


def test_bombs_and_reserves() -> None:
    """BPC-REG-19, BPC-REG-20: five regions have the bomb, four a nature reserve."""
    assert [REGIONS[r] for r in range(9) if HAS_BOMB[r]] == [
        "europe",
        "north_america",
        "russia",
        "china",
        "india",
    ]
    assert [REGIONS[r] for r in range(9) if HAS_RESERVE[r]] == [
        "south_america",
        "africa",
        "indo_australia",
        "russia",
    ]


def test_the_lines_of_the_map() -> None:
    """BPC-REG-21: 14 refugee lines, 9 of them for exoduses too."""
    assert sum(ends.bit_count() for ends in REFUGEE_LINES) == 28
    assert sum(ends.bit_count() for ends in EXODUS_LINES) == 18
    assert all(e & r == e for e, r in zip(EXODUS_LINES, REFUGEE_LINES))
    assert len(PLACES) == 13


def test_the_tables() -> None:
    """BPC-GES-04, BPC-GES-07, BPC-EXP-02: both tables as printed."""
    tables = load_data("tables")
    for row, values in tables["ges_table"]["rows"].items():
        assert [ges_of(row, people) for people in range(1, 61)] == values
    for expert, name in ((False, "demography_normal"), (True, "demography_expert")):
        for tens, values in tables[name]["rows"].items():
            people = tens * 10 + 5
            assert [growth(expert, people, rate) for rate in range(1, 6)] == values
            assert [growth(expert, people, -rate) for rate in range(1, 6)] == [-v for v in values]


def test_laws_that_hold_before_every_decision() -> None:
    """BPC-INV-01 to BPC-INV-09: each broken law is found."""
    breaks = [
        ("population", 0, 0),
        ("discipline", 0, 0),
        ("status", 0, 2),
        ("zones", 0, 4),
        ("hands", 0, 1),
        ("oil", 0, 0),
        ("electricity", 2, 2),
    ]
    for field, index, value in breaks:
        world = at()
        getattr(world, field)[index] = value
        if field == "status":
            world.tokens[TOKENS.index("riots")] = 1
        assert broken_laws(world) != [], field
    world = at()
    world.overproduction, world.red = 3, 0
    assert len(broken_laws(world)) >= 2
    crowded = at({"regions": {"africa": {"tokens": {"riots": 2}}}})
    assert "africa: more tokens than the resilience" in broken_laws(crowded)
    mixed = at({"regions": {"africa": {"tokens": {"riots": 1, "conflicts": 1}}}})
    assert "africa: two levels of one colour" in broken_laws(mixed)
    kept = after({"active": "india"}, {"step": "oil_constraint", "arrow": "up"})
    assert all(production(kept.world, r) >= 1 for r in range(9))
    assert oil_balance(kept.world) == -1
