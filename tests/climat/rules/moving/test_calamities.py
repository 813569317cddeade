"""Placement of tokens: chapter 15 and the outbreaks that follow."""

from __future__ import annotations

import pytest

from tests.climat.positions import after, place, region, step, tokens


def with_tokens(name: str, **kinds: int) -> dict[str, object]:
    return {"regions": {name: {"tokens": kinds}}}


@pytest.mark.parametrize(
    ("there", "arriving", "then"),
    [
        ({}, "riots", {"riots": 1}),
        ({"riots": 3}, "riots", {"conflicts": 1}),
        ({"conflicts": 1}, "riots", {"conflicts": 2}),
        ({"riots": 2}, "conflicts", {"conflicts": 1}),
        ({"war": 1}, "riots", {"war": 1}),
        ({"war": 1}, "war", {"war": 1}),
        ({}, "shortage", {"shortage": 1}),
        ({"shortage": 3}, "shortage", {"dearth": 1}),
        ({"dearth": 1}, "shortage", {"dearth": 2}),
        ({"dearth": 3}, "dearth", {"famine": 1}),
        ({"shortage": 1}, "dearth", {"dearth": 1}),
        ({"famine": 1}, "shortage", {"famine": 1}),
        ({"famine": 1}, "famine", {"famine": 1}),
        ({"dearth": 2}, "famine", {"famine": 1}),
        ({}, "epizootic", {"epizootic": 1}),
        ({"epizootic": 3}, "epizootic", {"epidemic": 1}),
        ({"epidemic": 1}, "epizootic", {"epidemic": 1, "shortage": 1}),
        ({"epidemic": 1}, "epidemic", {"epidemic": 1}),
        ({"epizootic": 2}, "epidemic", {"epidemic": 1}),
        ({"epidemic": 1}, "pandemic", {"pandemic": 1}),
        ({"pandemic": 1}, "pandemic", {"pandemic": 1}),
        ({"refugees": 2}, "local_refugees", {"refugees": 3}),
        ({"refugees": 3}, "local_refugees", {"riots": 1}),
    ],
)
def test_the_table_of_arriving_tokens(
    there: dict[str, int], arriving: str, then: dict[str, int]
) -> None:
    """BPC-CAL-01 to BPC-CAL-05, BPC-CAL-08, BPC-CAL-09, BPC-REF-07: at resilience 3."""
    found = after(with_tokens("indo_australia", **there), place("indo_australia", arriving))
    assert tokens(found, "indo_australia") == then


def test_conflicts_and_dearths_cost_people_where_worse_rules() -> None:
    """BPC-WAR-10, BPC-CHA-06: in war, famine and chaos; under dictatorship nothing red counts."""
    war = after(with_tokens("russia", war=1), place("russia", "conflicts", 2))
    assert region(war, "russia")["population"] == 4
    famine = after(with_tokens("russia", famine=1), place("russia", "dearth"))
    assert region(famine, "russia")["population"] == 5
    chaos = {"regions": {"russia": {"status": "chaos", "discipline": 0}}}
    hit = after(
        chaos,
        place("russia", "conflicts"),
        place("russia", "riots"),
        place("russia", "shortage"),
        place("russia", "dearth"),
    )
    assert (region(hit, "russia")["population"], tokens(hit, "russia")) == (4, {})


def test_dictatorship_takes_no_red_token() -> None:
    """BPC-DIC-03: orange and green tokens come as usual."""
    ruled = {"regions": {"russia": {"status": "dictatorship", "discipline": 4}}}
    hit = after(
        ruled,
        *[place("russia", kind) for kind in ("riots", "conflicts", "war", "shortage", "epizootic")],
    )
    assert tokens(hit, "russia") == {"shortage": 1, "epizootic": 1}


def test_nothing_else_happens_between_activations() -> None:
    """BPC-CAL-06: riots equal to the resilience send nobody away yet."""
    assert tokens(after({}, place("russia", "riots", 3)), "russia") == {"riots": 3}


def test_a_fall_of_resilience_is_looked_at_at_once() -> None:
    """BPC-CAL-07: red, orange and green step up once, too many refugees become one riot."""
    there = {"riots": 3, "shortage": 2, "epizootic": 3}
    given = {"regions": {"china": {"ndv": 1, "tokens": there}}}
    fallen = after(given, step("change_discipline", "china", amount=-2))
    assert tokens(fallen, "china") == {"conflicts": 1, "dearth": 1, "epidemic": 1}
    crowded = {"regions": {"china": {"ndv": 1, "tokens": {"refugees": 2}}}}
    fallen = after(crowded, step("change_discipline", "china", amount=-2))
    assert tokens(fallen, "china") == {"riots": 1}


def test_a_pandemic_reaches_the_next_healthy_region_below() -> None:
    """BPC-CAL-10: around the end of the column; if all are ill nothing happens."""
    given = {
        "regions": {"india": {"tokens": {"epidemic": 1}}, "europe": {"tokens": {"epidemic": 1}}}
    }
    spread = after(given, place("india", "pandemic"))
    assert tokens(spread, "north_america") == {"epidemic": 1}
    ill = {
        "regions": {
            name: {"tokens": {"epidemic": 1}}
            for name in (
                "europe",
                "north_america",
                "south_america",
                "middle_east",
                "africa",
                "indo_australia",
                "russia",
                "china",
            )
        }
    }
    assert tokens(after(ill, place("india", "pandemic")), "india") == {"pandemic": 1}


# -- refugees and exodus --------------------------------------------------------------------------


def test_refugees_leave_one_by_one() -> None:
    """BPC-REF-02, BPC-REF-09: each token has its own destination; populations do not change."""
    gone = after({}, place("russia", "refugees", 2, choices={"refugees_to": ["europe", "china"]}))
    assert (tokens(gone, "europe"), tokens(gone, "china")) == ({"refugees": 1}, {"refugees": 1})
    assert region(gone, "russia")["population"] == 6


def test_a_full_region_answers_with_a_riot() -> None:
    """BPC-REF-03, BPC-REF-04: the tokens present stay; famine does not bar."""
    given = {
        "regions": {
            "north_america": {"tokens": {"refugees": 4, "famine": 1}},
            "europe": {"tokens": {"war": 1}},
        }
    }
    full = after(given, place("south_america", "refugees"))
    assert tokens(full, "north_america") == {"refugees": 4, "famine": 1, "riots": 1}


def test_nowhere_to_go() -> None:
    """BPC-REF-05: the token becomes a riot at home."""
    given = {"regions": {name: {"tokens": {"war": 1}} for name in ("north_america", "europe")}}
    assert tokens(after(given, place("south_america", "refugees")), "south_america") == {"riots": 1}


def test_nobody_leaves_an_ill_region() -> None:
    """BPC-REF-06: every generated token is local."""
    ill = after(with_tokens("russia", epidemic=1), place("russia", "refugees"))
    assert tokens(ill, "russia") == {"epidemic": 1, "refugees": 1}


def test_an_exodus_point_by_point() -> None:
    """BPC-EXO-01 to BPC-EXO-03, BPC-EXO-06: 2 riots each, and the illness once."""
    given = {"regions": {"africa": {"discipline": 2, "tokens": {"famine": 1, "epidemic": 1}}}}
    gone = after(
        given,
        step(
            "calamities",
            "africa",
            dice={"d4": [1, 1], "d8": [1]},
            choices={"exodus_to": ["europe", "europe"]},
        ),
    )
    assert tokens(gone, "europe") == {"riots": 4, "epidemic": 1}
    assert region(gone, "europe")["population"] == 13
    assert region(gone, "africa")["population"] == 29 - 2 - 2


def test_an_exodus_without_a_way_out() -> None:
    """BPC-EXO-04, BPC-EXO-05: points are lost, but the last one stays."""
    given = {
        "regions": {
            "north_america": {
                "discipline": 2,
                "population": 3,
                "overconsumption": 0,
                "tokens": {"famine": 1},
            },
            "south_america": {"tokens": {"war": 1}},
        }
    }
    stuck = after(given, step("calamities", "north_america", dice={"d4": [1]}))
    assert region(stuck, "north_america")["population"] == 1


def test_nobody_leaves_a_dictatorship_but_the_ill() -> None:
    """BPC-EXO-07, BPC-DIC-07: points are lost; with an illness people go and it is over."""
    ruled = {"status": "dictatorship", "discipline": 4, "tokens": {"famine": 1}}
    lost = after({"regions": {"africa": ruled}}, step("calamities", "africa", dice={"d4": [1, 1]}))
    assert region(lost, "africa")["population"] == 29 - 2 - 2
    ill = {**ruled, "tokens": {"famine": 1, "epidemic": 1}}
    gone = after(
        {"regions": {"africa": ill}},
        step(
            "calamities",
            "africa",
            dice={"d4": [1, 1]},
            choices={"exodus_to": ["europe", "middle_east"]},
        ),
    )
    assert tokens(gone, "africa") == {}


# -- war, dictatorship, chaos ---------------------------------------------------------------------


def test_a_war_breaks_out() -> None:
    """BPC-WAR-01 to BPC-WAR-07, BPC-NSH-01: all its immediate effects, in order."""
    given = {
        "regions": {
            "south_america": {"tokens": {"conflicts": 3, "refugees": 1, "dearth": 1, "epidemic": 1}}
        }
    }
    war = after(given, place("south_america", "conflicts", choices={"remove_electricity": ["gas"]}))
    assert tokens(war, "south_america") == {
        "war": 1,
        "famine": 1,
        "pandemic": 1,
        "refugees": 2,
    }
    assert region(war, "south_america")["sharing"] is False
    assert (region(war, "south_america")["ndv"], region(war, "south_america")["demography"]) == (
        2,
        2,
    )
    assert tokens(war, "middle_east") == {"epidemic": 1}


def test_a_war_turns_and_ends_in_dictatorship() -> None:
    """BPC-WAR-08, BPC-DIC-01, BPC-DIC-02: oil is parked, then lost."""
    given = {"regions": {"middle_east": {"tokens": {"war": 1}}}}
    flight = {"refugees_to": ["europe", "europe"]}
    turned = after(given, step("calamities", "middle_east", choices=flight))
    assert (tokens(turned, "middle_east"), region(turned, "middle_east")["parked_oil"]) == (
        {"war": 2},
        1,
    )
    assert region(turned, "middle_east")["oil"]["exported"] == 2
    second = {"regions": {"middle_east": {"tokens": {"war": 2, "refugees": 1}, "parked_oil": 1}}}
    ruled = after(second, step("calamities", "middle_east", choices=flight))
    found = region(ruled, "middle_east")
    assert (found["status"], found["discipline"], found["parked_oil"]) == ("dictatorship", 4, 0)
    assert tokens(ruled, "middle_east") == {}


def test_parked_oil_comes_back() -> None:
    """BPC-WAR-09: as an export, or it makes an import local."""
    given = {
        "regions": {
            "africa": {
                "oil": {"local": 0, "imported": 1, "exported": 0},
                "parked_oil": 1,
                "tokens": {"war": 2},
            }
        }
    }
    ended = after(
        given,
        {
            "step": "institution",
            "institution": "un",
            "total": 16,
            "apply": [{"do": "remove_token", "token": "war", "region": "africa"}],
        },
    )
    assert region(ended, "africa")["oil"] == {"local": 1, "imported": 0, "exported": 0}


def test_a_war_of_the_own_activation_waits() -> None:
    """BPC-WAR-11: it does not turn its face yet."""
    given = {
        "regions": {"russia": {"electricity": {"coal": 1, "enr_p": 2}, "tokens": {"conflicts": 3}}}
    }
    choices = {"remove_electricity": ["coal"], "refugees_to": ["europe"] * 4}
    fresh = after(given, step("calamities", "russia", choices=choices))
    assert tokens(fresh, "russia")["war"] == 1


def test_a_dictatorship_acts() -> None:
    """BPC-DIC-05, BPC-DIC-06, BPC-DIC-10: a pair, fewer births, fewer people; unless it is ill."""
    ruled = {"status": "dictatorship", "discipline": 4}
    acted = after({"regions": {"south_america": ruled}}, step("calamities", "south_america"))
    found = region(acted, "south_america")
    assert (found["tps"], found["demography"], found["population"]) == (["tp_a", "tp_b"], 0, 12)
    assert acted.world.introduced == 0
    ill = {**ruled, "tokens": {"epidemic": 1}}
    busy = after(
        {"regions": {"south_america": ill}}, step("calamities", "south_america", dice={"d8": [1]})
    )
    assert (region(busy, "south_america")["tps"], region(busy, "south_america")["population"]) == (
        [],
        12,
    )


def test_ending_a_dictatorship() -> None:
    """BPC-DIC-08: discipline becomes 2, and what exceeds the resilience steps up."""
    given = {
        "regions": {"india": {"status": "dictatorship", "discipline": 4, "tokens": {"shortage": 4}}}
    }
    freed = after(
        given,
        {
            "step": "institution",
            "institution": "un",
            "total": 24,
            "apply": [{"do": "end_dictatorship", "region": "india"}],
        },
    )
    assert (region(freed, "india")["discipline"], tokens(freed, "india")) == (2, {"dearth": 1})


def test_a_dictatorship_can_fall_into_chaos() -> None:
    """BPC-DIC-09, BPC-CHA-11: discipline 0 replaces it; then it stays 0."""
    given = {"regions": {"india": {"status": "dictatorship", "discipline": 1}}}
    fallen = after(
        given,
        step("change_discipline", "india", amount=-1),
        step("change_discipline", "india", amount=-1),
    )
    assert (region(fallen, "india")["status"], region(fallen, "india")["discipline"]) == (
        "chaos",
        0,
    )


def test_chaos_breaks_out() -> None:
    """BPC-CHA-01 to BPC-CHA-05: dice for famine and war, then a dictatorship."""
    given = {
        "regions": {
            "africa": {"tokens": {"famine": 1, "conflicts": 1, "pandemic": 1, "refugees": 1}}
        }
    }
    chaos = after(given, step("change_discipline", "africa", amount=-1, dice={"d4": [1, 2]}))
    assert region(chaos, "africa")["population"] == 29 - 3 - 2
    assert (tokens(chaos, "africa"), region(chaos, "africa")["sharing"]) == ({"pandemic": 1}, False)
    war = {"regions": {"africa": {"tokens": {"war": 1}}}}
    ruled = after(war, step("change_discipline", "africa", amount=-1, dice={"d4": [1, 1]}))
    assert (region(ruled, "africa")["status"], region(ruled, "africa")["discipline"]) == (
        "dictatorship",
        4,
    )


def test_chaos_at_activation() -> None:
    """BPC-CHA-08, BPC-CHA-09, BPC-RED-01: people flee, illness or not; the UN can end it."""
    given = {
        "regions": {
            "north_america": {
                "status": "chaos",
                "discipline": 0,
                "overconsumption": 0,
                "tokens": {"epidemic": 1},
            }
        }
    }
    fled = after(
        given,
        step(
            "calamities",
            "north_america",
            dice={"d8": [1]},
            choices={"refugees_to": ["europe", "europe"]},
        ),
    )
    assert tokens(fled, "europe") == {"refugees": 2, "epidemic": 1}
    assert region(fled, "north_america")["population"] == 8 - 1 - 1
    assert region(fled, "north_america")["demography"] == -1


def test_chaos_inside_a_famine() -> None:
    """BPC-CHA-10, BPC-ORA-01: the losses of chaos come while the famine is there, then exodus."""
    given = {"regions": {"russia": {"tokens": {"famine": 1}}}}
    broken = after(
        given, step("calamities", "russia", dice={"d4": [1, 1]}, choices={"exodus_to": ["china"]})
    )
    found = region(broken, "russia")
    assert (found["status"], found["population"], found["demography"]) == ("chaos", 3, -1)
