"""The view is what its type says, and shows what a board needs."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from anthropolis.games.climat import GAME
from anthropolis.games.climat.sight.shown import ClimatView
from tests.climat.matches import new, step_at_random
from tests.climat.positions import at


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"mode": "expert"})])
def test_every_view_of_a_match_has_the_type_it_declares(seats: int, options: Any) -> None:
    """BPC-KNO-01: no key is missing, none is too many, for a seat and for a spectator."""
    match = new(seats, 5, scenario="one_generation", **options)
    chance = Random(5)
    while not match.finished:
        for seat in (0, None):
            shown = match.view(seat)
            assert msgspec.convert(shown, ClimatView) == shown
        step_at_random(match, chance)


def test_a_box_says_what_is_missing() -> None:
    """BPC-TPX-A, BPC-NAM-02, BPC-CHN-03: NdV, discipline, overconsumption, a closed China."""
    regions = GAME.view(at(), 0)["regions"]
    assert regions["europe"]["missing"]["tp_a"] == [{"need": "discipline_min", "value": 2}]
    assert regions["europe"]["missing"]["tp_g"] == []
    needs = [entry["need"] for entry in regions["north_america"]["missing"]["tp_a"]]
    assert needs == ["discipline_min", "no_overconsumption"]
    needs = [entry["need"] for entry in regions["china"]["missing"]["tp_e"]]
    assert needs == ["china_open"]


def test_a_common_action_shows_its_thresholds_and_face_down_cards_by_number() -> None:
    """BPC-ACI-10, BPC-KNO-02: seats see their own cards, of others how many lie there."""
    match = new(3, 1)
    chance = Random(3)
    seen: list[Any] = []
    while not match.finished and len(seen) < 3:
        action = match.view(None)["common_action"]
        if action["kind"] == "event" and action["laid"] and not action["open"]:
            seen.append(action)
        step_at_random(match, chance)
    for action in seen:
        assert len(action["thresholds"]) == 2
        assert {entry["card"] for entry in action["laid"]} == {""}
        assert action["total"] == 0
    assert seen


def test_after_lobbying_the_total_grows_with_every_card() -> None:
    """BPC-ACI-04, BPC-ACI-06: open cards count as they lie, external ones may count against."""
    match = new(3, 1)
    chance = Random(3)
    seen = 0
    while not match.finished:
        action = match.view(None)["common_action"]
        if action["lobbied"] and action["kind"] != "implantation" and not action["cancelled"]:
            cards = [*action["external"], *(entry["card"] for entry in action["laid"])]
            assert action["total"] == action["convention"] + sum(
                power if colour in action["colours"] else -power
                for colour, power in ((card[:-2], int(card[-1])) for card in cards)
            )
            seen += len(action["laid"]) > 0
        step_at_random(match, chance)
    assert seen


def test_the_turn_has_its_phases_and_steps() -> None:
    """BPC-TRN-01, BPC-ACT-10: drawing, event, actions, then the steps of the activation."""
    match = new(4, 2)
    chance = Random(2)
    phases: list[str] = []
    while match.game.calendar(match.state).number < 6:
        now = match.game.calendar(match.state)
        if not phases or phases[-1] != now.phase:
            phases.append(now.phase)
        step_at_random(match, chance)
    around = [phase for phase in phases if phase]
    assert around[:2] == ["drawing", "event"] or around[:2] == ["drawing", "actions"]
    assert {"drawing", "event", "actions", "activation"} == set(around)


NOTHING_TO_POINT_AT = {
    "agree", "not_now", "pass_action", "enough_laid", "enough_discarded", "swap_nothing",
}  # fmt: skip


def test_every_option_says_what_it_is_about() -> None:
    """BPC-KNO-05: a card, a region, a token, a letter... so that the map can light it up."""
    match = new(4, 9, team="agreement")
    chance = Random(9)
    while not match.finished:
        for seat in match.deciders:
            for option in match.decision(seat).options:
                assert len(option.ref) > 1 or option.ref["action"] in NOTHING_TO_POINT_AT
        step_at_random(match, chance)


@pytest.mark.parametrize(
    ("scenario", "goal", "asked"),
    [("the_battle", 33, []), ("thermometer", 88, ["global_ges_max"]),
     ("first_steps", 33, ["regions_with_tp_min"]),
     ("black_gold", 33, ["regions_with_pair_min", "no_token"])],
)  # fmt: skip
def test_a_short_scenario_shows_its_aim(scenario: str, goal: int, asked: list[str]) -> None:
    """BPC-SCN-05, BPC-SCN-06: what is asked for, how far it is, and whether there is a track."""
    view = GAME.new(3, 1, {"scenario": scenario}).view(0)
    assert view["victory_ges"] == goal
    assert [entry["kind"] for entry in view["objective"]] == asked
    assert view["has_track"] == (scenario in ("the_battle", "thermometer"))
    assert [entry["met"] for entry in view["objective"]] == [kind == "no_token" for kind in asked]
