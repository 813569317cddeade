"""A match: the public way to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import anthropolis
from anthropolis.engine.foresight import flatten, sure_changes
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match
from tests.conformance.sealed_bids import GAME, Auction, BidsOpened, Drew, DrewUnseen, Kept

ann, bo = 0, 1


@pytest.fixture
def match(register: Callable[[Game], Game]) -> Match:
    """Sealed bids: Ann holds 4 and 10, Bo 2 and 11, and eight cards are in the deck."""
    return register(GAME).new(2, seed=1)


def open_bids(match: Match) -> None:
    """Both bid their lower card, and Ann wins."""
    match.choose(bo, "bid:2")
    match.choose(ann, "bid:4")


def test_two_seats_decide_at_once_and_see_only_their_own_cards(match: Match) -> None:
    assert match.deciders == (ann, bo)
    decision = match.decision(bo)
    assert (decision.rule, decision.prompt("fr")) == ("SEA-BID-01", "Manche 1 : misez une carte.")
    assert [option.key for option in decision.options] == ["bid:2", "bid:11"]
    option = decision.options[1]
    assert option.ref == {"action": "bid", "card": 11}
    assert (option.label(), option.label("fr")) == ("Bid 11", "Miser 11")
    assert match.view(bo)["hands"] == {"1": [2, 11]}
    assert match.view(None)["hands"] == {}


@pytest.mark.parametrize(
    ("seat", "key", "message"),
    [
        (bo, "bid:99", r"'bid:99' is not one of the options \(SEA-BID-01\)"),
        (7, "bid:1", "seat 7 has nothing to decide now"),
        (bo, "", r"'' is not one of the options \(SEA-BID-01\)"),
    ],
)
def test_a_choice_that_is_not_offered_leaves_everything_as_it_was(
    match: Match, seat: int, key: str, message: str
) -> None:
    before = GAME.save(match.state)
    for attempt in (match.choose, match.preview):
        with pytest.raises(anthropolis.Illegal, match=message):
            attempt(seat, key)
    with pytest.raises(anthropolis.Illegal):
        match.answer(seat, 99)
    assert (GAME.save(match.state), match.choices, match.events) == (before, [], [])


def test_a_refused_option_is_listed_with_the_rule_that_refuses_it(match: Match) -> None:
    assert isinstance(match.state, Auction)
    match.state.deck = []
    open_bids(match)
    assert [option.key for option in match.decision(ann).options] == ["keep", "levy"]
    blocked = match.decision(ann).blocked
    assert [(b.rule, b.ref, b.label("fr")) for b in blocked] == [
        ("SEA-WIN-02", {"action": "draw"}, "Payer une pièce pour piocher")
    ]
    with pytest.raises(anthropolis.Illegal, match=r"'draw' is not allowed now") as refusal:
        match.choose(ann, "draw")
    assert refusal.value.rule == "SEA-WIN-02"


def test_nothing_shows_until_all_have_answered(match: Match) -> None:
    before = [match.view(seat) for seat in (None, ann)]
    match.choose(bo, "bid:11")
    assert [match.view(seat) for seat in (None, ann)] == before
    assert (match.deciders, match.events) == ((ann,), [])
    match.choose(ann, "bid:4")
    assert match.events == [BidsOpened("SEA-BID-02", (4, 11), bo)]


def test_a_preview_tells_what_is_certain_and_commits_nothing(match: Match) -> None:
    open_bids(match)
    before = GAME.save(match.state)
    kept = match.preview(ann, "keep")
    assert (kept.events, kept.changes, kept.sure) == ([Kept("SEA-WIN-01", ann)], {}, True)
    drawn = match.preview(ann, "draw")
    assert drawn.changes == {
        "coins": ([2, 0], [1, 0]),
        "deck": (8, 7),
        "hand_sizes": ([1, 1], [2, 1]),
    }
    assert (drawn.events, drawn.sure) == ([], False)  # which card comes is not certain
    assert GAME.save(match.state) == before


def test_everybody_is_told_what_they_may_know(match: Match) -> None:
    open_bids(match)
    match.choose(ann, "draw")
    card = match.view(ann)["hands"]["0"]
    card.remove(10)
    assert match.events_seen_by(ann, since=1)[0] == Drew("SEA-WIN-02", ann, card[0])
    for seat in (bo, None):
        assert match.events_seen_by(seat, since=1)[0] == DrewUnseen("SEA-WIN-02", ann)


def test_a_choice_is_undone_by_playing_the_others_again(match: Match) -> None:
    open_bids(match)
    before = GAME.save(match.state)
    match.choose(ann, "keep")
    assert GAME.may_undo(match.events[1:], together=False)
    undone = anthropolis.replay(match.record(), upto=2)
    assert GAME.save(undone.state) == before
    assert undone.choices == match.choices[:-1]


def test_a_copy_is_another_match(match: Match) -> None:
    what_if = match.copy()
    open_bids(what_if)
    assert (len(what_if.choices), len(what_if.events)) == (2, 1)
    assert (match.choices, match.events, match.deciders) == ([], [], (ann, bo))


def test_a_finished_match_has_scores_winners_and_no_more_decisions(match: Match) -> None:
    assert (match.finished, match.winners, match.record().result) == (False, (), None)
    while not match.finished:
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
    assert sum(match.scores) == 4
    assert match.winners == tuple(s for s in (ann, bo) if match.scores[s] == max(match.scores))
    assert match.record().result == {"scores": list(match.scores), "winners": list(match.winners)}
    for attempt in (match.decision, lambda seat: match.choose(seat, "keep")):
        with pytest.raises(anthropolis.Illegal, match="the game is over"):
            attempt(ann)


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_a_game_is_for_so_many_seats_only(seats: int) -> None:
    with pytest.raises(anthropolis.BadSeats, match=f"is for 1 to 4 seats, not {seats}$"):
        GAME.new(seats)


@pytest.mark.parametrize("seats", ["2", 2.0, None])
def test_seats_are_counted_in_whole_numbers(seats: Any) -> None:
    """Compiled code refuses the type before the game sees the number."""
    with pytest.raises((anthropolis.BadSeats, TypeError)):
        GAME.new(seats)


def test_two_views_can_be_compared_path_by_path() -> None:
    view = {"hands": {"0": [1, 2]}, "coins": 3, "board": {}}
    assert flatten(view) == {"hands.0": [1, 2], "coins": 3, "board": {}}


def test_of_a_list_of_records_a_preview_tells_the_parts_that_are_sure() -> None:
    before = [{"coins": 1, "hand": 3}, {"coins": 1, "hand": 3}]
    one = [{"coins": 2, "hand": 4}, {"coins": 1, "hand": 3}]
    other = [{"coins": 2, "hand": 5}, {"coins": 1, "hand": 3}]
    trials = [{"people": (before, one)}, {"people": (before, other)}]
    assert sure_changes(trials) == {"people.0.coins": (1, 2)}
    assert sure_changes([trials[0], trials[0]]) == {"people": (before, one)}
    assert sure_changes([trials[0], {}]) == {}
