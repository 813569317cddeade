"""Entries that leave something open are named, not guessed."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.vectors.adapter import HegemonyVectors

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
