"""A turn with its hands, common actions, actions, employers and powers."""

from __future__ import annotations

import pytest

from anthropolis.games.climat.roles.characters import CHARACTERS, PRIMARY, SECONDARY_ONE, network
from anthropolis.games.climat.roles.employers import EMPLOYERS
from anthropolis.games.climat.table import influence
from tests.climat.positions import action, after, at, player, refused, region, step, tokens

QUIET = {"external": ["ngo_1", "ngo_1"]}


def test_networks() -> None:
    """BPC-CHR-01, BPC-CHR-02, BPC-CHR-04: two primaries; the side in use has two or one more."""
    assert [len(PRIMARY[p]) for p in range(9)] == [2] * 9
    assert [len(network(at({"players": {"p3": {}}}), c)) for c in range(4)] == [4] * 4
    full = at({"players": {"p3": {}, "p4": {}}})
    assert [len(network(full, c)) for c in range(5)] == [3] * 5
    assert (len(CHARACTERS), len(EMPLOYERS), len(SECONDARY_ONE)) == (9, 9, 9)


def test_the_draw_of_a_turn() -> None:
    """BPC-CHR-03, BPC-INF-24, BPC-INF-26, BPC-TRN-01: in order; what does not fit is lost."""
    hand = ["media_1"] * 9
    given = {"players": {"p0": {"hand": hand}}, "decks": {"military": [4, 3]}}
    assert after(given, {"step": "draw"}).result == {"drawn": ["military_4"]}


def test_the_cards() -> None:
    """BPC-INF-01, BPC-INF-02, BPC-INF-03: six colours, four powers, eight copies, two effects."""
    assert influence.COLOURS == ["military", "media", "industry", "ngo", "politics", "education"]
    assert (influence.COPIES, len(influence.CARD_IDS)) == (8, 24)
    assert (influence.LOW[0], influence.HIGH[0]) == ("un_action", "blue_helmets")


@pytest.mark.parametrize(
    ("card", "token"),
    [
        ("military_1", "shortage"),
        ("ngo_2", "refugees"),
        ("politics_1", "riots"),
        ("education_2", "epizootic"),
    ],
)
def test_action_cards(card: str, token: str) -> None:
    """BPC-INF-10, BPC-INF-13, BPC-INF-14, BPC-INF-15, BPC-INF-20, BPC-INF-28: one token."""
    given = {"players": {"p0": {"hand": [card]}}, "regions": {"india": {"tokens": {token: 1}}}}
    done = after(given, action(kind="card", card=card, region="india"))
    assert (tokens(done, "india"), player(done, 0)["hand"]) == ({}, [])
    assert sum(done.world.discards) == 1
    refused(given, action(kind="card", card=card, region="china"))


def test_advice_and_crisis_cabinets() -> None:
    """BPC-INF-12: GES -1 for a low card, +2 in an implantation for a high one."""
    given = {"players": {"p0": {"hand": ["industry_1"]}}}
    assert after(given, action(kind="card", card="industry_1")).world.global_ges == 99
    cards = [{"colour": "industry", "power": 3}, {"colour": "media", "power": 3}]
    assert after({}, {"step": "implant_check", "cards": cards}).result["total"] == 8


def test_communication() -> None:
    """BPC-INF-11, BPC-INF-27: another player acts, and counts as the active one meanwhile."""
    given = {
        "players": {
            "p0": {"hand": ["media_1"]},
            "p1": {"place": "un", "hand": ["media_4"]},
            "p2": {"hand": ["politics_4"]},
        },
        "decks": {"external": ["military_1", "media_1"]},
        "regions": {"india": {"tokens": {"conflicts": 1}}},
    }
    inner = {
        "kind": "institution",
        "aci": {"lay": {"p1": ["media_4"], "p2": ["politics_4"]}},
        "apply": [{"do": "remove_token", "token": "conflicts", "region": "india"}],
    }
    done = after(given, action(kind="card", card="media_1", player="p1", action=inner))
    assert (done.result["reached"], tokens(done, "india")) == (1, {})
    assert (done.world.acting, done.world.player) == (0, 0)


def test_cards_after_a_roll() -> None:
    """BPC-INF-21, BPC-INF-22, BPC-INF-23, BPC-KNO-05: any player, one of each, below 1 too."""
    given = {
        "players": {"p2": {"hand": ["military_3"]}},
        "regions": {"russia": {"tokens": {"epidemic": 1}}},
    }
    helped = after(
        given,
        step(
            "calamities",
            "russia",
            dice={"d8": [1]},
            reactions=[{"by": "p2", "card": "military_3", "change": -2}],
        ),
    )
    assert (tokens(helped, "russia"), helped.world.roll) == ({"shortage": 1}, -1)


def aci(given: dict[str, object], **parts: object) -> dict[str, object]:
    done = after(given, {"step": "event", "aci": parts})
    return {"total": done.result["total"], "reached": done.result["reached"]}


HELD = {
    "players": {
        "p0": {"hand": ["politics_4", "media_3"]},
        "p1": {"hand": ["education_4", "ngo_3"]},
        "p2": {"hand": ["industry_4", "education_3"]},
    },
    "decks": {"events": ["mad_cow_flu"], "external": ["media_4", "ngo_2"]},
}


def test_a_common_action() -> None:
    """BPC-ACI-01 to BPC-ACI-12: colours, order, reveal, count, highest threshold."""
    lay = {"p1": ["education_4"], "p2": ["industry_4"], "p0": ["politics_4"]}
    assert aci(HELD, lay=lay) == {"total": 6, "reached": 0}
    check = [{"by": "p0", "card": "media_3", "colour": "media"}]
    assert aci(HELD, lay=lay, cancel=check) == {"total": 10, "reached": 1}
    talk = {"by": "p2", "card": "education_3", "change": 2}
    assert aci(HELD, lay=lay, cancel=check, convention=talk) == {"total": 12, "reached": 1}
    lobby = {"by": "p1", "card": "ngo_3"}
    assert aci(HELD, lay=lay, lobbying=lobby) == {"total": 6, "reached": 0}
    assert aci(HELD, lay={}) == {"total": -6, "reached": 0}
    refused(HELD, {"step": "event", "aci": {"lay": {"p0": ["media_3"]}}})


def test_what_becomes_of_the_cards() -> None:
    """BPC-ACI-13, BPC-ACI-14, BPC-ACI-16: all discarded; the pile is gone through again."""
    done = after(HELD, {"step": "event", "aci": {"lay": {"p1": ["education_4"]}}})
    assert (sum(done.world.discards), sum(done.world.external_discards)) == (1, 2)
    empty = {
        **HELD,
        "decks": {"events": ["mad_cow_flu"], "external": []},
        "discards": {"external": ["ngo_1", "ngo_1", "ngo_1"]},
    }
    again = after(empty, {"step": "event", "aci": {"lay": {}}})
    assert (again.result["total"], sum(again.world.external), again.world.external_seen) == (
        -2,
        1,
        True,
    )


def test_colours_of_common_actions() -> None:
    """BPC-ACI-17: over the institutions every colour is asked twice."""
    from anthropolis.games.climat.rules.electricity import ASKED as ELECTRICITY
    from anthropolis.games.climat.rules.institutions import ASKED

    asked = [colour for colours in ASKED for colour in colours]
    assert [asked.count(colour) for colour in range(6)] == [2] * 6
    assert ELECTRICITY == [2, 4, 5]


def test_two_different_actions() -> None:
    """BPC-ATN-01 to BPC-ATN-04: passing twice is fine, drawing twice is not."""
    given = {"decks": {"media": [1], "military": [2, 2]}}
    done = after(given, action(kind="draw", colours=["media"]), action(kind="pass"))
    assert [len(done.world.actions), player(done, 0)["hand"]] == [2, ["media_1"]]
    refused(
        given,
        action(kind="draw", colours=["media"]),
        action(kind="draw", colours=["military", "military"]),
    )


def test_the_markers_move_on() -> None:
    """BPC-TRN-02: after the ninth region the round rises."""
    given = {
        "active": "india",
        "turn": 9,
        "active_player": "p2",
        "decks": {
            "industry": [1, 1],
            "ngo": [1, 1],
            "military": [1],
            "media": [1],
            "events": ["green_bonds"],
        },
    }
    done = after(given, {"step": "turn", "actions": []})
    assert (done.world.turn, done.world.at, done.world.player) == (10, 0, 0)


# -- employers ------------------------------------------------------------------------------------


def employed(employer: str, **more: object) -> dict[str, object]:
    return {"players": {"p0": {"employer": employer, **more}}}


def test_competences_work_for_all() -> None:
    """BPC-EMP-01, BPC-EMP-10 to BPC-EMP-13, BPC-EMP-16, BPC-EMP-28: figures that change."""
    shift = after(employed("the_shift_action"), {"step": "implant_score"})
    assert shift.result == {"needed": 15}
    volunteers = {"step": "electricity_threshold", "regions": ["india"]}
    assert after(employed("volontaires_du_monde"), volunteers).result == {"needed": [6]}
    famox = {"step": "institution_threshold", "do": "high"}
    assert after(employed("famox"), famox).result == {"needed": 14}
    malmo = after(
        {**employed("malmo_resilience_institute"), "global_ges": 5}, {"step": "turn_end_advance"}
    )
    assert malmo.world.green == 0


def test_moving_with_guards_and_doctors() -> None:
    """BPC-EMP-14, BPC-EMP-18, BPC-EMP-21, BPC-EMP-27: free along an exodus line; arrivals cure."""
    given = {
        "players": {
            "p0": {"employer": "human_rights_guards"},
            "p1": {"employer": "docteurs_sans_limites"},
        },
        "regions": {"africa": {"tokens": {"epizootic": 1}}},
    }
    moved = after(given, action(kind="move", to="africa", free=True), action(kind="move", to="un"))
    assert (tokens(moved, "africa"), player(moved, 0)["place"]) == ({}, "un")
    refused(given, action(kind="move", to="india", free=True))


def test_a_free_card_on_a_reserve() -> None:
    """BPC-EMP-15, BPC-EMP-22: one a turn, and it counts as played."""
    given = {
        "players": {
            "p0": {"employer": "the_real_climate_objective", "hand": ["military_1", "ngo_1"]}
        },
        "regions": {"africa": {"tokens": {"shortage": 1, "refugees": 1}}},
    }
    free = action(kind="card", card="military_1", region="africa", free=True)
    done = after(given, free)
    assert (done.world.actions, tokens(done, "africa")) == ([], {"refugees": 1})
    refused(given, free, action(kind="card", card="ngo_1", region="africa", free=True))


def test_powers_are_used_once() -> None:
    """BPC-EMP-02, BPC-EMP-34, BPC-VAR-02: and not at all in one variant."""
    given = {**employed("docteurs_sans_limites"), "regions": {"india": {"tokens": {"epidemic": 1}}}}
    use = {"step": "power", "by": "p0", "dice": {"d8": [5]}}
    used = after(given, use)
    assert (player(used, 0)["power_used"], tokens(used, "india")) == (True, {"epidemic": 1})
    refused(given, use, {**use, "dice": {"d8": [1]}})
    refused({**given, "variants": ["no_deus_ex_machina"]}, use)


def test_the_power_of_the_shift_action() -> None:
    """BPC-EMP-10, BPC-EMP-20: sharing, needs met, China only once open."""
    given = {
        **employed("the_shift_action"),
        "regions": {"china": {"tps": ["tp_c"]}, "india": {"discipline": 2, "tps": ["tp_e"]}},
    }
    done = after(given, {"step": "power", "by": "p0", "region": "india", "tp": "tp_f"})
    assert (region(done, "india")["tps"], done.world.global_ges) == (["tp_e", "tp_f"], 99)
    refused(given, {"step": "power", "by": "p0", "region": "china", "tp": "tp_d"})


def test_powers_of_amnesty_guards_malmo_and_doctors() -> None:
    """BPC-EMP-12, BPC-EMP-14, BPC-EMP-16, BPC-EMP-18, BPC-EMP-26, BPC-EMP-33: what they clear."""
    there = {
        "india": {"tokens": {"conflicts": 1, "refugees": 1}},
        "china": {"tokens": {"pandemic": 1}},
    }
    amnesty = after(
        {**employed("global_amnesty"), "regions": there},
        {
            "step": "power",
            "by": "p0",
            "institution": "un",
            "apply": [{"do": "remove_token", "token": "conflicts", "region": "india"}],
        },
    )
    assert tokens(amnesty, "india") == {"refugees": 1}
    guards = after(
        {**employed("human_rights_guards"), "regions": there},
        {"step": "power", "by": "p0", "integrate": ["india"]},
    )
    assert tokens(guards, "india") == {"conflicts": 1}
    malmo = after(
        {**employed("malmo_resilience_institute"), "regions": there},
        {"step": "power", "by": "p0", "remove": [{"token": "conflicts", "region": "india"}]},
    )
    assert tokens(malmo, "india") == {"refugees": 1}
    doctors = after(
        {**employed("docteurs_sans_limites"), "regions": there},
        {"step": "power", "by": "p0", "dice": {"d8": [4]}},
    )
    assert tokens(doctors, "china") == {}


def test_powers_with_a_moment_of_their_own() -> None:
    """BPC-EMP-11, BPC-EMP-13, BPC-EMP-23, BPC-EMP-24, BPC-EMP-34: Volunteers, Famox, Objective."""
    settled = after(
        {**employed("famox"), "decks": {"events": ["mad_cow_flu"]}},
        {"step": "event", "power": {"by": "p0"}},
    )
    assert tokens(settled, "europe") == {}
    shield = {
        **employed("the_real_climate_objective"),
        "active": "africa",
        "decks": {"events": ["locust_swarms"]},
    }
    spared = after(shield, {"step": "event", "power": {"by": "p0", "region": "africa"}})
    assert (tokens(spared, "africa"), tokens(spared, "indo_australia")) == ({}, {"shortage": 1})


def test_journalists() -> None:
    """BPC-EMP-17, BPC-EMP-25, BPC-EMP-29, BPC-KNO-04: swaps, and three events everybody knows."""
    given = {
        **employed("journalistes_sans_patrie"),
        "decks": {"events": ["growth", "blackout", "empty_nets", "land_grab"]},
    }
    done = after(
        given,
        {"step": "power", "by": "p0", "top": ["empty_nets"], "bottom": ["growth", "blackout"]},
    )
    from anthropolis.games.climat.table.deck import EVENT_IDS

    order = [EVENT_IDS[card] for card in reversed(done.world.event_deck)]
    assert order == ["empty_nets", "land_grab", "growth", "blackout"]
    assert done.world.seen.bit_count() == 3


def test_weaknesses() -> None:
    """BPC-EMP-03, BPC-EMP-30, BPC-EMP-31, BPC-EMP-32, BPC-SET-07: they bind one character."""
    given = {
        "weaknesses": True,
        "players": {
            "p0": {"employer": "the_shift_action", "place": "india", "hand": ["military_1"]}
        },
    }
    refused(given, action(kind="implant", tp="tp_g", lay={"p0": ["military_1"]}))
    globally = after(given, action(kind="implant", tp="tp_m", lay={"p0": ["military_1"]}))
    assert globally.result["success"] is False
    guards = {
        "weaknesses": True,
        "players": {"p0": {"employer": "human_rights_guards", "place": "un"}},
    }
    refused(guards, action(kind="move", to="who"))
    held = {
        "weaknesses": True,
        "regions": {"europe": {"tokens": {"conflicts": 1}}},
        "players": {
            "p0": {"employer": "docteurs_sans_limites", "hand": ["education_1", "politics_1"]}
        },
        "decks": {"events": ["mad_cow_flu"], **QUIET},
    }
    refused(held, {"step": "event", "aci": {"lay": {"p0": ["education_1", "politics_1"]}}})
    famox = {"weaknesses": True, **employed("famox")}
    assert after(famox, {"step": "hand_limit", "player": "p0"}).result == {"limit": 8}
