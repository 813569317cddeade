"""What allies may do for each other."""

from __future__ import annotations

from typing import Any

from anthropolis.games.limit.rules.moving.aid import HelpRequest
from anthropolis.games.limit.rules.social.public_order import PublicOrder
from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.rules.world.crises import Crisis
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, position, run

RENEWABLE, INDUSTRIAL, MILITARY, FOSSIL = 0, 1, 2, 3
MILITARY_ALLIANCE, ECONOMIC_ALLIANCE = 0, 1
X, Y, Z = 0, 1, 2


def allied(kind: str, **nations: Any) -> World:
    """X, Y and Z in one alliance of that kind."""
    world, _ = position(
        {name: nations.get(name, {}) for name in "XYZ"},
        world={"alliances": {kind: [["X", "Y", "Z"]]}},
    )
    return world


def hungry(**others: Any) -> World:
    """X needs 10 and has 7."""
    return allied("economic", X={"pop_level": 5, "stock": {"renewable": 7}}, **others)


def test_an_ally_can_feed_a_nation() -> None:
    """LIM-AID-04, LIM-AID-05, LIM-SUP-06: exactly what is missing changes hands and is eaten."""
    world = hungry(Y={"stock": {"renewable": 9}})
    run(world, Supply((X,)))
    assert offered(world, X) == ["no_help", "ask_for:3:renewable"]
    choose(world, X, "ask_for:3:renewable")
    assert offered(world, Y) == [f"pledge:{n}:renewable" for n in range(4)]
    choose(world, Y, "pledge:3:renewable")
    assert [nation.stock[RENEWABLE] for nation in world.nations] == [0, 6, 2]
    assert (world.nations[X].pop, world.nations[X].unrest) == (5, 6)
    assert world.finished()


def test_too_little_is_a_refusal_and_nothing_moves() -> None:
    """LIM-AID-05, LIM-AID-06: pledges of 2 for 3; the alliance stands if X does not break it."""
    world = hungry(Y={"stock": {"renewable": 9}})
    run(world, Supply((X,)))
    choose(world, X, "ask_for:3:renewable")
    choose(world, Y, "pledge:2:renewable")
    choose(world, Z, "pledge:0:renewable")
    assert offered(world, X) == ["keep_alliance", "break_alliance"]
    choose(world, X, "keep_alliance", "plant_down:renewable:1")
    assert world.nations[Y].stock[RENEWABLE] == 9
    assert (world.groups[ECONOMIC_ALLIANCE], world.nations[X].pop) == ([1, 1, 1], 4)
    assert [nation.disruption for nation in world.nations] == [0, 0, 0]


def test_a_refused_nation_may_break_the_alliance() -> None:
    """LIM-AID-06: every member receives 1 disruption and takes its token back, asker included."""
    world = hungry()
    world.agreement[ECONOMIC_ALLIANCE] = 0b111
    run(world, Supply((X,)))
    choose(world, X, "ask_for:3:renewable")
    choose(world, Y, "pledge:2:renewable")
    choose(world, Z, "pledge:0:renewable")
    choose(world, X, "break_alliance")
    assert [nation.disruption for nation in world.nations] == [1, 1, 1]
    assert world.groups[ECONOMIC_ALLIANCE] == [0, 0, 0]
    assert (world.agreement[ECONOMIC_ALLIANCE], world.disruption_reserve) == (0, 9)


def test_a_nation_need_not_ask() -> None:
    """LIM-AID-04: it may suffer instead; that is no refusal and nothing can be broken."""
    world = hungry(Y={"stock": {"renewable": 9}})
    run(world, Supply((X,)))
    choose(world, X, "no_help")
    assert offered(world, X) == ["plant_down:renewable:1"]
    choose(world, X, "plant_down:renewable:1")
    assert world.nations[X].pop == 4


def test_those_who_can_pay_do_so_before_anybody_asks() -> None:
    """LIM-AID-08, LIM-AID-05: Y eats 2 of 4, Z 2 of 3, though X leads; what is left is enough."""
    world = hungry(Y={"stock": {"renewable": 4}}, Z={"stock": {"renewable": 3}})
    run(world, Supply((X, Y, Z)))
    assert [nation.stock[RENEWABLE] for nation in world.nations] == [7, 2, 1]
    choose(world, X, "ask_for:3:renewable")
    assert offered(world, Y) == [f"pledge:{n}:renewable" for n in range(3)]
    choose(world, Y, "pledge:2:renewable")
    assert offered(world, Z) == ["pledge:0:renewable", "pledge:1:renewable"]


def test_what_all_allies_together_do_not_have_cannot_be_asked_for() -> None:
    """LIM-AID-05: 3 are missing, Y and Z have 2 left when they have eaten; X starves unasked."""
    world = hungry(Y={"stock": {"renewable": 3}}, Z={"stock": {"renewable": 3}})
    run(world, Supply((X, Y, Z)))
    assert offered(world, X) == ["plant_down:renewable:1"]
    choose(world, X, "plant_down:renewable:1")
    assert world.nations[X].pop == 4


def test_each_ally_sees_what_is_still_missing() -> None:
    """LIM-AID-05: in turn order, Z first; after its pledge of 1 the question to Y says 2 of 3."""
    world = hungry(Y={"stock": {"renewable": 9}})
    world.order = [Z, X, Y]
    run(world, Supply((X,)))
    choose(world, X, "ask_for:3:renewable")
    choose(world, Z, "pledge:1:renewable")
    step = world.asking
    assert step is not None
    assert step.prompt(world, Y).params == {
        "asker": X, "amount": 3, "resource": "renewable", "missing": 2,
    }  # fmt: skip
    choose(world, Y, "pledge:2:renewable")
    assert [nation.stock[RENEWABLE] for nation in world.nations] == [0, 7, 1]


def test_nobody_is_asked_once_a_request_is_out_of_reach() -> None:
    """LIM-AID-05: Y pledges nothing, and Z's 2 are not the 3 that are missing."""
    world = hungry(Y={"stock": {"renewable": 9}})
    run(world, Supply((X,)))
    choose(world, X, "ask_for:3:renewable")
    choose(world, Y, "pledge:0:renewable")
    assert offered(world, X) == ["keep_alliance", "break_alliance"]


def test_those_in_need_ask_in_turn_order_and_suffer_together() -> None:
    """LIM-AID-08, LIM-TRM-07: X is fed and eats at once; then Y asks in vain and starves."""
    world = allied(
        "economic",
        X={"stock": {"renewable": 1}},
        Y={"stock": {"renewable": 1}},
        Z={"stock": {"renewable": 4}},
    )
    run(world, Supply((X, Y, Z)))
    choose(world, X, "ask_for:1:renewable")
    choose(world, Y, "pledge:0:renewable")
    choose(world, Z, "pledge:1:renewable")
    assert [nation.stock[RENEWABLE] for nation in world.nations] == [0, 1, 1]
    choose(world, Y, "ask_for:1:renewable")
    choose(world, Z, "pledge:0:renewable")
    choose(world, Y, "keep_alliance", "plant_down:renewable:1")
    assert [nation.pop for nation in world.nations] == [2, 1, 2]


def test_a_broken_alliance_helps_nobody_else() -> None:
    """LIM-AID-06, LIM-AID-08: X breaks it, so Y has nobody left to ask."""
    world = hungry(
        Y={"stock": {"renewable": 0}, "prod": {"renewable": 1}}, Z={"stock": {"renewable": 9}}
    )
    run(world, Supply((X, Y)))
    choose(world, X, "ask_for:3:renewable")
    choose(world, Z, "pledge:0:renewable")
    choose(world, X, "break_alliance")
    assert world.deciders() == [X]  # Y was not asked, and has no plant to choose
    choose(world, X, "plant_down:renewable:1")
    y = world.nations[Y]
    assert (y.pop, y.unrest, y.disruption) == (1, 11, 1 + 1)


def test_economic_allies_give_goods_and_military_allies_do_not() -> None:
    """LIM-AID-04, LIM-AID-07, LIM-IND-05: each kind of alliance helps with its own resources."""
    needy = {"pop_level": 5, "column_c": 3, "stock": {"industrial": 9}}
    economic = allied("economic", X=needy)
    run(economic, Consumption((X,)))
    assert offered(economic, X) == ["no_help", "ask_for:1:industrial"]
    military = allied("military", X=needy)
    run(military, Consumption((X,)))
    assert military.finished()
    assert military.nations[X].unrest == 8


def test_military_allies_send_troops_against_an_uprising() -> None:
    """LIM-AID-02, LIM-ORD-04: 3 of 5 are missing."""
    rising = {"pop_level": 5, "unrest": 10, "column_c": 2, "stock": {"military": 2}}
    world = allied("military", X=rising, Y={"stock": {"military": 5}})
    run(world, PublicOrder((X,)))
    choose(world, X, "ask_for:3:military")
    choose(world, Y, "pledge:3:military")
    assert [nation.stock[MILITARY] for nation in world.nations] == [0, 2, 0]
    assert world.nations[X].classes == [1, 1, 1, 1, 1]


def test_military_allies_send_troops_in_a_military_crisis() -> None:
    """LIM-AID-02, LIM-MIL-03: Y arms itself first and has 4 left."""
    world = allied("military", X={"pop_level": 4}, Y={"stock": {"military": 5}})
    world.disruption_reserve = 0
    run(world, Crisis(2))
    assert [nation.stock[MILITARY] for nation in world.nations] == [0, 4, 0]
    choose(world, X, "ask_for:3:military")
    choose(world, Y, "pledge:3:military")
    assert [nation.stock[MILITARY] for nation in world.nations] == [0, 1, 0]
    assert world.deciders() == [Z]


def test_to_resist_any_amount_up_to_the_attack_may_be_asked() -> None:
    """LIM-AID-01, LIM-AID-05: a request between 1 and 3; two allies share it in turn order."""
    world = allied("military", Y={"stock": {"military": 2}}, Z={"stock": {"military": 2}})
    run(world, HelpRequest(X, MILITARY_ALLIANCE, MILITARY, 1, 3))
    assert offered(world, X) == [f"ask_for:{amount}:military" for amount in (1, 2, 3)]
    step = world.asking
    assert step is not None
    assert step.span(world, X) == (1, 3)
    choose(world, X, "ask_for:3:military")
    choose(world, Y, "pledge:2:military")
    assert offered(world, Z) == ["pledge:0:military", "pledge:1:military"]
    choose(world, Z, "pledge:1:military")
    assert [nation.stock[MILITARY] for nation in world.nations] == [3, 0, 1]


def test_a_gift_of_goods_feeds_no_recycling() -> None:
    """LIM-AID-05: a gift is no spending; what the receiver then consumes is."""
    world = allied(
        "economic",
        X={"pop_level": 5, "column_c": 3, "stock": {"industrial": 0}, "permanents": ["recycling"]},
        Y={"stock": {"industrial": 12}, "permanents": ["recycling"]},
    )
    run(world, Consumption((X,)))
    choose(world, X, "ask_for:10:industrial")
    choose(world, Y, "pledge:10:industrial")
    assert [nation.stock[FOSSIL] for nation in world.nations] == [9, 8, 8]
    assert [nation.stock[INDUSTRIAL] for nation in world.nations] == [0, 2, 1]


def test_without_an_ally_there_is_nobody_to_ask() -> None:
    """LIM-AID-07: a rich neighbour may not help."""
    world, _ = position(
        {"X": {"stock": {"renewable": 1}}, "Y": {"stock": {"renewable": 9}}},
    )
    run(world, Supply((X,)))
    assert offered(world, X) == ["plant_down:renewable:1"]
    assert world.nations[Y].stock[RENEWABLE] == 9
