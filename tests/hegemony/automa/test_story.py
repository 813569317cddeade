"""What automas think is told beside the story, not in it, with the figures behind it."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.words import LANGUAGES
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.automa.components import SPECIALS
from anthropolis.games.hegemony.table.automa_events import (
    ActionTried,
    AiCardRevealed,
    AutomaActed,
    BonusUsed,
    CheckBegun,
    PointApplied,
    PoliciesTried,
    SidesGuessed,
    VoteWeighed,
)
from anthropolis.games.hegemony.vectors.assistant import play_turn
from tests.hegemony.positions import random_match

MODES = {"working_class": "advanced", "middle_class": "easy", "capitalist_class": "advanced"}


@pytest.mark.parametrize("switches", [{}, {"crisis_cell": True, "alternative_events": True}])
def test_one_sentence_per_turn_of_an_automa(switches: dict[str, bool]) -> None:
    """HAU-EZ-08, HAU-DCK-01: 25 turns each, told in both languages, and no line of a check."""
    match = random_match(4, 8, automas=MODES, **switches)
    tales = GAME.story(match.events, 3)
    told = [tale for tale in tales if tale.words.name.startswith("story_automa")]
    cards = [event for event in match.events if isinstance(event, AiCardRevealed)]
    assert len(told) == len(cards) == 75
    for tale in tales:
        for lang in LANGUAGES:
            said = GAME.catalogue.say(tale.words.name, tale.words.params, lang)
            assert said.strip()
    thinking = {type(event).__name__ for event in match.events if event.explains()}
    assert len(thinking) > 10
    assert not [t for t in tales if t.words.name in ("line_tested", "priority_moved")]


def told(kind: type, **given: Any) -> list[Any]:
    """What a turn of an automa tells of one kind."""
    role, card = given.pop("role"), given.pop("card")
    return [event for event in play_turn(given, role, card, 1).events if isinstance(event, kind)]


THIRD_COULD = {"9": ["SA"], "8": ["BGS"], "1": ["PB", "AW", "STR", "DEM"]}


def test_two_actions_are_tried_and_no_third() -> None:
    """HAU-ADV-06: a Bill could be proposed, but it is third: political pressure."""
    given: dict[str, Any] = {
        "role": "working_class", "card": 6, "players": 3, "working_class": {"money": 4},
        "automas": {"working_class": {"mode": "advanced", "actions": THIRD_COULD}},
    }  # fmt: skip
    assert [tried.action for tried in told(ActionTried, **dict(given))] == ["SA", "BGS"]
    assert [done.action for done in told(AutomaActed, **dict(given))] == ["political_pressure"]


def test_why_an_action_cannot_be_done_is_told_with_its_figures() -> None:
    """HAU-ADV-06, HAU-SPA-01: what the special action of this card takes, and what there is."""
    mode = {"working_class": {"mode": "advanced", "actions": THIRD_COULD}}
    first, second = told(
        ActionTried, role="working_class", card=6, players=3, automas=mode,
        working_class={"money": 4},
    )  # fmt: skip
    assert (first.action, first.possible, first.needs) == (
        "SA", False, "needs_special_pay_twenty_for_vp",
    )  # fmt: skip
    assert first.figures == ("money=4",)
    assert (second.action, second.figures) == ("BGS", ("obtainable_services=0", "money=4"))


def test_the_first_symbol_of_simple_mode_tells_its_condition() -> None:
    """HAU-EZ-07: Revenue decides about the offshore accounts."""
    mode = {"capitalist_class": {"mode": "easy"}}
    first = told(
        ActionTried, role="capitalist_class", card=28, players=2, automas=mode,
        capitalist_class={"revenue": 90},
    )[0]  # fmt: skip
    assert (first.action, first.possible, first.rule) == ("SA", False, "HAU-EZ-07")
    assert first.figures == ("revenue=90",)


def test_policies_that_are_passed_over_are_told_with_the_reason() -> None:
    """HAU-BIL-01, HAU-BIL-03, HAU-BIL-04: in the order of the rows, or of the card."""
    given: dict[str, Any] = {"role": "capitalist_class", "players": 2, "policies": {5: "C"}}
    mode = {"capitalist_class": {"mode": "easy"}}
    (tried,) = told(PoliciesTried, card=12, automas=mode, **given)
    assert (tried.rule, tried.order) == ("HAU-BIL-03", "order_of_card")
    assert tried.policies == ("policy_5=barred_at_home", "policy_7=is_proposed")
    rows = {"mode": "advanced", "actions": {"9": ["PB"]}, "policies": {"9": [6, 3]}}
    (tried,) = told(PoliciesTried, card=5, automas={"capitalist_class": rows}, locks=[6], **given)
    assert (tried.rule, tried.order) == ("HAU-BIL-04", "order_of_rows")
    assert tried.policies == ("policy_6=barred_by_lock", "policy_3=is_proposed")


@pytest.mark.parametrize(
    ("players", "own", "other", "test", "figures"),
    [
        (2, 0, 0, "vote_unpayable", ()),
        (2, 3, 1, "vote_alone",
         ("influence_after_paying=2", "influence_of_other=1", "own_cubes=4", "cubes_of_other=3")),
        (3, 3, 1, "vote_by_sides", ("influence_of_its_side=2", "influence_of_other_side=1")),
    ],
)  # fmt: skip
def test_a_vote_now_is_weighed_aloud(
    players: int, own: int, other: int, test: str, figures: tuple[str, ...]
) -> None:
    """HAU-IMV-01, HAU-IMV-02, HAU-IMV-04: the test that decides and its figures; guessed sides."""
    rows = {"mode": "advanced", "actions": {"9": ["PB"]}, "policies": {"9": [2]}}
    given: dict[str, Any] = {
        "role": "capitalist_class", "card": 16, "players": players,
        "automas": {"capitalist_class": rows}, "policies": {2: "B"},
        "capitalist_class": {"influence": own}, "working_class": {"influence": other},
        "bag": {"capitalist_class": 4, "working_class": 3},
    }  # fmt: skip
    (weighed,) = told(VoteWeighed, **given)
    assert (weighed.test, weighed.figures) == (test, figures)
    assert weighed.calls == (test == "vote_alone")
    guessed = told(SidesGuessed, **dict(given))
    assert len(guessed) == (players > 2)


def test_every_special_action_says_what_it_takes() -> None:
    """HAU-SPA-01: in both languages."""
    for special in SPECIALS:
        for lang in LANGUAGES:
            assert GAME.catalogue.terms[f"needs_special_{special.id}"][lang]


def test_a_bonus_counts_in_the_first_check_and_is_used_with_its_action_only() -> None:
    """HAU-ADV-04, HAU-ADV-10: card 7 brings a newcomer for an assignment, not for a Bill."""
    rows = {"mode": "advanced", "actions": {"9": ["AW"]}}
    given: dict[str, Any] = {
        "role": "working_class", "card": 7, "players": 3, "policies": {7: "B"},
        "working_class": {"money": 30, "unemployed": {"unskilled": 3}},
        "companies": {"cc_radio_station": {}, "cc_hotel": {}},
        "automas": {"working_class": rows},
    }  # fmt: skip
    checks = told(CheckBegun, **dict(given))
    assert [check.with_bonus for check in checks] == [True, False, False, False]
    assert [used.bonus for used in told(BonusUsed, **dict(given))] == ["bonus_skilled_worker_first"]
    rows["actions"] = {"9": ["PB"]}
    assert told(BonusUsed, **dict(given)) == []


JUST_BELOW = {
    "unskilled": 2,
    "agriculture": 2,
    "luxury": 2,
    "healthcare": 2,
    "education": 2,
    "media": 1,
}


def test_health_that_falls_out_before_the_list_is_told() -> None:
    """HAU-WC-43: it would raise the Population, and something else remains."""
    rows = {"mode": "advanced", "actions": {"9": ["BGS"]}}
    points = told(
        PointApplied, role="working_class", card=3, players=2, policies={4: "B", 5: "B"},
        working_class={"money": 60, "unemployed": JUST_BELOW},
        state={"services": {"health": 6, "education": 6}}, automas={"working_class": rows},
    )  # fmt: skip
    assert points[0].point == "point_left_out"
    assert all(label.startswith("health") for label in points[0].dropped)
    assert not any(label.startswith("health") for label in points[0].kept)
