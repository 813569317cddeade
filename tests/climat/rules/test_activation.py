"""The seven steps of an activation: calamities, propagation, living, demography, GES, track."""

from __future__ import annotations

from anthropolis.games.climat.rules.moving.numbers import emissions
from tests.climat.positions import after, at, region, step, tokens


def test_the_seven_steps_in_their_order() -> None:
    """BPC-ACT-10 to BPC-ACT-17, BPC-GES-05, BPC-GES-06: people, their GES, then green."""
    given = {"active": "africa", "regions": {"africa": {"ges": 6}}}
    done = after(given, step("activate", "africa"))
    assert (region(done, "africa")["population"], region(done, "africa")["ges"]) == (34, 7)
    assert (done.world.global_ges, done.world.green) == (101, 10)
    assert done.world.ges[8] == 12


def test_the_counter_never_falls_below_zero() -> None:
    """BPC-GES-06: the floor."""
    low = after({"global_ges": 1, "regions": {"china": {"ges": 60}}}, step("ges", "china"))
    assert low.world.global_ges == 0


def test_emissions() -> None:
    """BPC-GES-01, BPC-GES-02, BPC-GES-03, BPC-CHN-01, BPC-NAM-01, BPC-TPX-10: token by token."""
    world = at(
        {
            "regions": {
                "india": {
                    "tps": ["tp_e", "tp_f"],
                    "oil": {"local": 0, "imported": 0, "exported": 1},
                    "electricity": {"hydro": 1},
                }
            }
        }
    )
    assert [emissions(world, r) for r in range(9)] == [7, 16, 5, 8, 2, 7, 10, 10, 0]


def test_renewables_come_first() -> None:
    """BPC-ACT-01, BPC-ELE-10: shortages of intermittent tokens, one riot for two renewables."""
    given = {"regions": {"russia": {"electricity": {"enr_i": 1, "enr_p": 1, "coal": 1}}}}
    assert tokens(after(given, step("calamities", "russia")), "russia") == {
        "shortage": 1,
        "riots": 1,
    }


def test_north_america_before_the_red_slot() -> None:
    """BPC-ACT-02, BPC-NAM-06, BPC-NAM-07: conflicts cost a token and are gone before they act."""
    given = {"regions": {"north_america": {"tokens": {"conflicts": 1, "famine": 1}}}}
    done = after(given, step("calamities", "north_america"))
    assert (tokens(done, "north_america"), done.world.overconsumption) == ({}, 1)
    assert tokens(done, "europe") == {}


def test_never_back_but_forward() -> None:
    """BPC-ACT-03, BPC-ACT-04: a riot of the orange slot waits, a shortage of the green one too."""
    given = {"regions": {"russia": {"tokens": {"dearth": 1, "riots": 2}}}}
    done = after(given, step("calamities", "russia", choices={"refugees_to": ["europe"]}))
    assert tokens(done, "russia") == {"dearth": 1, "riots": 3}


def test_the_red_slot() -> None:
    """BPC-RED-02, BPC-RED-03, BPC-RED-04: war, conflicts, riots equal to the resilience."""
    for there, leaving in (({"conflicts": 2}, 1), ({"riots": 3}, 1), ({"riots": 2}, 0)):
        given = {"regions": {"russia": {"tokens": there}}}
        choices = {"refugees_to": ["europe"] * leaving}
        done = after(given, step("calamities", "russia", choices=choices))
        assert tokens(done, "europe").get("refugees", 0) == leaving
    war = {"regions": {"russia": {"tokens": {"war": 1}}}}
    fled = after(war, step("calamities", "russia", choices={"refugees_to": ["europe"] * 2}))
    assert tokens(fled, "russia") == {"war": 2}


def test_the_orange_slot() -> None:
    """BPC-ORA-01, BPC-ORA-02, BPC-ORA-03: famine, dearth, shortages equal to the resilience."""
    given = {"regions": {"russia": {"tokens": {"shortage": 3}}}}
    done = after(given, step("calamities", "russia", choices={"refugees_to": ["china"]}))
    assert (tokens(done, "russia"), tokens(done, "china")) == ({"shortage": 3}, {"refugees": 1})
    hungry = {"regions": {"russia": {"tokens": {"dearth": 2}}}}
    done = after(hungry, step("calamities", "russia", choices={"refugees_to": ["china"]}))
    assert tokens(done, "russia") == {"dearth": 2, "riots": 1}
    famine = {"regions": {"russia": {"discipline": 2, "tokens": {"famine": 1}}}}
    done = after(
        famine, step("calamities", "russia", dice={"d4": [2]}, choices={"exodus_to": ["europe"]})
    )
    found = region(done, "russia")
    assert (found["population"], found["demography"], found["discipline"]) == (3, -1, 1)


def test_the_green_slot() -> None:
    """BPC-GRN-01 to BPC-GRN-04, BPC-NSH-03: shortages, losses where nothing is shared, a roll."""
    ill = {"regions": {"russia": {"tokens": {"pandemic": 1}}}}
    cured = after(ill, step("calamities", "russia", dice={"d8": [2]}))
    assert tokens(cured, "russia") == {"shortage": 2}
    spread = after(ill, step("calamities", "russia", dice={"d8": [3]}))
    assert tokens(spread, "china") == {"epidemic": 1}
    closed = {
        "regions": {
            "russia": {"discipline": 3, "status": "dictatorship", "tokens": {"pandemic": 1}}
        }
    }
    lost = after(closed, step("calamities", "russia", dice={"d8": [1], "d4": [3]}))
    found = region(lost, "russia")
    assert (found["population"], found["discipline"]) == (3, 2)
    falls = {"regions": {"russia": {"tokens": {"epidemic": 1, "dearth": 3}}}}
    late = after(falls, step("calamities", "russia", dice={"d8": [1]}))
    assert region(late, "russia")["population"] == 5
    full = {"regions": {"russia": {"tokens": {"epizootic": 3}}}}
    assert tokens(after(full, step("calamities", "russia")), "russia") == {
        "epizootic": 3,
        "shortage": 1,
    }


def test_the_yellow_slot() -> None:
    """BPC-REF-01, BPC-REF-08, BPC-TPX-O: one token is integrated, with a riot unless O is there."""
    given = {"regions": {"russia": {"tokens": {"refugees": 3}}}}
    assert tokens(after(given, step("calamities", "russia")), "russia") == {
        "refugees": 2,
        "riots": 1,
    }
    fund = {**given, "globals": ["tp_o"]}
    assert tokens(after(fund, step("calamities", "russia")), "russia") == {"refugees": 2}


def test_demography() -> None:
    """BPC-ACT-13, BPC-REG-12: by the table, never below 1."""
    shrinking = after(
        {"regions": {"russia": {"population": 2, "demography": -5}}}, step("demography", "russia")
    )
    assert region(shrinking, "russia")["population"] == 1


def test_the_track() -> None:
    """BPC-CLI-01 to BPC-CLI-06, BPC-ACT-16: squares, meetings, the icon square, the pile."""
    met = after({"green": 25, "red": 26}, {"step": "green_advance", "squares": 1})
    assert (met.world.green, met.world.red, met.world.turned) == (0, 25, True)
    assert (met.world.cold, met.world.heat) == (2, 4)
    again = after({"red": 24}, {"step": "green_advance", "squares": 24})
    assert (again.world.cold, again.world.heat) == (4, 2)
    full = after({"pending": 16}, {"step": "green_advance", "squares": 30})
    assert len(full.world.event_deck) == 16
    order = after({"pending": 1}, {"step": "green_advance", "squares": 30})
    assert order.world.event_deck[-1] != order.world.event_deck[0]
