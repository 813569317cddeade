"""Step 3 of an activation: standard of living, oil balance, wars for oil, China, North America."""

from __future__ import annotations

from anthropolis.games.climat.table.state import oil_balance
from tests.climat.positions import after, region, step, tokens

DRY = {"africa": {"oil": {"local": 1, "imported": 0, "exported": 0}}}
NOBODY_WEAK = {
    name: {"discipline": 4} for name in ("south_america", "middle_east", "indo_australia")
}


def test_an_import_problem_without_a_war() -> None:
    """BPC-NDV-02, BPC-NDV-09, BPC-NDV-11, BPC-OIL-01, BPC-OIL-02, BPC-APW-05: one fall."""
    given = {"regions": {**DRY, **NOBODY_WEAK}}
    fallen = after(given, step("ndv_check", "europe", choices={"remove_electricity": ["coal"]}))
    found = region(fallen, "europe")
    assert (found["ndv"], found["demography"], found["oil"]["imported"]) == (3, 1, 2)
    assert (found["electricity"]["coal"], tokens(fallen, "europe")) == (0, {"riots": 3})
    calm = after(given, step("ndv_check", "russia"))
    assert region(calm, "russia")["ndv"] == 3


def test_falling_below_the_number_of_tokens() -> None:
    """BPC-NDV-09, BPC-CAL-07: the overflow comes with the fall, then the riots."""
    given = {"regions": {**DRY, **NOBODY_WEAK, "europe": {"tokens": {"shortage": 4}}}}
    fallen = after(given, step("ndv_check", "europe", choices={"remove_electricity": ["coal"]}))
    assert tokens(fallen, "europe") == {"riots": 3, "dearth": 1}


def test_a_war_for_oil() -> None:
    """BPC-APW-01 to BPC-APW-04, BPC-NDV-12: the first weaker region down the column."""
    given = {"regions": {**DRY, "europe": {"discipline": 3}}}
    seized = after(
        given,
        step(
            "ndv_check",
            "europe",
            dice={"d8": [3]},
            choices={"remove_electricity": ["gas"], "refugees_to": ["north_america"] * 2},
        ),
    )
    assert tokens(seized, "south_america")["war"] == 1
    assert (region(seized, "europe")["ndv"], oil_balance(seized.world)) == (4, 0)
    refused = after(
        given,
        step("ndv_check", "europe", dice={"d8": [2]}, choices={"remove_electricity": ["gas"]}),
    )
    assert (tokens(refused, "south_america"), region(refused, "europe")["ndv"]) == ({}, 3)


def test_too_little_electricity() -> None:
    """BPC-NDV-03, BPC-NDV-04, BPC-NDV-14: an oil unit is freed; NdV 1 regions never fall."""
    given = {"regions": {"russia": {"electricity": {"gas": 2}}}}
    fallen = after(given, step("ndv_check", "russia"))
    assert (region(fallen, "russia")["ndv"], region(fallen, "russia")["oil"]["exported"]) == (2, 3)
    poor = after({"regions": {"india": {"electricity": {}}}}, step("ndv_check", "india"))
    assert region(poor, "india")["ndv"] == 1


def test_rising() -> None:
    """BPC-NDV-05, BPC-NDV-06, BPC-NDV-08, BPC-NDV-13, BPC-ELE-03: with an export kept at home."""
    given = {"regions": {"russia": {"discipline": 2, "electricity": {"gas": 4}}}}
    risen = after(given, step("ndv_check", "russia"))
    found = region(risen, "russia")
    assert (found["ndv"], found["demography"], found["discipline"]) == (4, -1, 1)
    assert found["oil"] == {"local": 4, "imported": 0, "exported": 1}


def test_a_rise_that_is_refused_or_impossible() -> None:
    """BPC-NDV-06, BPC-NDV-07, BPC-NDV-12: the surplus token goes."""
    given = {"regions": {"russia": {"discipline": 3, "electricity": {"gas": 3, "coal": 1}}}}
    stayed = after(
        given,
        step("ndv_check", "russia", dice={"d8": [2]}, choices={"remove_electricity": ["coal"]}),
    )
    assert (region(stayed, "russia")["ndv"], region(stayed, "russia")["electricity"]["coal"]) == (
        3,
        0,
    )
    top = {"regions": {"europe": {"electricity": {"gas": 5}}}}
    assert region(after(top, step("ndv_check", "europe")), "europe")["electricity"]["gas"] == 4


def test_a_rise_by_war_makes_both_rolls() -> None:
    """BPC-NDV-12, BPC-APW-04: one before rising, one before the war."""
    rich = {"discipline": 4, "electricity": {"coal": 4}}
    given = {"regions": {"indo_australia": rich, "russia": {"discipline": 4}}}
    seized = after(
        given,
        step(
            "ndv_check",
            "indo_australia",
            dice={"d8": [3, 3]},
            choices={"remove_electricity": ["gas"], "refugees_to": ["europe"] * 2},
        ),
    )
    assert region(seized, "indo_australia")["ndv"] == 4
    assert tokens(seized, "south_america")["war"] == 1


def test_living_on_less_by_choice() -> None:
    """BPC-NDV-10: two pairs and discipline 3; no riots, no births."""
    europe = {
        "discipline": 3,
        "tps": ["tp_c", "tp_d", "tp_e", "tp_f"],
        "electricity": {"gas": 1, "hydro": 1, "nuclear": 1},
    }
    sober = after(
        {"regions": {"europe": europe}},
        step("ndv_check", "europe", choices={"remove_electricity": ["gas"]}),
    )
    found = region(sober, "europe")
    assert (found["ndv"], found["demography"], tokens(sober, "europe")) == (3, 0, {})
    assert found["oil"]["imported"] == 2


def test_china_and_its_tokens() -> None:
    """BPC-CHN-02, BPC-CHN-05 to BPC-CHN-11, BPC-NDV-01: lost for many reasons, never regained."""
    poor = {"regions": {"europe": {"ndv": 3}, "north_america": {"ndv": 3}}}
    capped = after(poor, step("ndv_check", "china"))
    assert capped.world.overproduction == 0
    assert tokens(capped, "europe") == {"shortage": 2}
    famine = after({"regions": {"china": {"tokens": {"famine": 1}}}}, step("calamities", "china"))
    assert (tokens(famine, "china"), famine.world.overproduction) == ({"shortage": 1}, 1)
    war = after(
        {"regions": {"china": {"tokens": {"conflicts": 3}}}},
        {"step": "place", "region": "china", "token": "conflicts", "amount": 1},
    )
    assert (tokens(war, "china"), war.world.overproduction) == ({"riots": 1}, 1)
    short = after({"regions": {"china": {"electricity": {"gas": 1}}}}, step("ndv_check", "china"))
    assert (short.world.overproduction, region(short, "china")["electricity"]["coal"]) == (1, 1)
    bare = after(
        {"regions": {"china": {"overproduction": 0, "electricity": {"gas": 1}}}},
        step("ndv_check", "china"),
    )
    assert region(bare, "china")["ndv"] == 1


def test_china_does_not_pay_to_rise() -> None:
    """BPC-CHN-09, BPC-CHN-05: it gives up a token to keep its imports, not to rise."""
    given = {
        "regions": {
            "china": {"electricity": {"coal": 3}},
            **NOBODY_WEAK,
            "russia": {"discipline": 4},
        }
    }
    stayed = after(given, step("ndv_check", "china", dice={"d8": [8]}))
    assert (region(stayed, "china")["ndv"], stayed.world.overproduction) == (2, 2)


def test_north_america_gives_up_a_token() -> None:
    """BPC-NAM-05: instead of falling."""
    given = {"regions": {**DRY, **NOBODY_WEAK}}
    kept = after(given, step("ndv_check", "north_america"))
    assert (region(kept, "north_america")["ndv"], kept.world.overconsumption) == (4, 1)
