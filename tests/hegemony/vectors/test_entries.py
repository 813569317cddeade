"""Entries that leave something open are named, not guessed."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.vectors.adapter import HegemonyVectors
from anthropolis.lab.vector_form import Form

VOTERS = {
    "players": 2,
    "bills": [{"policy": 1, "section": "B", "by": "working_class"}],
    "bag": {"working_class": 4, "capitalist_class": 4},
}


def run(given: dict[str, Any], entry: dict[str, Any]) -> None:
    adapter = HegemonyVectors()
    adapter.run(adapter.start(given), entry)


def test_a_vote_does_not_draw_cubes_by_chance() -> None:
    """HEG-VOT-12: five are named where more than one class could be drawn."""
    vote = {"cubes": {"working_class": 3}, "stances": {"capitalist_class": "against"}}
    with pytest.raises(Malformed, match="5 cubes"):
        run(VOTERS, {"step": "election", "policy": 1, "vote": vote})


def test_a_card_is_played_by_its_own_role() -> None:
    with pytest.raises(Malformed, match="one of the working_class"):
        run({}, {"play": "wc_proletarians_unite", "by": "state"})


def test_a_list_is_not_completed() -> None:
    """HEG-ASG-02: two workers for three slots, although a third would be there."""
    given = {
        "companies": {"cc_hotel": {}},
        "working_class": {"unemployed": {"unskilled": 3}},
    }
    moves = [{"worker": "unskilled", "to": "cc_hotel"}] * 2
    with pytest.raises(Refused, match="cannot end like that"):
        run(given, {"action": "assign_workers", "by": "working_class", "moves": moves})


def test_a_list_that_is_missing_is_asked_for() -> None:
    """HEG-OP-05: one move would be possible, but nobody wrote it."""
    given = {
        "companies": {"mc_game_store": {"class": "middle_class"}},
        "working_class": {"unemployed": {"unskilled": 1}},
        "policies": {"4": "B"},
    }
    with pytest.raises(Malformed, match="moves"):
        run(given, {"play": "mc_unemployment_initiative"})


@pytest.mark.parametrize("answer", [{"lend": 30}, {"food": {"capitalist_class": 3}}])
def test_an_answer_of_another_step_is_left_over(answer: dict[str, Any]) -> None:
    """HXP-CRI-30, HEG-NEED-02: nobody asks for it here, so nothing was refused."""
    with pytest.raises(Malformed, match="left over"):
        run({}, {"step": "pay_interest", "choices": {"working_class": answer}})


def test_a_symbol_of_another_class_is_named() -> None:
    """HAU-CMP-01: six action cards for each class."""
    entry = {"automa": "move_up", "by": "working_class", "symbol": "BC", "up": 1}
    with pytest.raises(Malformed, match="symbol: the working_class has no BC"):
        run({"automas": {"working_class": {}}}, entry)


BUILDS = {
    "working_class": {"unemployed": {"unskilled": 4, "media": 1}},
    "capitalist_class": {"revenue": 17, "market": ["cc_lobbying_firm", "cc_publishing_house"]},
    "automas": {"capitalist_class": {}},
}
AT_RANDOM = {
    "chance decides between cc_lobbying_firm, cc_publishing_house": [],
    "'cc_hotel' is none of cc_lobbying_firm, cc_publishing_house": ["cc_hotel"],
    "'unskilled' is left over": ["cc_publishing_house", "unskilled"],
}


@pytest.mark.parametrize("said", AT_RANDOM)
@pytest.mark.parametrize(
    "what", [{"automa": "act", "symbol": "BC", "card": "cc_ai_05"}, {"automa": "choose"}]
)
def test_what_chance_decides_is_named(said: str, what: dict[str, Any]) -> None:
    """HAU-NAR-05: two Companies are equal at the end of the list."""
    if what["automa"] == "choose":
        what = {**what, "list": "cc_build_company"}
    with pytest.raises(Malformed, match=f"random: {said}"):
        run(BUILDS, {**what, "by": "capitalist_class", "random": AT_RANDOM[said]})


WITHOUT_CARDS: dict[str, Any] = {"automas": {"working_class": {"deck": []}}}


def test_the_state_names_a_class_for_each_company() -> None:
    """HEG-POL-12: a list says which, not who."""
    choices = {"state": {"staff": ["pub_public_hospital"]}}
    with pytest.raises(Malformed, match=r"choices.state.staff: a class for each Company"):
        run({}, {"step": "policy_change", "policy": 3, "section": "B", "choices": choices})


def test_the_state_keeps_no_cards() -> None:
    """HXP-EVT-04: a class that dealt with the Event may have kept it."""
    with pytest.raises(Refused, match="does not hold"):
        run({}, {"action": "use_benefit", "by": "state", "event": "public_pressure", "policy": 1})


@pytest.mark.parametrize(
    ("event", "said", "key"),
    [
        ("public_pressure", {}, "policy"),
        ("demand_for_state_intervention", {"shift": 1}, "company"),
    ],
)
def test_a_benefit_says_what_it_is_used_on(event: str, said: dict[str, Any], key: str) -> None:
    """HXP-EVT-04, HXP-EVT-12."""
    given = {"kept_events": {"working_class": [event]}}
    entry = {"action": "use_benefit", "by": "working_class", "event": event, **said}
    with pytest.raises(Malformed, match=f"{key}: an answer is missing"):
        run(given, entry)


AUTOMAS_CANNOT = {
    "list: cc_build_company is no list of the working_class": {"list": "cc_build_company"},
    "list: wc_buy_goods has nothing to choose from": {"list": "wc_buy_goods"},
    "list: wc_assign_workers has nothing to choose from": {"list": "wc_assign_workers"},
    "automa: no AI card is left to draw": {"automa": "turn"},
}


@pytest.mark.parametrize("said", AUTOMAS_CANNOT)
def test_what_an_automa_cannot_do_is_said(said: str) -> None:
    """HAU-NAR-01, HAU-DCK-01: there is nobody, nothing and no card."""
    with pytest.raises(Malformed, match=said):
        run(WITHOUT_CARDS, {"automa": "choose", "by": "working_class", **AUTOMAS_CANNOT[said]})


@pytest.mark.parametrize("pile", [{"deck": ["wc_ai_01", "wc_ai_01"]}, {"discard": ["wc_ai_01"]}])
def test_every_ai_card_is_there_once(pile: dict[str, Any]) -> None:
    """HAU-CMP-01: neither twice in a pile nor in two of them."""
    automas = {"working_class": {"deck": ["wc_ai_01"], **pile}}
    with pytest.raises(Malformed, match="wc_ai_01 is there twice"):
        HegemonyVectors().start({"automas": automas})


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ({}, "missing key in when (known: symbol, policy)"),
        ({"symbol": "AW", "policy": 2}, "only one of symbol and policy in when"),
    ],
)
def test_a_move_is_of_one_card(cards: dict[str, Any], said: str) -> None:
    """HAU-ROW-05: an action card or a policy card."""
    form = Form("hegemony", HegemonyVectors().schema())
    when = {"automa": "move_up", "by": "working_class", "up": 1, **cards}
    assert form.problems({"id": "A", "when": when, "then": {"round": 1}}) == [(["when"], said)]
