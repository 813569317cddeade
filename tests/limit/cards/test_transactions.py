"""Chapter 10, transactions: price before the transaction, stocks, the Bank and the price cube."""

from __future__ import annotations

from anthropolis.games.limit.cards.transactions import most_bought, most_sold
from anthropolis.games.limit.table.components import FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE
from tests.limit.plays import deal_and_play, hold, play
from tests.limit.positions import choose, offered, position


def test_a_player_decides_type_direction_and_quantity() -> None:
    """LIM-TRN-01, LIM-CM-01: what can be bought and sold is offered; then at least one unit."""
    world, _ = position({"X": {"money": 7, "stock": {"renewable": 0, "industrial": 0}}})
    hold(world, 0, "market_access")
    play(world, 0, "market_access")
    assert offered(world, 0) == [
        "no_transaction", "buy:renewable", "buy:industrial", "buy:military", "buy:fossil",
        "sell:fossil",
    ]  # fmt: skip
    choose(world, 0, "buy:renewable")
    assert offered(world, 0) == ["quantity:1:3", "quantity:2:6"]
    step = world.asking
    assert step is not None
    assert step.span(world, 0) == (1, 2)


def test_a_sale_brings_the_price_before_it_and_lowers_the_price() -> None:
    """LIM-TRN-02, LIM-TRN-05: three military at 3 $ each, then the cube moves one to the left."""
    world, _ = position({"X": {"money": 0, "stock": {"military": 5}}})
    deal_and_play(world, 0, "market_access", "sell:military", "quantity:3:9")
    assert (world.nations[0].money, world.nations[0].stock[MILITARY]) == (9, 2)
    assert (world.market[MILITARY], world.prices[MILITARY], world.bank) == (6, 3, 100)


def test_a_purchase_costs_the_price_before_it_and_raises_the_price() -> None:
    """LIM-TRN-02, LIM-TRN-03, LIM-TRN-05: three renewable at 3 $, paid to the Bank."""
    world, _ = position({"X": {"money": 10}})
    deal_and_play(world, 0, "market_access", "buy:renewable", "quantity:3:9")
    assert (world.nations[0].money, world.nations[0].stock[RENEWABLE]) == (1, 5)
    assert (world.market[RENEWABLE], world.prices[RENEWABLE], world.bank) == (0, 4, 118)


def test_a_purchase_is_limited_by_the_market_and_the_own_money() -> None:
    """LIM-TRN-03: the market holds 3, 11 $ pay for 2 at 5 $; an ally's money does not count."""
    nations = {"X": {"money": 11}, "Y": {"money": 90}}
    world, _ = position(nations, world={"alliances": {"economic": [["X", "Y"]]}})
    assert most_bought(world, 0, INDUSTRIAL) == 2
    assert most_bought(world, 1, INDUSTRIAL) == 3


def test_a_sale_is_limited_by_the_stock_and_the_bank() -> None:
    """LIM-TRN-04: at 3 $ a Bank of 10 $ buys three; the LIMIT box never pays."""
    world, _ = position({"X": {"stock": {"industrial": 7}}}, world={"bank": 10})
    assert most_sold(world, 0, INDUSTRIAL) == 3
    world.bank = 100
    assert most_sold(world, 0, INDUSTRIAL) == 7


def test_nothing_is_sold_on_the_first_position() -> None:
    """LIM-TRN-06: the renewable cube stands on position 1."""
    world, _ = position({"X": {}}, world={"market": {"price": {"renewable": 1}}})
    hold(world, 0, "market_access")
    play(world, 0, "market_access")
    assert "sell:renewable" not in offered(world, 0)
    assert "buy:renewable" in offered(world, 0)


def test_on_the_last_position_buying_goes_on_and_the_cube_stays() -> None:
    """LIM-TRN-07: two fossils at 20 $ each."""
    world, _ = position({"X": {"money": 45}}, world={"market": {"price": {"fossil": 6}}})
    deal_and_play(world, 0, "market_access", "buy:fossil", "quantity:2:40")
    assert (world.nations[0].money, world.nations[0].stock[FOSSIL]) == (5, 10)
    assert (world.prices[FOSSIL], world.market[FOSSIL], world.box_fossil) == (6, 1, 0)


def test_a_sale_of_twelve_goods_recycles_nothing() -> None:
    """LIM-TRN-08: a transaction is no spending."""
    given = {"stock": {"industrial": 12}, "permanents": ["recycling"]}
    world, _ = position({"X": given})
    deal_and_play(world, 0, "market_access", "sell:industrial", "quantity:12:36")
    assert world.nations[0].stock[FOSSIL] == 8


def test_without_a_possible_or_wanted_transaction_the_card_has_no_effect() -> None:
    """LIM-TRN-09: X wants none; Y has neither money nor goods and is not asked."""
    poor = {"money": 0, "fossil": 0, "stock": {"renewable": 0, "industrial": 0}}
    world, _ = position({"X": {}, "Y": poor})
    deal_and_play(world, 0, "market_access", "no_transaction")
    deal_and_play(world, 1, "market_access")
    assert world.prices == [3, 4, 4, 4]


def test_the_stock_exchange_allows_two_transactions_on_different_resources() -> None:
    """LIM-CM-03: renewable was sold, so only the other three are left."""
    given = {"permanents": ["stock_exchange"], "money": 0, "stock": {"renewable": 3}}
    world, _ = position({"X": given})
    hold(world, 0, "market_access")
    play(world, 0, "market_access", "sell:renewable", "quantity:3:6")
    assert offered(world, 0) == [
        "no_transaction", "buy:industrial", "sell:industrial", "buy:military", "buy:fossil",
        "sell:fossil",
    ]  # fmt: skip
    choose(world, 0, "buy:military", "quantity:1:5")
    assert world.asking is None
    assert (world.nations[0].money, world.prices) == (1, [2, 4, 5, 4])
