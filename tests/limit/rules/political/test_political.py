"""Chapter 9, the political phase: unlocking, new policy, hand limit, deciding policy in turn."""

from __future__ import annotations

from anthropolis.games.limit.rules.political.political import (
    DecidePolicy,
    NewPolicy,
    NextTurn,
    PoliticalActionCapacity,
    TechnologicalAdvancement,
    hand_limit,
    next_nation,
)
from anthropolis.games.limit.table.components import (
    CARD_BY_ID,
    MILITARY_ECONOMY,
    PRODUCTION,
    SOCIETY,
)
from anthropolis.games.limit.table.events import (
    CardDiscarded,
    CardKept,
    HiddenCardDiscarded,
    HiddenCardKept,
    PassUndone,
)
from anthropolis.games.limit.vectors.given import card_names
from tests.limit.plays import deck_names, hand, permanents, played
from tests.limit.positions import choose, offered, position, run

STARTERS = ["public_expenditure", "education", "industrialization", "craftsmanship"]
WAR_DECK = ["terrorism", "colonization", "speculation", "humanitarian_aid", "military_operation"]


# -- technological advancement --------------------------------------------------------------------


def test_a_well_off_class_a_unlocks_cards_for_all_to_see() -> None:
    """LIM-POL-01: class A on 3 unlocks Market Access and Robotization, nobody decides anything."""
    world, _ = position({"X": {"classes": [3, 1, 1, 1, 1]}, "Y": {}})
    run(world, TechnologicalAdvancement((0, 1)))

    assert world.asking is None
    assert hand(world, 0) == [*STARTERS[:3], "robotization", "craftsmanship", "market_access"]
    assert card_names(world.nations[0].set_aside) == ["mass_destruction"]
    assert world.nations[0].shown == world.nations[0].hand
    assert hand(world, 1) == STARTERS


def test_only_the_start_of_the_generation_counts() -> None:
    """LIM-POL-01, LIM-GEN-02: class A has climbed to 4 since; its column is still 1."""
    world, _ = position({"X": {"classes": [4, 1, 1, 1, 1], "column_a": 1}})
    run(world, TechnologicalAdvancement((0,)))
    assert hand(world, 0) == STARTERS


def test_an_unlocked_card_stays_when_class_a_falls() -> None:
    """LIM-POL-02: Market Access is in hand, class A is back on 1."""
    world, _ = position({"X": {"hand": ["education", "market_access"]}})
    run(world, TechnologicalAdvancement((0,)))
    assert hand(world, 0) == ["education", "market_access"]


# -- new policy -----------------------------------------------------------------------------------


def test_a_nation_draws_five_keeps_one_and_orders_the_rest() -> None:
    """LIM-POL-03, LIM-POL-05: five cards from the top, one kept, four under the same deck."""
    world, _ = position({"X": {"decks": {"military_economy": [*WAR_DECK, "police_repression"]}}})
    run(world, NewPolicy((0,)))
    assert offered(world, 0) == ["deck:society", "deck:production", "deck:military_economy"]
    choose(world, 0, "deck:military_economy")
    assert offered(world, 0) == [f"keep:{card}" for card in WAR_DECK]
    choose(world, 0, "keep:speculation", "under:military_operation", "under:terrorism")
    assert offered(world, 0) == ["as_it_lies", "under:colonization", "under:humanitarian_aid"]
    choose(world, 0, "under:humanitarian_aid")

    assert hand(world, 0) == [*STARTERS, "speculation"]
    assert deck_names(world, 0, MILITARY_ECONOMY) == [
        "police_repression", "military_operation", "terrorism", "humanitarian_aid", "colonization",
    ]  # fmt: skip
    assert world.nations[0].known_under == [0, 0, 4]


def test_the_rest_may_go_back_as_it_lies() -> None:
    """LIM-POL-05: nobody has to sort four cards."""
    world, _ = position({"X": {"decks": {"military_economy": WAR_DECK}}})
    run(world, NewPolicy((0,)))
    choose(world, 0, "deck:military_economy", "keep:terrorism", "as_it_lies")
    assert deck_names(world, 0, MILITARY_ECONOMY) == WAR_DECK[1:]
    assert world.asking is None


def test_class_a_on_three_keeps_two_and_on_four_draws_ten() -> None:
    """LIM-POL-03, LIM-POL-05: X draws 5 and keeps 2, Y draws 10 and keeps 2."""
    world, _ = position({"X": {"classes": [3, 1, 1, 1, 1]}, "Y": {"classes": [4, 1, 1, 1, 1]}})
    run(world, NewPolicy((0, 1)))
    choose(world, 0, "deck:society")
    choose(world, 1, "deck:society")
    assert (len(offered(world, 0)), len(offered(world, 1))) == (5, 10)
    choose(world, 0, "keep:vegetarianism", "keep:overconsumption")
    choose(world, 1, "keep:conscription", "keep:surcharge")
    assert (len(offered(world, 0)), len(offered(world, 1))) == (1 + 3, 1 + 8)
    choose(world, 0, "as_it_lies")
    choose(world, 1, "as_it_lies")
    assert hand(world, 0)[2:4] == ["vegetarianism", "overconsumption"]


def test_nobody_waits_for_somebody_elses_tenth_card() -> None:
    """LIM-POL-05, LIM-TRM-07: X is done first, and may take it back while Y thinks."""
    world, _ = position({"X": {}, "Y": {"classes": [4, 1, 1, 1, 1]}})
    run(world, NewPolicy((0, 1)))
    choose(world, 0, "deck:society")
    choose(world, 1, "deck:society")
    choose(world, 0, "keep:vegetarianism", "under:overconsumption", "as_it_lies")
    assert world.deciders() == [1]
    assert not world.nations[0].hand >> CARD_BY_ID["vegetarianism"] & 1
    world.back(0)
    assert world.deciders() == [0, 1]
    choose(world, 0, "as_it_lies")
    choose(world, 1, "keep:conscription", "keep:surcharge", "as_it_lies")
    assert world.nations[0].hand >> CARD_BY_ID["vegetarianism"] & 1
    assert deck_names(world, 0, SOCIETY)[5] == "overconsumption"


def test_all_nations_choose_together_and_arrival_changes_nothing() -> None:
    """LIM-POL-03, LIM-TRM-07: nothing is drawn before both have chosen; the order is the same."""
    worlds = []
    for order in ((0, 1), (1, 0)):
        world, _ = position({"X": {}, "Y": {}})
        run(world, NewPolicy((0, 1)))
        choose(world, order[0], "deck:society")
        assert world.deciders() == [order[1]]
        assert world.nations[order[0]].drawn == []
        choose(world, order[1], "deck:society")
        for nation in order:
            choose(world, nation, "keep:indoctrination" if nation else "keep:vegetarianism")
        for nation in order:
            choose(world, nation, "as_it_lies")
        worlds.append(world)
    assert hand(worlds[0], 0) == hand(worlds[1], 0)
    assert worlds[0].events == worlds[1].events


def test_a_short_deck_is_drawn_whole_and_an_empty_one_not_offered() -> None:
    """LIM-POL-04, LIM-POL-05: one card left is drawn and kept without a question."""
    decks = {"society": [], "production": ["extraction"]}
    world, _ = position({"X": {"decks": decks, "classes": [3, 1, 1, 1, 1]}})
    run(world, NewPolicy((0,)))
    assert offered(world, 0) == ["deck:production", "deck:military_economy"]
    choose(world, 0, "deck:production")
    assert world.asking is None
    assert hand(world, 0)[-2:] == ["extraction", "craftsmanship"]
    assert world.nations[0].decks[PRODUCTION] == []


def test_nobody_else_sees_which_card_was_kept() -> None:
    """LIM-TRM-08, LIM-POL-05: the others learn that a society card was kept, not which."""
    world, _ = position({"X": {}, "Y": {}})
    run(world, NewPolicy((0,)))
    choose(world, 0, "deck:society", "keep:vegetarianism", "as_it_lies")
    kept = next(event for event in world.events if isinstance(event, CardKept))
    assert kept.seen_by(0) == CardKept("LIM-POL-03", 0, "society", "vegetarianism")
    assert kept.seen_by(1) == HiddenCardKept("LIM-POL-03", 0, "society")
    assert kept.seen_by(-1) == HiddenCardKept("LIM-POL-03", 0, "society")
    assert not world.nations[0].shown >> CARD_BY_ID["vegetarianism"] & 1


def test_drawing_reaches_the_cards_put_under_earlier() -> None:
    """LIM-POL-03: of six cards two were put under; drawing five leaves one of known place."""
    world, _ = position({"X": {"decks": {"military_economy": [*WAR_DECK, "police_repression"]}}})
    world.nations[0].known_under = [0, 0, 2]
    run(world, NewPolicy((0,)))
    choose(world, 0, "deck:military_economy")
    assert world.nations[0].known_under == [0, 0, 1]


# -- political action capacity --------------------------------------------------------------------


def test_a_full_hand_is_reduced_to_the_limit_card_by_card() -> None:
    """LIM-POL-06: seven cards, limit 5; each discard goes under its own deck."""
    cards = [*STARTERS, "surcharge", "terrorism", "robotization"]
    world, _ = position({"X": {"hand": cards}, "Y": {}})
    run(world, PoliticalActionCapacity((0, 1)))
    assert world.deciders() == [0]
    assert len(offered(world, 0)) == 7
    choose(world, 0, "discard:robotization", "discard:surcharge")

    assert world.asking is None
    assert hand(world, 0) == [*STARTERS, "terrorism"]
    assert deck_names(world, 0, PRODUCTION)[-1] == "robotization"
    assert deck_names(world, 0, SOCIETY)[-1] == "surcharge"
    assert world.nations[0].known_under == [1, 1, 0]


def test_the_limit_grows_with_class_a() -> None:
    """LIM-POL-06: 5, 6, 7 or 8 cards."""
    limits = []
    for level in (1, 2, 3, 4):
        world, _ = position({"X": {"classes": [level, 1, 1, 1, 1]}})
        limits.append(hand_limit(world.nations[0]))
    assert limits == [5, 6, 7, 8]


def test_permanent_cards_in_play_do_not_count() -> None:
    """LIM-POL-06, LIM-CRD-12: five in hand and two in play are within the limit of 5."""
    given = {"hand": [*STARTERS, "terrorism"], "permanents": ["recycling", "vegetarianism"]}
    world, _ = position({"X": given})
    run(world, PoliticalActionCapacity((0,)))
    assert world.asking is None


def test_a_discarded_starter_or_unlocked_card_belongs_to_its_deck() -> None:
    """LIM-POL-07: Robotization was discarded; class A on 3 does not bring it back."""
    cards = [*STARTERS, "robotization", "terrorism", "extraction", "surcharge"]
    world, _ = position({"X": {"hand": cards, "classes": [3, 1, 1, 1, 1], "set_aside": []}})
    run(world, PoliticalActionCapacity((0,)))
    choose(world, 0, "discard:robotization")
    run(world, TechnologicalAdvancement((0,)))
    assert "robotization" not in hand(world, 0)
    assert deck_names(world, 0, PRODUCTION)[-1] == "robotization"


def test_after_a_hidden_discard_no_hand_card_of_that_kind_is_sure() -> None:
    """LIM-TRM-08, LIM-POL-06: a society card went; production cards are still known."""
    world, _ = position({"X": {"hand": [*STARTERS, "surcharge", "terrorism"]}, "Y": {}})
    run(world, PoliticalActionCapacity((0, 1)))
    choose(world, 0, "discard:education")
    assert card_names(world.nations[0].shown) == ["industrialization", "craftsmanship", "terrorism"]
    gone = next(event for event in world.events if isinstance(event, CardDiscarded))
    assert gone.seen_by(0) == CardDiscarded("LIM-POL-06", 0, "society", "education")
    assert gone.seen_by(1) == HiddenCardDiscarded("LIM-POL-06", 0, "society")


# -- decide policy --------------------------------------------------------------------------------


def test_a_turn_is_two_cards_or_one_and_a_pass_or_a_pass() -> None:
    """LIM-POL-08, LIM-POL-09, LIM-POL-10: X plays two and stays in, Y one and passes."""
    world, _ = position({"X": {}, "Y": {}})
    run(world, DecidePolicy())
    assert offered(world, 0) == [*[f"play:{card}" for card in STARTERS], "pass"]
    choose(world, 0, "play:public_expenditure", "play:craftsmanship", "choose_for:renewable:1")
    assert world.deciders() == [1]
    choose(world, 1, "play:public_expenditure")
    assert offered(world, 1) == [
        "play:education", "play:industrialization", "play:craftsmanship", "pass",
    ]  # fmt: skip
    choose(world, 1, "pass")

    assert (world.nations[0].passed, world.nations[1].passed) == (False, True)
    assert world.deciders() == [0]


def test_when_all_have_passed_instant_cards_come_back() -> None:
    """LIM-POL-10, LIM-POL-13: the permanent card stays in front of its nation."""
    world, _ = position({"X": {"hand": ["vegetarianism", "public_expenditure"]}, "Y": {}})
    run(world, DecidePolicy())
    choose(world, 0, "play:vegetarianism", "play:public_expenditure")
    choose(world, 1, "pass")
    assert (hand(world, 0), played(world, 0)) == ([], ["public_expenditure"])
    choose(world, 0, "pass")

    assert world.asking is None
    assert (hand(world, 0), played(world, 0)) == (["public_expenditure"], [])
    assert permanents(world, 0) == ["vegetarianism"]
    assert card_names(world.nations[0].shown) == ["public_expenditure"]


def test_without_a_playable_card_only_passing_is_left() -> None:
    """LIM-POL-09, LIM-CRD-03: no money for any starter."""
    world, _ = position({"X": {"money": 0}})
    run(world, DecidePolicy())
    assert offered(world, 0) == ["pass"]


def test_the_leader_begins_and_turns_go_to_the_left() -> None:
    """LIM-POL-08, LIM-POL-10, LIM-TRM-11: Y leads; who has passed is left out."""
    world, _ = position({"X": {}, "Y": {}, "Z": {}}, order=["Y", "Z", "X"])
    run(world, DecidePolicy())
    assert world.deciders() == [1]
    choose(world, 1, "pass")
    choose(world, 2, "play:public_expenditure", "play:education", "class_up:A:2")
    choose(world, 0, "pass")
    assert world.deciders() == [2]
    assert next_nation(world, 2) == 2


def test_who_is_targeted_is_no_longer_passed() -> None:
    """LIM-POL-11: Y has passed; Terrorism brings it back with all its options."""
    given = {"hand": ["terrorism", "public_expenditure"], "stock": {"military": 1}}
    world, _ = position({"X": given, "Y": {"passed": True}})
    run(world, NextTurn(1))
    choose(world, 0, "play:terrorism", "target:1", "play:public_expenditure")
    assert world.deciders() == [1]
    assert offered(world, 1) == [*[f"play:{card}" for card in STARTERS], "pass"]
    assert PassUndone("LIM-POL-11", 1) in world.events


def test_a_resisted_attack_reopens_a_pass_too() -> None:
    """LIM-POL-11: Y matches the 3 military of X and may act again."""
    given = {"hand": ["military_operation"], "stock": {"military": 3}}
    world, _ = position({"X": given, "Y": {"passed": True, "stock": {"military": 3}}})
    run(world, NextTurn(1))
    choose(world, 0, "play:military_operation", "target:1", "strength:3")
    choose(world, 1, "resist")
    choose(world, 0, "pass")
    assert world.deciders() == [1]


def test_a_card_that_cannot_be_played_is_listed_with_its_rule() -> None:
    """LIM-CRD-03 to LIM-CRD-06, LIM-CM-10, LIM-WAR-01: the first rule against each card."""
    cards = ["education", "vegetarianism", "recycling", "surcharge", "military_operation"]
    shared = {"bank": 9, "colonization": {"territories": 0, "fossil": 0}}
    given = {"hand": [*cards, "colonization"], "money": 1, "unrest": 10}
    world, _ = position({"X": given, "Y": {}}, world=shared)
    run(world, DecidePolicy())
    step = world.asking
    assert step is not None
    assert {r.what.params["card"]: r.rule for r in step.refused(world, 0)} == {
        "education": "LIM-CRD-03", "vegetarianism": "LIM-CRD-04", "recycling": "LIM-CRD-05",
        "surcharge": "LIM-CRD-06", "military_operation": "LIM-WAR-01", "colonization": "LIM-CM-10",
    }  # fmt: skip
    assert offered(world, 0) == ["pass"]
