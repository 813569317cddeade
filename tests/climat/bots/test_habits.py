"""What bots see in a position: what an action will bring, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.match import key_of
from anthropolis.engine.options import complete
from anthropolis.games.climat import GAME
from anthropolis.games.climat.bots.habits import CANDIDATES, playout_choice, shortlist
from anthropolis.games.climat.bots.judging import evaluate, settle, won_value
from anthropolis.games.climat.rules.actions import TakeAction
from anthropolis.games.climat.rules.events import RunCommonAction
from anthropolis.games.climat.rules.moving.team import AGREE
from anthropolis.games.climat.table.deck import EVENT_BY_ID
from anthropolis.games.climat.table.regions import REGION_BY_ID
from anthropolis.games.climat.table.state import WON, World
from tests.climat.positions import at

BUILDERS = ["industry_4", "politics_4", "education_4", "industry_3"]
ALL_SIX = ["military_3", "media_3", "industry_3", "ngo_3", "politics_3", "education_3", "ngo_4"]


def asked(step: Any, **given: Any) -> World:
    world = at(given)
    world.then(step)
    world.run()
    return world


def key(world: World, choice: int) -> str:
    assert world.asking is not None
    return key_of(world.asking.describe(world, world.decider(), choice))


def habit(world: World) -> str:
    return key(world, playout_choice(world, world.decider(), chance_from(1)))


def test_the_best_plant_is_built_where_most_people_live() -> None:
    """BPC-ELE-02, BPC-GES-04: India's coal emits 2 for 39 people; water costs 2 refugees."""
    players = {"p0": {"place": "india", "hand": BUILDERS}}
    world = asked(TakeAction(False), players=players)
    assert habit(world) == "replace_electricity:hydro:coal:india"


def test_a_pawn_goes_where_more_can_be_done() -> None:
    """BPC-ATN-01: from Europe to India, with an action left to build there."""
    world = asked(TakeAction(False), players={"p0": {"place": "europe", "hand": BUILDERS}})
    assert habit(world) in ("move:india", "move:china")


def test_without_the_cards_nothing_is_begun() -> None:
    """BPC-IMP-04: five colours are not six; cards are drawn instead."""
    world = asked(TakeAction(False), players={"p0": {"hand": ALL_SIX[:4]}})
    assert habit(world).startswith("draw")


@pytest.mark.parametrize(("hand", "answer"), [(BUILDERS, "run"), (["media_4"], "do_not_run")])
def test_an_event_is_met_if_the_cards_are_there(hand: list[str], answer: str) -> None:
    """BPC-ACI-12: Growth asks for industry, politics and education."""
    world = at({"players": {"p0": {"hand": hand}}})
    world.card, world.target = EVENT_BY_ID["growth"], REGION_BY_ID["china"]
    world.then(RunCommonAction(world.card))
    world.run()
    assert habit(world) == f"{answer}:growth:china"


def test_an_implantation_is_judged_by_what_it_brings() -> None:
    """BPC-IMP-07: not by the cards that lie on the table meanwhile."""
    players = {"p0": {"place": "indo_australia", "hand": ALL_SIX}}
    world = asked(TakeAction(False), players=players)
    codes = {key(world, code): code for code in world.options(0)}
    trials = {}
    for name in ("implant:tp_g:indo_australia", "pass_action"):
        trials[name] = world.copy()
        trials[name].answer(0, codes[name])
    assert settle(trials["implant:tp_g:indo_australia"]).discipline[5] == 2
    assert evaluate(trials["implant:tp_g:indo_australia"]) > evaluate(trials["pass_action"])


def test_few_actions_are_worth_a_thought() -> None:
    """BPC-ATN-01: of dozens of options the best, and never none."""
    for hand in ([], BUILDERS, ALL_SIX):
        world = asked(TakeAction(False), players={"p0": {"hand": hand}})
        found = shortlist(world, 0, chance_from(1))
        assert 1 <= len(found) <= CANDIDATES
        assert set(found) <= set(world.options(0))


def test_a_silent_victory_is_worth_less_than_hope() -> None:
    """BPC-SCO-03: free people decide whether it was one."""
    world = at({"global_ges": 30, "turn": 30})
    hope = evaluate(world)
    world.outcome = WON
    true = won_value(world)
    world.status = [2] * 9
    assert won_value(world) < hope < true


def test_the_first_turns_are_played_alike_by_whoever_imagines_them() -> None:
    """BPC-KNO-01: a bot's choice follows from its view and its own chance."""
    match = GAME.new(4, 3, {"cast": "starter", "first_player": "first_seat"})
    seat = match.deciders[0]
    first = GAME.shortlist(match.state, seat, chance_from(5))
    assert first == GAME.shortlist(match.state.copy(), seat, chance_from(5))


def test_a_team_that_must_agree_agrees_by_habit() -> None:
    """BPC-TRN-04: whoever does not act is also offered to agree, and does so without thought."""
    state = GAME.start(3, complete(GAME.options_schema, {"team": "agreement"}), chance_from(4))
    chance = chance_from("agree")
    agreed = 0
    while not agreed:
        seat = state.decider()
        choice = GAME.playout_choice(state, seat, chance)
        agreed += choice == AGREE
        state.answer(seat, choice)
