"""Chapter 9.5, playing a card: costs that must be payable, contributions, taking back."""

from __future__ import annotations

import pytest

from anthropolis.engine.flow import Illegal
from anthropolis.games.limit.cards.playing import can_pool
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.rules.political.political import DecidePolicy
from anthropolis.games.limit.rules.political.taking_back import TakeBackWindow, take_back_refusal
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.table.components import (
    CARD_BY_ID,
    CARD_IDS,
    INTENSIVE_FARMING,
    PRODUCTION,
)
from anthropolis.games.limit.table.events import CardNotPaid, CardPlayed, Contributed, HelpRefused
from anthropolis.games.limit.vectors.given import card_names
from tests.limit.plays import (
    deal_and_play,
    deck_names,
    hand,
    hold,
    permanents,
    play,
    played,
    refusal,
)
from tests.limit.positions import choose, offered, position, run

# -- costs ----------------------------------------------------------------------------------------


def test_a_card_is_announced_paid_and_applied() -> None:
    """LIM-CRD-01: Industrialization names its plant, pays, and raises it; the table hears of it."""
    world, _ = position({"X": {"money": 5}, "Y": {}})
    play(world, 0, "industrialization")
    assert offered(world, 0) == [
        "choose_for:renewable:2", "choose_for:industrial:1", "choose_for:military:1",
    ]  # fmt: skip
    choose(world, 0, "choose_for:industrial:1")
    assert (world.nations[0].money, world.nations[0].prod, world.bank) == (4, [2, 2, 1], 219)
    assert CardPlayed("LIM-CRD-01", 0, "industrialization") in world.events
    assert played(world, 0) == ["industrialization"]


def test_a_card_is_played_once_a_generation() -> None:
    """LIM-CRD-02: it lies on the table until the step ends; an unseen card is not in hand."""
    world, _ = position({"X": {"money": 9}})
    play(world, 0, "public_expenditure")
    assert refusal(world, 0, "public_expenditure") == "LIM-CRD-02"
    assert refusal(world, 0, "surcharge") == "LIM-CRD-01"


@pytest.mark.parametrize(("money", "rule"), [(9, "LIM-CRD-03"), (10, None)])
def test_the_full_price_must_be_there(money: int, rule: str | None) -> None:
    """LIM-CRD-03: Graduate Studies costs 2 $ for each of 5 people."""
    world, _ = position({"X": {"pop_level": 4, "money": money, "hand": ["graduate_studies"]}})
    assert refusal(world, 0, "graduate_studies") == rule


@pytest.mark.parametrize(("unrest", "rule"), [(9, None), (10, "LIM-CRD-04")])
def test_a_cost_in_unrest_must_fit_on_the_track(unrest: int, rule: str | None) -> None:
    """LIM-CRD-04: 2 unrest fit from position 9, not from 10; disruption never pays it."""
    world, _ = position({"X": {"unrest": unrest, "hand": ["vegetarianism"]}})
    assert refusal(world, 0, "vegetarianism") == rule


def test_what_a_cost_lowers_must_be_able_to_fall() -> None:
    """LIM-CRD-05: all classes on 1 and industrial production on level 1 pay nothing."""
    world, _ = position({"X": {"hand": ["indoctrination", "recycling", "green_production"]}})
    assert refusal(world, 0, "indoctrination") == "LIM-CRD-05"
    assert refusal(world, 0, "recycling") == "LIM-CRD-05"
    world.nations[0].prod[1] = 2
    world.nations[0].classes[0] = 2
    assert refusal(world, 0, "indoctrination") is None
    assert refusal(world, 0, "green_production") is None


@pytest.mark.parametrize(("bank", "rule"), [(9, "LIM-CRD-06"), (10, None)])
def test_money_that_leaves_the_bank_must_be_in_it(bank: int, rule: str | None) -> None:
    """LIM-CRD-06: Surcharge moves 10 $ to the LIMIT box."""
    world, _ = position({"X": {"hand": ["surcharge"]}}, world={"bank": bank})
    assert refusal(world, 0, "surcharge") == rule


def test_pollution_and_disruption_can_always_be_received() -> None:
    """LIM-CRD-07: both reserves are empty; the LIMIT boxes are not."""
    given = {"money": 5, "stock": {"military": 1}}
    shared = {"pollution_reserve": 0, "disruption_reserve": 0}
    world, _ = position({"X": given, "Y": {}}, world=shared)
    deal_and_play(world, 0, "extraction")
    deal_and_play(world, 0, "terrorism", "target:1")
    assert (world.nations[0].pollution, world.excess_pollution) == (1, 1)
    assert (world.nations[0].disruption, world.box_disruption) == (1, -1)


def test_a_card_may_be_played_though_it_does_nothing() -> None:
    """LIM-CRD-08: Public Expenditure on position 1 costs its price and changes nothing else."""
    world, _ = position({"X": {"unrest": 1, "money": 2}})
    deal_and_play(world, 0, "public_expenditure")
    assert (world.nations[0].unrest, world.nations[0].money) == (1, 0)


def test_only_payable_choices_are_offered() -> None:
    """LIM-CRD-03: 4 $ pay for military production of 3, not for industrial production of 5."""
    world, _ = position({"X": {"money": 4, "prod": {"industrial": 4, "military": 3}}})
    hold(world, 0, "robotization")
    assert refusal(world, 0, "robotization") is None
    play(world, 0, "robotization")
    assert offered(world, 0) == ["choose_for:military:3"]
    with pytest.raises(Illegal, match="LIM-CP-02"):
        world.answer(0, 1)


def test_a_plant_to_be_raised_must_be_able_to_rise() -> None:
    """LIM-TRM-06, LIM-CRD-08: with two territories renewable production stays on 2."""
    world, _ = position({"X": {"money": 9, "territories": 2}})
    play(world, 0, "industrialization")
    assert offered(world, 0) == ["choose_for:industrial:1", "choose_for:military:1"]

    stuck, _ = position({"X": {"money": 9, "territories": 2, "prod": {"industrial": 8}}})
    stuck.nations[0].prod[2] = 8
    play(stuck, 0, "industrialization", "choose_for:renewable:2")
    assert (stuck.nations[0].prod, stuck.nations[0].money) == ([2, 8, 8], 7)


def test_eight_cards_target_and_three_of_them_can_be_resisted() -> None:
    """LIM-POL-12, LIM-WAR-01, LIM-WAR-06: which ones they are."""
    targeting = {CARD_IDS[card.number] for card in ALL_CARDS if card.targets}
    assert targeting == {
        "offshore_production", "soft_power", "political_interference", "development_of_tourism",
        "mass_destruction", "annexation_of_territory", "military_operation", "terrorism",
    }  # fmt: skip
    attacks = {CARD_IDS[card.number] for card in ALL_CARDS if card.resistible}
    assert attacks == {"mass_destruction", "annexation_of_territory", "military_operation"}


# -- permanent cards ------------------------------------------------------------------------------


def test_a_permanent_card_only_costs_when_played_and_leaves_the_hand() -> None:
    """LIM-CRD-11, LIM-CRD-12: Vegetarianism raises unrest by 2; nothing else moves."""
    world, _ = position({"X": {}})
    deal_and_play(world, 0, "vegetarianism")
    assert world.nations[0].unrest == 8
    assert (permanents(world, 0), played(world, 0)) == (["vegetarianism"], [])
    assert "vegetarianism" not in hand(world, 0)


def test_two_permanent_cards_can_be_taken_back_and_no_other() -> None:
    """LIM-CRD-13: to the bottom of the production deck, not to the hand."""
    cards = ["policy_planning", "intensive_farming", "recycling"]
    world, _ = position({"X": {"permanents": cards}})
    assert take_back_refusal(world, 0, CARD_BY_ID["recycling"]) == "LIM-CRD-13"
    assert take_back_refusal(world, 0, CARD_BY_ID["vegetarianism"]) == "LIM-CRD-13"
    run(world, TakeBackWindow((0,)))
    assert offered(world, 0) == [
        "keep_permanents", "take_back:policy_planning", "take_back:intensive_farming",
    ]  # fmt: skip
    choose(world, 0, "take_back:policy_planning", "keep_permanents")

    assert world.nations[0].unrest == 8
    assert permanents(world, 0) == ["recycling", "intensive_farming"]
    assert deck_names(world, 0, PRODUCTION)[-1] == "policy_planning"
    assert "policy_planning" not in hand(world, 0)


def test_taking_back_policy_planning_needs_room_for_two_unrest() -> None:
    """LIM-CRD-15: position 10 has none; nobody is asked."""
    world, _ = position({"X": {"permanents": ["policy_planning"], "unrest": 10}})
    assert take_back_refusal(world, 0, CARD_BY_ID["policy_planning"]) == "LIM-CRD-15"
    run(world, TakeBackWindow((0,)))
    assert world.asking is None


def test_taking_back_in_a_turn_is_no_card_play() -> None:
    """LIM-CRD-14: X takes a card back and still plays two cards."""
    world, _ = position({"X": {"permanents": ["intensive_farming"]}, "Y": {}})
    run(world, DecidePolicy())
    choose(world, 0, "play:public_expenditure", "take_back:intensive_farming")
    assert world.nations[0].prod[0] == 1
    choose(world, 0, "play:craftsmanship", "choose_for:renewable:1")
    assert world.deciders() == [1]
    assert played(world, 0) == ["public_expenditure", "craftsmanship"]


def test_taking_back_in_the_window_does_not_undo_a_pass() -> None:
    """LIM-CRD-14: both nations are asked together; those without such a card are not."""
    one = {"permanents": ["intensive_farming"], "passed": True}
    world, _ = position({"X": one, "Y": one, "Z": {}})
    run(world, TakeBackWindow((0, 1, 2)))
    assert world.deciders() == [0, 1]
    choose(world, 0, "take_back:intensive_farming")
    choose(world, 1, "keep_permanents")
    assert (permanents(world, 0), permanents(world, 1)) == ([], ["intensive_farming"])
    assert world.nations[0].passed


def test_intensive_farming_goes_when_the_fossils_are_gone() -> None:
    """LIM-CP-14: renewable production falls from 3 to 2 and then produces 2."""
    given = {"permanents": ["intensive_farming"], "fossil": 0, "prod": {"renewable": 3}}
    world, _ = position({"X": given | {"stock": {"renewable": 0}}})
    run(world, Production((0,)))
    assert not world.nations[0].has(INTENSIVE_FARMING)
    assert (world.nations[0].prod[0], world.nations[0].stock[0]) == (2, 2)
    assert deck_names(world, 0, PRODUCTION)[-1] == "intensive_farming"


# -- contributions --------------------------------------------------------------------------------

AID = {"X": {"money": 30, "disruption": 4}, "Y": {"money": 25}, "Z": {"money": 10}}


def test_any_nation_may_add_to_a_fifty_dollar_card() -> None:
    """LIM-CRD-09: nobody is allied; X announces, Y and Z offer together, X pays the rest."""
    world, _ = position(AID)
    hold(world, 0, "humanitarian_aid")
    assert refusal(world, 0, "humanitarian_aid") == "LIM-CRD-03"
    assert can_pool(world, 0, CARD_BY_ID["humanitarian_aid"])
    play(world, 0, "humanitarian_aid", pooled=True)
    assert world.deciders() == [1, 2]
    assert offered(world, 2) == [f"contribute:{money}" for money in range(11)]
    choose(world, 2, "contribute:5")
    assert world.nations[2].money == 10
    choose(world, 1, "contribute:20")

    assert [nation.money for nation in world.nations] == [5, 5, 5]
    assert world.bank == 327 + 50
    assert world.nations[0].disruption == 2


def test_more_than_the_price_is_never_collected() -> None:
    """LIM-CRD-09: offers count in turn order up to 50 $; what is too much stays where it is."""
    world, _ = position({"X": {"money": 3}, "Y": {"money": 60}, "Z": {"money": 9}})
    hold(world, 0, "cleaning_the_planet")
    play(world, 0, "cleaning_the_planet", pooled=True)
    assert offered(world, 1)[-1] == "contribute:50"
    choose(world, 1, "contribute:46")
    choose(world, 2, "contribute:9")
    assert [nation.money for nation in world.nations] == [3, 14, 5]


def test_nothing_is_paid_if_the_price_is_not_reached() -> None:
    """LIM-CRD-09: 30 + 10 + 5 are not 50; the card stays, seen by all, and no second appeal."""
    world, _ = position(AID)
    hold(world, 0, "humanitarian_aid")
    run(world, DecidePolicy())
    assert "play:humanitarian_aid" not in offered(world, 0)
    choose(world, 0, "play_pooled:humanitarian_aid")
    choose(world, 1, "contribute:10")
    choose(world, 2, "contribute:5")

    assert [nation.money for nation in world.nations] == [30, 25, 10]
    assert "humanitarian_aid" in hand(world, 0)
    assert "humanitarian_aid" in card_names(world.nations[0].shown)
    assert CardNotPaid("LIM-CRD-09", 0, "humanitarian_aid") in world.events
    assert "play_pooled:humanitarian_aid" not in offered(world, 0)
    choose(world, 0, "play:education", "class_up:A:2")
    assert "play_pooled:humanitarian_aid" not in offered(world, 0)


def test_economic_allies_may_pay_an_ordinary_card() -> None:
    """LIM-CRD-10, LIM-AID-03: Y adds 6 of the 10 $ that Education costs X."""
    nations = {"X": {"pop_level": 5, "money": 4}, "Y": {"money": 20}, "Z": {"money": 50}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    assert can_pool(world, 0, CARD_BY_ID["education"])
    play(world, 0, "education", pooled=True)
    assert world.deciders() == [1]
    choose(world, 1, "contribute:6")
    choose(world, 0, "class_up:A:2")
    assert [nation.money for nation in world.nations] == [0, 14, 50]
    assert Contributed("LIM-AID-03", 1, 0, 6) in world.events


def test_nobody_else_may_pay_an_ordinary_card() -> None:
    """LIM-AID-03, LIM-AID-07: military allies and strangers give no money for Education."""
    nations = {"X": {"pop_level": 5, "money": 4}, "Y": {"money": 20}, "Z": {"money": 50}}
    world, _ = position(nations, world={"alliances": {"military": [["X", "Y"]]}})
    assert not can_pool(world, 0, CARD_BY_ID["education"])
    assert refusal(world, 0, "education") == "LIM-CRD-03"


def test_an_ally_may_pay_money_wherever_it_goes() -> None:
    """LIM-AID-03: the 5 own $ of Speculation go to the LIMIT box and may be an ally's."""
    nations = {"X": {"money": 0}, "Y": {"money": 9}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    hold(world, 0, "speculation", "colonization")
    play(world, 0, "speculation", "contribute:5", "price_up:fossil", "no_transaction", pooled=True)
    assert (world.nations[1].money, world.bank, world.box_money) == (4, 213, 10)
    assert not can_pool(world, 0, CARD_BY_ID["colonization"])


def test_offering_nothing_is_no_refused_request() -> None:
    """LIM-AID-09: X cannot pay and may not break the alliance for it."""
    nations = {"X": {"pop_level": 5, "money": 4}, "Y": {"money": 20}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    play(world, 0, "education", "contribute:0", pooled=True)
    assert world.asking is None
    assert not any(isinstance(event, HelpRefused) for event in world.events)
    assert world.groups[1] == [1, 1]


def test_contributions_open_choices_that_the_player_alone_could_not_pay() -> None:
    """LIM-CRD-10, LIM-CRD-03: with Y's 20 $ industrial production of 10 can be chosen too."""
    nations = {"X": {"money": 1, "prod": {"industrial": 5}}, "Y": {"money": 20}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    play(world, 0, "industrialization", pooled=True)
    assert "choose_for:industrial:10" in offered(world, 0)
    choose(world, 0, "choose_for:industrial:10")
    choose(world, 1, "contribute:9")
    assert (world.nations[0].prod[1], world.nations[0].money) == (6, 0)
