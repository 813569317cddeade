"""Transformations, implantation, propagation, electricity and institutions."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.games.climat.rules.electricity import threshold
from anthropolis.games.climat.rules.institutions import thresholds
from tests.climat.positions import action, after, at, player, refused, region, step, tokens


def implantable(given: dict[str, Any], name: str, letters: str) -> str:
    tps = [f"tp_{letter}" for letter in letters]
    found = after(given, step("implantable", name, tps=tps)).result["implantable"]
    return "".join(tp[-1] for tp in found)


@pytest.mark.parametrize(
    ("ndv", "discipline", "letters"),
    [
        (1, 1, "gij"),
        (2, 1, "gjk"),
        (3, 1, "gk"),
        (4, 1, "g"),
        (1, 2, "efhij"),
        (2, 2, "cdefhjk"),
        (3, 2, "abcdefhk"),
        (4, 2, "abcdefh"),
        (3, 3, "abcdefkl"),
        (1, 4, "efijl"),
    ],
)
def test_needs(ndv: int, discipline: int, letters: str) -> None:
    """BPC-TPX-A to -L, BPC-TPX-02, BPC-IMP-02: what a region must meet."""
    given = {"regions": {"south_america": {"ndv": ndv, "discipline": discipline}}}
    assert implantable(given, "south_america", "abcdefghijkl") == letters


def test_each_transformation_is_owned_once() -> None:
    """BPC-TPX-01, BPC-TPX-12: but G and H can be implanted again when discipline has fallen."""
    given = {"regions": {"russia": {"discipline": 1, "tps": ["tp_g", "tp_k"]}}}
    assert implantable(given, "russia", "gk") == "g"
    again = {"regions": {"russia": {"discipline": 2, "tps": ["tp_h", "tp_e"]}}}
    assert implantable(again, "russia", "he") == "h"


def test_experts_need_more_for_g() -> None:
    """BPC-EXP-03, BPC-TPX-G: closed to NdV 1 regions."""
    assert implantable({"mode": "expert"}, "india", "g") == ""
    assert implantable({}, "india", "g") == "g"


def test_what_is_gained() -> None:
    """BPC-TPX-05, BPC-TPX-11, BPC-TPX-G to -L: half a pair does nothing, the others act at once."""
    given = {"regions": {"india": {"discipline": 2}}}
    half = after(given, step("gain_tp", "india", tp="tp_e"))
    assert (half.world.global_ges, region(half, "india")["emissions"]) == (100, 3)
    whole = after(given, step("gain_tp", "india", tp="tp_e"), step("gain_tp", "india", tp="tp_f"))
    assert (whole.world.global_ges, region(whole, "india")["emissions"]) == (99, 2)
    assert region(whole, "india")["ges"] == 12
    for letter in "ijkl":
        born = after({}, step("gain_tp", "india", tp=f"tp_{letter}"))
        assert region(born, "india")["demography"] == 0
    for letter in "gh":
        calm = after({}, step("gain_tp", "india", tp=f"tp_{letter}"))
        assert region(calm, "india")["discipline"] == 2


def test_pairs() -> None:
    """BPC-TPX-06 to BPC-TPX-09, BPC-TPX-A, BPC-TPX-B, BPC-TPX-C, BPC-TPX-D: oil, electricity."""
    poor = {"regions": {"india": {"tps": ["tp_a"]}}}
    saved = after(poor, step("gain_tp", "india", tp="tp_b"))
    assert region(saved, "india")["oil"] == {"local": 0, "imported": 0, "exported": 1}
    clean = {"regions": {"russia": {"tps": ["tp_c"], "electricity": {"hydro": 1, "nuclear": 1}}}}
    chosen = after(
        clean, step("gain_tp", "russia", tp="tp_d", choices={"remove_electricity": ["hydro"]})
    )
    assert region(chosen, "russia")["electricity"]["hydro"] == 0
    dark = {"regions": {"russia": {"tps": ["tp_c"], "electricity": {}}}}
    assert after(dark, step("gain_tp", "russia", tp="tp_d")).world.global_ges == 99


def test_global_transformations() -> None:
    """BPC-TPX-M, BPC-TPX-N, BPC-TPX-P: M unlocks reactors, P lowers the GES once."""
    world = after({}, step("gain_tp", "india", tp="tp_p")).world
    assert world.global_ges == 98
    found = after({"globals": ["tp_m"]}, step("can_install", "india", kinds=["nuclear"]))
    assert found.result == {"can": ["nuclear"]}
    assert after({}, step("can_install", "india", kinds=["nuclear"])).result == {"can": []}


# -- implantation and propagation -----------------------------------------------------------------

SIX = ["military_3", "media_3", "industry_3", "ngo_3", "politics_3", "education_3"]


def test_an_implantation() -> None:
    """BPC-IMP-01, BPC-IMP-03 to BPC-IMP-08: the pawn is there; the letter is introduced."""
    given = {"players": {"p0": {"place": "india", "hand": SIX}}}
    done = after(given, action(kind="implant", tp="tp_g", lay={"p0": SIX}))
    assert done.result == {"total": 20, "needed": 16, "success": True}
    assert (player(done, 0)["hand"], done.world.introduced) == ([], 1 << 6)
    failed = after(given, action(kind="implant", tp="tp_g", lay={"p0": SIX[:5]}))
    assert (failed.result["success"], len(player(failed, 0)["hand"])) == (False, 6)
    refused(
        {"players": {"p0": {"place": "un", "hand": SIX}}},
        action(kind="implant", tp="tp_g", lay={"p0": SIX}),
    )


def test_where_nothing_can_be_implanted() -> None:
    """BPC-IMP-02, BPC-NSH-02, BPC-CHN-03, BPC-CHN-04, BPC-NAM-02: at war, in closed China..."""
    war = {"regions": {"india": {"tokens": {"war": 1}}}}
    assert implantable(war, "india", "gij") == ""
    assert implantable({}, "china", "cdefhjk") == ""
    assert implantable({"china_open": True}, "china", "cefk") == "cefk"
    ready = {"regions": {"north_america": {"discipline": 2, "overconsumption": 1}}}
    assert implantable(ready, "north_america", "abc") == "c"
    assert implantable({}, "north_america", "g") == ""


def test_an_overconsumption_token() -> None:
    """BPC-NAM-03, BPC-NAM-04: like an implantation, 4 more per token."""
    given = {
        "regions": {"north_america": {"overconsumption": 1}},
        "players": {"p0": {"place": "north_america", "hand": SIX}},
    }
    done = after(given, action(kind="implant", overconsumption=True, lay={"p0": SIX}))
    assert done.result == {"total": 20, "needed": 20, "success": True}
    assert done.world.overconsumption == 0


TEACHERS = {
    "europe": {"discipline": 2, "tps": ["tp_e"]},
    "russia": {"discipline": 2, "tps": ["tp_e"]},
}


def test_propagation() -> None:
    """BPC-PRO-01, BPC-PRO-02, BPC-PRO-03, BPC-PRO-04, BPC-PRO-07: who teaches and who learns."""
    given = {"regions": {**TEACHERS, "india": {"discipline": 2}}}
    chances = step("propagation_chances", "india")
    assert after(given, chances).result == {"chances": 4, "learnable": ["tp_e"]}
    precise = {"regions": {**given["regions"], "russia": {"tps": ["tp_e", "tp_f"]}}}
    assert after(precise, {**chances, "method": "precise"}).result["chances"] == 3
    war = {"regions": {**given["regions"], "russia": {"tps": ["tp_e"], "tokens": {"war": 1}}}}
    assert after(war, chances).result["chances"] == 2
    learnt = after(given, step("propagation", "india", dice={"d8": [4]}))
    assert region(learnt, "india")["tps"] == ["tp_e"]
    closed = {"regions": {**given["regions"], "india": {"discipline": 2, "tokens": {"famine": 1}}}}
    assert after(closed, chances).result == {"chances": 0, "learnable": []}


def test_the_first_gain_may_open_another() -> None:
    """BPC-PRO-05, BPC-PRO-06, BPC-TPX-N: G opens the pairs; with N a roll counts 1 less."""
    teaching = {
        name: {"tps": ["tp_g", "tp_e"]}
        for name in ("europe", "russia", "middle_east", "africa", "south_america")
    }
    given = {"regions": teaching, "globals": ["tp_n"]}
    learnt = after(given, step("propagation", "india", dice={"d8": [3]}))
    assert region(learnt, "india")["tps"] == ["tp_e", "tp_g"]


def test_closed_china_learns_a_to_f() -> None:
    """BPC-PRO-08, BPC-CHN-03: and nothing else."""
    given = {"regions": {"europe": {"tps": ["tp_c", "tp_k", "tp_l"]}}}
    assert after(given, step("learnable", "china")).result == {"learnable": ["tp_c"]}


def test_a_card_starts_a_propagation() -> None:
    """BPC-PRO-09: outside the activation."""
    given = {"active": "india", "regions": {**TEACHERS, "india": {"discipline": 2}}}
    done = after(
        given, {"step": "aci_event", "card": "science_exchange", "total": 8, "dice": {"d8": [1]}}
    )
    assert region(done, "india")["tps"] == ["tp_e"]


# -- electricity ----------------------------------------------------------------------------------


def test_thresholds_by_ndv() -> None:
    """BPC-ELE-01: 10, 12, 14, 16."""
    assert [threshold(at(), r) for r in (8, 7, 6, 0)] == [10, 12, 14, 16]


def test_what_may_be_installed() -> None:
    """BPC-ELE-04 to BPC-ELE-09, BPC-ELE-11: no coal, one dam, reactors after M."""
    kinds = ["coal", "gas", "hydro", "nuclear", "enr_i", "enr_p"]
    for name, can in (
        ("europe", ["gas", "enr_i"]),
        ("china", ["gas", "hydro", "enr_i"]),
        ("middle_east", ["gas", "hydro", "enr_p"]),
    ):
        assert after({}, step("can_install", name, kinds=kinds)).result == {"can": can}
    steady = {"regions": {"russia": {"electricity": {"enr_i": 1}}}}
    done = after(steady, step("install", "russia", kind="enr_p", replace="enr_i"))
    assert region(done, "russia")["electricity"]["enr_p"] == 1
    twice = {"globals": ["tp_m"]}
    built = after(twice, step("install", "india", kind="nuclear"))
    assert region(built, "india")["electricity"]["nuclear"] == 1
    refused(
        twice, step("install", "india", kind="nuclear"), step("install", "india", kind="nuclear")
    )


def test_side_effects_of_installing() -> None:
    """BPC-ELE-02, BPC-ELE-05, BPC-ELE-07: dams drive people away, replaced plants are missed."""
    dam = after({}, step("install", "russia", kind="hydro"))
    assert tokens(dam, "russia") == {"refugees": 2}
    wind = after({}, step("install", "russia", kind="enr_i", replace="coal"))
    assert tokens(wind, "russia") == {"shortage": 1}


def test_an_electricity_action_is_named_first() -> None:
    """BPC-ELE-13, BPC-ACI-18: it must be allowed then, in a region that shares."""
    given = {"players": {"p0": {"place": "india"}}, "decks": {"external": ["ngo_1", "media_1"]}}
    refused(given, action(kind="electricity", install="coal", aci={"lay": {}}))
    war = {**given, "regions": {"india": {"tokens": {"famine": 1}}}}
    refused(war, action(kind="electricity", install="gas", aci={"lay": {}}))
    tried = after(given, action(kind="electricity", install="gas", aci={"lay": {}}))
    assert tried.result == {"total": -2, "needed": 10, "success": False}


def test_carbon_free_by_a_card() -> None:
    """BPC-ELE-12, BPC-EFF-07: the team chooses what is possible there."""
    given = {"active": "india", "globals": ["tp_m"]}
    chosen = after(
        given,
        {
            "step": "aci_event",
            "card": "first_light",
            "total": 8,
            "choices": {"clean_kind": ["nuclear"]},
        },
    )
    assert region(chosen, "india")["electricity"]["nuclear"] == 1
    heat = {"active": "middle_east", "regions": {"middle_east": {"electricity": {"hydro": 1}}}}
    only = after(
        {**heat, "regions": {"middle_east": {"ndv": 3, "electricity": {"hydro": 1}}}},
        {"step": "aci_event", "card": "consumer_boom", "total": 10},
    )
    assert region(only, "middle_east")["electricity"]["enr_p"] == 1


# -- institutions ---------------------------------------------------------------------------------


def call(institution: str, total: int, *apply: dict[str, str]) -> dict[str, object]:
    return {"step": "institution", "institution": institution, "total": total, "apply": list(apply)}


def take(token: str, name: str, do: str = "remove_token") -> dict[str, str]:
    return {"do": do, "token": token, "region": name}


def test_the_four_institutions() -> None:
    """BPC-INS-02, BPC-INS-03, BPC-INS-10 to BPC-INS-13: of the highest threshold."""
    assert thresholds(at()) == [8, 12, 16]
    given = {
        "regions": {
            "india": {"tokens": {"conflicts": 1, "dearth": 1, "epidemic": 1, "refugees": 1}},
            "china": {"tokens": {"refugees": 3, "dearth": 2}},
        }
    }
    assert "conflicts" not in tokens(
        after(given, call("un", 8, take("conflicts", "india"))), "india"
    )
    fed = after(given, call("icrc", 12, take("dearth", "india"), take("dearth", "china")))
    assert tokens(fed, "china")["dearth"] == 1
    cured = after(given, call("who", 12, take("epidemic", "india")))
    assert "epidemic" not in tokens(cured, "india")
    housed = after(
        given,
        call(
            "unhcr",
            12,
            take("refugees", "china", "clear_token"),
            take("refugees", "india", "clear_token"),
        ),
    )
    assert "refugees" not in tokens(housed, "china")
    refused(given, call("icrc", 12, take("dearth", "india")))
    refused(
        given,
        call(
            "unhcr",
            8,
            take("refugees", "china", "clear_token"),
            take("refugees", "india", "clear_token"),
        ),
    )


def test_a_war_becomes_conflicts() -> None:
    """BPC-INS-14, BPC-INS-15, BPC-INS-16: and a total too low for a dictator still helps."""
    given = {
        "regions": {
            "africa": {"tokens": {"war": 1}},
            "india": {"status": "dictatorship", "discipline": 4},
        }
    }
    eased = after(given, call("un", 20, {"do": "downgrade_war", "region": "africa"}))
    assert tokens(eased, "africa") == {"conflicts": 1}
    ask = step("institution_threshold", "india", do="end_dictatorship")
    assert after({**given, "employers": ["famox"]}, ask).result == {"needed": 22}


def test_going_to_an_institution() -> None:
    """BPC-INS-01: a move, then a further action runs its ACI."""
    hand = ["military_4", "politics_4", "media_4"]
    given = {
        "players": {"p0": {"hand": hand}},
        "decks": {"external": ["military_1", "media_1"]},
        "regions": {"india": {"tokens": {"conflicts": 1}}},
    }
    run = action(
        kind="institution", aci={"lay": {"p0": hand[:2]}}, apply=[take("conflicts", "india")]
    )
    done = after(given, action(kind="move", to="un"), run)
    assert (done.result, tokens(done, "india")) == ({"total": 10, "reached": 1}, {})
    refused(given, run)
