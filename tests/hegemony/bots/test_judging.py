"""What bots think of a country, and what they do by habit."""

from __future__ import annotations

import pytest

from anthropolis.bots import play_out
from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.bots.capitalist import wealth_index
from anthropolis.games.hegemony.bots.habits import likes, sensible_bid
from anthropolis.games.hegemony.bots.judging import prospects as judged
from anthropolis.games.hegemony.bots.survey import Survey
from anthropolis.games.hegemony.rules.free.people import UseLuxury
from anthropolis.games.hegemony.rules.moving.actions.buy import Buy, buy
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.elections import Bids
from anthropolis.games.hegemony.rules.turn import BASIC_ACTION, Turn, main_action_name
from anthropolis.games.hegemony.sight.coming import expected
from anthropolis.games.hegemony.table.roles import CC, HEALTH, LABOR, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country
from tests.hegemony.positions import position, run


def prospects(country: Country, role: int) -> float:
    return judged(country, role, Survey(country))


def test_every_role_is_judged_between_0_and_1() -> None:
    match = GAME.new(4, 3)
    worth = GAME.evaluate_all(match.state)
    assert len(worth) == 4
    assert all(0 <= value <= 1 for value in worth)


def test_jobs_unions_and_money_please_the_working_class() -> None:
    poor = position(working_class={"unemployed": {"luxury": 1, "unskilled": 5}})
    hired = position(
        companies={
            "cc_hotel": {"class": "working_class"},
            "cc_stadium": {"class": "working_class"},
        },
    )
    union = position(
        companies={
            "cc_hotel": {"class": "working_class"},
            "cc_stadium": {"class": "working_class"},
        },
        working_class={"unions": ["luxury"]},
    )
    worth = [prospects(country, WC) for country in (poor, hired, union)]
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


def test_wealth_pleases_the_capitalist_and_loans_nobody() -> None:
    assert wealth_index(0) == 0
    assert wealth_index(37.5) == 2.5
    assert wealth_index(900) == 15
    rich = position(capitalist_class={"capital": 100})
    indebted = position(capitalist_class={"capital": 100, "loans": 1})
    assert prospects(rich, CC) > prospects(indebted, CC)


def test_the_state_fears_the_imf() -> None:
    assert prospects(position(), STATE) > prospects(position(state={"loans": 1}), STATE)
    safe = position(policies={1: "A"}, state={"treasury": 60, "loans": 1})
    due = position(policies={1: "C"}, state={"treasury": 0, "loans": 1})
    assert prospects(safe, STATE) - prospects(due, STATE) > 4


def test_the_state_looks_at_its_two_lowest_tracks() -> None:
    """HEG-SCO-06: a point on the highest track is worth less."""
    even = position(state={"legitimacy": {"working_class": 4, "middle_class": 3}})
    low = position(state={"legitimacy": {"working_class": 5, "middle_class": 2}})
    assert prospects(even, STATE) > prospects(low, STATE)


def test_the_middle_class_wants_its_companies_fully_operational() -> None:
    staff = {"class": "middle_class"}
    alone = position(companies={"mc_doctors_office": staff})
    helped = position(companies={"mc_doctors_office": staff | {"employee": "unskilled"}})
    assert prospects(helped, MC) > prospects(alone, MC)


def test_a_survey_is_what_production_will_pay() -> None:
    """HEG-PRD-02, HEG-TAX-02: the same wages and taxes as the board announces."""
    country = GAME.new(4, 3).state
    survey = Survey(country)  # type: ignore[arg-type]
    for role in range(4):
        ahead = expected(country, role)  # type: ignore[arg-type]
        assert survey.wages_in[role] == ahead["wages_received"]
        assert survey.wages_out[role] == ahead["wages_paid"]
        if role != STATE:
            taxes = ahead["income_tax"] + ahead["employment_tax"]
            assert survey.taxes(country, role) == taxes  # type: ignore[arg-type]
    corporate = expected(country, CC)["corporate_tax"]  # type: ignore[arg-type]
    assert survey.on_revenue(country) == corporate  # type: ignore[arg-type]


def test_roles_like_their_own_section() -> None:
    country = position(policies={2: "B"})
    assert likes(country, WC, LABOR, 0)
    assert not likes(country, CC, LABOR, 0)
    assert not likes(country, MC, LABOR, 2)


@pytest.mark.parametrize(("drawn", "bid"), [([0, 0, 2], 3), ([0, 0, 5], 0), ([2, 0, 0], 0)])
def test_bids_turn_a_vote_that_can_be_turned(drawn: list[int], bid: int) -> None:
    """Two votes behind are worth 2 Influence and one to spare, five are not."""
    bills = [{"policy": 2, "section": "A", "by": "working_class"}]
    country = position(players=2, bills=bills, working_class={"influence": 4})
    country.sides = [1, -1, 0, -1]
    country.drawn = drawn
    country.cubes = [25 - drawn[0], 25, 25 - drawn[2]]
    assert sensible_bid(country, LABOR, WC) == bid
    run(country, Bids(LABOR, 0))
    assert GAME.playout_choice(country, 0, chance_from(0)) == bid


def test_the_working_class_buys_what_its_population_needs_where_it_is_cheapest() -> None:
    """HEG-BUY-01: by habit, whole steps of Prosperity: three of health, not food, not one."""
    country = position(
        policies={4: "A"},
        working_class={"money": 60},
        state={"services": {"health": 6, "education": 6}},
    )
    run(country, buy(WC))
    size, chance = population(country, WC), chance_from(0)
    while country.draft(0) or isinstance(country.asking, Buy):
        country.answer(0, GAME.playout_choice(country, 0, chance))
    assert country.goods[HEALTH] == size
    assert country.money[WC] == 60


def test_using_what_one_has_pleases_more_than_having_it() -> None:
    """HEG-FREE-03: else the Working Class would hoard."""
    country = position(working_class={"goods": {"luxury": 3}, "money": 90})
    before = prospects(country, WC)
    run(country, UseLuxury(WC))
    assert country.vp[WC] == 1
    assert prospects(country, WC) > before


def test_greedy_beats_random_as_either_class() -> None:
    """One short match each; the tables in docs come from hundreds."""
    for bots, winner in ((["greedy", "random"], 0), (["random", "greedy"], 1)):
        match = play_out(GAME.new(2, 1, {"rounds": 2}), bots)
        assert match.scores[winner] > match.scores[1 - winner]


def test_in_thought_a_role_mostly_does_what_greedy_bots_do() -> None:
    """By data/bot_habits.yaml: the Capitalist builds often, and hardly ever buys storage."""
    country = GAME.new(4, 3).state
    assert isinstance(country, Country)
    while country.acting != CC or not isinstance(country.asking, Turn):
        country.answer(country.decider(), country.options(country.decider())[-1])
    seat, chance = country.seat_of(CC), chance_from(1)
    names = [main_action_name(CC, GAME.playout_choice(country, seat, chance)) for _ in range(300)]
    assert names.count("build_company") > 10 * names.count("buy_storage")
    assert set(names) <= {main_action_name(CC, option) for option in country.options(seat)}
    country.answer(seat, BASIC_ACTION)
    assert GAME.playout_choice(country, seat, chance) in country.options(seat)
