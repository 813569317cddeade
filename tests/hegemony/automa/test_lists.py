"""Narrowing a list point by point, and what chance decides."""

from __future__ import annotations

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa.bills import NO_POLICY, bill_out_of_turn
from anthropolis.games.hegemony.automa.company_lists import BuildOptions
from anthropolis.games.hegemony.automa.components import (
    AI_IDS,
    deck_of,
    discard_of,
    draw_to_look,
    next_card,
)
from anthropolis.games.hegemony.automa.deciding import any_answer
from anthropolis.games.hegemony.automa.expansions import best_use, expansion_answer
from anthropolis.games.hegemony.automa.narrowing import narrow
from anthropolis.games.hegemony.crises.benefits import BENEFITS, INTERVENTION, SHIFT
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import PollDecision
from anthropolis.games.hegemony.table.automa_events import ListApplied, OptionChosen, PointApplied
from anthropolis.games.hegemony.table.companies import BY_LABEL
from anthropolis.games.hegemony.table.roles import CC, WC
from tests.hegemony.positions import position


def test_points_are_told_with_what_falls_out() -> None:
    """HAU-NAR-01, HAU-NAR-02, HAU-NAR-03: each point keeps what fits, in the order of the list."""
    country = position(
        players=2, capitalist_class={"market": ["cc_hotel", "cc_clinic", "cc_vegetable_farm"]}
    )
    country.listening = True
    market = [BY_LABEL[name] for name in ("cc_hotel", "cc_clinic", "cc_vegetable_farm")]
    chosen = market[narrow("cc_build_company", BuildOptions(country, CC, market))]
    assert chosen == BY_LABEL["cc_vegetable_farm"]
    started = [e for e in country.events if isinstance(e, ListApplied)]
    assert started[0].options == ("cc_hotel", "cc_clinic", "cc_vegetable_farm")
    points = [e for e in country.events if isinstance(e, PointApplied)]
    assert points[-1].point == "point_industry_order"
    assert points[-1].dropped == ("cc_hotel", "cc_clinic")
    assert [e.by_chance for e in country.events if isinstance(e, OptionChosen)] == [False]


def test_one_option_needs_no_list() -> None:
    """HAU-NAR-06: nothing is told and nothing is drawn."""
    country = position(players=2)
    country.listening = True
    before = country.chance.words()
    assert narrow("cc_build_company", BuildOptions(country, CC, [3])) == 0
    assert country.events == []
    assert country.chance.words() == before


def test_chance_decides_between_equals() -> None:
    """HAU-NAR-05: two copies of one company differ in nothing."""
    country = position(players=2)
    country.listening = True
    narrow("cc_build_company", BuildOptions(country, CC, [BY_LABEL["cc_hotel"]] * 2))
    assert [e.by_chance for e in country.events if isinstance(e, OptionChosen)] == [True]


def test_the_discard_pile_goes_under_an_empty_deck() -> None:
    """HAU-DCK-03, HAU-LST-03: shuffled, once the deck has too few cards."""
    country = position(
        players=2, automas={"working_class": {"deck": ["wc_ai_01"], "discard": ["wc_ai_02"]}}
    )
    assert draw_to_look(country, WC, 2) == [AI_IDS.index("wc_ai_01"), AI_IDS.index("wc_ai_02")]
    assert discard_of(country, WC) == []
    country = position(players=2, automas={"working_class": {"deck": [], "discard": ["wc_ai_07"]}})
    assert AI_IDS[next_card(country, WC)] == "wc_ai_07"
    assert deck_of(country, WC) == []


def test_a_yes_or_no_without_instruction() -> None:
    """HAU-UND-01: an Influence symbol means yes."""

    class YesOrNo(Step):
        def options(self, country: object, seat: int) -> list[int]:
            return [0, 1]

    for card, said in (("wc_ai_01", [1]), ("wc_ai_02", [0])):
        country = position(players=2, automas={"working_class": {"deck": [card]}})
        assert any_answer(country, YesOrNo(), 0) == said


def test_a_choice_without_a_list() -> None:
    """HAU-UND-02: any of the options, by chance."""
    country = position(players=2, automas={"working_class": {}})
    assert any_answer(country, PollDecision(WC, 0), 0)[0] in (30, 31)


def test_bills_out_of_turn_in_simple_mode() -> None:
    """HAU-BIL-14: AI cards are drawn until one shows a policy that can be proposed."""
    country = position(
        players=2, automas={"working_class": {"mode": "easy", "deck": ["wc_ai_03", "wc_ai_05"]}}
    )
    assert bill_out_of_turn(country, WC, [3]) == 3
    assert [AI_IDS[card] for card in deck_of(country, WC)] == ["wc_ai_03", "wc_ai_05"]
    assert bill_out_of_turn(country, WC, []) == NO_POLICY


def test_state_intervention_of_an_automa() -> None:
    """HAU-EXT-12: WC raises the largest step where it works, CC lowers where it owns."""
    country = position(
        players=4,
        policies={2: "B"},
        companies={
            "cc_clinic": {"class": "working_class"},
            "cc_supermarket": {"class": "working_class"},
        },
        automas={"working_class": {}, "capitalist_class": {}},
    )
    clinic = BY_LABEL["cc_clinic"]
    assert best_use(country, WC, BENEFITS[INTERVENTION]) == SHIFT + clinic * 2 + 1
    assert best_use(country, CC, BENEFITS[INTERVENTION]) == SHIFT + clinic * 2


def test_historical_events_are_not_in_this_game() -> None:
    """HAU-EXT-20: no question of the base game is answered as one of them, and none is offered."""
    country = position(players=2, automas={"working_class": {}})
    assert expansion_answer(country, PollDecision(WC, 0), 0, WC) == []
