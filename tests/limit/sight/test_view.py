"""What each seat is shown of a world: the table to all, hands and decks to nobody else."""

from __future__ import annotations

import json

import pytest

from anthropolis.games.limit import GAME
from anthropolis.games.limit.rules.moving.tracks import population
from anthropolis.games.limit.rules.political.political import NewPolicy
from anthropolis.games.limit.rules.world.crises import Crisis
from anthropolis.games.limit.sight.view import view
from anthropolis.games.limit.table.components import CARD_IDS
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, offered, position, run

OWN_KEYS = {"hand", "drawn", "known_under", "costs"}


def test_only_the_owner_sees_its_hand_and_what_it_has_drawn() -> None:
    """LIM-TRM-08: another nation, and a spectator, see backs: how many cards of which kind."""
    world, names = position({"X": {"hand": ["terrorism", "education"]}, "Y": {}})
    run(world, NewPolicy(world.everybody()))
    choose(world, names["Y"], "deck:production")
    choose(world, names["X"], "deck:society")
    own = view(world, names["X"])["nations"][names["X"]]
    assert [held["card"] for held in own["hand"]] == ["education", "terrorism"]
    assert len(own["drawn"]) == 5
    for seat in (names["Y"], -1):
        seen = view(world, seat)["nations"][names["X"]]
        assert not OWN_KEYS & set(seen)
        assert seen["hand_sizes"] == {"society": 1, "production": 0, "military_economy": 1}
        assert seen["drawn_sizes"] == {"society": 5, "production": 0, "military_economy": 0}


@pytest.mark.parametrize(("class_a", "cards"), [(1, 5), (3, 5), (4, 10)])
def test_a_draw_of_five_or_ten_is_seen_by_its_owner_only(class_a: int, cards: int) -> None:
    """LIM-TRM-08, LIM-POL-03: in views, questions, options and events."""
    start = GAME.new(2, 5).state
    assert isinstance(start, World)
    world, names = position({"X": {"classes": [class_a, 1, 1, 1, 1]}, "Y": {}})
    x, y = names["X"], names["Y"]
    world.nations[x].decks = start.nations[0].decks
    top = [CARD_IDS[card] for card in world.nations[x].decks[1][:cards]]
    run(world, NewPolicy((x,)))
    choose(world, x, "deck:production")
    assert view(world, x)["nations"][x]["drawn"] == top
    assert offered(world, x) == [f"keep:{card}" for card in top]
    seen_by_others = [view(world, seat) for seat in (y, -1)]
    for key in [f"keep:{card}" for card in top[: 2 if class_a > 2 else 1]]:
        choose(world, x, key)
    seen_by_others += [view(world, seat) for seat in (y, -1)]
    told = [event.seen_by(seat) for event in world.events for seat in (y, -1)]
    for card in top:
        assert all(card not in json.dumps(seen) for seen in seen_by_others)
        assert all(card not in str(event) for event in told)


def test_everything_else_is_the_same_for_all() -> None:
    """LIM-TRM-08: boards, stocks, money, tokens, played cards and reserves are public."""
    world, _ = position({"X": {"played": ["surcharge"], "permanents": ["recycling"]}, "Y": {}})
    views = [view(world, seat) for seat in (0, 1, -1)]
    for seen in views:
        del seen["seat"]
        for nation in seen["nations"]:
            for key in OWN_KEYS & set(nation):
                del nation[key]
    assert views[0] == views[1] == views[2]
    assert views[2]["nations"][0]["played"] == ["surcharge"]
    assert views[2]["nations"][0]["permanents"] == ["recycling"]


def test_a_hand_card_says_which_rule_forbids_it() -> None:
    """LIM-CRD-03, LIM-CRD-04."""
    hand = ["craftsmanship", "graduate_studies", "vegetarianism"]
    world, _ = position({"X": {"hand": hand, "money": 3, "unrest": 10}})
    held = view(world, 0)["nations"][0]["hand"]
    assert {card["card"]: card["forbidden_by"] for card in held} == {
        "craftsmanship": None,
        "graduate_studies": "LIM-CRD-03",
        "vegetarianism": "LIM-CRD-04",
    }


def test_the_order_of_a_deck_is_nobodys_but_what_the_owner_put_under_it() -> None:
    """LIM-TRM-08, LIM-POL-05: the four cards not kept lie below five that nobody knows."""
    world, names = position({"X": {}, "Y": {}})
    run(world, NewPolicy((names["X"],)))
    choose(world, names["X"], "deck:society")
    kept, *rest = view(world, 0)["nations"][0]["drawn"]
    choose(world, names["X"], f"keep:{kept}", "as_it_lies")
    assert view(world, 0)["nations"][0]["known_under"]["society"] == rest
    assert view(world, 1)["nations"][0]["deck_sizes"]["society"] == 9
    assert "known_under" not in view(world, 1)["nations"][0]


def test_numbers_that_the_next_steps_will_ask_for() -> None:
    """LIM-SUP-03, LIM-IND-02, LIM-TAX-01, LIM-PRD-05, LIM-STR-01, LIM-POL-06.

    Before taxes the population of 20 grows to 30, before Production the industrial plant to level
    6; class E is taken to climb in Public order.
    """
    x = {
        "pop_level": 6,
        "classes": [3, 2, 2, 2, 1],
        "stock": {"renewable": 10, "industrial": 10},
        "permanents": ["vegetarianism"],
        "prod": {"industrial": 5, "military": 4},
    }
    world, _ = position({"X": x})
    assert view(world, 0)["nations"][0]["expected"] == {
        "hand_limit": 7,
        "supply": 10,
        "consumption": 10,
        "taxes": 90,
        "fossils": 4,
        "troops": 0,
        "class_struggle": 1,
    }


def test_market_prices_and_crises_by_generation() -> None:
    """LIM-TRN-02, LIM-CRI-02."""
    shared = {"pollution_reserve": 0, "generation": 3, "market": {"price": {"fossil": 6}}}
    world, _ = position({"X": {"pollution": 9}, "Y": {}}, shared)
    run(world, Crisis(1))
    seen = view(world, -1)
    assert seen["market"]["fossil"] == {"stock": 3, "position": 6, "buy": 20, "sell": 10}
    assert seen["market"]["renewable"] == {"stock": 3, "position": 3, "buy": 3, "sell": 2}
    assert seen["crises"]["by_generation"] == [[], [], ["environmental"]]
    assert (seen["crises"]["total"], seen["crises"]["now"]) == (1, ["environmental"])


def test_alliances_are_shown_where_they_are_played() -> None:
    """LIM-SET-11, LIM-ALL-06."""
    allied = {"alliances": {"economic": [["X", "Z"]]}, "agreement": {"economic": ["X", "Z"]}}
    world, _ = position({"X": {}, "Y": {}, "Z": {}}, allied, options={"alliances": True})
    economic = view(world, 1)["alliances"]["economic"]
    assert economic == {"groups": [[0, 2]], "agreement": [0, 2]}
    world, _ = position({"X": {}, "Y": {}})
    assert view(world, 0)["alliances"] is None


def test_the_star_nation_has_values_of_the_generation_and_tokens() -> None:
    """LIM-SOLO-02, LIM-SOLO-04: the order of the events to come is not shown."""
    world, _ = position({"X": {}}, {"generation": 4, "star": {"fossil": 3}})
    star = view(world, 0)["star"]
    assert star["population"] == {"level": 5, "value": 10}
    assert (star["class_c"], star["industrial"], star["military"]) == (3, 10, 5)
    assert (star["fossil"], star["territories"], star["money"]) == (3, 5, 40)
    assert (star["events_left"], star["events_past"]) == (8, [])


def test_scores_as_they_stand_with_and_without_lenses() -> None:
    """LIM-SCO-01, LIM-LEN-01."""
    options = {"lenses": {"military": "militarist"}}
    world, _ = position({"X": {"stock": {"military": 7}}, "Y": {}}, options=options)
    nation = view(world, 1)["nations"][0]
    assert (nation["score"]["military"], nation["base_score"]["military"]) == (7, 2)
    by_lens = view(world, 1)["scores_by_lens"]
    assert by_lens["militarist"] == [by_lens["none"][0] + 5, by_lens["none"][1]]


def test_a_card_costs_what_its_words_come_to_for_the_one_who_looks() -> None:
    """LIM-CRD-01: Public Expenditure is a dollar a head; what a target decides is left open."""
    hand = ["public_expenditure", "indoctrination", "robotization"]
    world, names = position({"X": {"population": 4, "hand": hand}, "Y": {}})
    costs = view(world, names["X"])["nations"][names["X"]]["costs"]
    assert costs["public_expenditure"] == [population(world, names["X"])]
    assert costs["indoctrination"] == [1]
    assert costs["robotization"] == [None]
