"""Events and consequences: targets, words, scopes, and cards that need no code."""

from __future__ import annotations

import pytest

from anthropolis.games.climat.cards import words
from anthropolis.games.climat.cards.amounts import read_amount
from anthropolis.games.climat.cards.interpreter import CARDS_WITH_CODE, WORDS, find_target
from anthropolis.games.climat.table.deck import CARDS, EVENT_BY_ID
from anthropolis.games.climat.table.regions import REGIONS, load_data
from tests.climat.positions import after, at, player, refused, region, step, tokens


def event(card: str, total: int | None = None, **more: object) -> dict[str, object]:
    return {"step": "aci_event", "card": card, "total": total, **more}


def test_no_card_has_code_of_its_own() -> None:
    """BPC-EFF-01, BPC-CLI-09, BPC-EVT-01: 88 cards, 14 verbs, 6 scopes."""
    assert CARDS_WITH_CODE == []
    assert len(WORDS) == len(CARDS) == 88
    verbs = {verb["id"] for verb in load_data("effects")["verbs"]}
    written = {
        w["do"]
        for card in CARDS
        for key in ("base", "first", "second", "effects")
        for w in card.get(key, [])
    }
    assert written <= verbs
    assert len(verbs) == 14
    assert set(words.SCOPES) == set(load_data("effects")["at"])


def test_an_unknown_word_is_refused() -> None:
    """BPC-EFF-01: the language is closed."""
    with pytest.raises(KeyError):
        words.read_word({"do": "conquer"})


@pytest.mark.parametrize(
    ("written", "amount"),
    [
        (3, 3),
        (-1, -1),
        ({"zones": "all"}, 4),
        ({"zones": ["poles"], "plus": 1}, 2),
        ({"zones": "all", "divide": 3}, 2),
        ({"zones": "all", "divide": 6, "sign": -1}, -1),
        ({"zones": ["poles"], "times": 2}, 2),
    ],
)
def test_scaled_amounts(written: object, amount: int) -> None:
    """BPC-EFF-02, BPC-CLI-08: by destruction tokens, halves rounded up."""
    assert read_amount(written).now(at()) == amount


def test_targets() -> None:
    """BPC-EVT-02, BPC-EVT-03, BPC-CLI-07: along the arrow, around the end; none: ignored."""
    assert REGIONS[find_target(at({"active": "india"}), EVENT_BY_ID["heat_wave"])] == "china"
    assert find_target(at(), EVENT_BY_ID["border_militias"]) == -1
    calm = after({}, event("border_militias"))
    assert (calm.result["target"], sum(calm.world.tokens)) == (None, 0)


def test_regions_that_do_not_share_are_passed_over() -> None:
    """BPC-EVT-04, BPC-NSH-02, BPC-DIC-04, BPC-CHA-07, BPC-WRM-02: by ACI events, not by others."""
    closed = {"status": "dictatorship", "discipline": 4}
    given = {"active": "africa", "regions": {"africa": closed}}
    assert after(given, event("first_light")).result["target"] == "india"
    spread = {"active": "europe", "regions": {"africa": {"status": "chaos", "discipline": 0}}}
    assert tokens(after(spread, event("swine_plague")), "africa") == {}
    warmed = after(given, {"step": "warming", "zone": "currents"})
    assert tokens(warmed, "africa") == {"shortage": 2}
    drought = after(
        {**given, "active": "indo_australia"}, {"step": "climate", "card": "long_drought"}
    )
    assert tokens(drought, "africa") == {"shortage": 1}


def test_scopes() -> None:
    """BPC-EFF-03, BPC-EFF-04, BPC-EVT-07: linked, all, spread, in their order."""
    linked = after({}, event("new_border_wall"))
    assert [n for n in REGIONS if tokens(linked, n)] == [
        "north_america",
        "south_america",
        "middle_east",
        "africa",
        "russia",
    ]
    everywhere = after({}, event("viral_conspiracy"))
    assert [n for n in REGIONS if tokens(everywhere, n)] == [
        "europe",
        "north_america",
        "south_america",
        "middle_east",
        "indo_australia",
        "russia",
    ]
    swarm = after({"active": "africa"}, {"step": "climate", "card": "locust_swarms"})
    assert (tokens(swarm, "africa"), tokens(swarm, "indo_australia")) == (
        {"shortage": 1},
        {"shortage": 1},
    )


def test_ges_on_a_card_are_global() -> None:
    """BPC-EVT-05: regional GES never change directly."""
    hot = after({}, event("cheap_flights"))
    assert (hot.world.global_ges, sum(hot.world.ges)) == (103, 100)


def test_discipline_by_a_card() -> None:
    """BPC-EFF-05: within 1 and 4, a fall is looked at at once."""
    given = {"active": "china", "regions": {"china": {"tokens": {"riots": 3}}}}
    fallen = after(given, event("strongman_elected"))
    assert (region(fallen, "china")["discipline"], tokens(fallen, "china")) == (2, {"conflicts": 1})
    raised = after({"active": "india"}, event("school_strike", 14))
    assert region(raised, "india")["discipline"] == 2


def test_oil_by_a_card() -> None:
    """BPC-EFF-06, BPC-OIC-01, BPC-OIC-02, BPC-OIC-03: production down and up."""
    rush = after({"active": "north_america"}, event("shale_rush"))
    assert region(rush, "north_america")["oil"] == {"local": 4, "imported": 0, "exported": 0}
    sabotage = after({"active": "africa"}, event("pipeline_sabotage"))
    assert region(sabotage, "africa")["oil"]["exported"] == 0
    spared = after({"active": "india"}, {"step": "oil_constraint", "arrow": "down"})
    assert spared.result["target"] == "north_america"


def test_electricity_by_a_card() -> None:
    """BPC-EFF-07, BPC-EFF-08: forbidden kinds do nothing, the last token stays."""
    green = after({"active": "china"}, event("green_bonds", 10))
    assert (region(green, "china")["electricity"]["enr_i"], tokens(green, "china")) == (
        1,
        {"shortage": 1},
    )
    valley = {"active": "middle_east"}
    dam = after(valley, event("drowned_valley", 10))
    assert (region(dam, "middle_east")["electricity"]["hydro"], tokens(dam, "middle_east")) == (
        1,
        {"refugees": 2},
    )
    dark = {"regions": {"europe": {"electricity": {"coal": 1}}}}
    assert region(after(dark, event("blackout")), "europe")["electricity"]["coal"] == 1
    choice = after({}, event("blackout", choices={"remove_electricity": ["nuclear"]}))
    assert region(choice, "europe")["electricity"]["nuclear"] == 0


def test_tokens_that_are_taken_away() -> None:
    """BPC-EFF-09: what is there, up to the amount, or all."""
    given = {"active": "europe", "regions": {"europe": {"tokens": {"refugees": 3}}}}
    assert tokens(after(given, event("open_corridor", 8)), "europe") == {"refugees": 2}
    assert tokens(after(given, event("open_corridor", 12)), "europe") == {}


def test_everybody_draws() -> None:
    """BPC-EFF-10: in seat order from the active player, each a colour of the own network."""
    given = {
        "active_player": "p2",
        "decks": {"events": ["science_exchange"], "ngo": [1, 2], "media": [3]},
    }
    drawn = after(given, {"step": "event", "choices": {"draw": ["ngo", "ngo", "media"]}})
    assert [player(drawn, c)["hand"] for c in range(3)] == [["ngo_2"], ["media_3"], ["ngo_1"]]
    refused(given, {"step": "event", "choices": {"draw": ["politics", "ngo", "media"]}})


def test_populations_and_rates_by_a_card() -> None:
    """BPC-EFF-01: change_population, change_demography, exodus."""
    heat = {"active": "africa", "zones": {"poles": 3, "glaciers": 2, "currents": 2, "forests": 2}}
    fled = after(
        heat,
        {
            "step": "climate",
            "card": "unlivable_heat",
            "choices": {"exodus_to": ["europe", "europe"]},
        },
    )
    assert region(fled, "africa")["population"] == 29 - 2 - 2
    assert fled.world.global_ges == 103
    born = after({"active": "india"}, event("girls_sent_home"))
    assert region(born, "india")["demography"] == 2


@pytest.mark.parametrize(
    ("zone", "tokens_there", "hit"),
    [("poles", 1, 3), ("poles", 2, 7), ("glaciers", 1, 2), ("glaciers", 2, 2), ("currents", 2, 1)],
)
def test_warming(zone: str, tokens_there: int, hit: int) -> None:
    """BPC-WRM-01, BPC-WRM-03, BPC-WRM-04: the token first, then the row of its rank."""
    zones = {"poles": 1, "glaciers": 1, "currents": 1, "forests": 1, zone: tokens_there}
    warmed = after({"zones": zones}, {"step": "warming", "zone": zone})
    assert sum(1 for name in REGIONS if tokens(warmed, name)) == hit
    assert warmed.result == {"destruction": sum(zones.values()) + 1}
    first = {"zones": {"poles": 0, "glaciers": 0, "currents": 0, "forests": 0}}
    dry = after(first, {"step": "warming", "zone": "currents"})
    assert tokens(dry, "africa") == {"shortage": 1}


def test_consequences_wait_on_the_deck() -> None:
    """BPC-TRN-03, BPC-CLI-06, BPC-EVT-06: one card a turn; it then lies among its discards."""
    given = {"decks": {"events": ["empty_oceans", "dark_cities", "growth"]}}
    drawn = after(given, {"step": "event"})
    assert drawn.result["card"] == "empty_oceans"
    assert len(drawn.world.event_deck) == 2
    assert drawn.world.consequence_discards == [EVENT_BY_ID["empty_oceans"]]


def test_discipline_falls_are_steps_of_cards() -> None:
    """BPC-EFF-05: nothing happens to discipline in chaos."""
    chaos = {"regions": {"india": {"status": "chaos", "discipline": 0}}}
    kept = after(chaos, step("change_discipline", "india", amount=1))
    assert region(kept, "india")["discipline"] == 0
