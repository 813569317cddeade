"""Alliances and demilitarization."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.flow import Illegal
from anthropolis.engine.match import key_of
from anthropolis.games.limit.rules.world.alliances import (
    ALLIANCE_MENU,
    OFFER,
    AllianceStep,
    OfferConsent,
    OfferSplit,
    can_exclude,
    can_leave,
    can_offer,
)
from anthropolis.games.limit.table.events import OfferMade
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, position, run

FOUR: dict[str, Any] = {"W": {}, "X": {}, "Y": {}, "Z": {}}
W, X, Y, Z = 0, 1, 2, 3
MILITARY, ECONOMIC = 0, 1


def four(**world: Any) -> World:
    return position(FOUR, world=world)[0]


def agree(world: World, *nations: int) -> World:
    for nation in nations:
        choose(world, nation, "agree")
    return world


def test_each_nation_takes_one_action_in_turn_order() -> None:
    """LIM-ALL-02: offer, leave, exclude or nothing."""
    world, _ = position(
        FOUR, order=["Y", "Z", "W", "X"], world={"alliances": {"economic": [["Y", "Z"]]}}
    )
    run(world, AllianceStep(world.everybody()))
    assert world.deciders() == [Y]
    assert offered(world, Y) == [
        "no_alliance_action", "offer:military:3", "offer:military:0", "offer:military:1",
        "leave:economic", "exclude:economic:3", "offer:economic:0", "offer:economic:1",
    ]  # fmt: skip
    for nation in (Y, Z, W, X):
        choose(world, nation, "no_alliance_action")
    assert world.finished()


def test_two_nations_conclude_an_alliance_for_two_dollars() -> None:
    """LIM-ALL-03 to LIM-ALL-06: agreed, paid by both, tokens on the agreement side."""
    world = four()
    run(world, AllianceStep((W, X, Y, Z)))
    choose(world, W, "offer:economic:2")
    assert offered(world, W) == ["pay_fee:0:2", "share_fee:0:2:1", "pay_fee:2:2"]
    choose(world, W, "share_fee:0:2:1")
    assert world.deciders() == [Y]
    assert world.nations[W].money == 5
    agree(world, Y)
    assert [nation.money for nation in world.nations] == [4, 5, 4, 5]
    assert world.bank == 436 + 2
    assert world.groups == [[0, 0, 0, 0], [1, 0, 1, 0]]
    assert world.agreement == [0, 0b0101]


def test_a_refusal_ends_the_turn_without_cost() -> None:
    """LIM-ALL-04: the next nation has its turn."""
    world = four()
    run(world, AllianceStep((W, X, Y, Z)))
    choose(world, W, "offer:military:1", "pay_fee:0:2")
    choose(world, X, "refuse")
    assert world.deciders() == [X]
    assert (world.groups[MILITARY], world.bank) == ([0, 0, 0, 0], 436)


def test_every_member_on_both_sides_must_agree_to_a_merger() -> None:
    """LIM-ALL-04, LIM-ALL-01: W asks Z; X and Y are concerned; then all are one alliance."""
    world = four(alliances={"economic": [["W", "X"], ["Y", "Z"]]})
    run(world, OfferSplit(ECONOMIC, W, Z))
    choose(world, W, "pay_fee:1:2")
    assert world.deciders() == [X, Y, Z]
    agree(world, X, Y, Z)
    assert world.nations[X].money == 3
    assert world.groups[ECONOMIC] == [1, 1, 1, 1]
    assert world.agreement[ECONOMIC] == 0b1111
    assert world.demilitarized is False  # LIM-DEM-01: an economic alliance disarms nobody


def test_one_member_alone_can_cancel_a_merger() -> None:
    """LIM-ALL-04: Y, who is neither asker nor asked, refuses."""
    world = four(alliances={"economic": [["W", "X"], ["Y", "Z"]]})
    run(world, OfferConsent(ECONOMIC, W, Z, W, W))
    choose(world, Y, "refuse")
    agree(world, X, Z)
    assert world.finished()
    assert (world.groups[ECONOMIC], world.bank) == ([1, 1, 2, 2], 436)


def test_an_offer_without_two_dollars_cannot_be_made() -> None:
    """LIM-ALL-05: W has 1 $ and X none, so W may ask Y and Z alone."""
    world = four()
    world.nations[W].money, world.nations[X].money = 1, 0
    assert can_offer(world, MILITARY, W, X) == "LIM-ALL-05"
    run(world, AllianceStep((W,)))
    assert "offer:military:1" not in offered(world, W)
    step = world.asking
    assert step is not None
    refused = {key_of(refusal.what): refusal.rule for refusal in step.refused(world, W)}
    assert refused == {"offer:military:1": "LIM-ALL-05", "offer:economic:1": "LIM-ALL-05"}


def test_only_nations_that_have_the_money_can_be_named_as_payers() -> None:
    """LIM-ALL-05: W has 1 $ and X none; Y, who is X's ally, may pay all or half."""
    world = four(alliances={"military": [["X", "Y"]]})
    world.nations[W].money, world.nations[X].money = 1, 0
    run(world, OfferSplit(MILITARY, W, X))
    assert offered(world, W) == ["share_fee:0:2:1", "pay_fee:2:2"]


def test_consent_to_an_offer_is_consent_to_its_split() -> None:
    """LIM-ALL-05: the question and the log name the payers; X agrees and has paid."""
    world = four()
    run(world, OfferConsent(MILITARY, W, X, X, X))
    step = world.asking
    assert step is not None
    assert step.prompt(world, X).params["payers"] == (X,)
    assert world.events == [OfferMade("LIM-ALL-03", W, X, "military", (X,))]
    agree(world, X)
    assert [nation.money for nation in world.nations] == [5, 3, 5, 5]


def test_a_token_on_its_agreement_side_neither_offers_nor_accepts() -> None:
    """LIM-ALL-08, LIM-ALL-03: but leaving and excluding remain possible."""
    world = four(alliances={"economic": [["W", "X", "Y"]]}, agreement={"economic": ["W", "X", "Y"]})
    assert can_offer(world, ECONOMIC, W, Z) == "LIM-ALL-08"
    assert can_offer(world, ECONOMIC, Z, W) == "LIM-ALL-08"
    assert can_offer(world, MILITARY, W, X) is None
    assert can_leave(world, ECONOMIC, W) is None
    assert can_exclude(world, ECONOMIC, W, X) is None
    run(world, AllianceStep((W,)))
    with pytest.raises(Illegal, match="LIM-ALL-02"):
        world.answer(W, ALLIANCE_MENU.code(OFFER, ECONOMIC, Z))


def test_allies_have_nothing_to_offer_each_other() -> None:
    """LIM-ALL-03, LIM-ALL-01: one alliance of each kind, with other partners in the other kind."""
    world = four(alliances={"military": [["W", "X"]]})
    assert can_offer(world, MILITARY, W, X) == "LIM-ALL-03"
    assert can_offer(world, MILITARY, W, W) == "LIM-ALL-01"
    assert can_offer(world, ECONOMIC, W, X) is None
    assert can_offer(world, MILITARY, X, Y) is None


def test_a_member_that_leaves_takes_its_token_back() -> None:
    """LIM-ALL-07: the other two stay together; who is in no alliance cannot leave."""
    world = four(alliances={"military": [["W", "X", "Y"]]}, agreement={"military": ["W", "X", "Y"]})
    run(world, AllianceStep((W,)))
    choose(world, W, "leave:military")
    assert world.groups[MILITARY] == [0, 1, 1, 0]
    assert can_leave(world, MILITARY, Z) == "LIM-ALL-07"


def test_a_token_left_alone_goes_back_too() -> None:
    """LIM-ALL-07, LIM-ALL-01: no alliance has a single member."""
    world = four(alliances={"military": [["W", "X"]]})
    run(world, AllianceStep((X,)))
    choose(world, X, "leave:military")
    assert world.groups[MILITARY] == [0, 0, 0, 0]


def test_a_nation_that_left_may_be_asked_again_in_the_same_step() -> None:
    """LIM-ALL-07, LIM-ALL-08: its token shows the negotiation side."""
    world = four(alliances={"military": [["W", "X", "Y"]]}, agreement={"military": ["W", "X", "Y"]})
    run(world, AllianceStep((W, Z)))
    choose(world, W, "leave:military")
    assert world.agreement[MILITARY] == 0b0110
    assert "offer:military:0" in offered(world, Z)
    assert "offer:military:1" not in offered(world, Z)


def test_an_exclusion_needs_all_the_others() -> None:
    """LIM-ALL-07: Y agrees, the excluded X is not asked."""
    world = four(alliances={"economic": [["W", "X", "Y"]]})
    run(world, AllianceStep((W,)))
    choose(world, W, "exclude:economic:1")
    assert world.deciders() == [Y]
    choose(world, Y, "agree")
    assert world.groups[ECONOMIC] == [1, 0, 1, 0]


def test_a_refused_exclusion_changes_nothing() -> None:
    """LIM-ALL-07: one of the others is enough."""
    world = four(alliances={"economic": [["W", "X", "Y"]]})
    run(world, AllianceStep((W,)))
    choose(world, W, "exclude:economic:1")
    choose(world, Y, "refuse")
    assert world.groups[ECONOMIC] == [1, 1, 1, 0]
    assert can_exclude(world, ECONOMIC, W, Z) == "LIM-ALL-07"


def test_after_the_step_all_tokens_negotiate_again() -> None:
    """LIM-ALL-09: when all nations have acted, not before."""
    world = four(alliances={"military": [["W", "X"]]}, agreement={"military": ["W", "X"]})
    run(world, AllianceStep((W, X)))
    choose(world, W, "no_alliance_action")
    assert world.agreement[MILITARY] == 0b0011
    choose(world, X, "no_alliance_action")
    assert world.agreement == [0, 0]


def test_the_last_nation_in_disarms_the_world() -> None:
    """LIM-DEM-01 to LIM-DEM-03: at once, before the next nation acts."""
    world, _ = position(
        {"W": {"prod": {"military": 4, "industrial": 3}, "stock": {"military": 7}, "disruption": 3},
         "X": {"prod": {"military": 3}, "disruption": 1}, "Y": {"classes": [4, 4, 4, 4, 4]}},
        world={"alliances": {"military": [["W", "X"]]}, "disruption_reserve": 8},
    )  # fmt: skip
    run(world, AllianceStep((W, X, Y)))
    choose(world, W, "offer:military:2", "pay_fee:0:2")
    agree(world, X, Y)
    assert world.deciders() == [W, X]  # nobody can climb in Y
    choose(world, W, "class_up:A:2")
    choose(world, X, "class_up:A:2")
    w, x, y = world.nations
    assert (w.prod, w.stock[2], w.unrest, w.disruption) == ([2, 4, 1], 0, 5, 1)
    assert (x.prod, x.unrest, x.disruption) == ([2, 1, 1], 5, 0)
    assert (y.unrest, y.classes) == (5, [4, 4, 4, 4, 4])
    assert (world.demilitarized, world.disruption_reserve) == (True, 11)
    assert world.deciders() == [X]


def test_a_full_industrial_plant_cannot_take_the_arms_industry_over() -> None:
    """LIM-DEM-02, LIM-DEM-03: level 8 stays; the military plant falls to level 1 all the same."""
    world, _ = position({"W": {"prod": {"military": 8, "industrial": 8}}, "X": {}})
    run(world, OfferConsent(MILITARY, W, X, W, W))
    agree(world, X)
    assert world.nations[W].prod == [2, 8, 1]


def test_in_the_french_edition_small_military_plants_stay() -> None:
    """LIM-DEM-03: W's plant of value 5 falls to level 1, X's of value 3 stays; both lose stocks."""
    armed = {"military": 4}
    world, _ = position(
        {"W": {"prod": armed, "stock": armed}, "X": {"prod": {"military": 3}, "stock": armed}},
        options={"demilitarization": "large_plants"},
    )
    run(world, OfferConsent(MILITARY, W, X, W, W))
    agree(world, X)
    assert [nation.prod[2] for nation in world.nations] == [1, 3]
    assert [nation.stock[2] for nation in world.nations] == [0, 0]
    assert [nation.prod[1] for nation in world.nations] == [2, 1]


def test_the_world_disarms_only_once() -> None:
    """LIM-DEM-01, LIM-DEM-04: left and joined again, armed again, nothing happens."""
    world, _ = position(
        {"W": {"prod": {"military": 6}, "stock": {"military": 9}}, "X": {}},
        world={"demilitarized": True, "alliances": {"military": [["W", "X"]]}},
    )
    run(world, AllianceStep((W, X)))
    choose(world, W, "leave:military")
    choose(world, X, "offer:military:0", "pay_fee:1:2")
    agree(world, W)
    assert world.finished()
    assert world.groups[MILITARY] == [1, 1]
    assert (world.nations[W].prod[2], world.nations[W].stock[2]) == (6, 9)
