"""Chapter 12.1, the twelve society cards."""

from __future__ import annotations

import pytest

from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.table.components import INDUSTRIAL, MILITARY, RENEWABLE, SOCIETY
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


def test_public_expenditure_calms_for_one_dollar_a_head() -> None:
    """LIM-CS-01: a population of 5 pays 5 $ to the Bank; unrest -1."""
    world, _ = position({"X": {"pop_level": 4, "money": 8}})
    deal_and_play(world, 0, "public_expenditure")
    assert (world.nations[0].money, world.nations[0].unrest, world.bank) == (3, 5, 114)


def test_education_raises_one_class_of_the_own_choice() -> None:
    """LIM-CS-02: 3 $; A, B or E may climb, C and D stand level with the class above."""
    world, _ = position({"X": {"pop_level": 3, "money": 3, "classes": [3, 2, 2, 2, 1]}})
    play(world, 0, "education")
    assert offered(world, 0) == ["class_up:A:4", "class_up:B:3", "class_up:E:2"]
    choose(world, 0, "class_up:E:2")
    assert (world.nations[0].classes, world.nations[0].money) == ([3, 2, 2, 2, 2], 0)


def test_investment_policy_calms_by_three() -> None:
    """LIM-CS-03: 2 $ a head."""
    world, _ = position({"X": {"pop_level": 4, "money": 11}})
    deal_and_play(world, 0, "investment_policy")
    assert (world.nations[0].money, world.nations[0].unrest) == (1, 3)


def test_graduate_studies_shares_three_steps() -> None:
    """LIM-CS-04: 2 $ a head; one class may take several steps, each legal when made."""
    world, _ = position({"X": {"money": 4}})
    hold(world, 0, "graduate_studies")
    play(world, 0, "graduate_studies", "class_up:A:2")
    assert offered(world, 0) == ["class_up:A:3", "class_up:B:2"]
    choose(world, 0, "class_up:A:3", "class_up:B:2")
    assert (world.nations[0].classes, world.nations[0].demo_zone) == ([3, 2, 1, 1, 1], 1)
    assert (world.nations[0].money, world.asking) == (0, None)


def test_indoctrination_lowers_a_class_to_calm() -> None:
    """LIM-CS-05: the own class chosen falls as the cost; unrest -2."""
    world, _ = position({"X": {"classes": [3, 2, 2, 1, 1]}})
    hold(world, 0, "indoctrination")
    play(world, 0, "indoctrination")
    assert offered(world, 0) == ["class_down:A:2", "class_down:C:1"]
    assert world.nations[0].unrest == 6
    choose(world, 0, "class_down:C:1")
    assert (world.nations[0].classes, world.nations[0].unrest) == ([3, 2, 1, 1, 1], 4)


def test_vegetarianism_feeds_people_as_if_fewer() -> None:
    """LIM-CS-06: unrest +2; Supply then takes 3 for a population of 5."""
    world, _ = position({"X": {"pop_level": 4, "stock": {"renewable": 5}}})
    deal_and_play(world, 0, "vegetarianism")
    run(world, Supply((0,)))
    assert (world.nations[0].unrest, permanents(world, 0)) == (8, ["vegetarianism"])
    assert (world.nations[0].stock[RENEWABLE], world.nations[0].pop) == (2, 4)


def test_overconsumption_calms_with_goods() -> None:
    """LIM-CS-07: 1 industrial a head, unrest -3."""
    world, _ = position({"X": {"pop_level": 4, "stock": {"industrial": 6}}})
    deal_and_play(world, 0, "overconsumption")
    assert (world.nations[0].stock[INDUSTRIAL], world.nations[0].unrest) == (1, 3)
    hold(world, 0, "overconsumption")
    assert refusal(world, 0, "overconsumption") == "LIM-CRD-03"


@pytest.mark.parametrize(("column", "goods"), [(2, 3), (3, 5), (4, 10)])
def test_sustainable_consumption_counts_one_more_level_lower(column: int, goods: int) -> None:
    """LIM-CS-08: population 10 on level 5; class C on 2: 3, on 3: 5, on 4: 10 goods."""
    given = {"pop_level": 5, "classes": [4, 4, column, 1, 1], "stock": {"industrial": 10}}
    world, _ = position({"X": given})
    deal_and_play(world, 0, "sustainable_consumption")
    run(world, Consumption((0,)))
    assert (world.nations[0].unrest, world.nations[0].stock[INDUSTRIAL]) == (8, 10 - goods)


def test_surcharge_collects_two_dollars_a_head() -> None:
    """LIM-CS-09: unrest +1, 10 $ of the Bank to the LIMIT box, 10 $ for 5 people."""
    world, _ = position({"X": {"pop_level": 4, "money": 0}})
    deal_and_play(world, 0, "surcharge")
    assert (world.nations[0].money, world.nations[0].unrest) == (10, 7)
    assert (world.bank, world.box_money) == (89, 10)


def test_surcharge_gets_what_the_bank_has_left_and_no_crisis() -> None:
    """LIM-CS-09, LIM-CRD-08, LIM-TOK-09: 14 $ in the Bank leave 4 $ for the player."""
    world, _ = position({"X": {"pop_level": 4, "money": 0}}, world={"bank": 14})
    deal_and_play(world, 0, "surcharge")
    assert (world.nations[0].money, world.bank, world.crises) == (4, 0, [0, 0, 0])


def test_political_reform_draws_five_and_keeps_one() -> None:
    """LIM-CS-10, LIM-POL-07: 10 $; five in hand are no obstacle, the limit is not checked."""
    world, _ = position({"X": {"money": 12}})
    hold(world, 0, "political_reform", "terrorism")
    play(world, 0, "political_reform", "deck:society")
    assert len(offered(world, 0)) == 5
    top = deck_names(world, 0, SOCIETY)
    choose(world, 0, "keep:overconsumption", "as_it_lies")
    assert world.asking is None
    assert len(hand(world, 0)) == 6
    assert deck_names(world, 0, SOCIETY) == [
        *top, "investment_policy", "graduate_studies", "indoctrination", "vegetarianism",
    ]  # fmt: skip
    assert (world.nations[0].money, played(world, 0)) == (2, ["political_reform"])


def test_conscription_arms_the_population_two_levels_lower() -> None:
    """LIM-CS-11: a population of 20 gives 5 military; one of 2 gives none."""
    world, _ = position({"X": {"pop_level": 6}, "Y": {}})
    deal_and_play(world, 0, "conscription")
    deal_and_play(world, 1, "conscription")
    assert (world.nations[0].stock[MILITARY], world.nations[0].unrest) == (5, 7)
    assert (world.nations[1].stock[MILITARY], world.nations[1].unrest) == (0, 7)


def test_artificial_intelligence_brings_a_played_card_back() -> None:
    """LIM-CS-12, LIM-CRD-02: Extraction is played, fetched and played again."""
    world, _ = position({"X": {"money": 25, "played": ["conscription"]}})
    deal_and_play(world, 0, "extraction")
    hold(world, 0, "artificial_intelligence")
    play(world, 0, "artificial_intelligence")
    assert offered(world, 0) == ["recover:conscription", "recover:extraction"]
    choose(world, 0, "recover:extraction")
    assert refusal(world, 0, "extraction") is None
    play(world, 0, "extraction")
    assert (world.nations[0].money, world.nations[0].stock[3]) == (5, 12)
    assert played(world, 0) == ["conscription", "artificial_intelligence", "extraction"]


def test_artificial_intelligence_does_not_fetch_itself() -> None:
    """LIM-CS-12, LIM-CRD-08: nothing else was played, so nothing comes back."""
    world, _ = position({"X": {"money": 10, "permanents": ["recycling"]}})
    deal_and_play(world, 0, "artificial_intelligence")
    assert (played(world, 0), world.nations[0].money) == (["artificial_intelligence"], 0)
