"""Pollution, disruption, money, fossils: where they come from and where they go."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from anthropolis.games.limit.rules.moving.tokens import (
    bank_to_box,
    lose_fossil,
    lose_territory,
    pay_bank,
    pay_box,
    receive_disruption,
    receive_from_bank,
    receive_in_full,
    receive_pollution,
    remove_pollution,
    return_disruption,
)
from anthropolis.games.limit.rules.world.crises import Crisis
from anthropolis.games.limit.table.conservation import broken_laws
from tests.limit.positions import position, run

RULE = "LIM-TOK-01"


def test_pollution_comes_from_the_reserve_then_as_excess() -> None:
    """LIM-TOK-01: 3 tokens of a reserve of 2."""
    world, _ = position({"X": {}}, world={"pollution_reserve": 2})
    receive_pollution(world, 0, 3, RULE)
    assert world.nations[0].pollution == 3
    assert (world.pollution_reserve, world.excess_pollution) == (0, 1)


def test_excess_tokens_weigh_like_the_others() -> None:
    """LIM-TOK-02: whoever took the last tokens, X and Y tie for the most pollution."""
    world, _ = position(
        {"X": {"pollution": 7}, "Y": {"pollution": 7}},
        world={"pollution_reserve": 0, "excess_pollution": 2},
    )
    run(world, Crisis(1))
    assert [nation.unrest for nation in world.nations] == [9, 9]


def test_excess_leaves_play_first() -> None:
    """LIM-TOK-03: two in excess; the third token removed refills the reserve."""
    world, _ = position(
        {"X": {"pollution": 9}, "Y": {"pollution": 5}},
        world={"pollution_reserve": 0, "excess_pollution": 2},
    )
    remove_pollution(world, 1, 3, RULE)
    assert world.nations[1].pollution == 2
    assert (world.pollution_reserve, world.excess_pollution) == (1, 0)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(-4, 6)), max_size=30))
def test_reserve_and_excess_follow_from_the_total(moves: list[tuple[int, int]]) -> None:
    """LIM-TOK-03: reserve = max(0, P - T), excess = max(0, T - P), with P = 15 for 3 nations."""
    world, _ = position({"X": {}, "Y": {}, "Z": {}})
    for nation, tokens in moves:
        if tokens > 0:
            receive_pollution(world, nation, tokens, RULE)
        else:
            remove_pollution(world, nation, -tokens, RULE)
        held = sum(nation.pollution for nation in world.nations)
        assert world.pollution_reserve == max(0, 15 - held)
        assert world.excess_pollution == max(0, held - 15)


def test_disruption_beyond_the_reserve_comes_from_the_box() -> None:
    """LIM-TOK-04: 4 tokens of a reserve of 1; all are ordinary."""
    world, _ = position({"X": {}}, world={"disruption_reserve": 1})
    receive_disruption(world, 0, 4, RULE)
    assert (world.nations[0].disruption, world.disruption_reserve) == (4, 0)
    assert world.box_disruption == -3


def test_returned_disruption_refills_the_reserve_at_once() -> None:
    """LIM-TOK-05: although three tokens of the LIMIT box are in play; never more than one has."""
    world, _ = position({"X": {}, "Y": {"disruption": 1}}, world={"disruption_reserve": 1})
    receive_disruption(world, 0, 4, RULE)
    return_disruption(world, 0, 2, RULE)
    return_disruption(world, 1, 2, RULE)
    assert [nation.disruption for nation in world.nations] == [2, 0]
    assert (world.disruption_reserve, world.box_disruption) == (3, -3)


def test_lost_fossils_are_gone() -> None:
    """LIM-TOK-06: to the LIMIT box, not to the market."""
    world, _ = position({"X": {}})
    lose_fossil(world, 0, 3, RULE)
    assert (world.nations[0].stock[3], world.box_fossil, world.market[3]) == (5, 3, 3)


def test_money_goes_to_the_bank_unless_a_rule_says_otherwise() -> None:
    """LIM-TOK-07: 2 $ to the Bank, 1 $ to the LIMIT box."""
    world, _ = position({"X": {}})
    pay_bank(world, 0, 2, RULE)
    assert (world.nations[0].money, world.bank, world.box_money) == (3, 111, 0)
    pay_box(world, 0, 1, RULE)
    assert (world.nations[0].money, world.bank, world.box_money) == (2, 111, 1)


def test_an_empty_bank_pays_taxes_from_the_limit_box() -> None:
    """LIM-TOK-08: and a financial crisis tile is placed, once a generation."""
    world, _ = position({"X": {"money": 0}}, world={"bank": 10})
    receive_in_full(world, 0, 10, RULE)
    assert (world.nations[0].money, world.bank, world.crises) == (10, 0, [0, 0, 0])
    receive_in_full(world, 0, 4, RULE)
    receive_in_full(world, 0, 4, RULE)
    assert (world.nations[0].money, world.bank, world.box_money) == (18, 0, -8)
    assert (world.crises, world.crises_now) == ([1, 0, 0], 0b001)


def test_in_no_other_case_is_money_created() -> None:
    """LIM-TOK-09: the Bank pays what it holds, and there is no crisis."""
    world, _ = position({"X": {"money": 0}}, world={"bank": 7})
    receive_from_bank(world, 0, 10, RULE)
    assert (world.nations[0].money, world.bank, world.crises) == (7, 0, [0, 0, 0])


FREE = [receive_pollution, remove_pollution, receive_disruption, return_disruption]


@given(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 1), st.integers(0, 60)), max_size=30))
def test_nothing_appears_and_nothing_vanishes(moves: list[tuple[int, int, int]]) -> None:
    """LIM-TOK-01 to LIM-TOK-09, LIM-TRM-03: sums with the LIMIT boxes stay, whatever moves."""
    world, _ = position({"X": {}, "Y": {}})
    for move, nation, amount in moves:
        owner = world.nations[nation]
        if move < len(FREE):
            FREE[move](world, nation, amount, RULE)
        elif move == 4:
            pay_box(world, nation, min(amount, owner.money), RULE)
        elif move == 5:
            receive_in_full(world, nation, amount, RULE)
        elif move == 6:
            bank_to_box(world, min(amount, world.bank), RULE)
        elif move == 7:
            lose_fossil(world, nation, min(amount, owner.stock[3]), RULE)
        else:
            lose_territory(world, nation, RULE)
        assert broken_laws(world) == []
