"""The members of a set are named in any order; bots name each set in one order only."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import DONE
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.free.owners import AdjustPrices, AdjustWages
from anthropolis.games.hegemony.rules.moving.actions.buy import AMOUNT, SOURCE, buy
from anthropolis.games.hegemony.rules.moving.actions.trade import SellAbroad
from anthropolis.games.hegemony.rules.moving.asking import (
    ascending,
    ascending_to,
    choose_so_many,
)
from anthropolis.games.hegemony.rules.moving.policies import ClosePublic
from anthropolis.games.hegemony.table.roles import CC, FOOD, WC
from anthropolis.games.hegemony.table.state import Country

STATE_SEAT = 3


def table(seats: int) -> Country:
    country = GAME.new(seats, "sets").state
    assert isinstance(country, Country)
    return country


def test_a_number_of_candidates_is_named_in_any_order() -> None:
    """HEG-POL-14: of three companies two close, the last one first."""
    assert choose_so_many([3, 5, 8], [], 2) == [3, 5, 8]
    assert choose_so_many([3, 5, 8], [8], 2) == [3, 5]
    assert choose_so_many([3, 5, 8], [8, 3], 2) == []


def test_where_all_are_named_nothing_is_left_to_choose() -> None:
    assert choose_so_many([3, 5], [], 2) == [3]
    assert choose_so_many([3, 5], [3], 2) == [5]


def test_a_bot_goes_up_and_leaves_enough_above() -> None:
    assert ascending([5], [3, 8, DONE]) == [8, DONE]
    assert ascending_to(2, [], [3, 5, 8]) == [3, 5]
    assert ascending_to(2, [5], [3, 8]) == [8]


def test_prices_and_wages_are_moved_one_after_the_other_as_one_likes() -> None:
    """HEG-FREE-09, HEG-FREE-10: a marker that was moved is not moved again."""
    country = table(4)
    for step in (AdjustPrices(CC), AdjustWages(CC)):
        options = step.more(country, 2, [])
        later = step.more(country, 2, [options[-1]])
        assert later == [o for o in options if o // 3 != options[-1] // 3] + [DONE]


def test_goods_are_bought_from_a_dear_source_first_if_somebody_likes() -> None:
    """HEG-BUY-01: up to two sources, none of them twice."""
    country = table(2)
    step = buy(WC)
    sources = [option for option in step.more(country, 0, [FOOD]) if option >= SOURCE]
    assert len(sources) > 1
    parts = [FOOD, sources[-1], AMOUNT + 1]
    assert step.more(country, 0, parts) == [*sources[:-1], DONE]
    assert step.once(country, 0, parts, step.more(country, 0, parts)) == [DONE]


def test_public_companies_close_in_any_order() -> None:
    """HEG-POL-14: a bot that takes over in the middle finds a way on from any of them."""
    country = table(4)
    step = ClosePublic(2)
    country.ask_parts(step, [STATE_SEAT])
    options = country.options(STATE_SEAT)
    country.answer(STATE_SEAT, options[-1])
    assert country.options(STATE_SEAT) == options[:-1]
    assert country.options_once(STATE_SEAT) == options[:-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_bots_look_at_is_part_of_what_people_may_choose(seats: int) -> None:
    """At every decision of a random match; sets are met on the way."""
    country, chance = table(seats), chance_from("sets")
    fewer = 0
    while not country.finished():
        seat = country.decider()
        options, once = country.options(seat), country.options_once(seat)
        assert once
        assert [option for option in options if option in once] == once
        fewer += len(once) < len(options)
        country.answer(seat, options[chance.below(len(options))])
    assert fewer > 5


def test_transactions_are_chosen_in_any_order() -> None:
    """HEG-EXP-01: in a random match some later one was named before an earlier one."""
    country, chance = table(3), chance_from("sets")
    out_of_order = 0
    while not country.finished():
        seat = country.decider()
        named = [part for part in country.draft(seat) if part >= 0]
        out_of_order += isinstance(country.asking, SellAbroad) and named != sorted(named)
        options = country.options(seat)
        country.answer(seat, options[chance.below(len(options))])
    assert out_of_order
