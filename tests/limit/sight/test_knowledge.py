"""Who knows what: redealing the hidden cards, and which choices can be taken back."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.saving import pack_state
from anthropolis.games.limit import GAME
from anthropolis.games.limit.rules.political.political import (
    DecidePolicy,
    NewPolicy,
    PoliticalActionCapacity,
)
from anthropolis.games.limit.sight.knowledge import resample
from anthropolis.games.limit.sight.view import view
from anthropolis.games.limit.table.components import CARD_BY_ID, CARD_IDS, cards_in, set_of
from anthropolis.games.limit.table.conservation import broken_laws
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, position, run


def after_drawing() -> tuple[World, int, int]:
    """X has drawn five society cards, kept the first and put four under the deck."""
    world, names = position({"X": {}, "Y": {}})
    x, y = names["X"], names["Y"]
    run(world, NewPolicy((x,)))
    choose(world, x, "deck:society")
    first = cards_in(set_of(world.nations[x].drawn))[0]
    choose(world, x, f"keep:{CARD_IDS[first]}", "as_it_lies")
    return world, x, y


def imagined(world: World, seat: int, number: int) -> World:
    twin = world.copy()
    resample(twin, seat, chance_from(number))
    return twin


def test_a_nation_knows_the_cards_it_put_under_its_deck_but_not_the_order_above() -> None:
    """LIM-TRM-08, LIM-POL-05."""
    world, x, _ = after_drawing()
    deck = world.nations[x].decks[0]
    orders = [imagined(world, x, n).nations[x].decks[0] for n in range(20)]
    assert all(order[5:] == deck[5:] for order in orders)
    assert all(sorted(order[:5]) == sorted(deck[:5]) for order in orders)
    assert len({tuple(order) for order in orders}) > 10


def test_others_may_imagine_any_hidden_card_in_its_hand_but_the_four_starters_are_known() -> None:
    """LIM-TRM-08, LIM-SET-08."""
    world, x, y = after_drawing()
    starters = world.nations[x].shown
    kept = set()
    for number in range(60):
        owner = imagined(world, y, number).nations[x]
        assert owner.hand & starters == starters
        [secret] = cards_in(owner.hand & ~starters)
        kept.add(secret)
        assert [len(deck) for deck in owner.decks] == [9, 10, 10]
    society = [*world.nations[x].decks[0], *cards_in(world.nations[x].hand & ~starters)]
    assert kept == set(society)


def test_cards_drawn_and_not_yet_kept_are_hidden_as_well() -> None:
    """LIM-TRM-08, LIM-POL-03: the backs tell how many there are."""
    world, names = position({"X": {}, "Y": {}})
    run(world, NewPolicy(world.everybody()))
    choose(world, names["X"], "deck:production")
    choose(world, names["Y"], "deck:society")
    drawn = [tuple(imagined(world, names["Y"], n).nations[0].drawn) for n in range(20)]
    assert len(set(drawn)) > 10
    assert {len(cards) for cards in drawn} == {5}
    assert imagined(world, names["X"], 1).nations[0].drawn == world.nations[0].drawn


def test_a_spectator_knows_no_hand() -> None:
    """LIM-TRM-08."""
    world, x, y = after_drawing()
    world.nations[y].shown &= ~(1 << CARD_BY_ID["education"])
    hands = {tuple(n.hand for n in imagined(world, -1, k).nations) for k in range(30)}
    assert len({hand[x] for hand in hands}) > 3
    assert len({hand[y] for hand in hands}) > 3


def after_taking_back() -> tuple[World, int, int]:
    """X has taken Policy Planning back before all eyes and then kept Extraction of five cards."""
    world, names = position({"X": {"permanents": ["policy_planning"]}, "Y": {}})
    x, y = names["X"], names["Y"]
    run(world, DecidePolicy())
    choose(world, x, "take_back:policy_planning", "pass")
    choose(world, y, "pass")
    run(world, NewPolicy((x,)))
    choose(world, x, "deck:production", "keep:extraction", "as_it_lies")
    return world, x, y


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_card_openly_taken_back_is_known_to_lie_in_its_place_under_the_deck(seat: int) -> None:
    """LIM-TRM-08, LIM-CRD-13: four hidden cards went under it, four are still above it."""
    world, x, _ = after_taking_back()
    seen = view(world, seat)["nations"][x]["open_under"]
    assert seen == [{"card": "policy_planning", "deck": "production", "above": 4}]
    for number in range(30):
        owner = imagined(world, seat, number).nations[x]
        assert owner.decks[1].index(CARD_BY_ID["policy_planning"]) == 4
        assert len(owner.decks[1]) == 9


def test_a_card_taken_back_may_be_anywhere_once_it_has_been_drawn_again() -> None:
    """LIM-TRM-08, LIM-POL-03: it is the fifth of the five cards drawn, all but one put back."""
    world, x, y = after_taking_back()
    run(world, NewPolicy((x,)))
    choose(world, x, "deck:production")
    assert CARD_BY_ID["policy_planning"] in world.nations[x].drawn
    choose(world, x, "keep:policy_planning", "as_it_lies")
    assert view(world, y)["nations"][x]["open_under"] == []
    assert broken_laws(world) == []
    hands = [imagined(world, y, number).nations[x].hand for number in range(60)]
    held = [hand >> CARD_BY_ID["policy_planning"] & 1 for hand in hands]
    assert {0, 1} == set(held)


def test_a_hidden_discard_leaves_the_others_unsure_of_that_kind_only() -> None:
    """LIM-TRM-08, LIM-POL-06: a society card is gone, so Education may be the one."""
    hand = ["education", "public_expenditure", "craftsmanship", "industrialization", "terrorism"]
    world, names = position({"X": {"hand": [*hand, "surcharge"]}, "Y": {}})
    x, y = names["X"], names["Y"]
    run(world, PoliticalActionCapacity((x,)))
    choose(world, x, "discard:surcharge")
    for number in range(30):
        owner = imagined(world, y, number).nations[x]
        known = {CARD_BY_ID[card] for card in ("craftsmanship", "industrialization", "terrorism")}
        assert known <= set(cards_in(owner.hand))
        assert owner.hand.bit_count() == 5
    hands = {imagined(world, y, number).nations[x].hand for number in range(30)}
    assert any(not hand >> CARD_BY_ID["education"] & 1 for hand in hands)
    assert imagined(world, x, 1).nations[x].hand == world.nations[x].hand


def test_a_card_fetched_back_or_returned_is_known_to_be_in_hand() -> None:
    """LIM-TRM-08, LIM-POL-13, LIM-CS-12: Extraction was played from a hidden hand."""
    world, names = position({"X": {"hand": ["extraction"], "money": 9}, "Y": {}})
    x, y = names["X"], names["Y"]
    world.nations[x].shown = 0
    run(world, DecidePolicy())
    choose(world, x, "play:extraction", "pass")
    choose(world, y, "pass")
    for number in range(20):
        assert imagined(world, y, number).nations[x].hand == 1 << CARD_BY_ID["extraction"]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_imagining_hangs_on_knowledge_and_chance_alone(seat: int) -> None:
    """LIM-TRM-08: a world imagined from an imagined world is the one imagined at once."""
    world, _, _ = after_drawing()
    for moment in (world, after_taking_back()[0]):
        once = imagined(moment, seat, 7)
        again = imagined(imagined(moment, seat, 3), seat, 7)
        assert pack_state(once) == pack_state(again)
        assert broken_laws(once) == []


def test_nobody_knows_the_order_of_the_events_to_come() -> None:
    """LIM-SOLO-03."""
    world, _ = position({"X": {}}, {"star": {}})
    orders = {tuple(imagined(world, 0, n).event_pile) for n in range(10)}
    assert len(orders) > 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(8))}


def test_playing_a_card_and_passing_can_be_taken_back_until_the_phase_goes_on() -> None:
    """LIM-POL-08, LIM-POL-13."""
    world, names = position({"X": {}, "Y": {}})
    run(world, DecidePolicy())
    brought = []
    for nation, key in (("X", "play:public_expenditure"), ("X", "pass"), ("Y", "pass")):
        before = len(world.events)
        choose(world, names[nation], key)
        brought.append(world.events[before:])
    run(world, NewPolicy(world.everybody()))
    assert [GAME.may_undo(events, together=False) for events in brought] == [True, True, False]


def test_drawing_cards_cannot_be_taken_back() -> None:
    """LIM-POL-03."""
    world, names = position({"X": {}, "Y": {}})
    run(world, NewPolicy((names["X"],)))
    before = len(world.events)
    choose(world, names["X"], "deck:society")
    assert not GAME.may_undo(world.events[before:], together=False)
    assert not GAME.may_undo([], together=False)
