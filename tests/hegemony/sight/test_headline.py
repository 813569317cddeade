"""The numbers that tell how a role is doing."""

from __future__ import annotations

import pytest

from anthropolis.engine.contract import Counter
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.calendar import ACTION, ELECTIONS
from anthropolis.games.hegemony.table.roles import MC, STATE, WC
from tests.hegemony.positions import position


def counters(view: dict[str, object], seat: int) -> dict[str, Counter]:
    return {counter.id: counter for counter in GAME.headline(view, seat)}


@pytest.mark.parametrize(
    ("seats", "seat", "own"),
    [(2, 0, "prosperity"), (2, 1, "capital"), (3, 1, "operational_companies"),
     (4, 3, "track_working_class")],
)  # fmt: skip
def test_each_role_has_its_own_numbers(seats: int, seat: int, own: str) -> None:
    """HEG-SET-01: with two players seat 1 is the Capitalist Class."""
    assert own in counters(GAME.new(seats, 1).view(seat), seat)


def test_money_says_what_production_will_add_until_it_has() -> None:
    """HEG-PRD-01, HEG-NEED-02: wages less taxes and Food; nothing once the phase is over."""
    country = position(players=2)
    country.phase = ACTION
    ahead = GAME.view(country, 0)["working_class"]["expected"]
    assert ahead["food_price"] > 0
    expected = ahead["wages_received"] - ahead["income_tax"] - ahead["food_price"]
    assert counters(GAME.view(country, 0), 0)["money"].coming == expected
    country.phase = ELECTIONS
    assert counters(GAME.view(country, 0), 0)["money"].coming is None


def test_food_that_farms_will_make_is_counted() -> None:
    """HEG-PRD-05, HEG-NEED-01: of 1 Food and 2 from a farm WC eats 3; MC eats what it has."""
    farm = {"wc_cooperative_farm": {"class": "working_class"}}
    country = position(players=3, companies=farm)
    country.goods[WC * 4], country.goods[MC * 4] = 1, 9
    country.phase = ACTION
    assert counters(GAME.view(country, 0), 0)["goods_food"].coming == -1
    country.goods[WC * 4] = 5
    assert counters(GAME.view(country, 0), 0)["goods_food"].coming == -1
    assert counters(GAME.view(country, 1), 1)["goods_food"].coming == -3


def test_loans_and_hunger_are_alarms() -> None:
    """HEG-IMF-01, HEG-NEED-02: one Loan away from the IMF, and Food that has to be bought."""
    country = position(players=4, policies={1: "A"})
    country.goods[WC * 4] = 9
    calm = counters(GAME.view(country, 0), 0)
    assert not calm["goods_food"].alarm
    assert not calm["loans"].alarm
    country.goods[WC * 4] = 0
    country.loans[STATE] = 1
    assert counters(GAME.view(country, 0), 0)["goods_food"].alarm
    assert counters(GAME.view(country, 3), 3)["loans"].alarm


def test_a_spectator_sees_what_everybody_shares() -> None:
    names = counters(GAME.new(3, 1).view(None), -1)
    assert {"tax_multiplier", "treasury", "vp_middle_class"} <= set(names)


def test_every_counter_has_a_word_in_both_languages() -> None:
    match = GAME.new(4, 1)
    for seat in range(-1, 4):
        for counter in GAME.headline(match.view(max(0, seat)), seat):
            assert set(GAME.catalogue.terms.get(counter.id, {})) == {"en", "fr"}, counter.id
